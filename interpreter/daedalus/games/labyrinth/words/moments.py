"""Cards and the turn: rule points that procedures ask there, and moments, the happenings that they announce."""

from __future__ import annotations

from daedalus.games.labyrinth.board import EXPANSION
from daedalus.kit.effects import ENDING
from daedalus.language.records import Happens
from daedalus.language.roles import CARD, Place, Side
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _points(v)
    _moments(v)


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
    v.moment("this ends", key=ENDING, rule="6.2.7", says="The lasting event itself has ended.",
            example="when this ends: -1 funding")  # fmt: skip
