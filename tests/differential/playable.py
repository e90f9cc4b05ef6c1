"""Whether the event of a card may be played: our answer beside the recorded one."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from daedalus.games.labyrinth.board import ADVERSARY
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tracks import resources
from daedalus.kit import events
from daedalus.kit.library import Card
from tests.differential.compare import NOT_DRIVEN, Disagreement
from tests.differential.folder import remembered
from tests.differential.hands import hold, play
from tests.differential.outcomes import Comparison, Outcome, Pending, comparison, not_driven
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
    card, side = g.card(row["card"]), SIDES[row["role"]]
    met, may = _unchanged(g, card, side)
    if not card.auto:  # an automatic event is never chosen, so that its conditions were not looked at
        # A person is refused one event only because the program plays for the other side.
        yield "conditions met", met, bool(row.get("conditions_met_if_role_is_bot", row["conditions_met"]))
    if "conditions_met_if_role_is_bot" not in row:
        yield "playable", may, row["event_is_playable"]
    if "conditions_met_if_second_card" in row:
        met, _ = _unchanged(g, card, side, 2)
        yield "conditions met as second card", met, row["conditions_met_if_second_card"]


def _unchanged(g: Labyrinth, card: Card, side: str, nth: int = 1) -> tuple[bool, bool]:
    """The verdict, after which the position is as before, for the next card."""
    before = list(g.values)
    try:
        return verdict(g, card, side, nth)
    finally:
        g.values[:] = before


def _look(game: Callable[[], Labyrinth], row: Row, position: str) -> Outcome:
    g = game()
    card = g.card(row["card"])
    if not is_written(card):
        why = Disagreement(
            "playable", str(card.number), NOT_DRIVEN, position, "its event is not written", "looked at", row
        )
        return not_driven(why, f"{card} for {row['role']}")
    found = (
        Disagreement("playable", str(card.number), f"{what} for {row['role']}", position, ours, theirs, row)
        for what, ours, theirs in _pairs(g, row)
        if ours != theirs
    )
    return Outcome(tuple(found))


def _records(game: str) -> Iterator[Pending]:
    for line, row in rows("playable", game):
        position = row["id"]
        # One game for all cards of a position, made when the first is looked at: it takes longer than the look.
        made = functools.cache(functools.partial(game_at, states()[position]))
        for verdict_ in row["cards"]:
            about = {"line": line, "position": position, "card": verdict_["card"], "side": verdict_["role"]}
            yield Pending(about, functools.partial(_look, made, verdict_, position))


@remembered
def compare(game: str) -> Comparison:
    return comparison("playable", game, _records(game))
