"""What an event does to levels: testing, governance, alignment and posture."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import governance, testing
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import (
    ALIGNMENT,
    CONVERGES,
    GOVERNANCE,
    LEVELS,
    MARKED,
    POSTURE,
    POSTURED,
    ROLLED,
    TESTS,
    TURNS_BACK,
)
from daedalus.language.records import Becomes, Idle, Sets, Steps
from daedalus.language.roles import Level, Place, Side
from daedalus.language.vocabulary import Vocabulary

SELECTED = Becomes("tested", levels=(POSTURED,))
REVOLUTION = Becomes("islamist rule and adversary", "islamist rule", True, (ALIGNMENT,))  # 8.4.4


def declare(v: Vocabulary) -> None:
    _governance(v)
    _one_step(v)
    _posture(v)


def _governance(v: Vocabulary) -> None:
    @v.verb("test {c:country}", key="test", rule="4.9.4", c=Place("of"), changes=TESTS,
            idle=(Idle("tested", "tested", usual=True),), example="test Iraq")  # fmt: skip
    def test(g: Labyrinth, me: str, c: Country) -> None:
        """Mark an unmarked country; no effect on a marked one."""
        testing.test(g, c)

    @v.verb("set {c:country} to {a:alignment}", key="set-alignment", rule="4.2.3", c=Place("of"), a=Level("alignment"),
            needs=(LEVELS,), changes=(*TESTS, Sets("a"), TURNS_BACK), example="set Jordan to ally")  # fmt: skip
    def set_alignment(g: Labyrinth, me: str, c: Country, a: int, *, rule: str) -> None:
        """The alignment, outright."""
        testing.test(g, c)
        governance.set_alignment(g, c, a, rule)

    @v.verb("set {c:country} to {l:governance}", key="set-governance", rule="4.2.1", c=Place("of"),
            l=Level("governance"), needs=(LEVELS,), changes=(Sets("l"), REVOLUTION, CONVERGES),
            example="set Turkey to fair")  # fmt: skip
    def set_governance(g: Labyrinth, me: str, c: Country, level: int, *, rule: str) -> None:
        """The governance, outright, with all that follows."""
        governance.set_governance(g, c, level, rule)

    @v.verb("set {c:country} to {l:governance} {a:alignment}", key="set-governance-and-alignment", rule="4.2.4",
            c=Place("of"), l=Level("governance"), a=Level("alignment"), needs=(LEVELS,),
            changes=(Sets("l"), Sets("a"), TURNS_BACK, CONVERGES), example="set Turkey to fair ally")  # fmt: skip
    def set_both(g: Labyrinth, me: str, c: Country, level: int, a: int, *, rule: str) -> None:
        """Governance and alignment, outright: set Turkey to fair ally."""
        governance.set_governance(g, c, level, rule)
        governance.set_alignment(g, c, a, rule)

    @v.verb("roll governance of {c:country}", key="roll-governance", rule="4.9.3", c=Place("of"), needs=(LEVELS,),
            changes=(ROLLED,), example="roll governance of Iraq")  # fmt: skip
    def roll_governance(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Poor or Fair by the die, whatever it was; the alignment becomes Neutral."""
        testing.roll_governance(g, c, b.NEUTRAL, rule)


def _one_step(v: Vocabulary) -> None:
    @v.verb("shift {c:country} toward {a:alignment}", key="shift-alignment", rule="4.2.3", c=Place("of"),
            a=Level("alignment", toward=True), needs=(LEVELS, MARKED), changes=(Sets("a"), TURNS_BACK),
            example="shift Syria toward adversary")  # fmt: skip
    def shift(g: Labyrinth, me: str, c: Country, a: int, *, rule: str) -> None:
        """One box toward Ally or Adversary."""
        governance.shift_alignment(g, c, a, rule)

    @v.verb("improve {c:country}", key="improve", rule="4.2.2", c=Place("of"), needs=(LEVELS, MARKED),
            changes=(Steps(GOVERNANCE, b.GOOD), CONVERGES), idle=(Idle("good", "good"),),
            example="improve Iraq")  # fmt: skip
    def improve(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Governance one level toward Good."""
        governance.improve(g, c, 1, rule)

    @v.verb("worsen {c:country}", key="worsen", rule="4.2.2", c=Place("of"), needs=(LEVELS, MARKED),
            changes=(Steps(GOVERNANCE, b.POOR, "not islamist rule"),),
            idle=(Idle("poor or islamist rule", "poor"),),
            example="worsen Iraq")  # fmt: skip
    def worsen(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Governance one level toward Poor, never into Islamist Rule."""
        governance.worsen(g, c, 1, rule)


def _posture(v: Vocabulary) -> None:
    @v.verb("roll posture of {c:country}", key="roll-posture", rule="4.9.3", c=Place("of"), needs=(POSTURE,),
            changes=(SELECTED,), example="roll posture of France")  # fmt: skip
    def roll_posture(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """Hard or soft by the die; +1 for the United States; a lasting event may turn it round instead."""
        if g.cause is None or g.ask("posture-is-rolled", True, g.card(int(g.cause)), c):
            testing.roll_posture(g, c, rule)
        else:
            testing.set_posture(g, c, b.SOFT if c.posture == b.HARD else b.HARD, rule)

    @v.verb("set {c:country} to {p:posture}", key="set-posture", rule="4.3.2", c=Place("of"), p=Level("posture"),
            needs=(POSTURE,), changes=(Sets("p"),), example="set France to hard")  # fmt: skip
    def set_posture(g: Labyrinth, me: str, c: Country, p: int, *, rule: str) -> None:
        """The posture, outright; Israel keeps its own."""
        testing.set_posture(g, c, p, rule)

    @v.verb("select posture of {c:country}", key="select-posture", rule="4.9.4", c=Place("of"), needs=(POSTURE,),
            changes=(SELECTED,), example="select posture of France")  # fmt: skip
    def select_posture(g: Labyrinth, me: str, c: Country) -> None:
        """The side says hard or soft."""
        selects_posture(g, me, me, c)

    @v.verb("{s:side} selects posture of {c:country}", key="side-selects-posture", rule="4.9.4", s=Side(),
            c=Place("of"), needs=(POSTURE,), changes=(SELECTED,),
            example="jihadist selects posture of France")  # fmt: skip
    def selects_posture(g: Labyrinth, me: str, s: str, c: Country, *, rule: str) -> None:
        """A side says hard or soft, whoever plays the event."""
        answer = g.choose(s, ask.POSTURE_OF(c.name), ("hard", "soft"), "4.9.4")
        testing.set_posture(g, c, b.HARD if answer == "hard" else b.SOFT, rule)

    @v.verb("remove posture from {c:country}", key="remove-posture", rule="4.3.2", c=Place("from"), needs=(POSTURE,),
            changes=(Becomes("untested", levels=(POSTURED,)),), example="remove posture from France")  # fmt: skip
    def remove_posture(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The country is untested again."""
        testing.set_posture(g, c, b.UNKNOWN, rule)
