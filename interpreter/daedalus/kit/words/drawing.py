"""Cards drawn, discarded, taken, looked at and put back; cards that are cancelled or whose events happen."""

from __future__ import annotations

from daedalus.core.bounds import MANY
from daedalus.kit import deck, events
from daedalus.kit import messages as tell
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.kit.words.cards import Rules
from daedalus.language.records import ANYTHING, Between, Change, Gets, GivesUp, Happens, Moves
from daedalus.language.roles import CARD, CARDS_OF, Count, Side
from daedalus.language.vocabulary import NUMBER, Vocabulary

MOVED = (Moves("cards"),)
TAKEN = (*MOVED, Gets("k"))
DRAWN = Between(0, MANY)


def drawing(v: Vocabulary, rules: Rules, discarded: tuple[Change, ...] = MOVED) -> None:
    """Cards drawn, discarded, taken and looked at; `discarded` is what changes if events happen by that."""
    side, other = v.sides[0], v.sides[-1]

    @v.verb("draw {n:number} card[s]", key="draw-cards", rule=rules.get("draw-cards", ""), n=Count("cards"),
            result=NUMBER, gives=DRAWN, changes=MOVED, example="draw 2 cards")  # fmt: skip
    def draw(g: CardGame, me: str, n: int, *, rule: str) -> int:
        """From the draw pile to the hand of the side; how many there were, with `as`."""
        return deck.draw(g, me, n, rule)

    @v.verb("{s:side} draws {n:number} card[s]", key="side-draws-cards", rule=rules.get("side-draws-cards", ""),
            s=Side(), n=Count("cards"), result=NUMBER, gives=DRAWN, changes=MOVED,
            example=f"{other} draws 1 card")  # fmt: skip
    def side_draws(g: CardGame, me: str, s: str, n: int, *, rule: str) -> int:
        """From the draw pile to the hand of a side; how many there were, with `as`."""
        return deck.draw(g, s, n, rule)

    @v.verb("{s:side} discards {n:number} random card[s]", key="discard-random-cards",
            rule=rules.get("discard-random-cards", ""), result="cards", s=Side(), n=Count("cards"),
            changes=discarded, example=f"{side} discards 1 random card")  # fmt: skip
    def discard_random(g: CardGame, me: str, s: str, n: int) -> list[Card]:
        """By lot; name the cards with `as`."""
        cards = [g.card(i) for i in deck.random_cards(g, s, n)]
        for card in cards:
            events.discard(g, card.number, s)
        return cards

    @v.verb("{s:side} discards {k:card}", key="discard-card", rule=rules.get("discard-card", ""), s=Side(), k=CARD,
            changes=(*discarded, GivesUp("k")), example=f"{side} discards this card")  # fmt: skip
    def discard(g: CardGame, me: str, s: str, k: Card) -> None:
        """A card of the side's hand to the discards."""
        events.discard(g, k.number, s)

    @v.verb("take {k:card}", key="take-card", rule=rules.get("take-card", ""), k=CARD, changes=TAKEN,
            example="take this card")  # fmt: skip
    def take(g: CardGame, me: str, k: Card) -> None:
        """The side takes a card from wherever it lies into its hand; an effect it left in force stays."""
        give(g, me, me, k)

    @v.verb("{s:side} takes {k:card}", key="side-takes-card", rule=rules.get("side-takes-card", ""), s=Side(), k=CARD,
            changes=TAKEN, example=f"{other} takes this card")  # fmt: skip
    def give(g: CardGame, me: str, s: str, k: Card, *, rule: str) -> None:
        """A card from wherever it lies to the hand of a side; an effect it left in force stays."""
        g.reveal(tell.CARD_TAKEN(k.number), s, g.cites["open"])
        deck.move_card(g, k.number, f"hand of {s}", rule)

    @v.verb("{s:side} takes {n:number} random card[s] from {t:side}", key="take-random-cards",
            rule=rules.get("take-random-cards", ""), s=Side(), n=Count("cards"), t=Side("other"), changes=MOVED,
            example=f"{side} takes 1 random card from {other}")  # fmt: skip
    def take_random(g: CardGame, me: str, s: str, n: int, t: str, *, rule: str) -> None:
        """By lot from the other hand."""
        for card in deck.random_cards(g, t, n):
            g.reveal(tell.CARD_TAKEN(card), s, rule)
            deck.move_card(g, card, f"hand of {s}", rule)

    @v.verb("swap random cards", key="swap-random-cards", rule=rules.get("swap-random-cards", ""), changes=MOVED,
            example="swap random cards")  # fmt: skip
    def swap(g: CardGame, me: str, *, rule: str) -> None:
        """Each side gives the other a card by lot, both drawn before they change hands."""
        pair = [(side, card) for side in g.schema.sides for card in deck.random_cards(g, side, 1)]
        for side, card in pair:
            g.reveal(tell.CARD_GIVEN(card), g.other(side), rule)
            deck.move_card(g, card, f"hand of {g.other(side)}", rule)

    @v.verb("{s:side} sees hand of {t:side}", key="see-hand", rule=rules.get("see-hand", ""), s=Side(),
            t=Side("owner"), changes=(), example=f"{side} sees hand of {other}")  # fmt: skip
    def see_hand(g: CardGame, me: str, s: str, t: str) -> None:
        """One side looks at the other's cards."""
        if g.may_look_at_hand(t):
            g.reveal(tell.HAND(g.hand(t)), s, g.cites["open"])


def draw_pile(v: Vocabulary, rules: Rules) -> None:
    """Cards looked at wherever they lie, and those that come to the draw pile."""
    side = v.sides[0]

    @v.verb("{s:side} sees {k:card}", key="see-card", rule=rules.get("see-card", ""), s=Side(), k=CARD, changes=(),
            example=f"{side} sees this card")  # fmt: skip
    def see_card(g: CardGame, me: str, s: str, k: Card) -> None:
        """One side looks at a card, wherever it lies; nobody else does."""
        g.reveal(tell.CARDS_SEEN((k.number,)), s, g.cites["open"])

    @v.verb("{s:side} sees {k:cards}", key="see-cards", rule=rules.get("see-cards", ""), s=Side(), k=CARDS_OF,
            changes=(), example=f"{side} sees top 3 cards of draw pile")  # fmt: skip
    def see_cards(g: CardGame, me: str, s: str, k: tuple[Card, ...]) -> None:
        """One side looks at cards, wherever they lie, in their order; nobody else does."""
        if k:
            g.reveal(tell.CARDS_SEEN(tuple(card.number for card in k)), s, g.cites["open"])

    @v.verb("put {k:card} on top of draw pile", key="put-on-draw-pile", rule=rules.get("put-on-draw-pile", ""), k=CARD,
            changes=MOVED, example="put this card on top of draw pile")  # fmt: skip
    def put_on_top(g: CardGame, me: str, k: Card, *, rule: str) -> None:
        """A card from wherever it lies: it is the next that is drawn."""
        deck.move_card(g, k.number, deck.DRAW, rule)
        g.put(deck.DRAW, (k.number, *(n for n in g.get(deck.DRAW) if n != k.number)), rule)

    @v.verb("put {k:card} under draw pile", key="put-under-draw-pile", rule=rules.get("put-under-draw-pile", ""),
            k=CARD, changes=MOVED, example="put this card under draw pile")  # fmt: skip
    def put_under(g: CardGame, me: str, k: Card, *, rule: str) -> None:
        """A card from wherever it lies: it is the last that is drawn."""
        deck.move_card(g, k.number, deck.DRAW, rule)
        g.put(deck.DRAW, (*(n for n in g.get(deck.DRAW) if n != k.number), k.number), rule)

    @v.verb("shuffle draw pile", key="shuffle-draw-pile", rule=rules.get("shuffle-draw-pile", ""), changes=MOVED,
            example="shuffle draw pile")  # fmt: skip
    def shuffle(g: CardGame, me: str, *, rule: str) -> None:
        """The cards of the draw pile in an order that nobody knows."""
        g.put(deck.DRAW, g.shuffled(g.get(deck.DRAW)), rule)


def cards_at_work(v: Vocabulary, rules: Rules) -> None:
    """Cards that are cancelled, leave the game, or whose events happen."""

    @v.verb("cancel {k:card}", key="cancel-card", rule=rules.get("cancel-card", ""), k=CARD, changes=MOVED,
            example="cancel this card")  # fmt: skip
    def cancel(g: CardGame, me: str, k: Card, *, rule: str) -> None:
        """A card just played is discarded without effect; it counts as played."""
        g.note(tell.CARD_CANCELLED(k.number), rule)
        events.to_discards(g, k)

    @v.verb("remove {k:card} from game", key="remove-card-from-game", rule=rules.get("remove-card-from-game", ""),
            k=CARD, changes=MOVED, example="remove this card from game")  # fmt: skip
    def remove_card(g: CardGame, me: str, k: Card, *, rule: str) -> None:
        """A card leaves the game from wherever it lies; an effect it left in force stays."""
        deck.move_card(g, k.number, deck.REMOVED, rule)

    @v.verb("event of {k:card} happens for {s:side}", key="make-event-happen", rule=rules.get("make-event-happen", ""),
            k=CARD, s=Side(), changes=(ANYTHING, Happens("k")),
            example=f"event of this card happens for {v.sides[0]}")  # fmt: skip
    def event_happens(g: CardGame, me: str, k: Card, s: str) -> None:
        """The event of another card, at once, as if the side had played it; removed as if played."""
        events.happens(g, k, s)
        if events.comes_true(k.remove, s):
            deck.move_card(g, k.number, deck.REMOVED, g.cites["remove"])
        elif events.comes_true(k.lapsing, s):
            deck.move_card(g, k.number, deck.LAPSING_BOX, g.cites["lapsing"])
