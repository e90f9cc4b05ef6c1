"""The rule points: what procedures ask and lasting events may answer."""

from __future__ import annotations

from daedalus.games.twilight.words.common import REGION
from daedalus.language.records import Between
from daedalus.language.roles import CARD, MARK, Place, Side
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _operations(v)
    _attacks(v)
    _cards(v)
    _scoring(v)


def _operations(v: Vocabulary) -> None:
    v.point("ops of {k:card} by {s:side}", NUMBER, key="ops", rule="7.4", k=CARD, s=Side("owner"), gives=Between(0, 9),
            says="What is a card worth to a side? It stays within 1 to 4.",
            example="ops of k by us: + 1")  # fmt: skip
    v.point("ops of {k:card} by {s:side} all in {r:region}", NUMBER, key="ops-all-in", rule="7.4.1", k=CARD,
            s=Side("owner"), r=REGION, gives=Between(0, 9),
            says="And what more if all is spent in one region? It is added beyond 4.",
            example="ops of k by ussr all in Southeast Asia: + 1")  # fmt: skip
    v.point("{s:side} may place influence in {c:country}", TRUTH, key="may-place", rule="6.1.1", s=Side(), c=Place(),
            says="May operations place influence there?",
            example="ussr may place influence in c: no")  # fmt: skip
    v.point("rounds of {s:side}", NUMBER, key="rounds", rule="4.5.D", s=Side("owner"), gives=Between(6, 8),
            says="How many action rounds may a side take in this turn?", example="rounds of us: 8")  # fmt: skip


def _attacks(v: Vocabulary) -> None:
    v.point("{s:side} may attack {c:country}", TRUTH, key="may-attack", rule="6.3.1", s=Side(), c=Place(),
            says="Is the country a target of coups, realignment and wars of choice?",
            example="ussr may attack Japan: no")  # fmt: skip
    v.point("{s:side} may coup in {c:country}", TRUTH, key="may-coup", rule="6.3.1", s=Side(), c=Place(),
            says="Is the country a target of coups?", example="ussr may coup in c: no")  # fmt: skip
    v.point("coup of {s:side} in {c:country} lowers defcon", TRUTH, key="coup-lowers-defcon", rule="6.3.4",
            s=Side("owner"), c=Place(), says="Does a coup in a battleground lower DEFCON?",
            example="coup of us in c lowers defcon: no")  # fmt: skip
    v.point("coup modifier of {s:side} in {c:country}", NUMBER, key="coup-modifier", rule="6.3.2", s=Side("owner"),
            c=Place(), gives=Between(-9, 9), says="What is added to the die of a coup?",
            example="coup modifier of s in c: - 1")  # fmt: skip
    v.point("realignment modifier of {s:side} in {c:country}", NUMBER, key="realignment-modifier", rule="6.2.2",
            s=Side("owner"), c=Place(), gives=Between(-9, 9), says="What is added to the die of a side?",
            example="realignment modifier of us in c: - 1")  # fmt: skip
    v.point("war modifier of {s:side} in {c:country}", NUMBER, key="war-modifier", rule="7.6", s=Side("owner"),
            c=Place(), gives=Between(-9, 9), says="What is added to the die of a war?",
            example="war modifier of ussr in Israel: - 1")  # fmt: skip
    v.point("{m:text} covers {c:country}", TRUTH, key="covers", rule="7.5", m=MARK, c=Place(),
            says="Does a lasting event reach the country?", example='"Bridge" covers France: no')  # fmt: skip


def _cards(v: Vocabulary) -> None:
    v.point("{s:side} may play {k:card}", TRUTH, key="may-play", rule="5.1", s=Side(), k=CARD,
            says="May the card be played in an action round?", example="us may play k: k is scoring")  # fmt: skip
    v.point("{s:side} must use {k:card} for operations", TRUTH, key="must-use", rule="5.1", s=Side(), k=CARD,
            says="Must it be the card of the next action round, and for operations?",
            example="us must use k for operations: yes")  # fmt: skip
    v.point("event of {k:card} may be played by {s:side}", TRUTH, key="event-may-be-played", rule="7.1", k=CARD,
            s=Side(), says="Is the event playable at all?", example="event of k may be played by us: no")  # fmt: skip
    v.point("{s:side} sees hand of {t:side}", TRUTH, key="sees-hand", rule="5.4", s=Side(), t=Side("owner"),
            says="Does the other hand lie open?", example="ussr sees hand of us: yes")  # fmt: skip


def _scoring(v: Vocabulary) -> None:
    v.point("{c:country} is battleground in scoring", TRUTH, key="battleground-in-scoring", rule="10.1.1", c=Place(),
            says="Does a scoring card count it as a battleground?",
            example="Taiwan is battleground in scoring: yes")  # fmt: skip
    v.point("battlegrounds of {s:side} in {r:region}", NUMBER, key="battlegrounds-in-scoring", rule="10.1.1",
            s=Side("owner"), r=REGION, gives=Between(-9, 9),
            says="How many more, and so countries, does a scoring card count for a side?",
            example="battlegrounds of ussr in Asia: - 1")  # fmt: skip
