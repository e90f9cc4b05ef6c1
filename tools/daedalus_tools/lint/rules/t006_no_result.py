"""A name for a result that does not exist.

`as` gives a name to what a sentence brings back, such as the number on a die. This one changes the board and brings
nothing back, so the name would stand for nothing.
"""

BAD = ("test Iraq as n",)
GOOD = ("roll die as n", "if n > 3: +1 prestige")
