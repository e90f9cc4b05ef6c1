"""A name that the game does not have.

Words that begin with a capital are names of the map. This one is not on it, so the card would be about a country that
no board has. Usually it is a slip of the pen, and the message shows the names that come closest. Names of cards and
marks stand in quotes.
"""

BAD = ("place 1 cell in Irak",)
GOOD = ("place 1 cell in Iraq",)
