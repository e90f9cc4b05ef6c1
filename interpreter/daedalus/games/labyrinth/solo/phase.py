"""12.2, 13.2 A bot's hand is a face-down pile: its cards are played from the top."""

from __future__ import annotations

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.kit import messages as say
from daedalus.kit.deck import IN_PLAY, move_card
from daedalus.kit.hearing import CARD, hear


def play_top_card(g: Labyrinth, side: str) -> None:
    """One card of the phase, as the bot's charts say."""
    bot = g.automata[side]
    assert isinstance(bot, Player)
    number = g.hand(side)[-1]
    g.put("cards played", g.get("cards played") + 1, "4.7.5")
    before = g.context
    g.context = before.about(number, side, targeting=before.targeting)
    rule = bot.chart(g).rule_of("card")
    hear(g, CARD, side, str(number), rule)
    move_card(g, number, IN_PLAY, "5.2.2")
    g.reveal(say.CARD_TURNED_UP(number), "", rule)
    card = g.card(number)
    g.announce("card-played", card, side)
    if number in g.get(IN_PLAY):  # not cancelled by an event in force
        bot.play(g, bot, card)
    g.settle()
    g.context = before
