"""`daedalus i18n check` learns what words of a language mean, and finds those that mean something else than English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from daedalus.kit import registry
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.beside import WORDS_OF_CARDS, Beside, Counted, messages, pieces
from daedalus_tools.i18n.contraries import turned_round
from daedalus_tools.i18n.denial import denies_alone
from daedalus_tools.i18n.things import mistaken

LABYRINTH, NOWHERE = registry.game("labyrinth"), ("", "", "")


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong"),
    [
        ("ru", "needs □ or more", "нужно не меньше □", "нужно не больше □"),
        ("de", "needs □ or more", "nötig mindestens □", "nötig höchstens □"),
        ("it", "draw □ face down", "pesca □ a faccia in giù", "pesca □ a faccia in su"),
        ("ru", "Jihad in □, needs □ or less", "Джихад: □, нужно не больше □", "Джихад: □, нужно не меньше □"),
        ("it", "needs □ or less", "serve □ o meno", "serve □ o più"),
        ("de", "DEFCON 1: you lose", "DEFCON 1: du verlierst", "DEFCON 1: du gewinnst"),
        ("pl", "becomes an ally", "staje się sprzymierzony", "staje się wrogi"),
        ("it", "the next turn", "il prossimo turno", "la prossima partita"),
        ("de", "this folder is empty", "dieser Ordner ist leer", "diese Datei ist leer"),
    ],
)
def test_the_contrary_is_found(language: str, english: str, right: str, wrong: str) -> None:
    assert [what for what, _ in turned_round(NOWHERE, wrong, english, language)][:1] == ["contrary"]
    assert not list(turned_round(NOWHERE, right, english, language))


def test_who_says_both_or_neither_is_not_asked() -> None:
    assert not list(turned_round(NOWHERE, "mindestens 2, höchstens 4", "at least 2, at most 4", "de"))
    assert not list(turned_round(NOWHERE, "nötig ist eine □", "needs □ or more", "de"))


def found(language: str, text: str, english: str, key: str = "some-message") -> Iterator[str]:
    place = (LABYRINTH.id, WORDS_OF_CARDS, key)
    return (f"{what} {says}" for what, says in mistaken(LABYRINTH, place, text, english, language))


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong", "says"),
    [
        ("ru", "the cadre □", "жетон вербовщика □", "жетон осаждённого режима □",
         "осаждённого: besieged instead of cadre"),
        ("de", "by reaction markers", "durch Reaktionsmarker", "durch Aufbruchsmarker",
         "Aufbruchsmarker: awakening instead of reaction"),
    ],
)  # fmt: skip
def test_another_marker_is_found(language: str, english: str, right: str, wrong: str, says: str) -> None:
    assert [*found(language, wrong, english)] == [f"another-thing {says}"]
    assert not [*found(language, right, english)]


def test_it_is_found_in_one_of_several_variants() -> None:
    """Those that only turn the words round are about the same; those that are not may name several things."""
    mine = "⁂□ жетон вербовщика⁂⁂□ жетон осаждённого режима⁂"
    assert [*found("ru", mine, "⁂□ the cadre⁂⁂□ a cadre⁂")]
    assert not [*found("ru", mine, "⁂□ the cadre⁂⁂□ besieged regime⁂")]


def test_what_is_named_by_its_key_is_named() -> None:
    assert not [*found("de", "durch Aufbruchsmarker <reaction>", "reaction")]
    assert not [*found("de", "durch Aufbruchsmarker", "by reaction markers", "place-awakening")]
    assert not [*found("de", "durch Aufbruchsmarker (`reaction`)", "by reaction markers")]


def test_a_message_is_judged_by_the_others() -> None:
    """Whatever a message says itself, it is no evidence for its own words."""
    one, other = ("", "a.ftl", "one"), ("", "a.ftl", "other")
    among = {one: Beside("up", "oben hoch"), other: Beside("up", "oben")}
    counted = Counted(among, str.split, lambda english: {english})
    assert [counted.often("oben", place) for place in (one, other, NOWHERE)] == [1, 1, 2]
    assert [counted.meaning("hoch", "up", place) for place in (one, other)] == [0, 1]


def test_words_of_the_card_language_and_keys_are_no_words() -> None:
    assert pieces("`prestige` und⁂<aid>⁂mehr") == ["  und", " ", "mehr"]


def test_every_message_that_english_has_too_is_beside_it() -> None:
    every = messages("de")
    assert every[LABYRINTH.id, WORDS_OF_CARDS, "remove-cadre"].english.count("cadre") == 2
    assert len(every) > 0.9 * len(messages(ENGLISH))


def test_what_english_does_not_deny_is_not_denied() -> None:
    assert denies_alone("Der US-Spieler darf hier nicht verlegen", "The US player may deploy here", "de")
    assert denies_alone("здесь нельзя вербовать", "recruiting is possible here", "ru")
    assert not denies_alone("не более чем □", "up to □", "ru")
    assert not denies_alone("außer □", "other than □", "de")
    assert not denies_alone("riesce sempre, senza lanciare dadi", "succeeds automatically", "it")
