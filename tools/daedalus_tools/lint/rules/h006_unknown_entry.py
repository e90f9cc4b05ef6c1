"""A property that a card cannot have.

The line under the title lists what is printed around the event: side, value, `remove`, `mark` and their like. This is
none of them. The message lists all there are.
"""

from daedalus_tools.lint.examples import event

BAD = event("+1 prestige", head="us, 2 ops, remov")
GOOD = event("+1 prestige", head="us, 2 ops, remove")
