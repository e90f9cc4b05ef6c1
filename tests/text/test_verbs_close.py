"""Where a language closes a clause with a part of the verb (`du darfst 1 Zelle platzieren`), no order leaves it out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daedalus.kit import registry
from daedalus.text.cards import languages
from daedalus.text.speech import speaker
from daedalus.text.wording import text_files

GAMES = ("labyrinth", "twilight")
MOODS = ("imp", "inf", "s3", "p3")


class Verbs(Visitor):
    """The verbs that a pattern says, and those that it closes with."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.closed: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        verb = node.arguments.positional[0] if node.id.name == "DO" else None
        if isinstance(verb, ast.StringLiteral):
            (self.closed if node.arguments.named else self.said).add(verb.value)


def patterns(game: str, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in text_files(registry.game(game), language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_verb_that_is_split_is_closed(game: str, language: str) -> None:
    said = speaker(registry.game(game), language)
    split = {f"do-{verb}" for _, p in patterns(game, language) for verb in verbs(p).said}
    split = {key for key in split if any(said.has(key, f"{mood}-end") for mood in MOODS)}
    left_open = {
        (name, verb)
        for name, pattern in patterns(game, language)
        for verb in verbs(pattern).said - verbs(pattern).closed
        if f"do-{verb}" in split
    }
    assert not left_open


def verbs(pattern: ast.Pattern) -> Verbs:
    found = Verbs()
    found.visit(pattern)
    return found
