# Answers to questions, operations, and what came of a die, as they are shown alone. $n, $m: numbers, in the order of the
# English words.

## Operations

option-war-of-ideas = war of ideas
option-deploy = deploy
option-regime-change = regime change
option-withdraw = withdraw
option-disrupt = disrupt
option-alert = alert
option-reassessment = reassessment
option-recruit = recruit
option-travel = travel
option-jihad = jihad
option-plot = plot
# What can be done in one country, where an operation has two ends or two kinds.
option-deploy-to = deploy to
option-deploy-from = deploy from
option-travel-to = travel to
option-travel-from = travel from
option-minor-jihad = minor jihad
option-major-jihad = major jihad

## What is done with a card

option-reserves = reserves
option-discard = discard
option-hold = hold
option-a-random-card = a random card
option-remove-a-cadre = remove a cadre
option-change-posture = change posture

## Pieces, markers and places

# plot-n: a plot marker with its number; face up and backlashed: how it lies.
option-active-cells = active cells
option-sleeper-cells = sleeper cells
option-active-cell = active cell
option-sleeper-cell = sleeper cell
option-cell = cell
option-cells = cells
option-militia = militia
option-troops = troops
option-track = track
option-available = available
option-plot-n = plot { $n }
option-plot-n-face-up = plot { $n } face up
option-plot-n-backlashed = plot { $n } backlashed
option-plot-n-face-up-backlashed = plot { $n } face up backlashed
option-plot-wmd = plot wmd
option-plot-wmd-face-up = plot wmd face up
option-plot-wmd-backlashed = plot wmd backlashed
option-plot-wmd-face-up-backlashed = plot wmd face up backlashed
option-wmd = wmd
option-face-down-plot-n = face-down plot { $n }
option-face-down-plot = face-down plot
option-face-down-plot-backlashed = face-down plot backlashed
option-awakening = awakening
option-reaction = reaction
option-aid = aid
option-cadre = cadre
option-besieged-regime = besieged regime

## Levels, and what came of a die

option-hard = hard
option-soft = soft
option-fair = fair
option-poor = poor
option-up = up
option-down = down

## Options of cards

option-card = card
option-prestige = prestige
option-funding = funding
option-posture = posture
option-alignment = alignment
option-governance = governance
option-place = place
option-rearrange = rearrange
option-activate = activate
option-n-cell = { $n } cell
option-n-cells = { $n } cells
option-place-cadre = place cadre
option-remove-cadre = remove cadre
option-place-aid = place aid
option-remove-aid = remove aid
option-besiege = besiege
option-lift-siege = lift siege
option-place-awakening = place awakening
option-remove-awakening = remove awakening
option-place-reaction = place reaction
option-remove-reaction = remove reaction
option-place-posture = place posture
option-remove-posture = remove posture
option-place-pieces = place pieces
option-remove-pieces = remove pieces
option-n-awakening-n-reaction = { $n } awakening, { $m } reaction
option-n-reaction-n-awakening = { $n } reaction, { $m } awakening
option-n-militia-n-cell = { $n } militia, { $m } cell
option-n-cells-n-militia = { $n } cells, { $m } militia

## What a bot of the rulebook comes to

option-alert-table = alert table
option-go-on = go on
option-homeland-security = homeland security
option-radicalization = radicalization
option-radicalize = radicalize
option-plot-for-prestige = plot for prestige
option-war-of-ideas-at-n = war of ideas at -{ $n }
option-war-of-ideas-non-muslim = war of ideas, non-muslim
option-disrupt-in-the-us = disrupt in the US
option-war-of-ideas-in-soft-countries = war of ideas in soft countries
option-disrupt-in-a-non-muslim-country = disrupt in a non-Muslim country
option-bank-operations = bank operations
option-disrupt-a-cadre-in-a-muslim-country = disrupt a cadre in a Muslim country
option-war-of-ideas-for-posture = war of ideas for posture
option-plot-in-the-us-with-a-wmd-available = plot in the US with a WMD available
option-travel-to-untested-countries = travel to untested countries
option-plot-in-non-muslim-countries = plot in non-Muslim countries
option-recruit-at-a-cadre = recruit at a cadre
option-travel-to-the-us = travel to the US
