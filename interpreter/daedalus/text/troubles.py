"""What is wrong with a file, an answer or a position, in a language. It comes from rooms that know none: with its key,
what is put in, and the English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daedalus.core.errors import DaedalusError, Trouble
from daedalus.language.findings import PIECE, SIDE, SPACE, THING, TRACK, TROUBLE, TYPE, BrokenText, Term, Value
from daedalus.text.called import called
from daedalus.text.places import ENGLISH

if TYPE_CHECKING:
    from daedalus.kit.definition import Definition

# What messages put in that has a name in the language, by the name of the argument.
PUT_IN = {
    "country": SPACE,
    "countries": SPACE,
    "space": SPACE,
    "piece": PIECE,
    "field": TRACK,
    "thing": THING,
    "type": TYPE,
}


def term(said: Trouble, game: Definition | None = None) -> Term:
    """Something wrong as a finding says it; about a game, whose names it may put in."""
    kind, _, key = said.key.partition("-")
    about = tuple((name, _put_in(name, value, game)) for name, value in said.about)
    return Term(kind, key, game.id if game is not None else "", about, str(said))


def _put_in(name: str, value: Any, game: Definition | None) -> Any:
    if isinstance(value, Trouble):
        return term(value, game)
    if type(value) is tuple:
        return tuple(_put_in(name, item, game) for item in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value  # a message may depend on it
    if game is not None and name in PUT_IN:
        return Term(PUT_IN[name], str(value), game.id)  # its words are perhaps what is wrong
    if game is not None and name == SIDE and value in game.sides:
        return Term(SIDE, value, game.id, printed=game.sides[value])
    return str(value)


def by_rule(what: Trouble, rule: str, game: Definition | None = None) -> Term:
    """Something wrong with the rule that says so, if there is one."""
    wrong = term(what, game)
    return (
        Term(TROUBLE, "by-rule", wrong.game, (("what", wrong), ("rule", rule)), f"{what} ({rule})") if rule else wrong
    )


def said(error: DaedalusError, game: Definition | None = None) -> tuple[Value, Value]:
    """What is wrong and what to do about it, for a finding; as it is, where it has no message."""
    what = by_rule(error.says, error.rule, game) if isinstance(error.says, Trouble) else error.message
    return what, term(error.advises, game) if isinstance(error.advises, Trouble) else error.remedy


def say(what: Trouble, language: str = ENGLISH, game: Definition | None = None, rule: str = "") -> str:
    """Something wrong, or what to do about it, in words."""
    return _in(by_rule(what, rule, game), language)


def told(error: DaedalusError, language: str = ENGLISH, game: Definition | None = None) -> str:
    """An error as a person reads it: where, what is wrong, and what to do about it."""
    what, remedy = parts(error, language, game)
    if isinstance(error, BrokenText):
        return "\n  ".join(filter(None, [what, remedy]))
    text = f"{error.where}: {what}" if error.where else what
    return f"{text}\n  {remedy}" if remedy else text


def parts(error: DaedalusError, language: str = ENGLISH, game: Definition | None = None) -> tuple[str, str]:
    """What is wrong, and what to do about it. Of a text that cannot be used, the first finding."""
    what, remedy = said(error, game)
    if isinstance(error, BrokenText):
        from daedalus.text.findings import text

        return text(error.findings[0], language), _in(remedy, language)
    return _in(what, language), _in(remedy, language)


def _in(value: Value, language: str) -> str:
    if language == ENGLISH:
        return str(value)  # as the error itself says it: no message need be looked for
    return called(value, language) if isinstance(value, Term) else str(value)
