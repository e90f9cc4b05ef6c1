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

## What is wrong with a scenario, a pack or any other file, and what to do about it. Keys of files stay as they are

trouble-pieces-on-map = { $n } { $piece } on the map, but there are { $most }
trouble-pieces-on-and-off = { $n } { $piece } on the map and off it, but there are { $most }
trouble-take-away = Take away { $n }; what is not on the map lies on its track (4.6.2).
trouble-few-markers = there are { $most } { $piece } markers, which is too few for all countries
trouble-fewer-markers = Place fewer of them; one marker can stand for two in the same country.
trouble-plots = { $n } plots of number { $kind }, but there are { $most }
trouble-count-plots = Count those in countries together with those available.
trouble-wmd = { $n } WMD plots, but there are { $most }
trouble-wmd-held = { $n } of them lie beside countries: say how many with `wmd`, or lower the other numbers.
trouble-no-set = no card belongs to the set '{ $name }'
trouble-numbers = The cards are numbered { $low } to { $high }.
trouble-no-card = { $key }: there is no card { $number }
trouble-not-lapsing = { $card } does not lapse
trouble-lapsing-removed = card { $number } lapses and is removed
trouble-other-set = { $key }: card { $number } is of the set '{ $name }', which is not in the game
trouble-add-set = Leave it out, or add that set to `sets`.
trouble-not-in-deck = { $key }: card { $number } does not begin in the deck
trouble-both-halves = card { $number } is in both halves of the deck
trouble-leave-out-of-one = Leave it out of one.
trouble-no-mark = no card has the mark '{ $name }'
trouble-other-text = { $card } says something else in this scenario.
trouble-at-odds = { $name } and { $other } cannot both be in effect: one blocks the other
trouble-not-on-board = there is no { $country } on the board '{ $board }'
trouble-other-board = Add `board: { $board }`, or leave it out.
trouble-no-section = { $what }, but section 11 is not played on the board '{ $board }'
trouble-has = { $country } has { $key }
trouble-has-a = { $country } has a { $key }
trouble-there-is = there is a { $key }
trouble-one-sided = { $country } has no other side on this board
trouble-untwist = Leave out `turned`, or use a board where it has one.
trouble-turned-posture = { $country } is turned to its Muslim side, which has no posture
trouble-no-posture = Leave out its posture, or `turned`.
trouble-not-muslim = { $country } is not a Muslim country, but has { $key }
trouble-not-muslim-a = { $country } is not a Muslim country, but has a { $key }
trouble-turn = Add `turned: true`, or leave it out.
trouble-turns-back = { $country } is turned, an Ally and without cells: it would turn back at once
trouble-keep-turned = Leave out `turned`, or give it a cell or another alignment.
trouble-half-governance = { $country } has a { $key } but no { $other }
trouble-half-alignment = { $country } has an { $key } but no { $other }
trouble-add-both = A marked Muslim country has both (4.2.4): add { $key }, or leave both out.
trouble-regime-change = { $country } is under regime change but not Poor or Fair
trouble-no-regime-change = Make its governance poor or fair, or leave out the regime change.
trouble-untested = { $country } is untested but has { $key }
trouble-give-levels = Give it its levels, or place them by a sentence under `setup`, which tests it first.
trouble-civil-war = { $country } is in civil war but not Poor or Fair
trouble-no-civil-war = Make its governance poor or fair, or leave out the civil war.
trouble-no-militia = { $country } is { $being }, where there can be no militia
trouble-poor-or-fair = Leave them out, or make its governance poor or fair.
trouble-no-marker = { $country } is { $being }, where there can be no { $piece }
trouble-turned-marker = Leave it out; a civil war turns it into militia or cells (11.2.2).
trouble-troops = { $country } is not a Muslim country, but has troops
trouble-name-mark = Leave them out, or name the mark that lets them stand there.
trouble-plot = { $country } is under Islamist Rule, where no plot is laid
trouble-other-governance = Leave them out, or make its governance another.
trouble-capital = { $country } cannot be the caliphate's capital
trouble-make-capital = Put it in civil war, under regime change or under Islamist Rule.
trouble-sleepers = { $country } belongs to the caliphate, but has sleeper cells
trouble-active = Write `active cells` instead of `cells`.
trouble-there-are = there are { $key }
