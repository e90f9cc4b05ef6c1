"""9.4 The jihadist activities of the base game: a card is an event, operations by the charts, or radicalization."""

from __future__ import annotations

from daedalus.games.labyrinth import jihad, pieces, plots, recruit
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import JIHADIST, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.activities_choice import chosen
from daedalus.games.labyrinth.solo.activities_radicalization import radicalize
from daedalus.games.labyrinth.solo.activities_travel import granted as journeys
from daedalus.games.labyrinth.solo.activities_travel import travelling
from daedalus.games.labyrinth.solo.automaton import Grant, Player
from daedalus.games.labyrinth.solo.random_place import by_table
from daedalus.games.labyrinth.tracks import recruitable_cells
from daedalus.kit import messages as say
from daedalus.kit.events import happens, put_away
from daedalus.kit.library import Card

CARD, OPERATION = "card", "operation"  # the questions of the chart
EVENT, OPERATIONS, RADICALIZE = "event", "operations", "radicalize"  # what the first of them leads to, besides plots
OPERATES = "operates"  # of an instruction for a card: its event is also its operations


def play(g: Labyrinth, bot: Player, card: Card) -> None:
    """9.4.1: no reserves, no US events, no box for the first plot. Operations follow an unassociated event."""
    if card.auto:
        happens(g, card, JIHADIST)
    what = bot.chart(g).ask(g, JIHADIST, CARD, card.ops)
    if what == OPERATIONS:
        what = bot.chart(g).ask(g, JIHADIST, OPERATION, card.ops)
    g.note(say.CARD_PLAYED(JIHADIST, card.number, WAYS[what]), "9.4.1")
    if what == EVENT:
        happens(g, card, JIHADIST)
        if g.owner_of(card) == "" and not bot.of(g).instruction(card).get(OPERATES):
            operate(g, bot, card.ops)
    elif what == RADICALIZE:
        radicalize(g, bot, card.ops, card.ops)
    else:
        conduct(g, bot, what, card.ops)
    put_away(g, card, JIHADIST, happened=what == EVENT)


def operate(g: Labyrinth, bot: Player, ops: int) -> None:
    """9.4.1: the operation that the chart leads to; events may grant one too (9.4.2.1)."""
    conduct(g, bot, bot.chart(g).ask(g, JIHADIST, OPERATION, ops), ops)


def conduct(g: Labyrinth, bot: Player, what: str, ops: int) -> None:
    """One kind of operation, as far as the charts find places for it; what is left radicalizes (9.4.3)."""
    g.note(tell.OPERATION_BEGINS(JIHADIST, WAYS[what], ops), "6.3.1")
    used = CONDUCT[what](g, bot, ops)
    g.settle()
    radicalize(g, bot, ops - used, ops)


# -- 9.4.2 where: each says how many operations it has used ---------------------------------------------------


def plotting(g: Labyrinth, bot: Player, ops: int) -> int:
    """9.4.2.2: country after country, a die for each cell; the markers are drawn blind (9.3.2)."""
    if not g.get("available plots"):
        return 0
    plan: list[tuple[Country, int]] = []
    left = ops
    while left:
        open_ = [c for c in plots.targets(g) if c not in [planned for planned, _ in plan]]
        target = chosen(g, bot, "plot", open_, ops)
        if target is None:
            break
        plan.append((target, min(left, pieces.cells(g, target))))
        left -= plan[-1][1]
    rolled = [(c, plots.roll_plots(g, c, dice, sleepers_among(c, dice))) for c, dice in plan]  # 8.1.2: all at once
    for c, successes in rolled:
        plots.place_plots(g, c, successes, int(g.tables["largest operation"]))
    return ops - left


def major_jihad(g: Labyrinth, bot: Player, ops: int) -> int:
    """9.4.2.3"""
    target = chosen(g, bot, "major jihad", jihad.targets(g), ops)
    if target is None:
        return 0
    jihad.jihad(g, target, ops, major=True, sleepers=0)
    return ops


def minor_jihad(g: Labyrinth, bot: Player, ops: int) -> int:
    """9.4.2.4: all cells of a country before the next; the places first, then the dice (8.1.2)."""
    plan: list[tuple[Country, int]] = []
    left = ops
    while left:
        open_ = [c for c in jihad.targets(g) if c not in [planned for planned, _ in plan]]
        target = chosen(g, bot, "minor jihad", open_, ops)
        if target is None:
            break
        plan.append((target, min(left, pieces.cells(g, target))))
        left -= plan[-1][1]
    for c, dice in plan:
        jihad.jihad(g, c, dice, major=False, sleepers=sleepers_among(c, dice))
    return ops - left


def sleepers_among(c: Country, dice: int) -> int:
    """9.3.1: active cells act before sleepers, and a mark that is a cell after both."""
    return min(max(0, dice - c.active_cells), c.sleeper_cells)


def recruiting(g: Labyrinth, bot: Player, ops: int) -> int:
    """9.4.2.5: one roll at a time, each where the list now says."""
    used = 0
    while used < ops and recruitable_cells(g):
        target = chosen(g, bot, "recruit", recruit.targets(g), ops)
        if target is None:
            break
        recruit.recruit(g, [target])
        used += 1
    return used


WAYS = {  # how a log calls what a card was used for
    EVENT: "event",
    RADICALIZE: "nothing",
    "plot": "plot",
    "major jihad": "jihad",
    "minor jihad": "jihad",
    "recruit": "recruit",
    "travel": "travel",
}
CONDUCT = {
    "plot": plotting,
    "major jihad": major_jihad,
    "minor jihad": minor_jihad,
    "recruit": recruiting,
    "travel": travelling,
}


# -- 9.4.2.1 operations that events grant ---------------------------------------------------------------------


def recruit_anywhere(g: Labyrinth, bot: Player, ops: int) -> None:
    """For each attempt the nearest country that fits to one of the Global table (9.5)."""
    for _ in range(ops):
        target = by_table(g, "global", recruit.targets(g))
        if target is None:
            return
        recruit.recruit(g, [target])


GRANTED: dict[str, Grant] = {"operation": operate, "recruit": recruit_anywhere, "travel": journeys}
