"""A choice with nothing to choose from.

No country, plot or card can ever be what is asked for here. The choice finds nothing, its name stays empty, and all
sentences that use it are skipped in silence.
"""

BAD = ("choose a non-muslim country c where ally", "test c")
GOOD = ("choose a muslim country c where ally", "worsen c")
