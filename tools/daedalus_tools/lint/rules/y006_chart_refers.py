"""Charts of a bot that refer to something that is not there.

A list or column that nobody has written, a card that is not in the game or does not choose what the instructions name,
an option that it does not offer, a question that nothing asks, an action that the bot does not know. In a game the
line would be passed over, or the game would stop.
"""

from daedalus_tools.lint.examples import bot

BAD = bot("answers:", "  disrupt-in: [{column: disruption}]")
GOOD = bot("answers:", "  disrupt-in: [{column: disrupt}]")
