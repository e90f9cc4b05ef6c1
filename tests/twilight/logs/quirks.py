"""Habits of the log that explain a difference. Each has a condition that is looked up in the game: nothing is waved
through because of where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from tests.twilight.logs import entries as e
from tests.twilight.logs.figures import POINTS, Verdict
from tests.twilight.logs.guide import Way
from tests.twilight.logs.played import EVENT, notes

TRACK = 20


def _condition_not_met(way: Way, verdict: Verdict) -> bool:
    entry = verdict.entry
    if verdict.kind != EVENT or not isinstance(entry, e.Event):
        return False
    failed = [said.args["card"] for said in notes(way.g.journal[way.began :], "event-fails")]
    return way.script.cards[entry.card] in failed


def _beyond_the_track(way: Way, verdict: Verdict) -> bool:
    """The whole sum of our final scoring is the lead that is printed."""
    leads = [entry.lead for entry in way.script.of(e.Points)]
    if verdict.kind != POINTS or not leads or abs(leads[-1]) <= TRACK:
        return False
    journal = way.g.journal[way.began :]
    sums = [said.args["points"] * (1 if said.args["side"] == "us" else -1) for said in notes(journal, "scored")]
    china = next((1 if side == "us" else -1 for side in ("us", "ussr") if 6 in way.g.get(f"table of {side}")), 0)
    return bool(_before_scoring(way) + sum(sums) + china == leads[-1])


def _before_scoring(way: Way) -> Any:
    leads = [entry.lead for entry in way.script.of(e.Points)]
    return leads[-2] if len(leads) > 1 else way.ours[(POINTS, "")][0]


def _bracket_without_iran_contra(way: Way, verdict: Verdict) -> bool:
    entry = verdict.entry
    if not isinstance(entry, e.RealignmentRoll) or entry.side != "us":
        return False
    ours = [int(said.args["added"] or 0) for roll, said in way.rolls if roll is entry]
    return way.g.in_effect("Iran-Contra Scandal") and ours == [entry.modifier - 1]


def _last_points(way: Way, verdict: Verdict) -> bool:
    """The log names the winner, and ours has won with points just now."""
    winner = [entry.side for entry in way.script.of(e.Wins)]
    return verdict.kind == POINTS and verdict.entry is None and winner == [way.g.winning_side]


QUIRKS: dict[str, Callable[[Way, Verdict], bool]] = {
    "an event is printed although its condition is not met": _condition_not_met,
    "the final scoring is printed beyond the ends of the track": _beyond_the_track,
    "the points that win the game are not printed": _last_points,
    "the modifier of Iran-Contra Scandal is not printed": _bracket_without_iran_contra,
}


def explained(way: Way, verdict: Verdict) -> Verdict:
    if verdict.agrees:
        return verdict
    quirk = next((name for name, holds in QUIRKS.items() if holds(way, verdict)), "")
    return evolve(verdict, quirk=quirk)
