"""Everything is there in every language: 350 cards, questions, log lines, findings, names, heads of cards, rules.

What is still to come stands in `to_come.txt`: a language, a file of it and, where the file is there but for a few
messages, a key. Who writes it takes the line away."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.locales import Problem
from daedalus.text.places import LOCALE
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.plain import check_plain
from daedalus_tools.i18n.status import State, states

GAMES = [registry.game("labyrinth"), registry.game("twilight")]
OTHERS = [name for name in languages() if name != ENGLISH]
LIST = Path(__file__).with_name("to_come.txt")
TO_COME = {tuple(line.split()) for line in LIST.read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")}

pytestmark = pytest.mark.parametrize("language", OTHERS)


@functools.cache
def found(language: str) -> list[State]:
    return list(states(GAMES, language))


def test_nothing_is_missing_but_what_is_to_come(language: str) -> None:
    missing = {(language, x.file, key) for x in found(language) for key in x.missing}
    later = {entry for entry in missing if entry in TO_COME or entry[:2] in TO_COME}
    assert missing - later == set()


def test_what_is_there_is_taken_off_the_list(language: str) -> None:
    missing = {(x.language, x.file, key) for x in found(language) for key in x.missing}
    missing |= {(name, file, "") for name, file, _ in missing}
    plurals = {(language, *entry) for entry in _plurals(language)}
    listed = {entry for entry in TO_COME if entry[0] == language}
    done = {e for e in listed if (e if len(e) > 2 else (*e, "")) not in missing | plurals}
    assert done == set(), f"take these lines out of {LIST.name}"


def test_nothing_is_wrong_but_plurals_to_come(language: str) -> None:
    wrong = [x for x in problems(language) if x.what not in ("missing", "missing-plural")]
    assert not [f"{x.file.name}:{x.line} {x.what} {x.text}" for x in wrong]
    assert {(language, *entry) for entry in _plurals(language)} - TO_COME == set()


def test_shared_files_are_judged_alike_in_every_game(language: str) -> None:
    """`check --game`: findings may quote cards of any game."""
    assert not [f"{x.file.name}:{x.line} {x.what} {x.text}" for x in check_plain(GAMES[-1], language)]


@functools.cache
def problems(language: str) -> list[Problem]:
    return [x for i, game in enumerate(GAMES) for x in check_plain(game, language, shared=not i)]


def _plurals(language: str) -> set[tuple[str, str]]:
    """Messages that lack a variant for a plural, with their files."""
    return {
        (x.file.as_posix().split(f"/{LOCALE}/{language}/")[1], x.text.partition(":")[0])
        for x in problems(language)
        if x.what == "missing-plural"
    }


def test_every_card_is_said_without_english(language: str) -> None:
    cards = 0
    for game in GAMES:
        said = Speaker(game, language)
        for card in game.cards.library.cards.values():
            assert said.text(planned(card.tree, game.words)), card
            cards += 1
        assert not said.missing
    assert cards == 350
