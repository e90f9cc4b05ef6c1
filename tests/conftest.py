"""What all tests share: a board to set up by hand, and Hypothesis settings for machines of any speed."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from daedalus.core.compiled import COMPILED, build
from daedalus_tools import world
from tests.support import EMPTY_AWAKENING, Table

settings.register_profile(
    "default", deadline=None, max_examples=30, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("campaign", deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What puts something else in the place of a compiled function or method is not run against the compiled build."""
    for item in items if build() == COMPILED else ():
        for mark in item.iter_markers("pure"):
            item.add_marker(pytest.mark.skip(reason=mark.args[0]))


@pytest.fixture(autouse=True)
def own_state(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that tests leave unsaved are not offered to the person who runs them; lines are as long as they are; and
    whatever game other tests were about, a test is about the usual one unless it says so."""
    world.use(None)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("DAEDALUS_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))


@pytest.fixture
def board() -> Table:
    """An empty board."""
    return Table()


@pytest.fixture
def awakening() -> Table:
    """An empty board of The Awakening; cards of both sets."""
    return Table(scenario=EMPTY_AWAKENING)
