"""The moments at which lasting events may act."""

from __future__ import annotations

from daedalus.games.twilight.words.common import REGION
from daedalus.kit.effects import ENDING
from daedalus.language.records import Happens
from daedalus.language.roles import CARD, Place, Side
from daedalus.language.vocabulary import Vocabulary


def declare(v: Vocabulary) -> None:
    v.moment("event of {k:card} is played by {s:side}", key="event-played", rule="7.1", k=CARD, s=Side(),
            says="A card was played for its event, and nothing has come of it yet.",
            example="when event of k is played by us: +1 vp")  # fmt: skip
    v.moment("{k:card} is played by {s:side}", key="card-played", rule="5.1", k=CARD, s=Side(),
            says="A card was played, whatever for; this moment comes second.",
            example="when k is played by us: +3 vp")  # fmt: skip
    v.moment("event of {k:card} happens", key="event-happens", rule="7.1", k=CARD, changes=(Happens("k"),),
            says="The event of a card is about to happen.", example="when event of k happens: +1 vp")  # fmt: skip
    v.moment("{s:side} is to act", key="side-is-to-act", rule="4.5.D", s=Side(),
            says="An action round of the side begins, or it is about to coup, by an event too.",
            example="when us is to act: end this")  # fmt: skip
    v.moment("{s:side} is to play", key="side-is-to-play", rule="4.5.D", s=Side(),
            says="The side is to choose the card of its round, and no scoring card must be played now.",
            example="when us is to play: end round")  # fmt: skip
    v.moment("{s:side} has acted", key="round-ends", rule="4.5.D", s=Side(),
            says="An action round of the side is over, even one without a card.",
            example="when us has acted: end this")  # fmt: skip
    v.moment("{s:side} coups in {c:country}", key="coup-declared", rule="6.3.1", s=Side(), c=Place(),
            says="A coup was declared, and no die is rolled yet.", example="when us coups in c: +1 vp")  # fmt: skip
    v.moment("{r:region} is scored", key="region-scored", rule="10.1.1", r=REGION,
            says="A scoring card has scored a region.", example="when r is scored: end this")  # fmt: skip
    v.moment("this ends", key=ENDING, rule="7.5", says="The lasting event itself has ended.",
            example="when this ends: -1 defcon")  # fmt: skip
