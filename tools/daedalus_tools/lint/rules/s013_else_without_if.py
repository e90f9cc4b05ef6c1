"""An `else` without an `if`.

`else` means: otherwise. There must be something just before it, in the same column, that may or may not have happened.
Perhaps a sentence slipped in between, or the indentation moved.
"""

from daedalus_tools.lint.examples import event

BAD = event("else: +1 prestige")
GOOD = event("if us: +1 prestige", "else: +1 funding", head="unassociated, 2 ops")
