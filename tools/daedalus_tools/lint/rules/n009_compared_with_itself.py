"""A comparison of a thing with itself.

Inside a search, `it` is the thing that is being looked for. A country that is adjacent to itself does not exist, so
nothing would ever be found. Give the other country a name when it is chosen, and use that name here.
"""

from daedalus_tools.lint.examples import event

BAD = event("choose a country c adjacent to it", "test c")
GOOD = event("choose a country b", "choose a country c adjacent to b", "test c")
