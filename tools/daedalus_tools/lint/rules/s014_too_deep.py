"""A line nested too deeply.

Twelve blocks inside each other, or ten pairs of brackets, are more than anyone can follow at a table. Cards of the
real decks need three. There is nearly always a plainer way to say it, often by giving an intermediate thing a name.
"""

from daedalus_tools.lint.examples import event

_NESTED = [f"{'  ' * i}for each {name} in countries:" for i, name in enumerate("bcdefghijk")]
BAD = event(*_NESTED, f"{'  ' * 10}test b")
GOOD = event("for each b in untested countries: test b")
