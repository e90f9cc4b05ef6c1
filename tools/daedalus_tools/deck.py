"""What only several cards together can get wrong: numbers used twice, and blocks that the other card does not know.

D001  two files hold a card of the same number
D002  one card blocks another (6.2.8), and the other does not say so, or the other way round
D003  a card names one that does not exist
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree, Constant, Do
from daedalus.language.vocabulary import TEXT

PUT_MARKS = frozenset({"mark_country", "move_mark", "put_in_effect"})  # the verbs whose text names a mark
CLAUSES = {"blocks": "blocks", "blocked_by": "blocked by", "allows": "allows", "requires": "requires"}


def check(trees: Sequence[CardTree], beyond: Callable[[], Sequence[CardTree]]) -> list[Finding]:
    """All findings about cards read together; `beyond` gives the cards that were not asked for but may be named."""
    own = [names_of(tree) for tree in trees]
    names: dict[str, list[CardTree]] = {}
    for tree, its in zip(trees, own, strict=True):
        for name in its:
            names.setdefault(name, []).append(tree)
    one_sided = [f for tree, its in zip(trees, own, strict=True) for f in _one_sided(tree, its, names)]
    return [*same_numbers(trees), *one_sided, *_unknown(trees, set(names), beyond)]


def same_numbers(trees: Sequence[CardTree]) -> Iterator[Finding]:
    first: dict[int, CardTree] = {}
    for tree in trees:
        for number in tree.numbers:
            other = first.setdefault(number, tree)
            if other is not tree:
                source = tree.source.split("\n")[0].rstrip("\r")
                message = f"card {number} is already in {other.file}"
                yield Finding("D001", message, tree.file, Span(1, 1, len(source) + 1), source)


def names_of(tree: CardTree) -> set[str]:
    """What other cards may call this one: its title, and every mark that it puts on the board."""
    marks = {tree.title, tree.mark, tree.marker, *(block.mark for block in tree.lasting)}
    for do in _sentences([tree.event, *(t.body for block in tree.lasting for t in block.triggers)]):
        if do.call.word.id in PUT_MARKS:
            marks |= {str(a.value) for a in do.call.args if isinstance(a, Constant) and a.type == TEXT}
    return marks - {""}


def _sentences(node: Any) -> Iterator[Do]:
    """All sentences of an event, however deep."""
    if isinstance(node, Do):
        yield node
    elif isinstance(node, (tuple, list)):
        for part in node:
            yield from _sentences(part)
    elif node is not None and attrs.has(type(node)) and not isinstance(node, Span):
        for field in attrs.fields(type(node)):
            yield from _sentences(getattr(node, field.name))


def _one_sided(tree: CardTree, own: set[str], names: dict[str, list[CardTree]]) -> Iterator[Finding]:
    for name in tree.blocks:
        others = names.get(name, [])
        if others and not any(n in own for other in others for n, _ in other.blocked_by):
            yield _at(tree, "blocks", name, "D002", f"{name} does not say `blocked by` {tree.title}")
    for name, _ in tree.blocked_by:
        others = names.get(name, [])
        if others and not any(n in own for other in others for n in other.blocks):
            yield _at(tree, "blocked_by", name, "D002", f"{others[0].title} does not say `blocks` {tree.title}")


def _unknown(trees: Sequence[CardTree], known: set[str], beyond: Callable[[], Sequence[CardTree]]) -> Iterator[Finding]:
    missing = [(t, clause, name) for t in trees for clause, name in _named(t) if name not in known]
    if not missing:
        return
    known = known.union(*(names_of(t) for t in beyond()))
    for tree, clause, name in missing:
        if name not in known:
            near = difflib.get_close_matches(name, sorted(known), n=1)
            help_ = f"Did you mean {near[0]!r}?" if near else ""
            yield _at(tree, clause, name, "D003", f"no card or mark is called {name!r}", help_)


def _named(tree: CardTree) -> Iterator[tuple[str, str]]:
    for clause in CLAUSES:
        for entry in getattr(tree, clause):
            yield clause, entry[0] if isinstance(entry, tuple) else entry


def _at(tree: CardTree, clause: str, name: str, code: str, message: str, help_: str = "") -> Finding:
    """A finding at the place where the card names another."""
    quoted = f'"{name}"'
    for number, line in enumerate(tree.source.split("\n"), start=1):
        if line.split()[: len(CLAUSES[clause].split())] == CLAUSES[clause].split() and quoted in line:
            column = line.index(quoted) + 1
            span = Span(number, column, column + len(quoted))
            return Finding(code, message, tree.file, span, line.rstrip("\r"), help_, "6.2.8" if code == "D002" else "")
    return Finding(code, message, tree.file, Span(1, 1, 2), "", help_)
