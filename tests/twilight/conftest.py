"""What the tests of Twilight Struggle share."""

from __future__ import annotations

import pytest

from tests.twilight.scene import Scene
from tests.twilight.table import Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def scene() -> Scene:
    """Nothing on the map, empty hands, an action round of turn 4, DEFCON 5; the cards of both sets."""
    return Scene()
