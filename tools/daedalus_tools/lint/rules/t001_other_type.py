"""A thing of another kind than is needed here.

Each place in a sentence takes one kind of thing: a number, a country, or something that is true or not. `play if
prestige` gives a number where a yes or no is needed, as if somebody asked whether seven. Say what about it: `prestige
> 3`.
"""

BAD = ("play if prestige",)
GOOD = ("play if prestige > 3", "event:", "  +1 prestige")
