"""Piles, hands, the cards in them, and what is printed on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from daedalus.kit import deck
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.records import NOTHING, Between
from daedalus.language.roles import CARD, CARDS_OF, NUMBERS, PILE, TITLES, Count, Side
from daedalus.language.vocabulary import NUMBER, TEXT, Vocabulary

Rules = Mapping[str, str]
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
        return [g.card(n) for n in _lying(g, p)]

    @v.noun("card|cards in {p:piles}", "card", key="cards-in-piles", rule=rules.get("cards-in-piles", ""), p=PILE,
            reads=CARDS,
            example=f"choose a card k in (discard pile, hand of {side})")  # fmt: skip
    def cards_in_all(g: CardGame, p: tuple[str, ...]) -> list[Card]:
        """The cards of several piles: card k in (discard pile, hand of a side)."""
        return [g.card(n) for pile in p for n in _lying(g, pile)]

    @v.value("top {n:number} card[s] of {p:pile}", "cards", key="top-cards-of", rule=rules.get("top-cards-of", ""),
            n=Count("cards"), p=PILE, reads=CARDS,
            example="choose a card k in top 3 cards of draw pile")  # fmt: skip
    def top_cards(g: CardGame, n: int, p: str) -> tuple[Card, ...]:
        """As many as there are: the next ones of the draw pile, of any other the last ones put there."""
        pile = g.get(p)
        return tuple(g.card(i) for i in (pile if p == deck.DRAW else pile[::-1])[: max(0, n)])

    @v.noun("card|cards in {s:cards}", "card", key="cards-in-list", rule=rules.get("cards-in-list", ""),
            s=CARDS_OF, reads=CARDS,
            example="choose a card k in top 3 cards of draw pile")  # fmt: skip
    def cards_in_list(g: CardGame, s: tuple[Card, ...]) -> list[Card]:
        """The cards of a list."""
        return sorted(s, key=lambda card: card.number)


def _lying(g: CardGame, pile: str) -> Iterable[int]:
    """The cards there; in which order they will be drawn is nobody's business."""
    cards: tuple[int, ...] = g.get(pile)
    return sorted(cards) if pile == deck.DRAW else cards


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

    @v.adjective("named {t:texts}", "card", key="named", rule=rules.get("named", ""), t=TITLES, reads=NOTHING,
            example='choose a card k in discard pile where k is named ("Bridge", "Ferry")')  # fmt: skip
    def named(g: CardGame, k: Card, t: tuple[str, ...]) -> bool:
        """Its title is one of a list: named ("One Title", "Another")."""
        return k.title in t

    @v.adjective("numbered {n:numbers}", "card", key="numbered", rule=rules.get("numbered", ""), n=NUMBERS,
            reads=NOTHING, example="choose a card k in discard pile where k is numbered (3, 5)")  # fmt: skip
    def numbered(g: CardGame, k: Card, n: tuple[int, ...]) -> bool:
        """Its number is one of a list: numbered (3, 5)."""
        return k.number in n

    @v.value("this card", "card", key="this-card", rule=rules.get("this-card", ""), of_card=True, reads=NOTHING,
            example="choose a card k in discard pile where k <> this card")  # fmt: skip
    def this_card(g: CardGame) -> Card:
        """The card whose event this is."""
        return g.card(int(g.cause))
