"""A property for a side that never plays the event, or for the only one that does.

An associated event is played by its own side alone, even when the other side triggers it. `remove if us` on such a
card is either always true or never, and makes a reader look for a difference that there is not.
"""

from daedalus_tools.lint.examples import event

RULES = ("6.2.5",)
BAD = event("+1 prestige", head="us, 2 ops, remove if us")
GOOD = event("+1 prestige", head="us, 2 ops, remove")
