"""What the tools of translators read out of a file is kept by what it says, and never taken for that of another."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from daedalus.core import keeping
from daedalus.text import fingerprints, locales, plain
from tests.text.conftest import forget, write

FILE = "# why\na = { $n ->\n    [one] b\n   *[other] { c }\n}\n    .d = e { FORM($x) }\nc = d\nnothing here\n"
OTHER = FILE.replace("c = d", "c = e")

READERS: list[tuple[ModuleType, Callable[[Path], Any]]] = [
    (locales, locales.read),
    (plain, plain.read),
    (fingerprints, fingerprints.written),
]
each_reader = pytest.mark.parametrize(("module", "read"), READERS)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daedalus.core.keeping.cache_folder", lambda: tmp_path)


def again(read: Callable[[Path], Any], file: Path, text: str) -> Any:
    """As a new process reads it, after somebody wrote the file."""
    write(file, text)
    fingerprints._written.cache_clear()
    plain._read.cache_clear()
    forget()
    return read(file)


@each_reader
def test_a_file_is_parsed_once(
    module: ModuleType, read: Callable[[Path], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.ftl"
    found = again(read, file, FILE)
    assert found
    monkeypatch.setattr(module, "FluentParser", None)  # nobody is asked again
    assert again(read, file, FILE) == found


@each_reader
def test_a_file_that_has_changed_is_read_anew(
    module: ModuleType, read: Callable[[Path], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.ftl"
    found = [again(read, file, text) for text in (FILE, OTHER, FILE)]
    assert found[0] == found[2] != found[1]
    monkeypatch.setattr(keeping, "cache_folder", lambda: None)
    assert [again(read, file, text) for text in (FILE, OTHER, FILE)] == found


@each_reader
def test_what_another_version_read_is_not_taken(
    module: ModuleType, read: Callable[[Path], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    again(read, tmp_path / "x.ftl", FILE)
    monkeypatch.setattr(module, "made_by", lambda *_: b"another version")
    monkeypatch.setattr(module, "FluentParser", None)
    with pytest.raises(TypeError):
        again(read, tmp_path / "x.ftl", FILE)


def test_the_place_of_a_file_is_not_kept(tmp_path: Path) -> None:
    """Two files may say the same; each is told of with its own name."""
    one, other = tmp_path / "1.ftl", tmp_path / "2.ftl"
    assert [x.file for x in again(locales.read, one, FILE)[1]] == [one]
    assert [x.file for x in again(locales.read, other, FILE)[1]] == [other]


def test_a_module_that_has_changed_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    found = []
    for n in (1, 2, 1):
        (tmp_path / "maker_of_things.py").write_text(f"n = {n}\n", encoding="utf-8")
        keeping.made_by.cache_clear()
        found.append(keeping.made_by("maker_of_things"))
    assert found[0] == found[2] != found[1]
    assert sys.modules.get("maker_of_things") is None  # nothing is loaded for this
