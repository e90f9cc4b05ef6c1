"""What the files of bots say of cards is about those cards: their names, options and words, and it can be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from daedalus.core.messages import declared
from daedalus.games.labyrinth.library import library
from daedalus.kit import registry
from daedalus.kit.automaton import LINES, ONLY
from daedalus.kit.bots import Bot
from daedalus.kit.charts import Chart
from daedalus.kit.library import Card
from daedalus.language import typed
from daedalus.language.purposes import purposes
from daedalus.language.walking import nodes

LABYRINTH = registry.game("labyrinth")
BOTS = pytest.mark.parametrize("bot", LABYRINTH.bots.every, ids=lambda bot: f"{bot.name} of {bot.side}")
STEPS = ("column", "list", "take", "drawn from", "by", "at most", "if")


def instructions(bot: Bot) -> Iterator[tuple[Card, Mapping[str, Any]]]:
    cards = library().every
    for key, row in bot.source.data.get("cards", {}).items():
        for number in str(key).split(","):
            if isinstance(row, Mapping):
                yield cards[int(number)], row


def choices(card: Card) -> list[typed.Choose]:
    """Everything that a card lets somebody choose."""
    return [part for part in nodes(card.tree) if isinstance(part, typed.Choose)]


def steps(rows: Any) -> list[Any]:
    return rows if isinstance(rows, list) else [rows]


@BOTS
def test_instructions_choose_what_the_card_lets_choose(bot: Bot) -> None:
    for card, row in instructions(bot):
        found = choices(card)
        known = {choice.things.variable for choice in found}
        known.update(word for choice in found for word in purposes(card.tree, choice))
        assert set(row.get("choose", {})) <= known, card


@BOTS
def test_instructions_take_options_that_the_card_has(bot: Bot) -> None:
    for card, row in instructions(bot):
        labels = {label for part in nodes(card.tree) if isinstance(part, typed.DoSome) for label, _, _ in part.options}
        for step in steps(row.get("options", [])):
            wanted = step.get("take") if isinstance(step, Mapping) else step
            assert wanted is None or str(wanted) in labels | {"most", "least", "first", "last"}, card


@BOTS
def test_answers_are_to_questions_that_are_asked(bot: Bot) -> None:
    asked = {*declared("labyrinth"), *declared("core")}
    assert set(bot.source.data.get("answers", {})) <= asked
    for card, row in instructions(bot):
        assert set(row.get("answers", {})) <= asked, card


@BOTS
def test_purposes_are_words_of_cards(bot: Bot) -> None:
    words = {word.key for word in LABYRINTH.words.words}
    for entry in bot.source.data.get("choosing", ()):
        assert set(entry["for"]) <= words


@BOTS
@pytest.mark.parametrize("rule_set", ["base", "awakening"])
def test_every_line_of_a_bot_can_be_read(bot: Bot, rule_set: str) -> None:
    chart = bot.chart(rule_set)
    reader = bot.reader()
    for line in chart.every():
        line.read(reader)
    for said, type_, name in written(bot, chart):
        if said.removeprefix(ONLY).startswith(LINES):
            chart.line(said.removeprefix(ONLY), ("cards",), type_, name).read(reader)


def written(bot: Bot, chart: Chart) -> Iterator[tuple[str, str, str]]:
    """The lines of choices and answers, each with what it is about; their conditions and charts are looked at here."""
    data = bot.source.data
    for entry in data.get("choosing", ()):
        yield from of_steps(entry["by"], chart, bot, chart.space, "c")
    for rows in data.get("answers", {}).values():
        yield from of_steps(rows, chart, bot, chart.space, "c")
    for card, row in instructions(bot):
        if row.get("if", "never") != "never":
            chart.condition(row["if"], ("cards",)).read(bot.reader())
        for name, rows in row.get("choose", {}).items():
            for choice in choices(card):
                if name in (choice.things.variable, *purposes(card.tree, choice)):
                    yield from of_steps(rows, chart, bot, choice.things.type, choice.things.variable)
        for rows in (*row.get("answers", {}).values(), row.get("options", []), row.get("may", [])):
            yield from of_steps(rows, chart, bot, chart.space, "c")


def of_steps(rows: Any, chart: Chart, bot: Bot, type_: str, name: str) -> Iterator[tuple[str, str, str]]:
    for step in steps(rows):
        if not isinstance(step, Mapping):
            yield str(step), type_, name
            continue
        assert set(step) <= set(STEPS)
        if "if" in step:
            chart.condition(step["if"], ("cards",)).read(bot.reader())
        if "by" in step:
            yield str(step["by"]), type_, name
        assert step.get("column") is None or step["column"] in chart.columns
        assert step.get("list") is None or step["list"] in chart.lists
