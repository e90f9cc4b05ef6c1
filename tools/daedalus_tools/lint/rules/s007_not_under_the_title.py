"""A line that is not indented under its card.

Everything a card says stands under its title, two spaces further in. A line at the left margin begins a new card, and
one file holds one card: so you always find a card by the name of its file.
"""

BAD = 'card 901 "Bridge"\n  us, 2 ops\nevent:\n  +1 prestige\n'
