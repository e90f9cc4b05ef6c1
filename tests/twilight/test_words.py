"""Every word of Twilight Struggle is a full record: its example is read as this word, and carried out."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.words import vocabulary
from daedalus.kit.effects import ENDING
from daedalus.kit.library import compile_card
from daedalus.language.compile import Compiler
from daedalus.language.records import Moves, Removes, Shifts
from daedalus.language.roles import Count, Figure, Place, Step
from daedalus.language.vocabulary import Word
from daedalus.language.walking import nodes
from tests.twilight.scene import Scene

WORDS = vocabulary().words
HEAD = 'card 901 "One"\n  us, 1 op, early war\n'
FRAMES = {  # kind of word -> the places of a card where its example may stand
    "verb": ("event:\n    {}",),
    "change": ("event:\n    {}",),
    "noun": ("event:\n    {}", "event:\n    if {}: draw 1 card"),
    "adjective": ("event:\n    if {}: draw 1 card", "event:\n    {}"),
    "value": ("event:\n    if {}: draw 1 card", "event:\n    {}"),
    "point": ("while in effect:\n    {}",),
    "moment": ("while in effect:\n    {}",),
}


def by_key(word: Word) -> str:
    return word.key


def said_in(tree: Any) -> list[Word]:
    return [part for part in nodes((tree.event, tree.lasting)) if isinstance(part, Word)]


@pytest.mark.parametrize("word", WORDS, ids=by_key)
def test_an_example_says_its_word(word: Word) -> None:
    """Read where such a line may stand, it comes to this word and to no other that looks like it."""
    for frame in FRAMES[word.kind]:
        tree, found = GAME.cards.reader.read(f"{HEAD}  {frame.format(word.example)}\n", word.key)
        if tree is not None and not found:
            said = said_in(tree)
            assert word in said
            if word.kind in ("verb", "change"):
                assert [other for other in said if other.kind in ("verb", "change")] == [word]
            return
    raise AssertionError(f"{word.key}: {word.example!r} is not read")


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("word", [w for w in WORDS if w.kind in ("verb", "change")], ids=by_key)
def test_an_example_is_carried_out(word: Word, seed: int) -> None:
    """On an empty map and on one with influence; and a word that says so leaves the board as it was."""
    scene = Scene(seed)
    g = scene.game
    if seed > 1:
        for c in g.countries[::2]:
            scene(c.name, us=2, ussr=1)
        scene.hand("us", 1, 4, 54)
        scene.hand("ussr", 64, 75)
        scene.put("us space", 1)
    g.policies = dict.fromkeys(("us", "ussr"), random_policy(seed))
    scene.move(20, "in play")
    g.context = g.context._replace(cause=20, side="us", targeting=True)
    statements, found = GAME.cards.reader.read_statements(word.example, word.key)
    assert not found
    before = list(g.values)
    with contextlib.suppress(GameOver):
        Compiler(vocabulary(), word.key).statements(statements)(g, "us")
    if not word.changes:
        left_behind = {g.schema.slot[name] for name in ("draws", "named region", "round over", "draw pile")}
        assert [i for i, old in enumerate(before) if g.values[i] != old and i not in left_behind] == []


@pytest.mark.parametrize("word", WORDS, ids=by_key)
def test_a_record_is_full(word: Word) -> None:
    """A key in kebab-case, a rule of the book, one line of description, an example; all that it names is declared."""
    v = vocabulary()
    assert word.key == ENDING or re.fullmatch(r"[a-z]+(-[a-z]+)*", word.key)
    assert re.fullmatch(r"\d+(\.\d+)*(\.[A-I])?", word.rule)
    assert word.says.endswith((".", "?"))
    assert all(role.words for role in word.roles.values())
    assert all(role.of in v.pieces for _, role in word.role(Count))
    assert all(role.track in v.tracks for kind in (Step, Figure) for _, role in word.role(kind))
    assert all(change.piece in v.pieces for kind in (Removes, Moves) for change in word.change(kind))
    assert all(change.track in v.tracks for change in word.change(Shifts))
    places = {i for i, hole in enumerate(word.holes) if hole.type in ("country", "countries")}
    assert {i for i, _ in word.role(Place)} == places


def test_keys_are_unique_over_all_kinds() -> None:
    assert len({word.key for word in WORDS}) == len(WORDS) == len(vocabulary().by_key)


# -- player and opponent in what lasts --------------------------------------------------------------------------------

ROUND_TABLE = """card 901 "Round Table"
  unassociated, 2 ops, mark, early war
  event:
    war in Iran with 0 military ops won on 4 for 1 vp, with:
      war modifier of s in c: - 3 when s is player
  while in effect:
    coup modifier of s in c: + 2 when s is opponent
    when s coups in c if s is player: opponent gains 3 vp
"""


def round_table(scene: Scene) -> None:
    """A card of nobody's, added to the game."""
    tree, found = GAME.cards.reader.read(ROUND_TABLE, "round table")
    assert tree is not None
    assert not found
    (card,) = compile_card(tree, "standard", vocabulary())
    scene.game.library.cards[901] = card
    scene.game.lasting = {"Round Table": list(card.lasting)}


@pytest.fixture
def own_library(scene: Scene) -> Any:
    """The card is taken away again: games share a library."""
    before = scene.game.lasting
    yield scene
    scene.game.library.cards.pop(901, None)
    scene.game.lasting = before


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_a_lasting_event_of_nobodys_knows_who_played_it(own_library: Scene, side: str) -> None:
    """In a trigger, in an answer that lasts, and in one that goes with a sentence."""
    scene = own_library
    round_table(scene)
    other = scene.game.other(side)
    scene.event(901, side, [], [6])  # 6 - 3 is no success
    assert scene.vp(side) == 0
    assert [m.side for m in scene.game.marks if m.name == "Round Table"] == [side]
    asked = {s: scene.game.ask("coup-modifier", 0, s, scene.at("Chile")) for s in ("us", "ussr")}
    assert asked == {side: 0, other: 2}
    scene.run(lambda: scene.game.announce("coup-declared", side, scene.at("Chile")))
    assert scene.vp(other) == 3
