"""A sign or word that has no place here.

Every line of a card is one sentence of a known shape. Here the sentence was going well until this sign or word, which
cannot follow what stands before it. The message also says which kind of line was being read.
"""

BAD = ("place 1 cell in Iraq!",)
GOOD = ("place 1 cell in Iraq",)
