"""T: things of one kind where another kind is needed."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event, lasting

CODES = (
    Code(
        "T001",
        "a thing of another kind than is needed here",
        "Each place in a sentence takes one kind of thing: a number, a country, or something that is true or not. "
        "`play if prestige` gives a number where a yes or no is needed, as if somebody asked whether seven. Say what "
        "about it: `prestige > 3`.",
        card("play if prestige"),
        card("play if prestige > 3", "event:", "  +1 prestige"),
    ),
    Code(
        "T002",
        "two things that cannot be compared",
        "A country and a number are neither equal nor different: the question has no answer. What is probably meant is "
        "a figure of the country, such as its cells or its resources.",
        card("play if Iraq > 3"),
        card("play if cells in Iraq > 3", "event:", "  +1 prestige"),
    ),
    Code(
        "T003",
        "more or less of something that is no number",
        "Numbers can be more or less than each other. A posture or a country cannot; of these one can only ask whether "
        "they are the same.",
        card("play if posture of France > hard"),
        card("play if posture of France = hard", "event:", "  +1 prestige"),
    ),
    Code(
        "T004",
        "a list of things of different kinds",
        "What stands in one pair of brackets is treated alike: each of it is chosen, tested or counted in turn. That "
        "works only if all of it is of one kind. Make two lists, or leave out the stranger.",
        event("place 1 cell in (Iraq, 1)"),
        event("place 1 cell in each of (Iraq, Iran)"),
    ),
    Code(
        "T005",
        "a yes or no that is added",
        "With `+` an effect adds its part to a figure, and several cards may do so at once. Whether something may be "
        "done at all is no figure: answer `yes` or `no`, and add `when` if that holds only sometimes.",
        lasting("may recruit: + yes"),
        lasting("may recruit: no"),
    ),
    Code(
        "T006",
        "a name for a result that does not exist",
        "`as` gives a name to what a sentence brings back, such as the number on a die. This one changes the board "
        "and brings nothing back, so the name would stand for nothing.",
        event("test Iraq as n"),
        event("roll die as n", "if n > 3: +1 prestige"),
    ),
    Code(
        "T007",
        "a name that changes its kind",
        "A name may be given again, and then stands for something new. But a name that was a country and becomes a "
        "number would turn sensible sentences into nonsense, depending on which line came last. Names cost nothing: "
        "take another.",
        event("choose an untested country c", "test c", "let c = 3", "+c prestige"),
        event("choose an untested country c", "test c", "let n = 3", "+n prestige"),
    ),
)
