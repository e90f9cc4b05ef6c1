"""A part of a condition that says nothing beside another.

`x or x` is `x`. The second was probably meant to be about something else: another country, another number, or `and`
instead of `or`.
"""

BAD = ("play if prestige > 6 or prestige > 6", "event:", "  -1 funding")
GOOD = ("play if prestige > 6 or funding > 6", "event:", "  -1 funding")
