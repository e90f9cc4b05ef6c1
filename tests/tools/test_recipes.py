"""The recipes of "I want to ...": each is a card that is read, lints clean, and does what it says on some position."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.games.labyrinth.definition import GAME
from daedalus.language.typed import CardTree
from daedalus_tools.cli import main
from daedalus_tools.deep.lasting import LastingTrial
from daedalus_tools.deep.report import Report
from daedalus_tools.deep.trial import Trial
from daedalus_tools.docs import recipes
from daedalus_tools.docs.manual import language
from daedalus_tools.docs.recipes import Recipe
from daedalus_tools.formatting import lay_out
from daedalus_tools.world import use

RECIPES = recipes.of(GAME)
NUMBER, STATES = recipes.number(GAME), 100


def by_key(recipe: Recipe) -> str:
    return recipe.key


def trial_of(tree: CardTree) -> tuple[Trial, LastingTrial]:
    """The card tried on positions of both boards, as `lint --deep` does."""
    use(GAME)
    study, cards = GAME.study(), GAME.cards.library
    event = Trial(study, tree, "", cards, study.settings(tree, "", cards), 1)
    lasting = LastingTrial(event)
    event.run(STATES)
    lasting.run(STATES)
    return event, lasting


@pytest.mark.parametrize("recipe", RECIPES, ids=by_key)
def test_a_recipe_does_something(recipe: Recipe) -> None:
    """Every sentence of it changes a position, every answer makes a difference, every end is reached."""
    event, lasting = trial_of(recipes.tree(recipe, GAME))
    assert Report(event, lasting).findings() == []
    assert any(seen.changed for seen in event.seen.values()) or (event.tree.event is None and event.tree.lasting)


def test_a_recipe_that_does_nothing_would_be_found() -> None:
    """The test above can fail: for a sentence, and for an answer."""
    for lines, code in (
        ("us, 2 ops\nevent:\n  if funding > 8 and funding < 3: draw 1 card", "X003"),
        ("us, 2 ops\nplay if prestige = 12\nevent:\n  +1 prestige", "X004"),
        ("us, 2 ops, mark\nwhile in effect:\n  may recruit: no when funding > 9", "X005"),
    ):
        found = Report(*trial_of(recipes.tree(Recipe("none", "", "", lines), GAME))).findings()
        assert code in {finding.code for finding in found}


def test_recipes_lint_clean_and_are_laid_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each as a file of its own, as a designer would have it."""
    for recipe in RECIPES:
        file = tmp_path / f"{recipe.key}.card"
        file.write_text(recipe.card(NUMBER), encoding="utf-8")
        assert main(["lint", str(file)]) == 0, capsys.readouterr().out
        assert lay_out(recipe.card(NUMBER), recipe.key, GAME.cards.reader)[0] == recipe.card(NUMBER)


def test_there_is_a_recipe_for_most_that_is_wanted() -> None:
    """Enough of them, each with a key, a sentence and a place of its own."""
    assert len(RECIPES) >= 40
    assert len({recipe.key for recipe in RECIPES}) == len({recipe.want for recipe in RECIPES}) == len(RECIPES)
    assert all(recipe.want[0].islower() and not recipe.want.endswith(".") for recipe in RECIPES)
    assert all(not recipe.note or recipe.note.endswith(".") for recipe in RECIPES)


def test_every_recipe_is_in_the_manual() -> None:
    page = language(GAME)
    for recipe in RECIPES:
        assert f"**... {recipe.want}**\n\n```\n{recipe.lines}\n```\n" in page
        assert recipe.note in page
