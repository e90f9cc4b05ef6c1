"""Governance or alignment for a country that is not Muslim.

Allies and Adversaries are Muslim countries; elsewhere people vote without asking anybody, and the governance is
printed on the map. A card that wants to sway such a country changes its posture.
"""

RULES = ("4.2.3", "4.3.1")
BAD = ("set France to good ally",)
GOOD = ("set France to soft",)
