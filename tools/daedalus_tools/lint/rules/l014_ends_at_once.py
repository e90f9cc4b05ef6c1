"""A lasting effect that ends as soon as it begins.

The mark is taken away as soon as its `ends when` holds. If the event is played only where that holds, or brings it
about itself, the effect never lasts a moment.
"""

from daedalus_tools.lint.examples import card

RULES = ("6.2.7",)
CAMP = ("play in a poor country c", "event:", '  mark c with "Camp"', 'while "Camp" in effect in c:')
BAD = card(*CAMP, "  may plot in c: no", "  ends when c is poor", head='us, 2 ops, marker "Camp"')
GOOD = card(*CAMP, "  may plot in c: no", "  ends when c is good", head='us, 2 ops, marker "Camp"')
