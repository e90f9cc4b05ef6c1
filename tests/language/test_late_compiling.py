"""What a card does is compiled when it is first asked for; what Python cannot run is refused when it is read."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.library import compile_card
from daedalus.kit import library
from daedalus.kit.library import make_library
from daedalus.language.compile import Compiler
from daedalus.language.findings import BrokenText
from daedalus.language.layout import DEEPEST
from daedalus.language.statements import MOST_BRANCHES
from daedalus.language.syntax import LONGEST_LINE
from tests.language.reading import HEAD, mistakes, understood

LONG_SUM = "let x = 1" + "+1" * ((LONGEST_LINE - 9) // 2)
LONG_NOT = "if " + "not " * ((LONGEST_LINE - 30) // 4) + "us is hard: test Iraq"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files of the cards that are compiled."""
    files: list[str] = []

    class Watched(Compiler):
        def card(self, tree: library.CardTree) -> library.Program:
            files.append(tree.file)
            return super().card(tree)

    monkeypatch.setattr(library, "Compiler", Watched)
    return files


def test_a_card_is_compiled_once_for_all_its_copies(compiled: list[str]) -> None:
    tree = understood('card 901, 902 "Own"\n  us, 2 ops\n  event:\n    test Iraq\n')
    first, second = compile_card(tree, "own")
    assert compiled == []
    assert first.event is second.event
    assert first.conditions == ()
    assert len(compiled) == 1


def test_a_library_compiles_only_the_lasting_effects_it_is_asked_for(compiled: list[str]) -> None:
    text = "  us, 2 ops, mark\n  while in effect:\n    x is adjacent to y: no when x = Iraq\n"
    trees = [understood(f'card {number} "{name}"\n{text}') for number, name in ((901, "One"), (902, "Two"))]
    cards = make_library(card for tree in trees for card in compile_card(tree, "own"))
    assert (set(cards.lasting), compiled) == ({"One", "Two"}, [])
    assert [block.cards for block in cards.lasting["Two"]] == [(902,)]
    assert cards.lasting.get("Three") is None
    assert len(compiled) == 1


@pytest.mark.parametrize("line", [LONG_SUM, LONG_NOT])
def test_the_longest_and_deepest_lines_of_a_short_card_run(line: str) -> None:
    """So a card of few lines may be compiled late."""
    levels = DEEPEST - 3  # below the card, the event and the line itself
    nest = "".join(f"{'  ' * (2 + i)}for each c{i} in countries:\n" for i in range(levels))
    tree = understood(f"{HEAD}  event:\n{nest}{'  ' * (2 + levels)}{line}\n")
    assert compile_card(tree, "own")[0].event is not None


def test_as_many_lines_as_surely_run_do_run() -> None:
    branches = "    else if us is hard: test Iraq\n" * (MOST_BRANCHES - 1)
    tree = understood(f"{HEAD}  event:\n    if us is soft: test Iraq\n{branches}")
    assert compile_card(tree, "own")[0].event is not None


@pytest.mark.parametrize(("many", "code"), [(MOST_BRANCHES, "S014"), (5000, "S018")])
def test_a_card_that_python_cannot_run_is_refused_at_once(many: int, code: str) -> None:
    """Hundreds or thousands of branches: nobody has to play it to find out."""
    branches = "    else if us is hard: test Iraq\n" * many
    assert code in {found for found, _, _ in mistakes(f"{HEAD}  event:\n    if us is soft: test Iraq\n{branches}")}


def test_what_python_still_cannot_run_is_a_finding_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_deep(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("ast.parse", too_deep)
    with pytest.raises(BrokenText) as refused:
        _ = compile_card(understood(f"{HEAD}  event:\n    test Iraq\n"), "own")[0].event
    assert refused.value.findings[0].code == "S017"
