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
OWN = {
    m.key
    for file in locales.files(GAME, "en")
    if file.is_relative_to(GAME.locale_home("en"))
    for m in locales.read(file)[0]
}


def texts(language: str) -> str:
    return "".join(f"{n} {CARDS[n].title}\n{card_text(CARDS[n].tree, GAME, language)}\n\n" for n in HARD)


@pytest.mark.parametrize("file", sorted(SNAPSHOT.glob("*.txt")), ids=lambda file: file.stem)
def test_texts_are_as_agreed(file: Path) -> None:
    """After a wanted change: python -m tests.text.test_twilight writes them anew."""
    assert texts(file.stem) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", SPEAK)
def test_every_word_on_the_cards_is_in_the_language(language: str) -> None:
    said = Speaker(GAME, language)
    for card in CARDS.values():
        text = said.text(planned(card.tree, GAME.words))
        assert not re.search(r"[{}$_•]|\.\.|,\.|  ", text), text
    assert not {full for full in said.missing if full.split(".")[0] in OWN}


def test_every_word_has_an_english_sentence() -> None:
    assert not locales.wordless(GAME)


@pytest.mark.parametrize("number", CARDS)
def test_card_has_a_whole_english_text(number: int) -> None:
    said = Speaker(GAME)
    text = said.text(planned(CARDS[number].tree, GAME.words))
    assert not said.missing
    assert re.fullmatch(r"[A-Z+−].*\.", text)
    titles_out = re.sub(r"“[^”]*”|\([a-d]\)", "“”", text)
    assert not re.search(r"[{}$_•]|(?<![’(])\b[b-zB-Z]\b|\.\.|,\.|  ", titles_out), text
    assert len(text.split()) <= 120


def test_cards_are_short() -> None:
    lengths = sorted(len(card_text(card.tree, GAME).split()) for card in CARDS.values())
    assert len(lengths) == 110
    assert lengths[55] <= 45


if __name__ == "__main__":
    for file in SNAPSHOT.glob("*.txt"):
        file.write_text(texts(file.stem), encoding="utf-8")
