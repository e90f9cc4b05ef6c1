"""A War of Ideas that can win nothing.

It has no effect under Islamist Rule, among Adversaries, in a Good Ally, and in the United States, Israel and Iran as it
begins. Here no other country can be meant. First move the country toward Ally, or choose another one.
"""

RULES = ("7.2.1.1", "7.2.3")
BAD = ("play in an adversary country c", "event:", "  war of ideas in c")
GOOD = ("play in a neutral country c", "event:", "  war of ideas in c")
