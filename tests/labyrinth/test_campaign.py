"""The campaign over both sets: the base game first, then the deck and the rules of The Awakening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import ISLAMIST_RULE, MUSLIM, NON_MUSLIM, US, board
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import load, make
from daedalus.kit import deck
from daedalus_tools.lint.checking import check
from tests.support import EMPTY, Table, rule

CAMPAIGN = {
    **EMPTY,
    "board": "campaign",
    "sets": ["base", "awakening"],
    "later sets": ["awakening"],
    "length": "tournament",
}
BIOMETRICS, NEST = 2, 5
BASE_SCENARIOS = ("lets-roll", "you-can-call-me-al", "anaconda", "mission-accomplished")


@pytest.fixture
def campaign() -> Table:
    table = Table(scenario=CAMPAIGN)
    table("Algeria/Tunisia", "fair neutral")
    return table


def end_the_deck(table: Table, rolls: list[int] | None = None) -> None:
    """The first deck is discarded, and one card more is to be drawn."""
    table.put("discard pile", table.get("discard pile") + table.get("draw pile"))
    table.put("draw pile", ())
    table.run(lambda: deck.draw(table.game, US, 1, "5.3.1"), rolls=rolls or [])


# -- the first deck -----------------------------------------------------------------------------------------


def test_it_begins_with_the_cards_the_rules_and_the_wmd_of_the_base_game() -> None:
    g = new_game(load("campaign"), 1)
    assert sorted(g.get("draw pile")) == list(range(1, 121))
    assert g.get("later sets") == ("awakening",)
    assert g.get("decks left") == 2
    assert g.rules == board("base").rules
    syria = g.at["Syria"]
    assert (syria.shia_mix, syria.wmd_cache, g.at["Iran"].wmd_cache, g.at["Pakistan"].wmd_cache) == (False, 0, 0, 3)
    assert g.get("wmd box") == 3
    assert g.get("removed plots") == ("wmd",) * 3


@rule("11.3.3.2", "11.3.3.3")
def test_mali_and_nigeria_are_there_from_the_start(campaign: Table) -> None:
    assert (campaign.at("Mali").kind, campaign.at("Nigeria").kind) == (MUSLIM, NON_MUSLIM)
    campaign("Nigeria", "soft", plots=["2"])
    campaign.resolve_plots()
    assert campaign.at("Nigeria").kind == MUSLIM


@rule("5.2.5", "11.3.2")
def test_the_turn_ends_and_plots_return_as_in_the_base_game(campaign: Table) -> None:
    assert "polarization" not in campaign.game.rules["end of turn"]
    assert campaign.game.rules["used plots"] == "available plots"


# -- the next deck ------------------------------------------------------------------------------------------


@rule("5.3.1", "4.7.7.3")
def test_the_next_deck_is_the_new_pile_and_the_discards_stay(campaign: Table) -> None:
    campaign.event(BIOMETRICS, US)
    campaign.move(NEST, "first plot box")
    end_the_deck(campaign)
    g = campaign.game
    assert sorted(g.hand(US) + g.get("draw pile")) == list(range(121, 241))
    assert sorted(g.get("discard pile")) == list(range(1, 121))
    assert g.get("lapsing box") == g.get("first plot box") == ()
    assert "Biometrics" in [mark.name for mark in g.marks]  # in effect to the end of the turn
    assert (g.get("later sets"), g.get("decks left")) == ((), 1)


@rule("11.3.3.4", "11.3.1")
def test_rules_sect_and_wmd_come_with_it(campaign: Table) -> None:
    end_the_deck(campaign)
    g = campaign.game
    assert g.rules == board("awakening").rules
    syria = g.at["Syria"]
    assert (syria.shia_mix, syria.wmd_cache, g.at["Iran"].wmd_cache, g.at["Pakistan"].wmd_cache) == (True, 2, 1, 3)
    assert g.get("removed plots") == ()


@rule("8.4.5")
def test_the_wmd_of_a_syria_under_islamist_rule_are_available(campaign: Table) -> None:
    campaign("Syria", "islamist rule adversary")
    end_the_deck(campaign)
    assert campaign.at("Syria").governance == ISLAMIST_RULE
    assert campaign.at("Syria").wmd_cache == 0
    assert campaign.get("available plots").count("wmd") == 2
    assert campaign.at("Iran").wmd_cache == 1


@rule("11.1.2", "4.9.4")
def test_algeria_is_tested_and_gets_the_first_awakening() -> None:
    table = Table(scenario=CAMPAIGN)
    end_the_deck(table, rolls=[5])
    assert table("Algeria/Tunisia") == "fair neutral, 1 awakening"


@rule("11.1.4", "11.3.9")
def test_a_random_muslim_country_gets_it_if_algeria_cannot(campaign: Table) -> None:
    campaign("Algeria/Tunisia", "good ally")
    for c in campaign.game.countries:
        if c.kind == MUSLIM and c.name != "Algeria/Tunisia":
            campaign(c.name, "poor neutral")
    end_the_deck(campaign, rolls=[1, 1])
    assert campaign.at("Algeria/Tunisia").awakening == 0
    assert sum(c.awakening for c in campaign.game.countries) == 1


def test_all_that_came_goes_back_with_the_step(campaign: Table) -> None:
    g = campaign.game
    here, before = g.checkpoint(), list(g.values)
    end = [*before]
    end[g.schema.slot["discard pile"]], end[g.schema.slot["draw pile"]] = before[g.schema.slot["draw pile"]], ()
    end_the_deck(campaign)
    g.rollback(here)
    assert g.values == end
    assert g.rules == board("base").rules
    assert not g.at["Syria"].shia_mix


@rule("2.3", "3.3")
def test_it_ends_with_the_second_deck(campaign: Table) -> None:
    end_the_deck(campaign)
    assert campaign.winner == ""
    end_the_deck(campaign)
    assert campaign.winner == "jihadist"


@rule("3.3", "5.3.1")
def test_a_third_deck_is_made_of_all_discards() -> None:
    table = Table(scenario={**CAMPAIGN, "length": "campaign"})
    table("Algeria/Tunisia", "fair neutral")
    end_the_deck(table)
    end_the_deck(table)
    g = table.game
    assert sorted(g.hand(US) + g.get("draw pile")) == list(range(1, 241))
    assert g.get("discard pile") == ()


def test_removed_cards_of_the_later_set_never_come() -> None:
    table = Table(scenario={**CAMPAIGN, "removed cards": [7, 133]})
    table("Algeria/Tunisia", "fair neutral")
    end_the_deck(table)
    assert 133 not in table.game.hand(US) + table.get("draw pile")
    assert table.get("removed cards") == (7, 133)


# -- other beginnings ---------------------------------------------------------------------------------------


def extended(to: Path, scenario: str, **about: Any) -> str:
    lines = {"board": "campaign", "sets": "[base, awakening]", "later sets": "[awakening]", **about}
    path = to / "mine.yaml"
    text = f"name: Mine\ngame: labyrinth\nextends: {scenario}\n" + "".join(f"{k}: {v}\n" for k, v in lines.items() if v)
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("scenario", BASE_SCENARIOS)
def test_any_base_scenario_may_begin_it(scenario: str, tmp_path: Path) -> None:
    path = extended(tmp_path, scenario)
    assert not check([Path(path)]).findings
    g = new_game(load(path), 1)
    assert not {*g.get("draw pile")} & set(range(121, 241))
    assert g.get("removed plots").count("wmd") == 3


@pytest.mark.parametrize(
    ("about", "message"),
    [
        ({"board": "awakening"}, "the board 'awakening' does not change with a later deck"),
        ({"sets": "[base]"}, "later sets: 'awakening' is not among the sets"),
        ({"sets": "[awakening]"}, "no set is left for the first deck"),
    ],
)
def test_what_is_wrong_with_later_sets(about: dict[str, str], message: str, tmp_path: Path) -> None:
    path = extended(tmp_path, "lets-roll", **about)
    with pytest.raises(DaedalusError, match=message):
        new_game(load(path), 1)
    assert message in " ".join(f.about("message") for f in check([Path(path)]).findings)


# -- base cards beside civil wars ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", [30, 41])  # UN Nation Building, NATO
def test_a_civil_war_is_as_good_as_a_regime_change_for_base_cards(number: int, campaign: Table) -> None:
    campaign("Libya", "poor neutral")
    assert not campaign.playable(number, US)
    campaign("Libya", civil_war=True)
    assert campaign.playable(number, US)


def test_a_card_of_the_first_deck_cannot_use_what_comes_later() -> None:
    text = 'card 79 "Clean Operatives"\n  jihadist, 3 ops\n  event:\n    place 1 awakening in Egypt\n'
    data = {**load("campaign").data, "cards": [text]}
    with pytest.raises(DaedalusError, match="place … awakening in …"):
        new_game(make("campaign", "tests", data), 1)
