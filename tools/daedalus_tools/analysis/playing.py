"""L005: an event that may be played with nothing to do, although its card says when it may be played (6.2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language.findings import Mistake
from daedalus.language.typed import (
    Call,
    CardTree,
    Choose,
    Do,
    DoSome,
    Quantifier,
    Statement,
    Variable,
)
from daedalus_tools.analysis.conditions import Names, candidates
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.references import nodes

# Sentences that only take away: pattern -> the figure that must not be 0.
TAKES = {
    "remove {n:number} cell[s] from {c:country}": "cells",
    "remove up to {n:number} cell[s] from {c:country}": "cells",
    "remove all cells from {c:country}": "cells",
    "remove {n:number} militia from {c:country}": "count_militia_in",
    "remove up to {n:number} militia from {c:country}": "count_militia_in",
    "remove {n:number} awakening from {c:country}": "awakening_in",
    "remove {n:number} reaction from {c:country}": "reaction_in",
    "remove {n:number} aid from {c:country}": "aid",
    "remove all troops from {c:country}": "troops",
    "alert plot in {c:country}": "plots",
    "alert all plots in {c:country}": "plots",
}


def too_weak(tree: CardTree, sides: frozenset[str]) -> Iterator[Mistake]:
    """The play condition lets the event be played where nothing that it does can happen."""
    if tree.event is None or not tree.conditions or tree.mark or tree.lapsing != "never":
        return
    if tree.target is not None:
        yield from _nothing_to_take(tree)
        return
    asked = [c.value for c in tree.conditions]
    wide = [e for e in asked if isinstance(e, Quantifier) and e.kind == "any" and e.things.type == "country"]
    needed = _needed(tree.event, Names({}, sides))
    if not wide or needed is None:
        return
    if all(candidates(e.things, Names({}, sides)) & ~needed for e in wide):
        case = universe().first(candidates(wide[0].things, Names({}, sides)) & ~needed)
        yield Mistake(
            "L005",
            "the event may be played with nothing to do",
            wide[0].span,
            f"It holds for {case.country} {case}, which the event cannot choose. Ask for what the event needs.",
            "6.2.6",
        )


def _needed(body: Sequence[Statement], names: Names) -> int | None:
    """The profiles of a country that the event needs to do anything; None if it always does something, or may."""
    needed = 0
    chosen: set[str] = set()
    for s in body:
        if isinstance(s, Choose) and s.things.type == "country":
            if s.things.count is not None or s.things.many:
                return None
            needed |= candidates(s.things, names)
            chosen.add(s.things.variable)
        elif isinstance(s, Do):
            if not any(isinstance(a, Variable) and a.name in chosen for a in s.call.args):
                return None
        elif isinstance(s, DoSome):
            for _, condition, option in s.options:
                inside = _needed(option, names)
                if condition is not None and not isinstance(condition, Quantifier):
                    return None
                if inside is None:
                    return None
                needed |= inside
        else:
            return None
    return needed


def _nothing_to_take(tree: CardTree) -> Iterator[Mistake]:
    """An event that only takes away something of its target, which the target need not have."""
    assert tree.target is not None
    assert tree.event is not None
    things = tree.target.things
    wanted = set()
    for s in tree.event:
        if not isinstance(s, Do) or s.call.word.pattern not in TAKES or s.sign:
            return
        about = [a for a in s.call.args if isinstance(a, Variable) and a.type == "country"]
        if [a.name for a in about] != [things.variable]:
            return
        wanted.add(TAKES[s.call.word.pattern])
    asked = {e.word.id for e in nodes((things.conditions, [c.value for c in tree.conditions])) if isinstance(e, Call)}
    if wanted and not wanted & asked:
        yield Mistake(
            "L005",
            "the event may be played with nothing to take away",
            things.span,
            "Say in the play condition that it is there, for example: where cells > 0.",
            "6.2.6",
        )
