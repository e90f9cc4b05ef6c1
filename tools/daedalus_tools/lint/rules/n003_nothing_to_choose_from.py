"""Something that cannot be chosen from.

A choice needs candidates: countries, plots or cards, perhaps only the poor ones, perhaps only those of a list. From
this phrase the engine cannot make a list, so it would have nothing to lay before the player.
"""

from daedalus_tools.lint.words import likely_word

BAD = ("play if any contry",)
GOOD = ("play if any untested country", "event:", "  +1 prestige")
fix = likely_word
