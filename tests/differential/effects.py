"""Recorded events, carried out by our cards.

A row agrees if some legal way through our event, with the recorded dice in their order, changes exactly the recorded
values.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from daedalus.core.errors import DaedalusError
from daedalus.core.messages import Said
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.pieces import available_cells
from daedalus.kit import events
from daedalus.kit.deck import DISCARD, DRAW
from tests.differential.compare import NOT_DRIVEN, Disagreement
from tests.differential.folder import remembered
from tests.differential.hands import hold, play
from tests.differential.outcomes import Comparison, Outcome, Pending, comparison, not_driven, outcome_of
from tests.differential.playable import is_written
from tests.differential.positions import snapshot
from tests.differential.record import SIDES, Row, rows
from tests.differential.replay import Undriven
from tests.differential.search import Way, best, stuck

MOST_RUNS = 400

SPENT = "card you wish to use for recruit"

FROM_JIHADIST = (34, 135)  # events that draw from the jihadist's hand


class Run(Way):
    """One way through an event."""

    def __init__(self, row: Row, given: Sequence[int]) -> None:
        super().__init__(row, given)
        g = self.replay.g
        self.side, self.card = SIDES[row["role"]], g.card(row["card"])
        play(g, self.side, self.card.number)
        for choice in reversed(row["choices"]):
            if choice["kind"] == "card" and choice["answer"] != "none":
                self._prepare(choice)
        self.replay.before = snapshot(g)
        self.replay.known = self._pointless

    def _pointless(self, said: Said) -> int | None:
        """Without a cell to place, no dice were rolled for recruiting."""
        return 6 if said.message is tell.RECRUIT and not available_cells(self.replay.g) else None

    def _prepare(self, choice: Row) -> None:
        """A card that was named must be where the event finds it."""
        g, number, prompt = self.replay.g, int(choice["answer"]), choice["prompt"]
        if number not in g.get(DRAW) + g.hand("us") + g.hand("jihadist"):
            return
        if "was drawn" in prompt and self.card.number not in FROM_JIHADIST:
            if number in g.get(DRAW):
                g.values[g.schema.slot[DRAW]] = (number, *(n for n in g.get(DRAW) if n != number))
            return
        jihadist = "Jihadist card" in prompt or "recruit" in prompt or self.card.number in FROM_JIHADIST
        hold(g, "jihadist" if jihadist else "us", number)

    def carry_out(self) -> list[Disagreement]:
        g = self.replay.g
        what = str(self.card.number)
        try:
            events.happens(g, self.card, self.side)
            events.put_away(g, self.card, self.side, happened=True)
        except Undriven as why:
            return [
                Disagreement(
                    "effect", what, why.what, self.replay.row["state"], str(why), "carried out", self.replay.row
                )
            ]
        # The ordinary discard of a card that is played was not recorded, neither of this one nor of one spent on it.
        discarded = list(g.get(DISCARD))
        spent = (int(c["answer"]) for c in self.replay.row["choices"] if SPENT in c["prompt"])
        for number in {self.card.number, *spent}.intersection(discarded):
            discarded.remove(number)
        g.values[g.schema.slot[DISCARD]] = tuple(discarded)
        found = self.replay.disagreements("effect", what, _skipped)
        where = self.replay.row["state"]
        found += self.replay.targets(what)
        return found + [Disagreement("effect", what, "options", where, a, b, self.replay.row) for a, b in self.offered]


def _skipped(path: str) -> bool:
    """What an event or its operations had as targets is compared by itself, see `targets`."""
    return path.startswith("targets_") and path.endswith((".event", ".ops"))


def _look(row: Row) -> Outcome:
    card = library().cards[row["card"]]

    def instead(path: str, why: str) -> Disagreement:
        return Disagreement("effect", str(card.number), path, row["state"], why, "carried out", row)

    if not is_written(card):
        return not_driven(instead(NOT_DRIVEN, "its event is not written"), str(card))
    try:
        wrong = best(functools.partial(Run, row), MOST_RUNS)
    except DaedalusError as error:
        wrong = [instead("crash", str(error))]
    if stuck(wrong):
        return not_driven(instead(NOT_DRIVEN, wrong[0].ours), str(card))
    return outcome_of(wrong)


def _records(game: str) -> Iterator[Pending]:
    for line, row in rows("effects", game):
        about = {"line": line, "position": row["state"], "card": row["card"], "side": row["role"]}
        yield Pending(about, functools.partial(_look, row))


@remembered
def compare(game: str) -> Comparison:
    return comparison("effect", game, _records(game))
