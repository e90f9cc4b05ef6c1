"""The lines of a log on a terminal: in colour for a person who has not declined it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from daedalus.text.log import PHASE, PLAY, TURN, Line
from daedalus_tools.output import in_colour

STYLES = {TURN: "1;4", PHASE: "1", PLAY: "36"}  # bold underlined, bold, cyan


def colours(stream: Any = None) -> bool:
    """Colour only for a person at a terminal who has not declined it (no-color.org)."""
    stream = stream or sys.stdout
    return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paint(lines: Iterable[Line], colour: bool) -> Iterator[str]:
    for line in lines:
        text, why = line.text, f" ({line.why})" if line.why else ""
        if colour:
            style = STYLES.get(line.depth)
            text = in_colour(style, text) if style else text
            why = in_colour("2", why) if why else ""
        if line.depth == TURN:
            yield ""
        yield "  " * line.depth + text + why
