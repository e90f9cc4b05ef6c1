"""Lines that are no wider than the terminal, broken between words; pages of help too.

What it takes is loaded when a line is folded: every command comes by here.
"""

from __future__ import annotations

import argparse
import os
import sys

NARROWEST = 20
HANGING = 4  # how much further in a line goes on
PAGE = 100  # a page of help is no wider, however wide the terminal


def width() -> int:
    """The columns of the terminal, or those that COLUMNS asks for; 0, which is no end, for a file or a program."""
    import shutil

    asked = os.environ.get("COLUMNS", "")
    if not sys.stdout.isatty() and not (asked.isdecimal() and asked.strip("0")):
        return 0
    return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)


def folded(line: str, wide: int, hanging: int = HANGING) -> list[str]:
    """A line as lines that are not wider, broken between words, going on a little further in."""
    if not wide or len(line) <= wide:
        return [line]
    import textwrap

    start = len(line) - len(line.lstrip())
    indent = " " * min(start + hanging, wide // 2)
    return textwrap.wrap(line, wide, subsequent_indent=indent, break_on_hyphens=False, replace_whitespace=False) or [""]


class HelpPage(argparse.RawDescriptionHelpFormatter):
    """What `--help` shows: paragraphs and lists as they are written, folded where the terminal ends."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=min(PAGE, width() or PAGE))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = (indent + line for line in text.splitlines())
        return "\n".join(part for line in lines for part in folded(line, width, HANGING if line[:1] == " " else 0))
