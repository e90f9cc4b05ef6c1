"""A card that is marked and lapses.

`mark` leaves a marker in the Events box for the rest of the game; `lapsing` ends with the turn. An effect can be over
at the end of the turn or go on, but not both.
"""

from daedalus_tools.lint.examples import card

RULES = ("6.2.7",)
BAD = card("while in effect:", "  may recruit: no", head="us, 2 ops, mark, lapsing")
GOOD = card("while in effect:", "  may recruit: no", head="us, 2 ops, lapsing")
