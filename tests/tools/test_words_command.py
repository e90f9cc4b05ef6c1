"""`daedalus words`: what is looked for in plain words is found, with example, rule, cards and recipes."""

from __future__ import annotations

import json
import re

import pytest

from daedalus.games.labyrinth.definition import GAME
from daedalus.kit import registry
from daedalus.language.vocabulary import Word
from daedalus_tools.docs import looking, recipes
from daedalus_tools.docs.looking import index, stem, uses
from daedalus_tools.docs.recipes import Recipe
from daedalus_tools.docs.shapes import Shape
from daedalus_tools.lint import slips
from tests.tools.conftest import Run


def words_for(query: str) -> list[str]:
    return [thing.key for thing in index(GAME).find(query) if isinstance(thing, Word)]


def recipes_for(query: str) -> list[str]:
    return [thing.key for thing in index(GAME).find(query) if isinstance(thing, Recipe)]


@pytest.mark.parametrize(
    ("query", "word"),
    [
        ("destroy", "remove-cells"),
        ("destroy soldiers", "remove-all-troops"),
        ("soldiers", "troops-in"),
        ("kill terrorists", "remove-cells"),
        ("take away troops in Iraq", "remove-all-troops"),
        ("how do I draw a card", "draw-cards"),
        ("gain prestige", "change-prestige"),
        ("lower funding", "change-funding"),
        ("roll dice", "roll-die"),
        ("adjacent", "adjacent-to"),
        ("next to", "adjacent-to"),
        ("begin civil war in", "start-civil-war"),
        ("turn ends", "end-of-turn"),
        ("nuke", "remove-wmd"),
        ("Removes CELLS", "remove-cells"),
    ],
)
def test_a_word_is_found_by_other_words(query: str, word: str) -> None:
    """What people say is what the linter knows they say; it is among the first that are shown."""
    assert word in words_for(query)[:6]


@pytest.mark.parametrize(
    ("query", "recipe"),
    [
        ("optional", "optional"),
        ("either or", "one-of-two"),
        ("until end of turn", "forbid-an-operation"),
        ("steal a card", "steal-a-card"),
        ("choose up to 3 countries", "aid"),
        ("I want to remove half of the cells in a country", "half-of-the-cells"),
    ],
)
def test_a_recipe_is_found_by_what_is_wanted(query: str, recipe: str) -> None:
    assert recipe in recipes_for(query)[:3]


@pytest.mark.parametrize("recipe", recipes.of(GAME), ids=lambda recipe: recipe.key)
def test_every_recipe_is_found_by_its_own_words(recipe: Recipe) -> None:
    """By its sentence first, and by each of its other words."""
    assert recipe.key in recipes_for(recipe.want)[:3]
    assert all(recipe.key in recipes_for(said) for said in recipe.also)


@pytest.mark.parametrize("word", GAME.vocabulary().words, ids=lambda word: word.key)
def test_every_word_is_found_by_its_pattern(word: Word) -> None:
    plain = " ".join(sorted(part)[0] for part in word.parts if isinstance(part, frozenset))
    assert word.key in words_for(plain)


@pytest.mark.parametrize(
    ("query", "shape"),
    [
        ("at least", "value >= 2"),
        ("up to", "choose up to 3 things s"),
        ("every", "every thing where ..."),
        ("for each", "for each c in things: ..."),
    ],
)
def test_shapes_and_quantities_are_found(query: str, shape: str) -> None:
    assert shape in [thing.text for thing in index(GAME).find(query) if isinstance(thing, Shape)][:2]


def test_what_is_shown_fits_a_screen(run: Run) -> None:
    """Pattern, meaning, rule, example, cards and recipes, in 80 columns; what is left out is counted."""
    done = run("words", "destroy", "cells")
    assert done.code == 0
    for part in (
        "remove {n:number} cell[s] from {c:country}\n    (verb, rule 4.8.4) The side picks which",
        "    Example: remove 1 cell from Iraq\n",
        "    Holes: n how many cells; c from where\n",
        "    Cards: 8 Special Forces; 17 FSB;",
        "I want to ...\n\n... remove a cell somewhere:\n    us, 2 ops\n",
    ):
        assert part in done.out
    some, every = run("words", "destroy").out, run("words", "destroy", "--all").out
    assert re.search(r"^\d+ more: add --all", some, re.MULTILINE)
    assert " more: add --all" not in every
    assert len(every) > len(some)
    for query in ("", "verbs", "recipes", "troop", "plot"):
        assert max(map(len, run("words", *query.split(), "--all").out.splitlines())) <= 80


def test_alone_it_shows_what_there_is(run: Run) -> None:
    """Every kind with its number; a kind lists its words."""
    out = run("words").out
    for kind in ("Values", "Properties", "Verbs", "Rule points", "Moments", "Shapes of lines", "Quantities", "Recipes"):
        assert f"\n{kind} (" in out
    listed = [line for line in run("words", "moments").out.splitlines() if not line.startswith(" ")]
    assert listed == [word.pattern for word in GAME.vocabulary().of_kind("moment")]
    assert "... raise prestige\n" in run("words", "Recipes").out


def test_it_speaks_json(run: Run) -> None:
    data = json.loads(run("words", "draw", "cards", "--json").out)
    assert data["query"] == "draw cards"
    [draw] = [word for word in data["words"] if word["key"] == "draw-cards"]
    assert draw["pattern"] == "draw {n:number} card[s]"
    assert draw["holes"] == {"n": {"type": "number", "is": "how many cards"}}
    assert draw["cards"] == uses(GAME)["draw-cards"]
    assert {recipe["key"] for recipe in data["recipes"]} >= {"draw-cards"}
    assert len(json.loads(run("words", "--json").out)["words"]) == len(GAME.vocabulary().words)


def test_nothing_found_is_one_message(run: Run) -> None:
    done = run("words", "prestge")
    assert done.code == 2
    assert done.err.startswith("daedalus: no word or recipe says 'prestge'\n  Near it: prestige")
    assert run("words", "xyzzy").err.endswith("`daedalus words` shows what there is.\n")
    assert run("words", "...").code == 2
    assert run("words", *["cells"] * 10_000).code == 0


def test_cards_that_say_a_word_say_it() -> None:
    """Copies of a card are one."""
    assert "61 Detainee Release" in uses(GAME)["draw-cards"]
    assert uses(GAME)["turned-by-last-plots"] == [
        f"{card.number} {card.title}"
        for card in GAME.cards.library.cards.values()
        if "turned by last plots" in card.tree.source and card.number == card.copies[0]
    ]


def test_what_people_say_is_read_from_the_tables_of_the_linter() -> None:
    known = slips.of(GAME).synonyms
    assert ("remove",) in known["destroy"]
    assert ("troops",) in known["soldiers"]
    assert {("+",), ("place",)} <= known["gain"]


def test_endings_do_not_matter() -> None:
    assert {stem(word) for word in ("remove", "removes", "removed", "removing")} == {"remov"}
    assert stem("us") == "us"
    assert looking.stems("+1 prestige, non-muslim") == ("+", "1", "prestig", "non-muslim")


def test_another_game_has_its_own_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no recipes, unless it brings some."""
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    done = run("words", "remove", "guards", "--game", "rivers")
    assert "remove {n:number} guard[s] from {t:town}" in done.out
    assert "I want to" not in done.out
    assert "Recipes" not in run("words", "--game", "rivers").out
