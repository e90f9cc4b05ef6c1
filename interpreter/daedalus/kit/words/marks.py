"""Marks of lasting events: whether they stand, and how they are put, moved and ended."""

from __future__ import annotations

from daedalus.kit import events
from daedalus.kit.game import CardGame
from daedalus.kit.space import Space
from daedalus.kit.words.cards import Rules
from daedalus.language.records import Ends, Idle, Puts
from daedalus.language.roles import MARK, Place
from daedalus.language.vocabulary import TRUTH, Vocabulary


def in_effect(v: Vocabulary, rules: Rules) -> None:
    """Whether a lasting event is in force, anywhere or in a space."""
    v.standing, v.in_force = "marked-with", "in-effect"
    space, place = next(iter(v.types)), next(iter(v.names))

    @v.value("{m:text} in effect", TRUTH, key="in-effect", rule=rules.get("in-effect", ""), m=MARK,
            example='"Bridge" in effect')  # fmt: skip
    def is_in_effect(g: CardGame, m: str) -> bool:
        """Whether a lasting event is in force."""
        return g.in_effect(m)

    @v.adjective("marked with {m:text}", space, key="marked-with", rule=rules.get("marked-with", ""), m=MARK,
            example=f'{place} is marked with "Bridge"')  # fmt: skip
    def marked_with(g: CardGame, c: Space, m: str) -> bool:
        """The mark of a lasting event stands there."""
        return any(mark.name == m and mark.place == c.index for mark in g.marks)


def marks(v: Vocabulary, rules: Rules) -> None:
    """Marks of lasting events: put, moved, ended."""
    space, place = next(iter(v.types)), next(iter(v.names))

    @v.verb(f"mark {{c:{space}}} with {{m:text}}", key="mark-space", rule=rules.get("mark-space", ""), c=Place(),
            m=MARK, of_card=True, changes=(Puts("m", at="c"),), idle=(Idle("marked with m", "marked"),),
            example=f'mark {place} with "Bridge"')  # fmt: skip
    def mark_space(g: CardGame, me: str, c: Space, m: str, *, rule: str) -> None:
        """Put a mark of this card there, besides any other; that of a lapsing event goes with it."""
        lapses = events.comes_true(g.card(int(g.cause)).lapsing, me)
        g.set_mark(m, c.index, int(g.cause), rule, lapsing=lapses)

    @v.verb(f"add {{m:text}} to {{c:{space}}}", key="add-mark", rule=rules.get("add-mark", ""), m=MARK, c=Place("to"),
            of_card=True, changes=(Puts("m", at="c", more=True),), example=f'add "Bridge" to {place}')  # fmt: skip
    def add_mark(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """One more mark of this card there, even beside another of the same name."""
        g.add_mark(m, c.index, int(g.cause), rule)

    @v.verb(f"move {{m:text}} to {{c:{space}}}", key="move-mark", rule=rules.get("move-mark", ""), m=MARK,
            c=Place("to"), of_card=True, changes=(Ends("m"), Puts("m", at="c")),
            example=f'move "Bridge" to {place}')  # fmt: skip
    def move_mark(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """Put the mark there; it leaves where it stood."""
        g.end_mark(m, rule)
        g.set_mark(m, c.index, int(g.cause), rule)

    @v.verb("end {m:text}", key="end-mark", rule=rules.get("end-mark", ""), m=MARK, changes=(Ends("m"),),
            idle=(Idle("not m in effect", "not-in-effect"),), example='end "Bridge"')  # fmt: skip
    def end_mark(g: CardGame, me: str, m: str, *, rule: str) -> None:
        """A lasting event ends, wherever it stands."""
        g.end_mark(m, rule)

    @v.verb(f"end {{m:text}} in {{c:{space}}}", key="end-mark-in", rule=rules.get("end-mark-in", ""), m=MARK,
            c=Place(), changes=(Ends("m"),),
            idle=(Idle("not marked with m", "not-marked"),), example=f'end "Bridge" in {place}')  # fmt: skip
    def end_mark_in(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """A lasting event ends in one space."""
        g.end_mark(m, rule, c.index)

    @v.verb("put {m:text} in effect", key="put-in-effect", rule=rules.get("put-in-effect", ""), m=MARK,
            of_card=True, changes=(Puts("m"),), idle=(Idle("m in effect", "in-effect"),),
            example='put "Bridge" in effect')  # fmt: skip
    def put_in_effect(g: CardGame, me: str, m: str, *, rule: str) -> None:
        """A mark of this card comes into force, in no space."""
        g.set_mark(m, -1, int(g.cause), rule)

    @v.verb(
        "end this", key="end-this", rule=rules.get("end-this", ""), of_card=True, changes=(Ends(),), example="end this"
    )
    def end_this(g: CardGame, me: str, *, rule: str) -> None:
        """In a trigger: the lasting event that acts now ends."""
        g.end_this(rule)
