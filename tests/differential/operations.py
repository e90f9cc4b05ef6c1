"""Recorded operations and procedures, carried out by ours."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence

from daedalus.core.decision import Option
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
from daedalus.games.labyrinth.board import POOR, Country, board
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import ACTIVE, SLEEPER
from tests.differential.compare import Comparison, Disagreement
from tests.differential.positions import SIDES, Row, rows
from tests.differential.replay import Replay, Undriven


def _place(g: Labyrinth, name: str) -> Country | None:
    return None if name == "track" else g.at[name]


def _war_of_ideas(r: Replay) -> None:
    war_of_ideas.war_of_ideas(r.g, r.g.at[r.row["country"]], r.row["ops"])


def _disrupt(r: Replay) -> None:
    """The record says how many active cells are hit, or which kind; the others are sleepers."""
    hit: list[str] = []
    for choice in r.row["choices"]:
        if choice["prompt"].startswith("How many active"):
            hit = [ACTIVE] * int(choice["answer"])
        else:
            hit = [ACTIVE] if choice["answer"] == "Active" else []

    def answer(side: str, kind: str, options: Sequence[Option]) -> Option:
        return hit.pop() if hit else SLEEPER

    r.answering(answer)
    disrupt.disrupt(r.g, r.g.at[r.row["country"]])


def _alert(r: Replay) -> None:
    c = r.g.at[r.row["country"]]
    kind, _, rest = r.row["plot"].lower().partition(" ")
    alert.alert(r.g, c, next(p for p in c.plots if p.kind == kind and p.backlash == (rest == "backlashed")))


def _regime_change(r: Replay) -> None:
    deploy.regime_change(r.g, _place(r.g, r.row["from"]), r.g.at[r.row["country"]], r.row["troops"])


def _withdraw(r: Replay) -> None:
    deploy.withdraw(r.g, r.g.at[r.row["from"]], _place(r.g, r.row["to"]), r.row["troops"])


def _jihad(r: Replay) -> None:
    major = r.row["op"] == "major_jihad"
    dice = r.row["ops"] if major else r.row["active"] + r.row["sleeper"]
    jihad.jihad(r.g, r.g.at[r.row["country"]], dice, major=major, sleepers=0 if major else r.row["sleeper"])


def _travel(r: Replay) -> None:
    kind = ACTIVE if r.row["active"] else SLEEPER
    travel.travel(r.g, [travel.Journey(r.g.at[r.row["from"]], kind, r.g.at[r.row["to"]])])


def _plot(r: Replay) -> None:
    r.answers = [answer.removeprefix("Plot ").lower() for answer in r.answers]
    r.answering(lambda side, kind, options: r.next_answer(kind, options))
    plots.plot(r.g, r.g.at[r.row["country"]], 1, 0 if r.row["active"] else 1, r.row["ops"])


def _resolve_plots(r: Replay) -> None:
    """Backlashed plots first, then by country; there, no dice are rolled that could change nothing."""
    g = r.g

    def answer(side: str, kind: str, options: Sequence[Option]) -> Option:
        if kind == "resolve first":
            return min(options, key=lambda option: str(option).partition(":")[0])
        if kind.endswith("again"):
            return "no"
        return r.next_answer(kind, options)

    def pointless(what: str) -> bool:
        c = g.at.get(what.removeprefix("plot in "))
        return what.startswith("plot in ") and c is not None and c.governance == POOR and not c.aid

    r.pointless = pointless
    r.answering(answer)
    plots.resolve_all(g)


def _end_turn(r: Replay) -> None:
    turn.end_of_turn(r.g)


def _polarization(r: Replay) -> None:
    awakening.polarization(r.g)


def _attrition(r: Replay) -> None:
    attrition.attrition(r.g)


OPERATIONS: dict[str, Callable[[Replay], None]] = {
    "war_of_ideas": _war_of_ideas,
    "disrupt": _disrupt,
    "alert": _alert,
    "regime_change": _regime_change,
    "withdraw": _withdraw,
    "minor_jihad": _jihad,
    "major_jihad": _jihad,
    "travel": _travel,
    "plot": _plot,
    "resolve_plots": _resolve_plots,
    "end_turn": _end_turn,
    "polarization": _polarization,
    "civil_war_attrition": _attrition,
    "roll_prestige": lambda r: testing.roll_prestige(r.g, "4.9.3"),
    "roll_us_posture": lambda r: testing.roll_posture(r.g, r.g.at["United States"], "4.9.3"),
}

# Which operations the record leaves out of its list of targets; no event of the base game looks back on that list.
NO_TARGETS = ("withdraw", "minor_jihad", "major_jihad", "plot")


def _skipped(row: Row) -> Callable[[str], bool]:
    def skip(path: str) -> bool:
        if path.startswith("targets_"):
            if row["op"] == "end_turn":
                return True  # there the lists move on later, when the next phase begins
            unlisted = row["op"] in NO_TARGETS or (row["op"] == "war_of_ideas" and not _is_muslim(row["country"]))
            return path.endswith(".ops") and unlisted
        # Reserves are cleared there only for the side that a person plays.
        return row["op"] == "end_turn" and path in {f"reserves_{s}" for n, s in SIDES.items() if n != row["human_role"]}

    return skip


def _is_muslim(name: str) -> bool:
    return board().printed[board().schema.index[name]]["kind"] == "muslim"


def _unrecorded(row: Row) -> Iterable[tuple[str, ...]]:
    """Answers that the program gave for its own side were not recorded: any two Schengen countries are tried."""
    if row["op"] == "resolve_plots" and row["human_role"] == "US" and "Jihadist" in row["asked_whether_bot"]:
        return itertools.permutations(board().schengen, 2)
    return [()]


def _carry_out(row: Row, answers: tuple[str, ...]) -> list[Disagreement]:
    replay = Replay(row, answers)
    try:
        OPERATIONS[row["op"]](replay)
    except Undriven as why:
        return [Disagreement("operation", row["op"], why.what, row["state"], str(why), "carried out")]
    return replay.disagreements("operation", row["op"], _skipped(row))


def compare(game: str) -> Comparison:
    found: list[Disagreement] = []
    differing = 0
    for row in rows("operations", game):
        wrong = min((_carry_out(row, answers) for answers in _unrecorded(row)), key=len)
        differing += bool(wrong)
        found += wrong
    return Comparison("operation", game, len(rows("operations", game)), differing, tuple(found))
