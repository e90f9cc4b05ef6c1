"""Rule points, the questions that procedures ask, and moments, the happenings that they announce."""

from __future__ import annotations

from daedalus.kit.effects import ENDING
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

# id, pattern, type of the answer, rule, what is asked
POINTS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "adjacent",
        "{x:country} is adjacent to {y:country}",
        TRUTH,
        "4.1.1",
        "Are two linked countries adjacent? Asked both ways.",
    ),
    ("cells", "cells in {c:country}", NUMBER, "4.6", "How many cells count as being there?"),
    ("cell stand-ins", "cell stand-ins in {c:country}", "stand-ins", "4.6", "Which marks there are a cell?"),
    ("troops", "troops in {c:country}", NUMBER, "4.6", "How many troops count as being there?"),
    ("troop stand-ins", "troop stand-ins in {c:country}", "stand-ins", "4.6", "Which marks there are troops?"),
    ("mark may deploy", "{m:text} may deploy", TRUTH, "7.3.1", "May a mark that is troops leave (and so be gone)?"),
    ("resources", "resources of {c:country}", NUMBER, "4.2.5", "How many resources has a country?"),
    ("oil exports", "oil exports from {c:country}", TRUTH, "4.2.6", "Does a country with a derrick export oil?"),
    (
        "open",
        "{c:country} is open",
        TRUTH,
        "6.2.1",
        "May operations, events, polarization and attrition touch the country?",
    ),
    (
        "popular markers",
        "popular markers may be placed",
        TRUTH,
        "11.1.4",
        "May awakening and reaction markers be placed?",
    ),
    ("militia is led", "militia is led in {c:country}", TRUTH, "11.2.4", "Do militia there count as if with troops?"),
    (
        "militia before attrition",
        "militia before attrition in {c:country}",
        NUMBER,
        "11.2.5",
        "How many militia does the country get before the fighting?",
    ),
    (
        "troops at stake",
        "troops at stake in {c:country}",
        NUMBER,
        "8.5.6",
        "For how many of the troops there can prestige be won or lost?",
    ),
    ("extra cells", "extra cells", NUMBER, "11.3.7", "How many cells are there beyond those of the track?"),
    (
        "posture is rolled",
        "{k:card} rolls posture of {c:country}",
        TRUTH,
        "4.9.3",
        "Does an event that rolls a posture roll it? If not, it turns round.",
    ),
    ("gwot penalty", "gwot penalty", NUMBER, "4.7.2.1", "How large is the penalty?"),
    ("may war of ideas", "may war of ideas in {c:country}", TRUTH, "7.2", "Is the country a legal target?"),
    ("may deploy", "may deploy to {c:country}", TRUTH, "7.3.3", "May troops go there?"),
    ("may regime change", "may regime change in {c:country}", TRUTH, "7.3.4", "Is the country a legal target?"),
    ("may disrupt", "may disrupt in {c:country}", TRUTH, "7.4.1", "Is the country a legal target?"),
    ("may disrupt cadre", "may disrupt cadre in {c:country}", TRUTH, "7.4.2", "May a cadre there be removed?"),
    ("cells disrupted", "cells disrupted in {c:country}", NUMBER, "7.4.2", "How many cells does one disrupt hit?"),
    (
        "disrupt earns prestige",
        "disrupt earns prestige in {c:country}",
        TRUTH,
        "7.4.4",
        "Does a disrupt with two troops raise prestige?",
    ),
    ("may alert", "may alert in {c:country}", TRUTH, "7.5.2", "May plots there be alerted?"),
    ("may recruit", "may recruit", TRUTH, "8.2", "May the jihadist conduct recruit operations?"),
    ("may recruit in", "may recruit in {c:country}", TRUTH, "8.2.2", "Is the country a legal target?"),
    (
        "recruiting is automatic",
        "recruiting is automatic in {c:country}",
        TRUTH,
        "8.2.3",
        "Does every attempt succeed?",
    ),
    ("recruit number", "recruit number in {c:country}", NUMBER, "8.2.4", "Which roll or less succeeds?"),
    (
        "funding limits recruiting",
        "funding limits recruiting",
        TRUTH,
        "4.7.4.2",
        "Does funding limit the cells available?",
    ),
    ("may travel", "may travel from {x:country} to {y:country}", TRUTH, "8.3.1", "Is the journey legal?"),
    (
        "travel is automatic",
        "travel is automatic from {x:country} to {y:country}",
        TRUTH,
        "8.3.1",
        "Does it succeed without a roll?",
    ),
    (
        "travel modifier",
        "travel modifier from {x:country} to {y:country}",
        NUMBER,
        "8.3.1",
        "What is added to the die?",
    ),
    ("may jihad", "may jihad in {c:country}", TRUTH, "8.4", "Is the country a legal target?"),
    ("jihad modifier", "jihad modifier in {c:country}", NUMBER, "8.4", "What is added to each die?"),
    (
        "major jihad margin",
        "major jihad margin in {c:country}",
        NUMBER,
        "8.4.2",
        "By how much must cells exceed troops?",
    ),
    ("failed jihad removes cells", "failed jihad removes cells", TRUTH, "8.4.3", "Does a failed die cost a cell?"),
    (
        "jihad may bring islamist rule",
        "jihad may bring islamist rule in {c:country}",
        TRUTH,
        "8.4.4",
        "May jihad go beyond Poor?",
    ),
    ("may plot", "may plot in {c:country}", TRUTH, "8.5.1", "Is the country a legal target?"),
    ("plot is face up", "{p:plot} in {c:country} is face up", TRUTH, "8.5.4", "May the US see the plot?"),
    ("side plays random cards", "{s:side} plays random cards", TRUTH, "5.2.2", "Is the card to play drawn by lot?"),
    (
        "us may keep its last card",
        "us may keep its last card",
        TRUTH,
        "5.2.4",
        "May the last US card be held or discarded?",
    ),
    (
        "event may be played",
        "event of {k:card} may be played by {s:side}",
        TRUTH,
        "6.2.6",
        "Is the event playable at all?",
    ),
    (
        "funding change at the end of turn",
        "funding change at the end of turn",
        NUMBER,
        "5.2.5",
        "What happens to funding?",
    ),
    (
        "further funding change",
        "further funding change at the end of turn",
        NUMBER,
        "11.3.6",
        "What happens to funding besides?",
    ),
)

# id, pattern, rule, when
MOMENTS: tuple[tuple[str, str, str, str], ...] = (
    ("plot placed", "plot is placed in {c:country}", "8.5.2", "A plot has been placed in a country."),
    ("plot resolved", "plot is resolved in {c:country}", "8.5.6", "A plot has been resolved in a country."),
    ("wmd resolved", "wmd is resolved in {c:country}", "8.5.6", "A WMD plot has been resolved in a country."),
    ("plot alerted", "plot is alerted in {c:country}", "7.5.3", "A plot has been blocked."),
    ("regime change", "regime change happens in {c:country}", "7.3.4", "Troops have changed a regime."),
    ("end of turn", "turn ends", "5.2.5", "The turn is ending, before lapsing events end."),
    ("draw phase ends", "draw phase ends", "11.3.6", "Cards have been dealt and lapsing events are over."),
    ("side to play", "{s:side} is to play a card", "5.2.2", "A side may do something before it plays its next card."),
    ("card played", "{k:card} is played by {s:side}", "5.2.2", "A card was played and nothing has come of it yet."),
    ("event happens", "event of {k:card} happens", "6.2.1", "The event of another card is about to happen."),
    (ENDING, "this ends", "6.2.7", "The lasting event itself has ended."),
)


def declare(v: Vocabulary) -> None:
    v.type("stand-in", "stand-ins")
    for id_, pattern, result, rule, says in POINTS:
        v.point(id_, pattern, result, rule=rule, says=says)
    for id_, pattern, rule, says in MOMENTS:
        v.moment(id_, pattern, rule=rule, says=says)
    v.value("mark {m:text}", "stand-ins", rule="4.7.7")(_stand_in)


def _stand_in(g: object, m: str) -> tuple[str, ...]:
    """A mark as a piece that stands in for cells or troops."""
    return (m,)
