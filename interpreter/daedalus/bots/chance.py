"""A bot that answers by lot, reproducibly from its own seed, through the public surface."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from daedalus.core.decision import Decision, Option


def random_bot(seed: int) -> Callable[[Any, Decision], Option]:
    """A policy that picks any legal option."""
    lot = Random(seed)
    return lambda view, decision: lot.choice(decision.options)
