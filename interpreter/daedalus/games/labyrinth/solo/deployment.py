"""13.4.7, 13.4.8 From where to where the US bot would move troops; and where it would fight a War of Ideas."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import deploy, war_of_ideas
from daedalus.games.labyrinth.board import MUSLIM, UNTESTED, US, Country
from daedalus.games.labyrinth.deploy import Place
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player, one_of

FROM_TRACK: Final = 2  # troops that leave the track together, no fewer and no more
NOWHERE: Final = "nowhere"


def war_of_ideas_open(g: Labyrinth, c: Country, ops: int) -> bool:
    """13.4.3: an untested Muslim country only with all operations that a card can have."""
    if c.kind == MUSLIM and c.is_untested and ops < g.tables["largest operation"]:
        return False
    return war_of_ideas.may_war_of_ideas(g, c, ops)


def war_of_ideas_targets(g: Labyrinth, ops: int) -> list[Country]:
    """Where that is, Muslim or not."""
    open_ = war_of_ideas.targets(g, ops)
    if ops >= g.tables["largest operation"]:
        return open_
    kept = g.moment()
    found: list[Country] | None = kept.get(("war of ideas, tested", ops))
    if found is None:
        found = [c for c in open_ if c.governance != UNTESTED or c.kind != MUSLIM]
        kept["war of ideas, tested", ops] = found
    return found


def withdrawals(g: Labyrinth, ops: int) -> list[Country]:
    """13.4.8: with all operations a soft US may leave a regime change country."""
    return deploy.withdraw_origins(g) if deploy.can_withdraw(g, ops) else []


def origins(g: Labyrinth, ops: int) -> list[Country]:
    """Countries that troops may leave; the bot moves no marks."""
    kept = g.moment()
    found: list[Country] | None = kept.get(("deploy from", ops))
    if found is None:
        free = [p for p in deploy.origins(g, ops) if p is not None and deploy.deployable(g, p)]
        found = kept["deploy from", ops] = [*free, *(c for c in withdrawals(g, ops) if c not in free)]
    return found


def goals(g: Labyrinth, ops: int) -> list[Country]:
    return [p for p in deploy.goals(g, ops) if p is not None]


def origin(g: Labyrinth, bot: Player, ops: int) -> Place | str:
    """By the list and column, else the track if two troops can leave it."""
    found = one_of(g, bot.chart(g).narrow(g, US, "deploy from", _listed(g, bot, "deploy from", origins(g, ops))))
    if found is not None:
        return found
    return None if g.get("troops on track") >= FROM_TRACK and goals(g, ops) else NOWHERE


def goal(g: Labyrinth, bot: Player, ops: int) -> Place | str:
    found = one_of(g, bot.chart(g).narrow(g, US, "deploy to", _listed(g, bot, "deploy to", goals(g, ops))))
    if found is not None:
        return found
    return None if origins(g, ops) and deploy.may_deploy_to(g, None, ops) else NOWHERE


def _listed(g: Labyrinth, bot: Player, name: str, countries: list[Country]) -> list[Country]:
    return list(bot.chart(g).first(g, US, name, countries))


def route(g: Labyrinth, bot: Player, ops: int) -> tuple[Place, Place] | None:
    """From where to where, if these are two places (13.4.7)."""
    start, end = origin(g, bot, ops), goal(g, bot, ops)
    if isinstance(start, str) or isinstance(end, str) or start is end:
        return None
    return start, end


def wanted(g: Labyrinth, ops: int) -> bool:
    bot = g.automata[US]
    assert isinstance(bot, Player)
    return route(g, bot, ops) is not None
