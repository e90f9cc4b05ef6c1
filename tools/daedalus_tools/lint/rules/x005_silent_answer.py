"""An answer that never makes a difference.

The effect was in force on many positions, the question was asked there, and the answer was always what it would have
been without the card. The rules may already say so, or the condition after `when` never meets the case. Such a line is
small print that nobody needs.
"""

from daedalus_tools.lint.examples import lasting

RULES = ("6.2.7",)
BAD = lasting("may plot in Iraq: yes")
GOOD = lasting("may plot in Iraq: no")
