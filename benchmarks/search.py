"""Measures the search against chance and against itself with a tenth of the time, and writes benchmarks/SEARCH.md.

make search           (or: python benchmarks/search.py --games 50 --workers 2; --duels 4 for a quick look)
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
os.environ["DAEDALUS_GAMES"] = "tests.toy.game"

import daedalus  # noqa: E402

GAMES = {
    "lets-roll": "Labyrinth",
    "standard": "Twilight Struggle",
    "spring": "Two Rivers (the toy)",
}
USUAL = 0.05
Job = tuple[str, int, float, float]  # scenario, number, seconds a decision of the one and of the other (0: chance)
LESS = 0.005  # against chance again, to see what time is worth
# With ten times the time against the rest, at three heights; how many games hangs on how long one takes.
LADDER = {
    (0.02, 0.002): {"lets-roll": 24, "standard": 24, "spring": 40},
    (USUAL, LESS): {"lets-roll": 24, "standard": 24, "spring": 40},
    (0.1, 0.01): {"lets-roll": 16, "standard": 16, "spring": 40},
}
SURE = 1.96  # deviations on both sides of what is found: 95 of 100 such intervals hold what is true


@dataclass
class Seat:
    """A player and the processor's time that it took."""

    seconds: float  # a decision; 0: answers by lot
    seed: int
    decisions: int = 0
    spent: float = 0.0

    def __post_init__(self) -> None:
        made = daedalus.search_bot(seconds=self.seconds, seed=self.seed) if self.seconds else None
        self.policy = made or daedalus.random_bot(self.seed)

    def __call__(self, view: daedalus.View, decision: daedalus.Decision) -> str | int | None:
        begin = time.thread_time()
        answer = self.policy(view, decision)
        self.spent += time.thread_time() - begin
        self.decisions += 1
        return answer


@dataclass
class Row:
    """How the first of two players did over some games."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    decisions: int = 0
    spent: float = 0.0
    by_side: dict[str, list[int]] = field(default_factory=dict)  # won, played

    def add(self, side: str, winner: str, decisions: int, spent: float) -> None:
        self.won += winner == side
        self.drawn += not winner
        self.lost += winner not in (side, "")
        self.decisions += decisions
        self.spent += spent
        count = self.by_side.setdefault(side, [0, 0])
        count[0] += winner == side
        count[1] += 1

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def interval(self) -> tuple[float, float]:
        """Wilson's, of the share that was won; a draw is half a victory."""
        n, share = self.games, (self.won + self.drawn / 2) / self.games
        middle = share + SURE**2 / (2 * n)
        off = SURE * sqrt(share * (1 - share) / n + (SURE / (2 * n)) ** 2)
        return (middle - off) / (1 + SURE**2 / n), (middle + off) / (1 + SURE**2 / n)

    def text(self, players: str) -> str:
        sides = ", ".join(f"{side} {won} of {played}" for side, (won, played) in sorted(self.by_side.items()))
        each = 1000 * self.spent / max(1, self.decisions)
        low, high = self.interval()
        won = f"{self.won} of {self.games} | {self.drawn} | {low:.2f} to {high:.2f}"
        return f"| {players} | {won} | {sides} | {each:.0f} |"


def play(scenario: str, number: int, first: float, second: float) -> tuple[str, str, int, float]:
    """One game; each deal is played both ways round."""
    game = daedalus.new(scenario, seed=100 + number // 2)
    sides = game.sides if number % 2 else game.sides[::-1]
    seats = [Seat(first, number), Seat(second, 1000 + number)]
    game.play(dict(zip(sides, seats, strict=True)))
    return sides[0], game.result.winner, seats[0].decisions, seats[0].spent


def campaign(jobs: list[Job], kept: Path, workers: int) -> dict[Job, tuple[str, str, int, float]]:
    """Every game, also those that are in the file already: each is written there when it is over."""
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
    found = {tuple(job): tuple(result) for job, result in map(json.loads, lines)}
    with ProcessPoolExecutor(workers) as pool, kept.open("a", encoding="utf-8") as file:
        left = sorted((job for job in jobs if job not in found), key=lambda job: -sum(job[2:]))  # the longest first
        waiting = {pool.submit(play, *job): job for job in left}
        for done in as_completed(waiting):
            found[waiting[done]] = done.result()
            print(json.dumps([waiting[done], done.result()]), file=file, flush=True)
    return found


def plan(games: int, duels: int) -> list[Job]:
    """All games, in the order of the tables."""
    chance = {(USUAL, 0.0): dict.fromkeys(GAMES, 2 * games), (LESS, 0.0): dict.fromkeys(GAMES, games)}
    ladder = {step: {name: min(n, duels) for name, n in counts.items()} for step, counts in LADDER.items()}
    steps = {**chance, **ladder}
    return [(name, n, *step) for name in GAMES for step, counts in steps.items() for n in range(counts[name])]


def tables(jobs: list[Job], found: dict[Job, tuple[str, str, int, float]]) -> Iterator[str]:
    """One for each game, and whether more time was better in every step."""
    rows: dict[str, dict[tuple[float, float], Row]] = {}
    for job in jobs:
        scenario, _, more, less = job
        rows.setdefault(scenario, {}).setdefault((more, less), Row()).add(*found[job])
    unclear = []
    for scenario, steps in rows.items():
        yield from ("", f"## {GAMES[scenario]}", "")
        yield "| players | won | drawn | share, 95 % | as each side | ms a decision |"
        yield "|---|---|---|---|---|---|"
        for (more, less), row in steps.items():
            players = f"{more} s against {f'{less} s' if less else 'chance'}"
            yield row.text(players)
            if row.interval()[0] <= 0.5:
                unclear.append(f"{GAMES[scenario]}, {players}")
    yield ""
    yield f"Not clear: {'; '.join(unclear)}." if unclear else "Every interval lies above one half: more time is better."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="against chance, as each side")
    parser.add_argument("--duels", type=int, default=1000, help="at most so many of each step against less time")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=HERE / "search.jsonl", help="the games so far, to go on with")
    args = parser.parse_args()
    jobs = plan(args.games, args.duels)
    lines = [
        "# The search, measured",
        "",
        "Written by `make search`. Time is the processor's, a decision. A deal is played once as each side.",
        "The share is the interval (Wilson's, 95 %) for what the first of the two wins, a draw being half a victory.",
        *tables(jobs, campaign(jobs, args.kept, args.workers)),
        "",
    ]
    (HERE / "SEARCH.md").write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))
    args.kept.unlink()


if __name__ == "__main__":
    main()
