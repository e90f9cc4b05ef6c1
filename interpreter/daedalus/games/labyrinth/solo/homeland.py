"""13.4.4 Homeland security: what the US bot does with operations of a card that it could not use."""

from __future__ import annotations

from collections.abc import Callable

from attrs import mutable

from daedalus.games.labyrinth import disrupt, operations, war_of_ideas
from daedalus.games.labyrinth.board import HARD, MUSLIM, NON_MUSLIM, SOFT, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.tracks import world_posture
from daedalus.kit.hearing import STEP, hear


@mutable
class Left:
    """Operations that are left of the card; reserves may be added to them."""

    card: int


def secure(g: Labyrinth, bot: Player, ops: int) -> None:
    """Again and again the first step that can be taken, until the card is used up."""
    left = Left(ops)
    while left.card > 0 and any(_taken(g, bot, left, name) for name in STEPS):
        g.settle()


def _taken(g: Labyrinth, bot: Player, left: Left, name: str) -> bool:
    hear(g, STEP, "homeland security", name, "13.4.4")
    return STEPS[name](g, bot, left)


def _both(g: Labyrinth, left: Left) -> int:
    return left.card + int(g.get("us reserves"))


def _pay(g: Labyrinth, left: Left, ops: int) -> None:
    """The card first, then the reserves."""
    beyond = max(0, ops - left.card)
    left.card -= ops - beyond
    if beyond:
        g.shift("us reserves", -beyond, "13.4.5")


def _disrupt(g: Labyrinth, left: Left, c: Country | None) -> bool:
    if c is None:
        return False
    _pay(g, left, int(g.ask("cost-of-disrupt", c.governance, c)))
    disrupt.disrupt(g, c)
    return True


def _fight(g: Labyrinth, left: Left, c: Country | None) -> bool:
    if c is None:
        return False
    cost = war_of_ideas.cost(g, c)
    _pay(g, left, cost)
    war_of_ideas.war_of_ideas(g, c, cost)
    return True


# -- the candidates of each step ------------------------------------------------------------------------------


def in_the_us(g: Labyrinth, ops: int) -> list[Country]:
    us = g.at["United States"]
    return [us] if disrupt.may_disrupt(g, us, ops) else []


def soft_countries(g: Labyrinth, ops: int) -> list[Country]:
    if g.us_posture != HARD or world_posture(g)[0] != SOFT:
        return []
    return [c for c in war_of_ideas.targets(g, ops) if c.kind == NON_MUSLIM and c.posture == SOFT]


def non_muslim_cells(g: Labyrinth, ops: int) -> list[Country]:
    return [c for c in disrupt.targets(g, ops) if c.kind == NON_MUSLIM]


def muslim_cadres(g: Labyrinth, ops: int) -> list[Country]:
    return [c for c in disrupt.targets(g, ops) if c.kind == MUSLIM and c.cadre]


def opposite(g: Labyrinth, ops: int) -> list[Country]:
    """Those against the US, else those that have not been tested."""
    open_ = [c for c in war_of_ideas.targets(g, ops) if c.kind == NON_MUSLIM]
    against = [c for c in open_ if c.posture and c.posture != g.us_posture]
    return against or [c for c in open_ if not c.posture]


# -- the steps ------------------------------------------------------------------------------------------------


def disrupt_in_the_us(g: Labyrinth, bot: Player, left: Left) -> bool:
    return _disrupt(g, left, next(iter(in_the_us(g, _both(g, left))), None))


def win_over(g: Labyrinth, bot: Player, left: Left) -> bool:
    return _fight(g, left, bot.best(g, "homeland security: soft countries", soft_countries(g, _both(g, left))))


def disrupt_non_muslim(g: Labyrinth, bot: Player, left: Left) -> bool:
    return _disrupt(g, left, bot.best(g, "homeland security: disrupt", non_muslim_cells(g, _both(g, left))))


def bank(g: Labyrinth, bot: Player, left: Left) -> bool:
    room = int(g.tables.us_operation("reserves")["largest card"]) - g.get("us reserves")
    added = min(left.card, room)
    if added <= 0:
        return False
    operations.bank(g, US, added)
    left.card -= added
    return True


def disrupt_cadre(g: Labyrinth, bot: Player, left: Left) -> bool:
    """With operations of the card alone."""
    return _disrupt(g, left, bot.best(g, "homeland security: disrupt", muslim_cadres(g, left.card)))


def change_posture(g: Labyrinth, bot: Player, left: Left) -> bool:
    """With operations of the card alone."""
    return _fight(g, left, bot.best(g, "homeland security: posture", opposite(g, left.card)))


STEPS: dict[str, Callable[[Labyrinth, Player, Left], bool]] = {
    "disrupt in the US": disrupt_in_the_us,
    "war of ideas in soft countries": win_over,
    "disrupt in a non-Muslim country": disrupt_non_muslim,
    "bank operations": bank,
    "disrupt a cadre in a Muslim country": disrupt_cadre,
    "war of ideas for posture": change_posture,
}
