"""A plot under Islamist Rule.

Nobody plants bombs at home: under Islamist Rule the jihadists are the government. A plot there would cost them funding
to harm themselves, so the rules do not let it happen.
"""

from daedalus_tools.lint.examples import card

RULES = ("8.5.1",)
BAD = card("play in an islamist ruled country c", "event:", "  place plot 1 in c")
GOOD = card("play in a fair country c", "event:", "  place plot 1 in c")
