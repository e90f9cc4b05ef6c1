"""Recorded operations and procedures, carried out by ours."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest import mock

from daedalus.core.decision import Option
from daedalus.core.messages import Said
from daedalus.games.labyrinth import (
    alert,
    attrition,
    awakening,
    deploy,
    disrupt,
    jihad,
    plots,
    testing,
    travel,
    turn,
    war_of_ideas,
)
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import JIHADIST, POOR, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import ACTIVE, SLEEPER
from tests.differential.compare import Disagreement
from tests.differential.folder import remembered
from tests.differential.outcomes import Comparison, Outcome, Pending, comparison, outcome_of
from tests.differential.record import SIDES, Row, rows, states
from tests.differential.replay import Undriven
from tests.differential.search import Way, best

MOST_RUNS = 1500


class Operation(Way):
    """One way through an operation or procedure."""

    def __init__(self, row: Row, given: Sequence[int]) -> None:
        super().__init__(row, given)
        self.row = row
        self.g = self.replay.g

    def country(self, key: str = "country") -> Country:
        return self.g.at[self.row[key]]

    def place(self, key: str) -> Country | None:
        return None if self.row[key] == "track" else self.country(key)

    def carry_out(self) -> list[Disagreement]:
        op = self.row["op"]
        try:
            OPERATIONS[op](self)
            self.g.settle()  # what follows from an operation follows before anybody looks
        except Undriven as why:
            return [Disagreement("operation", op, why.what, self.row["state"], str(why), "carried out", self.row)]
        return self.replay.disagreements("operation", op, _skipped(self.row)) + self.replay.targets(op)


def _war_of_ideas(way: Operation) -> None:
    war_of_ideas.war_of_ideas(way.g, way.country(), way.row["ops"])


def _alert(way: Operation) -> None:
    c = way.country()
    kind, _, rest = way.row["plot"].lower().partition(" ")
    alert.alert(way.g, c, next(p for p in c.plots if p.kind == kind and p.backlash == (rest == "backlashed")))


def _regime_change(way: Operation) -> None:
    deploy.regime_change(way.g, way.place("from"), way.country(), way.row["troops"])


def _withdraw(way: Operation) -> None:
    deploy.withdraw(way.g, way.country("from"), way.place("to"), way.row["troops"])


def _jihad(way: Operation) -> None:
    row = way.row
    major = row["op"] == "major_jihad"
    dice = row["ops"] if major else row["active"] + row["sleeper"]
    jihad.jihad(way.g, way.country(), dice, major=major, sleepers=0 if major else row["sleeper"])


def _travel(way: Operation) -> None:
    kind = ACTIVE if way.row["active"] else SLEEPER
    travel.travel(way.g, [travel.Journey(way.country("from"), kind, way.country("to"))])


def _plot(way: Operation) -> None:
    plots.plot(way.g, way.country(), 1, 0 if way.row["active"] else 1, way.row["ops"])


def _resolve_plots(way: Operation) -> None:
    """Backlashed plots first, then by country, where either may come first; there, no dice are rolled that could
    change nothing."""
    g = way.g

    def answer(side: str, said: Said, options: Sequence[Option]) -> Option:
        if said.message is ask.RESOLVE_FIRST:
            names = [str(option).partition(":")[0] for option in options]
            here = [option for option, name in zip(options, names, strict=True) if name == min(names)]
            return here[way.take(len(here))]
        if said.message is ask.ROLL_POSTURE_AGAIN:
            return "no"
        if way.unused and not any(way.unused[0].fits(option) for option in options):
            raise Undriven("choice", f"{way.unused[0].text!r} is not a legal answer to {said.key}")
        return way.answer(side, said, options)

    def known(said: Said) -> int | None:
        if said.message is not tell.PLOT:
            return None
        c = g.at[said.args["c"]]
        return 6 if c.governance == POOR and not c.aid else None

    way.replay.known = known
    way.replay.answering(answer)
    plots.resolve_all(g)


def _with_attrition(procedure: Callable[[Labyrinth], None], way: Operation) -> None:
    """There, each civil war takes a die of the jihadist and one of the US, needed or not, and the wars come in an order
    that was not recorded: every one is tried."""
    g, dice = way.g, {JIHADIST: 0, US: 0}
    holding, fight = g.holding, attrition.fight
    order: list[Country] = []

    def in_order(attribute: str) -> list[Country]:
        found = list(holding(attribute))
        if attribute == "civil war":
            new = [c for c in found if c not in order]
            while new:
                order.append(new.pop(way.take(len(new))))
            found.sort(key=order.index)
        return found

    def fight_there(g: Labyrinth, c: Country) -> None:
        for side in dice:
            dice[side] = way.replay.next_die(f"attrition in {c.name} by the {side}")
        fight(g, c)

    instead: Any = g
    instead.holding = in_order
    way.replay.known = lambda said: dice[said.args["side"]] if said.message is tell.ATTRITION else None
    with mock.patch.object(attrition, "fight", fight_there):
        procedure(g)


OPERATIONS: dict[str, Callable[[Operation], None]] = {
    "war_of_ideas": _war_of_ideas,
    "disrupt": lambda way: disrupt.disrupt(way.g, way.country()),
    "alert": _alert,
    "regime_change": _regime_change,
    "withdraw": _withdraw,
    "minor_jihad": _jihad,
    "major_jihad": _jihad,
    "travel": _travel,
    "plot": _plot,
    "resolve_plots": _resolve_plots,
    "polarization": lambda way: awakening.polarization(way.g),
    "civil_war_attrition": functools.partial(_with_attrition, attrition.attrition),
    "end_turn": functools.partial(_with_attrition, turn.end_of_turn),
    "roll_prestige": lambda way: testing.roll_prestige(way.g, "4.9.3"),
    "roll_us_posture": lambda way: testing.roll_posture(way.g, way.g.at["United States"], "4.9.3"),
}

# Which operations the record leaves out of its list of targets, or lists with another country.
NO_TARGETS = ("withdraw", "minor_jihad", "major_jihad", "plot")


def _skipped(row: Row) -> Callable[[str], bool]:
    def skip(path: str) -> bool:
        if path.startswith("targets_"):
            if row["op"] == "end_turn":
                return True  # there the lists move on later, when the next phase begins
            unlisted = row["op"] in NO_TARGETS or (row["op"] == "war_of_ideas" and not _is_muslim(row))
            return path.endswith(".ops") and unlisted
        # Reserves are cleared there only for the side that a person plays.
        return row["op"] == "end_turn" and path in {f"reserves_{s}" for n, s in SIDES.items() if n != row["human_role"]}

    return skip


def _is_muslim(row: Row) -> bool:
    countries = states()[row["state"]]["countries"]
    return any(c["name"] == row["country"] and c["type"] == "muslim" for c in countries)


# What the row says beside which record it is.
ANSWERS = frozenset({"state", "human_role", "dice", "hidden_random_picks", "asked_whether_bot", "choices", "diff"})


def _look(row: Row) -> Outcome:
    """An answer that we do not allow, or a die that we want beyond the recorded ones, is a disagreement: unlike an
    event, an operation leaves no room for doing the same in another way."""
    return outcome_of(best(functools.partial(Operation, row), MOST_RUNS))


def _records(game: str) -> Iterator[Pending]:
    for line, row in rows("operations", game):
        about = {"line": line, "position": row["state"], "side": row.get("human_role")}
        about |= {key: value for key, value in row.items() if key not in ANSWERS}
        yield Pending(about, functools.partial(_look, row))


@remembered
def compare(game: str) -> Comparison:
    return comparison("operation", game, _records(game))
