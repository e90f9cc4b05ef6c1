"""`daedalus i18n check` finds what must be the same in all languages and is not: what is typed, places that are named
in the files of all games; and small words that were left in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus_tools.i18n.left import left_in_english
from daedalus_tools.i18n.names import another_place
from daedalus_tools.i18n.plain import check_plain
from daedalus_tools.i18n.typed import typed

NOWHERE = ("", "", "")


@pytest.mark.parametrize(
    ("language", "english", "text", "says"),
    [
        ("de", "say so: --overwrite.", "sag es: --überschreiben.", "--überschreiben instead of --overwrite"),
        ("de", "say so: --overwrite.", "sag, dass sie ersetzt werden soll.", "--overwrite"),
        ("de", "say so: --overwrite.", "das sagt --overwrite.", ""),
        ("it", "`daedalus lint` tells why", "`daedalus pack` dice perché", "daedalus pack instead of daedalus lint"),
        ("it", "with the cards of daedalus that", "con le carte di daedalus che", ""),
        ("pl", "write my.card", "napisz moja.card", "moja.card instead of my.card"),
        ("pl", "choose it with `play in`", "wybierz przez `play nie`", "`nie` is not in English"),
        ("pl", "as in `board NAME`", "jak w `board NAZWA`", ""),
        ("ru", "as in `card moro`", "как в `card fidel`", ""),
    ],
)
def test_what_is_typed_stays_as_it_is(language: str, english: str, text: str, says: str) -> None:
    assert [found for _, found in typed(text, english, language)] == ([says] if says else [])


@pytest.mark.parametrize(
    ("language", "english", "text", "left"),
    [
        ("pl", "skip it, or place cells", "pomiń to, or umieść komórki", "or"),
        ("ru", "the end of the turn", "конец of хода", "of"),
        ("de", "one card of the hand", "eine Karte the Hand", "the"),
        ("de", "in the pile, so far", "in dem Stapel, so weit", ""),
        ("it", "for each x in the list: for each x in it", "scorri la lista: for each x in", ""),
        ("it", "play Axis of Evil", "gioca Axis of Evil", ""),
    ],
)
def test_a_small_word_that_was_left_in_english(language: str, english: str, text: str, left: str) -> None:
    assert [found for _, found in left_in_english(NOWHERE, text, english, language)] == ([left] if left else [])


@pytest.mark.parametrize(("place", "says"), [("l'Iran", []), ("l'Iraq", ["title-R005: iraq instead of iran"])])
def test_a_country_in_a_file_of_all_games(tmp_path: Path, place: str, says: list[str]) -> None:
    file = tmp_path / "it" / "titles.ftl"
    file.parent.mkdir(parents=True)
    file.write_text(f"title-R005 = Governance o Allineamento per {place} prima delle elezioni\n", encoding="utf-8")
    problems = check_plain(registry.game("labyrinth"), "it", root=tmp_path)
    assert [x.text for x in problems if x.what == "another-name"] == says


def test_a_country_that_is_a_title_too() -> None:
    game = registry.game("labyrinth")
    assert [*another_place(game, "diverso da Iraq e Siria", "other than Iran and Syria", "it")]
    assert not [*another_place(game, "diverso da Siria e Iran", "other than Iran and Syria", "it")]
