"""A condition that never holds.

No position that the rules allow makes this true, so what depends on it never happens. Perhaps two properties exclude
each other, or a number lies beyond the end of its track.
"""

BAD = ("play if Iraq is good and Iraq is poor", "event:", "  +1 prestige")
GOOD = ("play if Iraq is good or Iraq is poor", "event:", "  +1 prestige")
