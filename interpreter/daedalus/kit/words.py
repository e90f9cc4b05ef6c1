"""Words about cards, piles, hands and marks, for the vocabulary of any game.

A game declares those it wants, each family with the numbers of its own rules: `rules` has them by the key of the word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from daedalus.kit import deck, events
from daedalus.kit import messages as tell
from daedalus.kit.board import Space
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.records import (
    ANYTHING,
    NOTHING,
    Between,
    Change,
    Ends,
    Gets,
    GivesUp,
    Happens,
    Idle,
    Moves,
    Puts,
)
from daedalus.language.roles import CARD, MARK, PILE, Count, Place, Side
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary

Rules = Mapping[str, str]
MOVED = (Moves("cards"),)
TAKEN = (*MOVED, Gets("k"))
CARDS = ("cards",)
ANY_CARD = "choose a card k in discard pile where"


def types(v: Vocabulary, space: str, spaces: str) -> None:
    """The types that every game has; its spaces come first, because `while in effect in c` binds one."""
    v.type(space, spaces, "g.at[{!r}]")
    for one, many in (("card", "cards"), ("side", "sides"), ("pile", "piles"), ("text", "texts")):
        v.type(one, many)
    v.piece("cards")


def piles(v: Vocabulary, rules: Rules, zones: Iterable[str]) -> None:
    """The piles and boxes of a game, its hands, and the cards in them."""
    side = v.sides[0]

    @v.value("hand of {s:side}", "pile", key="hand-of", rule=rules.get("hand-of", ""), s=Side("owner"),
            reads=NOTHING, example=f"cards in hand of {side} > 0")  # fmt: skip
    def hand(g: CardGame, s: str) -> str:
        """The cards a side holds."""
        return f"hand of {s}"

    for zone in zones:
        key, example = zone.replace(" ", "-"), f"cards in {zone} > 0"
        about = v.value(
            zone, "pile", key=key, rule=rules.get(key, ""), says=f"The {zone}.", example=example, reads=NOTHING
        )
        about(_pile(zone))

    @v.noun("card|cards in {p:pile}", "card", key="cards-in-pile", rule=rules.get("cards-in-pile", ""), p=PILE,
            reads=CARDS,
            example="choose a card k in discard pile")  # fmt: skip
    def cards_in(g: CardGame, p: str) -> list[Card]:
        """The cards of a pile, a box or a hand."""
        return [g.card(n) for n in g.get(p)]

    @v.noun("card|cards in {p:piles}", "card", key="cards-in-piles", rule=rules.get("cards-in-piles", ""), p=PILE,
            reads=CARDS,
            example=f"choose a card k in (discard pile, hand of {side})")  # fmt: skip
    def cards_in_all(g: CardGame, p: tuple[str, ...]) -> list[Card]:
        """The cards of several piles: card k in (discard pile, hand of a side)."""
        return [g.card(n) for pile in p for n in g.get(pile)]


def _pile(zone: str) -> Callable[[CardGame], str]:
    return lambda g: zone


def figures(v: Vocabulary, rules: Rules, most: int) -> None:
    """What is printed on a card, and how many lie somewhere."""

    @v.value("cards in {p:pile}", NUMBER, key="number-of-cards-in", rule=rules.get("number-of-cards-in", ""), p=PILE,
            gives=Between(0, most), reads=CARDS, example=f"cards in hand of {v.sides[-1]} >= 2")  # fmt: skip
    def count(g: CardGame, p: str) -> int:
        """How many cards lie there; the card being played is not in its hand."""
        return len(g.get(p))

    @v.value("ops of {k:card}", NUMBER, key="ops-of", rule=rules.get("ops-of", ""), k=CARD,
            gives=Between(0 if v.header.without_ops else 1, v.header.ops[1]), reads=NOTHING,
            example=f"{ANY_CARD} ops of k = {v.header.ops[1]}")  # fmt: skip
    def ops(g: CardGame, k: Card) -> int:
        """The printed operations value."""
        return k.ops

    @v.value("name of {k:card}", TEXT, key="name-of", rule=rules.get("name-of", ""), k=CARD, reads=NOTHING,
            example=f'{ANY_CARD} name of k = "Bridge"')  # fmt: skip
    def name(g: CardGame, k: Card) -> str:
        """The title of a card."""
        return k.title

    @v.value("number of {k:card}", NUMBER, key="number-of", rule=rules.get("number-of", ""), k=CARD, reads=NOTHING,
            example=f"{ANY_CARD} number of k > 1")  # fmt: skip
    def number(g: CardGame, k: Card) -> int:
        """The number printed on a card."""
        return k.number

    @v.value("this card", "card", key="this-card", rule=rules.get("this-card", ""), of_card=True, reads=NOTHING,
            example="choose a card k in discard pile where k <> this card")  # fmt: skip
    def this_card(g: CardGame) -> Card:
        """The card whose event this is."""
        return g.card(int(g.cause))


def drawing(v: Vocabulary, rules: Rules, discarded: tuple[Change, ...] = MOVED) -> None:
    """Cards drawn, discarded, taken and looked at; `discarded` is what changes if events happen by that."""
    side, other = v.sides[0], v.sides[-1]

    @v.verb("draw {n:number} card[s]", key="draw-cards", rule=rules.get("draw-cards", ""), n=Count("cards"),
            changes=MOVED, example="draw 2 cards")  # fmt: skip
    def draw(g: CardGame, me: str, n: int, *, rule: str) -> None:
        """From the draw pile to the hand of the side."""
        deck.draw(g, me, n, rule)

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
        g.reveal(tell.HAND(g.hand(t)), s, g.cites["open"])


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


def in_effect(v: Vocabulary, rules: Rules) -> None:
    """Whether a lasting event is in force, anywhere or in a space."""
    v.standing, v.in_force = "marked-with", "in-effect"
    space, place = next(iter(v.types)), next(iter(v.names))

    @v.value("{m:text} in effect", TRUTH, key="in-effect", rule=rules.get("in-effect", ""), m=MARK,
            example='"Bridge" in effect')  # fmt: skip
    def is_in_effect(g: CardGame, m: str) -> bool:
        """Whether a lasting event is in force."""
        return g.in_effect(m)

    @v.adjective("marked with {m:text}", space, key="marked-with", rule=rules.get("marked-with", ""), m=MARK,
            example=f'{place} is marked with "Bridge"')  # fmt: skip
    def marked_with(g: CardGame, c: Space, m: str) -> bool:
        """The mark of a lasting event stands there."""
        return any(mark.name == m and mark.place == c.index for mark in g.marks)


def marks(v: Vocabulary, rules: Rules) -> None:
    """Marks of lasting events: put, moved, ended."""
    space, place = next(iter(v.types)), next(iter(v.names))

    @v.verb(f"mark {{c:{space}}} with {{m:text}}", key="mark-space", rule=rules.get("mark-space", ""), c=Place(),
            m=MARK, of_card=True, changes=(Puts("m", at="c"),), idle=(Idle("marked with m", "already is marked so"),),
            example=f'mark {place} with "Bridge"')  # fmt: skip
    def mark_space(g: CardGame, me: str, c: Space, m: str, *, rule: str) -> None:
        """Put a mark of this card there, besides any other; that of a lapsing event goes with it."""
        lapses = events.comes_true(g.card(int(g.cause)).lapsing, me)
        g.set_mark(m, c.index, int(g.cause), rule, lapsing=lapses)

    @v.verb(f"add {{m:text}} to {{c:{space}}}", key="add-mark", rule=rules.get("add-mark", ""), m=MARK, c=Place("to"),
            of_card=True, changes=(Puts("m", at="c", more=True),), example=f'add "Bridge" to {place}')  # fmt: skip
    def add_mark(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """One more mark of this card there, even beside another of the same name."""
        g.add_mark(m, c.index, int(g.cause), rule)

    @v.verb(f"move {{m:text}} to {{c:{space}}}", key="move-mark", rule=rules.get("move-mark", ""), m=MARK,
            c=Place("to"), of_card=True, changes=(Ends("m"), Puts("m", at="c")),
            example=f'move "Bridge" to {place}')  # fmt: skip
    def move_mark(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """Put the mark there; it leaves where it stood."""
        g.end_mark(m, rule)
        g.set_mark(m, c.index, int(g.cause), rule)

    @v.verb("end {m:text}", key="end-mark", rule=rules.get("end-mark", ""), m=MARK, changes=(Ends("m"),),
            idle=(Idle("not m in effect", "is not in effect"),), example='end "Bridge"')  # fmt: skip
    def end_mark(g: CardGame, me: str, m: str, *, rule: str) -> None:
        """A lasting event ends, wherever it stands."""
        g.end_mark(m, rule)

    @v.verb(f"end {{m:text}} in {{c:{space}}}", key="end-mark-in", rule=rules.get("end-mark-in", ""), m=MARK,
            c=Place(), changes=(Ends("m"),),
            idle=(Idle("not marked with m", "is not marked so"),), example=f'end "Bridge" in {place}')  # fmt: skip
    def end_mark_in(g: CardGame, me: str, m: str, c: Space, *, rule: str) -> None:
        """A lasting event ends in one space."""
        g.end_mark(m, rule, c.index)

    @v.verb("put {m:text} in effect", key="put-in-effect", rule=rules.get("put-in-effect", ""), m=MARK,
            of_card=True, changes=(Puts("m"),), idle=(Idle("m in effect", "already is in effect"),),
            example='put "Bridge" in effect')  # fmt: skip
    def put_in_effect(g: CardGame, me: str, m: str, *, rule: str) -> None:
        """A mark of this card comes into force, in no space."""
        g.set_mark(m, -1, int(g.cause), rule)

    @v.verb(
        "end this", key="end-this", rule=rules.get("end-this", ""), of_card=True, changes=(Ends(),), example="end this"
    )
    def end_this(g: CardGame, me: str, *, rule: str) -> None:
        """In a trigger: the lasting event that acts now ends."""
        g.end_this(rule)
