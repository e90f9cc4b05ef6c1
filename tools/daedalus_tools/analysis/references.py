"""Names that a card gives and never uses, and lasting effects that nothing brings into force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from daedalus.language.findings import Mistake, Span
from daedalus.language.typed import CardTree, Choose, Constant, Do, Let, Things, Variable
from daedalus.language.vocabulary import TEXT, Word

PUT_MARKS = frozenset({"mark_country", "move_mark", "put_in_effect", "add_mark"})


def nodes(node: Any) -> Iterator[Any]:
    """Every part of a tree, however deep."""
    if isinstance(node, (tuple, list)):
        for part in node:
            yield from nodes(part)
    elif node is not None and attrs.has(type(node)) and not isinstance(node, (Span, Word)):
        yield node
        for field in attrs.fields(type(node)):
            yield from nodes(getattr(node, field.name))


def _uses(node: Any, own: frozenset[int] = frozenset()) -> Iterator[str]:
    """Names that are read; a choice does not count as a use of the name it gives."""
    if isinstance(node, (tuple, list)):
        for part in node:
            yield from _uses(part)
    elif isinstance(node, Variable):
        yield node.name
    elif isinstance(node, Choose):
        yield from (name for name in _uses((node.things, node.by)) if name != node.things.variable)
    elif isinstance(node, Things):
        yield from (name for name in _uses((node.domain, node.conditions, node.count)) if name != node.variable)
    elif node is not None and attrs.has(type(node)) and not isinstance(node, (Span, Word)):
        for field in attrs.fields(type(node)):
            yield from _uses(getattr(node, field.name))


def unused(tree: CardTree) -> Iterator[Mistake]:
    """L006: a name that a choice, `let` or `as` gives and that nothing reads."""
    body = (tree.event, [block.triggers for block in tree.lasting], [block.answers for block in tree.lasting])
    read = set(_uses(body))
    given: list[tuple[str, Span]] = []
    if tree.target is not None and tree.event is not None:
        given.append((tree.target.things.variable, tree.target.things.span))
    for node in nodes(body):
        if isinstance(node, Choose):
            given.append((node.things.variable, node.things.span))
        elif isinstance(node, Let):
            given.append((node.name, node.span))
        elif isinstance(node, Do) and node.bind:
            given.append((node.bind, node.span))
    for name, span in given:
        if name not in read and not name.startswith("_"):
            yield Mistake("L006", f"{name!r} is never used", span, "Use it, or leave the line out.")


def marks_put(tree: CardTree) -> set[str]:
    """The marks that the card puts in force by a sentence."""
    found = set()
    for node in nodes((tree.event, [block.triggers for block in tree.lasting])):
        if isinstance(node, Do) and node.call.word.id in PUT_MARKS:
            found |= {str(a.value) for a in node.call.args if isinstance(a, Constant) and a.type == TEXT}
    return found


def unbrought(tree: CardTree) -> Iterator[Mistake]:
    """L007: a lasting effect whose mark nothing on the card puts in force."""
    brought = marks_put(tree) | {tree.mark}
    if tree.lapsing != "never":
        brought |= {tree.title}
    for block in tree.lasting:
        if block.mark not in brought:
            yield Mistake(
                "L007",
                f"nothing brings {block.mark!r} into force",
                block.span,
                'Add `mark` or `lapsing` to the properties, or a sentence such as: mark c with "X"',
                "6.2.7",
            )
