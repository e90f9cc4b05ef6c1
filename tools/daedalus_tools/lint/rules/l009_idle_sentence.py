"""A sentence that can change nothing.

When this line is reached the board already is as the line wants it. Players would look for what they are to do and
find nothing. Either another country is meant, or an `else` is missing.
"""

BAD = ("play in an ally country c", "event:", "  set c to ally")
GOOD = ("play in a neutral country c", "event:", "  set c to ally")
