"""A pack that cannot be used.

Something in `pack.yaml`, a board or the tables of a pack is not what it should be: a key or a figure that does not
exist, a card with a number that another has, a country that is not whole, a name that no card could say. As long as it
stands the pack cannot be played, and its cards are not looked at.
"""

from daedalus_tools.lint.examples import pack

BAD = pack(version="version: one")
GOOD = pack()
