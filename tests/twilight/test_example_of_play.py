"""The worked example of the rulebook: three turns, every figure that it prints and every one that the rules force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from daedalus.core.journal import NOTE
from daedalus.kit.deck import DISCARD, DRAW, REMOVED, zone_of
from tests.twilight.example import Row, Teller, example
from tests.twilight.logs import acts
from tests.twilight.logs import entries as e
from tests.twilight.logs.drive import Drive, Told

ZONES = {"discard": DISCARD, "removed": REMOVED}
COMPARED = (e.Influence, e.Points, e.Defcon, e.MilitaryOps, e.Advances, e.CoupRoll, e.WarRoll, e.SpaceRoll, e.Round,
            e.Headlined, e.Event)  # fmt: skip
LEVELS = ("presence", "domination", "control")


class Played:
    """The example played to its end: what stood on the table after each act."""

    def __init__(self) -> None:
        self.data = example()
        self.drive = Drive("example", list(Teller(self.data).entries()))
        self.told: list[Told] = []
        self.after: dict[tuple[str, int, str, int], Any] = {}
        began = 0
        for told in self.drive.steps():
            act, g = told.act, self.drive.g
            self.told.append(told)
            self.after[act.kind, act.turn, act.side, act.number] = (g.copy(), g.journal[began:])
            began = len(g.journal)

    def rounds(self) -> Iterator[tuple[Row, Any, list[Any]]]:
        for turn in self.data["turns"]:
            for row in turn["rounds"]:
                yield (row, *self.after[acts.ROUND, turn["turn"], row["side"], row["ar"]])

    def card(self, name: str) -> int:
        return int(str(self.drive.cards[name]))

    def country(self, g: Any, name: str) -> Any:
        return g.at[str(self.drive.countries[name])]


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def test_every_play_is_made_and_every_figure_is_as_told(played: Played) -> None:
    wrong = [(str(told.act), v) for told in played.told for v in told.verdicts if not v.agrees or v.quirk]
    assert wrong == []
    assert played.drive.report.stopped == ""
    assert len([told for told in played.told if told.act.kind == acts.ROUND]) == 36
    compared = [v.entry for told in played.told for v in told.verdicts]
    assert len(compared) == sum(isinstance(entry, COMPARED) for entry in Teller(played.data).entries()) == 186


def test_control_is_as_told(played: Played) -> None:
    """K behind a figure means control, and a figure without it that nobody has it; after a coup it is not printed."""
    seen = 0
    for row, g, _ in played.rounds():
        told = {**row.get("given", {}), **row.get("event_given", {})}
        stated = {name: "us" if "K/" in text else "ussr" if text.endswith("K") else "" for name, text in told.items()}
        stated |= row.get("derived", {}).get("control", {})
        for name, side in stated.items():
            assert played.country(g, name).controller == side, (row["card"], name)
            seen += 1
    assert seen == 52


def test_cards_go_where_they_should(played: Played) -> None:
    seen = 0
    for row, g, _ in played.rounds():
        for key, card in (("card_to", row["card"]), ("with_to", row.get("with"))):
            goes = {**row.get("derived", {}), **row.get("after", {})}.get(key)
            if goes:
                assert zone_of(g, played.card(card)) == ZONES[goes], card
                seen += 1
    assert seen == 34


def test_regions_are_scored_as_they_stand(played: Played) -> None:
    seen = 0
    for row, g, journal in played.rounds():
        found = {said[1].args["side"]: said[1].args for said in journal if said[0] == NOTE and said[1].key == "scored"}
        for side in ("us", "ussr"):
            stated = row.get("derived", {}).get(side)
            if isinstance(stated, dict):
                seen += 1
                assert found[side]["points"] == stated["total"], (row["card"], side)
                assert found[side]["level"] == next((name for name in LEVELS if name in stated), "nothing")
                assert held(played, g, found[side]["region"], side, True) == sorted(stated.get("battlegrounds", []))
                if "others" in stated:
                    assert held(played, g, found[side]["region"], side, False) == sorted(stated["others"])
    assert seen == 8


def held(played: Played, g: Any, region: str, side: str, battleground: bool) -> list[str]:
    names = [c.name for c in g.within(region) if c.controller == side and c.battleground == battleground]
    return sorted(name.lower().replace(" ", "_").replace("/", "_") for name in names)


def test_turns_end_as_told(played: Played) -> None:
    """Military operations, points, and how many cards each side holds."""
    for turn in played.data["turns"]:
        number, end = turn["turn"], turn["end"]["derived"]
        before, _ = played.after[acts.ROUND, number, "us", 6]
        assert {s: before.get(f"{s} military ops") for s in ("us", "ussr")} == end["milops"]
        assert before.defcon == end["required"]
        assert {s: len(before.hand(s)) for s in ("us", "ussr")} == end["held"]
        kind, following = (acts.BETWEEN, number + 1) if number < 3 else (acts.FINAL, number)
        assert played.after[kind, following, "", 0][0].get("vp") == end["vp"]


def test_the_board_after_three_turns(played: Played) -> None:
    g = played.drive.g
    stated = {played.country(g, name).name: tuple(pair) for name, pair in played.data["final_influence"].items()}
    assert {
        c.name: (c.us_influence, c.ussr_influence) for c in g.spaces if c.us_influence or c.ussr_influence
    } == stated


def test_every_card_of_the_first_deck_was_seen(played: Played) -> None:
    """35 cards without the China Card; the discards came back in turn 3."""
    early = [n for n, card in played.drive.g.library.cards.items() if "early war" in card.symbols and n != 6]
    assert len(early) == 35
    turns = played.data["turns"]
    shown = {played.card(row[key]) for t in turns for row in t["rounds"] for key in ("card", "with") if key in row}
    shown |= {played.card(turn["headline"][side]["card"]) for turn in turns for side in ("us", "ussr")}
    assert shown == set(early)
    dealt, _ = played.after[acts.BETWEEN, 3, "", 0]
    again = [played.card(name) for name in played.data["deck_check"]["back_after_reshuffle"]]
    assert all(zone_of(dealt, card) not in (DISCARD, DRAW) for card in again)
