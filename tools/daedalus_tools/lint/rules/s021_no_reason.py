"""An ignored finding without a reason.

A finding may be wrong for your card, and you may say so. But the next person to read the card, who may be you in a
year, must learn why: the words after `because` are not for the machine. Without a reason the comment ignores nothing.
"""

BAD = ("+1 prestige  # daedalus-lint: ignore S019",)
