"""What events and operations have as targets, on which other events look back (5.2.2): our lists beside the recorded.

The rows are those of events and operations, carried out there. Of what happened in a phase only the countries are
compared that are looked back on: whether an event or an operation touched one makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from tests.differential import effects, operations
from tests.differential.folder import remembered
from tests.differential.outcomes import Comparison, Outcome

FILES = {"effects": effects.compare, "operations": operations.compare}


def _outcomes(game: str) -> Iterator[Outcome]:
    """A row for each that could be driven; of the others there is nothing more to say."""
    for file, compare_ in FILES.items():
        for outcome in compare_(game).outcomes:
            if not outcome.undriven:
                yield evolve(outcome, found=outcome.targets, values=1, about={"file": file, **outcome.about})


@remembered
def compare(game: str) -> Comparison:
    return Comparison("targets", game, tuple(_outcomes(game)))
