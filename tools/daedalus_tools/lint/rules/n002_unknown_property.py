"""A property that such a thing cannot have.

Every kind of thing has its own properties: a country can be poor, a plot can be a WMD, and neither can be the other.
The reference of words lists them all under `Properties`, with what each is said of.
"""

BAD = ("play if any muslin country",)
GOOD = ("play if any poor country", "event:", "  +1 prestige")
