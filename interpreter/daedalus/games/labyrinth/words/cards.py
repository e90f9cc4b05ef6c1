"""Words about cards: piles, hands, drawing, discarding, reserves, extra plays, events of other cards."""

from __future__ import annotations

from daedalus.games.labyrinth.cardplay import choose_card, play_card
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import POSTURED, limits
from daedalus.kit import deck, events
from daedalus.kit import words as kit
from daedalus.language.records import ANYTHING, Becomes, OnTrack, Shifts
from daedalus.language.roles import Side, Step
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

# The rules behind the words that every game with cards has.
RULES = {
    **dict.fromkeys(("hand-of",), "5.2.8"),
    **dict.fromkeys(("discard-pile", "cards-in-pile", "cards-in-piles", "cards-in-list"), "5.3"),
    **dict.fromkeys(("discard-random-cards", "discard-card", "take-card", "side-takes-card"), "5.3"),
    **dict.fromkeys(("take-random-cards", "swap-random-cards"), "5.3"),
    **dict.fromkeys(("number-of-cards-in", "see-hand", "see-card", "see-cards"), "5.3.2"),
    "lapsing-box": "4.7.7.1",
    "first-plot-box": "4.7.7.2",
    "removed-cards": "6.2.9",
    "ops-of": "6.3",
    **dict.fromkeys(("name-of", "named"), "4.10"),
    "numbered": "4.10.3",
    **dict.fromkeys(("sides", "opponent-of"), "3.1"),
    **dict.fromkeys(
        ("draw-pile", "top-cards-of", "put-on-draw-pile", "put-under-draw-pile", "shuffle-draw-pile"), "5.3"
    ),
    "side-draws-cards": "5.3.1",
    "number-of": "4.10.3",
    "this-card": "6.2.1",
    "draw-cards": "5.3.1",
    "cancel-card": "5.2.2",
    "remove-card-from-game": "6.2.9",
    "make-event-happen": "6.2.1",
}

ELECTED = Becomes("it = United States and tested", "it = United States", True, (POSTURED,), anywhere=True)
DISCARDED = (*kit.MOVED, ELECTED, Shifts("prestige"))  # 6.3.1: the automatic event happens then too


def declare(v: Vocabulary) -> None:
    kit.both_sides(v, RULES)
    kit.piles(v, RULES, (deck.DISCARD, deck.LAPSING_BOX, FIRST_PLOT_BOX, deck.REMOVED, deck.DRAW))
    kit.figures(v, RULES, limits(v).most["cards"])
    _phase(v)
    kit.drawing(v, RULES, DISCARDED)
    kit.draw_pile(v, RULES)
    _reserves(v)
    kit.cards_at_work(v, RULES)
    _playing(v)


def _phase(v: Vocabulary) -> None:
    @v.value("first card of {s:side} phase", TRUTH, key="first-card-of-phase", rule="5.2.2", s=Side("owner"),
            example="first card of us phase")  # fmt: skip
    def first_card(g: Labyrinth, s: str) -> bool:
        """This card is the first that the side plays in its action phase."""
        before = int(g.get("cards played")) - (g.cause in g.get(deck.IN_PLAY))
        return g.side_to_act == s and before <= 0

    @v.value("second card of {s:side} phase", TRUTH, key="second-card-of-phase", rule="5.2.2", s=Side("owner"),
            example="second card of us phase")  # fmt: skip
    def second_card(g: Labyrinth, s: str) -> bool:
        """This card is the second that the side plays in its action phase, or one played later in it."""
        return g.side_to_act == s and not first_card(g, s)


def _reserves(v: Vocabulary) -> None:
    @v.change("{n:number} reserves", key="change-reserves", rule="6.3.3", n=Step("reserves"),
            changes=(Shifts("reserves"),), example="+1 reserves")  # fmt: skip
    def change_reserves(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """Reserves of the side, up or down; they stop at their ends."""
        g.shift(f"{me} reserves", n, rule)

    @v.value("reserves of {s:side}", NUMBER, key="reserves-of", rule="4.7.9", s=Side("owner"),
            gives=OnTrack("reserves"), example="reserves of us = 2")  # fmt: skip
    def reserves(g: Labyrinth, s: str) -> int:
        """Operations kept in reserve."""
        return int(g.get(f"{s} reserves"))

    @v.verb("take reserves of {s:side}", key="take-reserves", rule="6.3.3", s=Side("owner"),
            changes=(Shifts("reserves"),), example="take reserves of us")  # fmt: skip
    def take_reserves(g: Labyrinth, me: str, s: str, *, rule: str) -> None:
        """Those of the other side become 0 and are added to one's own, as far as they fit."""
        lost = int(g.get(f"{s} reserves"))
        g.put(f"{s} reserves", 0, rule)
        g.shift(f"{me} reserves", lost, rule)


def _playing(v: Vocabulary) -> None:
    @v.verb("play extra card", key="play-extra-card", rule="5.2.2", changes=(ANYTHING,), example="play extra card")
    def play_extra(g: Labyrinth, me: str) -> None:
        """One more card of the hand at once; it is none of the two of the phase."""
        if g.hand(me):
            play_card(g, me, int(choose_card(g, me, extra=True)), extra=True)

    @v.verb("spend next card", key="spend-next-card", rule="5.2.2", result=NUMBER, changes=DISCARDED,
            example="spend next card as n")  # fmt: skip
    def spend_next(g: Labyrinth, me: str, *, rule: str) -> int:
        """The next card of the phase is used up, the other side's event on it ignored; its ops, 0 if there is none."""
        if not g.hand(me):
            return 0
        card = g.card(int(choose_card(g, me, extra=True)))
        g.put("cards played", g.get("cards played") + 1, rule)
        events.discard(g, card.number, me)
        return card.ops
