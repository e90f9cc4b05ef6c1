"""A name that is a word of the game.

From this line on the word stands for what was named here, and what it meant before cannot be said any more. Who reads
the card takes it for the word. A letter is the best name.
"""

BAD = ("let prestige = 2", "+(prestige) prestige")
GOOD = ("let n = 2", "+(n) prestige")
