"""What is more than a terminal shows, a screen at a time: nothing that a bot did scrolls away unread.

Only where a person reads and types at a terminal; a pipe gets all of it at once. What is skipped is in the log.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from daedalus_tools.output import order
from daedalus_tools.play.asking import by_hand, typed
from daedalus_tools.play.screen import Screen
from daedalus_tools.play.words import ui

SKIP = ("q", "quit")
PROMPT = 1  # the line to type in
ERASE = order("2K") + order("G")  # the line, and back to its beginning


def erases() -> bool:
    """Whether the terminal can take back a line."""
    return os.environ.get("TERM") != "dumb"


class Pages:
    """The lines of one terminal, and how many of them have been written since the person there typed last."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.used = 0
        self.gone = False  # whether the person has left: nothing is asked any more

    @property
    def turned(self) -> bool:
        """Whether somebody is there to turn them."""
        return not self.gone and self.screen.high > PROMPT + 1 and by_hand()

    @property
    def left(self) -> int:
        """The lines that are still free on this page; none where nobody turns it."""
        return self.screen.high - PROMPT - self.used if self.turned else 0

    def show(self, lines: Sequence[str], together: Sequence[str] = ()) -> None:
        """Lines of which each may end a page, and below them some that stand together above the prompt."""
        rest = list(lines)
        while self.turned and (rest or self.used) and len(rest) + len(together) > self.left:
            here = self._end(rest, self.left)
            self._write(rest[: here - 1] if here and not rest[here - 1] else rest[:here])
            rest = rest[here:]
            if not self._goes_on(len(rest)):
                rest = []
            rest = rest[1:] if rest and not rest[0] else rest
        self._write([*rest, *together])

    def _end(self, lines: Sequence[str], room: int) -> int:
        """Where the page ends: before what stands furthest out, so that what a card did is not torn, or at its foot."""
        if len(lines) <= room:
            return len(lines)
        return min(range(room, room // 2, -1), key=lambda i: _indent(lines[i]), default=max(room, 0))

    def _goes_on(self, more: int) -> bool:
        """Whether the person wants to read the rest; the question about it leaves nothing behind."""
        answer = typed(ui("page-more", n=more) if more else ui("page"))
        if erases():
            print(f"{order('1A')}{ERASE}", end="")
        self.used = 0
        self.gone = answer is None
        return answer is not None and answer.lower() not in SKIP

    def _write(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(line)
        self.used += len(lines)

    def read(self, prompt: str) -> str | None:
        """What the person types; everything above it has been read. None from one who has gone."""
        line = None if self.gone else typed(prompt)
        self.gone = line is None
        self.used = 0
        return line

    @contextmanager
    def whole(self, *below: str) -> Iterator[None]:
        """What is printed meanwhile is shown as pages, with lines that stand below it."""
        if not self.turned:
            yield
            self._write(below)
            return
        stream, held = sys.stdout, _Held(sys.stdout)
        sys.stdout = held  # type: ignore[assignment]
        try:
            yield
        except KeyboardInterrupt:
            self.gone = True  # who interrupts does not wait for the rest
            raise
        finally:
            sys.stdout = stream
            self.show(held.lines())
        self.show((), below)


class _Held:
    """A stream of which nothing is let out yet."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.texts: list[str] = []

    def write(self, text: str) -> int:
        self.texts.append(text)
        return len(text)

    def lines(self) -> list[str]:
        text = "".join(self.texts)
        return text.removesuffix("\n").split("\n") if text else []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
