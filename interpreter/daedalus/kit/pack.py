"""A pack: a folder of data that adds to a game or changes it. It cannot run code, nor reach out of its folder.

`pack.yaml` says what it is; `cards/`, `scenarios/`, `boards/`, `locale/`, `tables.yaml` and `rules.yaml` hold what it
brings.
Packs are found by their folder, beside another pack or a scenario, among those installed for the user, or announced
by installed Python packages under the entry point `daedalus.packs`.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Any

from attrs import frozen

from daedalus.core.errors import BrokenFile, refusal, trouble
from daedalus.data import data_folder
from daedalus.kit.by_example import DRAFT
from daedalus.kit.layers import FILE, Layer, Source, fitting, read_source, sections

GROUP = "daedalus.packs"
FOLDERS = ("cards", "scenarios", "boards", "bots", "locale", "docs")
FILES = ("tables.yaml", "rules.yaml", FILE)
ENDINGS = {".yaml", ".yml", ".card", ".ftl", ".md", ".txt", ".png", ".svg", ".jpg", ""}  # LICENSE has none
MOST_FILES, MOST_BYTES = 2_000, 20_000_000
NAME = r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$(?!\n)"  # `$` alone would let a last line end pass
DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
_VERSION = r"^(0|[1-9][0-9]{0,4})\.(0|[1-9][0-9]{0,4})\.(0|[1-9][0-9]{0,4})$(?!\n)"
_NEED = re.compile(r"([a-z][a-z0-9-]*)(?: *>= *([0-9.]+))?")


def schema(sides: Sequence[str] = ()) -> dict[str, Any]:
    """What `pack.yaml` may say, as a JSON schema."""
    text = {"type": "string", "minLength": 1, "maxLength": 500}
    properties: dict[str, Any] = {
        "name": {"description": "Small letters a to z, digits and single hyphens.", "type": "string", "pattern": NAME}
        | {"maxLength": 40},
        "title": text | {"description": "As people call it."},
        "version": {"description": "Three numbers, such as 1.0.0.", "type": "string", "pattern": _VERSION},
        "game": text | {"description": "The game that it is for."},
        "authors": {"type": "array", "items": text, "maxItems": 100},
        "licence": text,
        "about": text | {"maxLength": 5000},
        "needs": {"description": "Other packs: a name, or `name >= 1.2.0`.", "type": "array", "items": text}
        | {"maxItems": 50, "uniqueItems": True},
        "replaces": {
            "description": "Numbers of the cards that this pack has another text for.",
            "type": "array",
            "items": {"type": "integer", "minimum": 1, "maximum": 99_999},
            "uniqueItems": True,
        },
        **sections(sides),
    }
    return {
        "$schema": DRAFT,
        "type": "object",
        "properties": properties,
        "required": ["name", "version", "game"],
        "additionalProperties": False,
    }


@frozen
class Pack:
    """A pack that was read: what it says of itself, and the layer that it is."""

    name: str
    version: str
    game: str
    folder: Path
    layer: Layer
    needs: tuple[tuple[str, str], ...]  # names, and the least versions

    @property
    def title(self) -> str:
        return str(self.layer.about.data.get("title", self.name))


def load(folder: Path) -> Pack:
    """A pack from its folder; anything wrong with it is one message."""
    return _load(folder.resolve(), _stamp(folder))


def _stamp(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """What tells whether anything in the folder has changed since it was read."""
    return tuple((name, s.st_mtime_ns, s.st_size) for name, s in sorted(_contents(folder)))


def _contents(folder: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Every file of a pack; what cannot be part of one is refused."""
    if not (folder / FILE).is_file():
        remedy = trouble(
            "trouble-a-pack-is-a", "A pack is a folder with a {file}. To begin one: daedalus new pack", file=FILE
        )
        missing = trouble("trouble-there-is-no-here", "there is no {file} here", file=FILE)
        if not folder.is_dir():
            missing = trouble("trouble-there-is-no-such-pack", "there is no such pack")
        raise BrokenFile(missing, where=str(folder), remedy=remedy)
    count = total = 0
    for at, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in [*folders, *sorted(name for name in names if not name.startswith("."))]:
            path = Path(at) / name
            about = path.lstat()
            if stat.S_ISDIR(about.st_mode):
                continue
            check_entry(path.relative_to(folder), str(path), link=stat.S_ISLNK(about.st_mode))
            if not stat.S_ISREG(about.st_mode):
                raise BrokenFile(
                    trouble("trouble-this-is-no-plain", "this is no plain file"),
                    where=str(path),
                    remedy=trouble("trouble-a-pack-is-made", "A pack is made of plain files."),
                )
            count, total = count + 1, total + about.st_size
            check_size(count, total, str(folder))
            yield str(path.relative_to(folder)), about


def check_entry(inside: PurePath, where: str, *, link: bool = False) -> None:
    """Refuse what has no place in a pack: links, code, names that no system or only some can have."""
    if link:
        raise BrokenFile(
            trouble("trouble-a-pack-has-no", "a pack has no links"),
            where=where,
            remedy=trouble("trouble-put-the-file-itself", "Put the file itself there."),
        )
    for part in inside.parts:
        if (
            part.split(".")[0].lower() in DEVICES
            or part != part.strip(" .")
            or not part.isprintable()
            or re.search(r'[<>:"|?*\\]', part)
        ):
            raise BrokenFile(
                trouble(
                    "trouble-not-every-system-can-have",
                    "not every system can have a file called '{name}'",
                    name=part[:60],
                ),
                where=where,
                remedy=trouble("trouble-rename-it", "Rename it."),
            )
    if inside.name == FILE and len(inside.parts) > 1:
        raise BrokenFile(
            trouble("trouble-a-pack-has-no-other", "a pack has no other pack in it"),
            where=where,
            remedy=trouble("trouble-put-it-beside-this", "Put it beside this one."),
        )
    if inside.suffix.lower() not in ENDINGS:
        remedy = trouble(
            "trouble-a-pack-is-data", "A pack is data: cards, YAML files, texts and pictures. Take this file out."
        )
        raise BrokenFile(
            trouble("trouble-a-pack-has-no-files", "a pack has no files like '{name}'", name=inside.name[:60]),
            where=where,
            remedy=remedy,
        )


def check_size(count: int, total: int, where: str) -> None:
    if count > MOST_FILES:
        raise BrokenFile(
            trouble("trouble-a-pack-has-at", "a pack has at most {n} files", n=f"{MOST_FILES:,}"),
            where=where,
            remedy=trouble("trouble-is-this-the-right-folder", "Is this the right folder?"),
        )
    if total > MOST_BYTES:
        message = trouble(
            "trouble-a-pack-has-at-most", "a pack has at most {n} million bytes", n=MOST_BYTES // 1_000_000
        )
        raise BrokenFile(
            message, where=where, remedy=trouble("trouble-take-out-what-is", "Take out what is no part of it.")
        )


def files(folder: Path) -> list[str]:
    """The files that a pack consists of, by their paths inside it."""
    return sorted(name for name, _ in _contents(folder))


def digest(folder: Path) -> str:
    """A fingerprint of all that a pack says."""
    sha = hashlib.sha256()
    for name in files(folder):
        data = (folder / name).read_bytes()
        sha.update(f"{PurePath(name).as_posix()}\0{len(data)}\0".encode() + data)
    return sha.hexdigest()


@functools.lru_cache(maxsize=32)
def _load(folder: Path, stamp: object) -> Pack:
    try:
        return _read(folder)
    except OSError as error:
        why, remedy = refusal(error)
        raise BrokenFile(why, where=str(folder), remedy=remedy) from None


def _read(folder: Path) -> Pack:
    about = read_source(folder / FILE)
    from daedalus.kit import registry

    game = str(about.data.get("game", ""))
    for wrong in fitting(about, schema(tuple(registry.game(game).sides) if game in registry.known() else ())):
        raise wrong
    if game not in registry.known():
        known = registry.known()
        message = trouble("trouble-there-is-no-game", "there is no game '{game}' here", game=game)
        remedy = trouble("trouble-known-all", "Known: {known}.", known=", ".join(known))
        raise BrokenFile(message, where=about.where("game"), remedy=remedy, about=(game,), known=tuple(known))
    name = str(about.data["name"])
    if name in DEVICES:
        raise BrokenFile(
            trouble("trouble-not-every-system-can", "not every system can have a folder '{name}'", name=name),
            where=about.where("name"),
            remedy=trouble("trouble-rename-it", "Rename it."),
        )
    tables = folder / "tables.yaml"
    layer = Layer(
        name,
        about,
        read_source(tables) if tables.is_file() else Source(str(tables), {}),
        {path.stem: read_source(path) for path in _boards(folder)},
        folder,
    )
    needs = tuple(_need(text, about, i) for i, text in enumerate(about.data.get("needs", ())))
    return Pack(name, str(about.data["version"]), game, folder, layer, needs)


def _boards(folder: Path) -> list[Path]:
    """The files of its boards; their names must tell them apart."""
    found = sorted(path for path in (folder / "boards").glob("*") if path.suffix in (".yaml", ".yml"))
    twice = [path for path in found if sum(path.stem == other.stem for other in found) > 1]
    if twice:
        raise BrokenFile(
            trouble("trouble-there-are-two-boards", "there are two boards '{name}'", name=twice[0].stem),
            where=str(twice[0]),
            remedy=trouble("trouble-rename-one-of-them", "Rename one of them."),
        )
    return found


def _need(text: str, about: Source, i: int) -> tuple[str, str]:
    match = _NEED.fullmatch(text.strip())
    if match is None or (match[2] and not re.match(_VERSION, match[2])):
        message, remedy = (
            trouble("trouble-names-no-pack", "'{text}' names no pack", text=text[:60]),
            trouble("trouble-write-a-name-or", "Write a name, or: `name >= 1.2.0`"),
        )
        raise BrokenFile(message, where=about.where("needs", i), remedy=remedy)
    return match[1], match[2] or ""


# -- where packs are -------------------------------------------------------------------------------------------------


def home() -> Path | None:
    """The folder of the packs that are installed for the user."""
    data = data_folder()
    return data / "packs" if data is not None else None


def installed() -> dict[str, Path]:
    """The installed packs by name: the user's own, and those that Python packages bring."""
    from importlib.metadata import entry_points  # which takes its time, and is needed seldom

    found = {point.name: folder for point in entry_points(group=GROUP) if (folder := _announced(point.value))}
    own = home()
    with suppress(OSError, ValueError):  # a home that cannot be looked at holds nothing that could be used
        if own is not None and own.is_dir():
            found |= {path.name: path for path in sorted(own.iterdir()) if (path / FILE).is_file()}
    return found


def _announced(module: str) -> Path | None:
    """The folder of a package, found without running any of it."""
    try:
        spec = importlib.util.find_spec(module.partition(":")[0].partition(".")[0])
    except (ImportError, ValueError):
        return None
    for at in (spec.submodule_search_locations or ()) if spec is not None else ():
        folder = Path(at, *module.partition(":")[0].split(".")[1:])
        if (folder / FILE).is_file():
            return folder
    return None


def find(name: str, beside: Iterable[Path] = (), where: Any = "") -> Pack:
    """A pack by its name: in one of the folders, else installed."""
    for folder in beside:
        if re.fullmatch(NAME, name) and (folder / name / FILE).is_file():
            return _called(name, load(folder / name))
    known = installed()
    if name in known:
        return _called(name, load(known[name]))
    remedy = (
        trouble("trouble-installed", "Installed: {known}.", known=", ".join(known))
        if known
        else trouble("trouble-none-is-installed-daedalus", "None is installed: daedalus pack install FOLDER")
    )
    message = trouble("trouble-there-is-no-pack", "there is no pack '{name}' here", name=name[:60])
    raise BrokenFile(message, where=where, about=(name[:60],), known=tuple(known), remedy=remedy)


def _called(name: str, pack: Pack) -> Pack:
    """The pack, if it is called as its folder is."""
    if pack.name != name:
        message = trouble(
            "trouble-the-pack-in-this",
            "the pack in this folder is called '{name}', not '{other}'",
            name=pack.name,
            other=name,
        )
        raise BrokenFile(
            message,
            where=str(pack.folder),
            remedy=trouble("trouble-call-the-folder-as", "Call the folder as the pack is called."),
        )
    return pack


def with_needs(packs: Sequence[Pack], beside: Iterable[Path] = ()) -> list[Pack]:
    """The packs and all that they need, what is needed first, each once."""
    beside = list(beside)
    given = {pack.name: pack for pack in packs}
    done: dict[str, Pack] = {}

    def take(pack: Pack, above: tuple[str, ...]) -> None:
        if pack.name in above:
            chain = " needs ".join([*above[above.index(pack.name) :], pack.name])
            raise BrokenFile(
                trouble("trouble-a-pack-needs-itself", "a pack needs itself: {chain}", chain=chain),
                where=pack.layer.about.file,
                remedy=trouble("trouble-take-a-need-out", "Take a need out."),
            )
        twin = done.get(pack.name) or given.get(pack.name, pack)
        if twin.folder != pack.folder:
            message = trouble(
                "trouble-two-packs-are-called",
                "two packs are called '{name}': {folder} and {other}",
                name=pack.name,
                folder=twin.folder,
                other=pack.folder,
            )
            raise BrokenFile(message, remedy=trouble("trouble-use-one-of-them", "Use one of them."))
        if pack.name in done:
            return
        for i, (name, least) in enumerate(pack.needs):
            place = pack.layer.about.where("needs", i)
            needed = done.get(name) or given.get(name) or find(name, [pack.folder.parent, *beside], place)
            if least and _parts(needed.version) < _parts(least):
                message = trouble(
                    "trouble-needs-or-later-this",
                    "{name} needs {other} {least} or later; this is {version}",
                    name=pack.name,
                    other=name,
                    least=least,
                    version=needed.version,
                )
                raise BrokenFile(
                    message,
                    where=place,
                    remedy=trouble("trouble-install-a-newer", "Install a newer {name}.", name=name),
                )
            if needed.game != pack.game:
                raise BrokenFile(
                    trouble("trouble-pack-of-another-game", "{name} is a pack for {game}", name=name, game=needed.game),
                    where=place,
                    remedy=trouble("trouble-take-it-out", "Take it out."),
                )
            take(needed, (*above, pack.name))
        done[pack.name] = pack

    for pack in packs:
        take(pack, ())
    return list(done.values())


def _parts(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
