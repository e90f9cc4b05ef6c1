"""Pieces that leave the map and do not come back.

Only the card that has sent pieces off the map can bring them back. If it never does, they are lost for the rest of the
game, and if it brings back what it never sent, nothing happens.
"""

from daedalus_tools.lint.examples import card

RULES = ("11.3.4",)
SENT = ("event:", "  send 2 troops off map")
BAD = card(*SENT, head="jihadist, 2 ops, lapsing")
GOOD = card(*SENT, "while in effect:", "  when this ends: bring back 2 troops", head="jihadist, 2 ops, lapsing")
