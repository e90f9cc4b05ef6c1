"""4 The sequence of play: ten turns of headlines and action rounds. One call of `step` is one step."""

from __future__ import annotations

import functools

from daedalus.games.twilight import china, defcon, headline, military, rounds, space, victory
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import US, USSR, other
from daedalus.games.twilight.game import (
    ACTION,
    DEALT,
    END_OF_TURN,
    HANDS,
    HEADLINE,
    HEADLINES,
    SETUP,
    TO_COME,
    Twilight,
)
from daedalus.kit import messages as say
from daedalus.kit.board import Board
from daedalus.kit.deck import DISCARD, DRAW, move_card
from daedalus.kit.library import Library

SIDES = (USSR, US)  # the choices of `side to act`, in the order of play
HELD_SHOWN = "held cards are shown"  # 11.1, 11.2: tournament play


def step(g: Twilight) -> None:
    """The next step of the game."""
    phase = g.get("phase")
    if phase == ACTION:
        action(g)
    elif phase == HEADLINE:
        headlines(g)
    elif phase == SETUP:
        from daedalus.games.twilight.setup import set_up

        set_up(g)
    elif phase == DEALT:
        headline.choose(g)
    else:
        end_of_turn(g)


def headlines(g: Twilight) -> None:
    """4.5 C: one headline a step; when both are resolved, the action rounds begin."""
    if headline.resolve(g) and any(g.get(zone) for zone in HEADLINES.values()):
        return
    g.put("phase", ACTION, "4.5.D")
    g.put("round", 1, "4.5.D")
    g.put("side to act", SIDES.index(USSR), "4.5.D")


def action(g: Twilight) -> None:
    """4.5 D: the USSR first, then the US, round after round; a side that may play more plays on alone."""
    side = SIDES[g.get("side to act")]
    if g.get("round") <= rounds.usual(g) or g.get("round") <= rounds.of(g, side):
        rounds.act(g, side)
    following = other(side)
    if following == USSR:
        g.put("round", g.get("round") + 1, "4.5.D")
    g.put("side to act", SIDES.index(following), "4.5.D")
    if following == USSR and g.get("round") > rounds.usual(g) and g.get("round") > max(rounds.of(g, s) for s in SIDES):
        g.put("phase", END_OF_TURN, "4.5.E")


def end_of_turn(g: Twilight) -> None:
    """4.5 E to I."""
    g.note(say.TURN_ENDS(), "4.5.E")
    g.put("phasing", 0, "4.2")
    military.check(g)
    victory.check_after_military(g)
    discard_held(g)
    show_held(g)
    china.turn_up(g)
    lapse(g)
    if g.get("turn") >= g.tables["turn"]["last"]:
        victory.final_scoring(g)
    begin_turn(g, g.get("turn") + 1)


def discard_held(g: Twilight) -> None:
    """6.4.4: with its ability a side may discard cards that it has held."""
    for side in SIDES:
        while g.hand(side) and space.has(g, side, space.DISCARD_HELD):
            card = g.choose(side, ask.DISCARD_HELD(), [*sorted(g.hand(side)), ask.DONE], "6.4.4")
            if card == ask.DONE:
                break
            g.reveal(say.CARD_DISCARDED(side, int(card)), "", "6.4.4")
            move_card(g, int(card), DISCARD, "6.4.4")


def show_held(g: Twilight) -> None:
    """4.5 F, 11.1, 11.2: in a tournament each side proves that it holds no scoring card; who does has lost."""
    if HELD_SHOWN not in g.options:
        return
    for side in SIDES:
        g.reveal(tell.HELD_SHOWN(side, len(g.hand(side))), "", "11.1")
        if victory.holds_scoring(g, side):
            g.note(tell.HOLDS_SCORING(side), "11.2")
            g.win(other(side), "11.2")


def lapse(g: Twilight) -> None:
    """Events that last until the end of the turn are over."""
    for mark in g.marks:
        if mark.lapsing:
            g.end_mark(mark.name, "7.3", mark.place)
    for track in space.SPACED.values():
        g.put(track, 0, "6.4.2")
    g.settle()


def begin_turn(g: Twilight, turn: int) -> None:
    """4.5 H, A, B: the turn, DEFCON toward peace, the cards of a new era, the deal."""
    mark_turn(g, turn)
    g.put("defcon moves", (), "8.1.1")
    defcon.change(g, 1, "8.1.6")
    add_era(g, turn)
    deal(g)
    g.put("round", 0, "4.5.H")
    g.put("phase", DEALT, "4.5.C")


def mark_turn(g: Twilight, turn: int) -> None:
    g.put("turn", turn, "4.5.H")
    g.note(say.TURN_BEGINS(turn), "4.5.H")


@functools.lru_cache(maxsize=64)
def era_begins(library: Library, board: Board) -> dict[int, int]:
    """For each card the turn from which it is in the deck."""
    eras: dict[str, int] = board.tables["turn"]["eras"]
    return {n: max(eras.get(word, 0) for word in ("", *card.symbols)) for n, card in library.cards.items()}


def add_era(g: Twilight, turn: int) -> None:
    """4.4: the cards of a new era are shuffled into the deck; the discards stay where they are."""
    begins = era_begins(g.library, g.board)
    new = [n for n in g.get(TO_COME) if begins[n] == turn]
    if new:
        g.put(TO_COME, tuple(n for n in g.get(TO_COME) if n not in new), "4.4")
        g.put(DRAW, g.shuffled(sorted((*g.get(DRAW), *new))), "4.4")


def deal(g: Twilight) -> None:
    """4.5 B, 4.3.1, 11.3: up to a full hand, by turns from the USSR on; an empty deck is made of the discards."""
    size = g.tables.hands[g.get("turn")]
    lacks = {side: max(0, size - len(g.hand(side))) for side in SIDES}
    dealt: dict[str, list[int]] = {side: [] for side in SIDES}
    pile = list(g.get(DRAW))
    order = [side for i in range(size) for side in SIDES if i < lacks[side]]
    for side in order:
        if not pile:
            g.put(DRAW, (), "4.3.1")
            g.reshuffle()
            pile = list(g.get(DRAW))
            if not pile:
                break
        dealt[side].append(pile.pop(0))
    g.put(DRAW, tuple(pile), "4.5.B")
    for side, cards in dealt.items():
        g.reveal(say.CARDS_DRAWN(side, len(cards)), "", "4.5.B")
        g.put(HANDS[side], g.hand(side) + tuple(cards), "4.5.B")
