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

## What is done while a lasting event is in effect

exercise-operation = { $side }: { $thing }
exercise-card = a card played: { $side }
exercise-plots = the plots are resolved
exercise-end-of-turn = the turn ends

## What no position can have. They follow: this breaks a rule

wrong-cells = { $n } cells, { $extra } of them extra
wrong-extra-cells = { $extra } extra cells on the map and { $n } on the track
wrong-troops = { $n } troops
wrong-militia = { $n } militia
wrong-markers = { $n } { $piece } markers
wrong-wmd = { $n } WMD
wrong-plots = the plots are not those of the game: { $plots }
wrong-wmd-resolved = a WMD among the resolved plots, where it could come back
wrong-mark-twice = the same mark twice: { $mark }
wrong-mark-twice-there = { $country }: the same mark twice: { $mark }
wrong-untested = { $country }: pieces in an untested country
wrong-levels = { $country }: governance and alignment come together
wrong-posture = { $country }: a Muslim country with a posture
wrong-not-muslim = { $country }: not Muslim, but has what only Muslim countries have
wrong-posture-iran = { $country }: a posture, which Iran does not have
wrong-iran = { $country }: Iran is Fair until it is turned over
wrong-printed = { $country }: printed governance changed
wrong-regime-change = { $country }: regime change in a country that is neither Poor nor Fair
wrong-militia-there = { $country }: militia where there can be none
wrong-popular-there = { $country }: awakening or reaction where there can be none
wrong-civil-war = { $country }: civil war in a country that is neither Poor nor Fair
wrong-civil-war-and-regime-change = { $country }: civil war and regime change together
wrong-mat = { $country }: a kind that is not on its mat
wrong-not-turned-back = { $country }: an Ally without cells that has not turned back
wrong-turned-back = { $country }: turned back without governance
wrong-no-member = { $country }: cannot belong to the caliphate
wrong-sleepers = { $country }: sleeper cells in the caliphate
wrong-capitals = more than one capital of the caliphate: { $countries }
wrong-capital = { $country } is a capital that can be none
wrong-base = { $field } on the base board
trouble-whole-country = A Muslim country has kind, sect and resources; any other has `kind: non-muslim` and governance.
trouble-before-itself = a board does not come before itself
trouble-no-deal = without `deal` no turn would end
trouble-of-expansion = '{ $name }' is of the { $other }
trouble-no-member = no member is on the board
trouble-no-such-country = there is no such country
trouble-cannot-be-muslim = it cannot be Muslim
trouble-good-or-fair = its governance is good or fair
trouble-about-key = { $key }: { $what }
trouble-leave-it-or-change = Leave it, or change the table first.
trouble-the-rules-name-it = the rules name { $country }: it cannot go
trouble-about-country = { $country }: { $what }
trouble-leave-this-line-out = Leave this line out.
trouble-no-set-is-left = no set is left for the first deck
trouble-the-board-does-not = the board '{ $name }' does not change with a later deck
trouble-later-sets-is-not = { $key }: '{ $name }' is not among the sets
trouble-write = Write: { $sets }.
trouble-add-board-or-leave = Add `board: { $fitting }`, or leave out `later sets`.
trouble-cards-card-is-written = { $key }: card { $number } is written twice
trouble-add-it-to-sets = Add it to `sets`, as in: { $sets }.
trouble-cards-card-is-only = { $key }: card { $number } is only one of { $known }, which are the same card
trouble-has-no-posture = { $name } has no posture
trouble-there-are-more-troops = there are more troops than their track has places
trouble-let-the-track-troops = Let the track `troops` go on as far.
trouble-no-row-of-has = no row of '{ $name }' has the value { $value }
trouble-let-the-ranges-meet = Let the ranges meet; the first and the last row may be open.
trouble-the-track-goes-from = the track '{ $name }' goes from { $low } to { $high }
trouble-there-is-no-plot = there is no plot { $plot }
trouble-the-track-counts-from = the track '{ $name }' counts from 0
trouble-leave-its-from-as = Leave its `from` as it is.
trouble-no-level-of-has = no level of '{ $name }' has the value { $value }
trouble-let-the-levels-meet = Let the levels meet, from end to end.
