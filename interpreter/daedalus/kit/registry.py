"""The games in the house. Whoever wants a game asks here; nobody else imports one by name.

Found are the folders of `daedalus.games`, what installed packages announce under the entry point `daedalus.games`, and
the modules that the environment variable DAEDALUS_GAMES names, for a game that is still being made.
"""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil
import re
from pathlib import Path

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.reading import beginning
from daedalus.kit.definition import Definition

GROUP = "daedalus.games"
VARIABLE = "DAEDALUS_GAMES"
_NAMED = re.compile(r"""^game:[ \t]*["']?([\w-]+)""", re.MULTILINE)
_ENOUGH = 100_000  # bytes of a file: who has not named the game by then does not


@functools.cache
def _modules(extra: str) -> dict[str, str]:
    """The ids of the games, and the modules that define them; ours by their folders, without loading any."""
    ours = importlib.import_module(GROUP).__path__
    found = {info.name: f"{GROUP}.{info.name}.definition" for info in pkgutil.iter_modules(ours)}
    for name in filter(None, (part.strip() for part in extra.split(","))):
        found[_loaded(name).id] = name
    return found


@functools.cache
def _loaded(module: str) -> Definition:
    try:
        definition = importlib.import_module(module).GAME
        if isinstance(definition, Definition):
            return definition
        why: object = trouble("trouble-its-game-is-no", "its GAME is no Definition")
    except Exception as error:  # whatever a module may raise that is still being made
        why = error
    remedy = trouble(
        "trouble-and-packages-name-modules",
        "{variable} and packages name modules with a Definition called GAME. See: `python -c 'import {module}'`",
        variable=VARIABLE,
        module=module,
    )
    raise DaedalusError(
        trouble("trouble-defines-no-game", "'{module}' defines no game: {why}", module=module, why=why), remedy=remedy
    )


@functools.cache
def _announced() -> dict[str, str]:
    from importlib.metadata import entry_points  # which takes its time, and is needed seldom

    return {point.name: point.value for point in entry_points(group=GROUP)}


def ours() -> list[str]:
    """The ids of the games that come with the project, and of those that are being made."""
    return list(_modules(os.environ.get(VARIABLE, "")))


def known() -> list[str]:
    """The ids of all games, ours first."""
    return [*ours(), *(name for name in _announced() if name not in ours())]


def game(id_: str) -> Definition:
    """The game of that id."""
    modules = _modules(os.environ.get(VARIABLE, ""))
    if id_ in modules:
        return _loaded(modules[id_])
    if id_ in _announced():
        return _loaded(_announced()[id_])
    raise BrokenFile(
        trouble("trouble-there-is-no-game", "there is no game '{game}' here", game=id_),
        remedy=trouble("trouble-known-all", "Known: {known}.", known=", ".join(known())),
    )


def default() -> Definition:
    """The game that is meant where nothing says which: the first of ours."""
    return game(next(iter(_modules(os.environ.get(VARIABLE, "")))))


def named_in(file: Path) -> str:
    """The game that a scenario or a saved game names in a line of its own; a file broken elsewhere still says it."""
    found = _NAMED.search(beginning(file, _ENOUGH).decode("utf-8", "replace").removeprefix("\ufeff"))
    return found[1] if found else ""


def of_scenario(name: str) -> Definition:
    """The game that a scenario's file names, or that has a scenario of this name; else the default game."""
    path = Path(name)
    if path.is_file():
        id_ = named_in(path)
        return game(id_) if id_ else default()
    for id_ in known():
        if (game(id_).scenarios_home / f"{name}.yaml").is_file():
            return game(id_)
    return default()
