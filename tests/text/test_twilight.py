"""The texts of Twilight Struggle: every card says something, and ten that are hard to say read as agreed."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.library import Card
from daedalus.language import typed
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import nodes
from daedalus.text import locales
from daedalus.text import plan as p
from daedalus.text.cards import ENGLISH, card_text, languages
from daedalus.text.figures import Figures, figures
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker, key_of

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


def constants(card: Card) -> list[typed.Constant]:
    tree = card.tree
    found = nodes((tree.conditions, tree.target, tree.event, tree.lasting))
    return [node for node in found if isinstance(node, typed.Constant)]


@functools.cache
def read(number: int, language: str = ENGLISH) -> Figures:
    return figures(card_text(CARDS[number].tree, GAME, language), GAME, language)


@pytest.mark.parametrize("number", CARDS)
def test_text_names_what_the_program_names(number: int) -> None:
    """Its numbers, places, sides and titles, and no others."""
    card, said = CARDS[number], read(number)
    meant = constants(card)
    figures_ = {c.value for c in meant if type(c.value) is int} - {0}
    fights = any(node.word.key == "war" for node in nodes(card.tree.event or ()) if isinstance(node, typed.Call))
    choices = [node.things for node in nodes((card.tree.event, card.tree.lasting)) if isinstance(node, typed.Choose)]
    once = {1} if any(c.up_to and getattr(c.count, "value", 0) == 1 for c in choices) else set()  # a side may
    assert figures_ - once <= set(said.numbers) - ({1} - figures_ if fights else set()) <= figures_  # 7.6: 1 less
    places = {key_of(p.Name(str(c.value), c.type)) for c in meant if c.type in ("country", "region")}
    names = {key for name in said.names for key in name}
    assert {key for key in names if not key.startswith("side-")} == places
    tree = card.tree
    linked = {*tree.blocks, *tree.allows, *tree.requires, *tree.requires_any, *(name for name, _ in tree.blocked_by)}
    assert said.titles == linked | {str(c.value) for c in meant if c.type == TEXT}
    sides = {f"side-{c.value}" for c in meant if c.type == "side"}
    own = {f"side-{tree.association}"}
    others = {"side-player", "side-opponent"}
    assert {key for key in names if key.startswith("side-")} - own - others <= sides
    assert sides - own <= names


@pytest.mark.parametrize("language", [name for name in SPEAK if name != ENGLISH])
def test_every_language_names_the_same(language: str) -> None:
    titles = frozenset(title for n in CARDS for title in read(n).titles)
    differ = [(n, *found) for n in CARDS for found in read(n, language).differences(read(n), titles)]
    assert not differ


def test_cards_are_short() -> None:
    lengths = sorted(len(card_text(card.tree, GAME).split()) for card in CARDS.values())
    assert len(lengths) == 110
    assert lengths[55] <= 45


def test_who_has_to_choose_is_told_so_and_not_addressed() -> None:
    assert card_text(CARDS[10].tree, GAME, "de").startswith("Die USA müssen entweder eine Karte")
    assert card_text(CARDS[10].tree, GAME, "it").startswith("Gli USA devono scartare una carta")
    assert card_text(CARDS[20].tree, GAME, "it").startswith("L'avversario deve scegliere un'opzione: ")


if __name__ == "__main__":
    for file in SNAPSHOT.glob("*.txt"):
        file.write_text(texts(file.stem), encoding="utf-8")
