"""The page about the public surface is true: its examples are run from top to bottom, and no name is left out."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import daedalus
from daedalus.kit import registry

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"


def examples(page: Path) -> doctest.DocTest:
    """The examples of a page; the fences around them are not part of what they print."""
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)


@pytest.mark.parametrize("page", [PAGE, ROOT / "README.md"], ids=lambda page: page.name)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder, with the games of the house alone."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(registry.VARIABLE, raising=False)
    test = examples(page)
    assert test.examples
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_every_public_name_is_on_the_page() -> None:
    """In the table and in an example."""
    text = PAGE.read_text(encoding="utf-8")
    for name in daedalus.__all__:
        assert f"`{name}`" in text, name
        assert getattr(daedalus, name) is not None
    for name in (n for n in vars(daedalus.Game) if not n.startswith("_") and n not in ("log", "over", "cards")):
        assert re.search(rf"\.{name}\b|`{name}`", text), name


def test_the_names_are_not_those_of_rooms() -> None:
    """A folder that is imported later would take the place of a function with its name."""
    rooms = {path.stem for path in (ROOT / "interpreter" / "daedalus").iterdir()}
    assert rooms.isdisjoint(daedalus.__all__)
