"""Every card, for either side, on generated legal positions: it ends, breaks nothing, and undo restores exactly."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.core.journal import NOTE
from daedalus.games.labyrinth import events
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.deck import IN_PLAY, ZONES
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import Card, library
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import known, load
from tests.labyrinth.invariants import broken
from tests.policies import eventful_policy, gathering_policy
from tests.strategies import positions
from tests.support import total_cards

TITLES = sorted({min(card.copies) for card in library().cards.values()})
LENGTHS = ("standard", "tournament", "campaign")


def happens(g: Labyrinth, card: Card, side: str) -> bool:
    """Play the event as if it had just come from the hand, if it may be played; says whether it was."""
    _take(g, card.number)
    if events.why_not(g, card, side, association=False):
        return False
    try:
        events.happens(g, card, side)
        events.put_away(g, card, side, happened=True)
    except GameOver:
        pass
    return True


def _take(g: Labyrinth, number: int) -> None:
    for zone in ZONES:
        if number in g.get(zone):
            g.put(zone, tuple(n for n in g.get(zone) if n != number), "5.2.2")
    g.put(IN_PLAY, (number,), "5.2.2")


@settings(max_examples=200)
@given(positions(), st.integers(0, 1_000_000))
def test_every_event_ends_keeps_the_invariants_and_can_be_taken_back(g: Labyrinth, seed: int) -> None:
    deck = total_cards(g)
    g.policies = {US: random_policy(seed), JIHADIST: random_policy(seed + 1)}
    for number in TITLES:
        card = g.card(number)
        for side in (US, JIHADIST):
            before, here, answers = g.values.copy(), g.checkpoint(), len(g.answers)
            happened = happens(g, card, side)
            found = broken(g, deck)
            assert not found, (card.title, side, found)
            g.rollback(here)
            del g.answers[answers:]
            assert g.values == before, f"{card.title}: undo does not restore the position ({happened=})"


@pytest.mark.slow
def test_campaign_every_event_occurs() -> None:
    """5,000 random games over all scenarios and lengths: every card's event happens at least twenty times."""
    seen: Counter[str] = Counter()
    names = known()
    scenarios = [load(name) for name in names]
    for seed in range(5000):
        policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
        if seed % 3 == 0:  # some events wait for Islamist Rule in one certain country: give them a jihadist who tries
            policies = {US: eventful_policy(2 * seed), JIHADIST: gathering_policy(2 * seed + 1)}
        session = start(scenarios[seed % len(names)], seed, policies, length=LENGTHS[seed // len(names) % 3])
        session.run()
        assert session.over
        g = session.game
        assert isinstance(g, Labyrinth)
        found = broken(g, sorted(n for n in library().of_sets(["base"])))
        assert not found, found
        seen.update(e[-1] for e in g.journal if e[0] == NOTE and str(e[1]).startswith("event "))
    rare = {number: seen[number] for number in library().cards if seen[number] < 20}
    assert not rare, rare
