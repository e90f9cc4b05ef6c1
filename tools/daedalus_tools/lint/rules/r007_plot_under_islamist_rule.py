"""A plot under Islamist Rule.

Nobody plants bombs at home: under Islamist Rule the jihadists are the government. A plot there would cost them funding
to harm themselves, so the rules do not let it happen.
"""

RULES = ("8.5.1",)
BAD = ("play in an islamist ruled country c", "event:", "  place plot 1 in c")
GOOD = ("play in a fair country c", "event:", "  place plot 1 in c")
