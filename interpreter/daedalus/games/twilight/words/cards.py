"""Cards and piles: what events look at, discard, take, use and play."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.twilight import cardplay, china, headline
from daedalus.games.twilight.cardplay import SPACE_RACE, USES
from daedalus.games.twilight.game import WAR, Twilight
from daedalus.games.twilight.operations import value
from daedalus.games.twilight.words import asks
from daedalus.games.twilight.words.common import MOST, WHOSE
from daedalus.kit import words as kit
from daedalus.kit.deck import DISCARD, DRAW, REMOVED, random_cards
from daedalus.kit.library import Card
from daedalus.language.records import ANYTHING, NOTHING, OPEN, Between, GivesUp, Happens, Moves, Puts
from daedalus.language.roles import CARD, MARK, PILE, Count, Named, Side
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

RULES = {
    "hand-of": "4.5.B",
    "draw-pile": "4.3",
    "discard-pile": "2.2.6",
    "removed-cards": "2.2.4",
    "cards-in-pile": "2.2.6",
    "cards-in-list": "2.2.6",
    "top-cards-of": "4.3",
    "cards-in-piles": "2.2.6",
    "number-of-cards-in": "2.2.6",
    "ops-of": "2.2.3",
    "name-of": "2.2.2",
    "number-of": "2.2.2",
    "this-card": "7.1",
    "draw-cards": "4.3",
    "side-draws-cards": "4.3",
    "named": "2.2.2",
    "numbered": "2.2.2",
    "discard-random-cards": "5.4",
    "discard-card": "5.4",
    "take-card": "2.2.6",
    "side-takes-card": "2.2.6",
    "take-random-cards": "5.5",
    "swap-random-cards": "5.5",
    "see-hand": "5.5",
    "in-effect": "7.3",
    "marked-with": "7.3",
    "mark-space": "7.3",
    "add-mark": "7.3",
    "move-mark": "7.3",
    "end-mark": "7.5",
    "end-mark-in": "7.5",
    "put-in-effect": "7.3",
    "end-this": "7.5",
}
MOVED = (Moves("cards"),)
CARDS = ("cards",)
DECK = 110


def declare(v: Vocabulary) -> None:
    kit.piles(v, RULES, (DRAW, DISCARD, REMOVED))
    kit.figures(v, RULES, DECK)
    kit.drawing(v, RULES)
    kit.in_effect(v, RULES)
    kit.marks(v, RULES)
    _printed(v)
    _seen(v)
    _at_work(v)
    _china(v)


def _printed(v: Vocabulary) -> None:
    @v.adjective("scoring", "card", key="scoring-card", rule="10.1.5", reads=NOTHING, known=OPEN,
            example="this card is scoring")  # fmt: skip
    def scoring(g: Twilight, k: Card) -> bool:
        """Is a scoring card."""
        return g.is_scoring(k)

    @v.adjective("war card", "card", key="war-card", rule="7.6", reads=NOTHING, known=OPEN,
            example="this card is a war card")  # fmt: skip
    def war_card(g: Twilight, k: Card) -> bool:
        """Its event is a war."""
        return WAR in k.symbols

    @v.adjective("associated with {s:side}", "card", key="associated-with", rule="2.2.2", s=Side("owner"),
            reads=NOTHING, known=OPEN, example="this card is associated with us")  # fmt: skip
    def associated(g: Twilight, k: Card, s: str) -> bool:
        """Its event belongs to a side."""
        return g.owner_of(k) == s

    @v.adjective("prevented", "card", key="prevented", rule="7.5", known=OPEN, example="this card is prevented")
    def prevented(g: Twilight, k: Card) -> bool:
        """A lasting event keeps its own from happening."""
        return any(g.in_effect(name) for name, _ in k.blocked_by)

    @v.adjective("spaced", "card", key="spaced", rule="6.4.5", known=OPEN, example="this card is spaced")
    def spaced(g: Twilight, k: Card) -> bool:
        """The card that was just played goes into the space race."""
        return bool(g.get("use of card") == USES.index(SPACE_RACE))

    @v.value("{s:side} ops of {k:card}", NUMBER, key="side-ops-of", rule="7.4", s=Side("owner"), k=CARD,
            gives=Between(0, MOST), example="us ops of this card >= 2")  # fmt: skip
    def ops_of(g: Twilight, s: str, k: Card) -> int:
        """What a card is worth to a side, with all that changes it; a scoring card is worth nothing."""
        return value(g, s, k)


def _seen(v: Vocabulary) -> None:
    @v.verb("{s:side} shows {k:cards}", key="show-cards", rule="5.5", s=Side(), k=CARD, changes=(),
            example="us shows scoring cards in hand of us")  # fmt: skip
    def shows(g: Twilight, me: str, s: str, k: Sequence[Card]) -> None:
        """Cards of a side are shown to the other."""
        for card in k:
            g.reveal(asks.CARD_SHOWN(s, card.number), g.other(s), "5.5")

    @v.verb("{s:side} sees random card of {t:side}", key="see-random-card", rule="5.5", result="card",
            s=Side(), t=Side("owner"), changes=(), example="us sees random card of ussr as k")  # fmt: skip
    def sees_random(g: Twilight, me: str, s: str, t: str, *, rule: str) -> Card | None:
        """By lot from a hand, and it stays there; name it with `as`."""
        for number in random_cards(g, t, 1):
            g.reveal(asks.CARD_SHOWN(t, number), s, rule)
            return g.card(number)
        return None

    @v.verb("{s:side} sees top {n:number} card[s] of draw pile", key="see-top-cards", rule="5.5", s=Side(),
            n=Count("cards"), changes=(), example="us sees top 5 cards of draw pile")  # fmt: skip
    def sees_top(g: Twilight, me: str, s: str, n: int, *, rule: str) -> None:
        """The uppermost cards, in their order."""
        for number in g.get(DRAW)[:n]:
            g.reveal(asks.TOP_CARD(number), s, rule)

    @v.noun("card|cards among {n:number} on top of draw pile", "card", key="top-cards", rule="4.3", n=Count("cards"),
            reads=CARDS, example="choose a card k among 5 on top of draw pile")  # fmt: skip
    def top(g: Twilight, n: int) -> list[Card]:
        """The uppermost cards."""
        return [g.card(number) for number in g.get(DRAW)[:n]]

    @v.verb("shuffle {p:pile}", key="shuffle", rule="4.3", p=PILE, changes=(), example="shuffle draw pile")
    def shuffle(g: Twilight, me: str, p: str, *, rule: str) -> None:
        """A pile."""
        g.put(p, g.shuffled(sorted(g.get(p))), rule)


def _at_work(v: Vocabulary) -> None:
    @v.verb("use {k:card} for operations", key="use-for-operations", rule="5.5", k=CARD,
            changes=(ANYTHING, GivesUp("k")), example="use this card for operations")  # fmt: skip
    def use(g: Twilight, me: str, k: Card, *, rule: str) -> None:
        """As if it were the side's own, for the space race too; its event does not happen."""
        cardplay.use_for_operations(g, me, k, rule)

    @v.verb("play {k:card}", key="play-card", rule="5.5", k=CARD, changes=(ANYTHING, Happens("k")),
            example="play this card")  # fmt: skip
    def play(g: Twilight, me: str, k: Card) -> None:
        """At once, from wherever it lies, as if from the hand of the side."""
        cardplay.play(g, me, k.number)

    @v.verb("event of {k:card} happens", key="make-event-happen", rule="5.5", k=CARD, changes=(ANYTHING, Happens("k")),
            example="event of this card happens")  # fmt: skip
    def event_happens(g: Twilight, me: str, k: Card, *, rule: str) -> None:
        """At once, for its side, or for this one if it is nobody's; then the card goes where it would go."""
        cardplay.happens_now(g, me, k, rule)

    @v.verb("cancel headline of {s:side}", key="cancel-headline", rule="4.5.C", s=WHOSE, changes=MOVED,
            example="cancel headline of ussr")  # fmt: skip
    def cancel(g: Twilight, me: str, s: str, *, rule: str) -> None:
        """It is discarded without effect, a scoring card too."""
        headline.cancel(g, s, rule)

    @v.verb("put {m:text} in effect for turn", key="put-in-effect-for-turn", rule="7.3", m=MARK, of_card=True,
            changes=(Puts("m"),), example='put "Bridge" in effect for turn')  # fmt: skip
    def for_turn(g: Twilight, me: str, m: str, *, rule: str) -> None:
        """A mark of this card comes into force until the turn ends."""
        g.set_mark(m, -1, int(g.cause), rule, lapsing=True)


def _china(v: Vocabulary) -> None:
    @v.value("{s:side} holds {m:text}", TRUTH, key="holds", rule="9.1", s=Side("owner"), m=Named("which card"),
            reads=CARDS, example='us holds "Bridge"')  # fmt: skip
    def holds(g: Twilight, s: str, m: str) -> bool:
        """Whether a card of that title is in the hand of a side or lies before it."""
        return any(g.card(n).title == m for zone in (f"hand of {s}", f"table of {s}") for n in g.get(zone))

    for face, up in (("up", True), ("down", False)):

        @v.verb(f"{{s:side}} takes {{m:text}} face {face}", key=f"take-face-{face}", rule="9.4", s=Side(),
                m=Named("which card"), changes=MOVED, example=f'us takes "Bridge" face {face}')  # fmt: skip
        def takes(g: Twilight, me: str, s: str, m: str, *, rule: str, up: bool = up) -> None:
            """A card that lies before the other side comes to lie before this one; face down it waits for a turn."""
            for number in g.get(f"table of {g.other(s)}"):
                if g.card(number).title == m:
                    china.give(g, number, s, face_up=up, rule=rule)
