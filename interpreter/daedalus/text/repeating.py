"""A thing that is described as another was before is such a thing: `shift such a country`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve

from daedalus.text import plan as p


def such(parts: Iterable[p.Part]) -> Iterator[p.Part]:
    """The parts of a card, in which what a thing has in common with one of an earlier clause is marked so."""
    before: list[p.Thing] = []
    for part in parts:
        yield _marked(part, before)


def _marked(part: Any, before: list[p.Thing]) -> Any:
    """The same part; the things in it are added to those that were said before."""
    if isinstance(part, p.Line):
        return evolve(part, parts=tuple(_marked(x, before) for x in part.parts))
    if isinstance(part, p.Said) and part.shared and any(isinstance(x, (p.Line, p.Said)) for x in part.args.values()):
        return evolve(part, args={name: _marked(x, before) for name, x in part.args.items()})
    mine: list[p.Thing] = []  # things of one clause may be said in any order
    said = _clause(part, before, mine)
    before += mine
    return said


def _clause(part: Any, before: list[p.Thing], mine: list[p.Thing]) -> Any:
    if isinstance(part, p.Said):
        return evolve(part, args={name: _clause(x, before, mine) for name, x in part.args.items()})
    if isinstance(part, p.Several):
        return evolve(part, items=tuple(_clause(x, before, mine) for x in part.items))
    if not isinstance(part, p.Thing):
        return part
    one = part.determiner in (p.A, p.OTHER) and part.count is None and not part.by_lot
    last = next((x for x in (*mine, *reversed(before)) if x.noun == part.noun), None)  # which else would it mean?
    if one and last not in mine and last is not None and _of_its_kind(part, last):
        return evolve(part, such=last.qualities)
    if part.qualities or part.of is not None or part.source is not None:
        mine.append(part)
    return part


def _of_its_kind(thing: p.Thing, other: p.Thing) -> bool:
    same = thing.noun == other.noun and thing.of == other.of and _pile(thing) == _pile(other)
    return same and all(quality in thing.qualities for quality in other.qualities)


def _pile(thing: p.Thing) -> p.Part | None:
    """Where it is taken from, however that is said."""
    source = thing.source
    if not isinstance(source, p.Said) or not source.args:  # anywhere on the map
        return None
    plain = {name: evolve(x, form="") if isinstance(x, p.Said) else x for name, x in source.args.items()}
    return evolve(source, args=plain, form="")
