"""A comparison of a thing with itself.

Inside a search, `it` is the thing that is being looked for. A country that is adjacent to itself does not exist, so
nothing would ever be found. Give the other country a name when it is chosen, and use that name here.
"""

BAD = ("choose a country c adjacent to it", "test c")
GOOD = ("choose a country b", "choose a country c adjacent to b", "test c")
