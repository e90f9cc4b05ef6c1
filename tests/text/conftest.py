"""What tests of texts share: a folder of languages of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.text import bundle, cards, digests, header, locales, names, overrides, places, speech
from daedalus_tools.docs import citations
from daedalus_tools.i18n import beside, checking, contraries, denial, plain, strange, things, written

REMEMBERED = (
    bundle.bundle,
    cards.speaks,
    checking.in_english,
    citations.rulebook,
    digests.digests,
    header.heading,
    locales.read,
    names._terms,
    overrides.written,
    plain.own_words,
    speech.speaker,
    beside.messages,
    contraries._counted,
    denial._made_with,
    denial._standing,
    strange._texts,
    strange.alphabet,
    strange.beginnings,
    strange.kept_words,
    strange.letters,
    strange.vocabulary,
    things._about,
    written._asking,
)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of languages of one's own; what was read before and what is read there is forgotten."""
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "own"))
    forget()
    yield tmp_path / "own"
    forget()


def forget() -> None:
    """Files may have changed."""
    for remembered in REMEMBERED:
        remembered.cache_clear()


def write(file: Path, text: str) -> Path:
    """A file, with its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file
