"""The terminal as the table draws on it: rich lays out and measures, and what goes out is ours.

Rich is loaded with the first thing that is drawn, so that no other command waits for it. Its lines leave through the
same door as all others: texts with everything in them to be seen, colours as orders of our own.
"""

from __future__ import annotations

import io
import shutil
import sys
from typing import TYPE_CHECKING, Any

from daedalus.kit import picture
from daedalus_tools.output import order, visible
from daedalus_tools.play.painting import colours, width

if TYPE_CHECKING:
    from rich.text import Text

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


class Screen:
    """So many columns and lines, in colour or not."""

    def __init__(self, sides: tuple[str, ...] = ()) -> None:
        self.colour = colours()
        self.tones = TONES | {side: SIDES[i % len(SIDES)] for i, side in enumerate(sides)}

    @property
    def wide(self) -> int:
        return width() or UNBOUND

    @property
    def high(self) -> int:
        """The lines of the terminal; 0 where nobody scrolls."""
        return shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else 0

    def text(self, said: str = "", tone: str = "") -> Text:
        from rich.text import Text

        return Text(visible(said), style=self.tones.get(tone, ""))

    def lines(self, *things: Any) -> list[str]:
        """What rich makes of some things, line by line."""
        from rich.color import ColorSystem
        from rich.console import Console

        console = Console(
            file=io.StringIO(), width=self.wide, color_system=None, force_terminal=False, emoji=False, highlight=False,
            markup=False, legacy_windows=False,
        )  # fmt: skip
        made = []
        for thing in things:
            for segments in console.render_lines(thing, pad=False):
                line = ""
                for text, style, control in segments:
                    if control:
                        continue
                    if self.colour and style is not None and text.strip():
                        line += style.render(text, color_system=ColorSystem.STANDARD).replace("\x1b[", order(""))
                    else:
                        line += text
                made.append(line if self.colour else line.rstrip())
        return made

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
