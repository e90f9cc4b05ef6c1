"""Operations that an event conducts, and whether they could be."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import deploy, disrupt, jihad, pieces, plots, recruit, travel
from daedalus.games.labyrinth import operations as ops_
from daedalus.games.labyrinth import war_of_ideas as woi
from daedalus.games.labyrinth.assigning import choose_sleepers
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.deck import first_plot
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import (
    ALIGNMENT,
    AXES,
    CONVERGES,
    GARRISON,
    GOVERNANCE,
    LEVELS,
    MARKED,
    MAY_TEST,
    NO_PLOTS,
    POSTURED,
    SOMEWHERE_TURNS_BACK,
    TESTS,
    TURNS_BACK,
    limits,
)
from daedalus.language.records import (
    ANYTHING,
    NEVER,
    PROVED,
    Adds,
    Becomes,
    Case,
    Change,
    Moves,
    Need,
    Removes,
    Shifts,
    Steps,
)
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import TRUTH, Vocabulary

CHANGED = (  # 7.3.4
    Becomes("muslim and with regime change and not with tan regime change and ally", may=True, levels=AXES[1:]),
    TURNS_BACK,
    Moves("troops"),
    Moves("cells"),
    Removes("militia", only=False),
    Shifts("prestige"),
)
WON = (  # 7.2: Poor and Fair Allies improve, Neutrals become Allies; others take a posture
    *TESTS,
    Steps(GOVERNANCE, b.GOOD, "muslim and ally", may=True),
    Becomes("ally", "muslim and neutral", True, (ALIGNMENT,)),
    TURNS_BACK,
    Becomes("tested", "with selectable posture", levels=(POSTURED,)),
    CONVERGES,
    Adds("aid"),
    Shifts("prestige"),
)


WINNABLE = Need(
    "with selectable posture or muslim and not islamist rule and not adversary and not (good and ally)",
    "R016",
    "7.2.1.1",
    "nothing-won",
    say="ally or neutral",
    judged=NEVER,
    cases=(
        Case("adversary", "R016", "7.2.1.1", "adversary"),
        Case("good and ally", "R016", "7.2.1.1", "good-ally"),
        Case("non-muslim", "R016", "7.2.3", "no-target"),
    ),
)
WORSE = Becomes("fair or poor", "good or fair", True, (GOVERNANCE,))
JIHAD: tuple[Change, ...] = (  # 8.4.1 to 8.4.4
    *MAY_TEST,
    Becomes("muslim and not good", "muslim and tested", True, AXES[1:]),
    TURNS_BACK,
    CONVERGES,
    Moves("cells"),
    Removes("cells", only=False),
    Removes("aid", only=False),
    Adds("besieged regime"),
    Moves("reaction"),
    Shifts("prestige"),
    Shifts("funding"),
)


def declare(v: Vocabulary) -> None:
    _either(v)
    _us(v)
    _jihadist(v)


def _either(v: Vocabulary) -> None:
    @v.verb("conduct operation with {n:number} op[s]", key="conduct-operation", rule="6.3.1", n=limits(v).ops,
            of_card=True, changes=(ANYTHING,), example="conduct operation with 2 ops")  # fmt: skip
    def operation(g: Labyrinth, me: str, n: int) -> None:
        """Any one operation of that value, or reserves; reserves do not raise it (6.3.3.1)."""
        if ops_.by_bot(g, me, "operation", n):
            return
        ways = ops_.possible(g, me, n, use_reserves=False)
        if ops_.may_bank(g, n):
            ways.append("reserves")
        if ways:
            way = str(g.choose(me, ask.OPERATION_WITH(n), ways, "6.3.1"))
            if way == "reserves":
                ops_.bank(g, me, n)
            else:
                ops_.conduct(g, me, way, n, use_reserves=False)
            if way == "plot" and not g.get("first plot made"):
                first_plot(g, g.cause)  # 4.7.7.2: the card used for it


def _us(v: Vocabulary) -> None:
    @v.verb("war of ideas in {c:country}", key="war-of-ideas", rule="7.2", c=Place(remembered=False),
            needs=(WINNABLE,), changes=WON,
            example="war of ideas in Iraq")  # fmt: skip
    def war_of_ideas(g: Labyrinth, me: str, c: Country) -> None:
        """One roll, in a country that may be a target; operations are never short."""
        if woi.is_target(g, c):
            woi.war_of_ideas(g, c, 3)

    @v.verb("disrupt with {n:number} op[s]", key="disrupt", rule="7.4", n=limits(v).ops,
            changes=(Removes("cells", only=False), SOMEWHERE_TURNS_BACK, Shifts("prestige")),
            example="disrupt with 3 ops")  # fmt: skip
    def disrupt_with(g: Labyrinth, me: str, n: int) -> None:
        """A disrupt where the US likes, if one is possible."""
        where = disrupt.targets(g, n)
        if where:
            disrupt.disrupt(g, g.choose_country(b.US, ask.DISRUPT_IN(), where, "7.4.1"))

    @v.verb("disrupt in {c:country} with {n:number} op[s]", key="disrupt-in", rule="7.4", c=Place(remembered=False),
            n=limits(v).ops, changes=(*MAY_TEST, Removes("cells", only=False), TURNS_BACK, Shifts("prestige")),
            example="disrupt in Iraq with 3 ops")  # fmt: skip
    def disrupt_in(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """A disrupt there, if so many operations are enough and it is a legal target."""
        if disrupt.may_disrupt(g, c, n):
            disrupt.disrupt(g, c)

    @v.verb("deploy to {c:country} with {n:number} op[s]", key="deploy-to", rule="7.3", c=Place("to", remembered=False),
            n=limits(v).ops, needs=(GARRISON,), changes=(Moves("troops"),),
            example="deploy to Iraq with 3 ops")  # fmt: skip
    def deploy_to(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """Troops from where the US likes, if so many operations are enough and it is a legal target."""
        deploy.deploy_to(g, c, n)

    @v.value("disrupt possible with {n:number} op[s]", TRUTH, key="disrupt-possible", rule="7.4.1", n=limits(v).ops,
            example="disrupt possible with 3 ops")  # fmt: skip
    def disrupt_possible(g: Labyrinth, n: int) -> bool:
        """Whether the US could disrupt somewhere with that many operations."""
        return bool(disrupt.targets(g, n))

    possible = Need(
        "regime change possible in it",
        "R011",
        "7.3.4",
        "regime-change-unasked",
        judged=PROVED,
        unless="may-regime-change",
        also="us is hard and it is islamist rule",
    )

    @v.verb("regime change in {c:country}", key="regime-change", rule="7.3.4", c=Place(remembered=False),
            needs=(possible,), changes=CHANGED, example="regime change in Iraq")  # fmt: skip
    def regime_change(g: Labyrinth, me: str, c: Country) -> None:
        """With six or more troops from one place."""
        if deploy.regime_change_origins(g, c):
            deploy.choose_regime_change(g, [c])

    @v.value("regime change possible in {c:country}", TRUTH, key="regime-change-possible", rule="7.3.4", c=Place(),
            implies="us is hard and it is muslim", example="regime change possible in Iraq")  # fmt: skip
    def regime_change_possible(g: Labyrinth, c: Country) -> bool:
        """Whether the US is hard, the target legal, and six troops are free in one place."""
        return g.us_posture == b.HARD and deploy.may_regime_change(g, c) and bool(deploy.regime_change_origins(g, c))

    enough = Need(
        f"troops on track >= {limits(v).regime_change}",
        "R011",
        "7.3.4",
        "regime-change-too-few",
        judged=PROVED,
    )

    @v.verb("regime change in {c:country} with troops from track", key="regime-change-from-track", rule="7.3.4",
            c=Place(remembered=False), needs=(LEVELS, enough), changes=CHANGED,
            example="regime change in Iraq with troops from track")  # fmt: skip
    def regime_change_from_track(g: Labyrinth, me: str, c: Country) -> None:
        """Whatever the US posture and the governance there; at least six troops of the track."""
        least = g.tables.us_operation("regime change")["troops"]
        most = int(g.get("troops on track"))
        if most >= least:
            options = list(range(least, most + 1))
            count = int(g.choose(b.US, ask.REGIME_CHANGE_TROOPS(c.name), options, "7.3.4"))
            deploy.regime_change(g, None, c, count)


def _jihadist(v: Vocabulary) -> None:
    @v.verb("recruit with {n:number} op[s]", key="recruit", rule="8.2", n=limits(v).ops,
            changes=(MAY_TEST[0]._replace(anywhere=True), Adds("cells")),
            example="recruit with 2 ops")  # fmt: skip
    def recruit_with(g: Labyrinth, me: str, n: int) -> None:
        """A recruit operation where the jihadist likes."""
        if recruit.targets(g) and not ops_.by_bot(g, b.JIHADIST, "recruit", n):
            recruit.choose_recruit(g, n)

    @v.verb("recruit in {c:country} with {n:number} op[s]", key="recruit-in", rule="8.2", c=Place(remembered=False),
            n=limits(v).ops, changes=(*TESTS, Adds("cells")), example="recruit in Iraq with 2 ops")  # fmt: skip
    def recruit_in(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """So many attempts in one country."""
        recruit.recruit(g, [c] * n)

    @v.verb("jihad in {c:country} with {n:number} op[s]", key="jihad-in", rule="8.4", c=Place(remembered=False),
            n=limits(v).ops, needs=(LEVELS,), changes=JIHAD, example="jihad in Iraq with 2 ops")  # fmt: skip
    def jihad_in(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """So many dice, at most one a cell, if it is a legal target; the jihadist says whether it is major jihad."""
        dice = min(n, pieces.cells(g, c))
        if dice and jihad.may_jihad(g, c):
            major, sleepers = jihad.choose_how(g, c, dice)
            jihad.jihad(g, c, dice, major=major, sleepers=sleepers)

    @v.verb("plot in {c:country} with {n:number} op[s]", key="plot-in", rule="8.5.1", c=Place(remembered=False),
            n=limits(v).ops, needs=(NO_PLOTS,), changes=(*MAY_TEST, Moves("cells"), Adds("plots")),
            example="plot in Iraq with 2 ops")  # fmt: skip
    def plot_in(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """So many dice, at most one a cell, if it is a legal target; plots up to that number."""
        dice = min(n, pieces.cells(g, c))
        if dice and plots.may_plot(g, c):
            plots.plot(g, c, dice, choose_sleepers(g, c, dice), n)

    @v.verb("travel to {c:country} with {n:number} op[s]", key="travel-to", rule="8.3", c=Place("to", remembered=False),
            n=limits(v).ops, changes=(*MAY_TEST, Moves("cells"), Removes("cells", only=False), SOMEWHERE_TURNS_BACK),
            example="travel to Iraq with 2 ops")  # fmt: skip
    def travel_to(g: Labyrinth, me: str, c: Country, n: int) -> None:
        """At most so many cells try to go there, by the usual rolls."""
        travel.choose_travel(g, n, c)

    @v.verb("{n:number} jihad rolls in {c:country}", key="jihad-rolls", rule="8.4", n=Count("dice"), c=Place(),
            needs=(LEVELS, MARKED), changes=(WORSE, Moves("reaction")), example="2 jihad rolls in Iraq")  # fmt: skip
    def jihad_rolls(g: Labyrinth, me: str, n: int, c: Country) -> None:
        """Dice without cells behind them; governance at most to Poor."""
        jihad.succeed(g, c, jihad.rolls(g, c, n), revolution=False)
