"""What is kept of a position is forgotten when the position changes: asked afresh, the answer is the same."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daedalus.bots.random import random_policy
from daedalus.core.session import Session
from daedalus.games.labyrinth import disrupt, jihad, recruit, victory, war_of_ideas
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.solo import cells, deployment
from daedalus.games.labyrinth.tracks import gwot_penalty, hard_minus_soft
from daedalus.kit import registry

GAME = registry.game("labyrinth")
BOTS = {"us": "bot no-mercy", "jihadist": "bot virulent"}


def figures(g: Any) -> dict[str, Any]:
    """Whatever is kept for a while."""
    return {
        "adjacent": [g.adjacent(c) for c in g.countries],
        "distance": [g.distance(c, g.at["United States"]) for c in g.countries],
        "cells": [list(g.with_cells()), list(g.with_plain_cells()), list(g.with_cells_or_cadre())],
        "disrupt": [list(disrupt.targets(g, n)) for n in (1, 2, 3)],
        "war of ideas": [list(war_of_ideas.targets(g, n)) for n in (1, 2, 3)],
        "modifiers": [war_of_ideas.modifier(g, c) for c in g.countries if c.is_muslim],
        "deploy": [list(deployment.goals(g, 3)), list(deployment.origins(g, 3))],
        "posture": (hard_minus_soft(g), gwot_penalty(g)),
        "jihad": list(jihad.targets(g)),
        "recruit": list(recruit.targets(g)),
        "bots": [list(deployment.war_of_ideas_targets(g, 2)), [cells.movable(g, c) for c in g.countries]],
        "in force": [g.in_effect(mark.name) for mark in g.marks],
        "victory": dict(victory.counts(g)),
    }


def of(kind: str, scenario: str, seed: int) -> Session:
    start = GAME.open(scenario)
    if kind == "bots":
        return GAME.start(evolve(start, data={**start.data, "bots": BOTS}), seed)
    return GAME.start(start, seed, {"us": random_policy(seed), "jihadist": random_policy(seed + 1)})


@pytest.mark.parametrize("kind", ["bots", "chance"])
@pytest.mark.parametrize("scenario", ["lets-roll", "campaign", "arab-spring"])
def test_what_is_kept_is_what_is_found_afresh(kind: str, scenario: str) -> None:
    """After every step of a game, in the same game with everything forgotten."""
    session = of(kind, scenario, 4)
    for _ in session.stepping():
        g = session.game
        kept = figures(g)
        g.forget()
        assert figures(g) == kept


@pytest.mark.parametrize("scenario", ["lets-roll", "awakening"])
def test_the_distances_of_the_printed_map_are_those_that_are_walked(scenario: str) -> None:
    g: Any = of("chance", scenario, 1).game
    for start in g.countries:
        walked = {start: 0}
        for here in (edge := [start]):  # grows while it is walked
            further = [c for c in g.adjacent(here) if c not in walked]
            walked.update(dict.fromkeys(further, walked[here] + 1))
            edge += further
        assert {c: g.distance(c, start) for c in g.countries} == {c: walked.get(c) for c in g.countries}


def test_a_mark_is_in_force_as_long_as_it_stands() -> None:
    g: Any = of("chance", "lets-roll", 1).game
    assert not g.in_effect("Patriot Act")
    g.set_mark("Patriot Act", -1, 43, "6.2.8")
    assert g.in_effect("Patriot Act")
    g.end_mark("Patriot Act", "6.2.8")
    assert not g.in_effect("Patriot Act")


def test_what_holds_for_a_moment_ends_with_a_change_and_with_another_card() -> None:
    g: Any = of("bots", "lets-roll", 1).game
    g.moment()["asked"] = True
    assert "asked" in g.moment()
    g.note(tell.OPERATION_BEGINS("us", "disrupt", 1))
    assert "asked" in g.moment(), "a line of the record changes nothing"
    with g.during(cause=7):
        assert "asked" not in g.moment()
    g.moment()["asked"] = True
    g.put("funding", g.get("funding") - 1, "4.7.4.1")
    assert "asked" not in g.moment()


def test_a_game_taken_back_keeps_nothing_of_what_was() -> None:
    g: Any = of("bots", "lets-roll", 1).game
    here = g.checkpoint()
    before = figures(g)
    g.set(g.at["Iraq"], "governance", 1, "4.2.1")
    g.set(g.at["Iraq"], "alignment", 1, "4.2.3")
    assert figures(g) != before
    g.rollback(here)
    assert figures(g) == before
