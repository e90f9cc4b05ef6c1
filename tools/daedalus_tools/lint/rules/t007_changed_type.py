"""A name that changes its kind.

A name may be given again, and then stands for something new. But a name that was a country and becomes a number would
turn sensible sentences into nonsense, depending on which line came last. Names cost nothing: take another.
"""

BAD = ("choose an untested country c", "test c", "let c = 3", "+c prestige")
GOOD = ("choose an untested country c", "test c", "let n = 3", "+n prestige")
