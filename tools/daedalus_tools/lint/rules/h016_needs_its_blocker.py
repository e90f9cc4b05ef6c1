"""A card that requires what blocks it.

It can be played only while the other event is in effect, and cannot be played while the other event is in effect. That
is a fine riddle and a dead card.
"""

from daedalus_tools.lint.examples import card, with_tunnel

RULES = ("6.2.8",)
BAD = card('blocked by "Tunnel"', 'requires "Tunnel"', "event:", "  +1 prestige")
GOOD = with_tunnel(card('requires "Tunnel"', "event:", "  +1 prestige"), 'allows "Bridge"')
