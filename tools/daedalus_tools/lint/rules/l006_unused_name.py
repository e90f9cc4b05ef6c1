"""A name that is never used.

Something is chosen or counted, given a name, and never mentioned again. At the table that is a choice without
consequences. Either a sentence about it is missing, or the line is left over from an earlier idea.
"""

BAD = ("roll die as n", "+1 prestige")
GOOD = ("roll die as n", "if n > 3: +1 prestige")
