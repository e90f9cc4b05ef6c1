"""Recorded events, carried out by our cards.

The two programs put their questions in another order and cut them differently, so the answers are matched: each of our
decisions takes the first unused recorded answer that names one of its options, and where that leads elsewhere, or no
answer fits, other options are tried. A row agrees if some legal way through our event, with the recorded dice in their
order, changes exactly the recorded values.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth import events
from daedalus.games.labyrinth.board import JIHADIST, board
from daedalus.games.labyrinth.deck import DISCARD, DRAW
from daedalus.games.labyrinth.library import Card, library
from tests.differential.compare import Comparison, Disagreement
from tests.differential.hands import hold, play
from tests.differential.playable import is_written
from tests.differential.positions import SIDES, Row, rows, snapshot
from tests.differential.replay import Replay, Undriven

MOST_RUNS = 400

# Words of recorded answers, beside those of our options.
WORDS = {"add 1 op to reserves": "reserves", "add to reserves": "reserves", "execute event": "event"}

SPENT = "card you wish to use for recruit"


class Run:
    """One way through an event: the first decisions are given, the others are taken as the record suggests."""

    def __init__(self, row: Row, given: Sequence[int]) -> None:
        self.replay = Replay(row)
        self.given = list(given)
        self.tree: list[tuple[int, int]] = []  # what was taken at each decision, of how many options
        self.unused = [Recorded(choice) for choice in row["choices"]]
        self.offered: list[tuple[list[str], list[str]]] = []  # countries to choose from that differ from the record's
        g = self.replay.g
        self.side, self.card = SIDES[row["role"]], g.card(row["card"])
        play(g, self.side, self.card.number)
        for choice in reversed(row["choices"]):
            if choice["kind"] == "card":
                self._prepare(choice)
        self.replay.before = snapshot(g)
        self.replay.answering(self.answer)
        chance: Any = g
        chance.lot = lambda n: self._take(n)  # what was drawn by lot was not recorded: the first, then the others

    def _prepare(self, choice: Row) -> None:
        """A card that was named must be where the event finds it."""
        g, number, prompt = self.replay.g, int(choice["answer"]), choice["prompt"]
        if number not in g.get(DRAW) + g.hand("us") + g.hand("jihadist"):
            return
        if "was drawn" in prompt and self.card.number != 34:
            if number in g.get(DRAW):
                g.values[g.schema.slot[DRAW]] = (number, *(n for n in g.get(DRAW) if n != number))
            return
        jihadist = "Jihadist card" in prompt or "recruit" in prompt or self.card.number == 34
        hold(g, "jihadist" if jihadist else "us", number)

    def answer(self, side: str, kind: str, options: Sequence[Option]) -> Option:
        order = self._by_preference(options)
        option = order[self._take(len(order))]
        for answer in self.unused:
            if answer.fits(option):
                self.unused.remove(answer)
                ours = sorted({str(o).partition(": ")[0] for o in options} & self.replay.g.at.keys())
                if ours and answer.countries and ours != answer.countries:
                    self.offered.append((ours, answer.countries))
                break
        return option

    def _take(self, among: int) -> int:
        at = len(self.tree)
        taken = self.given[at] if at < len(self.given) else 0
        self.tree.append((taken, among))
        return taken

    def _by_preference(self, options: Sequence[Option]) -> list[Option]:
        """Options that a recorded answer names, in the order of the record; then to do no more; then the others."""
        named = [option for answer in self.unused for option in options if answer.fits(option)]
        stop = [option for option in options if option in ("done", "no")]
        return list(dict.fromkeys([*named, *stop, *options]))

    def carry_out(self) -> list[Disagreement]:
        g = self.replay.g
        what = str(self.card.number)
        try:
            events.happens(g, self.card, self.side)
            events.put_away(g, self.card, self.side, happened=True)
        except Undriven as why:
            return [Disagreement("effect", what, why.what, self.replay.row["state"], str(why), "carried out")]
        # The ordinary discard of a card that is played was not recorded, neither of this one nor of one spent on it.
        played = {self.card.number, *(int(c["answer"]) for c in self.replay.row["choices"] if SPENT in c["prompt"])}
        g.values[g.schema.slot[DISCARD]] = tuple(n for n in g.get(DISCARD) if n not in played)
        found = self.replay.disagreements("effect", what, _skipped)
        where = self.replay.row["state"]
        return found + [Disagreement("effect", what, "options", where, a, b) for a, b in self.offered]

    def next_given(self) -> list[int] | None:
        """The decisions of the next way to try: the last that has another option takes it."""
        for at in range(len(self.tree) - 1, -1, -1):
            taken, among = self.tree[at]
            if taken + 1 < among:
                return [t for t, _ in self.tree[:at]] + [taken + 1]
        return None


def _skipped(path: str) -> bool:
    """What an event or its operations had as targets: listed by other habits there, looked at by no base event."""
    return path.startswith("targets_") and path.endswith((".event", ".ops"))


class Recorded:
    """One recorded answer, as our options may call it, and the countries that there were to choose from."""

    def __init__(self, choice: Row) -> None:
        text = _plain(choice["answer"])
        text = text.removeprefix("plot ")
        self.text = WORDS.get(text, text)
        at = board().schema.index
        names = sorted(n for n in at if n.lower() in {_plain(option) for option in choice["options"]})
        self.countries = names if len(names) == len(choice["options"]) else []

    def fits(self, option: Option) -> bool:
        text = str(option).lower()
        place, _, piece = text.partition(": ")
        return self.text in (text, place, piece, text.removesuffix(" cells"), piece.removesuffix(" cell"))


def _plain(answer: str) -> str:
    return re.sub(r"\s+\(contains.*", "", answer.strip().lower())


def best(row: Row) -> list[Disagreement]:
    """The fewest disagreements among the ways tried."""
    given: list[int] | None = []
    found: list[Disagreement] | None = None
    for _ in range(MOST_RUNS):
        assert given is not None
        run = Run(row, given)
        wrong = run.carry_out()
        if found is None or len(wrong) < len(found):
            found = wrong
        given = run.next_given()
        if not found or given is None:
            break
    return found or []


def incomparable(row: Row, cards: dict[int, Card]) -> str:
    """Why a row says nothing about our card, if so."""
    if not is_written(cards[row["card"]]):
        return "its event is not written"
    discarded = [cards[int(c["answer"])] for c in row["choices"] if "card being discarded" in c["prompt"]]
    if row["card"] == 90 and any(card.association == JIHADIST for card in discarded):
        return "events on the discards happen only for the side that the program plays, ours always"
    return ""


def compare(game: str) -> Comparison:
    found: list[Disagreement] = []
    undriven: list[str] = []
    compared = differing = 0
    for row in rows("effects", game):
        card = library().cards[row["card"]]
        why_not = incomparable(row, library().cards)
        if why_not:
            undriven.append(f"{card} in {row['state']}: {why_not}")
            continue
        try:
            wrong = best(row)
        except DaedalusError as why:
            wrong = [Disagreement("effect", str(card.number), "crash", row["state"], str(why), "carried out")]
        if wrong and all(d.path in ("dice", "choice") and d.theirs == "carried out" for d in wrong):
            undriven.append(f"{card} in {row['state']}: {wrong[0].ours}")
            continue
        compared += 1
        differing += bool(wrong)
        found += wrong
    return Comparison("effect", game, compared, differing, tuple(found), tuple(undriven))
