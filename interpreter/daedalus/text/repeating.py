"""What was said before need not be said in full: a thing that is described as another was is `such a country`, and
names that were listed are `those countries`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve

from daedalus.text import plan as p

FEWEST = 3  # names in a list that is worth a word of its own
Earlier = list[p.Thing | p.Several]  # things with qualities and lists of names, in the order in which they were said


def such(parts: Iterable[p.Part]) -> Iterator[p.Part]:
    """The parts of a card, in which what a thing has in common with one of an earlier clause is marked so."""
    before: Earlier = []
    for part in parts:
        yield _marked(part, before)


def _marked(part: Any, before: Earlier) -> Any:
    """The same part; the things in it are added to those that were said before."""
    if isinstance(part, p.Line):
        return evolve(part, parts=tuple(_marked(x, before) for x in part.parts))
    if isinstance(part, p.Said) and part.shared and any(isinstance(x, (p.Line, p.Said)) for x in part.args.values()):
        return evolve(part, args={name: _marked(x, before) for name, x in part.args.items()})
    mine: Earlier = []  # things of one clause may be said in any order
    said = _clause(part, before, mine)
    before += mine
    return said


def _clause(part: Any, before: Earlier, mine: Earlier) -> Any:
    if isinstance(part, p.Said) and part.key == "or-else" and part.shared:  # the first is said before the second
        return evolve(part, args={name: _marked(x, before) for name, x in part.args.items()})
    if isinstance(part, p.Said):
        return evolve(part, args={name: _clause(x, before, mine) for name, x in part.args.items()})
    if isinstance(part, p.Several):
        return _listed(part, before, mine) or evolve(part, items=tuple(_clause(x, before, mine) for x in part.items))
    if not isinstance(part, p.Thing):
        return part
    one = part.determiner in (p.A, p.OTHER) and part.count is None and not part.by_lot
    things = [x for x in (*mine, *reversed(before)) if isinstance(x, p.Thing)]
    last = next((x for x in things if x.noun == part.noun), None)  # which else would it mean?
    if one and last not in mine and last is not None and _of_its_kind(part, last):
        return evolve(part, such=last.qualities)
    if part.qualities or part.of is not None or part.source is not None:
        mine.append(part)
    if isinstance(part.of, p.Several):
        again = _listed(evolve(part.of, how=p.AND), before, mine)
        return evolve(part, of=again) if again is not None else part
    return part


def _listed(part: p.Several, before: Earlier, mine: Earlier) -> p.Part | None:
    """Names that were listed before, all of them."""
    types = {x.type for x in part.items if isinstance(x, p.Name)}
    if len(part.items) < FEWEST or len(types) != 1 or not all(isinstance(x, p.Name) for x in part.items):
        return None
    same = [i for i, x in enumerate(before) if isinstance(x, p.Several) and {*x.items} == {*part.items}]
    if part.how == p.AND and same and not any(_many(x, types) for x in before[same[-1] :]):
        return p.Again(part, types.pop())
    mine.append(part)
    return None


def _many(part: p.Thing | p.Several, types: set[str]) -> bool:
    """Whether several others of the type were named, which could be meant as well."""
    return isinstance(part, p.Thing) and part.noun in types and (part.determiner == p.ALL or part.count is not None)


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
