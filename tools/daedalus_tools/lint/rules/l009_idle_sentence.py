"""A sentence that can change nothing.

When this line is reached the board already is as the line wants it. Players would look for what they are to do and
find nothing. Either another country is meant, or an `else` is missing.
"""

from daedalus_tools.lint.examples import card

BAD = card("play in an ally country c", "event:", "  set c to ally")
GOOD = card("play in a neutral country c", "event:", "  set c to ally")
