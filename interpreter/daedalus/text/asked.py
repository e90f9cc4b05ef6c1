"""A part of a card in the sentences of a language: what a player is asked, and the condition that does not hold.

The same plans that make the text of the card say it, about what its names stand for at the moment. Where a game has no
sentences the part is told as it is written (`clauses`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import evolve

from daedalus.core.messages import CARD, Clause
from daedalus.language.findings import Span
from daedalus.language.typed import (
    Call,
    CardTree,
    Choose,
    Condition,
    Constant,
    Expr,
    May,
    Op,
    Quantifier,
    Things,
    Variable,
)
from daedalus.language.vocabulary import NUMBER, TEXT
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.cards import speaks
from daedalus.text.expressions import all_of, equals_one, only_one
from daedalus.text.folding import together
from daedalus.text.tidying import tidy

if TYPE_CHECKING:
    from daedalus.kit.definition import Definition
    from daedalus.text.described import Known

Title = Callable[[Any], str]  # what a card is called
NOWHERE = Span(0, 0, 0)


def sentence(clause: Clause, game: Definition, language: str, title: Title) -> str:
    """The part of a card, as its text would say it; nothing where that would say nothing, or a word of it is not the
    game's but a pack's."""
    calls = (node for node in nodes(clause.written.node) if isinstance(node, Call))
    if not speaks(game) or not all(game.words.by_key.get(call.word.key) is call.word for call in calls):
        return ""
    from daedalus.text.described import Known
    from daedalus.text.lasting import Lasting
    from daedalus.text.speech import speaker

    node = clause.written.node
    known = Known(game.words)
    for name, value in clause.names.items():
        stands_for = _constant(node, name, value, title)
        if stands_for is not None:
            known.lets[name] = stands_for
    if isinstance(node, Condition):
        part: p.Part = p.shared("play-if", what=_wanted(node.value, known))
    else:
        orders = Lasting(CardTree(), game.words, known).orders
        once = orders.again(node) if isinstance(node, May) else None  # a second time is asked for when it comes
        part = orders.body((evolve(node, body=once) if once is not None else node,))
    return tidy(speaker(game, language).say(part)).rstrip(", ")


def _constant(node: May | Choose | Condition, name: str, value: Any, title: Title) -> Expr | None:
    """What a name stands for, as the card would write it."""
    type_ = next((v.type for v in nodes(node) if isinstance(v, Variable) and v.name == name), None)
    if type_ is None or value is None:
        return None
    if isinstance(value, (tuple, list)):
        return Op("set", tuple(_one(type_, item, title) for item in value), type_, NOWHERE)
    return _one(type_, value, title)


def _one(type_: str, value: Any, title: Title) -> Constant:
    return Constant(TEXT, title(value), NOWHERE) if type_ == CARD else Constant(type_, value, NOWHERE)


def _wanted(e: Expr, known: Known) -> p.Part:
    """A condition as a clause; how many a card could do with at most says nothing of whether it can be played."""
    if isinstance(e, Quantifier) and e.kind == "any":
        one = only_one(e.things)
        if one is not None:
            known.lets[e.things.variable] = one
            own = [x for c in e.things.conditions for x in all_of(c) if not equals_one(x, e.things.variable)]
            if own:
                return together(p.AND, list(map(known.clause, own)))
        return known.clause(evolve(e, things=evolve(e.things, many=False, count=None, up_to=False)))
    return known.clause(_uncounted(e))


def _uncounted(e: Expr) -> Expr:
    """`the number of 2 countries is at least 2` counts countries."""
    if isinstance(e, Op) and e.type != NUMBER:
        return evolve(e, parts=tuple(_bare(x) if isinstance(x, Quantifier) else x for x in e.parts))
    return e


def _bare(e: Quantifier) -> Expr:
    things: Things = evolve(e.things, count=None)
    return evolve(e, things=things) if e.type == NUMBER else e
