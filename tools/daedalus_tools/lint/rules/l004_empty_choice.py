"""A choice with nothing to choose from.

No country, plot or card can ever be what is asked for here. The choice finds nothing, its name stays empty, and all
sentences that use it are skipped in silence.
"""

from daedalus_tools.lint.examples import event

BAD = event("choose a non-muslim country c where ally", "test c")
GOOD = event("choose a muslim country c where ally", "worsen c")
