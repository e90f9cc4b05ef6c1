"""A value that a track does not have.

Prestige runs from 1 to 12 and funding from 1 to 9. A marker cannot be put beyond the end of its track, and a question
about a value out there has its answer before it is asked. Look at the ends of the track again.
"""

RULES = ("4.7",)
BAD = ("set prestige to 13",)
GOOD = ("set prestige to 12",)
