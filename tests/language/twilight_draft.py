"""A draft of the words of Twilight Struggle: enough for its hardest cards to be read and compiled, not to be played.

Each word is declared with one line that says what it will do; what it is made of comes when the game moves in.
The cards are in `docs/drafts/twilight`, with a page on what the language lacks for them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ruamel.yaml import YAML

from daedalus.language.header import Header
from daedalus.language.roles import Named
from daedalus.language.vocabulary import NUMBER, TRUTH, Hole, Vocabulary, read_pattern

DRAFTS = Path(__file__).parents[2] / "docs" / "drafts" / "twilight"

SYMBOLS = {
    "early war": "In the deck from the first turn on.",
    "mid war": "Shuffled in for turn 4.",
    "late war": "Shuffled in for turn 8.",
    "optional": "One of the cards that players may leave out.",
    "scoring": "Must be played in the turn in which it was drawn.",
    "no headline": "Cannot be chosen as a headline.",
    "headlines first": "As a headline it comes before the other one, whatever their operations.",
}

# pattern, type of the result, what it is
VALUES = (
    ("defcon", NUMBER, "1 to 5."),
    ("defcon moved to {n:number}", TRUTH, "Whether it came to stand there in this round."),
    ("headline phase", TRUTH, "Whether headlines are being resolved."),
    ("{s:side} influence in {c:country}", NUMBER, "How much a side has there."),
    ("ops of {k:card}", NUMBER, "Its operations for the side that holds it, with all that changes them."),
    ("hand of {s:side}", "pile", "The cards a side holds, without The China Card."),
    ("draw pile", "pile", "The draw pile."),
    ("discard pile", "pile", "The discard pile."),
    ("top {n:number} of {p:pile}", "pile", "The uppermost cards of a pile."),
    ("{m:text} in effect", TRUTH, "Whether a lasting event is in force."),
    ("{m:text} covers {c:country}", TRUTH, "Whether a lasting event reaches a country."),
    ("region marked {m:text}", "region", "The region that the mark of a lasting event names."),
)

# pattern, said of, what it means
ADJECTIVES = (
    ("in {r:region}", "country", "Lies in a region."),
    ("controlled by {s:side}", "country", "A side controls it."),
    ("battleground", "country", "Is a battleground."),
    ("adjacent to {d:country}", "country", "A line joins them."),
    ("scoring", "card", "Is a scoring card."),
    ("war card", "card", "Its event is a war."),
    ("associated with {s:side}", "card", "Its event belongs to a side."),
    ("spaced", "card", "Is being played for the space race."),
    ("prevented", "card", "A lasting event keeps its own from happening."),
    ("phasing", "side", "Plays the card, or has headlined it."),
    ("ahead in space", "side", "Is further in the space race."),
    ("ahead in vp", "side", "Leads in victory points."),
)

# pattern, of what, what they are; those with a complement come first
NOUNS = (
    ("country|countries in {r:region}", "country", "The countries of a region."),
    ("country|countries in {r:regions}", "country", "The countries of several: country in (Asia, Africa)."),
    ("country|countries of {t:countries}", "country", "Those of a list: country of (Iran, Iraq)."),
    ("country|countries", "country", "All countries of the map."),
    ("region|regions", "region", "The six regions that are scored."),
    ("side|sides", "side", "Both sides."),
    ("card|cards in {p:pile}", "card", "The cards of a pile or a hand; who chooses among them sees them."),
)

# pattern, type of the result, what happens
VERBS = (
    ("score {r:region}", "", "Presence, domination or control for each side by the table, and the difference moves."),
    ("{s:side} gains {n:number} vp", "", "Victory points for a named side."),
    ("set defcon to {n:number}", "", "Outright."),
    ("relocate up to {n:number} {s:side} influence to {t:countries} at most {m:number} each", "", "From anywhere."),
    ("conduct operations with {n:number} op[s]", "", "Influence, coup or realignment; points may stay unspent."),
    ("coup in {c:country} with {n:number} op[s]", NUMBER, "One coup; how much influence of the other side it removed."),
    ("use {k:card} for operations", "", "As if one's own, the space race too; its event does not happen."),
    ("play {k:card}", "", "At once, from wherever it lies, as if from one's own hand."),
    (
        "event of {k:card} happens",
        "",
        "At once; a card that is nobody's serves the side. Then it goes where it would go.",
    ),
    ("discard {k:card}", "", "From wherever it lies; its event does not happen."),
    ("discard {k:cards}", "", "All of these."),
    ("take {k:card}", "", "Shown, and to the hand of the side."),
    ("draw {n:number} card[s]", "", "To the hand of the side."),
    ("shuffle {p:pile}", "", "A pile."),
    ("{s:side} sees random card in {p:pile}", "card", "By lot, and it stays where it is; name it with `as`."),
    ("cancel headline of {s:side}", "", "It is discarded without effect, a scoring card too."),
    ("roll die", NUMBER, "One die; name the result with `as`."),
    ("roll off {n:number} ahead", "side", "Each a die, the side adds so much, again if equal; who is higher."),
    ("mark {r:region} with {m:text}", "", "The mark of this card names the region."),
    ("put {m:text} in effect for this turn", "", "A second mark of this card, until the turn ends."),
    ("end {m:text}", "", "A lasting event ends."),
    ("end this", "", "In a trigger: the lasting event that acts now ends, and a card on the table is discarded."),
    ("end round", "", "The side that is to act has acted."),
    ("end game", "", "At once, without final scoring: who leads wins."),
    ("{s:side} loses game", "", "At once."),
)

# pattern, nothing, what goes up or down
CHANGES = (
    ("{n:number} vp", "", "Victory points of the side."),
    ("{n:number} defcon", "", "DEFCON; it stops at 5, and who is phasing loses at 1."),
    ("{n:number} {s:side} influence in {c:country}", "", "As far as there is any."),
    ("{n:number} {s:side} influence among {t:countries}", "", "One by one where the side likes."),
    ("{n:number} {s:side} influence among {t:countries} at most {m:number} each", "", "The same, with a limit."),
)

# pattern, type of the answer, what is asked
POINTS = (
    ("ops of {k:card} by {s:side}", NUMBER, "What is a card worth to a side? It stays within 1 to 4."),
    ("ops of {k:card} by {s:side} all in {r:region}", NUMBER, "And if all is spent in one region? Added beyond 4."),
    ("rounds of {s:side}", NUMBER, "How many action rounds may a side take in this turn?"),
    ("coup modifier of {s:side} in {c:country}", NUMBER, "What is added to the die?"),
    ("{s:side} may attack {c:country}", TRUTH, "Is the country a target of coups, realignment and war of choice?"),
    ("{s:side} may coup in {c:country}", TRUTH, "Is the country a target of coups?"),
    ("{s:side} may place influence in {c:country}", TRUTH, "May operations place influence there?"),
    ("{s:side} may play {k:card}", TRUTH, "May the card be played in an action round?"),
    ("{s:side} must use {k:card} for operations", TRUTH, "Must it be the card of the next action round?"),
    ("{s:side} sees hand of {t:side}", TRUTH, "Does the other hand lie open?"),
    ("{m:text} covers {c:country}", TRUTH, "Does a lasting event reach the country?"),
    ("{c:country} is battleground in scoring", TRUTH, "Does a scoring card count it so?"),
    ("battlegrounds of {s:side} in {r:region}", NUMBER, "How many, and so countries, does a scoring card count?"),
)

# pattern, nothing, what has happened
MOMENTS = (
    ("event of {k:card} is played by {s:side}", "", "A card was played for its event, and nothing has come of it yet."),
    ("{k:card} is played by {s:side}", "", "The same, whatever it was played for; this moment comes second."),
    ("{s:side} is to act", "", "An action round of the side begins."),
    ("round ends", "", "An action round is over, a headline phase is none."),
    ("{s:side} coups in {c:country}", "", "A coup was declared, and no die rolled yet."),
    ("{r:region} is scored", "", "A scoring card has scored a region."),
)

WORDS = {
    "value": VALUES,
    "adjective": ADJECTIVES,
    "noun": NOUNS,
    "verb": VERBS,
    "change": CHANGES,
    "point": POINTS,
    "moment": MOMENTS,
}


def draft(v: Vocabulary, kind: str, pattern: str, type_: str, says: str) -> None:
    """One word of a kind, with one line on what it does; it cannot be run."""
    about: dict[str, Any] = {hole.name: Named(hole.type) for hole in read_pattern(pattern) if isinstance(hole, Hole)}
    about |= {"key": f"{kind} {type_}: {pattern}", "rule": "", "says": says, "example": ""}
    match kind:
        case "point":
            v.point(pattern, type_, **about)
        case "moment":
            v.moment(pattern, **about)
        case "verb":
            v.verb(pattern, result=type_, changes=(), **about)(_unwritten(pattern))
        case "change":
            v.change(pattern, changes=(), **about)(_unwritten(pattern))
        case "value":
            v.value(pattern, type_, **about)(_unwritten(pattern))
        case "adjective":
            v.adjective(pattern, type_, **about)(_unwritten(pattern))
        case "noun":
            v.noun(pattern, type_, **about)(_unwritten(pattern))


def _unwritten(pattern: str) -> Callable[..., NoReturn]:
    def word(*_: object) -> NoReturn:
        raise NotImplementedError(pattern)

    return word


@functools.cache
def vocabulary() -> Vocabulary:
    """All words, names and header words of the drafts."""
    v = Vocabulary("twilight")
    v.sides = ("us", "ussr")
    v.header = Header(
        ops=(1, 4),
        without_ops=frozenset({"scoring"}),
        destinations=("opponent face down", "opponent's hand", "table"),
        symbols=SYMBOLS,
    )
    v.type("country", "countries", "g.at[{!r}]")
    v.type("region", "regions")
    v.type("card", "cards", "g.titled({!r})")
    v.type("side", "sides")
    v.type("pile", "piles")
    v.type("text", "texts")
    for region, countries in YAML(typ="safe").load(DRAFTS / "countries.yaml").items():
        v.name(region, "region")
        for country in countries:
            v.name(country, "country")
    for path in sorted(DRAFTS.glob("*.card")):
        v.name(path.read_text(encoding="utf-8").split('"')[1], "card")
    for kind, words in WORDS.items():
        for pattern, type_, says in words:
            draft(v, kind, pattern, type_, says)
    return v
