"""Words about cards: piles, hands, drawing, discarding, extra plays, events of other cards."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.labyrinth.board import other
from daedalus.games.labyrinth.cardplay import choose_card, play_card
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit import deck, events
from daedalus.kit import messages as tell
from daedalus.kit.library import Card
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _piles(v)
    _values(v)
    _drawing(v)
    _playing(v)


def _piles(v: Vocabulary) -> None:
    @v.value("hand of {s:side}", "pile", rule="5.2.8")
    def hand(g: Labyrinth, s: str) -> str:
        """The cards a side holds."""
        return f"hand of {s}"

    for pattern, zone, rule in (
        ("discard pile", deck.DISCARD, "5.3"),
        ("lapsing box", deck.LAPSING_BOX, "4.7.7.1"),
        ("first plot box", FIRST_PLOT_BOX, "4.7.7.2"),
        ("removed cards", deck.REMOVED, "6.2.9"),
    ):
        v.value(pattern, "pile", rule=rule)(_pile(zone))

    @v.noun("card|cards in {p:pile}", "card", rule="5.3")
    def cards_in(g: Labyrinth, p: str) -> list[Card]:
        """The cards of a pile, a box or a hand."""
        return [g.card(n) for n in g.get(p)]

    @v.noun("card|cards in {p:piles}", "card", rule="5.3")
    def cards_in_all(g: Labyrinth, p: tuple[str, ...]) -> list[Card]:
        """The cards of several piles: card k in (discard pile, lapsing box)."""
        return [g.card(n) for pile in p for n in g.get(pile)]


def _pile(zone: str) -> Callable[[Labyrinth], str]:
    def pile(g: Labyrinth) -> str:
        return zone

    pile.__name__ = "pile_" + zone.replace(" ", "_")
    pile.__doc__ = f"The {zone}."
    return pile


def _values(v: Vocabulary) -> None:
    @v.value("cards in {p:pile}", NUMBER, rule="5.3.2")
    def count(g: Labyrinth, p: str) -> int:
        """How many cards lie there; the card being played is not in its hand."""
        return len(g.get(p))

    @v.value("ops of {k:card}", NUMBER, rule="6.3")
    def ops(g: Labyrinth, k: Card) -> int:
        """The printed operations value."""
        return k.ops

    @v.value("name of {k:card}", TEXT, rule="4.10")
    def name(g: Labyrinth, k: Card) -> str:
        """The title of a card."""
        return k.title

    @v.value("number of {k:card}", NUMBER, rule="4.10.3")
    def number(g: Labyrinth, k: Card) -> int:
        """The number printed on a card."""
        return k.number

    @v.value("this card", "card", rule="6.2.1")
    def this_card(g: Labyrinth) -> Card:
        """The card whose event this is."""
        return g.card(int(g.cause))

    @v.value("first card of {s:side} phase", TRUTH, rule="5.2.2")
    def first_card(g: Labyrinth, s: str) -> bool:
        """This card is the first that the side plays in its action phase."""
        before = int(g.get("cards played")) - (g.cause in g.get(deck.IN_PLAY))
        return g.side_to_act == s and before <= 0


def _drawing(v: Vocabulary) -> None:
    @v.verb("draw {n:number} card[s]", rule="5.3.1")
    def draw(g: Labyrinth, me: str, n: int) -> None:
        """From the draw pile to the hand of the side."""
        deck.draw(g, me, n, "5.3.1")

    @v.verb("{s:side} discards {n:number} random card[s]", rule="5.3", result="cards")
    def discard_random(g: Labyrinth, me: str, s: str, n: int) -> list[Card]:
        """By lot; name the cards with `as`."""
        cards = [g.card(i) for i in deck.random_cards(g, s, n)]
        for card in cards:
            events.discard(g, card.number, s)
        return cards

    @v.verb("{s:side} discards {k:card}", rule="5.3")
    def discard(g: Labyrinth, me: str, s: str, k: Card) -> None:
        """A card of the side's hand to the discards."""
        events.discard(g, k.number, s)

    @v.verb("take {k:card}", rule="5.3")
    def take(g: Labyrinth, me: str, k: Card) -> None:
        """The side takes a card from wherever it lies into its hand; an effect it left in force stays (4.7.7.3)."""
        give(g, me, me, k)

    @v.verb("{s:side} takes {k:card}", rule="5.3")
    def give(g: Labyrinth, me: str, s: str, k: Card) -> None:
        """A card from wherever it lies to the hand of a side; an effect it left in force stays (4.7.7.3)."""
        g.reveal(tell.CARD_TAKEN(k.number), s, "5.3.2")
        deck.move_card(g, k.number, f"hand of {s}", "5.3")

    @v.verb("{s:side} takes {n:number} random card[s] from {t:side}", rule="5.3")
    def take_random(g: Labyrinth, me: str, s: str, n: int, t: str) -> None:
        """By lot from the other hand."""
        for card in deck.random_cards(g, t, n):
            g.reveal(tell.CARD_TAKEN(card), s, "5.3")
            deck.move_card(g, card, f"hand of {s}", "5.3")

    @v.verb("swap random cards", rule="5.3")
    def swap(g: Labyrinth, me: str) -> None:
        """Each side gives the other a card by lot, both drawn before they change hands."""
        pair = [(side, card) for side in ("us", "jihadist") for card in deck.random_cards(g, side, 1)]
        for side, card in pair:
            g.reveal(tell.CARD_GIVEN(card), other(side), "5.3")
            deck.move_card(g, card, f"hand of {other(side)}", "5.3")

    @v.verb("{s:side} sees hand of {t:side}", rule="5.3.2")
    def see_hand(g: Labyrinth, me: str, s: str, t: str) -> None:
        """One side looks at the other's cards."""
        g.reveal(tell.HAND(g.hand(t)), s, "5.3.2")

    @v.change("{n:number} reserves", rule="6.3.3")
    def change_reserves(g: Labyrinth, me: str, n: int) -> None:
        """Reserves of the side, up or down; they stop at their ends."""
        g.shift(f"{me} reserves", n, "6.3.3")

    @v.value("reserves of {s:side}", NUMBER, rule="4.7.9")
    def reserves(g: Labyrinth, s: str) -> int:
        """Operations kept in reserve."""
        return int(g.get(f"{s} reserves"))

    @v.verb("take reserves of {s:side}", rule="6.3.3")
    def take_reserves(g: Labyrinth, me: str, s: str) -> None:
        """Those of the other side become 0 and are added to one's own, as far as they fit."""
        lost = int(g.get(f"{s} reserves"))
        g.put(f"{s} reserves", 0, "6.3.3")
        g.shift(f"{me} reserves", lost, "6.3.3")


def _playing(v: Vocabulary) -> None:
    @v.verb("cancel {k:card}", rule="5.2.2")
    def cancel(g: Labyrinth, me: str, k: Card) -> None:
        """A card just played is discarded without effect; it counts as played."""
        g.note(tell.CARD_CANCELLED(k.number), "5.2.2")
        events.to_discards(g, k)

    @v.verb("remove {k:card} from game", rule="6.2.9")
    def remove_card(g: Labyrinth, me: str, k: Card) -> None:
        """A card leaves the game from wherever it lies; an effect it left in force stays."""
        deck.move_card(g, k.number, deck.REMOVED, "6.2.9")

    @v.verb("play extra card", rule="5.2.2")
    def play_extra(g: Labyrinth, me: str) -> None:
        """One more card of the hand at once; it is none of the two of the phase."""
        if g.hand(me):
            play_card(g, me, int(choose_card(g, me, extra=True)), extra=True)

    @v.verb("spend next card", rule="5.2.2", result=NUMBER)
    def spend_next(g: Labyrinth, me: str) -> int:
        """The next card of the phase is used up, the other side's event on it ignored; its ops, 0 if there is none."""
        if not g.hand(me):
            return 0
        card = g.card(int(choose_card(g, me, extra=True)))
        g.put("cards played", g.get("cards played") + 1, "5.2.2")
        events.discard(g, card.number, me)
        return card.ops

    @v.verb("event of {k:card} happens for {s:side}", rule="6.2.1")
    def event_happens(g: Labyrinth, me: str, k: Card, s: str) -> None:
        """The event of another card, at once, as if the side had played it; removed as if played."""
        events.happens(g, k, s)
        if k.remove in ("always", f"{s}-only"):
            deck.move_card(g, k.number, deck.REMOVED, "6.2.9")
        elif k.lapsing in ("always", f"{s}-only"):
            deck.move_card(g, k.number, deck.LAPSING_BOX, "4.7.7.1")
