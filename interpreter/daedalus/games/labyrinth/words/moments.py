"""Cards and the turn: rule points that procedures ask there, and moments, the happenings that they announce."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import EXPANSION
from daedalus.games.labyrinth.words.common import ALIGNMENT, GOVERNANCE, POSTURED, REGIME, WAR
from daedalus.kit.effects import ENDING
from daedalus.language.records import Happens, Is
from daedalus.language.roles import CARD, Place, Side
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _points(v)
    _moments(v)
    _levels(v)
    _cells(v)


def _points(v: Vocabulary) -> None:
    v.point("{s:side} plays random cards", TRUTH, key="side-plays-random-cards", rule="5.2.2", s=Side(),
            says="Is the card to play drawn by lot?", example="jihadist plays random cards: yes")  # fmt: skip
    v.point("us may keep its last card", TRUTH, key="us-may-keep-its-last-card", rule="5.2.4",
            says="May the last US card be held or discarded?", example="us may keep its last card: no")  # fmt: skip
    v.point("event of {k:card} may be played by {s:side}", TRUTH, key="event-may-be-played", rule="6.2.6", k=CARD,
            s=Side(), says="Is the event playable at all?", example="event of k may be played by us: no")  # fmt: skip
    v.point("funding change at the end of turn", NUMBER, key="funding-change-at-end-of-turn", rule="5.2.5",
            says="What happens to funding?", example="funding change at the end of turn: 0")  # fmt: skip
    v.point("further funding change at the end of turn", NUMBER, key="further-funding-change", rule="11.3.6",
            says="What happens to funding besides?",
            example="further funding change at the end of turn: +1")  # fmt: skip

    v.point("prestige lost at the end of turn", NUMBER, key="prestige-lost-at-end-of-turn", rule="5.2.5",
            says="What happens to prestige while a country is under Islamist Rule?",
            example="prestige lost at the end of turn: -2")  # fmt: skip
    v.point("prestige won at the end of turn", NUMBER, key="prestige-won-at-end-of-turn", rule="5.2.5",
            says="What happens to prestige if the world stands firmly with the US?",
            example="prestige won at the end of turn: 2")  # fmt: skip
    v.point("further prestige change at the end of turn", NUMBER, key="further-prestige-change", rule="5.2.5",
            says="What happens to prestige besides?",
            example="further prestige change at the end of turn: -1")  # fmt: skip
    v.point("cards dealt to {s:side}", NUMBER, key="cards-dealt", rule="5.2.8", s=Side("owner"),
            says="How many cards does a side get at the beginning of a turn?",
            example="cards dealt to us: +1")  # fmt: skip


def _levels(v: Vocabulary) -> None:
    """What a country has become, by whatever way, and is when the board is settled; the set-up does not count."""
    levels = (
        (GOVERNANCE, "4.2.1", {"good": b.GOOD, "fair": b.FAIR, "poor": b.POOR, "islamist rule": b.ISLAMIST_RULE}),
        (ALIGNMENT, "4.2.3", {"ally": b.ALLY, "neutral": b.NEUTRAL, "adversary": b.ADVERSARY}),
        (POSTURED, "4.3.2", {"hard": b.HARD, "soft": b.SOFT}),
    )
    for of, rule, words in levels:
        for word, value in words.items():
            v.moment(
                f"{{c:country}} becomes {word}",
                key=f"becomes-{word.replace(' ', '-')}",
                rule=rule,
                c=Place("of"),
                says=f"A country has come to the {of} {word}, by a test too.",
                example=f"when c becomes {word}: +1 prestige",
                reaches=Is(of, value),
            )
    v.moment("regime change ends in {c:country}", key="regime-change-ends", rule="7.3.4.1", c=Place(),
            says="The regime change marker has gone.", reaches=Is(REGIME, b.NONE),
            example="when regime change ends in c: +1 prestige")  # fmt: skip
    with v.of_rule_set(EXPANSION):
        v.moment("civil war begins in {c:country}", key="civil-war-begins", rule="11.2.2", c=Place(),
                says="A country has fallen into civil war.", reaches=Is(WAR, 1),
                example="when civil war begins in c: +1 funding")  # fmt: skip
        v.moment("civil war ends in {c:country}", key="civil-war-ends", rule="11.2.7", c=Place(),
                says="A civil war is over.", reaches=Is(WAR, 0),
                example="when civil war ends in c: +1 prestige")  # fmt: skip


def _cells(v: Vocabulary) -> None:
    """What was done to cells, told one by one when what was going on is over."""
    v.moment("cell is recruited in {c:country}", key="cell-recruited", rule="8.2.1", c=Place(),
            says="A recruit operation has brought a cell.",
            example="when cell is recruited in c: +1 prestige")  # fmt: skip
    v.moment("cell is removed from {c:country}", key="cell-removed", rule="4.8.4", c=Place("from"),
            says="A cell has left the map.", example="when cell is removed from c: +1 prestige")  # fmt: skip
    v.moment("cell travels from {x:country} to {y:country}", key="cell-travelled", rule="8.3.1", x=Place("from"),
            y=Place("to"), says="A cell has come from one country to another, or to the same.",
            example="when cell travels from x to France: +1 funding")  # fmt: skip
    v.moment("{c:country} is disrupted", key="disrupted", rule="7.4", c=Place("of"),
            says="The US has disrupted cells or a cadre there.",
            example="when c is disrupted: +1 prestige")  # fmt: skip


def _moments(v: Vocabulary) -> None:
    v.moment("plot is placed in {c:country}", key="plot-placed", rule="8.5.2", c=Place(),
            says="A plot has been placed in a country.", example="when plot is placed in Iraq: +1 funding")  # fmt: skip
    v.moment("plot is resolved in {c:country}", key="plot-resolved", rule="8.5.6", c=Place(),
            says="A plot has been resolved in a country.",
            example="when plot is resolved in c: +1 funding")  # fmt: skip
    v.moment("wmd is resolved in {c:country}", key="wmd-resolved", rule="8.5.6", c=Place(),
            says="A WMD plot has been resolved in a country.",
            example="when wmd is resolved in c: -1 prestige")  # fmt: skip
    v.moment("plot is alerted in {c:country}", key="plot-alerted", rule="7.5.3", c=Place(),
            says="A plot has been blocked.", example="when plot is alerted in c: +1 prestige")  # fmt: skip
    v.moment("regime change happens in {c:country}", key="regime-changed", rule="7.3.4", c=Place(),
            says="Troops have changed a regime.", example="when regime change happens in c: +1 funding")  # fmt: skip
    v.moment("turn begins", key="turn-begins", rule="5.2.1", says="Cards have been dealt and a turn has begun.",
            example="when turn begins: +1 funding")  # fmt: skip
    v.moment("turn ends", key="end-of-turn", rule="5.2.5", says="The turn is ending, before lapsing events end.",
            example="when turn ends: +1 funding")  # fmt: skip
    with v.of_rule_set(EXPANSION):
        v.moment("draw phase ends", key="draw-phase-ends", rule="11.3.6",
                says="Cards have been dealt and lapsing events are over.",
                example="when draw phase ends: +1 funding")  # fmt: skip
    v.moment("{s:side} is to play a card", key="side-to-play", rule="5.2.2", s=Side(),
            says="A side may do something before it plays its next card.",
            example="when us is to play a card: +1 funding")  # fmt: skip
    v.moment("{k:card} is played by {s:side}", key="card-played", rule="5.2.2", k=CARD, s=Side(),
            says="A card was played and nothing has come of it yet.",
            example="when k is played by us: cancel k")  # fmt: skip
    v.moment("event of {k:card} happens", key="event-happens", rule="6.2.1", k=CARD, changes=(Happens("k"),),
            says="The event of another card is about to happen.",
            example="when event of k happens: +1 funding")  # fmt: skip
    v.moment("{s:side} draws cards", key="cards-drawn", rule="5.3.1", s=Side(),
            says="A side has drawn cards, by an event or at the beginning of a turn; however many, once.",
            example="when us draws cards: +1 funding")  # fmt: skip
    v.moment("{k:card} is discarded by {s:side}", key="card-discarded", rule="5.3", k=CARD, s=Side(),
            says="A side has discarded a card of its hand, unplayed.",
            example="when k is discarded by us: +1 funding")  # fmt: skip
    v.moment("this ends", key=ENDING, rule="6.2.7", says="The lasting event itself has ended.",
            example="when this ends: -1 funding")  # fmt: skip
