"""12.3.1 to 12.3.12 What the jihadist bot chooses when events ask it."""

from __future__ import annotations

import pytest

from tests.labyrinth.solo.alone import Alone
from tests.support import rule

