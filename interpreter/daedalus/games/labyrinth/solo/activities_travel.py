"""9.4.2.6 Travel by the charts of the base game: first where to, then from where, then the journeys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from daedalus.games.labyrinth import pieces, travel
from daedalus.games.labyrinth.board import ISLAMIST_RULE, JIHADIST, NONE, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.activities_choice import settled
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.random_place import by_table, one_of
from daedalus.games.labyrinth.travel import Journey

TO, FROM = "travel to", "travel from"  # lists of the chart
GOAL, TABLE = "goal", "table"  # of an instruction for a card: where its journeys lead, or the table for them


def travelling(g: Labyrinth, bot: Player, ops: int) -> int:
    """9.4.2.6, 9.4.2.6.2: a goal and a source for each operation, then one attempt a cell; operations used."""
    goals = goals_for(g, bot, ops, ops)
    plan = Plan(g, bot, ops, goals)
    for goal in goals:
        plan.assign(goal)
    travel.travel(g, plan.journeys)
    return len(plan.journeys)


def goals_for(g: Labyrinth, bot: Player, n: int, value: int) -> list[Country]:
    """9.4.2.6: one cell for each line that speaks of a country; for what is left, random countries."""
    open_ = [c for c in g.countries if g.open(c)]
    return _goals(g, n, _by_lines(g, bot, open_, value), lambda: open_[g.lot(len(open_))])


def goal_of_radicalization(g: Labyrinth, bot: Player, value: int) -> Country:
    """9.4.3: by the second line and those after it."""
    open_ = [c for c in g.countries if g.open(c)]
    return _goals(g, 1, _by_lines(g, bot, open_, value, skip=1), lambda: open_[g.lot(len(open_))])[0]


def _goals(g: Labyrinth, n: int, by_lines: Iterator[Country], by_lot: Callable[[], Country]) -> list[Country]:
    goals = list(islice(by_lines, n))
    return goals + [by_lot() for _ in range(n - len(goals))]


def _by_lines(
    g: Labyrinth, bot: Player, countries: Sequence[Country], value: int, *, skip: int = 0, table: str = ""
) -> Iterator[Country]:
    for i, left in enumerate(bot.chart(g).each(g, JIHADIST, TO, countries, value)):
        if i < skip:
            continue
        goal = by_table(g, table, left) if table and len(left) > 1 else settled(g, bot, TO, left, value)
        if goal is not None:
            yield goal


class Plan:
    """9.4.2.6.1: the cells that are assigned to goals so far."""

    def __init__(
        self, g: Labyrinth, bot: Player, value: int, goals: Sequence[Country], *, freely: bool = False
    ) -> None:
        self.g, self.bot, self.value, self.goals = g, bot, value, goals
        self.freely = freely  # whatever events in force say of travel
        self.journeys: list[Journey] = []

    def unassigned(self, c: Country, kind: str) -> int:
        taken = sum(journey.origin is c and journey.kind == kind for journey in self.journeys)
        return pieces.standing(c, kind) - taken

    def left(self, c: Country) -> int:
        return self.unassigned(c, pieces.ACTIVE) + self.unassigned(c, pieces.SLEEPER)

    def sources(self, goal: Country) -> list[Country]:
        """Countries with a cell that may go there; if an event bars all others, the goal itself is none."""
        found = [c for c in travel.sources(self.g) if self.left(c)]
        if self.freely or not self.g.answered("may-travel"):
            return found
        found = [c for c in found if travel.may_travel(self.g, c, goal)]
        return found if any(c is not goal for c in found) else []

    def assign(self, goal: Country) -> bool:
        """A cell for a goal, active ones first (9.3.1); whether there was one."""
        g, chart = self.g, self.bot.chart(self.g)
        found: Sequence[Country] = chart.first(g, JIHADIST, FROM, self.sources(goal), self.value, goal)
        found = _rather(found, lambda c: c is goal or c not in self.goals)
        found = _rather(found, lambda c: self.unassigned(c, pieces.ACTIVE) > 0)
        origin = one_of(g, found)
        if origin is None:
            return False
        kind = pieces.ACTIVE if self.unassigned(origin, pieces.ACTIVE) else pieces.SLEEPER
        self.journeys.append(Journey(origin, kind, origin if self.stays(origin) else goal))
        return True

    def stays(self, c: Country) -> bool:
        """The last cell under Islamist Rule or regime change travels within its country."""
        leaving = sum(journey.origin is c and journey.target is not c for journey in self.journeys)
        return pieces.cells(self.g, c) - leaving == 1 and (c.governance == ISLAMIST_RULE or c.regime_change != NONE)


def _rather(countries: Sequence[Country], wanted: Callable[[Country], bool]) -> Sequence[Country]:
    return [c for c in countries if wanted(c)] or countries


def granted(g: Labyrinth, bot: Player, n: int, among: Sequence[Country]) -> None:
    """9.4.2.1: journeys by an event, without a die. The instructions for the card say where to, or which table decides
    among several countries."""
    card = g.card(g.cause)
    about = bot.of(g).instruction(card)
    table = str(about.get(TABLE, ""))
    if GOAL in about:
        goals = [g.at[about[GOAL]]] * n
    else:
        lines = _by_lines(g, bot, among, card.ops, table=table)
        goals = _goals(g, n, lines, lambda: _any_of(g, among, table))
    plan = Plan(g, bot, card.ops, goals, freely=True)
    for goal in goals:
        plan.assign(goal)
    for journey in plan.journeys:
        travel.go(g, journey, "8.3.1")


def _any_of(g: Labyrinth, countries: Sequence[Country], table: str) -> Country:
    found = by_table(g, table, countries) if table else one_of(g, countries)
    assert found is not None
    return found
