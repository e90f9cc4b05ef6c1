"""Bots against bots, every scenario and every level, with the invariants looked at after every step.

`make bots`, or `python -m tests.labyrinth.solo.campaign`. Prints what went wrong, with what plays it again, and
how often each level won; the same deals are played at every level.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator

from attrs import evolve, frozen

from daedalus.core.session import Session
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.scenario import known
from daedalus_tools.simulate.reporting import percent
from daedalus_tools.simulate.statistics import share
from tests.labyrinth.invariants import Watched
from tests.support import total_cards

SEEDS = 16  # so many games of each scenario, jihadist and US: at least a thousand of each level
STUCK = 5_000  # steps; the longest games have some hundreds


@frozen
class Match:
    """A game to play: who plays it, where, and with which seed."""

    scenario: str
    jihadist: str
    us: str
    seed: int

    def __str__(self) -> str:
        return f"daedalus play {self.scenario} --jihadist '{self.jihadist}' --us '{self.us}' --seed {self.seed}"


@frozen
class Outcome:
    match: Match
    winner: str = ""
    trouble: str = ""  # a crash, an invariant that did not hold, or no end


def bots(side: str, *names: str) -> list[str]:
    """The bots of a side with each of their levels, from the weakest."""
    return [f"{name} {level}" for name in names for level in GAME.bots.seat(side, name)[0].levels]


def matches(seeds: int) -> Iterator[Match]:
    jihadists = bots("jihadist", "bot", "activities")
    for seed, scenario in itertools.product(range(1, seeds + 1), known()):
        for jihadist, us in itertools.product(jihadists, bots("us", "bot")):
            yield Match(scenario, jihadist, us, seed)


def session(match: Match) -> Session:
    scenario = GAME.open(match.scenario)
    seats = {"jihadist": match.jihadist, "us": match.us}
    started = GAME.start(evolve(scenario, data={**scenario.data, "bots": seats}), match.seed)
    assert isinstance(started.game, Labyrinth)
    started.rules = Watched(total_cards(started.game))
    return started


def play(match: Match) -> Outcome:
    try:
        played = session(match)
        for steps, _ in enumerate(played.stepping()):
            if steps > STUCK:
                return Outcome(match, trouble=f"no end after {STUCK:,} steps")
        return Outcome(match, played.game.winning_side)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Outcome(match, trouble=f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})")


def report(outcomes: list[Outcome]) -> Iterator[str]:
    troubles = [o for o in outcomes if o.trouble]
    yield f"{len(outcomes):,} games, {len(troubles)} with trouble"
    yield from (f"  {o.match}: {o.trouble}" for o in troubles[:20])
    for side in GAME.sides:
        by_level: dict[str, Counter[bool]] = defaultdict(Counter)
        for o in outcomes:
            by_level[getattr(o.match, side)][o.winner == side] += not o.trouble
        yield f"{GAME.sides[side]} wins"
        for level in sorted(by_level, key=(bots(side, *(["bot"] if side == "us" else ["bot", "activities"]))).index):
            won = by_level[level]
            yield f"  {level:<24} {won.total():>6} games {percent(share(won[True], won.total()))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS, help="games of each scenario, jihadist and US")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with multiprocessing.Pool(args.workers) as pool:
        print("\n".join(report(pool.map(play, matches(args.seeds), chunksize=8))))


if __name__ == "__main__":
    main()
