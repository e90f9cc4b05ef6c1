"""What people write for what the card language says: the tables of `slips.yaml`, applied to a line.

A slip is some words, with {x} and {y} for what stands between them, and the right words for it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import field, frozen

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.kit.definition import Definition
from daedalus.language.vocabulary import ARTICLES
from daedalus.text.bundle import ENGLISH

FILE = "slips.yaml"
ANYWHERE = "say"
PLACES = (ANYWHERE, "clause", "statement", "effect")  # the tables of a file, by the kind of line
LONGEST = 6  # words that stand for an {x}
SIGNS = ("+", "-", "<", ">", "<=", ">=")
MOST_SAID = 3  # words of people's own that stand together for others
_TOKEN = re.compile(r'"[^"]*"|\d+|[^\W\d_](?:[\w.&/-]|[\'’](?!s\b))*|[\'’]s\b|[<>=!~≠≤≥:+*-]=|[=<>]{2,3}|&&|\|\||->|\S')
_HOLE = re.compile(r"\{([xyz])\}")
_BREAKS = frozenset({":", ",", "and", "or", "where", "if", "when"})  # a hole does not reach beyond these


@frozen
class Token:
    text: str
    start: int
    end: int

    low: str = field(init=False)

    @low.default
    def _low(self) -> str:
        return self.text.lower()


def tokens(line: str) -> list[Token]:
    """The words and signs of a line; a dot that ends a word is a sign of its own."""
    found = []
    for match in _TOKEN.finditer(line):
        text, start = match[0], match.start()
        bare = text if text[0] == '"' else text.rstrip("./-") or text
        found.append(Token(bare, start, start + len(bare)))
        found += [
            Token(sign, start + len(bare) + i, start + len(bare) + i + 1) for i, sign in enumerate(text[len(bare) :])
        ]
    return found


@frozen
class Slip:
    """Some words that are written for others."""

    wrong: tuple[str, ...]  # in small letters
    right: str
    first: str = field(init=False)  # a word that must be there

    @first.default
    def _first(self) -> str:
        return next((word for word in self.wrong if not _HOLE.fullmatch(word)), "")

    @property
    def plain(self) -> bool:
        """Some words for some words, whatever stands beside them."""
        return "{" not in self.right

    def uses(self, line: str, written: Sequence[Token], start: int, end: int) -> Iterator[str]:
        """The line with the right words, wherever the wrong ones stand and touch a part of it."""
        for at in range(len(written)):
            found = _match(self.wrong, written, at)
            if found is None or written[found[0] - 1].end < start or written[at].start > end:
                continue
            for words in (_said, _bare):
                said = {name: words(line, written[i:j]) for name, (i, j) in found[1].items()}
                new = _HOLE.sub(lambda hole: said.get(hole[1], ""), self.right)  # noqa: B023
                yield tidy(line[: written[at].start] + new + line[written[found[0] - 1].end :])


def _said(line: str, written: Sequence[Token]) -> str:
    return line[written[0].start : written[-1].end]


def _bare(line: str, written: Sequence[Token]) -> str:
    """The words that stand for a hole; an article before a single word is left out."""
    first = 1 if len(written) == 2 and written[0].low in ARTICLES else 0
    return line[written[first].start : written[-1].end]


Holes = dict[str, tuple[int, int]]


def _match(wrong: Sequence[str], written: Sequence[Token], at: int) -> tuple[int, Holes] | None:
    """Where the words end if they stand here, and what stands for their holes."""
    if not wrong:
        return at, {}
    if at >= len(written):
        return None
    hole = _HOLE.fullmatch(wrong[0])
    if hole is None:
        return _match(wrong[1:], written, at + 1) if written[at].low == wrong[0] else None
    reach = at
    while reach < min(len(written), at + LONGEST) and written[reach].low not in _BREAKS:
        reach += 1
    ends = range(at + 1, reach + 1)
    for end in ends if len(wrong) > 1 else reversed(ends):
        rest = _match(wrong[1:], written, end)
        if rest is not None:
            return rest[0], {hole[1]: (at, end), **rest[1]}
    return None


def tidy(line: str) -> str:
    """Without spaces where none belong, outside of quotes."""
    parts = re.split(r'("[^"]*")', line)
    for i in range(0, len(parts), 2):
        parts[i] = re.sub(r" +", " ", parts[i])
        parts[i] = re.sub(r" +([:,)])", r"\1", parts[i])
        parts[i] = re.sub(r"\( +", "(", parts[i])
    return "".join(parts).strip(" ")


class Slips:
    """All that is known of how people of a language write for a game."""

    def __init__(self, *tables: Mapping[str, Any]) -> None:
        self._index: dict[tuple[str, str], list[Slip]] = {}  # by place and first word
        self._meant: dict[str, set[str]] = {}
        self.filler = {word for table in tables for word in table.get("filler", ())}
        for table in tables:
            for place in PLACES:
                for right, some in table.get(place, {}).items():
                    for slip in (Slip(tuple(t.low for t in _words(wrong)), right) for wrong in some):
                        self._index.setdefault((place, slip.first), []).append(slip)
                        self._meant.setdefault(" ".join(slip.wrong), set()).add(right)
        self.nothing = {text for table in tables for text in table.get("nothing", ())}
        self.numbers = {word: str(n) for table in tables for word, n in table.get("numbers", {}).items()}

    def made_in(self, place: str, written: Sequence[Token]) -> Iterator[Slip]:
        """The slips of a kind of line, and those that are made anywhere, that some words could be."""
        words = {token.low for token in written}
        for first in words:
            yield from self._index.get((place, first), ())
            yield from self._index.get((ANYWHERE, first), ())

    def akin(self, said: str, meant: str) -> bool:
        """Whether people say the one word for the other."""
        return meant in self._meant.get(said.lower(), ())

    @functools.cached_property
    def synonyms(self) -> dict[str, set[tuple[str, ...]]]:
        """The words of the language that people mean by a word or some of their own, whatever stands between them."""
        found: dict[str, set[tuple[str, ...]]] = {}
        for wrong, some in self._meant.items():
            said = " ".join(self._bare(wrong)[:MOST_SAID])
            for right in (self._bare(right) for right in some):
                if any(map(str.isalpha, said)) and right and " ".join(right) != said:
                    found.setdefault(said, set()).add(right)
        return found

    def _bare(self, text: str) -> tuple[str, ...]:
        """The words and signs of a slip, without holes and, if anything is left then, without fillers."""
        words = [token.low for token in _words(text) if not _HOLE.fullmatch(token.text)]
        told = tuple(word for word in words if word[0].isalpha() or word in SIGNS)
        return tuple(word for word in told if word not in self.filler) or told


def _words(text: str) -> list[Token]:
    """The words of a slip; its holes are words."""
    parts = [part for part in re.split(r"(\{[xyz]\})", text) if part]
    return [token for part in parts for token in ([Token(part, 0, 0)] if _HOLE.fullmatch(part) else tokens(part))]


@functools.cache
def of(definition: Definition) -> Slips:
    """The slips that are made in every game, and those with the words of this one."""
    homes: list[Path] = [folder("locale") / ENGLISH, definition.locale_home(ENGLISH)]
    return Slips(*(load_plain(home / FILE) for home in dict.fromkeys(homes) if (home / FILE).is_file()))
