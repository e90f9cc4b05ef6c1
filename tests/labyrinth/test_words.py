"""Every word is a full record, and says what it does: keys, roles, phrases, and examples that are read and run."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.games.labyrinth.board import board, boards
from daedalus.games.labyrinth.library import library, reader
from daedalus.games.labyrinth.tables import tables
from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit.effects import ENDING
from daedalus.language.compile import Compiler
from daedalus.language.findings import Span
from daedalus.language.records import Becomes, Between, Moves, Printed, Removes, Shifts
from daedalus.language.roles import Count, Figure, Place, Step
from daedalus.language.vocabulary import Word
from daedalus_tools.analysis.said import condition
from tests.support import EMPTY_AWAKENING, Table

WORDS = vocabulary().words
HEAD = 'card 901 "One"\n  us, 1 op\n'
FRAMES = {  # kind of word -> the places of a card where its example may stand
    "verb": ("event:\n    {}",),
    "change": ("event:\n    {}",),
    "noun": ("event:\n    {}", "event:\n    if {}: draw 1 card"),
    "adjective": ("event:\n    if {}: draw 1 card", "event:\n    {}"),
    "value": ("event:\n    if {}: draw 1 card", "event:\n    {}", "while in effect:\n    {}"),
    "point": ("while in effect:\n    {}",),
    "moment": ("while in effect:\n    {}",),
}


def by_key(word: Word) -> str:
    return word.key


def words_in(node: Any) -> Iterator[Word]:
    """The words of a tree."""
    if isinstance(node, Word):
        yield node
    elif isinstance(node, (tuple, list)):
        for part in node:
            yield from words_in(part)
    elif not isinstance(node, Span) and hasattr(node, "__match_args__"):
        for name in node.__match_args__:
            yield from words_in(getattr(node, name))


@pytest.mark.parametrize("word", WORDS, ids=by_key)
def test_an_example_says_its_word(word: Word) -> None:
    """Read where such a line may stand, it comes to this word and to no other that looks like it."""
    for frame in FRAMES[word.kind]:
        tree, found = reader().read(f"{HEAD}  {frame.format(word.example)}\n", word.key)
        if tree is not None and not found:
            said = list(words_in((tree.event, tree.lasting)))
            assert word in said
            if word.kind in ("verb", "change"):
                assert [other for other in said if other.kind in ("verb", "change")] == [word]
            return
    raise AssertionError(f"{word.key}: {word.example!r} is not read")


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("word", [w for w in WORDS if w.kind in ("verb", "change")], ids=by_key)
def test_an_example_is_carried_out(word: Word, seed: int) -> None:
    """On an empty board and on one with pieces; and a word that says so leaves the board as it was."""
    table = Table(seed, EMPTY_AWAKENING)
    g = table.game
    if seed > 1:
        for name in ("Iraq", "Syria", "Egypt", "Libya"):
            table(name, "poor neutral", cells=2, troops=1, aid=1, plots=["1"], awakening=1, reaction=1)
        table.hand("us", [1, 2, 3])
        table.hand("jihadist", [60, 61])
    g.policies = dict.fromkeys(("us", "jihadist"), random_policy(seed))
    g.context = g.context._replace(cause=4, side="us", targeting=True)
    table.move(g.cause, "in play")
    statements, found = reader().read_statements(word.example, word.key)
    assert not found
    before = list(g.values)
    with contextlib.suppress(GameOver):
        Compiler(vocabulary(), word.key).statements(statements)(g, "us")
    if not word.changes:
        left_behind = {g.schema.slot[name] for name in ("history", "draws")}
        assert [i for i, old in enumerate(before) if g.values[i] != old and i not in left_behind] == []


def test_the_moment_at_which_an_effect_ends_is_called_as_the_core_calls_it() -> None:
    """The one key that is not ours."""
    assert ENDING in vocabulary().by_key


@pytest.mark.parametrize("word", WORDS, ids=by_key)
def test_a_record_is_full(word: Word) -> None:
    """A key in kebab-case, a rule, one line of description, an example."""
    assert word.key == ENDING or re.fullmatch(r"[a-z]+(-[a-z]+)*", word.key)
    assert re.fullmatch(r"\d+(\.\d+)*", word.rule)
    assert word.says.endswith((".", "?"))
    assert word.example
    assert all(role.words for role in word.roles.values())


def test_keys_are_unique_over_all_kinds() -> None:
    assert len({word.key for word in WORDS}) == len(WORDS) == len(vocabulary().by_key)


def phrases(word: Word) -> Iterator[str]:
    for need in word.needs:
        yield from (need.that, need.spare, need.also, *(case.that for case in need.cases))
    for change in word.change(Becomes):
        yield from (change.so, change.where)
    yield from (idle.when for idle in word.idle)
    yield from (word.means, word.among)
    if isinstance(word.gives, (Between, Printed)):
        yield word.gives.where


@pytest.mark.parametrize("word", [w for w in WORDS if any(phrases(w))], ids=by_key)
def test_phrases_of_a_declaration_can_be_read(word: Word) -> None:
    for text in filter(None, phrases(word)):
        assert condition(text, word.holes).type == "truth"


@pytest.mark.parametrize("word", WORDS, ids=by_key)
def test_a_record_names_what_is_declared(word: Word) -> None:
    """Pieces, tracks and figures are registered; spaces have the role of a place."""
    v = vocabulary()
    assert all(role.of in v.pieces for _, role in word.role(Count))
    assert all(role.track in v.tracks for kind in (Step, Figure) for _, role in word.role(kind))
    assert all(change.piece in v.pieces for kind in (Removes, Moves) for change in word.change(kind))
    assert all(change.track in v.tracks for change in word.change(Shifts))
    places = {i for i, hole in enumerate(word.holes) if hole.type in ("country", "countries")}
    assert {i for i, _ in word.role(Place)} == places


def test_pieces_and_tracks_are_counted_by_values() -> None:
    v = vocabulary()
    figures = [piece.figure for piece in v.pieces.values()] + [track.figure for track in v.tracks.values()]
    assert all(v.by_key[key].kind == "value" for key in figures if key)
    assert all(v.by_key[key].kind == kind for key, kind in ((v.standing, "adjective"), (v.in_force, "value")))


def test_the_greatest_figures_are_those_of_boards_and_cards() -> None:
    """What stands in the tables for those who do not look at a board."""
    most = tables()["most"]
    made = [board(name) for name in boards()]
    assert most["wmd in the box"] == max(one.wmd_box for one in made)
    assert most["wmd"] == max(one.wmd_box + sum(int(c.get("wmd", 0)) for c in one.printed) for one in made)
    assert most["cards"] == len(library().cards)
    assert most["extra cells"] == made[0].schema.limits[made[0].schema.slot["extra cells on map"]][1]
