"""The outcome of every record as a row for programs: one object of JSON each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from tests.differential import bots, derived, effects, operations, playable, targets
from tests.differential.compare import Disagreement, explanation
from tests.differential.folder import Row
from tests.differential.outcomes import Comparison, Outcome
from tests.differential.record import AWAKENING, BASE

# In the order of the report; the names are those of the files.
KINDS: dict[str, Callable[[str], Comparison]] = {
    "derived": derived.compare,
    "operations": operations.compare,
    "playable": playable.compare,
    "effects": effects.compare,
    "targets": targets.compare,
    "bots": bots.compare,
}
FILES = {"targets": tuple(targets.FILES), "bots": bots.FILES}  # of a kind that has no file of its own
SETS = {"base": BASE, "awakening": AWAKENING}


def as_rows(kind: str, set_: str, comparison: Comparison) -> Iterator[Row]:
    """Every record of a kind and set, in the order of its file."""
    for outcome in comparison.outcomes:
        yield _as_row(kind, set_, outcome)


def _as_row(kind: str, set_: str, outcome: Outcome) -> Row:
    row: Row = {
        "kind": kind,
        "set": set_,
        "record": outcome.about,
        "driven": not outcome.undriven,
        "agrees": outcome.agrees,
        "explained": outcome.explained,
        "why": outcome.why,
    }
    if kind == "derived":  # there a record is a whole position, and the report counts its values
        row |= {"values": outcome.values, "agreeing": outcome.values - len(outcome.found)}
    # Of a record that could not be driven no value was compared: why not is all there is to say.
    row["differences"] = [] if outcome.undriven else [_difference(d) for d in outcome.found]
    return row


def _difference(found: Disagreement) -> Row:
    known = explanation(found)
    return {
        "path": found.path,
        "ours": found.ours,
        "recorded": found.theirs,
        "right": known.right if known else None,
        "reason": known.reason if known else None,
    }


def as_json(row: Row) -> str:
    return json.dumps(row, default=str)  # what JSON has no form for is only there to be read
