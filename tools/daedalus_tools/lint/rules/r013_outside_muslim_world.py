"""Aid, a besieged regime or a civil war outside the Muslim world.

All three are about governments that may fall: aid helps to hold them up, a siege helps to bring them down, and a civil
war does both at once. Countries whose governance is printed on the map cannot fall, and the markers would lie there
without a meaning.
"""

RULES = ("4.8.3", "8.4.3.2", "11.2.2")
BAD = ("place 1 aid in France",)
GOOD = ("place 1 aid in Egypt",)
