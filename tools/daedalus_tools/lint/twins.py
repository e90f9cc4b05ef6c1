"""The line that the other of two cards lacks: who blocks is blocked by, who allows is required."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Edit, Finding, Span
from daedalus.language.header import ANSWERS, NAMING
from daedalus.language.typed import CardTree
from daedalus_tools.lint.checking import Checked
from daedalus_tools.lint.decks import names_of
from daedalus_tools.lint.remedies import Remedy


def twin(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    """The remedy for a clause that only one card has, if it is plain which other card it is about."""
    trees = checked.trees
    own = [tree for tree in trees if tree.file == finding.file]
    entries = [entry for tree in own for entry in tree.named() if entry.span == finding.span]
    others = [tree for tree in trees if entries and entries[0].value in names_of(tree)]
    if len(own) != 1 or len(others) != 1 or not entries:
        return
    wanted = ANSWERS[entries[0].key]
    called = own[0].title if wanted in ("blocks", "allows") else _in_effect(own[0])
    if called:
        text = f'{NAMING[wanted]} "{called}"'
        yield Remedy.of(finding, _new_line(others[0], wanted, text), new=text, file=others[0].file)


def _in_effect(tree: CardTree) -> str:
    """What is in effect while a card's event lasts: its mark, if that is not one of several."""
    names = names_of(tree)
    if names == {tree.title}:
        return tree.title
    return tree.marker if names == {tree.title, tree.marker} else ""


def _new_line(tree: CardTree, clause: str, text: str) -> Edit:
    """Below the properties, in the order in which cards have their clauses."""
    before = list(NAMING)[: list(NAMING).index(clause) + 1]
    above = [entry.span.line for entry in tree.entries if entry.key not in NAMING or entry.key in before]
    row = max([tree.span.line, *above])
    here = tree.source.split("\n")[row - 1]
    margin = here[: len(here) - len(here.lstrip())] if above else "  "
    ending = "\r" if here.endswith("\r") else ""
    end = len(here.rstrip("\r")) + 1
    return Edit(Span(row, end, end), f"{ending}\n{margin}{text}", tree.file)
