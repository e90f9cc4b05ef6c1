"""A line that is far too long.

A line of more than 400 letters does not fit on any screen, let alone on a card. Several `play if` lines must all hold,
so a long condition can be cut at its `and`; a long list can be given a name with `let`.
"""

BAD = (f"play if prestige > 1{' and prestige > 1' * 30}",)
GOOD = ("play if prestige > 1", "event:", "  +1 prestige")
