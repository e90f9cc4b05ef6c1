"""Whole card plays of a bot: carried out with the recorded dice, and the recorded picks where ours would draw a lot.

What the bot decides is never tried out: only lots of the rules and answers of the person on the other side, if the
record does not tell them, are taken one way after another until one leads where the record does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from daedalus.core.decision import GameOver, Option
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat
from daedalus.kit.deck import DISCARD, DRAW, REMOVED
from tests.differential.compare import Disagreement
from tests.differential.hands import hold, play
from tests.differential.positions import snapshot
from tests.differential.record import SIDES, Row
from tests.differential.replay import Undriven
from tests.differential.search import Way

KIND = "bots"
MOST_RUNS = 60
# What a play changes that the record leaves out, or keeps otherwise.
LEFT_OUT = ("cards_discarded", "hand_us", "hand_jihadist", "targets_this_phase", "targets_last_phase")
OF_PERSON = "being discarded"  # in what was asked about a card: it is in the hand of the person on the other side


class Play(Way):
    """One way through a card play of a bot."""

    def __init__(self, row: Row, given: Sequence[int], seat: Any) -> None:
        choices = [{**choice, "answer": str(choice["answer"])} for choice in row["choices"]]
        super().__init__({**row, "choices": choices}, given)
        g = self.replay.g
        self.player: Player = seat(g)
        self.card = g.card(row["card"])
        play(g, self.player.side, self.card.number, row["card_in_phase"])
        _hold(g, row)
        _pile(g, self.player.side, row["next_cards"])
        for zone in (REMOVED, DISCARD):  # the record lists what lies on top first
            g.values[g.schema.slot[zone]] = tuple(reversed(g.get(zone)))
        self.replay.before = snapshot(g)
        self.picks = [Pick(list(p["options"]), list(p.get("order", ())) or [p["picked"]]) for p in row["random_picks"]]
        self.lots: list[list[str]] = []  # what ours leaves to a lot, and the record does not
        instead: Any = g
        instead.one_by_lot = self.one_by_lot

    def one_by_lot(self, things: Sequence[Any]) -> Any:
        """As recorded where the same things are left. Places of which the record leaves others are no matter of
        chance: that disagrees, and the first is taken."""
        names = [_name(self.replay.g, thing) for thing in things]
        if len(set(names)) == 1:
            return things[0]
        for pick in sorted(self.picks, key=lambda pick: pick.begun):  # of what has been begun the rest may go unused
            if pick.left and pick.fits(names):
                return things[names.index(pick.take())]
        if not isinstance(things[0], Country | Threat):
            return things[self.take(len(things))]
        self.lots.append(sorted(names))
        return things[0]

    def _by_preference(self, options: Sequence[Option]) -> list[Option]:
        """Of what the record does not tell, first countries in which something was changed."""
        changed = [o for o in options if any(c["path"].startswith(f"countries/{o}/") for c in self.replay.row["diff"])]
        told = [option for answer in self.unused for option in options if answer.fits(option)]
        return list(dict.fromkeys([*told, *changed, *super()._by_preference(options)]))

    def carry_out(self) -> list[Disagreement]:
        g, bot, what = self.replay.g, self.player, str(self.card.number)
        g.context = g.context.about(self.card.number, bot.side, targeting=False)
        try:
            g.announce("card-played", self.card, bot.side)
            if self.card.number in g.get("in play"):
                bot.play(g, bot, self.card)
            g.settle()
        except GameOver:
            pass
        except Undriven as why:
            row = self.replay.row
            return [Disagreement(KIND, what, why.what, row["state"], str(why), "carried out", row)]
        found = self.replay.disagreements(KIND, what, lambda path: path.startswith(LEFT_OUT))
        row = self.replay.row
        return found + [Disagreement(KIND, what, "left", row["state"], left, "no such lot", row) for left in self.lots]


class Pick:
    """What was drawn by lot: among which, and in which order, of which only the first may have been wanted."""

    def __init__(self, options: list[str], order: list[str]) -> None:
        self.options, self.left, self.begun = [*map(_plain, options)], [*map(_plain, order)], False

    def fits(self, names: Sequence[str]) -> bool:
        return Counter(self.options) == Counter(names)

    def take(self) -> str:
        picked = self.left.pop(0)
        self.options.remove(picked)
        self.begun = True
        return picked


def _name(g: Labyrinth, thing: Any) -> str:
    if isinstance(thing, Threat):
        return _plain(f"Plot {thing.plot.kind} in {thing.place.name}")
    return _plain(str(g.label(thing)))


def _plain(name: str) -> str:
    return name.lower().removeprefix("plot ")


def _hold(g: Labyrinth, row: Row) -> None:
    """Cards that were taken from the hand of the person are there, and are taken first."""
    (person,) = (side for role, side in SIDES.items() if role != row["role"])
    for choice in reversed(row["choices"]):
        if choice["kind"] == "card" and OF_PERSON in choice["prompt"] and str(choice["answer"]).isdigit():
            number = int(choice["answer"])
            if number in g.get(DRAW) + g.hand("us") + g.hand("jihadist"):
                hold(g, person, number)


def _pile(g: Labyrinth, side: str, following: Sequence[int]) -> None:
    """The next cards of the bot's pile, as far as it has so many."""
    slots = g.schema.slot
    hand = list(g.hand(side))
    for i, number in enumerate(following[: len(hand)]):
        here = len(hand) - 1 - i
        for zone in (*g.zones, f"hand of {side}"):
            held = list(hand if zone == f"hand of {side}" else g.get(zone))
            if number in held and (zone != f"hand of {side}" or held.index(number) != here):
                held[held.index(number)] = hand[here]
                if zone == f"hand of {side}":
                    hand = held
                else:
                    g.values[slots[zone]] = tuple(held)
                break
        hand[here] = number
        g.values[slots[f"hand of {side}"]] = tuple(hand)
