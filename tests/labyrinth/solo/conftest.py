"""Boards with one side in the hands of the rulebook's bot."""

from __future__ import annotations

import pytest

from tests.labyrinth.solo.alone import Alone
from tests.support import EMPTY


@pytest.fixture
def jihadist() -> Alone:
    """The jihadist bot of The Awakening at its easiest, against a person."""
    return Alone("jihadist")


@pytest.fixture
def us() -> Alone:
    """The US bot of The Awakening at its easiest, against a person."""
    return Alone("us")


@pytest.fixture
def base_jihadist() -> Alone:
    return Alone("jihadist", scenario=EMPTY)
