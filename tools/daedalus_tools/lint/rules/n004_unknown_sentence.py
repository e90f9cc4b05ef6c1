"""A sentence that the game does not know.

Cards are written in the sentences of the game, and each of them stands for a procedure of the rulebook. A sentence
that is not among them would leave everybody at the table to imagine what happens. The message shows the two known
sentences that are most like it; `docs/language.md` has them all.
"""

from daedalus_tools.lint.words import likely_word

BAD = ("plase 1 cell in Iraq",)
GOOD = ("place 1 cell in Iraq",)
fix = likely_word
