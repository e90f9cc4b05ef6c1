"""X: what only playing a card shows, on hundreds of positions."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, event, lasting

CODES = (
    Code(
        "X001",
        "a card that stops the game with an error",
        "The event was played in a legal position, and the game could not go on. At a table one would look at each "
        "other and put the card aside. The smallest position in which it happens is shown; if your sentence says what "
        "you mean, the fault is ours, and the position is what we need to find it.",
        event("event of this card happens for us"),
        event("draw 1 card"),
    ),
    Code(
        "X002",
        "a card that leaves a position which cannot be",
        "After the event something stands where the rules know no such thing, pieces or cards are too many or too few, "
        "or the event cannot be taken back. Play would go on from there and go wrong later, far from the card. Choose "
        "only among countries where the sentence makes sense.",
        event("choose a country c", "place 1 aid in c"),
        event("choose a poor muslim country c", "place 1 aid in c"),
    ),
    Code(
        "X003",
        "a branch that was reached in no position",
        "Hundreds of legal positions were made to fit the card, many of them aimed at this very line, and none led "
        "there. Perhaps its conditions exclude each other in a way that only the whole board shows. A trigger that "
        "never acts and an end that never comes are reported in the same way.",
        event("if troops in Iraq > 12 and troops on track > 9: +1 prestige", "else: -1 prestige"),
        event("if troops in Iraq > 2 and troops on track > 9: +1 prestige", "else: -1 prestige"),
    ),
    Code(
        "X004",
        "an event or a sentence that changed nothing in any position",
        "It was carried out again and again, and the board was afterwards as it had been before. Somebody would spend "
        "a card for nothing. Often one of the two sides has been forgotten, or the sentence does what is done already.",
        event("if us: +1 prestige", head="unassociated, 2 ops"),
        event("if us: +1 prestige", "else: -1 prestige", head="unassociated, 2 ops"),
    ),
    Code(
        "X005",
        "an answer that never makes a difference",
        "The effect was in force on many positions, the question was asked there, and the answer was always what it "
        "would have been without the card. The rules may already say so, or the condition after `when` never meets "
        "the case. Such a line is small print that nobody needs.",
        lasting("may plot in Iraq: yes"),
        lasting("may plot in Iraq: no"),
        rules=("6.2.7",),
    ),
)
