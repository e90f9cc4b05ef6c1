"""One way after another through our decisions, until one leads where the record does.

The two programs put their questions in another order and cut them differently, so the answers are matched: each of our
decisions takes the first unused recorded answer that names one of its options, and where that leads elsewhere, or no
answer fits, other options are tried. What was drawn by lot was not recorded at all.
"""

from __future__ import annotations

import heapq
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.messages import Said
from daedalus.games.labyrinth.board import board
from tests.differential.compare import TARGETS, Disagreement
from tests.differential.record import Row
from tests.differential.replay import Replay

# Words of recorded answers, beside those of our options.
WORDS = {"add 1 op to reserves": "reserves", "add to reserves": "reserves", "execute event": "event"}

COUNT = re.compile(r"\s+\((contains|absorbs|\d).*")  # what a recorded option says of itself behind its name
NUMBERED = re.compile(r"#(\d+) .*")


class Way(ABC):
    """One way through a row: the first decisions are given, the others are taken as the record suggests."""

    def __init__(self, row: Row, given: Sequence[int]) -> None:
        self.replay = Replay(row)
        self.given = list(given)
        self.tree: list[tuple[int, int]] = []  # what was taken at each decision, of how many options
        self.unused = [answer for choice in row["choices"] for answer in recorded(choice)]
        self.offered: list[tuple[list[str], list[str]]] = []  # countries to choose from that differ from the record's
        self.replay.answering(self.answer)
        chance: Any = self.replay.g
        chance.lot = lambda n: self.take(n)  # the first, then the others

    @abstractmethod
    def carry_out(self) -> list[Disagreement]:
        """Every value that ends up otherwise than recorded."""

    def answer(self, side: str, said: Said, options: Sequence[Option]) -> Option:
        order = self._by_preference(options)
        option = order[self.take(len(order))]
        answer = next((a for fits in (Recorded.fits, Recorded.hints_at) for a in self.unused if fits(a, option)), None)
        if answer is not None:
            self.unused.remove(answer)
            ours = sorted({str(o).partition(": ")[0] for o in options} & self.replay.g.at.keys())
            if ours and answer.countries and ours != answer.countries:
                self.offered.append((ours, answer.countries))
        return option

    def take(self, among: int) -> int:
        at = len(self.tree)
        taken = self.given[at] if at < len(self.given) else 0
        self.tree.append((taken, among))
        return taken

    def _by_preference(self, options: Sequence[Option]) -> list[Option]:
        """Options that a recorded answer names, in the order of the record; then to do no more; then the others."""
        named = [option for answer in self.unused for option in options if answer.fits(option)]
        meant = [option for answer in self.unused for option in options if answer.hints_at(option)]
        stop = [option for option in options if option in ("done", "no")]
        return list(dict.fromkeys([*named, *meant, *stop, *options]))

    def turnings(self) -> Iterator[list[int]]:
        """The ways that leave this one after its given part, at one decision."""
        for at in range(len(self.given), len(self.tree)):
            _, among = self.tree[at]
            for other in range(1, among):
                yield [*(taken for taken, _ in self.tree[:at]), other]


class Recorded:
    """One recorded answer, as our options may call it, and the countries that there were to choose from."""

    def __init__(self, choice: Row) -> None:
        text = _plain(choice["answer"])
        text = text.removeprefix("plot ")
        self.text = WORDS.get(text, text)
        self.words = set(re.findall(r"[a-z]+", self.text)) if choice["kind"] == "menu" else set()
        options = {_plain(option) for option in choice["options"]}
        names = sorted(n for n in board("awakening").schema.index if n.lower() in options)
        self.countries = names if len(names) == len(choice["options"]) else []

    def fits(self, option: Option) -> bool:
        text = str(option).lower()
        place, _, piece = text.partition(": ")
        return self.text in (text, place, piece, text.removesuffix(" cells"), piece.removesuffix(" cell"))

    def hints_at(self, option: Option) -> bool:
        """Whether a sentence that was picked from a menu says our option in more words."""
        return bool(self.words) and set(str(option).lower().split()) <= self.words


def _plain(answer: str) -> str:
    text = COUNT.sub("", answer.strip().lower())
    return NUMBERED.sub(r"\1", text)


def recorded(choice: Row) -> list[Recorded]:
    """A recorded answer; how many pieces a country gets is also its name so many times."""
    place = next((n for n in board("awakening").schema.index if f" in {n} (" in choice["prompt"]), None)
    if place is None or not choice["answer"].isdigit():
        return [Recorded(choice)]
    return [Recorded(choice), *int(choice["answer"]) * [Recorded({**choice, "options": [], "answer": place})]]


def stuck(found: Sequence[Disagreement]) -> bool:
    """Whether a die was wanting."""
    return any(d.path == "dice" and d.theirs == "carried out" for d in found)


def badness(found: Sequence[Disagreement]) -> tuple[bool, int, int, int]:
    """By what the ways are compared: other values weigh more than other options on the way to the same, and these more
    than what is looked back on."""
    options, targets = sum(d.path == "options" for d in found), sum(d.kind == TARGETS for d in found)
    return stuck(found), len(found) - options - targets, options, targets


def best(way: Callable[[Sequence[int]], Way], most: int) -> list[Disagreement]:
    """The fewest disagreements among the ways tried, those that depart least from the record's suggestions first; one
    that got stuck only if all did."""
    found: list[Disagreement] | None = None
    waiting: list[tuple[int, int, list[int]]] = [(0, 0, [])]
    counted = 0
    for _ in range(most):
        departures, _, given = heapq.heappop(waiting)
        run = way(given)
        wrong = run.carry_out()
        if found is None or badness(wrong) < badness(found):
            found = wrong
        if all(d.kind == TARGETS for d in found):
            break
        for turning in run.turnings():
            counted += 1
            heapq.heappush(waiting, (departures + 1, counted, turning))
        if not waiting:
            break
    return found or []
