"""How the commands print: JSON for programs, paths and numbers for people, and nothing that a terminal would obey.

Titles, names, comments and answers come from files and people. What in them is no letter, but an order to a terminal
or a sign that turns the order of letters round, is shown and not sent. All of it goes out through one door.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as in the frame of the command line: start-up matters
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import Any, TextIO

LONGEST_WORD = 300
_OURS = f"\x1b{os.urandom(6).hex()}"  # begins our own orders to a terminal; no file can know it
_ODD = [
    *range(0x00, 0x0A),
    *range(0x0B, 0x20),
    *range(0x7F, 0xA0),
    *(0x00AD, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    *range(0xFFF9, 0xFFFC),
    *range(0xE0000, 0xE0080),
]
_VISIBLE = {code: f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" for code in _ODD}
_VISIBLE |= {code: f"\\x{code - 0xDC00:02x}" for code in range(0xDC80, 0xDD00)}  # bytes that were no letters
_VISIBLE[ord("\t")] = "    "
_IN_JSON = {code: f"\\u{code:04x}" for code in _ODD if 0x7F <= code < 0x10000}


def visible(text: str) -> str:
    """A text with everything in it to be seen."""
    return text if text.isprintable() else text.translate(_VISIBLE)


def short(text: str) -> str:
    """A text in which no word fills a screen."""
    words = text.split(" ")
    return " ".join(word if len(word) <= LONGEST_WORD else f"{word[:120]}...{word[-120:]}" for word in words)


def order(sequence: str) -> str:
    """An order of our own to a terminal, such as `2J` or `1;31m`."""
    return f"{_OURS}[{sequence}"


def in_colour(style: str, text: str) -> str:
    return f"{order(f'{style}m')}{text}{order('0m')}"


class Unwritable(Exception):
    """Standard output takes no more."""


class Door:
    """A standard stream that lets out only what a person is to read and what we order ourselves."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal without our letters is no reason to stop

    def write(self, text: str) -> int:
        ours = [visible(part) for part in text.split(_OURS)]
        self._try(lambda: self.stream.write("\x1b".join(ours)))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        self._try(self.stream.flush)

    def _try(self, do: Any) -> None:
        try:
            do()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise Unwritable(error.strerror) from None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


class Doors:
    """While a command runs, its streams are doors, and what is typed may be any bytes."""

    def __enter__(self) -> None:
        self.before = sys.stdout, sys.stderr
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="surrogateescape")
        for name in ("stdout", "stderr"):
            stream = getattr(sys, name)
            setattr(sys, name, Door(stream) if stream is not None else open(os.devnull, "w"))

    def __exit__(self, *about: object) -> None:
        sys.stdout, sys.stderr = self.before


def print_json(data: Any) -> None:
    import json

    print(json.dumps(data, ensure_ascii=False, indent=2).translate(_IN_JSON))


def shown(path: Path) -> str:
    """A path as a person would type it."""
    try:
        return str(path.resolve().relative_to(path.cwd())) if path.is_absolute() else str(path)
    except (ValueError, OSError, RuntimeError):  # elsewhere, or nowhere
        return str(path)


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
