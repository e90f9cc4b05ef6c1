# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` compares the numbers of messages, in figures or as words, and finds those that have changed
places."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.locales import files
from daedalus_tools.i18n.checking import check
from daedalus_tools.i18n.counted import in_figures, numbers, spelled
from daedalus_tools.i18n.counted_by_hand import numbers_by_hand
from daedalus_tools.i18n.exchanging import changed_places, crossed

NOWHERE = ("", "", "")


def found(language: str, text: str, english: str) -> list[str]:
    said = *numbers(text, english, language, small=True), *changed_places(NOWHERE, text, english, language)
    return [says for _, says in said]


@pytest.mark.parametrize(
    ("language", "english", "text", "says"),
    [
        ("pl", "three extra cells, five in the caliphate", "trzy komórki więcej, w Kalifacie cztery", "4 instead of 5"),
        ("pl", "two successes with one card", "trzy sukcesy za jedną kartę", "3 instead of 2"),
        ("it", "a 3, six or more free troops", "un 3, cinque o più truppe libere", "5 instead of 6"),
        ("ru", "There are fifteen cells", "В игре двадцать ячеек", "20 instead of 15"),
        ("de", "Use a number from 1 to □.", "Nimm eine Zahl von 0 bis □.", "0 instead of 1"),
        ("de", "take 2 cards", "nimm 1 Karte", "1 instead of 2"),
        ("de", "value 1 or 2, at most 2 in all", "Wert 1 oder 1, höchstens 2 insgesamt", "1 instead of 2"),
        ("de", "both sides, twice", "dreimal beide Seiten", "3 instead of 2"),
        ("it", "the four tables", "le tabelle", "4 is not said"),
        ("ru", "twelve blocks", "двадцать два блока", "22 instead of 12"),
        ("ru", "see rule 13.3.1", "см. правило 13.1.3", "13.1.3 instead of 13.3.1"),
    ],
)  # fmt: skip
def test_another_number_is_found(language: str, english: str, text: str, says: str) -> None:
    assert found(language, text, english) == [says]


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("pl", "three extra cells, five in the caliphate", "5 komórek więcej w Kalifacie, gdzie indziej trzy"),
        ("pl", "one of influence, realignment, coup or space race", "jedno z czterech: Wpływy, Presja, Przewrót lub Wyścig"),
        ("pl", "a number of seven digits", "liczba siedmiocyfrowa"),
        ("de", "the second of two cards", "die zweite von beiden Karten"),
        ("de", "in the fourth turn", "in Runde 4"),
        ("de", "two-sided", "zweiseitig"),
        ("it", "add the colon", "aggiungi i due punti"),
        ("it", "You are asked twice.", "Sei interrogato due volte."),
        ("ru", "25 cards", "двадцать пять карт"),
        ("ru", "then set to 0", "затем обнуляют"),
        ("ru", "a pair of cards", "2 карты"),
    ],
)  # fmt: skip
def test_right_numbers_are_not(language: str, english: str, text: str) -> None:
    assert found(language, text, english) == []


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong", "says"),
    [
        ("de", "Twelve blocks, or ten pairs of brackets, are more", "Zehn Klammerpaare oder zwölf Blöcke sind mehr",
         "Zehn Blöcke oder zwölf Klammerpaare sind mehr", "10 and 12 have changed places"),
        ("it", "2 troops and 4 cells", "4 cellule e 2 truppe", "4 truppe e 2 cellule", "4 and 2 have changed places"),
        ("ru", "Prestige runs from 1 to 12.", "Престиж — от 1 до 12.", "Престиж — от 12 до 1.", "12 and 1 have changed places"),
        ("pl", "boxes 2, 4, 6 and 8", "pola 2, 4, 6 i 8", "pola 4, 2, 6 i 8", "4 and 2 have changed places"),
    ],
)  # fmt: skip
def test_numbers_that_changed_places(language: str, english: str, right: str, wrong: str, says: str) -> None:
    assert found(language, wrong, english) == [says]
    assert found(language, right, english) == []


def test_every_language_spells_the_same_numbers() -> None:
    assert {frozenset(spelled(language).values()) for language in ("de", "en", "it", "pl", "ru")} == {
        frozenset({*range(1, 21), 30, 100, 1000, 1000000})
    }
    assert in_figures("Zwei Karten, dreimal, zu zweit", "de") == "2 Karten, 3, zu zweit"


def test_a_language_that_declares_none_is_judged_by_figures_alone() -> None:
    assert found("xx", "iam kolmas", "five cells, 2 troops") == []
    assert found("xx", "iam 7 kolmas", "five cells, 9 troops") == ["7 instead of 9"]


def test_a_word_for_two_numbers(tmp_path: Path) -> None:
    copies = []
    for i, file in enumerate(files(registry.game("twilight"), "de")):
        copies.append(tmp_path / f"{i}" / file.name)
        copies[-1].parent.mkdir()
        copies[-1].write_text(
            file.read_text(encoding="utf-8").replace("in-words-6 = sechs ", "in-words-6 = sieben "), encoding="utf-8"
        )
    says = [x.text for x in check(registry.game("twilight"), "de", copies)]
    assert says == ["in-words-7: sieben is 6 too"]


@pytest.mark.parametrize(
    ("text", "made", "english", "says"),
    [
        ("Rimuovi 3 punti, al massimo 3 per paese.", "Rimuovi 3 punti, al massimo 2 per paese.",
         "Remove 3 influence, at most 2 from each.", ["3 instead of 2"]),
        ("Piazza tre cellule.", "Piazza 2 cellule.", "Place 2 cells.", ["3 instead of 2"]),
        ("Piazza una cellula in entrambi.", "Piazza 1 cellula qui e 1 lì.", "Place 1 cell here and 1 there.", []),
        ("Piazza due cellule.", "Piazza 2 cellule.", "Place 2 cells.", []),
        ("Un punto in meno; 2 qui e 2 lì.", "−1 punto; 2 in ciascuno.", "−1 point; 2 in each.", []),
        ("Piazza cellule.", "Piazza 4 cellule.", "Place 4 cells.", ["missing 4"]),
    ],
)  # fmt: skip
def test_numbers_of_a_text_by_hand(text: str, made: str, english: str, says: list[str]) -> None:
    assert [*numbers_by_hand(text, made, english, "it")] == says


def test_numbers_of_a_text_by_hand_that_changed_places() -> None:
    made = "Platziere 2 Zellen in Syrien und 1 Plot im Irak."
    assert [*crossed("Platziere 1 Zelle in Syrien und 2 Plots im Irak.", made, "de")]
    assert not [*crossed("Platziere 1 Plot im Irak und zwei Zellen in Syrien.", made, "de")]
