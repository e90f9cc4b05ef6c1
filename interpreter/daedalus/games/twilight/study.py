"""The world of Twilight Struggle for those who try its cards: positions of all eras, and what goes on at a table."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from attrs import evolve

from daedalus.core.errors import trouble
from daedalus.games.twilight import cardplay, coup, influence, realign, rounds
from daedalus.games.twilight.board import REGIONS, Country
from daedalus.games.twilight.game import ACTION, HANDS, NOBODY, TABLES, Twilight
from daedalus.kit.deck import DISCARD, DRAW, LAPSING_BOX, REMOVED, move_card
from daedalus.kit.editing import Editor
from daedalus.kit.exercises import Exercise
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card, Library
from daedalus.kit.study import Setting, Study
from daedalus.kit.wandering import wander
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import constants

FURTHEST = 16  # rounds from the beginning of a turn
SPRINKLED = 20  # countries that get influence by lot
MOST = 5  # of a side in one of them
LAST_TURN = 10
CLOCK = frozenset({"turn", "round", "phase", "side to act", "phasing", "round over", "use of card"})


class TwilightEditor(Editor):
    """Changes positions, but not the time: no turn is like another."""

    fixed: ClassVar[frozenset[str]] = Editor.fixed | CLOCK | {"chinese civil war"}

    def put_mark(self, card: Card, name: str, place: Any = None) -> None:
        """What ends with the turn leaves its card where any event does (7.3)."""
        super().put_mark(card, name, place)
        if card.number in self.g.get(LAPSING_BOX):
            self.move(card.number, DISCARD if card.remove == "never" else REMOVED)


class TwilightStudy(Study):
    """Its positions: any turn, with influence, tracks and hands by lot, in the middle of an action round."""

    silent = Study.silent - {"winner"} | {"defcon moves", "use of card"}  # an event may do nothing but win
    follows = Study.follows | CLOCK | {"defcon moves"}

    def settings(self, tree: Any, set_: str, cards: Library) -> list[Setting]:
        """With all cards of the game, and its own."""
        return [Setting("", tuple(dict.fromkeys(("standard", "optional", set_))))]

    def start(self, setting: Setting, cards: Library) -> CardGame:
        g = super().start(setting, cards)
        _act(g, "ussr")
        return g

    def editor(self, g: CardGame, lot: random.Random) -> TwilightEditor:
        return TwilightEditor(g, lot)

    def position(self, edit: Editor) -> None:
        g, lot = edit.g, edit.lot
        turn = lot.randint(1, LAST_TURN)
        scenario = evolve(g.scenario, data={**g.scenario.data, "tracks": {"turn": turn}}, cards=())
        other = self.game.new_game(scenario, lot.randrange(1_000_000), cards=g.library)
        wander(other, self.game.step, lot.randint(1, FURTHEST), lot.random())
        g.values[:] = other.values
        for space in lot.sample(g.spaces, lot.randint(0, SPRINKLED)):
            edit.set(space, lot.choice(("us influence", "ussr influence")), lot.randint(0, MOST))
        edit.put("defcon", lot.randint(2, 5))
        edit.put("vp", lot.randint(-15, 15))
        _act(g, lot.choice(g.schema.sides))

    def exercises(self, g: CardGame, lot: random.Random, about: Iterable[Any]) -> Iterator[Exercise]:
        """Also what only this game asks about: targets, open hands, a hand that is nearly empty; and cards that what is
        in effect speaks of, played or in effect too."""
        yield from super().exercises(g, lot, about)
        places = list(about)
        targets = trouble("exercise-targets", "a look at targets and hands")
        yield Exercise(targets, partial(_look, lot=lot, places=places))
        for side in g.schema.sides:
            poor = trouble("exercise-poor-round", "an action round with a poor hand: {side}", side=side)
            yield Exercise(poor, partial(_poor_round, side=side))
        for card in self._named(g):
            if card.mark:
                beside = trouble("exercise-beside", "a look at targets and hands, with {card}", card=card.title)
                yield Exercise(beside, partial(_look, lot=lot, places=places, also=card))
            for side in g.schema.sides:
                played = trouble("exercise-played", "{card} is played: {side}", card=card, side=side)
                yield Exercise(played, partial(_play, card=card, side=side))

    def _named(self, g: CardGame) -> list[Card]:
        texts = {str(c.value) for mark in g.marks for c in constants(g.card(mark.card).tree.lasting, TEXT)}
        return [card for card in g.library.cards.values() if card.title in texts]


def _act(g: Any, side: str) -> None:
    """The game is in an action round of a side."""
    for name, value in (("phase", ACTION), ("round", max(1, g.get("round"))), ("phasing", NOBODY.index(side))):
        g.values[g.schema.slot[name]] = value
    g.values[g.schema.slot["side to act"]] = ("ussr", "us").index(side)
    g.forget()


def _play(g: Twilight, card: Card, side: str) -> None:
    g.put("phasing", NOBODY.index(side), g.cites["event"])
    if card.number not in g.get(TABLES[side]):
        move_card(g, card.number, HANDS[side], g.cites["event"])
    cardplay.play(g, side, card.number)


def _poor_round(g: Twilight, side: str) -> None:
    """With nothing but cards of one operation."""
    for number in g.hand(side):
        if g.card(number).ops != 1:
            move_card(g, number, DISCARD, g.cites["discards"])
    for number in [n for n in g.get(DRAW) if g.card(n).ops == 1][:2]:
        move_card(g, number, HANDS[side], g.cites["history"])
    rounds.act(g, side)


def _look(g: Twilight, lot: random.Random, places: Sequence[Country], also: Card | None = None) -> None:
    """Where the sides may do what, with the places that matter in the hands of one of them; perhaps with another mark
    in effect."""
    if also is not None:
        g.set_mark(also.mark, -1, also.number, g.cites["mark"])
    if not g.get("named region"):
        g.put("named region", lot.choice(REGIONS), g.cites["event"])
    for side in g.schema.sides:
        for c in places:
            influence.place(g, side, c, influence.to_control(c, side) - c.influence(side), g.cites["event"])
        for who in g.schema.sides:
            g.shown(who, g.schema.slot[HANDS[g.other(who)]])
            influence.reach(g, who)
            for module in (coup, realign):
                module.targets(g, who, free=True)
