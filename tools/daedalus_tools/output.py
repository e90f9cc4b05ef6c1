"""How the commands print: JSON for programs, aligned columns for people."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


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


def shown(path: Path) -> str:
    """A path as a person would type it."""
    try:
        return str(path.resolve().relative_to(Path.cwd())) if path.is_absolute() else str(path)
    except ValueError:
        return str(path)


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
