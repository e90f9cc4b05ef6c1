"""What a bot says of itself while it plays: which question was answered how, which line left whom, what chance settled.

Nobody pays for it who does not listen: who wants to know puts a list into `game.heard` and plays the game (again).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

# Kinds of what is heard.
CARD = "card"  # a card is turned up: the side in `name`, its number in `line`
EVENT = "event"  # whether its event is played: `line` is the condition of the instructions, `said` why it cannot be
QUESTION = "question"  # of a chart, answered with yes or no; `of` says the operations at hand
ACTION = "action"  # what the questions lead to
STEP = "step"  # a procedure goes on to its next step
LIST, COLUMN = "list", "column"  # a line has left some of the candidates; without a line none did, or none was needed
ASKED = "asked"  # an event or procedure asks: the question in `said`, what answers it in `name`
NARROWED = "narrowed"  # by a step of an answer
LOT = "lot"  # chance has taken one of them

YES, NO = "yes", "no"


class Heard(NamedTuple):
    """One step of how a bot came to something."""

    kind: str
    name: str  # of the list, column, questions or procedure
    line: str  # as it is written in the chart
    rule: str
    of: tuple[str, ...]  # who was there before
    left: tuple[str, ...]  # and who is left
    said: Any = None  # a message, in the words of the game
    at: int = 0  # how long the game's journal was


def hear(
    g: Any,
    kind: str,
    name: str,
    line: str = "",
    rule: str = "",
    of: Sequence[Any] = (),
    left: Sequence[Any] = (),
    said: Any = None,
) -> None:
    """Something for who listens to the game."""
    if g.heard is not None:
        g.heard.append(Heard(kind, name, line, rule, _called(g, of), _called(g, left), said, len(g.journal)))


def _called(g: Any, things: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(g.label(thing)) for thing in things)


def unheard(g: Any, asked: Callable[[], bool]) -> bool:
    """What is answered, without what was looked at for it: a condition may itself go through charts."""
    heard, g.heard = g.heard, None
    try:
        return asked()
    finally:
        g.heard = heard
