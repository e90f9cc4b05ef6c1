"""What tests of texts share: a folder of languages of one's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.text import places
from daedalus_tools.docs import citations

ROOMS = ("daedalus.text.", "daedalus_tools.i18n.", citations.__name__)  # that remember what they have read


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of languages of one's own; what was read before and what is read there is forgotten."""
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "own"))
    forget()
    yield tmp_path / "own"
    forget()


def forget() -> None:
    """Files may have changed."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(ROOMS):
            for remembered in [x for x in vars(module).values() if hasattr(x, "cache_clear")]:
                remembered.cache_clear()


def write(file: Path, text: str) -> Path:
    """A file, with its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
