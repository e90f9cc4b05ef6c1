"""A scenario that departs from its schema, or is no YAML.

A scenario is a list of keys and values, and each key has its own kind of value. A key with a slip of the pen would
otherwise be passed over, and the game would begin without what you wrote there. Editors that know the schema complete
the keys while you type.
"""

from daedalus_tools.lint.examples import scenario

BAD = scenario(prestige="prestidge: 7")
GOOD = scenario()
