"""A card with the same number twice.

Several numbers in the first line are several copies of the card, each a card of its own in the deck. Two copies of one
number cannot be told apart.
"""

from daedalus_tools.lint.examples import event

RULES = ("4.10.3",)
BAD = event("+1 prestige").replace("901", "901, 901")
GOOD = event("+1 prestige").replace("901", "901, 902")
