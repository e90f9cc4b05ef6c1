"""A side that is none.

There are two sides at the table, and this is neither of them. Whoever should choose here would wait for a player who
never sat down.
"""

BAD = ("jihadis chooses a muslim country c", "place 1 cell in c")
GOOD = ("jihadist chooses a muslim country c", "place 1 cell in c")
