"""What a sentence really does, on positions by lot, is what its declaration says: so what the linter knows after a
sentence is true, however sentences follow each other."""

from __future__ import annotations

import contextlib
import functools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from daedalus.core.decision import GameOver
from daedalus.games.labyrinth.library import library, reader
from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit.library import Card
from daedalus.kit.study import Setting
from daedalus.kit.wandering import by_lot
from daedalus.language.compile import Compiler
from daedalus.language.records import Then
from daedalus.language.roles import Place
from daedalus.language.typed import Do
from daedalus.language.vocabulary import Word
from daedalus_tools import world
from daedalus_tools.analysis import changing
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.needs import possible
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.said import of_sentence
from daedalus_tools.deep.bench import Bench

TIMES = 25
SETTINGS = (Setting("awakening", ("base", "awakening")), Setting("base", ("base",)))
SAID = {  # what stands in a hole, but for countries
    "number": ("1", "1", "2", "3"),
    "alignment": ("ally", "neutral", "adversary"),
    "governance": ("good", "fair", "poor", "islamist rule"),
    "posture": ("soft", "hard", "posture of France", "opposite of world posture"),
    "side": ("us", "jihadist"),
    "text": ('"CTR"', '"NATO"', '"Sadr"', '"FATA"'),
    "card": ("this card",),
    "cards": ("top 2 cards of draw pile",),
}
DOING = [  # a plot is not said in one word
    w for w in vocabulary().words if w.kind in ("verb", "change") and all(hole.type != "plot" for hole in w.holes)
]
READ = [
    w
    for w in vocabulary().words
    if (w.kind == "adjective" and w.subject == "country" and not w.holes)
    or (w.kind == "value" and [hole.type for hole in w.holes] in ([], ["country"]))
]


@functools.cache
def bench(i: int) -> Bench:
    return Bench(world.game().study(), SETTINGS[i], library())


def written(word: Word, lot: random.Random, names: list[str]) -> str:
    """The word as a line of a card, about any countries."""

    def fill(match: re.Match[str]) -> str:
        if match[1] == "country":
            return lot.choice(names)
        if match[1] == "countries":
            return f"({', '.join(lot.sample(names, 3))})"
        return lot.choice(SAID[match[1]])

    text = re.sub(r"\{\w+:([\w-]+)\}", fill, word.pattern)
    text = re.sub(r"(\w+)\[s\]", r"\1s", text)
    return f"{lot.choice('+-')}{text}" if word.kind == "change" else text


def runs(word: Word) -> Iterator[tuple[Any, Do, list[Any], random.Random]]:
    """The game after the sentence, the sentence, and the values before it; on positions by lot."""
    for i in range(TIMES):
        lot = random.Random(f"{word.key} {i}")
        b = bench(int(i % 3 == 2))
        g = b.game
        b.position(lot)
        if i % 2:
            g.values[g.schema.slot["marks"]] = ()
        b.editor(lot).tidy()
        settled = [c.name for c in g.countries if not c.is_untested or c.mat]
        names = settled if len(settled) > 3 and lot.random() < 0.7 else [c.name for c in g.countries]
        statements, found = reader().read_statements(written(word, lot, names), word.key)
        assert not found
        b.load(b.save(), i)
        g.policies = dict.fromkeys(g.schema.sides, by_lot(i))
        cause = g.get("draw pile")[0]
        g.context = g.context._replace(cause=cause, side="us", targeting=True)
        before = list(g.values)
        with contextlib.suppress(GameOver):
            Compiler(vocabulary(), word.key).statements(statements)(g, lot.choice(("us", "jihadist")))
        (s,) = statements
        assert isinstance(s, Do)
        yield g, s, before, lot
        g.context = g.context._replace(cause=None, targeting=False)


def profile(g: Any, values: list[Any], index: int) -> int:
    """What a country is, as the linter knows it; nothing if it is what the linter does not know."""
    base = g.schema.base
    levels = tuple(int(values[base[axis] + index]) for axis in world.study().axes)
    name = g.schema.spaces[index]
    return next((1 << i for i, p in enumerate(universe().profiles) if p == (name, levels)), 0)


@pytest.mark.parametrize("word", DOING, ids=lambda word: word.key)
def test_a_country_becomes_nothing_but_what_is_known_after_the_sentence(word: Word) -> None:
    for g, s, before, _ in runs(word):
        masks = {f"={c.name}": profile(g, before, c.index) for c in g.countries}
        names = Names({name: Thing(mask) for name, mask in masks.items() if mask}, frozenset({"us"}))
        changing.done(s, names)
        for c in g.countries:
            was, now = masks[f"={c.name}"], profile(g, g.values, c.index)
            about_it = c.name in s.source and not was & possible(word)  # which the rules forbid
            if was and now and now != was and not about_it and not names.things[f"={c.name}"].mask & now:
                raise AssertionError(
                    f"{s.source}: {c.name} was {universe().first(was)!r}, is {universe().first(now)!r}"
                )


@pytest.mark.parametrize("word", DOING, ids=lambda word: word.key)
def test_a_word_says_something_else_only_if_it_hangs_on_what_the_sentence_changes(word: Word) -> None:
    what = changing.touched(word)
    unshaken = [w for w in READ if not changing.shaken(w, what)]
    for g, _, before, _ in runs(word):
        after = list(g.values)
        now = answers(g, unshaken)
        g.values[:] = before
        g.forget()
        assert [key for key, value in answers(g, unshaken).items() if now[key] != value] == []
        g.values[:] = after
        g.forget()


def answers(g: Any, words: list[Word]) -> dict[tuple[str, str], Any]:
    """What words say of every country, or at all."""
    found: dict[tuple[str, str], Any] = {}
    for w in words:
        assert w.function is not None
        if w.kind == "adjective" or w.holes:
            found.update({(w.key, c.name): w.function(g, c) for c in g.countries})
        else:
            value = w.function(g)
            found[w.key, ""] = value.number if isinstance(value, Card) else value
    return found


@pytest.mark.parametrize("word", [w for w in DOING if any(w.change(Then))], ids=lambda word: word.key)
def test_what_a_sentence_grants_holds_after_it(word: Word) -> None:
    place = next((i for i, _ in word.role(Place)), None)
    for g, s, before, _ in runs(word):
        it = s.call.args[place] if place is not None else None
        if it is not None and not (
            g.open(g.at[it.value]) and profile(g, before, g.at[it.value].index) & possible(word)
        ):
            continue  # a closed country is as it was
        for then in word.change(Then):
            held = Compiler(vocabulary(), word.key).expression(of_sentence(then.so, s.call, it))(g, "us")
            assert held or then.where, f"{s.source}: not {then.so}"
