"""What an event makes of a country as a whole: civil war, regime change, everything removed, the mat turned over."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import civil_war, mats, pieces, testing
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import ALIGNMENT, GOVERNANCE, POSTURED, REGIME, TESTS, WAR, muslim_only
from daedalus.language.records import Becomes, Idle, Moves, Removes, Steps, Then
from daedalus.language.roles import Place
from daedalus.language.vocabulary import Vocabulary

TO_WAR = (  # 11.2.2
    Steps(GOVERNANCE, b.FAIR, "good"),
    Steps(GOVERNANCE, b.POOR, "islamist rule"),
    Becomes("in civil war and not with regime change", "muslim", levels=(REGIME, WAR)),
)
EMPTIED = (
    Becomes("untested", "muslim", levels=(GOVERNANCE, ALIGNMENT, REGIME, WAR)),
    Becomes("untested", "non-muslim", levels=(POSTURED,)),
)
NOTHING_LEFT = ("cells in it = 0", "troop cubes in it = 0", "militia in it = 0", "plots in it = 0", "aid in it = 0")
PIECES = ("cells", "troops", "militia", "awakening", "reaction", "plots", "aid", "cadre", "besieged regime")


def declare(v: Vocabulary) -> None:
    with v.of_rule_set(EXPANSION):
        _civil_war(v)
    _whole(v)
    with v.of_rule_set(EXPANSION):
        _mat(v)


def _civil_war(v: Vocabulary) -> None:
    @v.verb("start civil war in {c:country}", key="start-civil-war", rule="11.2.2", c=Place(),
            needs=(muslim_only("civil-war", "11.2.2"),),
            changes=(*TESTS, *TO_WAR, Moves("cells"), Moves("militia"), Moves("awakening"), Moves("reaction")),
            idle=(Idle("in civil war", "in-civil-war"),), example="start civil war in Libya")  # fmt: skip
    def start(g: Labyrinth, me: str, c: Country) -> None:
        """With all that follows; no effect where there is one already."""
        civil_war.start_civil_war(g, c)

    at_peace = Becomes("not in civil war", "in civil war", levels=(WAR,))  # 11.2.8

    @v.verb("end civil war in {c:country}", key="end-civil-war", rule="11.2.7", c=Place(),
            changes=(at_peace, Removes("militia", only=False), Then("militia in it = 0", "in civil war")),
            idle=(Idle("not in civil war", "not-in-civil-war"),),
            example="end civil war in Libya")  # fmt: skip
    def end(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The marker and all militia go."""
        civil_war.end_civil_war(g, c, rule)


def _whole(v: Vocabulary) -> None:
    @v.verb("remove regime change from {c:country}", key="remove-regime-change", rule="7.3.4.1", c=Place("from"),
            changes=(Becomes("not with regime change", levels=(REGIME,)),),
            idle=(Idle("not with regime change", "not-under-regime-change"),),
            example="remove regime change from Iraq")  # fmt: skip
    def end_regime_change(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The marker; everything else stays."""
        g.set(c, "regime change", b.NONE, rule)
        g.settle()

    @v.verb("remove everything from {c:country}", key="remove-everything", rule="4.9.4", c=Place("from"),
            changes=(*EMPTIED, *map(Removes, PIECES, [False] * len(PIECES)), *map(Then, NOTHING_LEFT)),
            example="remove everything from Iraq")  # fmt: skip
    def remove_everything(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """All pieces, plots and markers but WMD stored there; the country is untested again."""
        pieces.clear(g, c, rule)
        if c.kind == b.MUSLIM:
            g.set(c, "governance", b.UNTESTED, rule)
            g.set(c, "alignment", b.NO_ALIGNMENT, rule)
        else:
            testing.set_posture(g, c, b.UNKNOWN, rule)
        g.settle()


def _mat(v: Vocabulary) -> None:
    @v.verb("turn over {c:country}", key="turn-over", rule="11.3.3", c=Place("of"),
            changes=(Becomes("muslim", "two-sided and not muslim"),),
            idle=(Idle("not two-sided or muslim", "no-other-side"),),
            example="turn over Iran")  # fmt: skip
    def turn_over(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The mat of the country, to its Muslim side; pieces and markers stay."""
        mats.turn_over(g, c, rule)
