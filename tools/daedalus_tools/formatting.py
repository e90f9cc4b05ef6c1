"""One layout for card files: the same words in the canonical order of clauses, with the canonical spaces.

The layout works on lines and on the signs in them, so that every word stays as it was written. Lines are neither
joined nor split. The card is read before and after: a layout never changes what a card says.

Comments belong to something. One behind a line goes with that line; one on a line of its own goes with the line below
it, unless it is indented deeper than that: then it closes the block that it stands in. One to the linter is always
about the line below it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import define, field

from daedalus.language.findings import Finding, Span
from daedalus.language.header import CLAUSES, PROPERTIES
from daedalus.language.layout import RawLine, blocks, without_comment
from daedalus.language.parsing import INSIDE, STATEMENT
from daedalus.language.reader import Reader
from daedalus.language.syntax import LONGEST_LINE, parse_line
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import Vocabulary, Word
from daedalus_tools.lint.ignoring import WORD as TO_THE_LINTER

INDENT = "  "
SIGNS = re.compile(r"""\s+|"[^"]*"|[A-Z][A-Za-z0-9.'&/-]*|[a-z][a-z0-9'/-]*|[0-9]+|<=|>=|<>|.""")
AS_WRITTEN = ("file", "source", "text", "entries")  # of a tree: the words on the page, not what they mean


def lay_out(text: str, file: str, reader: Reader) -> tuple[str, list[Finding]]:
    """The text in its canonical layout. One that cannot be parsed comes back as it is, with its findings."""
    tree, findings = reader.read(text, file)
    if tree is None or any(finding.code.startswith("S") for finding in findings):
        return text, findings
    for in_order in (True, False):  # clauses stay where they are if one would get another meaning in its place
        result = _Page(text, reader.vocabulary, in_order).text()
        if result == text or keeps_meaning((tree, findings), reader.read(result, file)):
            return result, []
    raise AssertionError(f"{file}: every layout would change what this card says")


Read = tuple[CardTree | None, Sequence[Finding]]


def keeps_meaning(before: Read, after: Read) -> bool:
    """Whether two texts were read as the same card, mistakes included; places and spaces are not compared. A card
    with mistakes may lose some: those of a line that stood above the one that gives its names."""
    old, new = (Counter(finding.code for finding in findings) for _, findings in (before, after))
    return new < old or (new == old and meaning(before[0]) == meaning(after[0]))


def meaning(node: Any) -> Any:
    """A resolved tree without the places where its parts stand."""
    if isinstance(node, (tuple, list)):
        return [meaning(part) for part in node]
    fields = getattr(type(node), "__match_args__", ())
    if isinstance(node, (Word, Span)) or not fields:
        return None if isinstance(node, Span) else node
    return [type(node), *(meaning(getattr(node, name)) for name in fields if name not in AS_WRITTEN)]


@define
class Entry:
    """A line of the card with its comments, and the lines under it. A blank line is an empty comment."""

    raw: RawLine
    block: list[Entry]
    above: list[str] = field(factory=list)
    beside: str = ""
    below: list[str] = field(factory=list)  # at the end of its block


class _Page:
    """A text taken apart and put together again."""

    def __init__(self, text: str, vocabulary: Vocabulary, in_order: bool) -> None:
        self.vocabulary = vocabulary
        self.in_order = in_order
        self.lines = [line.rstrip("\r") for line in text.split("\n")]
        self.entries = [_entry(raw) for raw in blocks(text, lambda mistake: None)]
        self.end: list[str] = []  # comments after the card
        self._give_comments()

    def text(self) -> str:
        rows = [row for entry in self.entries for row in self._rows(entry, 0, "clause")]
        rows += self.end
        first = next(i for i, row in enumerate(rows) if row)
        return "\n".join(rows[first:]) + "\n"

    # -- comments -------------------------------------------------------------------------------------

    def _give_comments(self) -> None:
        by_line = {path[-1].raw.number: path for entry in self.entries for path in _paths(entry, ())}
        path: tuple[Entry, ...] = ()
        waiting: list[tuple[int, str]] = []
        blank = False
        for number, line in enumerate(self.lines, start=1):
            comment = line[len(without_comment(line)) :].rstrip()
            if number in by_line:
                before, path = path, by_line[number]
                if blank and waiting and not before:
                    waiting.append((0, ""))  # what stands above the whole card may stand apart from it
                path[-1].above = self._close(waiting, before, path[-1].raw.indent)
                path[-1].beside = comment
                waiting, blank = [], False
            elif comment:
                indent = len(line) - len(line.lstrip())
                waiting += [(indent, "")] * blank + [(indent, comment)]
                blank = False
            else:
                blank = True
        self.end = self._close(waiting, path, -1)

    def _close(self, comments: Iterable[tuple[int, str]], path: Sequence[Entry], indent: int) -> list[str]:
        """Give the comments at the end of a block to it; the others belong to what comes after, which begins there."""
        rest: list[str] = []
        deepest = len(path)
        for at, comment in comments:
            while deepest and path[deepest - 1].raw.indent > at:
                deepest -= 1
            inside = deepest and path[deepest - 1].raw.indent > indent and not rest and TO_THE_LINTER not in comment
            holder = path[deepest - 2].below if inside and deepest > 1 else rest
            holder.append(comment)
        return rest

    # -- lines ----------------------------------------------------------------------------------------

    def _rows(self, entry: Entry, depth: int, start: str) -> Iterator[str]:
        raw = entry.raw
        kind = parse_line(raw.text, start, raw.number, raw.indent).kind
        yield from _indented(entry.above, depth)
        beside = f"{INDENT}{entry.beside}" if entry.beside else ""
        yield f"{INDENT * depth}{self._spaced(raw.text, kind)}{beside}"
        inside = INSIDE.get(kind, STATEMENT)
        block = sorted(entry.block, key=_rank) if kind == "card_head" and self.in_order else entry.block
        for inner in block:
            yield from self._rows(inner, depth + 1, inside)
        yield from _indented(entry.below, depth + 1)

    def _spaced(self, text: str, kind: str) -> str:
        signs = [sign for sign in SIGNS.findall(text) if not sign.isspace()]
        if kind == "properties":
            signs = [sign for part in sorted(_parts(signs), key=self._property) for sign in (*part, ",")][:-1]
        result = ""
        for i, sign in enumerate(signs):
            result += sign if not i or _close_to(signs, i, kind) else f" {sign}"
        return result if len(result) <= LONGEST_LINE else text

    def _property(self, words: Sequence[str]) -> int:
        key = self.vocabulary.header.property_of(words, self.vocabulary.sides)
        return PROPERTIES.index(key) if key in PROPERTIES else len(PROPERTIES)


def _entry(raw: RawLine) -> Entry:
    return Entry(raw, [_entry(inner) for inner in raw.block])


def _paths(entry: Entry, above: tuple[Entry, ...]) -> Iterator[tuple[Entry, ...]]:
    """Each line as the way to it from the first line of the card."""
    yield (*above, entry)
    for inner in entry.block:
        yield from _paths(inner, (*above, entry))


def _indented(comments: Iterable[str], depth: int) -> Iterator[str]:
    for comment in comments:
        yield f"{INDENT * depth}{comment}" if comment else ""


def _rank(entry: Entry) -> int:
    kind = parse_line(entry.raw.text, "clause", entry.raw.number, entry.raw.indent).kind
    return next(i for i, kinds in enumerate(CLAUSES) if kind in kinds)


def _parts(signs: Sequence[str]) -> list[list[str]]:
    """The properties of a line, divided at its commas outside of brackets."""
    parts: list[list[str]] = [[]]
    open_ = 0
    for sign in signs:
        open_ += (sign == "(") - (sign == ")")
        if sign == "," and not open_:
            parts.append([])
        else:
            parts[-1].append(sign)
    return parts


def _close_to(signs: Sequence[str], i: int, kind: str) -> bool:
    """Whether a sign stands right behind the one before it."""
    if signs[i] in (",", ":", ")") or signs[i - 1] == "(":
        return True
    starts = i == 1 or signs[i - 2] == ":"  # the sign of `-2 score`; what is added to a value stands apart: `: + 1`
    return signs[i - 1] in ("+", "-") and starts and kind != "adding"
