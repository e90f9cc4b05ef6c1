"""Something else than an answer under `with:`.

`with:` carries out an operation under changed rules: each line below it answers a question that the operation asks,
such as how large a penalty is. What should happen before or after the operation stands in a line of its own.
"""

from daedalus_tools.lint.examples import event

BAD = event("disrupt with 2 ops, with:", "  when turn ends: +1 prestige")
GOOD = event("disrupt with 2 ops, with:", "  cells disrupted in c: 2")
