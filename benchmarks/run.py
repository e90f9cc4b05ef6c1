"""Measures what we promise about speed and writes it to benchmarks/RESULTS.md beside a yardstick of the same run.

make bench            (or: python benchmarks/run.py --games 400)
"""

from __future__ import annotations

import argparse
import datetime
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from daedalus import api
from daedalus.bots.random import random_policy
from daedalus.bots.search import search_bot
from daedalus.core.compiled import COMPILED, PURE
from daedalus.core.session import Session
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import known, load
from daedalus.kit import registry

sys.path.insert(0, str(Path(__file__).parent))
import speed
import workers
import yardstick

HERE = Path(__file__).parent
HISTORY = "## History"  # the lines below it are kept, and one is added
LENGTHS = ("standard", "tournament", "campaign")
DECKS = {"The Awakening": ("awakening",), "both sets in one deck": ("base", "awakening")}


def best(work: Callable[[], object], repeats: int) -> float:
    """The shortest of several runs, in seconds."""
    shortest = float("inf")
    for _ in range(repeats):
        begin = time.perf_counter()
        work()
        shortest = min(shortest, time.perf_counter() - begin)
    return shortest


def play(seed: int, scenario: str, length: str) -> Session:
    policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
    session = start(load(scenario), seed, policies, length=length)
    session.run()
    return session


def measure_games(count: int, length: str, sets: Sequence[str] = ("base",)) -> dict[str, float]:
    """Random games over all scenarios with a deck of these sets: seconds a game, decisions a game."""
    scenarios = [scenario for scenario in map(load, known()) if set(scenario.sets) == set(sets)]
    decisions = 0
    begin = time.process_time()
    for seed in range(count):
        policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
        session = start(scenarios[seed % len(scenarios)], seed, policies, length=length)
        session.run()
        decisions += len(session.game.answers)
    spent = time.process_time() - begin
    return {"game": spent / count, "decisions": decisions / count}


def measure_other(count: int, id_: str, scenario: str) -> float:
    """Random games of another game: seconds a game. Its cards are compiled as they come up, like ours above."""
    game = registry.game(id_)
    loaded = game.scenarios.load(scenario)
    begin = time.process_time()
    for seed in range(count):
        policies = {side: random_policy(2 * seed + i) for i, side in enumerate(game.sides)}
        game.start(loaded, seed, policies).run()
    return (time.process_time() - begin) / count


def measure_fork() -> dict[str, float]:
    """A fork in the middle of a card: copying, and answering (which runs that card again)."""
    answers = play(5, "lets-roll", "standard").game.answers
    session = start(load("lets-roll"), 5)
    session.run()
    for answer in answers[:40]:
        session.answer(answer)
    assert session.pending is not None
    option = session.pending.options[0]
    values = session.game.values
    return {
        "state copy": best(lambda: values.copy(), 2000),
        "fork": best(session.fork, 300),
        "fork and answer": best(lambda: session.fork().answer(option), 100),
    }


def measure_search(decisions: int = 10, playouts: int = 20) -> float:
    """Seconds for a decision of a search with so many playouts, early in a game."""
    game = api.new("lets-roll", seed=3)
    policy = search_bot(playouts=playouts, seed=1)
    spent = 0.0
    for _ in range(decisions):
        decision = game.decision
        begin = time.process_time()
        answer = policy(game.view(decision.side), decision)
        spent += time.process_time() - begin
        game.answer(answer)
    return spent / decisions


def history(line: str) -> Iterator[str]:
    """What was measured before, and now."""
    path = HERE / "RESULTS.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    yield from [HISTORY, "", "| when | yardstick, ms | random | bots | bots / random | pure / compiled: random, bots |"]
    yield "|---|---|---|---|---|---|"
    yield from (row for row in text.partition(HISTORY)[2].splitlines() if row.startswith("| 2"))
    yield line


def measure_command(*command: str, repeats: int = 7) -> float:
    """A whole command, cold start included."""
    tool = str(Path(sys.executable).parent / "daedalus")
    return best(lambda: subprocess.run([tool, *command], check=False, capture_output=True), repeats)


TEXTS = """
from daedalus.kit import registry
from daedalus.text.cards import card_text
game = registry.game("labyrinth")
for card in game.cards.library.cards.values():
    card_text(card.tree, game, "{language}")
"""


def measure_texts(language: str, repeats: int = 7) -> float:
    """The texts of all cards in a language by a fresh process, which reads the cards too."""
    command = [sys.executable, "-c", TEXTS.format(language=language)]
    return best(lambda: subprocess.run(command, check=True), repeats)


def row(name: str, seconds: float, unit: float, digits: int = 2) -> str:
    return f"| {name} | {seconds * 1000:.3f} | {seconds / unit:.{digits}f} |"


def rows(count: int) -> Iterator[str]:
    """Everything that is measured, a line each; the yardstick is taken before and after."""
    unit = min(yardstick.seconds(), yardstick.seconds())
    yield row("yardstick (fixed pure-Python work)", unit, unit)
    for length in LENGTHS:
        yield row(f"random two-player game, {length}", measure_games(count, length)["game"], unit)
    for name, sets in DECKS.items():
        yield row(f"random two-player game, standard, {name}", measure_games(count, "standard", sets)["game"], unit)
    yield row("random game of Twilight Struggle, standard", measure_other(count, "twilight", "standard"), unit)
    forks = measure_fork()
    yield row("state copy", forks["state copy"], unit, 5)
    yield row("fork in the middle of a card", forks["fork"], unit, 4)
    yield row("fork, answer, run that card again", forks["fork and answer"], unit, 3)
    yield row("a decision of a search with 20 playouts", measure_search(), unit)
    one, two = workers.measure(4 * count)
    yield row(f"daedalus simulate, {4 * count} bot games, --workers 1", one, unit)
    yield row(f"daedalus simulate, {4 * count} bot games, --workers 2 ({one / two:.2f} times as fast)", two, unit)
    for name, command in (("daedalus --version", ["--version"]), ("daedalus lint (all cards, cold)", ["lint"])):
        yield row(name, measure_command(*command), unit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    count = parser.parse_args().games
    library()  # reading the cards is measured by the lint command
    by_turns = speed.compare(count // 4) if speed.FAST.exists() else {PURE: speed.measure(count // 4)}
    pure, fast = by_turns[PURE], by_turns.get(COMPILED)
    factors = f"{pure['random'] / fast['random']:.2f}, {pure['bot'] / fast['bot']:.2f}" if fast else "not measured"
    lines = [
        "# Measured",
        "",
        "Written by `make bench`. Times are the best of several runs; the last column is the time in yardsticks of the",
        "same run, which is what to compare between machines.",
        "",
        "| what | milliseconds | yardsticks |",
        "|---|---|---|",
        *rows(count),
        "",
        "Base games by turns, in milliseconds: "
        + "; ".join(
            f"{name}: random {found['random']:.2f}, bots {found['bot']:.2f}" for name, found in by_turns.items()
        )
        + ".",
        "",
        *history(
            f"| {datetime.date.today()} | {pure['yardstick']:.2f} | {pure['random']:.2f} | {pure['bot']:.2f} "
            f"| {pure['bot'] / pure['random']:.2f} | {factors} |"
        ),
        "",
    ]
    text = "\n".join(lines)
    (HERE / "RESULTS.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
