# How tracks, piles and influence are called in the log and on the board, where they stand alone: DEFCON 4 -> 3, Italy
# US influence 1 -> 2. They begin in small letters unless they are always written otherwise: a line begins with a
# capital by itself.

## Tracks

# Victory points: more than 0 is good for the US, less than 0 for the USSR.
field-vp = VP
field-defcon = DEFCON
field-us-military-ops = US military ops
field-ussr-military-ops = USSR military ops
# How far a side has come in the space race.
field-us-space = US space
field-ussr-space = USSR space
# A region that an event in effect names.
field-named-region = named region
# The box of an optional rule, where influence of the USSR is put before China is won.
field-chinese-civil-war = Chinese Civil War

## Cards

field-draw-pile = draw pile
field-discard-pile = discard pile
field-removed-cards = removed cards
field-lapsing-box = lapsing box
field-table = table
field-table-of-us = table of the US
field-table-of-ussr = table of the USSR
field-face-down = face down
field-hand-of-us = hand of the US
field-hand-of-ussr = hand of the USSR
# Of a card: it is being played.
field-in-play = in play
field-headline-of-us = headline of the US
field-headline-of-ussr = headline of the USSR
field-cards-to-come = cards to come

## In a country

field-us-influence = US influence
field-ussr-influence = USSR influence

## What the line of tracks says of each side, behind its name

field-military-operations = military operations
field-space = space

## What stands over columns and lists, and how long a game lasts

field-country = country
field-countries = countries
field-length = length
    .standard = standard
