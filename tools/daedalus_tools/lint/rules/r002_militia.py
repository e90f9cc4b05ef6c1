"""Militia where they may not stand.

A militia forms where a state is weak but not yet lost: it has no business in a well-governed country, under Islamist
Rule or outside the Muslim world. Pieces placed there would be taken back at once. Choose among countries `open to
militia`.
"""

RULES = ("11.2.4",)
BAD = ("play in an islamist ruled muslim country c", "event:", "  place 2 militia in c")
GOOD = ("play in a country c open to militia", "event:", "  place 2 militia in c")
