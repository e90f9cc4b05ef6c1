"""A yes or no that is added.

With `+` an effect adds its part to a figure, and several cards may do so at once. Whether something may be done at all
is no figure: answer `yes` or `no`, and add `when` if that holds only sometimes.
"""

from daedalus_tools.lint.examples import lasting

BAD = lasting("may recruit: + yes")
GOOD = lasting("may recruit: no")
