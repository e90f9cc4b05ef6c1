"""Words of the charts of section 9 alone: what the jihadist of the base game counts before he acts."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import jihad, pieces, recruit
from daedalus.games.labyrinth.board import JIHADIST, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.tracks import hard_minus_soft
from daedalus.kit.library import Card
from daedalus.language.records import Adds
from daedalus.language.roles import Place, Side
from daedalus.language.typed import Call
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary
from daedalus.language.walking import nodes

HERE = Place("in")
PLOTS = "plots"  # of an instruction for a card: when its plots have somewhere to go
PLOT = "plot"  # the list of countries for plots
LEANS = {b.HARD: 1, b.SOFT: -1, b.UNKNOWN: 0}  # what a country adds to the world (4.7.2)


def declare(v: Vocabulary) -> None:
    _figures(v)
    _properties(v)
    _truths(v)
    _rules(v)


def _figures(v: Vocabulary) -> None:
    @v.value("number to recruit in {c:country}", NUMBER, key="bot-number-to-recruit", rule="9.4.2.5", c=HERE,
            example="number to recruit in Iraq > 2")  # fmt: skip
    def number_to_recruit(g: Labyrinth, c: Country) -> int:
        """The highest die that recruits there, by governance or by its recruit number."""
        return recruit.number(g, c)

    @v.value("cells short of major jihad in {c:country}", NUMBER, key="bot-cells-short-of-major-jihad", rule="8.4.2",
            c=HERE, example="cells short of major jihad in Iraq <= 2")  # fmt: skip
    def cells_short(g: Labyrinth, c: Country) -> int:
        """How many more cells it would take to be allowed major jihad there."""
        return max(0, jihad.margin(g, c) - (pieces.cells(g, c) - pieces.forces(g, c)))


def _properties(v: Vocabulary) -> None:
    @v.adjective("worth a plot", "country", key="bot-worth-a-plot", rule="9.4.2.2",
            example="any country where cells > 0 and worth a plot")  # fmt: skip
    def worth_a_plot(g: Labyrinth, c: Country) -> bool:
        """A line of the bot's list of places for plots speaks of it."""
        return bool(_bot(g).chart(g).first(g, JIHADIST, PLOT, [c]))

    @v.adjective("swaying the world", "country", key="bot-swaying-the-world", rule="9.6",
            example="Caucasus is swaying the world")  # fmt: skip
    def swaying_the_world(g: Labyrinth, c: Country) -> bool:
        """World posture would change if it turned against the posture of the US."""
        most, lead = g.tables["tracks"]["world posture"]["to"], hard_minus_soft(g)
        after = lead - LEANS[c.posture] - LEANS[g.us_posture]
        return max(-most, min(most, lead)) != max(-most, min(most, after))

    @v.adjective("placing cells", "card", key="bot-placing-cells", rule="9.4.1",
            example="any card in discard pile where placing cells")  # fmt: skip
    def placing_cells(g: Labyrinth, k: Card) -> bool:
        """Its event places or recruits cells."""
        words = (part.word for part in nodes(k.tree.event or ()) if isinstance(part, Call))
        return any(isinstance(change, Adds) and change.piece == "cells" for word in words for change in word.changes)


def _truths(v: Vocabulary) -> None:
    @v.value("recruiting allowed", TRUTH, key="bot-recruiting-allowed", rule="9.4.1", example="recruiting allowed")
    def recruiting_allowed(g: Labyrinth) -> bool:
        """No event in force forbids to recruit."""
        return bool(g.ask("may-recruit", True))

    @v.value("own event playable", TRUTH, key="bot-own-event-playable", rule="9.4.1", example="own event playable")
    def own_event(g: Labyrinth) -> bool:
        """The event of the card in play is not the other side's, and could be played."""
        return _bot(g).would_play(g, g.card(g.cause))

    @v.value("plots of event without place", TRUTH, key="bot-plots-without-place", rule="9.4.2.1",
            example="plots of event without place")  # fmt: skip
    def plots_without_place(g: Labyrinth) -> bool:
        """The event of the card in play places plots, and the list for plots speaks of none of its countries."""
        bot, card = _bot(g).of(g), g.card(g.cause)
        return PLOTS in bot.instruction(card) and not bot.holds(g, card, PLOTS)


def _rules(v: Vocabulary) -> None:
    """What the levels of this bot say of the rules."""
    v.point("wmd takes the place of a plot", TRUTH, key="wmd-replaces-plot", rule="9.3.3",
            says="Is the lowest plot put aside for each WMD in play?",
            example="wmd takes the place of a plot: yes")  # fmt: skip

    @v.verb("shuffle hand of {s:side}", key="bot-shuffle-hand", rule="9.2", s=Side("owner"), changes=(),
            example="shuffle hand of jihadist")  # fmt: skip
    def shuffle_hand(g: Labyrinth, me: str, s: str, *, rule: str) -> None:
        """The cards of a pile that is a side's hand, in an order that nobody knows."""
        g.put(f"hand of {s}", g.shuffled(g.hand(s)), rule)


def _bot(g: Labyrinth) -> Player:
    bot = g.automata[JIHADIST]
    assert isinstance(bot, Player)
    return bot
