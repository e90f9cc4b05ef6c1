"""The words of a pack, new tracks and markers, are said in every language, though nobody wrote sentences for them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.pack import load
from daedalus.text.cards import card_text, languages
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker

PACK = Path(__file__).parents[2] / "docs" / "examples" / "packs" / "silk-road"
GAME = registry.game("labyrinth").over([load(PACK)])


def test_a_marker_of_a_pack_is_placed() -> None:
    assert "place 1 × pipelines there" in card_text(GAME.cards.library.cards[30].tree, GAME)


@pytest.mark.parametrize("language", languages())
def test_every_card_of_the_pack_is_told(language: str) -> None:
    said = Speaker(GAME, language)
    of_pack = [card for card in GAME.cards.library.cards.values() if "silk-road" in card.file]
    assert of_pack
    for card in of_pack:
        assert said.text(planned(card.tree, GAME.words))
    assert not said.missing


def test_a_pack_brings_words_of_its_own_for_a_language(tmp_path: Path) -> None:
    copy = tmp_path / "silk-road"
    shutil.copytree(PACK, copy)
    terms = copy / "locale" / "de" / "text" / "sentences.ftl"
    terms.parent.mkdir(parents=True)
    terms.write_text('draw-cards = nimm { N($n, "card") } auf die Hand\n', encoding="utf-8")
    game = registry.game("labyrinth").over([load(copy)])
    assert "auf die Hand" in card_text(game.cards.library.cards[61].tree, game, "de")
    assert "auf die Hand" not in card_text(GAME.cards.library.cards[61].tree, GAME, "de")
