"""An operations value that no card has.

Cards are worth 1 to 3 operations. Governance, dice and reserves are all made for such values; a card of nine would do
in one play what takes a whole turn.
"""

from daedalus_tools.lint.examples import event

BAD = event("+1 prestige", head="us, 9 ops")
