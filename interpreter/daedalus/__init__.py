"""Daedalus, a rules-as-data engine for card-driven board games. The names below are its public surface: docs/api.md."""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False  # type checkers know the name; importing it from typing would double the start-up time
if TYPE_CHECKING:
    from typing import Any

    from daedalus.api import Game, Policy, Result, View, known_games, lint, load, new, scenarios
    from daedalus.bots.chance import random_bot
    from daedalus.bots.search import search_bot
    from daedalus.core.decision import Decision
    from daedalus.core.errors import DaedalusError, IllegalAnswer

__all__ = [
    "DaedalusError",
    "Decision",
    "Game",
    "IllegalAnswer",
    "Policy",
    "Result",
    "View",
    "known_games",
    "lint",
    "load",
    "new",
    "random_bot",
    "scenarios",
    "search_bot",
]

# Loaded when they are first used: `daedalus --version` needs none of them.
_HOMES = {
    "Decision": "daedalus.core.decision",
    "DaedalusError": "daedalus.core.errors",
    "IllegalAnswer": "daedalus.core.errors",
    "random_bot": "daedalus.bots.chance",
    "search_bot": "daedalus.bots.search",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(_HOMES.get(name, "daedalus.api")), name)
