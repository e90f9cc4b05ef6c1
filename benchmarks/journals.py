"""A fingerprint of what games do: the records of seeded games of every scenario, by chance and by bots.

python benchmarks/journals.py --games 200       one line for each kind of game; equal lines mean equal play
"""

from __future__ import annotations

import argparse
import functools
import hashlib
from collections.abc import Iterator
from typing import Any

from daedalus.bots.random import random_policy
from daedalus.core.session import Session
from daedalus.kit import registry
from daedalus.kit.scenario import Scenario

LABYRINTH, TWILIGHT = "labyrinth", "twilight"


@functools.cache
def opened(id_: str, name: str) -> Scenario:
    """A scenario, read once: what is measured is playing."""
    return registry.game(id_).open(name)


def of_chance(id_: str, name: str, seed: int) -> Session:
    """Both sides play by chance."""
    game = registry.game(id_)
    policies = {side: random_policy(2 * seed + i) for i, side in enumerate(game.sides)}
    return game.start(opened(id_, name), seed, policies)


def of_bots(id_: str, name: str, seed: int) -> Session:
    """Both sides are bots, of a level that the seed gives."""
    game = registry.game(id_)
    seats = {}
    for side in game.sides:
        known = game.bots.of(side)
        bot = next(bot for bot in known if bot.name == "bot")
        seats[side] = f"{bot.name} {bot.levels[seed % len(bot.levels)]}"
    return game.start(game.with_bots(opened(id_, name), seats), seed)


KINDS = {
    "labyrinth by chance": (LABYRINTH, of_chance),
    "labyrinth by bots": (LABYRINTH, of_bots),
    "twilight by chance": (TWILIGHT, of_chance),
}


def fingerprints(games: int) -> Iterator[tuple[str, str]]:
    for kind, (id_, start) in KINDS.items():
        scenarios = list(registry.game(id_).scenarios.known())
        digest = hashlib.sha256()
        for seed in range(games):
            session = start(id_, scenarios[seed % len(scenarios)], seed)
            session.run()
            digest.update(_said(session.game).encode())
        yield kind, digest.hexdigest()[:16]


def _said(game: Any) -> str:
    return repr((game.journal, game.answers, game.values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    for kind, digest in fingerprints(parser.parse_args().games):
        print(f"{kind}: {digest}")


if __name__ == "__main__":
    main()
