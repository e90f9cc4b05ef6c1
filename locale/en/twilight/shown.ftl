# What stands around names and figures when the game shows itself: `daedalus inspect`, and the end of a game.

shown-regions = Regions, if scored now
# How a side stands in a region whose card would win it the game. Variables: $side: who; $stands: such as control.
shown-wins = { $side } { $stands } wins

## Why a side has won, after a colon

shown-nuclear-war = nuclear war: DEFCON 1 in the round of the other side
shown-held-scoring = the other side held a scoring card
shown-control-of-europe = control of Europe
