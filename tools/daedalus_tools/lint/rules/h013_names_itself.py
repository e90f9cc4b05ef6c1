"""A card that names itself.

A card that blocks itself could be played once and would end its own effect; one that requires itself could never be
played at all. Another card is meant.
"""

from daedalus_tools.lint.examples import card, with_tunnel

RULES = ("6.2.8",)
BAD = card('blocks "Bridge"', "event:", "  +1 prestige")
GOOD = with_tunnel(card('blocks "Tunnel"', "event:", "  +1 prestige", head="us, 2 ops, mark"), 'blocked by "Bridge"')
