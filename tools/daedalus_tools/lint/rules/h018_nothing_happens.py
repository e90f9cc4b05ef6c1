"""A card on which nothing happens.

The card has a head and no body: no event, no lasting effect, nothing that it blocks. Played as an event it would be a
blank. Write what happens under `event:`, or what holds under `while in effect:`.
"""

from daedalus_tools.lint.examples import card

BAD = card()
