"""`daedalus i18n check` knows words of another language, and figures, sides and texts that belong somewhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.cards import card_text, languages
from daedalus.text.figures import reader
from daedalus.text.overrides import fingerprint
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.checking import check
from daedalus_tools.i18n.counted import exchanged
from daedalus_tools.i18n.limits import turned
from daedalus_tools.i18n.plain import check_plain
from daedalus_tools.i18n.strange import disguised, strange, untranslated
from daedalus_tools.i18n.untranslated import terms
from tests.text.conftest import forget

TWILIGHT = registry.game("twilight")
# The English digest of Twilight's rule 8.1.5, and a right and a wrong way to say it.
CLOSED = "No coups in Europe at DEFCON 4, none in Asia at 3 and none in the Middle East at 2."
RIGHT = "Przy DEFCON 4 nie ma Przewrotów w Europie, przy 3 w Azji, a przy 2 na Bliskim Wschodzie."
WRONG = "Przy DEFCON 3 nie ma Przewrotów w Europie, przy 4 w Azji, a przy 2 na Bliskim Wschodzie."
ELSEWHERE = "Na Bliskim Wschodzie nie ma Przewrotów przy 2, w Azji przy 3, w Europie przy 4."


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("остаётся жетон вepбовщика", "ru", "two-alphabets"),  # e and p are Latin
        ("Die Spieler tauschen die Seiten", "it", "another-language"),
        ("Gracze zamieniają się stronami", "de", "another-language"),
        ("Лишь одна карта за ход", "pl", "another-language"),
    ],
)
def test_words_of_another_language_are_found(text: str, language: str, found: str) -> None:
    assert [what for what, _ in strange(text, language)] == [found]


@pytest.mark.parametrize(
    ("text", "language"),
    [("Gli USA scelgono un paese", "it"), ("DEFCON опускается до 2", "ru"), ("zagraj „NATO”", "pl"), ("", "de")],
)
def test_words_of_the_language_are_not(text: str, language: str) -> None:
    assert not list(strange(text, language))


def test_words_in_letters_that_look_alike_are_found() -> None:
    assert list(disguised("Первым размещает CCCP", "ru")) == [("two-alphabets", "CCCP")]
    assert not list(disguised("Первым размещает СССР, затем NATO", "ru"))


def test_an_english_word_is_found_that_the_english_message_does_not_have() -> None:
    called = terms(registry.game("labyrinth"))
    assert untranslated("rende attive cellule sleeper", "it", called) == ["sleeper"]
    assert not untranslated("rende attive cellule dormienti", "it", called)
    assert not untranslated("un altro state", "it", called)  # English, and no term


def test_figures_that_have_changed_places_are_found() -> None:
    theirs, reads = reader(TWILIGHT).order(CLOSED), reader(TWILIGHT, "pl")
    assert [what for what, _ in exchanged(reads.order(WRONG), theirs)] == ["number"]
    for right in (RIGHT, ELSEWHERE):  # who turns the sentence round takes the names along
        assert not list(exchanged(reads.order(right), theirs))


def _found(tmp_path: Path, file: str, text: str) -> list[str]:
    """What is wrong with the messages of a small file, but for those that are missing."""
    at = tmp_path / "de" / "twilight" / file
    at.parent.mkdir(parents=True)
    at.write_text(text, encoding="utf-8")
    found = check_plain(TWILIGHT, "de", shared=False, root=tmp_path)
    return [f"{x.what} {x.text}" for x in found if x.file == at and x.what != "missing"]


def test_another_side_is_found(tmp_path: Path) -> None:
    [found] = _found(
        tmp_path, "rules.ftl", "rule-11-3 = In Turnieren werden Karten einzeln ausgeteilt, zuerst den USA.\n"
    )
    assert found == "another-side rule-11-3: us instead of ussr"


def test_a_country_that_is_a_card_too_is_missed(tmp_path: Path) -> None:
    """*Iran* is the title of a card, and Labyrinth's rule 4.4 is about the country."""
    labyrinth = registry.game("labyrinth")
    file = tmp_path / "pl" / "labyrinth" / "rules.ftl"
    file.parent.mkdir(parents=True)
    for name, wrong in (("Iran", []), ("Irak", ["rule-4-4: iran"])):
        file.write_text(f"rule-4-4 = {name} nie jest krajem ani muzułmańskim, ani niemuzułmańskim.\n", encoding="utf-8")
        found = check_plain(labyrinth, "pl", shared=False, root=tmp_path)
        assert [x.text for x in found if x.what == "missing-name"] == wrong


def test_a_message_pasted_from_its_neighbour_is_found(tmp_path: Path) -> None:
    says = "Kostenlose Putsche durch Ereignisse zählen nicht als Militäroperationen."
    found = _found(tmp_path, "rules.ftl", f"rule-8-2-5 = {says}\nrule-8-1-6 = {says}\n")
    assert "pasted rule-8-1-6: says the same as rule-8-2-5" in found


@pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])
def test_what_we_ship_has_none_of_it(language: str) -> None:
    kinds = {"two-alphabets", "another-language", "another-side", "pasted", "number"}
    assert not [x.text for x in check_plain(TWILIGHT, language) if x.what in kinds]


def test_letters_read_in_another_encoding_are_found() -> None:
    assert [what for what, _ in strange("questo non Ã¨ possibile", "it")] == ["encoding"]
    assert not list(strange("questo non è possibile", "it"))


def test_one_word_of_another_language_is_found_where_it_is_all_that_is_said() -> None:
    assert [what for what, _ in strange("Zerschlagung", "it")] == ["another-language"]
    assert not list(strange("Smantellamento", "it"))


@pytest.mark.parametrize(
    ("text", "language"), [("nötig höchstens 4", "de"), ("potrzeba najwyżej 4", "pl"), ("serve al massimo 4", "it")]
)
def test_a_limit_that_was_turned_round_is_found(text: str, language: str) -> None:
    [(what, _)] = turned(text, "needs 4 or more", language)
    assert what == "another-limit"
    assert not list(turned(text, "needs 4 or less", language))


def test_a_level_for_another_is_found_in_a_text_by_hand(tmp_path: Path) -> None:
    """Benghazi Falls sets Italy to Hard."""
    game = registry.game("labyrinth")
    of = fingerprint(game.cards.library.cards[133].tree)
    made = card_text(game.cards.library.cards[133].tree, game, "de")
    assert "Unnachgiebig" in made
    for text, wrong in ((made, []), (made.replace("Unnachgiebig", "Nachgiebig"), ["soft instead of hard"])):
        file = tmp_path / "cards.ftl"
        file.write_text(f"card-133 = {text}\n    .of = {of}\n", encoding="utf-8")
        forget()
        found = [x.text for x in check(game, "de", by_hand=file) if x.file == file]
        assert found == [f"card 133: {what}" for what in wrong]


def test_a_denial_that_players_must_hear_is_missed(tmp_path: Path) -> None:
    file = tmp_path / "it" / "interface.ftl"
    file.parent.mkdir(parents=True)
    for says, found in (("L'Evento non può essere giocato", []), ("L'Evento può essere giocato", ["not-denied"])):
        file.write_text(f"ui-event-cannot = {says}: {{ $why }}.\n", encoding="utf-8")
        problems = check_plain(TWILIGHT, "it", root=tmp_path)
        assert [x.what for x in problems if x.file == file and x.what != "missing"] == found
