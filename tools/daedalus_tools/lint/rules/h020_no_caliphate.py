"""A caliphate that the event cannot found.

`caliphate possible` says that the jihadist may declare a caliphate where this event places three cells. This event
never places so many in one country, so the words on the card would be an empty promise.
"""

from daedalus_tools.lint.examples import event

RULES = ("11.3.8",)
BAD = event("place 2 cells in Iraq", head="jihadist, 2 ops, caliphate possible")
GOOD = event("place 3 cells in Iraq", head="jihadist, 2 ops, caliphate possible")
