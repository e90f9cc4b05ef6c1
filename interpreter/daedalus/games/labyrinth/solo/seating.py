"""Who plays a side by which procedures: the bots of *The Awakening*, and the activities of the base game."""

from __future__ import annotations

from daedalus.games.labyrinth.solo import jihadist, us
from daedalus.games.labyrinth.solo.automaton import Play, Player
from daedalus.kit.bots import Bot

PLAY: dict[tuple[str, str], Play] = {("bot", "jihadist"): jihadist.play, ("bot", "us"): us.play}


def seated(bot: Bot, side: str, level: str) -> Player:
    return Player(bot, side, level, PLAY[bot.name, side])
