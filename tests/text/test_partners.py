# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` finds two things that have changed places, while what is said of each stayed where it was; and a
thing of the game in the place of another that the message names too."""

from __future__ import annotations

import pytest

from daedalus.kit import registry
from daedalus_tools.i18n.meanings import meaning_of, things
from daedalus_tools.i18n.partners import changed_partners
from daedalus_tools.i18n.senses import Compared, another_sense, changed_senses

GAMES = {name: registry.game(name) for name in registry.ours()}
AWAKENING = "Each awakening adds 1 and each reaction takes 1 from every die"
ELSEWHERE = {
    "de": "Jeder Aufbruchsmarker zählt +1, jeder Reaktionsmarker −1 bei jedem Würfel",
    "it": "Ogni Risveglio aggiunge 1 e ogni Reazione toglie 1 a ogni dado",
    "pl": "Każde Przebudzenie dodaje 1 do każdej kości, a każda Reakcja 1 odejmuje",
}
BEGINS = "Good becomes Fair, Islamist Rule becomes Poor; each awakening becomes militia"
BEGINNING = {
    "de": "Gut wird Mittelmäßig, Islamistische Herrschaft wird Schlecht; Aufbruch wird Miliz",
    "pl": "Dobre Rządy na Poprawne, Islamskie na Słabe; Przebudzenia w milicje",
    "ru": "хорошее становится нормальным, исламистское плохим; пробуждения в ополчение",
}


@pytest.mark.parametrize(
    ("game", "language", "english", "text", "says"),
    [
        ("labyrinth", "it", "\u25a1n\u25a1 militia, \u25a1m\u25a1 cell", "milizie: \u25a1m\u25a1, cellule: \u25a1n\u25a1", "cell with $n, and not with $m"),
        ("labyrinth", "it", "\u25a1n\u25a1 militia, \u25a1m\u25a1 cell", "cellule: \u25a1m\u25a1, milizie: \u25a1n\u25a1", None),
        ("twilight", "it", "No coup in Europe at DEFCON 4, in Asia at 3, in the Middle East at 2.", "Niente colpi di stato in Europa da DEFCON 4, in Medio Oriente da 3, in Asia da 2.", "region middle east with 3, and not with 2"),
        ("twilight", "it", "No coup in Europe at DEFCON 4, in Asia at 3, in the Middle East at 2.", "Niente colpi di stato in Medio Oriente da 2, in Asia da 3, in Europa da DEFCON 4.", None),
    ],
)  # fmt: skip
def test_what_has_changed_partners(game: str, language: str, english: str, text: str, says: str | None) -> None:
    found = changed_partners(GAMES[game], "key", text, english, language, lambda _: {})
    assert [told for _, told in found] == ([says] if says else [])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Каждый жетон реакции прибавляет 1, а каждый жетон пробуждения отнимает 1 от каждого кубика", True),
        ("Каждый жетон пробуждения прибавляет 1, а каждый жетон реакции отнимает 1 от каждого кубика", False),
        ("Каждый жетон реакции отнимает 1 от каждого кубика, а каждый жетон пробуждения прибавляет 1", False),
    ],
)
def test_one_of_both_tells_where_all_others_have_one_order(text: str, found: bool) -> None:
    told = changed_partners(GAMES["labyrinth"], "key", text, AWAKENING, "ru", lambda name: {"key": ELSEWHERE[name]})
    assert bool([*told]) is found


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Good diventa Poor, la Legge Islamica diventa Poor; i Risvegli diventano milizie", ["Poor: poor instead of fair"]),
        ("Good diventa Fair, la Legge Islamica diventa Poor; i Risvegli diventano cellule", ["cellule: cell instead of militia"]),
        ("la Legge Islamica diventa Poor, Good diventa Fair; i Risvegli si trasformano in milizie", []),
    ],
)  # fmt: skip
def test_another_thing_is_found_where_the_message_names_both(text: str, says: list[str]) -> None:
    mine, theirs = meaning_of(text, "it"), meaning_of(BEGINS, "en")
    known = things(GAMES["labyrinth"])
    found = another_sense(Compared("key", mine, theirs, "it", lambda name: {"key": BEGINNING[name]}, known))
    assert [told.lower() for _, told in found] == [told.lower() for told in says]


@pytest.mark.parametrize(
    ("english", "elsewhere", "text", "what"),
    [
        (
            "Funding drops 1, Prestige drops 1 if any Islamist Rule, then gains 1",
            {"de": "Mittel sinken um 1. Das Ansehen sinkt um 1, dann steigt es um 1", "ru": "−1 к финансированию; −1 к престижу; затем +1", "pl": "Fundusze spadają o 1. Prestiż spada o 1, a potem rośnie o 1"},
            "+1 Finanziamenti; −1 Prestigio con la Legge Islamica; poi +1",
            ["contrary"],
        ),
        (
            "before or after the operation",
            {"de": "bevor oder nachdem operiert wird", "ru": "до или после операции", "pl": "przed operacją lub po niej"},
            "dopo l'operazione",
            ["left-out"],
        ),
        (
            "is installed already",
            {"de": "ist schon installiert", "ru": "уже установлен", "pl": "jest już zainstalowany"},
            "non è ancora installato",
            ["denied"],
        ),
    ],
)  # fmt: skip
def test_more_or_less_than_all_others_say(english: str, elsewhere: dict[str, str], text: str, what: list[str]) -> None:
    mine, theirs = meaning_of(text, "it"), meaning_of(english, "en")
    found = changed_senses(Compared("key", mine, theirs, "it", lambda name: {"key": elsewhere[name]}))
    assert [kind for kind, _ in found] == what
