"""Measures what we promise about speed and writes it to benchmarks/RESULTS.md beside a yardstick of the same run.

make bench            (or: python benchmarks/run.py --games 400)
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from daedalus.bots.random import random_policy
from daedalus.core.session import Session
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import known, load
from daedalus.kit import registry

sys.path.insert(0, str(Path(__file__).parent))
import yardstick

HERE = Path(__file__).parent
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    count = parser.parse_args().games
    library()  # reading the cards is measured by the lint command
    unit = yardstick.seconds()
    by_length = {length: measure_games(count, length) for length in LENGTHS}
    by_deck = {name: measure_games(count, "standard", sets) for name, sets in DECKS.items()}
    games = by_length["standard"]
    twilight = measure_other(count, "twilight", "standard")
    forks = measure_fork()
    unit = min(unit, yardstick.seconds())
    rows = [
        ("yardstick (fixed pure-Python work)", unit, "1.00"),
        *(
            (f"random two-player game, {length}", games["game"], f"{games['game'] / unit:.2f}")
            for length, games in by_length.items()
        ),
        *(
            (f"random two-player game, standard, {name}", games["game"], f"{games['game'] / unit:.2f}")
            for name, games in by_deck.items()
        ),
        ("random game of Twilight Struggle, standard", twilight, f"{twilight / unit:.2f}"),
        ("state copy", forks["state copy"], f"{forks['state copy'] / unit:.5f}"),
        ("fork in the middle of a card", forks["fork"], f"{forks['fork'] / unit:.4f}"),
        ("fork, answer, run that card again", forks["fork and answer"], f"{forks['fork and answer'] / unit:.3f}"),
    ]
    for name, command in (("daedalus --version", ["--version"]), ("daedalus lint (all cards, cold)", ["lint"])):
        seconds = measure_command(*command)
        rows.append((name, seconds, f"{seconds / unit:.2f}"))
    for language in ("en", "de"):
        seconds = measure_texts(language)
        rows.append((f"texts of all 240 Labyrinth cards, {language} (cold)", seconds, f"{seconds / unit:.2f}"))
    lines = [
        "# Measured",
        "",
        "Written by `make bench`. Times are the best of several runs; the last column is the time in yardsticks of the",
        "same run, which is what to compare between machines.",
        "",
        "| what | milliseconds | yardsticks |",
        "|---|---|---|",
        *(f"| {name} | {seconds * 1000:.3f} | {ratio} |" for name, seconds, ratio in rows),
        "",
        f"{count} random games of the base game, standard length: {1 / games['game']:.0f} games a second, "
        f"{games['decisions'] / games['game']:.0f} "
        f"decisions a second, {games['decisions']:.0f} decisions a game.",
        "",
    ]
    text = "\n".join(lines)
    (HERE / "RESULTS.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
