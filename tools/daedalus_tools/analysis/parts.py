"""Parts of a condition that say nothing, although the condition as a whole may hold or fail."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Mistake
from daedalus.language.typed import Constant, Expr, Op
from daedalus.language.vocabulary import NUMBER
from daedalus_tools.analysis.conditions import COMPARE, Asked, refined
from daedalus_tools.analysis.figures import Names, spelled
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.subjects import extent


def idle_parts(e: Expr, names: Names, focus: str = "", mask: int | None = None) -> Iterator[Mistake]:
    """One of several parts that never holds (L003), one of all that always does (L002)."""
    left = universe().all if mask is None else mask
    if not isinstance(e, Op) or e.op not in ("and", "or"):
        return
    yield from _redundant(e, names, focus, left)
    for part in e.parts:
        known = Asked(names, focus).truth(part)
        same = isinstance(part, Op) and part.op == "<>"  # `c <> Iraq` may be said for clearness
        if e.op == "or" and left and not left & known.may:
            yield Mistake("L003", extent(part), "here")
        elif e.op == "and" and left and not left & ~known.must and not same:
            yield Mistake("L002", extent(part), "here")
        else:
            yield from idle_parts(part, names, focus, left)
        if e.op == "and":
            left &= known.may
            names = refined(names, part, True) or names


def _redundant(e: Op, names: Names, focus: str, left: int) -> Iterator[Mistake]:
    """L015: one of several parts that is said again, or that holds only where another does anyway."""
    for i, part in enumerate(e.parts):
        others = [other for j, other in enumerate(e.parts) if j != i]
        if any(spelled(part) == spelled(other) for other in e.parts[:i]):
            if e.op == "or":  # of `and`, the second always is true
                yield Mistake("L015", extent(part))
        elif any(
            _follows(part, other, names, focus, left)
            if e.op == "or"
            else _is_count(part) and _is_count(other) and _follows(other, part, names, focus, left)
            for other in (others if e.op == "or" else e.parts[i + 1 :])
            if spelled(other) != spelled(part)
        ):
            yield Mistake("L015", extent(part))


def _is_count(e: Expr) -> bool:
    """A figure compared with a number."""
    return isinstance(e, Op) and e.op in COMPARE and e.parts[0].type == NUMBER and isinstance(e.parts[1], Constant)


def _follows(one: Expr, other: Expr, names: Names, focus: str, left: int) -> bool:
    """Whether the other holds wherever one does; and one may hold."""
    may = left & Asked(names, focus).truth(one).may
    inside = refined(names, one, True)
    return inside is not None and bool(may) and not may & ~Asked(inside, focus).truth(other).must
