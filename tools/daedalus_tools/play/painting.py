"""Lines on a terminal: folded, and in colour for a person who has not declined it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from daedalus.text.log import PHASE, PLAY, TURN, Line
from daedalus_tools.folding import folded, width
from daedalus_tools.output import in_colour

STYLES = {TURN: "1;4", PHASE: "1", PLAY: "36"}  # bold underlined, bold, cyan


def colours(stream: Any = None) -> bool:
    """Colour only for a person at a terminal who has not declined it (no-color.org)."""
    stream = stream or sys.stdout
    return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


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
