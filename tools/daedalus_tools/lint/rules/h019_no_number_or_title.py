"""A card without a title or number.

Cards are numbered from 1, and every card has a title. By these a deck is sorted, and other cards and scenarios speak
of the card; without them nobody could.
"""

from daedalus_tools.lint.examples import event

RULES = ("4.10.3",)
BAD = event("+1 prestige").replace("901", "0")
