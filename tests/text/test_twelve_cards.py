"""Twelve cards whose texts are hard to make, in every language, as they read today."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.cards import card_text, languages
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker, speaker

CARDS = (2, 41, 43, 57, 97, 117, 121, 143, 166, 184, 196, 239)
SNAPSHOT = Path(__file__).parent / "twelve_cards"


def texts(language: str) -> str:
    game = registry.game("labyrinth")
    library = game.cards.library
    return "".join(
        f"{n} {library.cards[n].title}\n{card_text(library.cards[n].tree, game, language)}\n\n" for n in CARDS
    )


@pytest.mark.parametrize("language", languages())
def test_texts_are_as_agreed(language: str) -> None:
    """After a wanted change: python -m tests.text.test_twelve_cards writes them anew."""
    assert texts(language) == (SNAPSHOT / f"{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_nothing_is_said_in_english(language: str) -> None:
    game = registry.game("labyrinth")
    said = Speaker(game, language)
    for n in CARDS:
        said.text(planned(game.cards.library.cards[n].tree, game.words))
    assert not said.missing


def test_every_card_has_a_short_english_text() -> None:
    game = registry.game("labyrinth")
    cards = {id(card.tree): card for card in game.cards.library.cards.values()}.values()
    lengths = sorted(len(card_text(card.tree, game).split()) for card in cards)
    assert lengths[0] > 0
    assert lengths[len(lengths) // 2] <= 45
    assert not speaker(game).missing


if __name__ == "__main__":
    SNAPSHOT.mkdir(exist_ok=True)
    for name in languages():
        (SNAPSHOT / f"{name}.txt").write_text(texts(name), encoding="utf-8")
