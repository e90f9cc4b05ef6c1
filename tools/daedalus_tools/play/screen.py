"""The terminal as the table draws on it: rich lays out and measures, and what goes out is ours.

Rich is loaded with the first thing that is drawn, so that no other command waits for it. Its lines leave through the
same door as all others: texts with everything in them to be seen, colours as orders of our own.
"""

from __future__ import annotations

import functools
import io
import shutil
import sys
from typing import TYPE_CHECKING, Any

from daedalus.kit import picture
from daedalus_tools.folding import width
from daedalus_tools.output import order, visible
from daedalus_tools.play.painting import colours

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

WIDEST = 500  # nobody reads longer lines
HEIGHT = 100  # said to rich, so that it asks nobody
UNBOUND = 100  # columns where nobody says how wide a line may be
SIDES = ("bold blue", "bold red", "bold green", "bold magenta")  # by the order of the sides
TONES = {
    picture.BEST: "green",
    picture.FAIR: "cyan",
    picture.POOR: "yellow",
    picture.WORST: "red",
    picture.QUIET: "dim",
    "head": "bold",
    "changed": "reverse",
    "dim": "dim",
}


@functools.cache
def _console(wide: int) -> Console:
    """Who lays out for so many columns; it is told all that it would look for in its surroundings."""
    from rich.console import Console

    return Console(
        file=io.StringIO(), width=wide, height=HEIGHT, color_system=None, force_terminal=False, legacy_windows=False,
        markup=False, emoji=False, highlight=False,
    )  # fmt: skip


class Screen:
    """So many columns and lines, in colour or not."""

    def __init__(self, sides: tuple[str, ...] = ()) -> None:
        self.colour = colours()
        self.tones = TONES | {side: SIDES[i % len(SIDES)] for i, side in enumerate(sides)}

    @property
    def wide(self) -> int:
        return min(width() or UNBOUND, WIDEST)

    @property
    def high(self) -> int:
        """The lines of the terminal; 0 where nobody scrolls."""
        return shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else 0

    def text(self, said: str = "", tone: str = "") -> Text:
        from rich.text import Text

        return Text(visible(said), style=self.tones.get(tone, ""))

    def indented(self, said: str, tone: str = "") -> Any:
        """A paragraph that stands further in."""
        from rich.padding import Padding

        return Padding(self.text(said, tone), (0, 0, 0, 2))

    def lines(self, *things: Any) -> list[str]:
        """What rich makes of some things, line by line."""
        console = _console(self.wide)
        made = []
        for thing in things:
            for segments in console.render_lines(thing, pad=False):
                texts = [(text, style) for text, style, control in segments if not control]
                while texts and not texts[-1][0].strip():
                    texts.pop()
                if texts:
                    texts[-1] = (texts[-1][0].rstrip(), texts[-1][1])
                made.append("".join(self._segment(text, style) for text, style in texts))
        return made

    def _segment(self, text: str, style: Any) -> str:
        if not self.colour or style is None or not text.strip():
            return text
        from rich.color import ColorSystem

        painted: str = style.render(text, color_system=ColorSystem.STANDARD)
        return painted.replace("\x1b[", order(""))

    def out(self, *things: Any) -> None:
        for line in self.lines(*things):
            print(line)


def blocks() -> str:
    """Signs of rising height; plain ones where a terminal has no others."""
    signs = "▁▂▃▄▅▆▇█"
    try:
        signs.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "_.-~=+*#"
    return signs
