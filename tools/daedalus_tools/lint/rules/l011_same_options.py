"""Two options, or two branches, that do the same.

A choice between the same and the same is none, and a condition that leads to the same either way asks for nothing.
Most often one of them was copied and not changed afterwards.
"""

BAD = ("do 1 of:", '  option "praise": +1 prestige', '  option "honour": +1 prestige')
GOOD = ("do 1 of:", '  option "praise": +1 prestige', '  option "thrift": -1 funding')
