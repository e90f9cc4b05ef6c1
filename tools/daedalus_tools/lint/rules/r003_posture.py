"""A posture for a country that has none, or that never changes its own.

Hard and Soft are how the rest of the world stands to the war on terror. Muslim countries and Iran take part in it
otherwise and have no posture at all, and that of Israel is printed on the map. Only other non-Muslim countries can be
told to be hard.
"""

RULES = ("4.3.2", "4.3.3")
BAD = ("set Iraq to hard",)
GOOD = ("set France to hard",)
