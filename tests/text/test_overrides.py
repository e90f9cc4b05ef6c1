# ruff: noqa: E501 (texts of cards, as they are)
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


def test_text_may_name_whose_event_it_is(tmp_path: Path) -> None:
    assert found(by_hand(tmp_path, "Der Jihadist platziert 1 Zelle in Somalia.")) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Somalia bekommt 2 Zellen.", ["disagrees: card 49: 2 instead of 1"]),
        ("Der Sudan bekommt 1 Zelle.", ["disagrees: card 49: missing somalia", "disagrees: card 49: extra sudan"]),
        ("Somalia bekommt 1 Zelle von „NATO“.", ["disagrees: card 49: extra NATO"]),
        ("Die USA platzieren 1 Zelle in Somalia.", ["disagrees: card 49: extra united states or us"]),
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


OTHERS = {  # number of the card, its text by hand, what is found
    "sign": (20, "Jordanien wird Mittelmäßig und Verbündet; −1 Ansehen; +1 Finanzielle Mittel.", ["−1 instead of +1 (Ansehen)", "+1 instead of −1 (Finanzielle)"]),
    "marker": (165, "Löse in einem Muslimischen Land mit 1 Ressource und mit mindestens 2 Zellen einen Bürgerkrieg aus und platziere dort einen Unterstützungsmarker.", ["missing den Marker für Umkämpfte Regierung", "extra Unterstützungsmarker"]),
    "one of several denials": (12, "Teste Ägypten. Falls ein Land unter Islamistischer Herrschaft steht, −4 Finanzielle Mittel; sonst −2 Finanzielle Mittel.", ["what the effect denies is not denied"]),
    "another quality": (86, "Die USA werfen 1 zufällige Karte ab; −1 Ansehen; platziere 1 Zelle in einem Sunnitischen Land.", ["sunni instead of shia-mix"]),
    "the other side": (98, "Falls die USA die Karte spielen: −1 Finanzielle Mittel. Andernfalls platziere 1 Zelle in Israel.", []),
    "denial": (114, "Würfle das Ansehen aus. Bis zum Rundenende ist die Rekrutierung erlaubt. Blockiert „Detainee Release“.", ["what the effect denies is not denied"]),
    "order": (49, "Entferne 1 Zelle in Somalia.", ["remove instead of place"]),
    "number by a word": (49, "Eine Zelle kommt nach Somalia.", []),
    "other order": (20, "−1 Finanzielle Mittel und +1 Ansehen; Jordanien wird Verbündet und Mittelmäßig.", []),
}  # fmt: skip


@pytest.mark.parametrize("case", OTHERS)
def test_text_is_compared_with_the_one_that_is_made(case: str, tmp_path: Path) -> None:
    number, text, what = OTHERS[case]
    file = tmp_path / overrides.FILE
    of = overrides.fingerprint(GAME.cards.library.cards[number].tree)
    file.write_text(f"card-{number} = {text}\n    .of = {of}\n", encoding="utf-8")
    assert sorted(found(file)) == sorted(f"disagrees: card {number}: {x}" for x in what)


def test_sides_that_changed_places_are_found(tmp_path: Path) -> None:
    game = registry.game("twilight")
    file = tmp_path / overrides.FILE
    of = overrides.fingerprint(game.cards.library.cards[17].tree)
    text = (
        "Entferne 2 Einfluss der UdSSR aus Frankreich und platziere dort 1 Einfluss der USA. „NATO“ schützt es nicht."
    )
    file.write_text(f"card-17 = {text}\n    .of = {of}\n", encoding="utf-8")
    texts = {x.text for x in check(game, "de", by_hand=file) if x.file == file}
    assert {"card 17: 1 with us", "card 17: 2 with ussr"} <= texts
