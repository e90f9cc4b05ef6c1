"""Texts with something wrong in them: bytes turned over, lines and words exchanged, numbers blown up, parts of two
texts spliced. The same seed makes the same mutants."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

TOKEN = re.compile(r'"[^"\n]*"|[A-Z][\w\'/-]*(?: [A-Z][\w\'/-]*)*|[a-z][\w/-]*|\d+|[^\w\s]')
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "16",
    "99",
    "999999",
    "-1",
    "(0 - 5)",
    "1.5",
    "1e9",
    "0x1F",
    "9" * 30,
    "9" * 5000,
)
JUNK = (
    "\u202e",
    "\x1b[31m",
    "\x00",
    "\ufeff",
    "\u2028",
    "\u00a0",
    "\x85",
    "\t",
    "\r",
    "\U0001f600",
    "é",
    "”",
    "–",
    "#",
    '"',
)
JUNK += (
    "''",
    ":",
    "- ",
    "? ",
    "&a ",
    "*a",
    "!!python/name:os.system ",
    "[",
    "{",
    "|",
    ">",
    "%",
    "\\",
    "{$x}",
    "{0}",
    "~",
)

Lines = list[str]


def _at(lot: random.Random, lines: Lines) -> int:
    """A line with something on it, if there is one."""
    filled = [i for i, line in enumerate(lines) if line.strip()] or [0]
    return lot.choice(filled)


def _token(lot: random.Random, line: str) -> re.Match[str] | None:
    found = list(TOKEN.finditer(line))
    return lot.choice(found) if found else None


def _kind(token: str) -> str:
    return "n" if token[0].isdigit() else "A" if token[0].isupper() else "a" if token[0].isalpha() else token[0]


def _replace(lot: random.Random, lines: Lines, by: Callable[[str], str]) -> None:
    """One word of one line by another."""
    at = _at(lot, lines)
    token = _token(lot, lines[at])
    if token is not None:
        lines[at] = lines[at][: token.start()] + by(token[0]) + lines[at][token.end() :]


class Mutator:
    """Makes mutants of a text, with the words and lines of others of its kind at hand."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.lines = [line for text in texts for line in text.split("\n") if line.strip()]
        words: dict[str, set[str]] = {}
        for line in self.lines:
            for token in TOKEN.findall(line):
                words.setdefault(_kind(token), set()).add(token)
        self.words = {kind: sorted(found) for kind, found in words.items()}
        self.gentle = (self._like, self._like, self._like, self._nudge, self._borrow, self._delete, self._double)
        self.rough = (*self.gentle, self._swap, self._any, self._inflate, self._splice, self._junk, self._shift)
        self.rough += (self._drop, self._cut, self._values)

    def mutant(self, text: str, lot: random.Random) -> bytes:
        """One to three things changed; half of the mutants stay near to what can be read."""
        lines = text.split("\n")
        ways = self.gentle if lot.random() < 0.5 else self.rough
        for _ in range(lot.choice((1, 1, 2, 3))):
            lot.choice(ways)(lot, lines)
        data = bytearray("\n".join(lines).encode("utf-8", "replace"))
        if ways is self.rough and lot.random() < 0.15:
            self._bytes(lot, data)
        return bytes(data)

    def _bytes(self, lot: random.Random, data: bytearray) -> None:
        for _ in range(lot.randint(1, 3)):
            if data:
                data[lot.randrange(len(data))] ^= 1 << lot.randrange(8)
        if lot.random() < 0.2:
            del data[lot.randrange(len(data) + 1) :]

    # -- near to what can be read -----------------------------------------------------------------------

    def _like(self, lot: random.Random, lines: Lines) -> None:
        _replace(lot, lines, lambda token: lot.choice(self.words.get(_kind(token), [token])))

    def _nudge(self, lot: random.Random, lines: Lines) -> None:
        def near(token: str) -> str:
            return str(max(0, int(token) + lot.choice((-1, 1, 2)))) if token.isdigit() and len(token) < 9 else token

        for _ in range(5):  # most words are no numbers
            _replace(lot, lines, near)

    def _borrow(self, lot: random.Random, lines: Lines) -> None:
        """A line of another text with the same indentation in the place of one."""
        at = _at(lot, lines)
        indent = len(lines[at]) - len(lines[at].lstrip())
        for _ in range(20):
            other = lot.choice(self.lines)
            if len(other) - len(other.lstrip()) == indent:
                lines[at] = other
                return

    def _delete(self, lot: random.Random, lines: Lines) -> None:
        del lines[_at(lot, lines)]
        lines[:] = lines or [""]

    def _double(self, lot: random.Random, lines: Lines) -> None:
        at = _at(lot, lines)
        lines[at:at] = [lines[at]] * lot.choice((1, 1, 1, 5))

    # -- farther away ---------------------------------------------------------------------------------------

    def _swap(self, lot: random.Random, lines: Lines) -> None:
        a, b = _at(lot, lines), _at(lot, lines)
        lines[a], lines[b] = lines[b], lines[a]

    def _any(self, lot: random.Random, lines: Lines) -> None:
        _replace(lot, lines, lambda token: lot.choice(self.words[lot.choice(sorted(self.words))]))

    def _inflate(self, lot: random.Random, lines: Lines) -> None:
        numbered = [i for i, line in enumerate(lines) if re.search(r"\d", line)]
        if numbered:
            at = lot.choice(numbered)
            lines[at] = re.sub(r"\d+", lambda _: lot.choice(NUMBERS), lines[at], count=1)

    def _splice(self, lot: random.Random, lines: Lines) -> None:
        """The beginning of a line and the end of another one."""
        at, other = _at(lot, lines), lot.choice(self.lines).strip()
        lines[at] = lines[at][: lot.randrange(len(lines[at]) + 1)] + other[lot.randrange(len(other)) :]

    def _junk(self, lot: random.Random, lines: Lines) -> None:
        at = _at(lot, lines)
        cut = lot.randrange(len(lines[at]) + 1)
        lines[at] = lines[at][:cut] + lot.choice(JUNK) * lot.choice((1, 1, 1, 300)) + lines[at][cut:]

    def _shift(self, lot: random.Random, lines: Lines) -> None:
        at = _at(lot, lines)
        lines[at] = " " * lot.randrange(9) + lines[at].lstrip()

    def _drop(self, lot: random.Random, lines: Lines) -> None:
        _replace(lot, lines, lambda token: "")

    def _cut(self, lot: random.Random, lines: Lines) -> None:
        at = _at(lot, lines)
        lines[at] = lines[at][: lot.randrange(len(lines[at]) + 1)]
        del lines[at + 1 :]

    def _values(self, lot: random.Random, lines: Lines) -> None:
        """The values behind two keys, exchanged."""
        keyed = [i for i, line in enumerate(lines) if ": " in line]
        if len(keyed) > 1:
            a, b = lot.sample(keyed, 2)
            (one, _, first), (two, _, second) = lines[a].partition(": "), lines[b].partition(": ")
            lines[a], lines[b] = f"{one}: {second}", f"{two}: {first}"
