"""The texts of Twilight Struggle: every card says something, and ten that are hard to say read as agreed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text import locales
from daedalus.text.cards import card_text, languages
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker

GAME = registry.game("twilight")
CARDS = GAME.cards.library.cards
HARD = (20, 22, 40, 42, 45, 49, 50, 59, 103, 107)
SNAPSHOT = Path(__file__).parent / "twilight_cards"
SPEAK = [name for name in languages() if (GAME.locale_home(name) / "text" / "sentences.ftl").is_file()]


def texts(language: str) -> str:
    return "".join(f"{n} {CARDS[n].title}\n{card_text(CARDS[n].tree, GAME, language)}\n\n" for n in HARD)


@pytest.mark.parametrize("language", SPEAK)
def test_texts_are_as_agreed(language: str) -> None:
    """After a wanted change: python -m tests.text.test_twilight writes them anew."""
    assert texts(language) == (SNAPSHOT / f"{language}.txt").read_text(encoding="utf-8")


def test_every_word_has_an_english_sentence() -> None:
    assert not locales.wordless(GAME)


@pytest.mark.parametrize("number", CARDS)
def test_card_has_a_whole_english_text(number: int) -> None:
    said = Speaker(GAME)
    text = said.text(planned(CARDS[number].tree, GAME.words))
    assert not said.missing
    assert re.fullmatch(r"[A-Z+−].*\.", text)
    titles_out = re.sub("“[^”]*”", "“”", text)
    assert not re.search(r"[{}$_•]|(?<!’)\b[b-zB-Z]\b|\.\.|,\.|  ", titles_out), text
    assert len(text.split()) <= 120


def test_cards_are_short() -> None:
    lengths = sorted(len(card_text(card.tree, GAME).split()) for card in CARDS.values())
    assert len(lengths) == 110
    assert lengths[55] <= 45


if __name__ == "__main__":
    SNAPSHOT.mkdir(exist_ok=True)
    for name in SPEAK:
        (SNAPSHOT / f"{name}.txt").write_text(texts(name), encoding="utf-8")
