"""From the text of a card a reader takes its numbers, places, titles, sides and pieces: those of its program, no more
and no less; and in every language the same."""

from __future__ import annotations

import functools
import re

import pytest

from daedalus.kit import registry
from daedalus.kit.library import Card
from daedalus.language import typed
from daedalus.language.records import OnTrack
from daedalus.language.typed import CardTree
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.cards import ENGLISH, card_text, languages
from daedalus.text.figures import Figures, figures
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker, key_of

GAME = registry.game("labyrinth")
SIDES = {f"side-{side}" for side in GAME.words.sides}
BOTH = "side-both"
PIECES = ("militia", "aid", "awakening", "reaction", "besieged", "cadre", "prestige", "funding", "reserves", "troop")
CARDS = list({id(card.tree): card for _, card in sorted(GAME.cards.library.cards.items())}.values())
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.number))


@functools.cache
def read(number: int, language: str = ENGLISH) -> Figures:
    tree = GAME.cards.library.cards[number].tree
    return figures(card_text(tree, GAME, language), GAME, language)


def program(tree: CardTree) -> list[object]:
    return list(nodes((tree.conditions, tree.target, tree.event, tree.lasting)))


def constants(tree: CardTree) -> list[typed.Constant]:
    asked = {id(node.parts[0]) for node in program(tree) if isinstance(node, typed.Op) and node.op == "side"}
    return [node for node in program(tree) if isinstance(node, typed.Constant) and id(node) not in asked]


def numbers(tree: CardTree) -> set[int]:
    return {c.value for c in constants(tree) if type(c.value) is int}


def unsaid(tree: CardTree) -> set[int]:
    """Numbers that no card says in figures, by their kind."""
    found = {0}  # `> 0` is that there are some, `= 0` that there are none
    for node in program(tree):
        if not isinstance(node, typed.Op) or len(node.parts) != 2:
            continue
        left, right = node.parts
        if isinstance(left, typed.Call) and isinstance(left.word.gives, OnTrack) and isinstance(right, typed.Constant):
            found.add(int(str(right.value)))  # a track that is not at its end: the rules say where that is
        if isinstance(left, typed.Quantifier) and left.kind == "number" and node.op == ">":
            found.add(int(str(right.value)))  # more places than one among which pieces are moved
    return found


@each_card
def test_numbers_are_those_of_the_program(card: Card) -> None:
    said, meant = read(card.number).numbers, numbers(card.tree)
    assert said <= meant
    assert meant - said <= unsaid(card.tree)


@each_card
def test_places_are_those_of_the_program(card: Card) -> None:
    said = {key for name in read(card.number).names for key in name} - SIDES - {BOTH}
    assert said == {key_of(p.Name(str(c.value), c.type)) for c in constants(card.tree) if c.type == "country"}


@each_card
def test_titles_are_those_of_the_program(card: Card) -> None:
    tree = card.tree
    linked = {*tree.blocks, *tree.allows, *tree.requires, *tree.requires_any, *(name for name, _ in tree.blocked_by)}
    named = {str(c.value) for c in constants(tree) if c.type == "text"}
    marks = {title for title in (tree.marker, tree.mark) if title}  # what its own mark counts as
    said = read(card.number).titles
    assert linked | named <= said
    assert said <= linked | named | marks


@each_card
def test_sides_are_those_of_the_program(card: Card) -> None:
    tree = card.tree
    said = {key for name in read(card.number).names for key in name} & {*SIDES, BOTH}
    said = {*SIDES} if BOTH in said else said
    named = {f"side-{c.value}" for c in constants(tree) if c.type == "side"}
    deciding = [node for node in program(tree) if isinstance(node, (typed.Choose, typed.May, typed.DoSome))]
    named |= {f"side-{node.side}" for node in deciding if node.side}
    own = {f"side-{tree.association}"}  # who plays the card is spoken to, and not named
    asked = any(isinstance(node, typed.Op) and node.op == "side" for node in program(tree))
    words = {node.word.pattern for node in program(tree) if isinstance(node, typed.Call)}
    adjectives = {f"side-{side}" for side in GAME.words.sides if any(re.search(rf"\b{side}\b", w) for w in words)}
    limits = {f"side-{side}" for _, side in tree.blocked_by if side}
    limits |= {f"side-{symbol.partition(' if ')[2]}" for symbol in tree.symbols if " if " in symbol}
    assert named - own <= said
    assert said <= named | own | adjectives | limits | (SIDES if asked else set())
    assert not asked or SIDES & said


@each_card
def test_pieces_are_those_of_the_program(card: Card) -> None:
    """A word speaks of the pieces that it names; what is left out of a text is said by another word of it."""
    words = {node.word for node in program(card.tree) if isinstance(node, typed.Call)}
    words |= {node.point for node in program(card.tree) if isinstance(node, typed.Answer)}
    words |= {node.moment for node in program(card.tree) if isinstance(node, typed.Trigger)}
    spoken = " ".join(word.pattern for word in words).replace("popular marker", "awakening, reaction").lower()
    text = re.sub("“.*?”", "", card_text(card.tree, GAME)).lower()
    meant = {piece for piece in PIECES if piece.lower() in spoken}
    assert meant == {piece for piece in PIECES if re.search(rf"\b{piece.lower()}", text)}


@pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])
def test_every_language_says_the_same(language: str) -> None:
    """Of the cards that are wholly said in the language."""
    differ = []
    said = Speaker(GAME, language)
    known = frozenset(title for card in CARDS for title in read(card.number).titles)
    for card in CARDS:
        said.missing.clear()
        said.text(planned(card.tree, GAME.words))
        if said.missing:
            continue
        found = list(read(card.number, language).differences(read(card.number), known))
        differ += [f"{card.number} {card.title}: {what} {name}" for what, name in found]
    assert not differ
