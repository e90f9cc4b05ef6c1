"""Where cards, grammar, scenarios and rule lists lie: beside the code in a wheel, at the root of a checkout."""

from __future__ import annotations

from pathlib import Path

_INSTALLED = Path(__file__).parent / "_data"
_CHECKOUT = Path(__file__).parents[2]


def folder(name: str) -> Path:
    """The data folder of that name (`cards`, `grammar`, `scenarios`, `rules`)."""
    if _INSTALLED.is_dir():
        return _INSTALLED / name
    return _CHECKOUT / ("docs/rules" if name == "rules" else name)
