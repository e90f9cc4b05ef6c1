"""Troops where no rule lets them stand.

Troops stand where they are invited, in Allies, or where they have changed the regime. Sent into a country that is
neither they would be stranded: no rule says what they may do there. Lasting events can open a country with `may deploy
to`.
"""

RULES = ("7.3.3",)
BAD = ("place 2 troops in France",)
GOOD = ("play in an ally country c", "event:", "  place 2 troops in c")
