"""An automatic event with a play condition.

An automatic event happens whenever its card is played, whoever plays it and whatever for. Nobody asks whether it may.
A condition on it would either never be looked at or turn it into an ordinary event.
"""

from daedalus_tools.lint.examples import card

RULES = ("6.3.1",)
BAD = card("play if prestige > 3", "event:", "  +1 prestige", head="unassociated, 3 ops, auto")
GOOD = card("event:", "  +1 prestige", head="unassociated, 3 ops, auto")
