"""A regime change without what it needs.

To change a regime the US must be hard, have six troops free in one place, and find Islamist Rule there. The operation
does nothing if any of this is missing. Ask first: `if regime change possible in c`.
"""

RULES = ("7.3.4",)
BAD = ("regime change in Iraq",)
GOOD = ("if regime change possible in Iraq: regime change in Iraq",)
