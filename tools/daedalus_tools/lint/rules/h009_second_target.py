"""A second `play in`.

`play in` is the target of the event: it must exist for the card to be playable, and it is chosen first. A card has
one. A second country can be chosen in the event itself.
"""

BAD = ("play in a poor muslim country c", "play in a fair country d", "event:", "  place 1 aid in c", "  test d")
GOOD = ("play in a poor muslim country c", "event:", "  place 1 aid in c")
