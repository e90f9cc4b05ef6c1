# What stands around names and figures when the game shows itself: `daedalus inspect`, and the end of a game. Names of
# tracks, levels and countries are put in; they stand alone.

## Tracks

# Variables: $track: prestige, as it begins a line; $n: where it stands; $level: such as high; $modifier: such as +1.
shown-prestige = { $track } { $n }: { $level }, War of Ideas { $modifier }
# Variables: $track: cells on track, as it begins a line; $n: how many; $recruitable: how many of them can be recruited.
shown-cells = { $track } { $n }, recruitable { $recruitable }
# Before the figures of both sides.
shown-reserves = Reserves
# Of a hand. Variables: $side: whose, standing alone; $n: how many cards; $dealt: how many the next deal brings.
shown-held = { $side } { $n }, next deal { $dealt }
# Of one side. Variables: $n: its reserves; $dealt: how many cards the next deal brings.
shown-reserves-and-deal = reserves { $n }, next deal { $dealt }
# The first of its countries. Variables: $capital: such as Syria, standing alone.
shown-caliphate = { $capital } (capital)

## Victory

shown-victory = Victory
# A way to win. Variables: $side: who; $what: such as good resources; $now: how many there are; $needed: how many it takes.
shown-goal = { $side }: { $what } { $now } of { $needed }
# Variables: $goal: as above; $also: what has to be so besides; $holds: yes or no.
shown-goal-also = { $goal }, and { $also }: { $holds }
shown-goal-met = { $goal } (met)
# Variables: $n: how many cells there still are.
shown-no-cells-goal = { $side }: no cells on the map ({ $n } left)
shown-adjacent-islamist = two adjacent countries under Islamist Rule
# Variables: $n: the highest prestige.
shown-prestige-at-most = prestige at most { $n }
# Why a side has won, after a colon. Variables: $n: how many; $what: such as good resources; $also: what is so besides.
shown-won = { $n } { $what }
shown-won-also = { $n } { $what }, { $also }
shown-won-no-cells = no cells on the map
# The last deck is used up. Variables: $good, $islamist: the resources of both.
shown-won-by-count = the last deck is used up with { $good } good and { $islamist } islamist resources
shown-won-by-wmd = a WMD plot was resolved in the United States

## Countries and events

shown-resources = resources { $n }
# What is added to the die there. Variables: $modifier: such as +1; $parts: what it consists of, with commas.
shown-war-of-ideas = War of Ideas { $modifier } ({ $parts })
shown-jihad = jihad { $modifier }
# Variables: $n: how many cells an operation hits there.
shown-disrupt = disrupt hits { $n }
shown-events-first = Events, if played as the first card of a phase
