"""Whole card plays of a bot: carried out with the recorded dice, and the recorded picks where ours would draw a lot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daedalus.core.decision import GameOver, Option
from daedalus.core.game import Policy
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat
from daedalus.kit.deck import DISCARD, REMOVED
from tests.differential.hands import play
from tests.differential.positions import recorded, snapshot, tidy
from tests.differential.record import Row, states

# What a play changes that the record leaves out, or keeps otherwise.
LEFT_OUT = ("cards_discarded", "hand_us", "hand_jihadist", "targets_this_phase", "targets_last_phase")


class Picks:
    """The recorded picks, given out where ours leaves the same things to a lot; else the first is taken."""

    def __init__(self, g: Labyrinth, row: Row) -> None:
        self.g = g
        self.left = [{"options": list(p["options"]), "order": list(p.get("order", ())) or [p["picked"]]}
                     for p in row["random_picks"]]  # fmt: skip

    def __call__(self, things: Sequence[Any]) -> Any:
        if len(things) == 1:
            return things[0]
        names = {_name(self.g, thing): thing for thing in things}
        for i, entry in enumerate(self.left):
            if {_plain(option) for option in entry["options"]} == {*names}:
                picked = entry["order"].pop(0)
                entry["options"].remove(picked)
                if not entry["order"]:
                    del self.left[i]
                return names[_plain(picked)]
        return things[0]


def _name(g: Labyrinth, thing: Any) -> str:
    if isinstance(thing, Threat):
        return _plain(f"Plot {thing.plot.kind} in {thing.place.name}")
    return _plain(str(g.label(thing)))


def _plain(name: str) -> str:
    return name.lower().removeprefix("plot ")


def differences(g: Labyrinth, player: Player, row: Row) -> Iterator[tuple[str, Any, Any]]:
    """Values after the play that are not as recorded."""
    side, card = player.side, g.card(row["card"])
    play(g, side, card.number, row["card_in_phase"])
    _pile(g, side, row["next_cards"])
    for zone in (REMOVED, DISCARD):  # the record lists what lies on top first
        g.values[g.schema.slot[zone]] = tuple(reversed(g.get(zone)))
    instead: Any = g
    instead.one_by_lot = Picks(g, row)
    instead.win = lambda side, rule: None  # victory is switched off in the record
    g.script = tuple(row["dice"])
    g.policies = {other: _answering(row) for other in g.schema.sides if other != side}
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


def _answering(row: Row) -> Policy:
    """The person on the other side gives a recorded answer where it is one of the options, else the first of them."""
    answers = [str(choice["answer"]).lower() for choice in row["choices"]]

    def policy(g: Any, side: str, said: Any, options: Sequence[Option]) -> Option:
        fitting = (option for answer in answers for option in options if str(option).lower() == answer)
        return next(fitting, options[0])

    return policy


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
