"""Which packs a scenario or a saved game is played with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from daedalus.core.errors import BrokenFile, trouble
from daedalus.core.reading import beginning, within
from daedalus.core.save import Saved
from daedalus.kit.layers import SECTIONS, Source, enclosing
from daedalus.kit.pack import Pack, find, load
from daedalus.kit.scenario import Scenarios, is_path

PACKS = "packs"
_KEYS = re.compile(rf"^(?:{'|'.join((PACKS, *SECTIONS))})[ \t]*:", re.MULTILINE)
_EXTENDS = re.compile(r"^extends[ \t]*:[ \t]*[\"']?([^\"'#\n]+?)[\"']?[ \t]*(?:#.*)?$", re.MULTILINE)
_ENOUGH = 300_000  # bytes


def asked_in(file: Path, scenarios: Scenarios) -> Source | None:
    """What a scenario, with all that it extends, says of packs and of the game itself; nothing if it says nothing."""
    if not any(_KEYS.search(text) for text in _chain(file, scenarios, [])):
        return None
    merged, places = scenarios.merged(file, checked=False)
    said = merged.get(PACKS, [])
    if not isinstance(said, list) or not all(isinstance(name, str) for name in said):
        where = places.get((PACKS,), str(file))
        raise BrokenFile(
            trouble("trouble-packs-is-a-list", "`packs` is a list of names"),
            where=where,
            remedy=trouble("trouble-write-packs-my-pack", "Write: `packs: [my-pack]`"),
        )
    return Source(str(file), {**merged, PACKS: said}, places)


def _chain(file: Path, scenarios: Scenarios, seen: list[Path]) -> Iterator[str]:
    """The text of a scenario and of those that it extends, as far as they can be found."""
    text = beginning(file, _ENOUGH).decode("utf-8", "replace")
    yield text
    found = _EXTENDS.search(text)
    if found is None or file in seen or len(seen) > 20:
        return
    try:
        below = scenarios.parent(file, found[1], str(file))
    except BrokenFile:
        return  # it is told when the scenario is read
    yield from _chain(below, scenarios, [*seen, file])


def find_for(file: Path, name: str, where: Any) -> Pack:
    """A pack that a scenario names: one beside it, beside the pack that it lies in, or an installed one."""
    if is_path(name):
        folder = file.parent / name
        if not within(folder, file.parent):
            message, remedy = (
                trouble("trouble-leads-out", "'{name}' leads out of the folder of this scenario", name=name[:60]),
                trouble("trouble-name-the-pack-and", "Name the pack, and say --pack PATH."),
            )
            raise BrokenFile(message, where=where, about=(name[:60],), remedy=remedy)
        return load(folder)
    inside = enclosing(file)
    beside = [file.parent, *((inside.parent,) if inside is not None else ())]
    if inside is not None and load(inside).name == name:
        return load(inside)
    return find(name, beside, where)


def played_with(saved: Saved, given: Sequence[Pack]) -> Iterator[Pack]:
    """The packs that a saved game was played with: those given, those beside it, or installed ones, in the version."""
    folder = Path(saved.file).parent if saved.file else Path()
    for name, version in saved.packs.items():
        pack = next((pack for pack in given if pack.name == name), None)
        try:
            pack = pack or find(name, [folder])
        except BrokenFile:
            remedy = trouble(
                "trouble-say-where-it-is",
                "Say where it is: --pack FOLDER; or install it: daedalus pack install {name}",
                name=name,
            )
            message = trouble(
                "trouble-this-game-was-played-with",
                "this game was played with the pack {name} {version}, which is not here",
                name=name,
                version=version,
            )
            raise BrokenFile(message, where=saved.file, remedy=remedy) from None
        if pack.version != version:
            message = trouble(
                "trouble-this-game-was-played",
                "this game was played with {name} {version}; here is {other}",
                name=name,
                version=version,
                other=pack.version,
            )
            raise BrokenFile(
                message,
                where=saved.file,
                remedy=trouble(
                    "trouble-give-the-pack-as",
                    "Give the pack as it was: --pack FOLDER of {name} {version}.",
                    name=name,
                    version=version,
                ),
            )
        yield pack
