"""More or less of something that is no number.

Numbers can be more or less than each other. A posture or a country cannot; of these one can only ask whether they are
the same.
"""

BAD = ("play if posture of France > hard",)
GOOD = ("play if posture of France = hard", "event:", "  +1 prestige")
