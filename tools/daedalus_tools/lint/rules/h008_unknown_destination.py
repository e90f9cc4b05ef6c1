"""A card that goes to a place there is not.

After its event a card is discarded, removed or laid somewhere else. It can only go to a box that the board has; in any
other place it would be lost, and the next shuffle would be a card short.
"""

from daedalus_tools.lint.examples import event

BAD = event("+1 prestige", head="us, 2 ops, goes to the attic")
