"""12.4.3 Radicalization: what the jihadist bot does with operations of a card that it could not use."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import mutable

from daedalus.games.labyrinth import operations, plots, recruit, travel
from daedalus.games.labyrinth.board import HARD, JIHADIST, MUSLIM, NON_MUSLIM, SOFT, UNTESTED, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import cells
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.spent import Spent
from daedalus.games.labyrinth.tracks import gwot_penalty, recruitable_cells
from daedalus.kit.hearing import STEP, hear
from daedalus.kit.library import Card


@mutable
class Left:
    """Operations that are left: of the card, and of the reserves beside it."""

    card: int
    reserves: int

    @property
    def both(self) -> int:
        return self.card + self.reserves


def radicalize(g: Labyrinth, bot: Player, card: Card, used: int, spent: Spent) -> None:
    """12.4.3: step by step, with the reserves up to three operations in all; never with reserves alone."""
    beside = operations.with_reserves(g, JIHADIST, card.ops) - card.ops
    left = Left(card.ops - used, beside)
    for name, step in STEPS.items():
        if not left.both:
            return
        hear(g, STEP, "radicalization", name, "12.4.3")
        step(g, bot, left, spent)
        g.settle()


def _pay(g: Labyrinth, left: Left) -> None:
    """One operation, of the card first."""
    if left.card:
        left.card -= 1
    else:
        left.reserves -= 1
        g.shift("jihadist reserves", -1, "12.4.4")


def plot_in_the_us(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    from daedalus.games.labyrinth.solo.jihadist import plot_in

    us = g.at["United States"]
    while left.both and "wmd" in g.get("available plots") and _can_plot(g, us, spent):
        _pay(g, left)
        plot_in(g, us, 1, spent)


def travel_to_untested(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    """A hard US without penalty: one cell to each untested non-Muslim country."""
    if g.us_posture != HARD or gwot_penalty(g):
        return
    goals = [c for c in g.countries if c.kind == NON_MUSLIM and c.posture == UNTESTED and c.name != "United States"]
    while left.both:
        able = _able(g, spent)
        near = [c for c in goals if any(d in able and cells.may_go(g, d, c) for d in g.adjacent(c))]
        goal = bot.best(g, "recruit and travel to", near or [c for c in goals if _of(g, able, c)])
        if goal is None:
            return
        goals.remove(goal)
        _pay(g, left)
        _journey(g, bot, goal, spent, near=bool(near))


def plot_in_non_muslim_countries(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    """A soft US without penalty: plots in non-Muslim countries, soft ones first, then the worst governance."""
    from daedalus.games.labyrinth.solo.jihadist import plot_in

    if g.us_posture != SOFT or gwot_penalty(g):
        return
    tried: list[Country] = []
    while left.both and g.get("available plots"):
        open_ = [c for c in plots.targets(g) if c.kind == NON_MUSLIM and c not in tried and _can_plot(g, c, spent)]
        target = bot.listed(g, "plot in non-muslim countries", "plot", open_)
        if target is None:
            return
        tried.append(target)
        while left.both and _can_plot(g, target, spent):
            _pay(g, left)
            plot_in(g, target, 1, spent)


def recruit_at_cadres(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    """In the Muslim country with a cadre where jihad is the most promising."""
    if not recruit.can_recruit(g):
        return
    open_ = [c for c in recruit.targets(g) if c.kind == MUSLIM and c.cadre]
    best = bot.chart(g).first(g, JIHADIST, "recruit at a cadre", open_)
    target = bot.listed(g, "recruit", "recruit and travel to", best)
    _recruit(g, target, left, spent, reserves=True)


def bank(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    room = int(g.tables.us_operation("reserves")["largest card"]) - g.get("jihadist reserves")
    added = max(0, min(left.card, room))
    if added:
        operations.bank(g, JIHADIST, added)
        left.card -= added


def recruiting(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    """With operations of the card alone."""
    if left.card and recruit.can_recruit(g):
        target = bot.listed(g, "recruit", "recruit and travel to", recruit.targets(g))
        _recruit(g, target, left, spent, reserves=False)


def travel_to_the_us(g: Labyrinth, bot: Player, left: Left, spent: Spent) -> None:
    """With operations of the card alone."""
    us = g.at["United States"]
    while left.card and _sources(g, us, spent):
        near = any(source in g.adjacent(us) for source in _sources(g, us, spent))
        left.card -= 1
        _journey(g, bot, us, spent, near=near)


STEPS = {
    "plot in the US with a WMD available": plot_in_the_us,
    "travel to untested countries": travel_to_untested,
    "plot in non-Muslim countries": plot_in_non_muslim_countries,
    "recruit at a cadre": recruit_at_cadres,
    "bank operations": bank,
    "recruit": recruiting,
    "travel to the US": travel_to_the_us,
}


# -- what several steps do ----------------------------------------------------------------------------------


def _can_plot(g: Labyrinth, c: Country, spent: Spent) -> bool:
    return (
        plots.may_plot(g, c)
        and bool(spent.unused(c) + len(spent.unused_marks(g, c)))
        and bool(g.get("available plots"))
    )


def _recruit(g: Labyrinth, c: Country | None, left: Left, spent: Spent, *, reserves: bool) -> None:
    from daedalus.games.labyrinth.solo.jihadist import recruit_in

    if c is None:
        return
    while (left.both if reserves else left.card) and recruitable_cells(g):
        _pay(g, left)
        recruit_in(g, c, 1, spent)


def _able(g: Labyrinth, spent: Spent) -> Sequence[Country]:
    """Countries that a cell may leave which has not acted."""
    return [c for c in travel.sources(g) if spent.unused(c) and cells.movable(g, c)]


def _of(g: Labyrinth, able: Sequence[Country], goal: Country) -> Sequence[Country]:
    return [c for c in able if cells.may_go(g, c, goal)]


def _sources(g: Labyrinth, goal: Country, spent: Spent) -> Sequence[Country]:
    return _of(g, _able(g, spent), goal)


def _journey(g: Labyrinth, bot: Player, goal: Country, spent: Spent, *, near: bool) -> None:
    from daedalus.games.labyrinth.solo.jihadist import go, kinds

    sources = _sources(g, goal, spent)
    origins = [c for c in sources if c in g.adjacent(goal)] if near else sources
    origin = bot.listed(g, "travel from", "travel from", origins, 1, goal)
    if origin is not None:
        go(g, [travel.Journey(origin, kind, goal) for kind in kinds(origin, 1, spent)], spent)
