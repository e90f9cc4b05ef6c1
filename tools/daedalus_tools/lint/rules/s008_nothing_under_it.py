"""A line indented under one that opens no block.

Only lines that end in a colon have others under them. This one is complete in itself, so what is indented below it
would hang on nothing. Move it to the left, or give it an `if` to stand under.
"""

BAD = ("+1 prestige", "  -1 funding")
GOOD = ("+1 prestige", "-1 funding")
