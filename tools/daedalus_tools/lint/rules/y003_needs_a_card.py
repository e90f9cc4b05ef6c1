"""A set-up that speaks of a card.

The set-up of a scenario is carried out before any card is played: there is no `this card`, and none whose mark could be
put or that could be used for an operation. A lasting event that is in force from the beginning stands under `marks`,
troops away from the map under `troops off map`.
"""

from daedalus_tools.lint.examples import scenario

BAD = scenario("setup: |", '  put "Bridge" in effect')
GOOD = scenario("setup: |", "  test Iraq")
