"""Which game is meant: what the command line says, the environment, the file itself, or a name that one game knows."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.layers import FILE, enclosing
from daedalus.kit.scenario import is_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.pack import Pack

VARIABLE = "DAEDALUS_GAME"
SCENARIOS = (".yaml", ".yml")
CARD = ".card"


_said: list[str] = []  # the packs of the command line


def say_packs(names: Sequence[str]) -> None:
    """From now on these packs are meant: folders, or the names of installed ones."""
    _said[:] = names


def chosen(name: str | None, *files: str | Path | None) -> Definition:
    """The game that `--game` names or, where it does not, the one that is meant by the first file that tells; with the
    packs of `--pack`, and those that the files lie in."""
    return chosen_without(name, *files).over(packs(*files))


def chosen_without(name: str | None, *files: str | Path | None) -> Definition:
    """The same, as it comes."""
    said = asked_for(name)
    if said is not None:
        return said
    told = (game for file in files if file is not None for game in _told(str(file)))
    return next(told, None) or next((named(pack.game) for pack in packs()), None) or registry.default()


def packs(*files: str | Path | None) -> list[Pack]:
    """The packs that were said, and those that files lie in."""
    found = [pack_named(name) for name in _said]
    if not _said and not any(file is not None and enclosing(Path(file)) for file in files):
        return []
    from daedalus.kit.pack import load

    for folder in (enclosing(Path(file)) for file in files if file is not None and os.path.lexists(file)):
        if folder is not None and folder not in [pack.folder for pack in found]:
            found.append(load(folder))
    return found


def said_packs(*files: str | Path | None) -> list[str]:
    """The folders of the same, for who hands them on to another process."""
    return [str(pack.folder) for pack in packs(*files)]


def pack_named(name: str) -> Pack:
    """A pack by its folder, or by the name of an installed one."""
    from daedalus.kit.pack import find, load

    folder = Path(name)
    if folder.is_file() and folder.name == FILE:
        folder = folder.parent
    if folder.is_dir() or "/" in name or os.sep in name:
        return load(folder)
    return find(name, where="--pack")


def by_game(name: str | None, paths: Sequence[Path]) -> list[tuple[Definition, tuple[Path, ...]]]:
    """The paths of each game, in the order in which the games come up. A folder that holds those of several games is
    taken apart; else the first path that tells speaks for all."""
    said = asked_for(name)
    parts = [] if said is not None else [part for path in paths for part in _parts(path)]
    if len({_first(part) for part in parts} - {None}) < 2:
        return [(said or chosen_without(None, *paths), tuple(paths))]
    found: dict[Definition, list[Path]] = {}
    for part in parts:
        found.setdefault(_first(part) or registry.default(), []).append(part)
    return [(game, tuple(its)) for game, its in found.items()]


def _first(path: Path) -> Definition | None:
    return next(_told(str(path)), None)


def _parts(path: Path) -> Iterator[Path]:
    """The path itself, or what lies in it if the homes of several games do."""
    if not path.is_dir():
        yield path
        return
    whole = Path(os.path.realpath(path))  # which a link to itself does not stop
    homes = {game.id: (game.cards_home.resolve(), game.scenarios_home.resolve()) for game in all_games()}
    inside = {id_ for id_, its in homes.items() if any(home != whole and home.is_relative_to(whole) for home in its)}
    if len(inside) < 2:
        yield path
        return
    for part in sorted(path.iterdir()):
        if part.suffix in (CARD, *SCENARIOS) or any(file.suffix in (CARD, *SCENARIOS) for file in part.rglob("*")):
            yield from _parts(part)


def asked_for(name: str | None) -> Definition | None:
    """The game of `--game` or of the environment; nothing if neither names one."""
    where = "--game" if name is not None else VARIABLE
    id_ = name if name is not None else os.environ.get(VARIABLE, "")
    if not id_ and name is None:
        return None
    return named(id_, where)


def named(id_: str, where: str = "") -> Definition:
    """A game by its id, with one message if there is none."""
    try:
        return registry.game(id_)
    except DaedalusError as error:
        raise DaedalusError(error.says, where=where, remedy=error.advises) from None


def all_games() -> Iterator[Definition]:
    return (registry.game(id_) for id_ in registry.known())


def is_scenario(name: str) -> bool:
    """Whether a game, or a pack that is said or installed, has a scenario of this name."""
    homes = [home for game in all_games() for home in game.scenarios.homes]
    homes += [pack.folder / "scenarios" for pack in packs()]
    if not is_path(name):
        from daedalus.kit.pack import installed

        homes += [folder / "scenarios" for folder in installed().values()]
    return not is_path(name) and any((home / f"{name}.yaml").is_file() for home in homes)


def _told(file: str) -> Iterator[Definition]:
    """What a file, or the name of a scenario, tells about its game."""
    path = Path(file)
    inside = enclosing(path) if os.path.lexists(path) else None
    if inside is not None:
        from daedalus.kit.pack import load

        with suppress(DaedalusError):  # what is wrong with it is told where its contents are asked for
            yield named(load(inside).game, file)
    if path.suffix == CARD or path.is_dir():
        yield from _by_folder(path)
    elif path.is_file():
        id_ = registry.named_in(path)
        if id_:
            yield named(id_, file)
        yield from _by_folder(path)
    elif is_scenario(file):
        from daedalus.kit.pack import installed, load

        brought = [pack.game for pack in packs() if (pack.folder / "scenarios" / f"{file}.yaml").is_file()]
        brought += [load(at).game for at in installed().values() if (at / "scenarios" / f"{file}.yaml").is_file()]
        yield named(brought[0]) if brought else registry.of_scenario(file)


def _by_folder(path: Path) -> Iterator[Definition]:
    """A file in the folders of a game, or under `cards/<game>/` or `scenarios/<game>/` wherever that is."""
    whole = Path(os.path.realpath(path))
    pairs = list(zip(whole.parts, whole.parts[1:], strict=False))
    for known in (registry.ours, registry.known):  # those of installed packages are looked for only if need be
        for parent, child in pairs:
            if parent in ("cards", "scenarios") and child in known():
                yield registry.game(child)
    for game in all_games():
        if any(whole.is_relative_to(home.resolve()) for home in (game.cards_home, game.scenarios_home)):
            yield game
