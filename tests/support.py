"""A board to set up by hand: tests read like examples from the rulebook.

board("Pakistan", "poor ally", cells=7, troops=2, aid=1)
board.jihad("Pakistan", dice=3, major=True, rolls=[2, 3, 4])
assert board("Pakistan") == "islamist rule adversary, 6 active cells, 2 troops"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from daedalus.core.decision import GameOver, Option
from daedalus.core.game import Game
from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL
from daedalus.core.messages import Said
from daedalus.games.labyrinth import caliphate, cardplay, jihad, mats, operations, plots, travel
from daedalus.games.labyrinth.attrition import attrition
from daedalus.games.labyrinth.awakening import polarization
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.cardplay import play_card
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import make
from daedalus.games.labyrinth.study import labyrinth
from daedalus.games.labyrinth.turn import end_of_turn
from daedalus.kit import events
from daedalus.kit.deck import move_card
from daedalus.kit.effects import Mark
from daedalus.kit.study import total_cards
from daedalus.text.messages import Voice

EMPTY = {**labyrinth.EMPTY, "sets": ["base"]}

# The Awakening: its board and both sets of cards, so that a card of either can be tried on it.
EMPTY_AWAKENING = {**EMPTY, "name": "Empty, with The Awakening", "board": "awakening", "sets": ["base", "awakening"]}

LEVELS = ("untested", "good", "fair", "poor", "islamist rule")
ALIGNMENTS = ("none", "ally", "neutral", "adversary")
POSTURES = ("untested", "soft", "hard")


def rule(*numbers: str) -> Callable[[Any], Any]:
    """Cites the numbered rules that a test proves; `daedalus rules --coverage` reads these."""
    return pytest.mark.rule(*numbers)


class Table:
    """A game on an empty board: untested Muslim countries, prestige 7, funding 5, US hard, nothing on the map.

    Victory is not looked at until `watch_victory()`. Answers to decisions are given in advance, in order;
    a decision that nobody has answered fails the test and says what was asked.
    """

    def __init__(self, seed: int = 1, scenario: dict[str, Any] = EMPTY) -> None:
        self.game: Labyrinth = new_game(make("empty", "tests", dict(scenario)), seed)
        self.game.policies = {"us": self._answer, "jihadist": self._answer}
        self._answers: list[Option] = []
        self.say = Voice(self.game)
        self.winner = ""

    # -- setting up and reading -----------------------------------------------------------------

    def __call__(self, name: str, levels: str | None = None, **about: Any) -> str:
        """Set up a country, and describe it: `board("Iraq", "poor ally", cells=2)`, `board("Iraq")`."""
        if levels is not None:
            self._levels(name, levels)
        columns = {
            "cells": "sleeper cells",
            "active": "active cells",
            "troops": "troops",
            "aid": "aid",
            "cadre": "cadre",
            "besieged": "besieged regime",
            "militia": "militia",
            "awakening": "awakening",
            "reaction": "reaction",
            "civil_war": "civil war",
            "wmd": "wmd cache",
        }
        c = self.at(name)
        for key, value in about.items():
            if key in columns:
                self._put(c, columns[key], int(value))
            elif key == "regime_change":
                self._put(c, "regime change", ("none", "green", "tan").index(value))
            elif key == "plots":
                self._put(c, "plots", tuple(Plot(str(p)) for p in value))
            else:
                raise AssertionError(f"what is {key}?")
        self._tracks()
        return self.describe(name)

    def _levels(self, name: str, levels: str) -> None:
        c = self.at(name)
        for i, word in enumerate(LEVELS):
            if word in levels and c.is_muslim:
                self._put(c, "governance", i)
        for i, word in enumerate(ALIGNMENTS):
            if word in levels.split():
                self._put(c, "alignment", i)
        for i, word in enumerate(POSTURES):
            if word in levels.split() and not c.is_muslim:
                self._put(c, "posture", i)

    def _put(self, c: Country, attribute: str, value: Any) -> None:
        self.game.values[self.game.schema.base[attribute] + c.index] = value
        self.game.forget()

    def _tracks(self) -> None:
        g = self.game
        slot = g.schema.slot
        g.values[slot["troops on track"]] = 15 - g.get("troops off map") - sum(c.troops for c in g.countries)
        cells = sum(c.sleeper_cells + c.active_cells for c in g.countries)
        g.values[slot["cells on track"]] = max(0, 15 - cells)
        g.values[slot["extra cells on map"]] = max(0, cells - 15)
        g.values[slot["militia on track"]] = 15 - sum(c.militia for c in g.countries)
        g.forget()

    def describe(self, name: str) -> str:
        """`poor ally, 2 active cells, 1 cell, 2 troops, 1 aid, cadre, besieged, green regime change, plot 1`"""
        c = self.at(name)
        if c.is_muslim:
            head = LEVELS[c.governance] + (f" {ALIGNMENTS[c.alignment]}" if c.governance else "")
        else:
            head = POSTURES[c.posture]
        parts = [head]
        for n, word in ((c.active_cells, "active cell"), (c.sleeper_cells, "cell"), (c.troops, "troop")):
            if n:
                parts.append(f"{n} {word}{'s' if n > 1 else ''}")
        for n, word in ((c.militia, "militia"), (c.aid, "aid"), (c.awakening, "awakening"), (c.reaction, "reaction")):
            if n:
                parts.append(f"{n} {word}")
        if c.cadre:
            parts.append("cadre")
        if c.besieged_regime:
            parts.append("besieged")
        if c.regime_change:
            parts.append(("", "green", "tan")[c.regime_change] + " regime change")
        if c.civil_war:
            parts.append("civil war")
        parts += [str(p) for p in c.plots]
        parts += [m.name for m in self.game.marks if m.place == c.index]
        return ", ".join(parts)

    def at(self, name: str) -> Country:
        return self.game.at[name]

    def get(self, name: str) -> Any:
        return self.game.get(name)

    def put(self, name: str, value: Any) -> None:
        """Set a track or zone outright: `board.put("funding", 9)`."""
        self.game.values[self.game.schema.slot[name]] = value
        self.game.forget()

    @property
    def prestige(self) -> int:
        return self.game.prestige

    @prestige.setter
    def prestige(self, value: int) -> None:
        self.put("prestige", value)

    @property
    def funding(self) -> int:
        return self.game.funding

    @funding.setter
    def funding(self, value: int) -> None:
        self.put("funding", value)

    @property
    def us_posture(self) -> str:
        return POSTURES[self.game.us_posture]

    @us_posture.setter
    def us_posture(self, value: str) -> None:
        self._put(self.at("United States"), "posture", POSTURES.index(value))

    def world(self, posture: str, value: int) -> None:
        """Make the world posture that, soft or hard 1 and more (Israel is hard already)."""
        names = ("Canada", "United Kingdom", "Germany", "France", "Spain", "Italy")
        for name in names:
            self(name, "untested")
        for name in names[: max(0, value + (1 if posture == "soft" else -1))]:
            self(name, posture)

    def hand(self, side: str, cards: Iterable[int]) -> None:
        """Give a side exactly these cards; whatever it held goes to the draw pile."""
        for number in self.game.hand(side):
            self.move(number, "draw pile")
        for number in cards:
            self.move(number, f"hand of {side}")

    def move(self, number: int, zone: str) -> None:
        g = self.game
        for name in g.zones:
            g.values[g.schema.slot[name]] = tuple(n for n in g.get(name) if n != number)
        g.values[g.schema.slot[zone]] = (*g.get(zone), number)

    def zone_of(self, number: int) -> str:
        return next(name for name in self.game.zones if number in self.game.get(name))

    def mark(self, name: str, place: str = "", *, lapsing: bool = False) -> None:
        """Put a lasting event in force without playing it."""
        g = self.game
        number = next(n for n, c in library().cards.items() if name in (c.marker, c.title))
        index = self.at(place).index if place else -(number + 1) if lapsing else -1
        self.put("marks", (*g.marks, Mark(name, index, number, lapsing)))

    def turn_over(self, name: str) -> None:
        """A country on a mat of two sides, its Muslim side up (11.3.3)."""
        mats.turn_over(self.game, self.at(name), "11.3.3")
        del self.game.journal[:]

    def caliphate(self, capital: str) -> None:
        """The capital of the caliphate, put there outright; its cells must be active already."""
        self.put("caliphate capital", (capital,))

    def members(self) -> list[str]:
        """The countries of the caliphate, by name."""
        return sorted(c.name for c in caliphate.members(self.game))

    def in_effect(self, name: str) -> bool:
        return self.game.in_effect(name)

    def watch_victory(self) -> None:
        self.put("turn", 1)

    # -- doing ------------------------------------------------------------------------------------

    def _answer(self, game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        assert self._answers, f"nobody has answered: {side}, {self.say(said)}, options {list(options)}"
        answer = self._answers.pop(0)
        assert answer in options, f"{answer!r} is no option of {side}, {self.say(said)}: {list(options)}"
        return answer

    def run(self, what: Callable[[], Any], answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> Any:
        """Carry something out with these answers and dice; every one of them must be used."""
        g = self.game
        self._answers = list(answers)
        dice = list(rolls)
        start = g.rolled
        g.script = [0] * start + dice
        mark = len(g.journal)
        try:
            result = what()
        except GameOver as over:
            result = None
            self.winner = str(over)
        self.journal = g.journal[mark:]
        assert not self._answers, f"answers nobody asked for: {self._answers}"
        rolled = [e for e in self.journal if e[0] == ROLL]
        if dice:
            assert len(rolled) == len(dice), f"{len(dice)} dice were given, {len(rolled)} rolled: {rolled}"
        return result

    def event(self, number: int, side: str, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        """The event of a card happens for a side, and the card is put away."""
        self.move(number, "in play")
        card = self.game.card(number)

        def happen() -> None:
            events.happens(self.game, card, side)
            events.put_away(self.game, card, side, happened=True)

        self.run(happen, answers, rolls)

    def play(self, number: int, side: str, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        """A card from the hand, played whole: the first answer says how."""
        self.move(number, f"hand of {side}")
        self.put("side to act", int(side == "us"))
        self.put("cards played", self.get("cards played") + 1)
        self.run(lambda: play_card(self.game, side, number), answers, rolls)

    def why_not(self, number: int, side: str) -> str:
        """What keeps the event from being played, or nothing."""
        before = self.zone_of(number)
        self.move(number, "in play")
        reason = events.why_not(self.game, self.game.card(number), side)
        self.move(number, before)
        return self.say(reason) if reason else ""

    def ways(self, number: int, side: str, *, first: bool = True) -> list[str]:
        """What the side may use the card for, as the first or second card of its action phase."""
        before = self.zone_of(number), self.get("cards played")
        self.move(number, "in play")
        self.put("cards played", 1 if first else 2)
        found = cardplay.ways(self.game, side, self.game.card(number))
        self.put("cards played", before[1])
        self.move(number, before[0])
        return found

    def playable(self, number: int, side: str) -> bool:
        return not self.why_not(number, side)

    def operation(
        self, side: str, name: str, ops: int, answers: Iterable[Option] = (), rolls: Iterable[int] = ()
    ) -> None:
        """One operation of that value, with the side's decisions."""
        self.run(lambda: operations.conduct(self.game, side, name, ops), answers, rolls)

    def possible(self, side: str, ops: int) -> list[str]:
        return operations.possible(self.game, side, ops)

    def jihad(
        self,
        name: str,
        dice: int,
        *,
        major: bool = False,
        sleepers: int = 0,
        rolls: Iterable[int] = (),
        answers: Iterable[Option] = (),
    ) -> None:
        self.run(lambda: jihad.jihad(self.game, self.at(name), dice, major=major, sleepers=sleepers), answers, rolls)

    def travel(self, origin: str, target: str, *, active: bool = False, rolls: Iterable[int] = ()) -> None:
        kind = "active cells" if active else "sleeper cells"
        journey = travel.Journey(self.at(origin), kind, self.at(target))
        self.run(lambda: travel.travel(self.game, [journey]), (), rolls)

    def end_of_turn(self, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        self.run(lambda: end_of_turn(self.game), answers, rolls)

    def attrition(self, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        self.run(lambda: attrition(self.game), answers, rolls)

    def polarization(self, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        self.run(lambda: polarization(self.game), answers, rolls)

    def resolve_plots(self, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        self.run(lambda: plots.resolve_all(self.game), answers, rolls)

    # -- what happened ----------------------------------------------------------------------------

    def changes(self) -> dict[str, tuple[Any, Any]]:
        """What the last run changed, by the name a log would use: {"prestige": (7, 6)}."""
        schema = self.game.schema
        first: dict[int, Any] = {}
        for entry in self.journal:
            if entry[0] == CHANGE:
                first.setdefault(entry[1], entry[2])
        return {
            schema.name_of(slot): (old, self.game.values[slot])
            for slot, old in first.items()
            if old != self.game.values[slot]
        }

    def rules_of(self, attribute: str) -> list[str]:
        """The rules that the last run gave for its changes of an attribute of countries."""
        slots = range(base := self.game.schema.base[attribute], base + len(self.game.countries))
        return [e[4] for e in self.journal if e[0] == CHANGE and e[1] in slots]

    def rolled(self) -> list[int]:
        """The dice of the last run."""
        return [e[1] for e in self.journal if e[0] == ROLL]

    def asked(self) -> list[tuple[str, str]]:
        """The decisions of the last run that were really asked: (side, what in words)."""
        return [(e[1], self.say(e[2])) for e in self.journal if e[0] == CHOICE]

    def rolled_for(self) -> list[str]:
        """What the dice of the last run were for, in words; not what they needed."""
        return [self.say(e[2]).split(",")[0] for e in self.journal if e[0] == ROLL]

    def notes(self) -> list[str]:
        """What the log told in the last run, besides changes, rolls and answers."""
        return [self.say(e[1]) for e in self.journal if e[0] == NOTE]

    def revealed(self) -> list[tuple[str, str]]:
        """What the last run has shown, in words, and to whom."""
        return [(self.say(e[1]), e[2]) for e in self.journal if e[0] == REVEAL]


__all__ = ["Table", "move_card", "rule", "total_cards"]
