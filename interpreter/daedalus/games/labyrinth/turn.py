"""5 Sequence of play: action phases, unblocked plots, end of the turn. One call of `step` is one step."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.attrition import attrition
from daedalus.games.labyrinth.awakening import polarization
from daedalus.games.labyrinth.board import GREEN, ISLAMIST_RULE, JIHADIST, TAN, US
from daedalus.games.labyrinth.cardplay import HOLD, REMOVE_CADRE, choose_card, play_card, remove_cadre
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX, remove_lapsing
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.plots import resolve_all
from daedalus.games.labyrinth.tracks import hand_size, world_posture
from daedalus.kit import messages as tell
from daedalus.kit.deck import DISCARD, LAPSING_BOX, draw
from daedalus.kit.events import to_discards

# The choices of `phase` in the schema.
SETUP: Final = 0
ACTION: Final = 1
PLOTS: Final = 2
END_OF_TURN: Final = 3


def step(g: Labyrinth) -> None:
    """The next step of the game."""
    phase = g.get("phase")
    if phase == SETUP:
        from daedalus.games.labyrinth.setup import set_up

        set_up(g)
        g.tell()  # nothing of it has happened
        begin_turn(g, first=True)
    elif phase == ACTION:
        action(g)
    elif phase == PLOTS:
        unblocked_plots(g)
    else:
        end_of_turn(g)
    if (g.news or g.watched) and g.tell():  # what the step has left untold
        g.settle()


def begin_turn(g: Labyrinth, *, first: bool = False) -> None:
    """5.2.8, 3.2: deal, the jihadist acts first. At first a scenario may have dealt some cards already."""
    for side in (JIHADIST, US):
        draw(g, side, hand_size(g, side) - (len(g.hand(side)) if first else 0), "5.2.8")
    g.put("turn", g.get("turn") + 1, "5.2.1")
    g.note(tell.TURN_BEGINS(g.get("turn")), "5.2.1")
    begin_phase(g, JIHADIST)
    g.later("turn-begins")


def begin_phase(g: Labyrinth, side: str) -> None:
    g.put("phase", ACTION, "5.2.2")
    g.put("side to act", int(side == US), "5.2.2")
    g.put("cards played", 0, "4.7.5")
    g.put("us holds", 0, "5.2.4")
    g.put("last history", g.get("history"), "5.2.2")
    g.put("history", (), "5.2.2")


def action(g: Labyrinth) -> None:
    """5.2.2: two cards, one after another; a side without cards does nothing."""
    side = g.side_to_act
    done = g.get("cards played") >= g.tables["turn"]["cards a phase"] or not g.hand(side) or g.get("us holds")
    if done:
        end_phase(g, side)
        return
    g.announce("side-to-play", side)
    if side in g.automata:
        _top_card()(g, side)
        return
    choice = choose_card(g, side)
    if choice == REMOVE_CADRE:
        remove_cadre(g)
        return
    g.put("cards played", g.get("cards played") + 1, "4.7.5")
    if play_card(g, side, int(choice)) == HOLD:
        g.put("cards played", g.get("cards played") - 1, "5.2.4")  # a card kept is not played


@functools.cache
def _top_card() -> Callable[[Labyrinth, str], None]:
    """How a bot plays a card; games between people do not load it."""
    from daedalus.games.labyrinth.solo.phase import play_top_card

    return play_top_card


def end_phase(g: Labyrinth, side: str) -> None:
    if side == JIHADIST:
        if g.holding("cadre") and side not in g.automata:  # 4.8.4, 5.2.2: also without a card left
            if g.choose(JIHADIST, ask.END_OF_PHASE(), ("done", REMOVE_CADRE), "4.8.4") == REMOVE_CADRE:
                remove_cadre(g)
                return
        begin_phase(g, US)
    else:
        g.put("phase", PLOTS, "5.2.3")


def unblocked_plots(g: Labyrinth) -> None:
    """5.2.3; then the turn ends when both sides are out of cards, but for a last US card (5.2.4)."""
    resolve_all(g)
    kept = len(g.hand(US))
    if not g.hand(JIHADIST) and (kept == 0 or (g.get("us holds") and kept <= g.tables["turn"]["cards us may keep"])):
        g.put("phase", END_OF_TURN, "5.2.1")
    else:
        begin_phase(g, JIHADIST)


def end_of_turn(g: Labyrinth) -> None:
    """5.2.5 to 5.2.9, 11.3.6: the steps in the order of the rule set."""
    g.note(tell.TURN_ENDS(), "5.2.5")
    for name in g.rules["end of turn"]:
        STEPS[name](g)
    g.settle()


def no_reserves(g: Labyrinth) -> None:
    for side in (US, JIHADIST):
        if side not in g.automata:  # 12.4.4, 13.4.5: a bot keeps its own
            g.put(f"{side} reserves", 0, "5.2.7")


def plots_again(g: Labyrinth) -> None:
    """11.3.2: resolved plots are available again."""
    g.put("available plots", tuple(sorted(g.get("available plots") + g.get("resolved plots"))), "11.3.2")
    g.put("resolved plots", (), "11.3.2")


def age_regime_changes(g: Labyrinth) -> None:
    for c in g.countries:
        if c.regime_change == GREEN:
            g.set(c, "regime change", TAN, "5.2.9")


def after_the_deal(g: Labyrinth) -> None:
    """11.3.4: troops off the map come back if their event says so."""
    g.announce("draw-phase-ends")
    g.settle()


def expenditures(g: Labyrinth) -> None:
    """5.2.5: funding falls, prestige falls with any Islamist Rule and rises with a united world."""
    spend, decline, unity = g.tables["turn"]["end"]
    g.shift("funding", int(g.ask("funding-change-at-end-of-turn", spend["funding"])), "5.2.5")
    g.shift("funding", int(g.ask("further-funding-change", 0)), "11.3.6")
    if g.having("governance", ISLAMIST_RULE):
        g.shift("prestige", int(g.ask("prestige-lost-at-end-of-turn", decline["prestige"])), "5.2.5")
    posture, value = world_posture(g)
    if value >= unity["at least"] and posture == g.us_posture:
        g.shift("prestige", int(g.ask("prestige-won-at-end-of-turn", unity["prestige"])), "5.2.5")
    g.shift("prestige", int(g.ask("further-prestige-change", 0)), "5.2.5")
    g.announce("end-of-turn")
    g.settle()


def lapse(g: Labyrinth) -> None:
    """5.2.6: lapsing events end; their cards and the first plot card are discarded, or leave the game (6.2.9)."""
    for mark in g.marks:
        if mark.lapsing:
            g.end_mark(mark.name, "5.2.6", mark.place)
    for card in (g.card(n) for n in g.get(FIRST_PLOT_BOX)):
        if card.goes:
            to_discards(g, card)
    remove_lapsing(g)
    g.put(DISCARD, g.get(DISCARD) + g.get(LAPSING_BOX) + g.get(FIRST_PLOT_BOX), "5.2.6")
    g.put(LAPSING_BOX, (), "5.2.6")
    g.put(FIRST_PLOT_BOX, (), "5.2.6")
    g.put("first plot made", 0, "5.2.6")
    g.settle()


STEPS: dict[str, Callable[[Labyrinth], None]] = {
    "expenditures": expenditures,
    "lapsing": lapse,
    "reserves": no_reserves,
    "plots": plots_again,
    "polarization": polarization,
    "attrition": attrition,
    "deal": begin_turn,
    "off map": after_the_deal,
    "regime change": age_regime_changes,
}
