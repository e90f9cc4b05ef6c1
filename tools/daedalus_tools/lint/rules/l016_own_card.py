"""A side that takes what is its own, or gives what it does not have.

A card that a side takes from its own hand stays where it is, and a card in the other hand is not there to be
discarded. The wrong side is named.
"""

RULES = ("5.3",)
BAD = ("us takes 1 random card from us",)
GOOD = ("us takes 1 random card from jihadist",)
