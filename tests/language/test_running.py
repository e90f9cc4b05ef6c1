"""Whole events, compiled, do what a plain walk over them does: blocks in blocks, names that come, go and are empty."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from daedalus.core.decision import Option
from daedalus.core.game import Game
from daedalus.core.messages import Said
from daedalus.games.labyrinth.library import compile_card
from tests.language.reading import understood
from tests.language.runner import Runner
from tests.support import Table

HEAD = 'card 901 "Own"\n  us, 2 ops\n  event:\n'
NAMES = ("c", "d", "e")
KINDS = ("poor muslim", "good muslim", "fair muslim", "muslim")
COUNTRIES = ("Iraq", "Jordan", "Egypt", "Iran")


class Author:
    """Writes events at random, by the rules of names: what is in force may be used, and nothing else."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.lines: list[str] = []

    def add(self, depth: int, text: str) -> None:
        self.lines.append("  " * depth + text)

    def block(self, depth: int, known: set[str]) -> set[str]:
        """Some statements; the names that it gives come back."""
        here = set(known)
        given: set[str] = set()
        for _ in range(self.chance.randint(1, 4 if depth < 4 else 2)):
            new = self.statement(depth, here)
            given |= new
            here |= new
        return given

    def statement(self, depth: int, known: set[str]) -> set[str]:
        kind = self.chance.choice(
            ["choose", "choose", "let", "use", "use", "use", "count"]
            + (["if", "if", "for", "times", "may", "do", "done"] if depth < 5 else [])
        )
        name = self.chance.choice(NAMES)
        if kind == "choose":
            self.add(depth, f"choose {self.things(name, known)}")
            return {name}
        if kind == "let":
            self.add(depth, f"let {name} = {self.chance.choice([*sorted(known), *COUNTRIES[:1]])}")
            return {name}
        if kind == "use":
            where = self.chance.choice([*sorted(known), *COUNTRIES[:1]])
            self.add(depth, self.chance.choice([f"place 1 aid in {where}", f"place 1 cell in {where}", "+1 prestige"]))
            return set()
        if kind == "count":
            verb = self.chance.choice(["place 2 cells in", "remove 2 cells from"])
            self.add(depth, f"{verb} {self.chance.choice([*sorted(known), *COUNTRIES[:1]])} as n")
            self.add(depth, "+n prestige")
            return set()
        if kind == "done":
            return self.looking_back(depth, known)
        if kind == "if":
            return self.branches(depth, known)
        if kind == "for" and len(known) < len(NAMES):
            loop = next(n for n in NAMES if n not in known)
            self.add(depth, f"for each {loop} in countries in ({', '.join(COUNTRIES[:3])}):")
            self.block(depth + 1, known | {loop})
        elif kind == "times":
            self.add(depth, f"do {self.chance.choice(['2', 'number of poor countries', '(prestige - 6)'])} times:")
            self.block(depth + 1, known)
        elif kind == "may":
            self.add(depth, "may:")
            self.block(depth + 1, known)
        else:
            self.options(depth, known)
        return set()

    def looking_back(self, depth: int, known: set[str]) -> set[str]:
        """A line, and whether it did anything."""
        given = self.statement(depth, known)
        self.add(depth, self.chance.choice(["if done:", "if not done:", "if done and prestige > 7:"]))
        self.block(depth + 1, known | given)
        return given

    def things(self, name: str, known: set[str]) -> str:
        near = [f" adjacent to {other}" for other in sorted(known - {name})]
        lot = self.chance.choice(["", "", "random "])
        return f"a {lot}{self.chance.choice(KINDS)} country {name}{self.chance.choice(['', *near])}"

    def condition(self, known: set[str]) -> str:
        over = ["total cells over poor countries > 1", "lowest (aid in x + 1) over muslim countries x > 1"]
        return self.chance.choice(
            ["prestige > 7", "not us", "us", *over, *(f"{name} is poor" for name in sorted(known))]
        )

    def branches(self, depth: int, known: set[str]) -> set[str]:
        heads = [f"if {self.condition(known)}:"]
        heads += [f"else if {self.condition(known)}:" for _ in range(self.chance.randint(0, 1))]
        heads += ["else:"] * self.chance.choice([0, 1, 1])
        given = []
        for head in heads:
            self.add(depth, head)
            given.append(self.block(depth + 1, known))
        return set.intersection(*given) if heads[-1] == "else:" else set()

    def options(self, depth: int, known: set[str]) -> None:
        self.add(depth, f"do {self.chance.randint(1, 2)} of:")
        for i in range(self.chance.randint(1, 3)):
            name = self.chance.choice(NAMES)
            head, inside = self.chance.choice(
                [
                    ("", set[str]()),
                    (f" if {self.condition(known)}", set[str]()),
                    (f" in {self.things(name, known)}", {name}),
                ]
            )
            self.add(depth + 1, f'option "{i}"{head}:')
            self.block(depth + 2, known | inside)


def a_board(seed: int) -> Table:
    """A few countries at random, and a player who answers at random."""
    chance = random.Random(seed)
    board = Table()
    for country in COUNTRIES:
        board(country, chance.choice(["untested", "poor ally", "good neutral", "fair adversary"]))

    def answer(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        return chance.choice(list(options))

    board.game.policies = {"us": answer, "jihadist": answer}
    return board


@settings(max_examples=200)
@given(st.integers(0, 10**9))
def test_a_compiled_event_does_what_its_tree_says(seed: int) -> None:
    """The same questions, the same answers, the same end."""
    author = Author(seed)
    author.block(2, set())
    assume(len(author.lines) < 95)  # a card has a page at most
    tree = understood(HEAD + "\n".join(author.lines) + "\n")
    event = compile_card(tree, "own")[0].event
    assert event is not None
    assert tree.event is not None
    compiled, walked = a_board(seed), a_board(seed)
    compiled.run(lambda: event(compiled.game, "us"))
    walked.run(lambda: Runner(walked.game, "us").run(tree.event or (), {}))
    assert compiled.asked() == walked.asked()
    assert compiled.changes() == walked.changes()
    assert compiled.game.values == walked.game.values
