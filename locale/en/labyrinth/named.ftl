# What findings call the things of the game, and what they say of its countries. They stand inside a sentence.

## Types: what something on a card is

type-country = country
type-countries = countries
type-plot = plot
type-plots = plots
type-stand-in = stand-in
type-stand-ins = stand-ins
type-governance = governance
type-alignment = alignment
type-posture = posture
type-band = band

## Pieces and other things that are counted

piece-cells = cells
piece-troops = troops
piece-militia = militia
piece-militia-and-cells = militia and cells
piece-awakening = awakening
piece-reaction = reaction
piece-plots = plots
piece-numbered-plots = numbered plots
piece-wmd = WMD
piece-wmd-in-the-box = WMD in the box
piece-aid = aid
piece-cadre = cadre
piece-besieged-regime = besieged regime
piece-dice = dice
piece-cards = cards

## Figures that are no track of their own

track-world-posture = world posture
track-reserves = reserves
track-gwot-penalty = gwot penalty
track-recruit-number = recruit number
track-plot-number = plot number

## What a country is. They follow: Iraq is

being-iran = Iran before its elections
being-muslim = a Muslim country
being-non-muslim = a non-Muslim country
being-untested-non-muslim = an untested non-Muslim country
being-in-civil-war = in civil war
being-under-regime-change = under regime change
being-untested = untested
being-good = Good
being-fair = Fair
being-poor = Poor
being-islamist-rule = under Islamist Rule
being-without-wmd = not one of Iran, Pakistan and Syria
being-adversary = an Adversary
being-good-ally = a Good Ally
being-no-target = no target of that

## What the rules say of such a country. `there` follows, or `in` and its name

need-no-levels = there is no governance or alignment to change
need-nothing-marked = nothing is marked yet
need-no-posture = there is no posture to set
need-no-troops = troops may not stand
need-no-militia = militia may not stand
need-no-plot = no plot is laid
need-no-wmd = no WMD lie
need-no-aid = aid has no place
need-no-besieged-regime = a besieged regime has no place
need-no-civil-war = a civil war has no place
need-no-awakening = awakening markers may not stand
need-no-reaction = reaction markers may not stand
need-nothing-won = a War of Ideas wins nothing

## What is done without having asked. Variables: $name: the country

need-regime-change-unasked = regime change in { $name } without its preconditions
need-regime-change-too-few = regime change with fewer troops than it needs

## Why a line changes nothing. They follow the name of a country, side or mark

idle-in-civil-war = already is in civil war
idle-not-in-civil-war = is not in civil war
idle-not-under-regime-change = is not under regime change
idle-no-other-side = has no other side, or shows it already
idle-has-cadre = already holds a cadre
idle-no-cadre = holds no cadre
idle-tested = already is tested
idle-good = already is Good
idle-poor = cannot get worse than Poor
idle-besieged = already is besieged
idle-not-besieged = is not besieged
idle-no-awakening = can hold no awakening marker
idle-no-reaction = can hold no reaction marker
idle-no-militia = can hold no militia

## What stands in a hole of a pattern: n (how many cells) is 1. Variables: $of: a piece or level; $track: a track

role-which-plot = which plot
role-plot-number = plot number
