"""More options than there are, or none at all.

Each option can be done once. Of two options three can never be done, and zero of them is no event.
"""

BAD = ("do 3 of:", '  option "praise": +1 prestige', '  option "thrift": -1 funding')
GOOD = ("do 2 of:", '  option "praise": +1 prestige', '  option "thrift": -1 funding')
