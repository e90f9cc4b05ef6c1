"""A pack changes a bot of the rulebook: instructions for its own cards, other lines, another level."""

from __future__ import annotations

from pathlib import Path

import pytest

import daedalus
from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.pack import load

CARD = """card 901 "Checkpoints"
  us, 2 ops
  event:
    do 1 of:
      option "cell" in an ally country c where cells > 0: remove 1 cell from c
      option "prestige": +1 prestige
"""
CHARTS = """columns:
  disrupt:
    - where poor
    - lowest cells in c
cards:
  901:
    if: prestige < 12
    choose:
      c: [where good or fair, {column: disrupt}]
    options: [{take: prestige, if: prestige < 4}, cell]
levels:
  - {name: plain}
  - {name: harsh, effects: ["plots alerted: 2"]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path, text in (
        ("pack.yaml", "name: checkpoints\nversion: 1.0.0\ngame: labyrinth\n"),
        ("cards/checkpoints.card", CARD),
        ("bots/us.yaml", CHARTS),
    ):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


@pytest.fixture
def edition(folder: Path) -> Definition:
    return registry.game("labyrinth").over([load(folder)])


def test_instructions_for_its_card_are_those_of_the_bot(edition: Definition) -> None:
    bot, _ = edition.bots.seat("us", "bot")
    assert bot.source.data["cards"]["901"]["if"] == "prestige < 12"
    plain, _ = registry.game("labyrinth").bots.seat("us", "bot")
    assert "901" not in plain.source.data["cards"]


def test_lines_that_it_changes_take_the_place_of_ours_and_others_stay(edition: Definition) -> None:
    bot, _ = edition.bots.seat("us", "bot")
    plain, _ = registry.game("labyrinth").bots.seat("us", "bot")
    changed, ours = bot.chart("base").columns, plain.chart("base").columns
    assert [line.source for line in changed["disrupt"]] == ["where poor", "lowest cells in c"]
    assert [line.source for line in changed["deploy to"]] == [line.source for line in ours["deploy to"]]


def test_levels_of_its_own(edition: Definition) -> None:
    bot, level = edition.bots.seat("us", "bot")
    assert (bot.levels, level) == (["plain", "harsh"], "plain")
    assert bot.effects("harsh")


@pytest.mark.parametrize(("prestige", "cells"), [(3, [1, 1]), (7, [1, 0])])
def test_the_bot_plays_the_card_as_the_pack_says(edition: Definition, prestige: int, cells: list[int]) -> None:
    """At prestige 3 it takes the prestige; else a cell, in the Fair country before the Poor one."""
    from daedalus.games.labyrinth.solo.phase import play_top_card

    scenario = edition.open("lets-roll")
    session = edition.start(edition.with_bots(scenario, {"us": "bot"}), 1)
    g = session.game
    session.rules.step(g)  # set up and dealt
    poor, fair = g.at["Yemen"], g.at["Jordan"]
    for c, governance in ((poor, 3), (fair, 2)):
        for name, value in (("governance", governance), ("alignment", 1), ("sleeper cells", 1)):
            g.values[g.schema.base[name] + c.index] = value
    g.values[g.schema.slot["prestige"]] = prestige
    g.values[g.schema.slot["hand of us"]] = (901,)
    g.forget()
    play_top_card(g, "us")
    assert [poor.sleeper_cells, fair.sleeper_cells] == cells
    assert g.prestige == (4 if prestige == 3 else 7)


def test_a_whole_game_with_it_is_the_same_twice(folder: Path) -> None:
    def end() -> tuple[str, int]:
        game = daedalus.new("lets-roll", seed=3, packs=[folder], bots={"us": "bot harsh", "jihadist": "bot"})
        return game.result.winner, len(list(game.log()))

    assert end() == end()


@pytest.mark.parametrize(
    ("charts", "says"),
    [
        ("name: other", "a pack does not change the name of a bot"),
        ("side: jihadist", "a pack does not change the side of a bot"),
        ("colums: {}", "unknown key 'colums'"),
        ("questions:\n  operation:\n    - do: fly", "nobody knows how to do 'fly'"),
        ("cards: {999: never}", "there is no card 999"),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_place(folder: Path, charts: str, says: str) -> None:
    (folder / "bots/us.yaml").write_text(charts)
    with pytest.raises(BrokenFile) as refused:
        registry.game("labyrinth").over([load(folder)]).bots.seat("us", "bot")
    assert says in refused.value.message
    assert refused.value.where.startswith(str(folder / "bots/us.yaml"))


def test_a_line_that_cannot_be_read_is_one_message(folder: Path) -> None:
    (folder / "bots/us.yaml").write_text("columns:\n  disrupt: [where besiged]")
    bot, _ = registry.game("labyrinth").over([load(folder)]).bots.seat("us", "bot")
    with pytest.raises(DaedalusError, match=r"us\.yaml:2:13"):
        _ = bot.chart("base").columns["disrupt"][0].narrows
