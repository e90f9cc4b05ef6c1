"""A block after a colon on the same line.

One simple sentence may stand on the same line after a colon: `if us: +1 prestige`. A second `if`, a loop or a list of
options needs room of its own, or soon nobody can tell what depends on what. Start a new line and indent it.
"""

from daedalus_tools.lint.examples import event

BAD = event("if us: if prestige > 3: +1 funding")
GOOD = event("if us and prestige > 3: +1 funding", head="unassociated, 2 ops")
