"""A pack as one file: a zip archive that is the same, byte for byte, whenever and wherever it is built."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from daedalus.core.errors import BrokenFile, trouble
from daedalus.core.reading import MOST_BYTES as MOST_READ
from daedalus.core.reading import read_bytes
from daedalus.kit.layers import FILE
from daedalus.kit.pack import Pack, check_entry, check_size, files

EPOCH = (1980, 1, 1, 0, 0, 0)  # the first moment that an archive can name
READABLE = stat.S_IFREG | 0o644
LOCKED = 1  # the flag of an entry that needs a password
LONGEST = 200  # letters of a path


def build(pack: Pack, out: Path) -> None:
    """Write the archive of a pack. Nothing in it tells when or where; it is not compressed: programs differ there."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in files(pack.folder):
            about = zipfile.ZipInfo(PurePosixPath(*Path(name).parts).as_posix(), EPOCH)
            about.external_attr = READABLE << 16
            about.create_system = 3
            archive.writestr(about, (pack.folder / name).read_bytes())


def unpack(file: Path, to: Path) -> None:
    """Lay the files of an archive into an empty folder; one that is no pack is refused, and nothing is written."""
    try:
        with zipfile.ZipFile(io.BytesIO(read_bytes(file, MOST_READ * 2))) as archive:
            unpacked = list(_contents(archive, str(file)))
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, OSError, zlib.error):
        remedy = trouble(
            "trouble-use-a-whole-copy-of-the-file",
            "Use a whole copy of the file; or make one with: daedalus pack build FOLDER",
        )
        raise BrokenFile(
            trouble("trouble-this-is-no-archive", "this is no archive that can be read"), where=str(file), remedy=remedy
        ) from None
    for path, data in unpacked:
        target = to / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def _contents(archive: zipfile.ZipFile, where: str) -> Iterator[tuple[PurePosixPath, bytes]]:
    """The files of an archive with what is in them; what a pack cannot have is refused before it is read."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    check_size(len(entries), sum(entry.file_size for entry in entries), where)
    paths = {entry: _path(entry, where) for entry in entries if not entry.filename.startswith("__MACOSX/")}
    top = _top(list(paths.values()), where)
    seen: set[str] = set()
    total = 0
    for number, (entry, path) in enumerate(paths.items(), start=1):
        inside = path.relative_to(top)
        if any(part.startswith(".") for part in inside.parts):
            continue
        check_entry(inside, f"{where}: {path}", link=stat.S_ISLNK(entry.external_attr >> 16))
        _check_kind(entry, f"{where}: {path}")
        if inside.as_posix().casefold() in seen:
            raise BrokenFile(
                trouble("trouble-is-in-it-twice", "{file} is in it twice", file=path),
                where=where,
                remedy=trouble("trouble-build-it-again-daedalus", "Build it again: daedalus pack build FOLDER"),
            )
        seen.add(inside.as_posix().casefold())
        with archive.open(entry) as opened:
            data = opened.read(entry.file_size + 1)
        total += len(data)
        if len(data) != entry.file_size:
            raise BrokenFile(
                trouble("trouble-is-not-as-long", "{file} is not as long as it says", file=path),
                where=where,
                remedy=trouble("trouble-use-a-whole-copy-of-the", "Use a whole copy of the file."),
            )
        check_size(number, total, where)
        yield inside, data


def _check_kind(entry: zipfile.ZipInfo, where: str) -> None:
    """Refuse what is no plain file, and what needs more than plain unpacking."""
    if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG):
        raise BrokenFile(
            trouble("trouble-this-is-no-plain", "this is no plain file"),
            where=where,
            remedy=trouble("trouble-a-pack-is-made", "A pack is made of plain files."),
        )
    if entry.flag_bits & LOCKED:
        raise BrokenFile(
            trouble("trouble-this-is-locked-with", "this is locked with a password"),
            where=where,
            remedy=trouble("trouble-pack-it-again-without", "Pack it again without one."),
        )
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise BrokenFile(
            trouble("trouble-this-is-packed-in", "this is packed in an unusual way"),
            where=where,
            remedy=trouble("trouble-use-daedalus-pack-build", "Use: daedalus pack build FOLDER"),
        )


def _path(entry: zipfile.ZipInfo, where: str) -> PurePosixPath:
    """The path of an entry, if it stays inside."""
    name = entry.filename
    path = PurePosixPath(name)
    if len(name) > LONGEST or not name.isprintable():
        raise BrokenFile(
            trouble(
                "trouble-not-every-system-can-have", "not every system can have a file called '{name}'", name=name[:60]
            ),
            where=where,
            remedy=trouble("trouble-rename-it", "Rename it."),
        )
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name or not path.parts:
        message = trouble("trouble-leads-out-of-the-pack", "'{name}' leads out of the pack", name=name[:60])
        raise BrokenFile(
            message,
            where=where,
            remedy=trouble("trouble-do-not-use-this", "Do not use this file: no pack needs such a path."),
        )
    return path


def _top(paths: list[PurePosixPath], where: str) -> PurePosixPath:
    """The folder within the archive that is the pack: all of it, or the one folder that holds everything."""
    if PurePosixPath(FILE) in paths:
        return PurePosixPath()
    first = {path.parts[0] for path in paths}
    if len(first) == 1 and PurePosixPath(*first, FILE) in paths:
        return PurePosixPath(*first)
    message = trouble("trouble-there-is-no-at", "there is no {file} at the top of this archive", file=FILE)
    raise BrokenFile(
        message,
        where=where,
        remedy=trouble("trouble-make-it-with-daedalus", "Make it with: daedalus pack build FOLDER"),
    )
