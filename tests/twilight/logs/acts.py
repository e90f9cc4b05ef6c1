"""A log cut into what our game does in one go: the set-up, the headlines, a round, what comes between two turns."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field

from tests.twilight.logs import entries as e
from tests.twilight.logs.rows import blocks

OPENING, HEADLINES, ROUND, BETWEEN, FINAL = "opening", "headlines", "round", "between", "final"


@define
class Act:
    kind: str
    turn: int
    side: str = ""
    number: int = 0
    entries: list[e.Entry] = field(factory=list)

    def __str__(self) -> str:
        if self.kind == ROUND:
            return f"turn {self.turn}, {self.side} round {self.number}"
        return f"turn {self.turn}, {self.kind}"


def acts(entries: Sequence[e.Entry]) -> list[Act]:
    """In order. What is printed at the end of a turn's last round may belong to the next act: see `penalty`."""
    found = [Act(OPENING, 1)]
    for block in blocks(entries):
        head = block[0] if block else None
        match head:
            case e.HeadlinePhase(turn):
                if turn > 1:
                    _after(found, turn)
                chosen, rest = _chosen(block)
                found[-1].entries += chosen
                found.append(Act(HEADLINES, turn, entries=rest))
            case e.Round(turn, side, number):
                found.append(Act(ROUND, turn, side, number, block))
            case e.Cleanup():
                found.append(Act(BETWEEN, found[-1].turn + 1, entries=block))
            case e.End():
                found.append(Act(FINAL, found[-1].turn, entries=block))
            case _:
                found[-1].entries += block
    if found[-1].kind == BETWEEN and not any(isinstance(x, e.Headlined) for x in found[-1].entries):
        found[-1].kind = FINAL
    if found[-1].kind == ROUND:
        found.append(Act(FINAL, found[-1].turn))  # if it was the last round at all
    return found


def tails(act: Act) -> list[int]:
    """Where what is printed with the last round of a turn may belong behind it: points, held cards."""
    found = [len(act.entries)]
    for at in range(len(act.entries) - 1, 0, -1):
        if isinstance(act.entries[at], (e.Points, e.Wins, e.Discards)):
            found.append(at)
        elif not isinstance(act.entries[at], e.InPlay):
            break
    return found


def _after(found: list[Act], turn: int) -> None:
    if found[-1].kind == BETWEEN:
        found[-1].turn = turn
    else:
        found.append(Act(BETWEEN, turn))


def _chosen(block: Sequence[e.Entry]) -> tuple[list[e.Entry], list[e.Entry]]:
    """The choice of headlines with what is printed around it, and what comes of them."""
    after = max(i for i, entry in enumerate(block) if isinstance(entry, (e.Headlined, e.HeadlinePhase))) + 1
    while after < len(block) and isinstance(block[after], e.Reshuffle):
        after += 1
    return list(block[:after]), list(block[after:])
