"""The charts of the rulebook's bots: every line can be read, and speaks of what is there."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from daedalus.games.labyrinth import decisions
from daedalus.games.labyrinth.library import library
from daedalus.kit import registry
from daedalus.kit.automaton import LINES, ONLY, Automaton
from daedalus.kit.charts import Chart
from daedalus.kit.library import Card
from daedalus.language.purposes import purposes
from daedalus.language.typed import Choose, DoSome
from daedalus.language.walking import nodes

BOTS = [bot for side in ("us", "jihadist") for bot in registry.game("labyrinth").bots.of(side) if bot.name == "bot"]


@functools.cache
def automaton(side: str) -> Automaton:
    bot = next(bot for bot in BOTS if bot.side == side)
    return Automaton(bot.chart("awakening"), side)


def rows(said: Any) -> Iterator[Any]:
    """The steps of a preference."""
    yield from said if isinstance(said, list) else [said]


def unreadable(chart: Chart, said: Any, type_: str, name: str) -> Iterator[str]:
    """Lines and conditions of a preference that cannot be read, and columns that are not there."""
    for row in rows(said):
        if isinstance(row, dict):
            if "if" in row:
                yield from broken(chart.condition(row["if"], ()).read, row["if"])
            for part, known in (("column", chart.columns), ("list", chart.lists)):
                if row.get(part, "") not in ("", *known):
                    yield f"there is no {part} {row[part]}"
            row = row.get("by", "")
        text = str(row).removeprefix(ONLY)
        if text.startswith(LINES):
            yield from broken(chart.line(text, (), type_, name).read, text)


def broken(read: Any, text: str) -> Iterator[str]:
    try:
        read(registry.game("labyrinth").bot_reader)
    except Exception as error:
        yield f"{text}: {error}"


def cards_named(side: str) -> Iterator[tuple[Card, dict[str, Any]]]:
    made = automaton(side)
    for number in made._of_copies:
        yield library().cards[number], dict(made.instruction(library().cards[number]))


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_every_condition_of_an_instruction_can_be_read(side: str) -> None:
    chart = automaton(side).chart
    wrong = [
        f"{card.number}: {text}"
        for card, said in cards_named(side)
        for part in ("if", "last cell")
        if said.get(part, "never") != "never"
        for text in broken(chart.condition(said[part], ()).read, said[part])
    ]
    assert not wrong


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_instructions_choose_what_the_card_lets_choose_by_lines_that_can_be_read(side: str) -> None:
    chart, wrong = automaton(side).chart, []
    for card, said in cards_named(side):
        chosen = {}  # by their names, and by the words that say what they are for
        for node in nodes(card.tree):
            if isinstance(node, Choose):
                chosen |= dict.fromkeys((*purposes(card.tree, node), node.things.variable), node.things)
        for name, steps in said.get("choose", {}).items():
            if name in chosen:
                about = chosen[name].type, chosen[name].variable
                wrong += [f"{card.number}: {text}" for text in unreadable(chart, steps, *about)]
            else:
                wrong.append(f"{card.number}: nothing is called {name}")
        for key, steps in said.get("answers", {}).items():
            wrong += [f"{card.number}, {key}: {text}" for text in unreadable(chart, steps, chart.space, "c")]
    assert not wrong


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_options_are_options_of_the_card(side: str) -> None:
    wrong = []
    for card, said in cards_named(side):
        labels = {label for node in nodes(card.tree) if isinstance(node, DoSome) for label, _, _ in node.options}
        wanted = {row["take"] if isinstance(row, dict) else row for row in rows(said.get("options", []))}
        wrong += [f"{card.number}: {label}" for label in sorted(wanted - labels)]
    assert not wrong


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_answers_are_to_questions_that_are_asked(side: str) -> None:
    chart = automaton(side).chart
    asked = {value.key for value in vars(decisions).values() if type(value).__name__ == "Message"}
    keys = {*chart.data["answers"], *(key for _, said in cards_named(side) for key in said.get("answers", {}))}
    assert keys <= asked
    assert not [text for said in chart.data["answers"].values() for text in unreadable(chart, said, chart.space, "c")]


@pytest.mark.parametrize("side", ["us", "jihadist"])
def test_choices_are_known_by_words_of_the_language(side: str) -> None:
    chart = automaton(side).chart
    words = {word.key for word in registry.game("labyrinth").words.words}
    assert {word for entry in chart.data["choosing"] for word in entry["for"]} <= words
    wrong = [t for entry in chart.data["choosing"] for t in unreadable(chart, entry["by"], chart.space, "c")]
    assert not wrong
