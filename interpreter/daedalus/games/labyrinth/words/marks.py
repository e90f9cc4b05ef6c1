"""Marks of lasting events: put, moved, ended, and as pieces that stand in for others."""

from __future__ import annotations

from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.language.records import Ends, Idle, Puts
from daedalus.language.roles import MARK, Place
from daedalus.language.vocabulary import Vocabulary


def declare(v: Vocabulary) -> None:
    @v.verb("mark {c:country} with {m:text}", key="mark-country", rule="6.2.7", c=Place(), m=MARK,
            changes=(Puts("m", at="c"),), idle=(Idle("marked with m", "already is marked so"),),
            example='mark Iraq with "Bridge"')  # fmt: skip
    def mark_country(g: Labyrinth, me: str, c: Country, m: str, *, rule: str) -> None:
        """Put a mark of this card there, besides any other; that of a lapsing event goes with it."""
        lapses = g.card(int(g.cause)).lapsing in ("always", f"{me}-only")
        g.set_mark(m, c.index, int(g.cause), rule, lapsing=lapses)

    @v.verb("add {m:text} to {c:country}", key="add-mark", rule="6.2.7", m=MARK, c=Place("to"),
            changes=(Puts("m", at="c", more=True),), example='add "Bridge" to Iraq')  # fmt: skip
    def add_mark(g: Labyrinth, me: str, m: str, c: Country, *, rule: str) -> None:
        """One more mark of this card there, even beside another of the same name."""
        g.add_mark(m, c.index, int(g.cause), rule)

    @v.verb("move {m:text} to {c:country}", key="move-mark", rule="6.2.7", m=MARK, c=Place("to"),
            changes=(Ends("m"), Puts("m", at="c")), example='move "Bridge" to Iraq')  # fmt: skip
    def move_mark(g: Labyrinth, me: str, m: str, c: Country, *, rule: str) -> None:
        """Put the mark there; it leaves where it stood."""
        g.end_mark(m, rule)
        g.set_mark(m, c.index, int(g.cause), rule)

    @v.verb("end {m:text}", key="end-mark", rule="6.2.8", m=MARK, changes=(Ends("m"),),
            idle=(Idle("not m in effect", "is not in effect"),), example='end "Bridge"')  # fmt: skip
    def end_mark(g: Labyrinth, me: str, m: str, *, rule: str) -> None:
        """A lasting event ends, wherever it stands."""
        g.end_mark(m, rule)

    @v.verb("end {m:text} in {c:country}", key="end-mark-in", rule="6.2.8", m=MARK, c=Place(remembered=False),
            changes=(Ends("m"),), idle=(Idle("not marked with m", "is not marked so"),),
            example='end "Bridge" in Iraq')  # fmt: skip
    def end_mark_in(g: Labyrinth, me: str, m: str, c: Country, *, rule: str) -> None:
        """A lasting event ends in one country."""
        g.end_mark(m, rule, c.index)

    @v.verb("put {m:text} in effect", key="put-in-effect", rule="6.2.7", m=MARK, changes=(Puts("m"),),
            idle=(Idle("m in effect", "already is in effect"),), example='put "Bridge" in effect')  # fmt: skip
    def put_in_effect(g: Labyrinth, me: str, m: str, *, rule: str) -> None:
        """A mark of this card goes to the events box."""
        g.set_mark(m, -1, int(g.cause), rule)

    @v.verb("end this", key="end-this", rule="6.2.7", changes=(Ends(),), example="end this")
    def end_this(g: Labyrinth, me: str, *, rule: str) -> None:
        """In a trigger: the lasting event that acts now ends."""
        g.end_this(rule)

    @v.value("mark {m:text}", "stand-ins", key="mark-as-piece", rule="4.7.7", m=MARK,
            example='cell stand-ins in Iraq: mark "Bridge"')  # fmt: skip
    def stand_in(g: Labyrinth, m: str) -> tuple[str, ...]:
        """A mark as a piece that stands in for cells or troops."""
        return (m,)
