"""A play condition that asks for less than the event needs.

An event whose condition is met may be played, and the other side may be forced to trigger it. If the event then finds
nothing to do, somebody has wasted a card that the rules should have kept them from playing. Put what the event needs
into a `play if` or `play in` line.
"""

RULES = ("6.2.6",)
BAD = ("play in a muslim country c", "event:", "  remove 1 cell from c")
GOOD = ("play in a muslim country c where cells > 0", "event:", "  remove 1 cell from c")
