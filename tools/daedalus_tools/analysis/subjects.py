"""Whom a condition speaks of: the countries in it, also where it says so in other words."""

from __future__ import annotations

from daedalus.language.findings import Span
from daedalus.language.records import Is, Levels
from daedalus.language.typed import Call, Constant, Expr, Op, Variable
from daedalus.language.vocabulary import NUMBER, Word
from daedalus.language.walking import parts, rebuilt
from daedalus_tools.analysis.said import condition, put
from daedalus_tools.world import per_game, study


@per_game
def _having() -> dict[tuple[str, Is], Word]:
    """The adjectives that say which level something has, by what they are said of."""
    adjectives = study().vocabulary.of_kind("adjective")
    return {(word.subject, word.level): word for word in adjectives if word.level is not None}


def plain(e: Expr) -> Expr:
    """What is said in other words of a country, and a level that is compared as one that a country has."""
    if isinstance(e, Call) and e.word.means:
        return put(condition(e.word.means), {}, e.span)
    if isinstance(e, Op) and e.op in ("=", "<>") and e.parts[0].type != NUMBER:
        for one, other in (e.parts, e.parts[::-1]):
            if isinstance(one, Call) and isinstance(one.word.gives, Levels) and isinstance(other, Call):
                level = other.word.level
                word = _having().get((one.args[0].type, level)) if level is not None else None
                if word is not None:
                    being = Call(word, one.args, "truth", e.span)
                    return being if e.op == "=" else Op("not", (being,), "truth", e.span)
    return e


def subjects(e: Expr) -> list[Variable | Constant]:
    """The countries a condition speaks of."""
    found: dict[str, Variable | Constant] = {}

    def look(node: Expr) -> None:
        node = plain(node)
        if isinstance(node, Variable) and node.type == study().space:
            found.setdefault(node.name, node)
        elif isinstance(node, Constant) and node.type == study().space:
            found.setdefault(f"={node.value}", node)
        for part in parts(node):
            look(part)

    look(e)
    return list(found.values())


def as_variable(e: Expr, constant: Constant, name: str) -> Expr:
    """The condition with a named country in focus."""
    e = plain(e)
    if isinstance(e, Constant) and e.type == study().space and e.value == constant.value:
        return Variable(study().space, name, e.span)
    return rebuilt(e, lambda part: as_variable(part, constant, name))


def extent(e: Expr) -> Span:
    """From the first to the last word of a condition; `c is poor` is known by `poor` alone."""
    here = [span for span in (e.span, *map(extent, parts(e))) if span.line == e.span.line]
    return Span(e.span.line, min(span.column for span in here), max(span.end for span in here))
