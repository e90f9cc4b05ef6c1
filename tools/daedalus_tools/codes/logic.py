"""L: what can never happen, always holds, or changes nothing."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event, lasting, several

_MARK = "us, 2 ops, mark"
_YES = ("while in effect:", "  may recruit in Iraq: yes")
_NO = ("while in effect:", "  may recruit in Iraq: no")

CODES = (
    Code(
        "L001",
        "a branch that is never reached",
        "Whatever the position on the board, an earlier branch is taken first or this one cannot be. The lines under "
        "it are never read out at any table. Often two conditions were meant to be different and are not.",
        event("if prestige > 3: +1 funding", "else if prestige > 5: -1 funding"),
        event("if prestige > 5: -1 funding", "else if prestige > 3: +1 funding"),
    ),
    Code(
        "L002",
        "a condition that always holds",
        "A condition is a fork in the road. This fork has one way only: in every position that the rules allow, the "
        "answer is yes. Leave the condition out, or ask what you really wanted to know.",
        card("play in a poor muslim country c", "event:", "  +1 prestige", "  if c is poor: place 1 aid in c"),
        card("play in a poor muslim country c", "event:", "  +1 prestige", "  if c is ally: place 1 aid in c"),
    ),
    Code(
        "L003",
        "a condition that never holds",
        "No position that the rules allow makes this true, so what depends on it never happens. Perhaps two properties "
        "exclude each other, or a number lies beyond the end of its track.",
        card("play if Iraq is good and Iraq is poor", "event:", "  +1 prestige"),
        card("play if Iraq is good or Iraq is poor", "event:", "  +1 prestige"),
    ),
    Code(
        "L004",
        "a choice with nothing to choose from",
        "No country, plot or card can ever be what is asked for here. The choice finds nothing, its name stays empty, "
        "and all sentences that use it are skipped in silence.",
        event("choose a non-muslim country c where ally", "test c"),
        event("choose a muslim country c where ally", "worsen c"),
    ),
    Code(
        "L005",
        "a play condition that asks for less than the event needs",
        "An event whose condition is met may be played, and the other side may be forced to trigger it. If the event "
        "then finds nothing to do, somebody has wasted a card that the rules should have kept them from playing. Put "
        "what the event needs into a `play if` or `play in` line.",
        card("play in a muslim country c", "event:", "  remove 1 cell from c"),
        card("play in a muslim country c where cells > 0", "event:", "  remove 1 cell from c"),
        rules=("6.2.6",),
    ),
    Code(
        "L006",
        "a name that is never used",
        "Something is chosen or counted, given a name, and never mentioned again. At the table that is a choice "
        "without consequences. Either a sentence about it is missing, or the line is left over from an earlier idea.",
        event("roll die as n", "+1 prestige"),
        event("roll die as n", "if n > 3: +1 prestige"),
    ),
    Code(
        "L007",
        "a lasting effect that nothing starts, or nothing ends",
        "An effect lasts while its mark is on the board. If the card neither says `mark` nor puts the mark anywhere, "
        "its effect never begins; it would be a paragraph of small print for nobody.",
        lasting("may recruit: no", head="us, 2 ops"),
        lasting("may recruit: no"),
        rules=("6.2.7",),
    ),
    Code(
        "L008",
        "two cards that answer the same question differently",
        "When two lasting events contradict each other the later one wins, so at the table the outcome hangs on the "
        "order of play. If that is meant, say so by letting one block the other; if not, one of them should say when "
        "it does not apply.",
        several(
            {
                "bridge.card": card(*_YES, head=_MARK),
                "tunnel.card": card(*_NO, head=_MARK, number=902, title="Tunnel"),
            }
        ),
        several(
            {
                "bridge.card": card('blocks "Tunnel"', *_YES, head=_MARK),
                "tunnel.card": card('blocked by "Bridge"', *_NO, head=_MARK, number=902, title="Tunnel"),
            }
        ),
        rules=("6.2.3",),
    ),
    Code(
        "L009",
        "a sentence that can change nothing",
        "When this line is reached the board already is as the line wants it. Players would look for what they are to "
        "do and find nothing. Either another country is meant, or an `else` is missing.",
        card("play in an ally country c", "event:", "  set c to ally"),
        card("play in a neutral country c", "event:", "  set c to ally"),
    ),
    Code(
        "L010",
        "`end this` where no lasting effect acts",
        "`this` is the lasting effect that has waited and acts now. An event that is being played is none yet: there "
        "is nothing to end. Name the mark instead, or write the line under a `when`.",
        card("event:", "  +1 prestige", "  end this"),
        card("event:", "  +1 prestige", "while in effect:", "  when turn ends: end this", head="us, 2 ops, mark"),
        rules=("6.2.7",),
    ),
)
