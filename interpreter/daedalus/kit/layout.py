"""Rows in columns, and lines between them: the plainest picture of a board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import cast


def columns(rows: Sequence[Sequence[object]], gap: str = "  ") -> list[str]:
    """Rows as aligned lines; a column of numbers is set to the right, and nothing trails."""
    if not rows:
        return []
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    right = [all(isinstance(row[i], int) for row in rows[1:]) for i in range(len(rows[0]))]
    return [
        gap.join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in cells
    ]


def lines(parts: Iterable[str | tuple[str, ...]]) -> Iterator[str]:
    """Plain lines as they come, and rows that follow one another in columns."""
    for is_row, group in groupby(parts, lambda part: isinstance(part, tuple)):
        found = list(group)
        yield from columns(cast("list[tuple[str, ...]]", found)) if is_row else map(str, found)
