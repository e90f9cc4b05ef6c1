"""Something else than an answer under `with:`.

`with:` carries out an operation under changed rules: each line below it answers a question that the operation asks,
such as how large a penalty is. What should happen before or after the operation stands in a line of its own.
"""

BAD = ("disrupt with 2 ops, with:", "  when turn ends: +1 prestige")
GOOD = ("disrupt with 2 ops, with:", "  cells disrupted in c: 2")
