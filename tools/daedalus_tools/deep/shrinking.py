"""The smallest position that still shows something: things are taken away one after another as long as it does."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from daedalus.kit.deck import DRAW, IN_PLAY
from daedalus.kit.editing import Editor
from daedalus.kit.effects import Mark
from daedalus_tools.deep.bench import Bench, Values

PASSES = 4

Step = Callable[[Editor], None]


def smallest(bench: Bench, values: Values, shows: Callable[[Values], bool]) -> Values:
    """A smaller position that shows the same; the position itself if nothing can be spared."""
    best = values
    for _ in range(PASSES):
        before = best
        for step in _steps(bench, best):
            smaller = _taken(bench, best, step)
            if smaller is not None and smaller != best and shows(smaller):
                best = smaller
        if best == before:
            break
    return best


def _taken(bench: Bench, values: Values, step: Step) -> Values | None:
    """The position without one thing, if it is legal and the game goes on so."""
    before = bench.study.unsayable(bench.load(values))
    edit = bench.editor(random.Random(0))
    step(edit)
    edit.tidy()
    worse = bench.study.unsayable(bench.game) > before  # then nobody could set it up
    return None if worse or bench.unfit() else bench.save()


def _steps(bench: Bench, values: Values) -> Iterator[Step]:
    """What could be taken away, the most at once first."""
    schema = bench.game.schema
    zones = [zone for zone in bench.game.zones if zone not in (DRAW, IN_PLAY)]
    yield from (partial(_back, zone, values[schema.slot[zone]]) for zone in zones)
    marks = values[schema.slot["marks"]]
    yield partial(_without_marks, marks)
    yield from (partial(_emptied, bench.empty, index) for index in range(len(schema.spaces)))
    yield from (partial(_without_marks, (mark,)) for mark in marks)
    for slot, field in enumerate(schema.fields):
        plain = bench.empty[slot]
        if values[slot] != plain and field.name not in (*bench.study.follows, *bench.game.zones, "marks"):
            yield partial(_write, slot, plain)
            if field.kind == "count":
                yield partial(_nearer, slot, plain)
            if field.kind == "list" and not plain:
                yield from (partial(_without, slot, item) for item in values[slot])
    yield from (partial(_back, zone, (number,)) for zone in zones for number in values[schema.slot[zone]])


def _write(slot: int, value: object, edit: Editor) -> None:
    edit.g.values[slot] = value


def _nearer(slot: int, plain: int, edit: Editor) -> None:
    """One step nearer to the plain value."""
    now = edit.g.values[slot]
    edit.g.values[slot] = now + (plain > now) - (plain < now)


def _without(slot: int, item: object, edit: Editor) -> None:
    left = list(edit.g.values[slot])
    if item in left:
        left.remove(item)
    edit.g.values[slot] = tuple(left)


def _without_marks(marks: Sequence[Mark], edit: Editor) -> None:
    edit.put("marks", tuple(mark for mark in edit.g.marks if mark not in marks))


def _emptied(empty: Values, index: int, edit: Editor) -> None:
    """A space as it is in the empty position."""
    edit.emptied(index, empty)


def _back(zone: str, numbers: tuple[int, ...], edit: Editor) -> None:
    """Cards back to the draw pile."""
    edit.put(zone, tuple(n for n in edit.g.get(zone) if n not in numbers))
    edit.put(DRAW, tuple(sorted({*edit.g.get(DRAW), *numbers})))
