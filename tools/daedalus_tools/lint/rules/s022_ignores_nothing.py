"""A comment that ignores nothing.

The comment allows a finding that is not there: the card has been mended since, or the comment stands on another line
than the finding. Left where it is, it would one day hide something new. Take it away.
"""

from daedalus_tools.lint.examples import lasting

BAD = lasting("may recruit: no  # daedalus-lint: ignore N001 because the map may change")
GOOD = lasting("may recruit: no")
