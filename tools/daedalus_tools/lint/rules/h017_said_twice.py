"""A property that the card has already.

A card has one side, one value and one fate. Of two values the last would count, and nobody who reads the card aloud
would know that. Keep the one you mean.
"""

from daedalus_tools.lint.examples import event

BAD = event("+1 prestige", head="us, 2 ops, 3 ops")
GOOD = event("+1 prestige", head="us, 3 ops")
