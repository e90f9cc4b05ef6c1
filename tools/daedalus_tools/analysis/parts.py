"""Parts of a condition that say nothing, although the condition as a whole may hold or fail."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Mistake
from daedalus.language.typed import Expr, Op
from daedalus_tools.analysis.conditions import Asked, refined
from daedalus_tools.analysis.figures import Names
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.subjects import extent


def idle_parts(e: Expr, names: Names, focus: str = "", mask: int | None = None) -> Iterator[Mistake]:
    """One of several parts that never holds (L003), one of all that always does (L002)."""
    left = universe().all if mask is None else mask
    if not isinstance(e, Op) or e.op not in ("and", "or"):
        return
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
