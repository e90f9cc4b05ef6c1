"""Y: starting positions."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, scenario

CODES = (
    Code(
        "Y001",
        "a scenario that departs from its schema, or is no YAML",
        "A scenario is a list of keys and values, and each key has its own kind of value. A key with a slip of the pen "
        "would otherwise be passed over, and the game would begin without what you wrote there. Editors that know the "
        "schema complete the keys while you type.",
        scenario(prestige="prestidge: 7"),
        scenario(),
    ),
    Code(
        "Y002",
        "a scenario that cannot be set up",
        "All keys are right, but the position they describe is not one that the rules know: too many pieces, cards "
        "that do not exist, levels that exclude each other. Nobody could lay it out on the board.",
        scenario("removed cards: [999]"),
        scenario("removed cards: []"),
    ),
)
