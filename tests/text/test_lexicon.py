"""`daedalus i18n check` knows what the things of a game are called, and finds the name of another."""

from __future__ import annotations

import pytest

from daedalus.kit import registry
from daedalus_tools.i18n.beside import messages
from daedalus_tools.i18n.lexicon import misnamed

LANGUAGES = ("de", "it", "pl", "ru")


def found(game: str, language: str, file: str, key: str, text: str) -> list[str]:
    place = (game, f"{game}/{file}", key)
    english = messages(language)[place].english
    return [says for _, says in misnamed(registry.game(game), place, text, english, language)]


@pytest.mark.parametrize(
    ("game", "language", "file", "key", "old", "new", "says"),
    [
        ("labyrinth", "it", "rules.ftl", "rule-7-4-4", "Smantellamento", "Schieramento", "deploy instead of disrupt"),
        ("labyrinth", "it", "rules.ftl", "rule-8-2-3", "Cambio di Regime", "Besieged Regime",
         "besieged regime instead of regime change"),
        ("twilight", "it", "decisions.ftl", "coup-in", "colpo di stato", "riallineamento",
         "realignment instead of coup"),
        ("twilight", "ru", "decisions.ftl", "coup-in", "устроить переворот", "провести переориентацию",
         "realignment instead of coup"),
        ("twilight", "pl", "rules.ftl", "rule-6-3-4", "Przewrót", "Wywieranie Presji", "realignment instead of coup"),
    ],
)  # fmt: skip
def test_another_thing_is_named(game: str, language: str, file: str, key: str, old: str, new: str, says: str) -> None:
    right = messages(language)[game, f"{game}/{file}", key].text
    assert old in right
    assert found(game, language, file, key, right) == []
    assert found(game, language, file, key, right.replace(old, new)) == [says]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_is_named_rightly(language: str) -> None:
    wrong = {
        place: list(misnamed(registry.game(place[0]), place, one.text, one.english, language))
        for place, one in messages(language).items()
        if place[0]
    }
    assert not [place for place, says in wrong.items() if says]


def test_a_thing_that_is_not_named_at_all_is_no_other() -> None:
    """What a translator leaves out, or says in words of his own, is not mistaken for another."""
    assert found("labyrinth", "it", "rules.ftl", "rule-7-4-4", "Una mossa dove ci sono due o più truppe") == []
