"""A file that cannot be read as text.

A computer keeps letters as numbers, and there is more than one way to number them. Daedalus reads UTF-8, the one that
has every alphabet of the world in it. A file that was saved otherwise looks right in the program that wrote it and
like noise everywhere else. Look for `Encoding` where your editor saves files.
"""

from daedalus_tools.lint.examples import event

ENCODING = "latin-1"  # of the bad example
BAD = event("+1 prestige").replace("Bridge", "Café")
GOOD = event("+1 prestige").replace("Bridge", "Café")
