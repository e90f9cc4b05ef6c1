"""A card that leaves a position which cannot be.

After the event something stands where the rules know no such thing, pieces or cards are too many or too few, or the
event cannot be taken back. Play would go on from there and go wrong later, far from the card. Choose only among
countries where the sentence makes sense.
"""

BAD = ("choose a country c", "place 1 aid in c")
GOOD = ("choose a poor muslim country c", "place 1 aid in c")
