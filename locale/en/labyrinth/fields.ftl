# How tracks, boxes, levels, pieces and markers are called in the log and on the board, where they stand alone: prestige
# 7 -> 6, Iraq governance poor -> fair. They begin in small letters unless they are always written otherwise: a line
# begins with a capital by itself. A level has an attribute for each value.

## Tracks and boxes

# .low and so on: the bands of the track.
field-prestige = prestige
    .low = low
    .medium = medium
    .high = high
    .very-high = very high
field-funding = funding
    .tight = tight
    .moderate = moderate
    .ample = ample
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
field-plots-aside = plots aside
field-wmd-box = WMD box
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
# Of a card: it is being played.
field-in-play = in play

## Levels of a country

# .special: what is shown of Iran instead of a level.
field-kind = kind
    .muslim = muslim
    .non-muslim = non-muslim
    .iran = iran
    .special = special
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

# .count: so many of them lie in a country. Variables: $n: how many.
field-sleeper-cells = sleeper cells
    .count =
        { $n ->
            [one] { $n } sleeper cell
           *[other] { $n } sleeper cells
        }
field-active-cells = active cells
    .count =
        { $n ->
            [one] { $n } active cell
           *[other] { $n } active cells
        }
# .low-intensity, .war, .overstretch: the level of the Troops track.
field-troops = troops
    .count =
        { $n ->
            [one] { $n } troop
           *[other] { $n } troops
        }
    .low-intensity = low intensity
    .war = war
    .overstretch = overstretch
field-militia = militia
    .count = { $n } militia
field-cadre = cadre
field-aid = aid
    .count = { $n } aid
field-besieged-regime = besieged regime
# .shown: the marker in a country. Variables: $value: green or tan, as below.
field-regime-change = regime change
    .shown = { $value } regime change
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
    .count =
        { $n ->
            [one] { $n } plot
           *[other] { $n } plots
        }
field-wmd-cache = wmd cache
    .count = { $n } wmd cache
field-awakening = awakening
    .count = { $n } awakening
field-reaction = reaction
    .count = { $n } reaction
field-civil-war = civil war

## What the board adds up

# All cells together, on their track.
field-cells = cells
# The posture of the world, before hard or soft and a number.
field-world = world
field-gwot-penalty = GWOT penalty
field-good-resources = good resources
field-islamist-resources = islamist resources
field-good-or-fair-countries = good or fair countries
field-poor-or-islamist-countries = poor or islamist countries

## What stands over columns and lists, and how long a game lasts

field-country = country
field-countries = countries
# .standard and so on: the lengths.
field-length = length
    .standard = standard
    .tournament = tournament
    .campaign = campaign
