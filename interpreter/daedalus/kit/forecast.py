"""What an option would mean: what a die needs, what is added to it and why, and how likely each outcome is.

A game declares a function for the questions that it can foresee (`Show.forecasts`, by the key of the question). The
figures are asked of the procedures that will roll; nothing is drawn and nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from daedalus.core.decision import Decision, Option
from daedalus.core.messages import AT_MOST

FACES = range(1, 7)
SURE, SUCCESS = "sure", "success"


class Outcome(NamedTuple):
    """Something that may come of it: its key, and how likely it is."""

    key: str
    chance: Fraction


class Note(NamedTuple):
    """Something worth knowing that no die decides: a key and what it is about."""

    key: str
    n: int | None = None
    names: tuple[str, ...] = ()  # spaces
    bad: bool = False


class Forecast(NamedTuple):
    outcomes: tuple[Outcome, ...] = ()
    needed: int | None = None
    kind: str = AT_MOST  # or at least
    modifiers: tuple[tuple[str, int], ...] = ()
    notes: tuple[Note, ...] = ()
    dice: int = 1

    @property
    def added(self) -> int:
        return sum(value for _, value in self.modifiers)

    @property
    def chance(self) -> Fraction | None:
        """Of what is wanted: the first outcome."""
        return self.outcomes[0].chance if self.outcomes else None


Foresees = Callable[[Any, Decision, Option], Forecast | None]


def fits(die: int, needed: int, kind: str, added: int = 0) -> bool:
    return die + added <= needed if kind == AT_MOST else die + added >= needed


def one_die(
    needed: int,
    kind: str = AT_MOST,
    modifiers: Sequence[tuple[str, int]] = (),
    notes: Sequence[Note] = (),
    success: str = SUCCESS,
) -> Forecast:
    """A die that gets what it needs, or not."""
    added = sum(value for _, value in modifiers)
    chance = Fraction(sum(fits(die, needed, kind, added) for die in FACES), len(FACES))
    return Forecast((Outcome(success, chance),), needed, kind, tuple(modifiers), tuple(notes))


def by_face(
    needed: int,
    kind: str,
    modifiers: Sequence[tuple[str, int]],
    result: Callable[[int], str],
    notes: Sequence[Note] = (),
) -> Forecast:
    """A die with more than two outcomes; `result` names that of a face with all that is added."""
    added = sum(value for _, value in modifiers)
    found: dict[str, int] = {}
    for die in FACES:
        key = result(die + added)
        found[key] = found.get(key, 0) + 1
    outcomes = tuple(Outcome(key, Fraction(n, len(FACES))) for key, n in found.items())
    wanted = {SUCCESS: 0}
    ordered = sorted(outcomes, key=lambda outcome: wanted.get(outcome.key, 1))
    return Forecast(tuple(ordered), needed, kind, tuple(modifiers), tuple(notes))


def sure(notes: Sequence[Note] = ()) -> Forecast:
    """No die is needed."""
    return Forecast((Outcome(SURE, Fraction(1)),), notes=tuple(notes))
