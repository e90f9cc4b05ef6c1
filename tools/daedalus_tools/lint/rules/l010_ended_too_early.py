"""`end this` where no lasting effect acts.

`this` is the lasting effect that has waited and acts now. An event that is being played is none yet: there is nothing
to end. Name the mark instead, or write the line under a `when`.
"""

from daedalus_tools.lint.examples import card

RULES = ("6.2.7",)
BAD = card("event:", "  +1 prestige", "  end this")
GOOD = card("event:", "  +1 prestige", "while in effect:", "  when turn ends: end this", head="us, 2 ops, mark")
