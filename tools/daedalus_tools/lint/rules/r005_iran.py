"""Governance or alignment for Iran before its elections.

Iran is a kind of its own: its governance is fixed and it sides with nobody. Only the elections of The Awakening turn
it into a country like its neighbours, so a card must make sure that it is Muslim by then.
"""

RULES = ("4.4", "11.3.3.1")
BAD = ("set Iran to ally",)
GOOD = ("if Iran is muslim: set Iran to ally",)
