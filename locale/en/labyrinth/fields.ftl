# How tracks, boxes, levels, pieces and markers are called in the log and on the board, where they stand alone: prestige
# 7 -> 6, Iraq governance poor -> fair. They begin in small letters unless they are always written otherwise: a line
# begins with a capital by itself. A level has an attribute for each value.

## Tracks and boxes

field-prestige = prestige
field-funding = funding
field-troops-on-track = troops on track
field-cells-on-track = cells on track
field-militia-on-track = militia on track
field-troops-off-map = troops off map
field-extra-cells-on-map = extra cells on map
field-us-reserves = US reserves
field-jihadist-reserves = Jihadist reserves
field-available-plots = available plots
field-resolved-plots = resolved plots
field-removed-plots = removed plots
field-wmd-box = wmd box
field-caliphate-capital = caliphate capital
field-decks-left = decks left
field-later-sets = later sets

## Cards

field-draw-pile = draw pile
field-discard-pile = discard pile
field-removed-cards = removed cards
field-lapsing-box = lapsing box
field-first-plot-box = first plot box
field-hand-of-us = hand of us
field-hand-of-jihadist = hand of jihadist

## Levels of a country

field-kind = kind
    .muslim = muslim
    .non-muslim = non-muslim
    .iran = iran
field-governance = governance
    .untested = untested
    .good = good
    .fair = fair
    .poor = poor
    .islamist-rule = islamist rule
field-alignment = alignment
    .none = none
    .ally = ally
    .neutral = neutral
    .adversary = adversary
field-posture = posture
    .untested = untested
    .soft = soft
    .hard = hard

## Pieces and markers in a country

field-sleeper-cells = sleeper cells
field-active-cells = active cells
field-troops = troops
field-militia = militia
field-cadre = cadre
field-aid = aid
field-besieged-regime = besieged regime
field-regime-change = regime change
    .none = none
    .green = green
    .tan = tan
# .item: one marker. Variables: $kind: 1, 2, 3 or wmd; $up: whether it lies face up, yes or no; $backlash: whether the
# event Backlash has turned it, yes or no.
field-plots = plots
    .item =
        plot { $kind }{ $up ->
            [yes] { " " }face up
           *[no] { "" }
        }{ $backlash ->
            [yes] { " " }backlashed
           *[no] { "" }
        }
field-wmd-cache = wmd cache
field-awakening = awakening
field-reaction = reaction
field-civil-war = civil war
