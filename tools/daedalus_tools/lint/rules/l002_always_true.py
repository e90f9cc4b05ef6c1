"""A condition that always holds.

A condition is a fork in the road. This fork has one way only: in every position that the rules allow, the answer is
yes. Leave the condition out, or ask what you really wanted to know.
"""

BAD = ("play in a poor muslim country c", "event:", "  +1 prestige", "  if c is poor: place 1 aid in c")
GOOD = ("play in a poor muslim country c", "event:", "  +1 prestige", "  if c is ally: place 1 aid in c")
