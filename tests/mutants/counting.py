"""How many of the mutants that are mistakes the linter finds, operator by operator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from attrs import define, field

from daedalus.data import folder
from daedalus.games.labyrinth.library import read_card, reader
from daedalus.kit.library import card_files
from daedalus.language.typed import CardTree
from daedalus_tools import analysis
from daedalus_tools.lint import decks
from tests.mutants.judging import breaks_a_rule
from tests.mutants.operators import CONSTRUCTED, OPERATORS, Mutant, mutants


@define
class Tally:
    """The mutants of an operator: all, those that are mistakes, and those of them that were found."""

    made: Counter[str] = field(factory=Counter)
    wrong: Counter[str] = field(factory=Counter)
    found: Counter[str] = field(factory=Counter)
    missed: list[Mutant] = field(factory=list)

    @property
    def share(self) -> float:
        return sum(self.found.values()) / max(1, sum(self.wrong.values()))

    def table(self) -> str:
        rows = ["operator                     made  mistakes  found  share"]
        for name in (*OPERATORS, "all"):
            made, wrong, found = (
                sum(c.values()) if name == "all" else c[name] for c in (self.made, self.wrong, self.found)
            )
            share = f"{100 * found / wrong:5.1f} %" if wrong else "      -"
            rows.append(f"{name:27} {made:5} {wrong:9} {found:6} {share}")
        return "\n".join(rows)


def originals() -> dict[str, CardTree]:
    """The cards of the project, by file."""
    trees = {}
    for path in card_files([folder("cards") / "labyrinth"]):
        tree, findings = read_card(path)
        assert tree is not None
        assert not findings
        trees[tree.file] = tree
    return trees


def every(trees: dict[str, CardTree]) -> Iterator[Mutant]:
    for file, tree in trees.items():
        yield from mutants(file, tree.source)


def counted(some: Iterable[Mutant], trees: dict[str, CardTree], positions: int) -> Tally:
    """Judges mutants and lints those that are mistakes."""
    tally = Tally()
    for mutant in some:
        tally.made[mutant.operator] += 1
        tree, findings = reader().read(mutant.text, mutant.file)
        unread = tree is None or bool(findings)
        if mutant.judged != CONSTRUCTED and not unread:
            assert tree is not None
            if not breaks_a_rule(tree, trees[mutant.file], positions):
                continue
        tally.wrong[mutant.operator] += 1
        if unread or _found(tree, trees):
            tally.found[mutant.operator] += 1
        else:
            tally.missed.append(mutant)
    return tally


def _found(tree: CardTree | None, trees: dict[str, CardTree]) -> bool:
    """Whether the linter says anything of the card, by itself and then among all others."""
    assert tree is not None
    if any(True for _ in analysis.check(tree)):
        return True
    among: Sequence[CardTree] = [tree if file == tree.file else other for file, other in trees.items()]
    told = {(f.file, f.code) for f in decks.together(list(trees.values()), list)}
    return any((f.file, f.code) not in told for f in decks.together(among, list))


def names(missed: Sequence[Mutant]) -> str:
    return "\n".join(f"{Path(m.file).name}:{m.line}  {m.operator}: {m.text.split(chr(10))[m.line - 1]}" for m in missed)
