"""The line that the other of two cards lacks: who blocks is blocked by, who allows is required."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus_tools.deck import names_of
from daedalus_tools.remedies import Edit, Remedy

TWINS = {"blocks": "blocked by", "blocked by": "blocks", "allows": "requires", "requires": "allows"}
_CLAUSE = re.compile(rf"\s*({'|'.join(TWINS)})\b")
_PROPERTIES = re.compile(r"\s*(us|jihadist|unassociated|\d+ ops?)\b")


def twin(finding: Finding, line: str, trees: Sequence[CardTree]) -> Iterator[Remedy]:
    """The remedy for a clause that only one card has, if it is plain which other card it is about."""
    clause = _CLAUSE.match(line)
    own = [tree for tree in trees if tree.file == finding.file]
    name = line[finding.span.column - 1 : finding.span.end - 1].strip('"')
    others = [tree for tree in trees if name in names_of(tree)]
    if clause is None or len(own) != 1 or len(others) != 1:
        return
    wanted = TWINS[clause[1]]
    called = own[0].title if wanted in ("blocks", "allows") else _in_effect(own[0])
    if called:
        text = f'{wanted} "{called}"'
        yield Remedy((finding,), (_new_line(others[0], wanted, text),), f"add `{text}` to {others[0].file}")


def _in_effect(tree: CardTree) -> str:
    """What is in effect while a card's event lasts: its mark, if that is not one of several."""
    names = names_of(tree)
    if names == {tree.title}:
        return tree.title
    return tree.marker if names == {tree.title, tree.marker} else ""


def _new_line(tree: CardTree, clause: str, text: str) -> Edit:
    """Below the properties, in the order in which cards have their clauses."""
    before = list(TWINS)[: list(TWINS).index(clause) + 1]
    lines = tree.source.split("\n")
    head = next(i for i, line in enumerate(lines) if line.strip().startswith("card "))
    after, margin = head, "  "
    for i, line in enumerate(lines[head + 1 :], start=head + 1):
        found = _CLAUSE.match(line)
        if _PROPERTIES.match(line) or (found is not None and found[1] in before):
            after, margin = i, line[: len(line) - len(line.lstrip())]
        elif line.strip() and not line.strip().startswith("#") and found is None:
            break
    here = lines[after]
    ending = "\r" if here.endswith("\r") else ""
    end = len(here.rstrip("\r")) + 1
    return Edit(tree.file, after + 1, end, end, f"{ending}\n{margin}{text}")
