"""Reading a card of one's own in a test: the tree if all is well, the mistakes if not."""

from __future__ import annotations

from daedalus.games.labyrinth.library import reader
from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus.text import findings as english

HEAD = 'card 901 "Own"\n  us, 2 ops\n'


def read(text: str) -> tuple[CardTree | None, list[Finding]]:
    return reader().read(text, "own.card")


def understood(text: str) -> CardTree:
    tree, findings = read(text)
    assert tree is not None
    assert findings == [], english.text(findings[0])
    return tree


def mistakes(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every finding."""
    return [(f.code, f.span.line, f.span.column) for f in read(text)[1]]


def the_mistake(text: str) -> Finding:
    findings = read(text)[1]
    assert len(findings) == 1, [english.text(f) for f in findings]
    return findings[0]
