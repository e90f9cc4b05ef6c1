"""How the commands print: JSON for programs, paths and numbers for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def shown(path: Path) -> str:
    """A path as a person would type it."""
    try:
        return str(path.resolve().relative_to(Path.cwd())) if path.is_absolute() else str(path)
    except ValueError:
        return str(path)


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
