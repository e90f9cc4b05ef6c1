"""A sample of the campaign, and the whole of it among the slow tests."""

from __future__ import annotations

import pytest

from tests.hostile.campaign import mutant, part

PARTS, EACH = 8, 250
ALL = 60_000


def tried(first: int, count: int) -> None:
    found = part(range(first, first + count), seed=1)
    trouble = [f"{one.kind} {one.number}: {one.trouble}" for one in found if one.trouble]
    assert not trouble, "\n".join(trouble)
    assert {one.outcome for one in found} == {"refused", "played"}  # else this would be no test


@pytest.mark.parametrize("i", range(PARTS))
def test_mutants_are_refused_or_can_be_played(i: int) -> None:
    tried(i * EACH, EACH)


@pytest.mark.slow
@pytest.mark.parametrize("i", range(ALL // 1000))
def test_many_mutants_are_refused_or_can_be_played(i: int) -> None:
    tried(i * 1000, 1000)


def test_the_same_seed_makes_the_same_mutants() -> None:
    assert [mutant(i, 5)[:2] for i in range(40)] == [mutant(i, 5)[:2] for i in range(40)]
    assert [mutant(i, 5)[:2] for i in range(40)] != [mutant(i, 6)[:2] for i in range(40)]
