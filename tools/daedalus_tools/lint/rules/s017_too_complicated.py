"""A card too complicated to be run.

Each line can be understood, but all of them together are too much for the engine. You will hardly ever see
this. Nest the lines less deeply, or divide the event.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daedalus.language.findings import BrokenText, Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools.lint.examples import event
from daedalus_tools.lint.registry import checks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.library import Card

_NESTED = [f"{'  ' * i}for each {name} in countries:" for i, name in enumerate("bcdefghijk")]
BAD = event(*_NESTED[:6], f"{'  ' * 6}test b")
GOOD = event("for each b in untested countries: test b")


LONG, DEEP = 100, 14  # lines, spaces; only a card of so many or indented so far could be too complicated to run


@checks("card")
def check(tree: CardTree) -> Iterator[Finding]:
    """Asked of a card without a mistake."""
    many = tree.source.count("\n") > LONG or f"\n{' ' * DEEP}" in tree.source
    if many and not compiled(tree):
        yield Finding.of("S017", tree.file, Span(1, 1, 2))


def compiled(tree: CardTree) -> list[Card]:
    """The card ready to be run; none if it is too complicated."""
    from daedalus_tools.world import game

    try:
        return game().cards.compile(tree, game().cards.set_of(Path(tree.file)))
    except BrokenText:
        return []
