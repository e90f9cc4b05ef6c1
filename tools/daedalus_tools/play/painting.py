"""Lines on a terminal: wrapped at words, and in colour for a person who has not declined it."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from daedalus.text.log import PHASE, PLAY, TURN, Line
from daedalus_tools.output import in_colour

STYLES = {TURN: "1;4", PHASE: "1", PLAY: "36"}  # bold underlined, bold, cyan
NARROWEST = 20
HANGING = 4  # how much further in a line goes on


def colours(stream: Any = None) -> bool:
    """Colour only for a person at a terminal who has not declined it (no-color.org)."""
    stream = stream or sys.stdout
    return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width() -> int:
    """The columns of the terminal, or those that COLUMNS asks for; 0, which is no end, for a file or a program."""
    asked = os.environ.get("COLUMNS", "")
    if not sys.stdout.isatty() and not (asked.isdecimal() and asked.strip("0")):
        return 0
    return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)


def folded(line: str, wide: int) -> list[str]:
    """A line as lines that are not wider, broken between words, going on a little further in."""
    if not wide or len(line) <= wide:
        return [line]
    start = len(line) - len(line.lstrip())
    indent = " " * min(start + HANGING, wide // 2)
    return textwrap.wrap(line, wide, subsequent_indent=indent, break_on_hyphens=False, replace_whitespace=False) or [""]


def out(*texts: str) -> None:
    """Print texts, folded."""
    for text in texts:
        for line in text.split("\n"):
            print("\n".join(folded(line, width())))


def paint(lines: Iterable[Line], colour: bool, wide: int = 0) -> Iterator[str]:
    for line in lines:
        why = f" ({line.why})" if line.why else ""
        if line.depth == TURN:
            yield ""
        for part in folded("  " * line.depth + line.text + why, wide):
            yield _coloured(part, STYLES.get(line.depth, ""), why) if colour else part


def _coloured(text: str, style: str, why: str) -> str:
    bare = text.lstrip()
    indent = text[: len(text) - len(bare)]
    reason = why if why and bare.endswith(why) else ""
    bare = bare.removesuffix(reason)
    body = in_colour(style, bare) if style else bare
    return indent + body + (in_colour("2", reason) if reason else "")
