"""The folders and archives of packs, packs that need packs, what is installed, and saved games that name packs."""

from __future__ import annotations

import errno
import importlib.metadata
import os
import random
import shutil
import socket
import stat
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from daedalus.kit import pack as kit_pack
from tests.hostile.attacking import Attack
from tests.hostile.mutating import Mutator
from tests.hostile.packs import BARE, PLAIN_CARD, SOUND, Trial, around, said, says, write

SECRET = "name: not yours\n"

# -- folders ----------------------------------------------------------------------------------------------


def a_link_to_a_file(place: Path) -> None:
    place.symlink_to(place.parents[1] / "pack.yaml")


def a_link_out(place: Path) -> None:
    place.symlink_to(place.parents[2] / "secret.card")


def a_link_to_a_folder(place: Path) -> None:
    place.symlink_to(place.parents[2])


def a_loop(place: Path) -> None:
    place.symlink_to(place.name)


def a_link_to_nothing(place: Path) -> None:
    place.symlink_to("nowhere.card")


def a_device(place: Path) -> None:
    place.symlink_to("/dev/zero")


def a_socket(place: Path) -> None:
    here = os.getcwd()
    os.chdir(place.parent)  # the names of sockets are short
    try:
        socket.socket(socket.AF_UNIX).bind(place.name)
    finally:
        os.chdir(here)


KINDS = [a_link_to_a_file, a_link_out, a_link_to_a_folder, a_loop, a_link_to_nothing, a_device, a_socket, os.mkfifo]


@pytest.mark.parametrize("name", ["cards/241.card", "boards/map.yaml", "docs/a.md"])
@pytest.mark.parametrize("make", KINDS)
def test_a_folder_holds_plain_files(trial: Trial, tmp_path: Path, make: Callable[[Path], None], name: str) -> None:
    (tmp_path / "secret.card").write_text(SECRET, encoding="utf-8")
    folder = write(tmp_path / "pack", said(), {})
    (folder / name).parent.mkdir(exist_ok=True)
    make(folder / name)
    assert "not yours" not in trial.refused(folder, "a pack has no links|this is no plain file").told


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("name", ["pack.yaml", "tables.yaml"])
def test_its_own_files_are_plain(trial: Trial, tmp_path: Path, make: Callable[[Path], None], name: str) -> None:
    folder = write(tmp_path / "a" / "pack", said(), {})
    (folder / name).unlink(missing_ok=True)
    make(folder / name)
    trial.refused(folder, "no pack.yaml|no links|no plain file|no such pack|cannot be read")


def a_link_for_a_folder(folder: Path) -> None:
    shutil.rmtree(folder / "scenarios")
    (folder / "scenarios").symlink_to("/etc")


def a_link_to_itself_within(folder: Path) -> None:
    (folder / "docs").symlink_to(folder)


@pytest.mark.parametrize("change", [a_link_for_a_folder, a_link_to_itself_within])
def test_folders_of_a_pack_are_no_links(trial: Trial, tmp_path: Path, change: Callable[[Path], None]) -> None:
    folder = write(tmp_path / "pack", said(), {})
    change(folder)
    trial.refused(folder, "a pack has no links")


NAMES = {
    "code": ("run.py", "a pack has no files like"),
    "compiled code": ("cards/run.pyc", "a pack has no files like"),
    "a library": ("a.so", "a pack has no files like"),
    "a program": ("a.exe", "a pack has no files like"),
    "a script": ("a.sh", "a pack has no files like"),
    "a pickle": ("a.pkl", "a pack has no files like"),
    "an archive": ("a.zip", "a pack has no files like"),
    "code after data": ("a.yaml.py", "a pack has no files like"),
    "a device": ("con", "not every system"),
    "a device with an ending": ("cards/aux.card", "not every system"),
    "a device in capitals": ("docs/NUL.txt", "not every system"),
    "a port": ("com1.md", "not every system"),
    "a device as a folder": ("cards/prn/241.card", "not every system"),
    "a blank at the end": ("cards/a.card ", "not every system"),
    "a point at the end": ("docs/a.", "not every system"),
    "a control character": ("cards/a\x01b.card", "not every system"),
    "a line end": ("docs/a\nb.md", "not every system"),
    "an order for a terminal": ("docs/a\x1b[31mb.md", "not every system"),
    "turned round": ("docs/a\u202eb.md", "not every system"),
    "a colon": ("docs/a:b.md", "not every system"),
    "a backslash": ("docs\\..\\a.md", "not every system|leads out"),
    "a pack in the pack": ("inner/pack.yaml", "no other pack in it"),
}


@pytest.mark.parametrize("name", NAMES)
def test_files_that_no_pack_has(trial: Trial, tmp_path: Path, name: str) -> None:
    path, message = NAMES[name]
    trial.refused(write(tmp_path / "pack", {**said(), path: PLAIN_CARD}, {}), message)


def test_hidden_files_are_no_part_of_it(trial: Trial, tmp_path: Path) -> None:
    hidden = {".git/config": "x", ".run.py": "x", "cards/.a.card": "x"}
    folder = write(tmp_path / "pack", {**SOUND, **hidden}, {})
    trial.plays(folder)
    trial.attack("pack", "install", folder, codes=[0])
    assert not [name for name in around(trial.home) if Path(name).name.startswith(".")]


def test_a_folder_of_too_many_files(trial: Trial, tmp_path: Path) -> None:
    trial.refused(write(tmp_path / "pack", said() | {f"docs/{i}.md": "" for i in range(2_001)}, {}), "at most 2,000")


def test_a_folder_of_too_many_bytes(trial: Trial, tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", said(), {})
    with (folder / "docs.md").open("wb") as file:
        file.truncate(30_000_000_000)  # a hole, which takes no room
    trial.refused(folder, "at most 20 million bytes")


def test_what_is_no_pack(trial: Trial, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    trial.refused(tmp_path / "empty", "there is no pack.yaml here")
    for name in ("nowhere", "a\0b", "x" * 5_000, "", "/dev/null", "/dev/zero"):
        trial.attack("pack", "install", name)
        trial.attack("pack", "check", name)
        trial.attack("lint", "--pack", name)


# -- archives ---------------------------------------------------------------------------------------------


def entry(name: str, kind: int = 0) -> zipfile.ZipInfo:
    made = zipfile.ZipInfo(name)
    made.external_attr = kind << 16
    return made


def zipped(file: Path, entries: Sequence[tuple[Any, str | bytes]], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return file


GOOD: list[tuple[Any, str | bytes]] = list(SOUND.items())
ARCHIVES: dict[str, tuple[list[tuple[Any, str | bytes]], str]] = {
    "nothing": ([], "no pack.yaml"),
    "no pack.yaml": (GOOD[1:], "no pack.yaml"),
    "two packs": ([(f"{top}/{name}", data) for top in "ab" for name, data in GOOD], "no pack.yaml"),
    "a pack in the pack": ([*GOOD, ("inner/pack.yaml", BARE)], "no other pack in it"),
    "absolute": ([*GOOD, ("/etc/owned.card", "x")], "leads out"),
    "upward": ([*GOOD, ("../owned.card", "x")], "leads out"),
    "down and upward": ([*GOOD, ("cards/../../owned.card", "x")], "leads out"),
    "backslashes": ([*GOOD, ("..\\owned.card", "x")], "leads out"),
    "a drive": ([*GOOD, ("C:/owned.card", "x")], "leads out"),
    "a drive without a slash": ([*GOOD, ("C:owned.card", "x")], "leads out"),
    "a share": ([*GOOD, ("\\\\host\\owned.card", "x")], "leads out"),
    "the folder itself": ([*GOOD, (".", "x")], "leads out"),
    "a long name": ([*GOOD, (f"docs/{'x' * 300}.md", "x")], "not every system"),
    "a device": ([*GOOD, ("cards/nul.card", "x")], "not every system"),
    "a control character": ([*GOOD, ("cards/a\x01b.card", "x")], "not every system"),
    "turned round": ([*GOOD, ("cards/\u202eb.card", "x")], "not every system"),
    "code": ([*GOOD, ("run.py", "x")], "a pack has no files like"),
    "an archive within": ([*GOOD, ("a.zip", b"PK")], "a pack has no files like"),
    "a link": ([*GOOD, (entry("cards/a.card", stat.S_IFLNK | 0o777), "/etc/passwd")], "a pack has no links"),
    "a pipe": ([*GOOD, (entry("docs/a.md", stat.S_IFIFO | 0o666), "")], "no plain file"),
    "a device file": ([*GOOD, (entry("docs/a.md", stat.S_IFCHR | 0o666), "")], "no plain file"),
    "a name twice": ([*GOOD, (entry("tables.yaml"), "x")], "is in it twice"),
    "a name twice but for case": ([*GOOD, ("TABLES.yaml", "x")], "is in it twice"),
    "a name twice but for a point": ([*GOOD, ("./tables.yaml", "x")], "is in it twice"),
    "a file that is a folder": ([*GOOD, ("cards", "x")], "cannot be installed"),
    "2,001 files": ([*GOOD, *((f"docs/{i}.md", "") for i in range(2_001))], "at most 2,000"),
    "a bomb": ([*GOOD, ("docs/a.md", b"\0" * 50_000_000)], "at most 20 million"),
    "many small bombs": ([*GOOD, *((f"docs/{i}.md", b"\0" * 1_000_000) for i in range(25))], "at most 20 million"),
    "a large pack.yaml": ([("pack.yaml", "#" * 1_000_000), *GOOD[1:]], "far too many"),
    "a card that is none": ([*GOOD, ("cards/a.card", "x")], "begins with its number"),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("name", ARCHIVES)
def test_archives_that_are_no_packs(trial: Trial, tmp_path: Path, name: str) -> None:
    entries, message = ARCHIVES[name]
    told = trial.refused(zipped(tmp_path / "a.zip", entries), message).told
    assert ".new-" not in told  # the folder that it was unpacked in is nobody's business


def locked(data: bytearray) -> None:
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(mark)
        while at >= 0:
            data[at + flags] |= 1
            at = data.find(mark, at + 4)


def size_said(number: int) -> Callable[[bytearray], None]:
    """The last entry says that it is so long."""

    def lie(data: bytearray) -> None:
        at = data.rfind(b"PK\x01\x02")
        data[at + 24 : at + 28] = number.to_bytes(4, "little")

    return lie


def cut(share: float) -> Callable[[bytearray], None]:
    def shorten(data: bytearray) -> None:
        del data[int(len(data) * share) :]

    return shorten


BROKEN: dict[str, tuple[Callable[[bytearray], None], str]] = {
    "locked": (locked, "password"),
    "longer than it says": (size_said(10), "no archive that can be read|not as long"),
    "shorter than it says": (size_said(9_000_000), "not as long as it says"),
    "as long as can be said": (size_said(0xFFFFFFFE), "at most 20 million"),
    "nothing": (cut(0), "no archive"),
    "half of it": (cut(0.5), "no archive"),
    "all but the end": (cut(0.99), "no archive"),
    "a picture": (lambda data: data.__setitem__(slice(None), b"GIF89a" * 100), "no archive"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_archives_that_are_broken(trial: Trial, tmp_path: Path, name: str) -> None:
    spoil, message = BROKEN[name]
    file = zipped(tmp_path / "a.zip", [*GOOD, ("docs/z.md", b"\0" * 4_000_000)])
    data = bytearray(file.read_bytes())
    spoil(data)
    file.write_bytes(data)
    trial.refused(file, message)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_archives_packed_in_unusual_ways(trial: Trial, tmp_path: Path, method: int) -> None:
    trial.refused(zipped(tmp_path / "a.zip", GOOD, method), "packed in an unusual way")


def test_bits_turned_over(trial: Trial, tmp_path: Path) -> None:
    data = zipped(tmp_path / "a.zip", GOOD).read_bytes()
    for seed in range(40):
        lot, mutant = random.Random(seed), bytearray(data)
        for _ in range(3):
            mutant[lot.randrange(len(mutant))] ^= 1 << lot.randrange(8)
        (tmp_path / "b.zip").write_bytes(mutant)
        trial.attack("pack", "install", "--overwrite", tmp_path / "b.zip", codes=[0, 2])


@pytest.mark.parametrize("make", [os.mkfifo, a_device, a_loop, a_link_to_nothing, a_socket])
def test_what_is_no_archive_is_not_waited_for(trial: Trial, tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "a.zip")
    trial.refused(tmp_path / "a.zip")


def test_an_archive_in_a_folder_and_with_the_additions_of_a_system(trial: Trial, tmp_path: Path) -> None:
    inside = [(f"oil/{name}", data) for name, data in GOOD]
    file = zipped(tmp_path / "a.zip", [*inside, ("__MACOSX/oil/._pack.yaml", b"\0"), ("oil/.DS_Store", b"\0")])
    trial.attack("pack", "install", file, codes=[0])
    assert sorted(path.name for path in trial.home.iterdir()) == ["oil-crisis"]


# -- packs that need packs ----------------------------------------------------------------------------------


def named(name: str, more: str = "", version: str = "1.0.0", game: str = "labyrinth") -> str:
    return f"name: {name}\nversion: {version}\ngame: {game}\n{more}"


RELATIONS: dict[str, tuple[dict[str, str], str]] = {
    "a ring of two": ({"a": named("a", "needs: [b]\n"), "b": named("b", "needs: [a]\n")}, "a pack needs itself"),
    "a ring of three": (
        {"a": named("a", "needs: [b]\n"), "b": named("b", "needs: [c]\n"), "c": named("c", "needs: [a]\n")},
        "a needs b needs c needs a",
    ),
    "itself": ({"a": named("a", "needs: [a]\n")}, "a pack needs itself"),
    "a later version": (
        {"a": named("a", "needs: [b >= 2.0.0]\n"), "b": named("b")},
        "needs b 2.0.0 or later; this is 1.0.0",
    ),
    "another game": ({"a": named("a", "needs: [b]\n"), "b": named("b", game="twilight")}, "is a pack for twilight"),
    "a folder of another name": ({"a": named("a", "needs: [b]\n"), "b": named("a")}, "is called 'a', not 'b'"),
    "the same track": (
        {
            "a": named("a", "needs: [b]\nnew tracks: {oil: {from: 0, to: 3}}\n"),
            "b": named("b", "new tracks: {oil: {from: 0, to: 3}}\n"),
        },
        "there is a 'oil' already, of b",
    ),
}


@pytest.mark.parametrize("name", RELATIONS)
def test_packs_that_cannot_be_together(trial: Trial, tmp_path: Path, name: str) -> None:
    found, message = RELATIONS[name]
    for folder, text in found.items():
        write(tmp_path / folder, {"pack.yaml": text}, {})
    told = trial.attack("pack", "check", tmp_path / "a", "--quick").told
    assert says(message, told), told


def test_two_packs_that_replace_one_card(trial: Trial, tmp_path: Path) -> None:
    card = PLAIN_CARD.replace("241", "20")
    for name in "ab":
        write(tmp_path / name, {"pack.yaml": named(name, "replaces: [20]\n"), "cards/x.card": card}, {})
    told = trial.attack("cards", "--pack", tmp_path / "a", "--pack", tmp_path / "b").told
    assert "a and b both have a card 20" in told


def test_two_packs_of_one_name(trial: Trial, tmp_path: Path) -> None:
    for name in "ab":
        write(tmp_path / name, {"pack.yaml": named("same")}, {})
    told = trial.attack("cards", "--pack", tmp_path / "a", "--pack", tmp_path / "b").told
    assert "two packs are called 'same'" in told


def test_a_chain_of_needs(trial: Trial, tmp_path: Path) -> None:
    """However long it is, it is followed without a word of Python's own."""
    for i in range(300):
        needs = f"needs: [p{i + 1}]\n" if i < 299 else ""
        write(tmp_path / f"p{i}", {"pack.yaml": named(f"p{i}", needs)}, {})
    trial.attack("pack", "check", tmp_path / "p0", "--quick", "--games", 1, codes=[0, 1, 2])


# -- installing -------------------------------------------------------------------------------------------


def test_the_same_pack_twice(trial: Trial, tmp_path: Path) -> None:
    folder = write(tmp_path / "pack", SOUND, {})
    trial.attack("pack", "install", folder, codes=[0])
    before = around(trial.home)
    assert "is installed already" in trial.attack("pack", "install", folder, codes=[1, 2]).told
    assert around(trial.home) == before
    trial.attack("pack", "install", "--overwrite", folder, codes=[0])
    trial.attack("pack", "remove", "oil-crisis", codes=[0])
    assert not list(trial.home.iterdir())


@pytest.mark.parametrize("name", ["nothing", "..", ".", "/", "../home", "a/b", "", "a\0b", "\x1b[31m", "x" * 5_000])
def test_only_what_is_installed_is_removed(trial: Trial, tmp_path: Path, name: str) -> None:
    trial.attack("pack", "install", write(tmp_path / "pack", SOUND, {}), codes=[0])
    before = around(tmp_path)
    assert "installed" in trial.attack("pack", "remove", name).told
    assert around(tmp_path) == before


def test_an_installed_pack_that_has_gone_bad(trial: Trial, tmp_path: Path) -> None:
    trial.attack("pack", "install", write(tmp_path / "pack", SOUND, {}), codes=[0])
    (trial.home / "oil-crisis" / "pack.yaml").write_text("[", encoding="utf-8")
    assert "cannot be read" in trial.attack("pack", "list", codes=[0]).out
    trial.attack("play", "crisis", "--us", "random", "--jihadist", "random")
    trial.attack("pack", "install", "--overwrite", tmp_path / "pack", codes=[0])
    trial.attack("pack", "remove", "oil-crisis", codes=[0])


def test_what_else_lies_in_the_home_of_packs(trial: Trial, tmp_path: Path) -> None:
    trial.home.mkdir(parents=True)
    (trial.home / "file").write_text("x", encoding="utf-8")
    (trial.home / "empty").mkdir()
    os.mkfifo(trial.home / "pipe")
    (trial.home / "loop").symlink_to("loop")
    trial.attack("pack", "list", codes=[0])
    trial.attack("pack", "install", write(tmp_path / "pack", SOUND, {}), codes=[0])


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def forbidden(*_: object, **__: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


@pytest.mark.parametrize("fails", [full, forbidden])
@pytest.mark.parametrize("where", ["shutil.copyfile", "pathlib.Path.rename", "tempfile.TemporaryDirectory"])
def test_installing_that_fails_leaves_nothing(
    trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, fails: Callable[..., None]
) -> None:
    folder = write(tmp_path / "pack", SOUND, {})
    before = around(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(where, fails)
        assert "cannot be installed" in trial.attack("pack", "install", folder).told
    trial.nothing_written(before)
    trial.attack("pack", "install", folder, codes=[0])


@pytest.mark.parametrize("where", ["shutil.copyfile", "pathlib.Path.rename"])
def test_installing_that_is_interrupted_leaves_nothing(
    trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    folder = write(tmp_path / "pack", SOUND, {})
    before = around(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(where, interrupted)
        trial.attack("pack", "install", folder, codes=[130])
    trial.nothing_written(before)


def test_a_replacement_that_fails_keeps_what_was_there(
    trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old one is moved aside, and the new one cannot take its place."""
    folder = write(tmp_path / "pack", SOUND, {})
    trial.attack("pack", "install", folder, codes=[0])
    before, real = around(trial.home), Path.rename

    def second(path: Path, target: Path) -> Path:
        if path.name == "pack":
            full()
        return real(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", second)
        trial.attack("pack", "install", "--overwrite", folder)
    assert around(trial.home) == before
    trial.attack("pack", "list", codes=[0])


@pytest.mark.parametrize("home", ["/dev/null", "/dev/null/x", "/proc", "a\nb", "x" * 5_000, "\u202e", "~", "file"])
def test_a_home_for_packs_that_is_none(
    attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    monkeypatch.setenv("DAEDALUS_DATA", home)
    folder = write(tmp_path / "pack", SOUND, {})
    attack("pack", "list", codes=[0, 2])
    attack("pack", "install", folder, codes=[0, 1, 2])
    attack("pack", "remove", "nothing")
    attack("inspect", "anaconda", codes=[0])


def test_no_home_at_all(attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit_pack, "data_folder", lambda: None)
    attack("pack", "list", codes=[0])
    assert "DAEDALUS_DATA" in attack("pack", "install", write(tmp_path / "pack", SOUND, {})).told


class Point:
    """An entry point as a broken Python package may announce it."""

    def __init__(self, name: str, value: str) -> None:
        self.name, self.value = name, value


POINTS = ["nowhere", "nowhere.at.all", "", ".", "..", "os", "os.path", "a b", "1", "\0", "x:y:z", "sys"]


@pytest.mark.parametrize("value", POINTS)
def test_entry_points_that_lead_nowhere(attack: Attack, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [Point("oil", value)])
    attack("pack", "list", codes=[0])
    attack("inspect", "anaconda", codes=[0])
    assert "there is no pack 'oil'" in attack("cards", "--pack", "oil").told


def test_a_package_whose_pack_is_broken(trial: Trial, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found without running anything of the package, and does not keep others from being used."""
    write(tmp_path / "site" / "oil", {"data/pack.yaml": "[", "__init__.py": "raise SystemExit(3)\n"}, {})
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [Point("oil", "oil.data")])
    assert "cannot be read" in trial.attack("pack", "list", codes=[0]).out
    trial.attack("cards", "--pack", "oil")
    trial.attack("pack", "remove", "oil")
    trial.attack("inspect", "anaconda", codes=[0])


# -- saved games ------------------------------------------------------------------------------------------


@pytest.fixture
def saved(trial: Trial, tmp_path: Path) -> Path:
    """A game that was played with an installed pack."""
    trial.attack("pack", "install", write(tmp_path / "pack", SOUND, {}), codes=[0])
    seats = ["--us", "random", "--jihadist", "random"]
    trial.attack("play", "crisis", *seats, "--save", "a.game", codes=[0])
    trial.attack("replay", "a.game", codes=[0])
    return tmp_path / "a.game"


def test_a_saved_game_whose_pack_is_gone(trial: Trial, saved: Path) -> None:
    trial.attack("pack", "remove", "oil-crisis", codes=[0])
    assert "was played with the pack oil-crisis 1.0.0, which is not here" in trial.attack("replay", saved).told


@pytest.mark.parametrize("version", ["0.9.9", "1.0.1", "2.0.0"])
def test_a_saved_game_with_a_pack_of_another_version(trial: Trial, saved: Path, version: str) -> None:
    file = trial.home / "oil-crisis" / "pack.yaml"
    file.write_text(SOUND["pack.yaml"].replace("1.0.0", version), encoding="utf-8")
    assert f"was played with oil-crisis 1.0.0; here is {version}" in trial.attack("replay", saved).told


CHANGES = {"start: 2": "start: 3", "to: 6": "to: 9", "camp: {most: 8": "tent: {most: 8"}


@pytest.mark.parametrize("old", CHANGES)
def test_a_saved_game_with_a_pack_that_was_changed(trial: Trial, saved: Path, old: str) -> None:
    """It is played again with the pack as it is now: it goes on, or is one message."""
    file = trial.home / "oil-crisis" / "pack.yaml"
    file.write_text(SOUND["pack.yaml"].replace(old, CHANGES[old]), encoding="utf-8")
    trial.attack("replay", saved, codes=[0, 1, 2])


ODD = ["[x]", "{../x: 1.0.0}", "{oil: 3}", "3", '{"": ""}', "{a: {b: c}}", "{a\\0b: 1.0.0}"]


@pytest.mark.parametrize("packs", ODD)
def test_a_saved_game_that_names_odd_packs(trial: Trial, saved: Path, packs: str) -> None:
    lines = saved.read_text(encoding="utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("packs"))
    last = next(i for i in range(at + 1, len(lines)) if not lines[i].startswith(" "))
    saved.write_text("\n".join([*lines[:at], f"packs: {packs}", *lines[last:]]), encoding="utf-8")
    trial.attack("replay", saved)
    trial.attack("replay", "--accept-edits", saved)


# -- mutants ----------------------------------------------------------------------------------------------

MUTATED = ("pack.yaml", "tables.yaml", "boards/map.yaml", "scenarios/crisis.yaml", "rules.yaml")
PARTS, EACH = 4, 25


def mutant(number: int) -> tuple[str, bytes]:
    lot = random.Random(f"pack {number}")
    name = lot.choice(MUTATED)
    return name, Mutator([SOUND[other] for other in MUTATED]).mutant(SOUND[name], lot)


@pytest.mark.parametrize("part", range(PARTS))
def test_mutants_of_a_pack_are_refused_or_can_be_played(trial: Trial, tmp_path: Path, part: int) -> None:
    codes = set()
    for number in range(part * EACH, (part + 1) * EACH):
        name, data = mutant(number)
        folder = write(tmp_path / f"pack{number}", {name: data})
        answer = trial.attack("pack", "check", folder, "--quick", "--games", 1, codes=[0, 1, 2])
        assert "went wrong" not in answer.out, (number, name, data.decode("utf-8", "replace"), answer.out)
        codes.add(answer.code)
    assert codes >= {0, 2}  # else this would be no test
