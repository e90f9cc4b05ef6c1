"""A card that does not say whose event it is.

Whose event it is decides nearly everything at the table: who may play it, and whether it goes off when the other side
uses the card for operations. Write `us`, `jihadist` or `unassociated` under the title.
"""

from daedalus_tools.lint.examples import event

RULES = ("4.10.4",)
BAD = event("+1 prestige", head="2 ops")
