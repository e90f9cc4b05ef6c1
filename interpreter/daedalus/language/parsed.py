"""The cards of a deck, parsed once: nearly every command reads them all, so the syntax tree of each is kept in the
user's cache by its text. Where all are known, neither grammar nor parser is loaded."""

from __future__ import annotations

import functools

from daedalus.core.keeping import kept, made_by
from daedalus.data import folder
from daedalus.language.findings import Mistake
from daedalus.language.parsing import Report, parse_card
from daedalus.language.tree import Line

# What makes a tree of a text, with the grammar, and what the tree is made of.
MAKERS = ("lark", *(f"daedalus.language.{name}" for name in ("findings", "layout", "parsing", "syntax", "tree")))


def parse_card_once(text: str, report: Report) -> tuple[Line, ...]:
    """The lines of a card file. Only what is right is kept: mistakes are reported every time."""
    try:
        return kept(_makers() + text.encode(), lambda: parse_card(text, _give_up))
    except Mistake:
        return parse_card(text, report)


def _give_up(mistake: Mistake) -> None:
    raise mistake


@functools.cache
def _makers() -> bytes:
    return made_by(*MAKERS) + (folder("grammar") / "card.lark").read_bytes()
