"""A name that stands for something else already.

After this line nobody could tell which of the two is meant. A loop, and a question such as `any country c`, need a
name that is still free; only `choose`, `let` and `as` may give a name anew.
"""

BAD = ("choose a poor muslim country c", "for each c in untested countries: test c", "place 1 aid in c")
GOOD = ("choose a poor muslim country c", "for each d in untested countries: test d", "place 1 aid in c")
