"""Where cards, grammar, texts, scenarios, rules and pages lie: beside the code in a wheel, or in a checkout."""

from __future__ import annotations

import functools
import os
import sys
from pathlib import Path

_INSTALLED = Path(__file__).parent / "_data"
_CHECKOUT = Path(__file__).parents[2]


def installed() -> bool:
    """Whether this is an installed copy, which nobody writes into."""
    return _INSTALLED.is_dir()


def folder(name: str) -> Path:
    """The data folder of that name (`bots`, `cards`, `grammar`, `locale`, `scenarios`, `rules`, `docs`)."""
    if installed():
        return _INSTALLED / name
    return _CHECKOUT / name


@functools.cache
def cache_folder() -> Path | None:
    """A folder of the user's own for what can be made anew at any time; None where there is none to be had."""
    home = os.environ.get("DAEDALUS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        path = Path(home) / "daedalus" if home else Path.home() / ".cache" / "daedalus"
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        return path if os.access(path, os.W_OK) else None
    except (OSError, RuntimeError):  # no home, or one that cannot be written to
        return None


def data_folder() -> Path | None:
    """A folder of the user's own for what must be kept, such as installed packs; None where there is no home."""
    home = os.environ.get("DAEDALUS_DATA")
    if home:
        return Path(home)
    try:
        data = os.environ.get("XDG_DATA_HOME")
        return (Path(data) if data else Path.home() / ".local" / "share") / "daedalus"
    except RuntimeError:
        return None


def cache_file(name: str) -> str | bool:
    """Where a library may keep its own work, as it wants to be told: a path, or False for nowhere."""
    home = cache_folder()
    return str(home / f"{name}-{sys.version_info[0]}.{sys.version_info[1]}.cache") if home is not None else False
