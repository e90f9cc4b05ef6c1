"""Every card, for either side, on generated legal positions: it ends, breaks nothing, and undo restores exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.core.game import Policy
from daedalus.core.journal import CHANGE, NOTE
from daedalus.games.labyrinth.board import JIHADIST, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.rules import start
from daedalus.games.labyrinth.scenario import known, load
from daedalus.kit import events
from daedalus.kit import messages as tell
from daedalus.kit.deck import IN_PLAY
from daedalus.kit.library import Card
from daedalus.kit.scenario import Scenario
from tests.awakening_strategies import awakening_positions
from tests.labyrinth.invariants import Watched, broken, is_over
from tests.policies import curious, eventful_policy, gathering_policy, plotting_policy
from tests.strategies import positions
from tests.support import total_cards

# The first copy of every card, by set.
TITLES = {
    name: sorted({min(library().cards[n].copies) for n in library().of_sets([name])}) for name in ("base", "awakening")
}
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
    for zone in g.zones:
        if number in g.get(zone):
            g.put(zone, tuple(n for n in g.get(zone) if n != number), "5.2.2")
    g.put(IN_PLAY, (number,), "5.2.2")


def check_every_event(g: Labyrinth, numbers: Iterable[int], seed: int) -> None:
    """Each of these cards for either side in turn, from the same position; no event leaves anything behind."""
    deck = total_cards(g)
    g.policies = {US: random_policy(seed), JIHADIST: random_policy(seed + 1)}
    for number in numbers:
        card = g.card(number)
        for side in (US, JIHADIST):
            before, here, answers = g.values.copy(), g.checkpoint(), len(g.answers)
            if happens(g, card, side):
                found = broken(g, deck) + [f"{m} is over" for m in g.marks if not g.winner and is_over(g, m)]
                assert not found, (card.title, side, found)
            g.rollback(here)
            del g.answers[answers:]
            assert g.values == before, f"{card.title}, {side}: undo does not restore the position"


@settings(max_examples=200)
@given(positions(), st.integers(0, 1_000_000))
def test_every_event_of_the_base_game_ends_keeps_the_invariants_and_can_be_taken_back(g: Labyrinth, seed: int) -> None:
    check_every_event(g, TITLES["base"], seed)


@settings(max_examples=200)
@given(awakening_positions(), st.integers(0, 1_000_000))
def test_every_event_of_the_awakening_ends_keeps_the_invariants_and_can_be_taken_back(g: Labyrinth, seed: int) -> None:
    check_every_event(g, TITLES["awakening"], seed)


@settings(max_examples=200)
@given(awakening_positions(sets=[("base", "awakening")]), st.integers(0, 1_000_000))
def test_every_event_of_the_base_game_does_so_in_a_mixed_deck_too(g: Labyrinth, seed: int) -> None:
    check_every_event(g, TITLES["base"], seed)


def scenarios_of(board_name: str) -> list[Scenario]:
    return [scenario for scenario in map(load, known()) if scenario.data.get("board", "base") == board_name]


def played(scenario: Scenario, seed: int, length: str, policies: dict[str, Policy]) -> Labyrinth:
    """A whole game, the invariants looked at after every step."""
    session = start(scenario, seed, policies, length=length)
    g = session.game
    assert isinstance(g, Labyrinth)
    session.rules = Watched(total_cards(g))
    session.run()
    assert session.over
    return g


def events_of(g: Labyrinth) -> list[int]:
    """The numbers of the cards whose events have happened, one for each time."""
    return [e[-1] for e in g.journal if e[0] == NOTE and e[1].message is tell.EVENT_HAPPENS]


@pytest.mark.slow
def test_campaign_every_event_occurs() -> None:
    """5,000 random games over all scenarios and lengths of the base game: every event happens at least twenty times."""
    seen: Counter[int] = Counter()
    scenarios = scenarios_of("base")
    for seed in range(5000):
        policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
        if seed % 3 == 0:  # some events wait for Islamist Rule in one certain country: give them a jihadist who tries
            policies = {US: eventful_policy(2 * seed), JIHADIST: gathering_policy(2 * seed + 1)}
        g = played(scenarios[seed % len(scenarios)], seed, LENGTHS[seed // len(scenarios) % 3], policies)
        seen.update(events_of(g))
    rare = {number: seen[number] for number in library().of_sets(["base"]) if seen[number] < 20}
    assert not rare, rare


# -- The Awakening -------------------------------------------------------------------------------------

WANTED = ("Somalia", "Yemen", "Iran")  # where events look that hardly any game reaches by chance
PLOTTED_IN = ("United Kingdom", "Benelux", "Germany", "France", "Spain", "Italy")


def purposeful(seed: int, seen: Mapping[int, int]) -> dict[str, Policy]:
    """Both sides eager for events that have been rare so far, and a jihadist with a country in mind."""
    jihadist = (
        gathering_policy(2 * seed + 1),
        gathering_policy(2 * seed + 1, WANTED),
        plotting_policy(2 * seed + 1, PLOTTED_IN),
    )[seed // 3 % 3]
    return {
        US: curious(eventful_policy(2 * seed), 2 * seed, seen),
        JIHADIST: curious(jihadist, 2 * seed + 1, seen),
    }


def capitals(g: Labyrinth) -> Iterator[str]:
    """11.3.8: what became of the caliphate, in order."""
    slot = g.schema.slot["caliphate capital"]
    for entry in g.journal:
        if entry[0] == CHANGE and entry[1] == slot:
            before, after = entry[2], entry[3]
            yield "moved" if before and after else "declared" if after else "lost"


@pytest.mark.slow
def test_campaign_of_the_awakening() -> None:
    """5,000 games over its scenarios and the mixed deck: every event happens and caliphates rise, move and fall, each
    at least twenty times. In every third game both sides have a purpose."""
    seen: Counter[int] = Counter()
    caliphates: Counter[str] = Counter()
    scenarios = scenarios_of("awakening")
    for seed in range(5000):
        policies = {US: random_policy(2 * seed), JIHADIST: random_policy(2 * seed + 1)}
        if seed % 3 == 0:
            policies = purposeful(seed, seen)
        g = played(scenarios[seed % len(scenarios)], seed, LENGTHS[seed // len(scenarios) % 3], policies)
        seen.update(events_of(g))
        caliphates.update(capitals(g))
    rare = {number: seen[number] for number in library().of_sets(["awakening"]) if seen[number] < 20}
    assert not rare, rare
    assert all(caliphates[what] >= 20 for what in ("declared", "moved", "lost")), caliphates
