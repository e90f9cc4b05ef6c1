"""What became of each record that we looked at, and the sums of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from attrs import evolve, field, frozen

from tests.differential.compare import NOT_DRIVEN, TARGETS, Disagreement, explanation, stale, table, unexplained
from tests.differential.folder import Row

MOST_NAMED = 3  # differences that a sentence names


@frozen
class Outcome:
    """What became of one record: how many values were compared, and which differ."""

    found: tuple[Disagreement, ...] = ()  # of a record that could not be driven: the reason, and nothing else
    values: int = 1
    undriven: str = ""  # which record it is and why it could not be driven, for people
    about: Row = field(factory=dict)  # which record it is, for programs
    targets: tuple[Disagreement, ...] = ()  # what is looked back on, which is compared by itself

    @property
    def agrees(self) -> bool:
        return not self.found

    @property
    def explained(self) -> bool:
        return bool(self.found) and not unexplained(self.found)

    @property
    def why(self) -> str:
        """The reasons of an explanation, or what differs without one."""
        open_ = unexplained(self.found)
        texts = list(dict.fromkeys(e.reason for d in self.found if (e := explanation(d)) is not None))
        if self.undriven:
            return "; ".join([f"not driven: {self.found[0].ours}", *texts])
        if not open_:
            return " ".join(texts)
        more = [f"and {len(open_) - MOST_NAMED} more"] if len(open_) > MOST_NAMED else []
        return "; ".join([*(str(d) for d in open_[:MOST_NAMED]), *more])


def outcome_of(wrong: Sequence[Disagreement]) -> Outcome:
    """What became of a record that was carried out."""
    values = tuple(d for d in wrong if d.kind != TARGETS)
    return Outcome(values, targets=tuple(d for d in wrong if d.kind == TARGETS))


@frozen
class Pending:
    """A record that has not been looked at yet."""

    about: Row
    look: Callable[[], Outcome]


def not_driven(reason: Disagreement, name: str = "") -> Outcome:
    """The outcome of a record that could not be carried out: that is a disagreement too."""
    return Outcome((reason,), 1, f"{name or reason.what} in {reason.where}: {reason.ours}")


def looked_at(kind: str, record: Pending) -> Outcome:
    about = record.about
    try:
        outcome = record.look()
    except Exception as error:  # anybody's positions may hold anything: one that we fail on must not hide the others
        what = str(about.get("card", about.get("op", "position")))
        why = f"{type(error).__name__}: {error} ({_place(error)})"
        outcome = not_driven(Disagreement(kind, what, NOT_DRIVEN, about["position"], why, "carried out"))
    return evolve(outcome, about=about)


def _place(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"


@frozen
class Comparison:
    """All records of one kind and game that were looked at."""

    kind: str
    game: str
    outcomes: tuple[Outcome, ...]

    @property
    def found(self) -> list[Disagreement]:
        return [d for outcome in self.outcomes if not outcome.undriven for d in outcome.found]

    @property
    def undriven(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.undriven]

    @property
    def compared(self) -> int:
        return sum(outcome.values for outcome in self.outcomes)

    @property
    def differing(self) -> int:
        """Of a record that counts as one, however many values it changes, no more than one differs."""
        return sum(min(len(outcome.found), outcome.values) for outcome in self.outcomes)

    @property
    def agreeing(self) -> int:
        return self.compared - self.differing

    @property
    def open(self) -> list[Outcome]:
        """Records that neither agree nor are explained."""
        return [outcome for outcome in self.outcomes if not outcome.agrees and not outcome.explained]

    def summary(self) -> str:
        share = 100 * self.agreeing / self.compared if self.compared else 0.0
        text = f"{self.kind}, {self.game}: {self.compared} rows compared, {self.agreeing} agree ({share:.1f} %)"
        if number := len(self.undriven):
            total = len(self.outcomes)
            text += f"; {number} of {total} rows not driven ({100 * number / total:.1f} %)"
        return text

    def report(self) -> list[str]:
        """Disagreements by what was compared, then the records that could not be driven."""
        # A reason that holds for many records is said once.
        undriven = dict.fromkeys(o.undriven + ("" if o.explained else " (unexplained)") for o in self.undriven)
        return [*table(self.found).splitlines(), *(f"not driven: {text}" for text in undriven)]


def comparison(kind: str, game: str, records: Iterable[Pending]) -> Comparison:
    return Comparison(kind, game, tuple(looked_at(kind, record) for record in records))


def check(comparisons: Sequence[Comparison]) -> None:
    """Every disagreement is explained, and every explanation is still needed."""
    found: list[Disagreement] = []
    for compared in comparisons:
        print(compared.summary())
        print("\n".join(compared.report()))
        open_ = unexplained(compared.found)
        assert not open_, f"{len(open_)} unexplained disagreements\n" + table(open_)
        lost = [outcome.undriven for outcome in compared.undriven if not outcome.explained]
        assert not lost, f"{len(lost)} rows not driven, unexplained\n" + "\n".join(lost)
        found += (d for outcome in compared.outcomes for d in outcome.found)
    old = stale(comparisons[0].kind, found)
    assert not old, "explained, but no longer so: " + "; ".join(str(e) for e in old)
