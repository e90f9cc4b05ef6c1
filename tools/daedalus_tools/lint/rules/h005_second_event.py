"""A second `event:`.

A card has one event, which happens from top to bottom. With two of them nobody could say which is played. If it
differs by side or by situation, divide it with `if`.
"""

BAD = ("event:", "  +1 prestige", "event:", "  -1 funding")
GOOD = ("event:", "  +1 prestige", "  -1 funding")
