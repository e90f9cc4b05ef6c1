"""A number that is far too long.

There are fifteen cells, twelve steps of prestige and a few hundred cards. A number of seven digits is a slip of the
finger, or a phone number.
"""

BAD = ("+1000000 prestige",)
