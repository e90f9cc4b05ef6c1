"""Whether the event of a card may be played: our answer beside the recorded one."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth import events
from daedalus.games.labyrinth.board import ADVERSARY
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Card
from daedalus.games.labyrinth.tracks import resources
from tests.differential.compare import Comparison, Disagreement
from tests.differential.positions import SIDES, Row, game_at, hold, play, rows, states


def is_written(card: Card) -> bool:
    return card.event is not None or bool(card.mark) or bool(card.lasting)


def _matching_card(g: Labyrinth) -> None:
    """The recording program asked whether a fitting card is held, and was told yes."""
    wanted = {resources(g, c) for c in g.countries if c.is_muslim and c.alignment == ADVERSARY}
    fitting = next((n for n in g.get("draw pile") if g.card(n).ops in wanted), None)
    if fitting is not None and g.hand("us"):
        hold(g, "us", fitting)


PREPARE: dict[int, Callable[[Labyrinth], None]] = {32: _matching_card}


def verdict(g: Labyrinth, row: Row) -> tuple[bool, bool]:
    """Whether the conditions are met, and whether the event may be played."""
    side, card = SIDES[row["role"]], g.card(row["card"])
    play(g, side, card.number)
    if card.number in PREPARE:
        PREPARE[card.number](g)
    met = not events.why_not(g, card, side, association=False)
    return met, events.is_playable(g, card, side)


def compare() -> Comparison:
    found: list[Disagreement] = []
    unwritten: dict[int, str] = {}
    compared = differing = 0
    for position in rows("playable"):
        for row in position["cards"]:
            g = game_at(states()[position["id"]])
            card = g.card(row["card"])
            if not is_written(card):
                unwritten[card.number] = f"{card}: its event is not written"
                continue
            # A person is refused one event only because the program plays for the other side.
            theirs = row.get("conditions_met_if_role_is_bot", row["conditions_met"])
            met, may = verdict(g, row)
            pairs = [("conditions met", met, theirs)]
            if theirs == row["conditions_met"]:
                pairs.append(("playable", may, row["event_is_playable"]))
            wrong = [
                Disagreement("playable", str(card.number), f"{what} for {row['role']}", position["id"], a, b)
                for what, a, b in pairs
                if a != b
            ]
            compared += 1
            differing += bool(wrong)
            found += wrong
    return Comparison("playable", compared, differing, tuple(found), tuple(unwritten.values()))
