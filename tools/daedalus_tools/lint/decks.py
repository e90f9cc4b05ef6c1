"""Cards beside each other: who is called what, and who may have to do with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

from attrs import define

from daedalus.language.findings import Finding, Span, Value
from daedalus.language.typed import Answer, CardTree
from daedalus.language.vocabulary import Hole
from daedalus_tools.analysis.references import marks_put, titles_named
from daedalus_tools.lint.registry import run


@define(slots=False)
class Cards:
    """What a check of several cards is shown."""

    trees: Sequence[CardTree]  # those that are asked about
    beside: Sequence[CardTree]  # these and all that they are compared with
    beyond: Callable[[], Sequence[CardTree]]  # those that were not asked for but may be named

    @cached_property
    def by_name(self) -> dict[str, list[CardTree]]:
        names: dict[str, list[CardTree]] = {}
        for tree in self.beside:
            for name in names_of(tree):
                names.setdefault(name, []).append(tree)
        return names

    def others(self, name: str, tree: CardTree) -> list[CardTree]:
        """The other cards of that name, of the same folder if it has one; one that names itself is told so by H013."""
        others = [other for other in self.by_name.get(name, []) if other is not tree]
        near = [other for other in others if Path(other.file).parent == Path(tree.file).parent]
        return near or others


def together(trees: Sequence[CardTree], beyond: Callable[[], Sequence[CardTree]]) -> list[Finding]:
    """All findings about cards read together; `beyond` gives the cards that were not asked for but may be named."""
    return [*run("numbers", trees), *run("cards", Cards(trees, trees, beyond))]


def alone(tree: CardTree, others: Sequence[CardTree]) -> list[Finding]:
    """The same about one card, beside those of the project that it may have to do with."""
    return list(run("cards", Cards([tree], [tree, *others], lambda: others)))


def names_of(tree: CardTree) -> set[str]:
    """What other cards may call this one: its title, and every mark that it puts on the board."""
    marks = {tree.title, tree.mark, tree.marker, *(block.mark for block in tree.lasting)}
    return (marks | marks_put(tree)) - {""}


def found(tree: CardTree, span: Span, code: str, rule: str = "", key: str = "", **about: Value) -> Finding:
    """A finding in a card, with the line of its text."""
    source = tree.source.split("\n")[span.line - 1].rstrip("\r")
    return Finding.of(code, tree.file, span, source, key=key, rule=rule, fix=None, **about)


# -- the cards that a lone one may have to do with ----------------------------------------------------------


def has_company(tree: CardTree) -> bool:
    """Whether a card can be at odds with another at all: it names one, or has a lasting effect."""
    return bool(tree.lasting) or bool(tree.named()) or any(True for _ in titles_named(tree))


def akin(tree: CardTree, texts: dict[Path, str]) -> list[Path]:
    """The files that a card may have to do with: they name it or are named by it, or answer the same questions."""
    names = {entry.value for entry in tree.named()} | {name for name, _ in titles_named(tree)} | names_of(tree)
    questions = [_words(answer) for block in tree.lasting for answer in block.answers]
    return [
        path
        for path, text in texts.items()
        if any(f'"{name}"' in text for name in names) or any(all(w in text for w in words) for words in questions)
    ]


def _words(answer: Answer) -> list[str]:
    """The words that every answer to the same question holds."""
    return ["while", *(min(part) for part in answer.point.parts if not isinstance(part, Hole))]
