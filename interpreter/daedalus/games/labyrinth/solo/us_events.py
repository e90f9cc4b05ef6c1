"""13.4.1 What the US bot asks of the card in play before it deals with plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daedalus.games.labyrinth.board import US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat, threats

STOPS: Final = "stops"  # of an instruction for a card: the plots that its event can remove


def last_card(g: Labyrinth) -> bool:
    return bool(g.get("cards played") > 1)


def playable(g: Labyrinth) -> bool:
    """Whether the bot would play the event of the card."""
    return _bot(g).would_play(g, g.card(g.cause))


def stops_plot(g: Labyrinth, first: Threat | None = None) -> bool:
    """Whether the event can be played and would remove the priority plot; all of equal ones, until one is drawn."""
    bot, card = _bot(g), g.card(g.cause)
    if STOPS not in bot.of(g).instruction(card) or not playable(g):
        return False
    wanted = [first] if first is not None else most_urgent(g, bot)
    stopped = bot.of(g).narrowed(g, card, STOPS, "threat", "p", wanted)
    return bool(wanted) and len(stopped) == len(wanted)


def most_urgent(g: Labyrinth, bot: Player) -> Sequence[Threat]:
    """13.4.1: the plots that matter most."""
    return bot.chart(g).narrow(g, US, "alert", threats(g))


def priority(g: Labyrinth, bot: Player) -> Threat | None:
    """13.4.1: the one of them that the bot deals with; chance settles what is equal, once for a card."""
    found = most_urgent(g, bot)
    return g.one_by_lot(found) if found else None


def _bot(g: Labyrinth) -> Player:
    bot = g.automata[US]
    assert isinstance(bot, Player)
    return bot
