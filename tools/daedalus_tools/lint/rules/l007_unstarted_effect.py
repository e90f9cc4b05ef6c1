"""A lasting effect that nothing starts, or nothing ends.

An effect lasts while its mark is on the board. If the card neither says `mark` nor puts the mark anywhere, its effect
never begins; it would be a paragraph of small print for nobody.
"""

from daedalus_tools.lint.examples import lasting

RULES = ("6.2.7",)
BAD = lasting("may recruit: no", head="us, 2 ops")
GOOD = lasting("may recruit: no")
