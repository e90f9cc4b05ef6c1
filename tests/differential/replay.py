"""Carrying out a recorded row with our procedures: its dice and answers go in, the changed values come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.game import Game
from daedalus.core.messages import Said
from tests.differential.compare import TARGETS, Disagreement
from tests.differential.positions import game_at, overdue, snapshot, tidy
from tests.differential.record import Row, states

Answer = Callable[[str, Said, Sequence[Option]], Option]


class Undriven(Exception):
    """The row cannot be carried out with our procedures: for want of a die or a choice, and why."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(why)
        self.what = what


class Replay:
    """One recorded row on its position."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.g = game_at(states()[row["state"]])
        self.before = snapshot(self.g)
        self.dice = list(row["dice"])
        self.known: Callable[[Said], int | None] = lambda said: None  # dice that do not come next in the record
        self._roll = self.g.roll
        g: Any = self.g  # dice, and victory, which was switched off in the recording, are replaced on this one game
        g.roll = self.roll
        g.win = lambda side, rule: None

    def roll(self, said: Said, rule: str) -> int:
        """The next recorded die, unless it is known otherwise."""
        value = self.known(said)
        if value is None:
            value = self.next_die(said.key)
        self.g.script = [0] * self.g.rolled + [value]
        return self._roll(said, rule)

    def next_die(self, what: str) -> int:
        if not self.dice:
            raise Undriven("dice", f"no die was recorded for {what!r}")
        return int(self.dice.pop(0))

    def answering(self, answer: Answer) -> None:
        def policy(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
            return answer(side, said, options)

        self.g.policies = {"us": policy, "jihadist": policy}

    def disagreements(self, kind: str, what: str, skip: Callable[[str], bool]) -> list[Disagreement]:
        """Every value that ends up otherwise than recorded."""
        ours = snapshot(self.g)
        theirs = dict(self.before)
        for change in self.row["diff"]:
            theirs[change["path"]] = tidy(change["path"], change["to"])
        where = self.row["state"]
        found = [
            Disagreement(kind, what, path, where, value, theirs.get(path), self.row)
            for path, value in ours.items()
            if value != theirs.get(path) and not skip(path) and not self._overdue(path, value, theirs.get(path))
        ]
        if self.dice:
            found.append(Disagreement(kind, what, "dice", where, "not rolled", list(self.dice), self.row))
        return found

    def targets(self, what: str) -> list[Disagreement]:
        """The countries that are looked back on, where they are others than recorded."""
        ours, theirs = snapshot(self.g), {**self.before, **{c["path"]: c["to"] for c in self.row["diff"]}}
        found = []
        for phase in ("targets_this_phase", "targets_last_phase"):
            mine, recorded = (sorted({*lists[f"{phase}.event"], *lists[f"{phase}.ops"]}) for lists in (ours, theirs))
            if mine != recorded:
                found.append(Disagreement(TARGETS, what, phase, self.row["state"], mine, recorded, self.row))
        return found

    def _overdue(self, path: str, ours: Any, theirs: Any) -> bool:
        """Whether we differ only by marks that should have been gone before."""
        if not path.startswith("countries/") or not path.endswith("/markers"):
            return False
        index = self.g.at[path.removeprefix("countries/").removesuffix("/markers")].index
        gone = {what for what in overdue(self.row["state"]) if what.startswith(f"{index} ")}
        kept = [[name for name in names if f"{index} {name}" not in gone] for names in (ours, theirs)]
        return kept[0] == kept[1]
