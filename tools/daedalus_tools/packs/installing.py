"""The packs that are installed for the user: put there whole or not at all, listed, and taken away."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from daedalus.core.errors import BrokenFile, DaedalusError, refusal, trouble
from daedalus.kit import registry
from daedalus.kit.pack import Pack, files, home, installed, load
from daedalus.language.findings import BrokenText
from daedalus.text.findings import message
from daedalus.text.troubles import parts
from daedalus_tools.language import spoken
from daedalus_tools.packs.archive import unpack
from daedalus_tools.world import chosen

NO_HOME = trouble(
    "trouble-say-where-packs-may", "Say where packs may lie: set the environment variable DAEDALUS_DATA to a folder."
)


def install(source: Path, *, overwrite: bool = False) -> Pack:
    """A pack from its folder or its archive; it must be sound by itself, and what it needs is looked for."""
    packs = _home()
    try:
        packs.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=packs) as scratch:
            fresh = Path(scratch) / "pack"
            fresh.mkdir()
            if source.is_dir():
                for name in files(source):
                    (fresh / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(source / name, fresh / name)
            else:
                unpack(source, fresh)
            pack = _sound(fresh, source)
            _put(fresh, packs / pack.name, pack, overwrite=overwrite)
        return load(packs / pack.name)
    except OSError as error:
        why, remedy = refusal(error)
        raise DaedalusError(
            trouble("trouble-the-pack-cannot-be", "the pack cannot be installed: {why}", why=why),
            where=str(source),
            remedy=remedy,
        ) from None


def _sound(fresh: Path, source: Path) -> Pack:
    """A pack that could be played; what is wrong is told of the files that the person has."""
    try:
        pack = load(fresh)
        for wrong in registry.game(pack.game).over([pack]).troubles():
            raise wrong
        return pack
    except DaedalusError as error:
        lint = (
            trouble("trouble-see-daedalus-lint", "See: daedalus lint {source}", source=source)
            if source.is_dir()
            else trouble("trouble-unpack-it-and-see", "Unpack it, and see: daedalus lint FOLDER")
        )
        unpacked, remedy = str(fresh.resolve()), parts(error, spoken(), chosen())[1]
        where, remedy = (text.replace(unpacked, str(source)) for text in (error.where, remedy))
        if isinstance(error, BrokenText):
            raise BrokenFile(message(error.findings[0], spoken()), where=where, remedy=lint) from None
        raise BrokenFile(error.says, where=where, remedy=remedy or lint) from None


def _put(fresh: Path, place: Path, pack: Pack, *, overwrite: bool) -> None:
    """Into its place in one step; what was there before is gone only when the new one is there."""
    if place.exists():
        if not overwrite:
            there = load(place)
            told = trouble(
                "trouble-is-installed-already",
                "{name} {version} is installed already",
                name=there.name,
                version=there.version,
            )
            raise DaedalusError(
                told,
                remedy=trouble(
                    "trouble-to-put-in-its", "To put {version} in its place, say --overwrite.", version=pack.version
                ),
            )
        old = place.with_name(f".old-{place.name}-{os.getpid()}")
        place.rename(old)
        try:
            fresh.rename(place)
        except BaseException:
            old.rename(place)
            raise
        shutil.rmtree(old, ignore_errors=True)
    else:
        fresh.rename(place)


def remove(name: str) -> Path:
    """Take an installed pack away."""
    known = installed()
    if name not in known:
        listed = (
            trouble("trouble-installed", "Installed: {known}.", known=", ".join(known))
            if known
            else trouble("trouble-none-is-installed", "None is installed.")
        )
        raise DaedalusError(
            trouble("trouble-there-is-no-pack-installed", "there is no pack '{name}' installed", name=name[:60]),
            remedy=listed,
        )
    place = _home() / name
    if known[name] != place:
        raise DaedalusError(
            trouble("trouble-came-with-a-python", "{name} came with a Python package", name=name),
            remedy=trouble("trouble-take-that-away-with", "Take that away with `pip uninstall`."),
        )
    gone = place.with_name(f".old-{name}-{os.getpid()}")
    try:
        place.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)
    except OSError as error:
        why, remedy = refusal(error)
        raise DaedalusError(
            trouble("trouble-cannot-be-removed", "{name} cannot be removed: {why}", name=name, why=why),
            where=str(place),
            remedy=remedy,
        ) from None
    return place


def _home() -> Path:
    found = home()
    if found is None:
        raise DaedalusError(trouble("trouble-there-is-no-folder-for", "there is no folder for packs"), remedy=NO_HOME)
    return found
