"""More pieces than there are.

The box holds fifteen cells and fifteen troops, and that is meant as a limit: what is not on its track cannot come into
play. A card that asks for more promises something that no player can ever do.
"""

RULES = ("4.6.3", "11.2.9")
BAD = ("place 20 cells in Iraq",)
GOOD = ("place all cells in Iraq",)
