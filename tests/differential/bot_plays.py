"""Whole card plays of a bot: carried out with the recorded dice, and the recorded picks where ours would draw a lot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daedalus.core.decision import GameOver, Option
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat
from tests.differential.hands import play
from tests.differential.positions import recorded, snapshot, tidy
from tests.differential.record import Row, states

# What a play changes that the record leaves out, or keeps otherwise.
LEFT_OUT = ("cards_discarded", "hand_us", "hand_jihadist", "targets_this_phase", "targets_last_phase")


class Picks:
    """The recorded picks, given out when ours leaves the same thing to a lot."""

    def __init__(self, row: Row) -> None:
        self.left = [entry for entry in row["random_picks"]]
        self.odd: list[tuple[list[str], list[str]]] = []  # what ours left open and the record has no pick for

    def __call__(self, things: Sequence[Any]) -> Any:
        if len(things) == 1:
            return things[0]
        names = {_name(thing): thing for thing in things}
        for i, entry in enumerate(self.left):
            picked = entry["picked"] if "picked" in entry else entry["order"][0]
            if str(picked) in names:
                del self.left[i]
                return names[str(picked)]
        self.odd.append((sorted(names), []))
        return things[0]


def _name(thing: Any) -> str:
    if isinstance(thing, Threat):
        return f"Plot {thing.plot.kind.upper()} in {thing.place.name}"
    return str(getattr(thing, "name", thing))


def differences(g: Labyrinth, player: Player, row: Row) -> Iterator[tuple[str, Any, Any]]:
    """Values after the play that are not as recorded."""
    side, card = player.side, g.card(row["card"])
    play(g, side, card.number, row["card_in_phase"])
    _pile(g, side, row["next_cards"])
    picks = Picks(row)
    instead: Any = g
    instead.one_by_lot = picks
    instead.win = lambda side, rule: None  # victory is switched off in the record
    g.script = tuple(row["dice"])
    g.policies = {other: _first for other in g.schema.sides if other != side}
    g.context = g.context.about(card.number, side, targeting=False)
    try:
        g.announce("card-played", card, side)
        if card.number in g.get("in play"):
            player.play(g, player, card)
        g.settle()
    except GameOver:
        pass
    after = snapshot(g)
    wanted = recorded(states()[row["state"]])
    for change in row["diff"]:
        wanted[change["path"]] = tidy(change["path"], change["to"])
    for path, ours in after.items():
        if path in wanted and not path.startswith(LEFT_OUT) and ours != wanted[path]:
            yield path, ours, wanted[path]


def _first(g: Any, side: str, said: Any, options: Sequence[Option]) -> Option:
    return options[0]


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
