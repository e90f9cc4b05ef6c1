"""12.4 The jihadist bot plays a card: its event, or one kind of operation as far as its charts find targets for it."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import jihad, operations, pieces, plots, recruit, travel
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import FAIR, GOOD, JIHADIST, POOR, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import cells, radicalization
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.chances import jihad_could_succeed
from daedalus.games.labyrinth.solo.spent import Spent
from daedalus.games.labyrinth.tracks import recruitable_cells
from daedalus.kit import messages as say
from daedalus.kit.events import happens, put_away
from daedalus.kit.library import Card

CARD, OPERATION = "card", "operation"  # the charts that say what comes of a card, and which operation
EVENT = "event"


def play(g: Labyrinth, bot: Player, card: Card) -> None:
    """12.4.1: the event if it can be played and does anything, else an operation; US events never happen."""
    if bot.chart(g).ask(g, JIHADIST, CARD, card.ops) == EVENT:
        g.note(say.CARD_PLAYED(JIHADIST, card.number, "event"), "12.4.1")
        happens(g, card, JIHADIST)
        put_away(g, card, JIHADIST, happened=True)
        if g.owner_of(card) == "":
            operations.bank(g, JIHADIST, card.ops)
        return
    if card.auto:
        happens(g, card, JIHADIST)
    operate(g, bot, card)
    put_away(g, card, JIHADIST, happened=False)


def operate(g: Labyrinth, bot: Player, card: Card) -> None:
    """12.4.1, 12.4.2: all operations of the card for one kind, then radicalization with what is left of them."""
    if not g.with_cells_or_cadre():
        g.note(say.CARD_PLAYED(JIHADIST, card.number, "reserves"), "12.4.4")
        operations.bank(g, JIHADIST, card.ops)
        return
    most = operations.with_reserves(g, JIHADIST, card.ops)
    what = bot.chart(g).ask(g, JIHADIST, OPERATION, most)
    g.note(say.CARD_PLAYED(JIHADIST, card.number, NAMES[what]), "12.4.1")
    g.note(tell.OPERATION_BEGINS(JIHADIST, NAMES[what], most), "6.3.1")
    spent = Spent()
    used = CONDUCT[what](g, bot, most, spent)
    spend_reserves(g, used - card.ops)
    g.settle()
    if used < card.ops:
        radicalization.radicalize(g, bot, card, used, spent)


def spend_reserves(g: Labyrinth, ops: int) -> None:
    """12.4.4: what goes beyond the card comes from the reserves."""
    if ops > 0:
        g.shift("jihadist reserves", -ops, "12.4.4")


# -- 12.4.2 where -----------------------------------------------------------------------------------------


def major_jihad(g: Labyrinth, bot: Player, ops: int, spent: Spent) -> int:
    ready = [c for c in jihad.targets(g) if c.governance == POOR and jihad.may_major_jihad(g, c, ops)]
    target = bot.best(g, "jihad", [c for c in ready if jihad_could_succeed(g, c)], ops)
    if target is None:
        return 0
    dice(g, target, ops, spent, major=True)
    return ops


def minor_jihad(g: Labyrinth, bot: Player, ops: int, spent: Spent) -> int:
    """12.3.8: never where governance is Poor. The targets first, then the dice (8.1.2)."""
    left = ops
    plan: list[tuple[Country, int]] = []
    while left:
        chosen = [c for c, _ in plan]
        open_ = [c for c in jihad.targets(g) if c.governance in (GOOD, FAIR) and c not in chosen]
        target = bot.best(g, "jihad", [c for c in open_ if jihad_could_succeed(g, c)], ops)
        if target is None:
            break
        n = min(left, pieces.cells(g, target))
        plan.append((target, n))
        left -= n
    for target, n in plan:
        dice(g, target, n, spent)
    return ops - left


def dice(g: Labyrinth, c: Country, n: int, spent: Spent, *, major: bool = False) -> None:
    """12.3.3: active cells first, then sleepers; those that fail are gone, and the others have acted."""
    before = pieces.cells(g, c)
    sleepers = min(max(0, n - c.active_cells), c.sleeper_cells)
    jihad.jihad(g, c, n, major=major, sleepers=sleepers)
    spent.act(c, max(0, n - (before - pieces.cells(g, c))))


def recruiting(g: Labyrinth, bot: Player, ops: int, spent: Spent) -> int:
    """12.3.2: one country, no more dice than there are cells."""
    if not recruit.can_recruit(g):
        return 0
    target = bot.listed(g, "recruit", "recruit and travel to", recruit.targets(g), ops)
    n = min(ops, recruitable_cells(g))
    if target is None or not n:
        return 0
    recruit_in(g, target, n, spent)
    return n


def recruit_in(g: Labyrinth, c: Country, n: int, spent: Spent) -> None:
    before = cells.plain(g, c)
    recruit.recruit(g, [c] * n)
    spent.arrive(c, max(0, cells.plain(g, c) - before))


def plotting(g: Labyrinth, bot: Player, ops: int, spent: Spent, *, for_prestige: bool = False) -> int:
    """12.3.4, 12.4.2: country after country, no more dice than plots are available; the markers by lot."""
    left = min(ops, len(g.get("available plots")))
    most = left
    tried: list[Country] = []
    name = "plot when funding is tight" if g.tables.level("funding", g.funding)["name"] == "tight" else "plot"
    while left and g.get("available plots"):
        open_ = [c for c in plots.targets(g) if c not in tried and spent.unused(c) + len(spent.unused_marks(g, c))]
        if for_prestige:
            open_ = [c for c in open_ if pieces.troops_at_stake(g, c) > 0]
        target = bot.listed(g, name, "plot", open_, ops)
        if target is None:
            break
        tried.append(target)
        left -= plot_in(g, target, left, spent)
    return most - left


def plot_in(g: Labyrinth, c: Country, most: int, spent: Spent) -> int:
    """As many dice there as cells that have not acted; how many that was."""
    marks = spent.unused_marks(g, c)
    n = min(most, spent.unused(c) + len(marks))
    active = min(n, spent.unused_active(c))
    by_marks = min(n - active, len(marks))
    sleepers = n - active - by_marks
    spent.marks.update(marks[:by_marks])
    plots.plot(g, c, n, sleepers, int(g.tables["largest operation"]))
    spent.act(c, active + sleepers)
    return n


def plotting_for_prestige(g: Labyrinth, bot: Player, ops: int, spent: Spent) -> int:
    return plotting(g, bot, ops, spent, for_prestige=True)


def travelling(g: Labyrinth, bot: Player, ops: int, spent: Spent) -> int:
    """12.3.9: one destination; as many cells as may go from each source before the next."""
    able = [c for c in travel.sources(g) if cells.movable(g, c)]
    goal = bot.listed(g, "travel to", "recruit and travel to", travel.reached_from(g, able), ops)
    if goal is None:
        return 0
    plan: list[travel.Journey] = []
    gone: dict[str, int] = {}
    while len(plan) < ops:
        origins = [c for c in travel.sources(g) if c.name not in gone and source(g, c, goal, gone)]
        origin = bot.listed(g, "travel from", "travel from", origins, ops, goal)
        if origin is None:
            break
        n = min(ops - len(plan), cells.movable(g, origin, gone))
        gone[origin.name] = n
        plan += [travel.Journey(origin, kind, goal) for kind in kinds(origin, n, spent)]
    go(g, plan, spent)
    return len(plan)


def source(g: Labyrinth, c: Country, goal: Country, gone: dict[str, int]) -> bool:
    return cells.may_go(g, c, goal) and cells.movable(g, c, gone) > 0


def kinds(c: Country, n: int, spent: Spent) -> list[str]:
    """12.3.3: active cells go first."""
    active = min(n, spent.unused_active(c))
    return [pieces.ACTIVE] * active + [pieces.SLEEPER] * (n - active)


def go(g: Labyrinth, plan: list[travel.Journey], spent: Spent) -> None:
    for journey in plan:
        before = cells.plain(g, journey.target)
        travel.travel(g, [journey])
        spent.arrive(journey.target, max(0, cells.plain(g, journey.target) - before))


NAMES: Final = {
    "major jihad": "jihad",
    "minor jihad": "jihad",
    "recruit": "recruit",
    "plot": "plot",
    "plot for prestige": "plot",
    "travel": "travel",
}
CONDUCT: Final = {
    "major jihad": major_jihad,
    "minor jihad": minor_jihad,
    "recruit": recruiting,
    "plot": plotting,
    "plot for prestige": plotting_for_prestige,
    "travel": travelling,
}
