"""Whether the event of a card may be played: our answer beside the recorded one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from daedalus.games.labyrinth import events
from daedalus.games.labyrinth.board import ADVERSARY
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Card
from daedalus.games.labyrinth.tracks import resources
from tests.differential.compare import Comparison, Disagreement
from tests.differential.hands import hold, play
from tests.differential.positions import game_at
from tests.differential.record import SIDES, Row, rows, states


def is_written(card: Card) -> bool:
    return card.event is not None or bool(card.mark) or bool(card.lasting)


def _matching_card(g: Labyrinth) -> None:
    """The recording program asked whether a fitting card is held, and was told yes."""
    wanted = {resources(g, c) for c in g.countries if c.is_muslim and c.alignment == ADVERSARY}
    fitting = next((n for n in g.get("draw pile") if g.card(n).ops in wanted), None)
    if fitting is not None and g.hand("us"):
        hold(g, "us", fitting)


PREPARE: dict[int, Callable[[Labyrinth], None]] = {32: _matching_card}


def verdict(g: Labyrinth, card: Card, side: str, nth: int = 1) -> tuple[bool, bool]:
    """Whether the conditions are met and the event may be played, as the nth card of the phase."""
    play(g, side, card.number, nth)
    if card.number in PREPARE:
        PREPARE[card.number](g)
    return not events.why_not(g, card, side, association=False), events.is_playable(g, card, side)


def _pairs(g: Labyrinth, row: Row) -> Iterator[tuple[str, bool, bool]]:
    """Our verdicts beside the recorded ones."""
    card, side, before = g.card(row["card"]), SIDES[row["role"]], list(g.values)
    met, may = verdict(g, card, side)
    if not card.auto:  # an automatic event is never chosen, so that its conditions were not looked at
        # A person is refused one event only because the program plays for the other side.
        yield "conditions met", met, bool(row.get("conditions_met_if_role_is_bot", row["conditions_met"]))
    if "conditions_met_if_role_is_bot" not in row:
        yield "playable", may, row["event_is_playable"]
    g.values[:] = before
    if "conditions_met_if_second_card" in row:
        met, _ = verdict(g, card, side, 2)
        yield "conditions met as second card", met, row["conditions_met_if_second_card"]
        g.values[:] = before


def compare(game: str) -> Comparison:
    found: list[Disagreement] = []
    unwritten: dict[int, str] = {}
    compared = differing = 0
    for position in rows("playable", game):
        g = game_at(states()[position["id"]])
        for row in position["cards"]:
            card = g.card(row["card"])
            if not is_written(card):
                unwritten[card.number] = f"{card}: its event is not written"
                continue
            wrong = [
                Disagreement("playable", str(card.number), f"{what} for {row['role']}", position["id"], ours, theirs)
                for what, ours, theirs in _pairs(g, row)
                if ours != theirs
            ]
            compared += 1
            differing += bool(wrong)
            found += wrong
    return Comparison("playable", game, compared, differing, tuple(found), tuple(unwritten.values()))
