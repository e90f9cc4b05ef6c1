"""A scenario that cannot be set up.

All keys are right, but the position they describe is not one that the rules know: too many pieces, cards that do not
exist, levels that exclude each other. Nobody could lay it out on the board.
"""

from daedalus_tools.lint.examples import scenario

BAD = scenario("removed cards: [999]")
GOOD = scenario("removed cards: []")
