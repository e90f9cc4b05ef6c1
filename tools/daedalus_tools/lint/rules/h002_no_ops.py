"""A card without an operations value.

Any card can be played for operations instead of its event, and its value says how much it does then. Without a value
the card would be dead weight in a hand.
"""

from daedalus_tools.lint.examples import event

RULES = ("6.3.1",)
BAD = event("+1 prestige", head="us")
