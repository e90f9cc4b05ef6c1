"""What the compiled build asks of the source: a twin of anything, and a name for the build."""

from __future__ import annotations

from typing import Any

from daedalus.bots.random import random_policy
from daedalus.core.compiled import COMPILED, PURE, alike, build
from daedalus.kit import registry


def test_a_twin_has_every_attribute_of_a_game() -> None:
    game = registry.game("labyrinth")
    session = game.start(game.open("lets-roll"), 2, {"us": random_policy(1), "jihadist": random_policy(2)})
    session.run()
    g: Any = session.game
    twin = alike(g)
    names = (
        "schema",
        "seed",
        "values",
        "journal",
        "library",
        "board",
        "automata",
        "tables",
        "decks",
        "zones",
        "lasting",
    )
    assert all(getattr(twin, name) is getattr(g, name) for name in names)
    assert type(twin) is type(g)


def test_a_twin_of_a_plain_class_has_what_was_given_to_it() -> None:
    class Thing:
        pass

    thing = Thing()
    thing.__dict__["given"] = [1]
    assert alike(thing).__dict__ == {"given": [1]}
    assert alike(thing) is not thing


def test_the_build_has_a_name() -> None:
    from daedalus.core import game

    assert build() == (PURE if str(game.__file__).endswith(".py") else COMPILED)
