"""Texts of cards that were written by hand: used while their effect is the same, checked against it."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from daedalus.kit import registry
from daedalus.text import overrides
from daedalus.text.cards import card_text
from daedalus_tools.i18n.checking import check

GAME = registry.game("labyrinth")
TREE = GAME.cards.library.cards[49].tree  # place 1 cell in Somalia
FINGERPRINT = overrides.fingerprint(TREE)


def by_hand(folder: Path, text: str, of: str = FINGERPRINT) -> Path:
    file = folder / overrides.FILE
    file.write_text(f"card-49 = {text}\n    .of = {of}\n", encoding="utf-8")
    return file


def found(file: Path) -> list[str]:
    return [f"{x.what}: {x.text}" for x in check(GAME, "de", by_hand=file) if x.file == file]


def test_text_by_hand_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = overrides.read(by_hand(tmp_path, "Somalia bekommt 1 Zelle."))
    monkeypatch.setattr(overrides, "written", lambda game, language: read)
    assert card_text(TREE, GAME, "de") == "Somalia bekommt 1 Zelle."
    changed = evolve(TREE, source=TREE.source.replace("place 1 cell", "place 2 cells"))
    assert overrides.override(changed, GAME, "de") == ""


def test_right_text_is_left_alone(tmp_path: Path) -> None:
    assert found(by_hand(tmp_path, "Somalia bekommt 1 Zelle.")) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Somalia bekommt 2 Zellen.", ["disagrees: card 49: missing 1", "disagrees: card 49: extra 2"]),
        ("Der Sudan bekommt 1 Zelle.", ["disagrees: card 49: missing somalia", "disagrees: card 49: extra sudan"]),
        ("Somalia bekommt 1 Zelle von „NATO“.", ["disagrees: card 49: extra NATO"]),
        ("Der Jihadist platziert 1 Zelle in Somalia.", ["disagrees: card 49: extra jihadist"]),
    ],
)
def test_text_that_says_something_else_is_found(text: str, what: list[str], tmp_path: Path) -> None:
    assert found(by_hand(tmp_path, text)) == what


def test_text_of_another_effect_is_stale(tmp_path: Path) -> None:
    [problem] = found(by_hand(tmp_path, "Somalia bekommt 1 Zelle.", "00000000"))
    assert problem == f"stale: card 49: its effect is .of = {FINGERPRINT} now"


def test_fingerprint_is_of_the_effect_and_not_of_its_layout() -> None:
    spaced = TREE.source.replace("\n", "   # a comment\n\n")
    assert overrides.fingerprint(evolve(TREE, source=spaced)) == FINGERPRINT
