"""A line between two levels of indentation.

Lines that belong together start in the same column. This one starts a little to the left or right of its neighbours,
and there are two ways to read it. Nobody should have to guess.
"""

BAD = ("event:", "    +1 prestige", "  -1 funding")
GOOD = ("+1 prestige", "-1 funding")
