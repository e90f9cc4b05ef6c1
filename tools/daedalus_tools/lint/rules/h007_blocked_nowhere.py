"""`blocked by ... if there` without a place.

`if there` means: in the country that the event is played in. So the card must say, in a `play in` line below it, where
that is. Without the place the block would hold nowhere.
"""

from daedalus_tools.lint.examples import card, with_tunnel

RULES = ("6.2.8",)
BAD = card('blocked by "Tunnel" if there', "event:", "  +1 prestige")
GOOD = with_tunnel(
    card('blocked by "Tunnel" if there', "play in a poor muslim country c", "event:", "  place 1 aid in c"),
    'blocks "Bridge"',
)
