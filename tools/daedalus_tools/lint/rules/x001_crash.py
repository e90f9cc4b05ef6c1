"""A card that stops the game with an error.

The event was played in a legal position, and the game could not go on. At a table one would look at each other and put
the card aside. The smallest position in which it happens is shown; if your sentence says what you mean, the fault is
ours, and the position is what we need to find it.
"""

BAD = ("event of this card happens for us",)
GOOD = ("draw 1 card",)
