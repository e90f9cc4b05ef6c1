"""A card that is removed and also goes somewhere.

A card that is removed leaves the game, and whatever happens later it is not there. So it cannot also go back into the
draw pile. One of the two is a mistake, and only you know which.
"""

from daedalus_tools.lint.examples import event

RULES = ("6.2.9",)
BAD = event("+1 prestige", head="us, 2 ops, remove, goes to the middle of the draw pile")
GOOD = event("+1 prestige", head="us, 2 ops, remove")
