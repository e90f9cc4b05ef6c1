"""A card and a scenario to begin with, which say in comments what their parts are for."""

from __future__ import annotations

CARD = """\
# A line that begins with # is a comment: for people, not for the game. Delete these when you know your way.
# The number of the card and its title.
card {numbers} "{title}"
  # Whose event it is (us, jihadist or unassociated) and its operations value. After them may stand what becomes of
  # the card: remove (it happens once), lapsing (it holds for a turn), mark (it holds on).
  us, 2 ops
  # Where it is played: without such a country nobody can play it. The player chooses one, here called c.
  play in a muslim country c where cells > 0
  # What happens, one sentence a line, from top to bottom. What cannot happen is passed over.
  event:
    remove 1 cell from c
    # Sentences that depend on how things stand.
    if c is poor: place 1 aid in c
    else: +1 prestige
  # `daedalus words` finds sentences in your own words, `daedalus lint` finds mistakes, `daedalus try` plays the card.
"""

SCENARIO = """\
# A scenario of your own, on an empty board. docs/scenarios.md explains what else may stand here.
name: {name}
game: labyrinth
year: 2001
# Whose cards are in the deck: base, awakening, or both. For the countries of The Awakening add `board: awakening`.
sets: [base]
# Where the two tracks stand: prestige 1 to 12, funding 1 to 9.
prestige: 7
funding: 5
# hard or soft
us posture: hard
# Countries that are not named are untested and empty. Without the sign # this would be one with pieces in it:
#   Iraq: {{governance: poor, alignment: adversary, cells: 2}}
countries: {{}}
# Numbers of cards that are left in the box.
removed cards: []
# Cards in a text of your own. Each takes the place of the card with its number:
# cards:
#   - |
#     card 1 "..."
"""
