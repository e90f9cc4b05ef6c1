"""WMD from a place where there are none.

WMD plots lie ready in a few places only: in their box, and beside Pakistan, Syria and Iran. An event cannot release
from a country what was never stored there.
"""

from daedalus_tools.lint.examples import event

RULES = ("4.7.8.1", "11.3.1")
BAD = event("make wmd of France available", head="jihadist, 2 ops")
GOOD = event("make wmd of Pakistan available", head="jihadist, 2 ops")
