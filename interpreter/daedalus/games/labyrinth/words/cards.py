"""Words about cards: piles, hands, drawing, discarding, reserves, extra plays, events of other cards."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth.board import other
from daedalus.games.labyrinth.cardplay import choose_card, play_card
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import LARGEST, MOST
from daedalus.kit import deck, events
from daedalus.kit import messages as tell
from daedalus.kit.library import Card
from daedalus.language.records import ANYTHING, Between, Moves, OnTrack, Shifts
from daedalus.language.roles import CARD, PILE, Count, Side, Step
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary

ANY_CARD = "choose a card k in discard pile where"


def declare(v: Vocabulary) -> None:
    _piles(v)
    _values(v)
    _drawing(v)
    _reserves(v)
    _playing(v)


def _piles(v: Vocabulary) -> None:
    @v.value(
        "hand of {s:side}", "pile", key="hand-of", rule="5.2.8", s=Side("owner"), example="cards in hand of us > 0"
    )
    def hand(g: Labyrinth, s: str) -> str:
        """The cards a side holds."""
        return f"hand of {s}"

    for zone, rule in (
        (deck.DISCARD, "5.3"),
        (deck.LAPSING_BOX, "4.7.7.1"),
        (FIRST_PLOT_BOX, "4.7.7.2"),
        (deck.REMOVED, "6.2.9"),
    ):
        key, example = zone.replace(" ", "-"), f"cards in {zone} > 0"
        v.value(zone, "pile", key=key, rule=rule, says=f"The {zone}.", example=example)(_pile(zone))

    @v.noun("card|cards in {p:pile}", "card", key="cards-in-pile", rule="5.3", p=PILE,
            example="choose a card k in discard pile")  # fmt: skip
    def cards_in(g: Labyrinth, p: str) -> list[Card]:
        """The cards of a pile, a box or a hand."""
        return [g.card(n) for n in g.get(p)]

    @v.noun("card|cards in {p:piles}", "card", key="cards-in-piles", rule="5.3", p=PILE,
            example="choose a card k in (discard pile, lapsing box)")  # fmt: skip
    def cards_in_all(g: Labyrinth, p: tuple[str, ...]) -> list[Card]:
        """The cards of several piles: card k in (discard pile, lapsing box)."""
        return [g.card(n) for pile in p for n in g.get(pile)]


def _pile(zone: str) -> Callable[[Labyrinth], str]:
    return lambda g: zone


def _values(v: Vocabulary) -> None:
    @v.value("cards in {p:pile}", NUMBER, key="number-of-cards-in", rule="5.3.2", p=PILE,
            gives=Between(0, MOST["cards"]), example="cards in hand of jihadist >= 2")  # fmt: skip
    def count(g: Labyrinth, p: str) -> int:
        """How many cards lie there; the card being played is not in its hand."""
        return len(g.get(p))

    @v.value("ops of {k:card}", NUMBER, key="ops-of", rule="6.3", k=CARD, gives=Between(1, LARGEST),
            example=f"{ANY_CARD} ops of k = 3")  # fmt: skip
    def ops(g: Labyrinth, k: Card) -> int:
        """The printed operations value."""
        return k.ops

    @v.value("name of {k:card}", TEXT, key="name-of", rule="4.10", k=CARD, example=f'{ANY_CARD} name of k = "Bridge"')
    def name(g: Labyrinth, k: Card) -> str:
        """The title of a card."""
        return k.title

    @v.value(
        "number of {k:card}", NUMBER, key="number-of", rule="4.10.3", k=CARD, example=f"{ANY_CARD} number of k > 120"
    )
    def number(g: Labyrinth, k: Card) -> int:
        """The number printed on a card."""
        return k.number

    @v.value("this card", "card", key="this-card", rule="6.2.1", example="remove this card from game")
    def this_card(g: Labyrinth) -> Card:
        """The card whose event this is."""
        return g.card(int(g.cause))

    @v.value("first card of {s:side} phase", TRUTH, key="first-card-of-phase", rule="5.2.2", s=Side("owner"),
            example="first card of us phase")  # fmt: skip
    def first_card(g: Labyrinth, s: str) -> bool:
        """This card is the first that the side plays in its action phase."""
        before = int(g.get("cards played")) - (g.cause in g.get(deck.IN_PLAY))
        return g.side_to_act == s and before <= 0


def _drawing(v: Vocabulary) -> None:
    moved = (Moves("cards"),)

    @v.verb("draw {n:number} card[s]", key="draw-cards", rule="5.3.1", n=Count("cards"), changes=moved,
            example="draw 2 cards")  # fmt: skip
    def draw(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """From the draw pile to the hand of the side."""
        deck.draw(g, me, n, rule)

    @v.verb("{s:side} discards {n:number} random card[s]", key="discard-random-cards", rule="5.3", result="cards",
            s=Side(), n=Count("cards"), changes=moved, example="us discards 1 random card")  # fmt: skip
    def discard_random(g: Labyrinth, me: str, s: str, n: int) -> list[Card]:
        """By lot; name the cards with `as`."""
        cards = [g.card(i) for i in deck.random_cards(g, s, n)]
        for card in cards:
            events.discard(g, card.number, s)
        return cards

    @v.verb("{s:side} discards {k:card}", key="discard-card", rule="5.3", s=Side(), k=CARD, changes=moved,
            example="us discards this card")  # fmt: skip
    def discard(g: Labyrinth, me: str, s: str, k: Card) -> None:
        """A card of the side's hand to the discards."""
        events.discard(g, k.number, s)

    @v.verb("take {k:card}", key="take-card", rule="5.3", k=CARD, changes=moved, example="take this card")
    def take(g: Labyrinth, me: str, k: Card) -> None:
        """The side takes a card from wherever it lies into its hand; an effect it left in force stays (4.7.7.3)."""
        give(g, me, me, k)

    @v.verb("{s:side} takes {k:card}", key="side-takes-card", rule="5.3", s=Side(), k=CARD, changes=moved,
            example="jihadist takes this card")  # fmt: skip
    def give(g: Labyrinth, me: str, s: str, k: Card, *, rule: str) -> None:
        """A card from wherever it lies to the hand of a side; an effect it left in force stays (4.7.7.3)."""
        g.reveal(tell.CARD_TAKEN(k.number), s, "5.3.2")
        deck.move_card(g, k.number, f"hand of {s}", rule)

    @v.verb("{s:side} takes {n:number} random card[s] from {t:side}", key="take-random-cards", rule="5.3", s=Side(),
            n=Count("cards"), t=Side("other"), changes=moved,
            example="us takes 1 random card from jihadist")  # fmt: skip
    def take_random(g: Labyrinth, me: str, s: str, n: int, t: str, *, rule: str) -> None:
        """By lot from the other hand."""
        for card in deck.random_cards(g, t, n):
            g.reveal(tell.CARD_TAKEN(card), s, "5.3")
            deck.move_card(g, card, f"hand of {s}", rule)

    @v.verb("swap random cards", key="swap-random-cards", rule="5.3", changes=moved, example="swap random cards")
    def swap(g: Labyrinth, me: str, *, rule: str) -> None:
        """Each side gives the other a card by lot, both drawn before they change hands."""
        pair = [(side, card) for side in ("us", "jihadist") for card in deck.random_cards(g, side, 1)]
        for side, card in pair:
            g.reveal(tell.CARD_GIVEN(card), other(side), "5.3")
            deck.move_card(g, card, f"hand of {other(side)}", rule)

    @v.verb("{s:side} sees hand of {t:side}", key="see-hand", rule="5.3.2", s=Side(), t=Side("owner"), changes=(),
            example="us sees hand of jihadist")  # fmt: skip
    def see_hand(g: Labyrinth, me: str, s: str, t: str) -> None:
        """One side looks at the other's cards."""
        g.reveal(tell.HAND(g.hand(t)), s, "5.3.2")


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
    moved = (Moves("cards"),)

    @v.verb("cancel {k:card}", key="cancel-card", rule="5.2.2", k=CARD, changes=moved, example="cancel this card")
    def cancel(g: Labyrinth, me: str, k: Card) -> None:
        """A card just played is discarded without effect; it counts as played."""
        g.note(tell.CARD_CANCELLED(k.number), "5.2.2")
        events.to_discards(g, k)

    @v.verb("remove {k:card} from game", key="remove-card-from-game", rule="6.2.9", k=CARD, changes=moved,
            example="remove this card from game")  # fmt: skip
    def remove_card(g: Labyrinth, me: str, k: Card, *, rule: str) -> None:
        """A card leaves the game from wherever it lies; an effect it left in force stays."""
        deck.move_card(g, k.number, deck.REMOVED, rule)

    @v.verb("play extra card", key="play-extra-card", rule="5.2.2", changes=(ANYTHING,), example="play extra card")
    def play_extra(g: Labyrinth, me: str) -> None:
        """One more card of the hand at once; it is none of the two of the phase."""
        if g.hand(me):
            play_card(g, me, int(choose_card(g, me, extra=True)), extra=True)

    @v.verb("spend next card", key="spend-next-card", rule="5.2.2", result=NUMBER, changes=moved,
            example="spend next card as n")  # fmt: skip
    def spend_next(g: Labyrinth, me: str, *, rule: str) -> int:
        """The next card of the phase is used up, the other side's event on it ignored; its ops, 0 if there is none."""
        if not g.hand(me):
            return 0
        card = g.card(int(choose_card(g, me, extra=True)))
        g.put("cards played", g.get("cards played") + 1, rule)
        events.discard(g, card.number, me)
        return card.ops

    @v.verb("event of {k:card} happens for {s:side}", key="make-event-happen", rule="6.2.1", k=CARD, s=Side(),
            changes=(ANYTHING,), example="event of this card happens for us")  # fmt: skip
    def event_happens(g: Labyrinth, me: str, k: Card, s: str) -> None:
        """The event of another card, at once, as if the side had played it; removed as if played."""
        events.happens(g, k, s)
        if k.remove in ("always", f"{s}-only"):
            deck.move_card(g, k.number, deck.REMOVED, "6.2.9")
        elif k.lapsing in ("always", f"{s}-only"):
            deck.move_card(g, k.number, deck.LAPSING_BOX, "4.7.7.1")
