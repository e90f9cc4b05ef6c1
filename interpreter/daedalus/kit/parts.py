"""The parts of a card that has been read: every node of its tree, and every sentence."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Span
from daedalus.language.typed import CardTree, Do
from daedalus.language.vocabulary import Word


def nodes(thing: object) -> Iterator[object]:
    """Every part of a tree, however deep, its words among them."""
    if isinstance(thing, (tuple, list)):
        for part in thing:
            yield from nodes(part)
    elif isinstance(thing, Word):
        yield thing
    elif not isinstance(thing, Span):
        yield thing
        for name in getattr(thing, "__match_args__", ()):  # a record
            yield from nodes(getattr(thing, name))


def sentences(tree: CardTree) -> list[Do]:
    """Every sentence of a card, in its event and in its lasting effects, in the order of its text."""
    return [part for part in nodes((tree.event, tree.lasting)) if isinstance(part, Do)]
