"""Who plays a side by which procedures: the bots of *The Awakening*, and the activities of the base game."""

from __future__ import annotations

from collections.abc import Mapping

from daedalus.games.labyrinth.solo import activities, granted, jihadist, us
from daedalus.games.labyrinth.solo.automaton import Grant, Play, Player
from daedalus.kit.bots import Bot

PLAY: dict[tuple[str, str], Play] = {
    ("bot", "jihadist"): jihadist.play,
    ("bot", "us"): us.play,
    ("activities", "jihadist"): activities.play,
}
GRANTED: dict[tuple[str, str], Mapping[str, Grant]] = {
    ("bot", "jihadist"): granted.GRANTED,
    ("bot", "us"): {"operation": us.granted},
    ("activities", "jihadist"): activities.GRANTED,
}


def seated(bot: Bot, side: str, level: str) -> Player:
    who = bot.name, side
    return Player(bot, side, level, PLAY[who], GRANTED.get(who, {}))
