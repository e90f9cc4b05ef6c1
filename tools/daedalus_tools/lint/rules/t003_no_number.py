"""More or less of something that is no number.

Numbers can be more or less than each other. A posture or a country cannot; of these one can only ask whether they are
the same.
"""

from daedalus_tools.lint.examples import card

BAD = card("play if posture of France > hard")
GOOD = card("play if posture of France = hard", "event:", "  +1 prestige")
