"""So many mistakes that nobody reads on.

After thirty mistakes in one text the rest is not looked at. Mostly they have one cause: a file of another kind under
this name, a keyword that is written otherwise, an indentation that went wrong at the top.
"""

from daedalus_tools.lint.examples import event

BAD = event(*["somebody does something"] * 60)
GOOD = event("+1 prestige")
