"""L016: sides that take what is theirs already, or give up what they do not hold."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import SIDE, Mistake
from daedalus.language.records import Gets, GivesUp
from daedalus.language.roles import Side
from daedalus.language.typed import Call, Constant, Do, Expr, Things, Variable
from daedalus_tools.analysis.figures import Names
from daedalus_tools.world import cites, study


def owned(s: Do, names: Names) -> Iterator[Mistake]:
    word, args = s.call.word, s.call.args
    said = {role.part: _side(args[i]) for i, role in word.role(Side)}
    doer = said.get("doer") or (next(iter(names.sides)) if len(names.sides) == 1 and "doer" not in said else "")
    if doer and doer in (said.get("owner"), said.get("other")):
        yield Mistake("L016", s.span, rule=cites("open"), name=study().vocabulary.term(SIDE, doer))
    by_hole = {hole.name: arg for hole, arg in zip(word.holes, args, strict=True)}
    for change in word.changes:
        if isinstance(change, (Gets, GivesUp)) and doer:
            card = by_hole[change.card]
            held = names.things[card.name].hand if isinstance(card, Variable) and card.name in names.things else ""
            if held and isinstance(change, Gets) and held == doer:
                yield Mistake("L016", s.span, rule=cites("open"), name=study().vocabulary.term(SIDE, doer))
            if held and isinstance(change, GivesUp) and held != doer:
                yield Mistake(
                    "L016",
                    s.span,
                    "elsewhere",
                    cites("open"),
                    name=_name(card),
                    side=study().vocabulary.term(SIDE, doer),
                )


def _side(e: Expr) -> str:
    return str(e.value) if isinstance(e, Constant) else ""


def _name(e: Expr) -> str:
    return e.name if isinstance(e, Variable) else "it"


def hand_of(things: Things | Expr) -> str:
    """The side in whose hand the cards of a noun phrase are; nothing if they may lie elsewhere."""
    domain = things.domain if isinstance(things, Things) else things
    pile = domain.args[0] if isinstance(domain, Call) and len(domain.args) == 1 else None
    if not isinstance(pile, Call) or len(pile.args) != 1:
        return ""
    return next((_side(pile.args[i]) for i, role in pile.word.role(Side) if role.part == "owner"), "")
