"""A word that means nothing here.

The word is neither part of the language nor a name that a line above has given. A name lives to the end of its block;
one given inside an `if` lives on only if every branch gives it. Perhaps it is only spelled differently from where it
was given.
"""

from daedalus_tools.lint.words import likely_word

BAD = ("place 1 cell in c",)
GOOD = ("choose a muslim country c", "place 1 cell in c")
fix = likely_word
