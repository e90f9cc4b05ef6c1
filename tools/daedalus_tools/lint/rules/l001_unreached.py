"""A branch that is never reached.

Whatever the position on the board, an earlier branch is taken first or this one cannot be. The lines under it are
never read out at any table. Often two conditions were meant to be different and are not.
"""

BAD = ("if prestige > 3: +1 funding", "else if prestige > 5: -1 funding")
GOOD = ("if prestige > 5: -1 funding", "else if prestige > 3: +1 funding")
