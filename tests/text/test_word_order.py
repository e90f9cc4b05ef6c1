"""Where a language wants its words otherwise than English: what a card says in Polish and Russian, word for word."""

from __future__ import annotations

import pytest

from daedalus.kit import registry
from daedalus.text.cards import card_text
from daedalus.text.tidying import ended_once, said_once
from tests.text.test_said_once import event, text

TWILIGHT = registry.game("twilight")


def twilight(number: int, language: str) -> str:
    return card_text(TWILIGHT.cards.library.cards[number].tree, TWILIGHT, language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Discard a US card with the highest value from your hand."),
        ("pl", "Odrzuć z ręki kartę US o najwyższej wartości."),
        ("ru", "Сбросьте из руки карту США с наибольшим достоинством."),
    ],
)
def test_where_it_is_taken_from_stands_before_what_is_long(language: str, said: str) -> None:
    lines = ("us chooses a us card k in hand of us, highest ops of k", "us discards k")
    assert event(*lines, language=language) == said


@pytest.mark.parametrize(("language", "said"), [("pl", "Odrzuć kartę z ręki."), ("ru", "Сбросьте карту из руки.")])
def test_and_behind_what_is_short(language: str, said: str) -> None:
    assert event("us chooses a card k in hand of us", "us discards k", language=language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Play if there is a Poor country with awakening and reaction markers."),
        ("pl", "Zagraj, jeżeli istnieje kraj o Słabych Rządach ze znacznikami Przebudzenia i Reakcji."),
        ("ru", "Играется, если есть страна с плохим правительством, где есть жетоны пробуждения и реакции."),
    ],
)
def test_what_a_thing_has_is_named_once(language: str, said: str) -> None:
    lines = ("play if any poor country where awakening > 0 and reaction > 0", "event:", "  +1 prestige")
    assert text(*lines, language=language).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Zagraj, jeżeli nie ma żadnego kraju pod Rządami Islamskimi przyległego do Iraku."),
        ("ru", "Играется, если нет стран с исламистским правительством, соседних с Ираком."),
    ],
)
def test_what_it_lies_beside_comes_last(language: str, said: str) -> None:
    lines = ("play if no country adjacent to Iraq where islamist rule", "event:", "  +1 prestige")
    assert text(*lines, language=language).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "Zagraj, jeżeli Pakistan ma Dobre lub Poprawne Rządy."),
        ("ru", "Играется, если в Пакистане хорошее или нормальное правительство."),
    ],
)
def test_one_of_two_levels_names_the_track_once(language: str, said: str) -> None:
    lines = ("play if Pakistan is good or Pakistan is fair", "event:", "  +1 prestige")
    assert text(*lines, language=language).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "w kraju w stanie wojny domowej, ze Zmianą Reżimu lub pod Rządami Islamskimi."),
        ("ru", "в страну в состоянии гражданской войны, со сменившимся режимом или с исламистским правительством."),
    ],
)
def test_one_that_is_two_is_listed_with_the_others(language: str, said: str) -> None:
    lines = ("choose a country c where islamist rule or contested", "place 1 cell in c")
    assert event(*lines, language=language).endswith(said)


def test_a_preposition_that_changes_before_some_sounds() -> None:
    assert text("play in an adversary country c", "event:", "  place 1 aid in c", language="ru") == (
        "Поместите 1 жетон помощи во враждебную страну."
    )


def test_that_it_is_not_so_in_one_word() -> None:
    lines = ("choose a country c in civil war where not adversary", "place 1 cell in c")
    assert event(*lines, language="ru") == "Поместите 1 ячейку в невраждебную страну в состоянии гражданской войны."
    assert "в неключевой стране" in twilight(107, "ru")


def test_a_noun_that_says_its_quality() -> None:
    assert "liczba Państw Strategicznych pod kontrolą gracza USA" in twilight(48, "pl")


@pytest.mark.parametrize(
    ("language", "must", "does"),
    [
        ("pl", "Gracz USA musi albo odrzucić", "Gracz USA wybiera: albo odrzuca"),
        ("ru", "США должны либо сбросить", "США выбирают: либо сбрасывают"),
    ],
)
def test_what_the_other_side_has_to_do_stands_in_the_mood_of_its_message(language: str, must: str, does: str) -> None:
    assert twilight(10, language).startswith(must)
    assert twilight(95, language).startswith(does)


def test_one_fact_follows_a_comma_and_several_a_colon() -> None:
    one = ("while in effect:", "  may jihad in Iraq: no")
    assert text(*one, language="pl").startswith("Dopóki to zdarzenie jest w grze, Dżihad")
    assert text(*one, "  may plot in Syria: no", language="pl").startswith("Dopóki to zdarzenie jest w grze: Dżihad")


def test_words_that_begin_or_end_all_phrases() -> None:
    assert said_once(["z oddziałami", "ze znacznikami"], [["z", "ze"]]) == ["z oddziałami", "znacznikami"]
    assert said_once(["with 2 troops", "with 2 cells"], [["with"]]) == ["with 2 troops", "2 cells"]
    assert said_once(["o władzy", "z wojskiem"], [["z", "ze"], ["o"]]) == ["o władzy", "z wojskiem"]
    assert ended_once(["Iraq has Good governance", "Fair governance"], 2) == ["Iraq has Good", "Fair governance"]
    assert ended_once(["governance", "governance"]) == ["governance", "governance"]
