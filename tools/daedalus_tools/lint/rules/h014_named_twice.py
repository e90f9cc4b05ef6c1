"""A card that is named twice in the same clause.

Blocked is blocked; twice is no more than once. Probably one of the two names should be another.
"""

from daedalus_tools.lint.examples import card, with_tunnel

BAD = card('blocks "Tunnel", "Tunnel"', "event:", "  +1 prestige")
GOOD = with_tunnel(card('blocks "Tunnel"', "event:", "  +1 prestige", head="us, 2 ops, mark"), 'blocked by "Bridge"')
