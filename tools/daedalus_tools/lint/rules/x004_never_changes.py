"""An event or a sentence that changed nothing in any position.

It was carried out again and again, and the board was afterwards as it had been before. Somebody would spend a card for
nothing. Often one of the two sides has been forgotten, or the sentence does what is done already.
"""

from daedalus_tools.lint.examples import event

BAD = event("if us: +1 prestige", head="unassociated, 2 ops")
GOOD = event("if us: +1 prestige", "else: -1 prestige", head="unassociated, 2 ops")
