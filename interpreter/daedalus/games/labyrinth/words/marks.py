"""Marks of lasting events: put, moved, ended, and as pieces that stand in for others."""

from __future__ import annotations

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit import words as kit
from daedalus.language.roles import MARK
from daedalus.language.vocabulary import Vocabulary

RULES = {
    **dict.fromkeys(("mark-space", "add-mark", "move-mark", "put-in-effect", "end-this", "in-effect"), "6.2.7"),
    **dict.fromkeys(("end-mark", "end-mark-in"), "6.2.8"),
    "marked-with": "4.7.7",
}


def declare(v: Vocabulary) -> None:
    kit.marks(v, RULES)

    @v.value("mark {m:text}", "stand-ins", key="mark-as-piece", rule="4.7.7", m=MARK,
            example='cell stand-ins in Iraq: mark "Bridge"')  # fmt: skip
    def stand_in(g: Labyrinth, m: str) -> tuple[str, ...]:
        """A mark as a piece that stands in for cells or troops."""
        return (m,)
