"""Two things that cannot be compared.

A country and a number are neither equal nor different: the question has no answer. What is probably meant is a figure
of the country, such as its cells or its resources.
"""

BAD = ("play if Iraq > 3",)
GOOD = ("play if cells in Iraq > 3", "event:", "  +1 prestige")
