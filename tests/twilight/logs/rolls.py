"""What stands behind a die: the modifiers that a log prints, and ours."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.core.messages import Said
from tests.twilight.logs import entries as e
from tests.twilight.logs.figures import Verdict
from tests.twilight.logs.guide import Way


def rolled(way: Way) -> Iterator[Verdict]:
    """A verdict for every die of the block; one that we never rolled does not agree."""
    for entry, said in way.rolls:
        yield _verdict(entry, said)
    for waiting in way.dice.values():
        for entry in waiting:
            yield Verdict(KIND[type(entry)], entry, "ours does not roll")


KIND = {e.CoupRoll: "coup", e.RealignmentRoll: "realignment", e.SpaceRoll: "space race", e.WarRoll: "war",
        e.TrapRoll: "trap"}  # fmt: skip


def _verdict(entry: e.Entry, said: Said) -> Verdict:
    args = said.args
    match entry:
        case e.CoupRoll(_, _, ops, modifier, stability, _):
            theirs, ours = (ops + modifier, 2 * stability + 1), (args["added"], args["needed"])
        case e.RealignmentRoll(_, _, modifier, _):
            theirs, ours = (modifier, 0), (int(args["added"] or 0), 0)
        case e.SpaceRoll(_, _, needed):
            theirs, ours = (needed, 0), (args["needed"], 0)
        case e.WarRoll(_, _, modifier, needed):
            theirs, ours = (modifier, needed), (args["added"], args["needed"])
        case _:
            theirs = ours = (0, 0)
    return Verdict(KIND[type(entry)], entry, "" if theirs == ours else f"ours has {ours}, the log {theirs}")
