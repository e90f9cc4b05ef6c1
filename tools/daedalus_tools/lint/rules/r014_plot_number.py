"""A plot of a number that does not exist.

There are six plots, numbered 1 to 3, and the WMD. A plot 4 is not in the box, so the event would place nothing at all.
"""

from daedalus_tools.lint.examples import event

RULES = ("4.8.1",)
BAD = event("place plot 4 in France", head="jihadist, 2 ops")
GOOD = event("place plot 3 in France", head="jihadist, 2 ops")
