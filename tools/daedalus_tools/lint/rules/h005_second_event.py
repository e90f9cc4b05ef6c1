"""A second `event:`.

A card has one event, which happens from top to bottom. With two of them nobody could say which is played. If it
differs by side or by situation, divide it with `if`.
"""

from daedalus_tools.lint.examples import card

BAD = card("event:", "  +1 prestige", "event:", "  -1 funding")
GOOD = card("event:", "  +1 prestige", "  -1 funding")
