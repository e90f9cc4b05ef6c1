# What each word of Labyrinth says on a card, by the key of the word (docs/language.md lists words and holes).

## Levels of countries

test = { DO("test") } { FORM($c, case: "acc") }
set-alignment = { DO("set") } { FORM($c, case: "acc") } to { FORM($a) }
set-governance = { DO("set") } { FORM($c, case: "acc") } to { FORM($l) }
set-governance-and-alignment = { DO("set") } { FORM($c, case: "acc") } to { FORM($l) } { FORM($a) }
roll-governance = { KNOWN($c) ->
    [yes] { DO("roll") } its governance
   *[no] { DO("roll") } the governance of { FORM($c, case: "gen") }
}
shift-alignment = { DO("shift") } { FORM($c, case: "acc") } one box toward { FORM($a) }
improve = { KNOWN($c) ->
    [yes] { DO("improve") } its governance one level
   *[no] { DO("improve") } the governance of { FORM($c, case: "gen") } one level
}
worsen = { KNOWN($c) ->
    [yes] { DO("worsen") } its governance one level
   *[no] { DO("worsen") } the governance of { FORM($c, case: "gen") } one level
}
roll-posture = { KNOWN($c) ->
    [yes] { DO("roll") } its posture
   *[no] { DO("roll") } the posture of { FORM($c, case: "gen") }
}
set-posture = { DO("set") } { FORM($c, case: "acc") } to { FORM($p) }
select-posture = { KNOWN($c) ->
    [yes] { DO("set") } its posture
   *[no] { DO("set") } the posture of { FORM($c, case: "gen") }
}
    .again = that of { FORM($c, case: "gen") }
side-selects-posture = { KNOWN($c) ->
    [yes] { DO("choose") } its posture
   *[no] { DO("choose") } the posture of { FORM($c, case: "gen") }
}
remove-posture = { KNOWN($c) ->
    [yes] { DO("remove") } its posture
   *[no] { DO("remove") } the posture of { FORM($c, case: "gen") }
}

## Cells and cadres

place-cells = { DO("place") } { N($n, "cell") } { IN($c) }
    .figure = { DO("place") } cells { IN($c) } (as many as { FORM($n) })
    .fused = place
    .what = { N($n, "cell") }
place-cells-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "cell") } { IN($s) }
   *[many] { DO("place") } { N($n, "cell") } in each of { FORM($s) }
}
place-all-cells = { DO("place") } all available cells { IN($c) }
place-active-cells = { DO("place") } { N($n, "active-cell") } { IN($c) }
    .fused = place
    .what = { N($n, "active-cell") }
place-up-to-cells = { DO("place") } up to { N($n, "cell") } { IN($c) }
place-cells-from-anywhere = { DO("place") } up to { N($n, "cell") } from anywhere { IN($c) }
place-cells-from-anywhere-among = { DO("place") } up to { N($n, "cell") } in all from anywhere in { FORM($s) }
remove-cells = { DO("remove") } { N($n, "cell") } { FROM($c) }
    .figure = { DO("remove") } cells { FROM($c) } (as many as { FORM($n) })
    .fused = remove
    .what = { N($n, "cell") }
remove-up-to-cells = { DO("remove") } up to { N($n, "cell") } { FROM($c) }
    .fused = remove
    .what = up to { N($n, "cell") }
remove-all-cells = { DO("remove") } all cells { FROM($c) }
    .fused = remove
    .what = all cells
remove-sleeper-cells = { DO("remove") } { N($n, "sleeper-cell") } { FROM($c) }
    .fused = remove
    .what = { N($n, "sleeper-cell") }
move-sleeper-cells = { DO("move") } { N($n, "sleeper-cell") } { FROM($c) } { TO($d) }
remove-active-cells = { DO("remove") } { N($n, "active-cell") } { FROM($c) }
    .fused = remove
    .what = { N($n, "active-cell") }
move-active-cells = { DO("move") } { N($n, "active-cell") } { FROM($c) } { TO($d) }
move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) }
activate-cells = { DO("activate") } { N($n, "sleeper-cell") } { IN($c) }
activate-all-cells = { DO("activate") } all cells { IN($c) }
hide-cells = { DO("turn") } { N($n, "active-cell") } { IN($c) } to sleeper
hide-all-cells = { DO("turn") } all active cells { IN($c) } to sleeper
place-cadre = { DO("place") } a cadre { IN($c) }
    .fused = place
    .what = a cadre
remove-cadre = { KNOWN($c) ->
    [yes] { DO("remove") } the cadre { FROM($c) }
   *[no] { DO("remove") } a cadre { FROM($c) }
}
    .fused = remove
    .what = the cadre
travel-cells = { DO("move") } { N($n, "cell") } from anywhere to { FORM($s) } as by Travel, without a roll
activate-on-map = { DO("activate") } { N($n, "sleeper-cell") } anywhere on the map
    .figure = { DO("activate") } sleeper cells anywhere on the map (as many as { FORM($n) })
activate-and-remove-cells = { DO("activate") } { N($n, "cell") } { IN($c) }, then { DO("remove") } up to { FORM($k) } more there

## Markers

place-aid = { DO("place") } { N($n, "aid") } { IN($c) }
    .fused = place
    .what = { N($n, "aid") }
remove-aid = { DO("remove") } { N($n, "aid") } { FROM($c) }
    .fused = remove
    .what = { N($n, "aid") }
remove-all-aid = { DO("remove") } all aid markers { FROM($c) }
    .fused = remove
    .what = all aid markers
place-besieged-regime = { DO("place") } a besieged regime marker { IN($c) }
    .fused = place
    .what = a besieged regime marker
remove-besieged-regime = { KNOWN($c) ->
    [yes] { DO("remove") } the besieged regime marker { FROM($c) }
   *[no] { DO("remove") } a besieged regime marker { FROM($c) }
}
    .fused = remove
    .what = the besieged regime marker
place-awakening = { DO("place") } { N($n, "awakening") } { IN($c) }
    .figure = { DO("place") } awakening markers { IN($c) } (as many as { FORM($n) })
    .fused = place
    .what = { N($n, "awakening") }
place-awakening-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "awakening") } { IN($s) }
   *[many] { DO("place") } { N($n, "awakening") } in each of { FORM($s) }
}
remove-awakening = { DO("remove") } { N($n, "awakening") } { FROM($c) }
    .fused = remove
    .what = { N($n, "awakening") }
remove-up-to-awakening = { DO("remove") } up to { N($n, "awakening") } { FROM($c) }
place-awakening-in-random-shia-mix = { DO("place") } { N($n, "awakening") } in a random Shia-Mix country
place-reaction = { DO("place") } { N($n, "reaction") } { IN($c) }
    .fused = place
    .what = { N($n, "reaction") }
place-reaction-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "reaction") } { IN($s) }
   *[many] { DO("place") } { N($n, "reaction") } in each of { FORM($s) }
}
remove-reaction = { DO("remove") } { N($n, "reaction") } { FROM($c) }
    .fused = remove
    .what = { N($n, "reaction") }
remove-up-to-reaction = { DO("remove") } up to { N($n, "reaction") } { FROM($c) }
place-reaction-in-random-shia-mix = { DO("place") } { N($n, "reaction") } in a random Shia-Mix country
cells-to-reaction = { DO("replace") } all cells { IN($c) } with reaction markers
start-civil-war = { DO("start") } a civil war { IN($c) }
end-civil-war = { DO("end") } the civil war { IN($c) }
remove-regime-change = { DO("remove") } the regime change marker { FROM($c) }
    .fused = remove
    .what = the regime change marker
remove-everything = { DO("remove") } everything { FROM($c) }
turn-over = { DO("turn") } { FORM($c, case: "acc") } over to its other side

## Tracks and dice

set-funding = { DO("set") } funding to { FORM($n) }
set-prestige = { DO("set") } prestige to { FORM($n) }
change-prestige = { SIGNED($n) } prestige
    .up = { DO("raise") } prestige by { FORM($n) }
    .down = { DO("lower") } prestige by { FORM($n) }
change-funding = { SIGNED($n) } funding
    .up = { DO("raise") } funding by { FORM($n) }
    .down = { DO("lower") } funding by { FORM($n) }
change-reserves = { SIGNED($n) } reserves
    .up = { DO("raise") } your reserves by { FORM($n) }
    .down = { DO("lower") } your reserves by { FORM($n) }
roll-prestige = { DO("roll") } for prestige
roll-against = { DO("roll") } against the governance of { FORM($c, case: "gen") }
    .result = the roll succeeds
    .no-result = the roll fails
roll-die = { DO("roll") } a die
    .again = { DO("roll") } another
    .result = the roll
    .result-1 = the first roll
    .result-2 = the second roll
roll-shia-mix-country = { DO("roll") } a random Shia-Mix country
    .result = the country rolled
roll-muslim-country = { DO("roll") } a random Muslim country
    .result = the country rolled
roll-schengen-country = { DO("roll") } a random Schengen country
    .result = the country rolled

## Plots

place-available-plots = { DO("place") } { N($n, "available-plot") } { IN($c) }
    .fused = place
    .what = { N($n, "available-plot") }
place-numbered-plots = { DO("place") } { N($n, "numbered-plot") } { IN($c) }
place-plot = { DO("place") } an available plot { FORM($n) } { IN($c) }
    .fused = place
    .what = an available plot { FORM($n) }
place-plot-face-up = { DO("place") } an available plot { FORM($n) } face up { IN($c) }
    .fused = place
    .what = an available plot { FORM($n) } face up
alert-this-plot = { DO("alert") } { FORM($p, case: "acc") } { IN($c) }
alert-plot = { DO("alert") } a plot { IN($c) }
alert-all-plots = { DO("alert") } all plots { IN($c) }
move-plot = { DO("move") } a plot { FROM($c) } { TO($d) }
move-this-plot = { DO("move") } { FORM($p, case: "acc") } { FROM($c) } { TO($d) }
backlash-random-plot = { DO("turn") } a random plot { IN($c) } into a backlash
make-wmd-available = { DO("make") } { N($n, "wmd-plot-marker") } available
remove-wmd = { DO("remove") } { N($n, "wmd-plot-marker") } stored { KNOWN($c) ->
    [yes] there
   *[no] with { FORM($c) }
}
    .all = { DO("remove") } all WMD plots stored { KNOWN($c) ->
        [yes] there
       *[no] with { FORM($c) }
    }
make-stored-wmd-available = { DO("make") } the WMD plots stored { KNOWN($c) ->
    [yes] there
   *[no] with { FORM($c) }
} available
remove-wmd-in-play = { DO("remove") } one WMD plot that is available or placed

## Operations

conduct-operation = { DO("conduct") } an operation of value { FORM($n) }
    .figure = { DO("conduct") } an operation with { FORM($n) }
war-of-ideas = { DO("conduct") } War of Ideas { IN($c) }
disrupt = { DO("conduct") } Disrupt with value { FORM($n) }
    .figure = { DO("conduct") } Disrupt with { FORM($n) }
disrupt-in = { DO("conduct") } Disrupt { IN($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Disrupt { IN($c) } with { FORM($n) }
deploy-to = { DO("conduct") } Deploy { TO($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Deploy { TO($c) } with { FORM($n) }
regime-change = { DO("conduct") } Regime Change { IN($c) }
regime-change-from-track = { DO("conduct") } Regime Change { IN($c) } with troops from the track
recruit = { DO("conduct") } Recruit with value { FORM($n) }
    .figure = { DO("conduct") } Recruit with { FORM($n) }
recruit-in = { DO("conduct") } Recruit { IN($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Recruit { IN($c) } with { FORM($n) }
jihad-in = { DO("conduct") } Jihad { IN($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Jihad { IN($c) } with { FORM($n) }
plot-in = { DO("conduct") } Plot { IN($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Plot { IN($c) } with { FORM($n) }
travel-to = { DO("conduct") } Travel { TO($c) } with value { FORM($n) }
    .figure = { DO("conduct") } Travel { TO($c) } with { FORM($n) }
jihad-rolls = { DO("make") } { N($n, "jihad-roll") } { IN($c) }

## Marks of lasting events

mark-space = { DO("place") } the { FORM($m) } marker { IN($c) }
    .fused = place
    .what = the { FORM($m) } marker
add-mark = { DO("place") } one { FORM($m) } marker { IN($c) }
    .fused = place
    .what = one { FORM($m) } marker
move-mark = { DO("place") } the { FORM($m) } marker { IN($c) }
    .fused = place
    .what = the { FORM($m) } marker
end-mark = { DO("end") } { FORM($m) }
end-mark-in = { DO("remove") } the { FORM($m) } marker { FROM($c) }
put-in-effect = { DO("put") } { FORM($m) } in effect
end-this = { DO("end") } this event

## Militia and troops

place-militia = { DO("place") } { N($n, "militia") } { IN($c) }
    .figure = { DO("place") } militia { IN($c) } (as many as { FORM($n) })
    .fused = place
    .what = { N($n, "militia") }
place-up-to-militia = { DO("place") } up to { N($n, "militia") } { IN($c) }
    .fused = place
    .what = up to { N($n, "militia") }
place-militia-among = { DO("place") } up to { N($n, "militia") } in all in { FORM($s) }
rearrange-militia = { DO("rearrange") } the militia in { FORM($s) }
remove-militia = { DO("remove") } { N($n, "militia") } { FROM($c) }
    .figure = { DO("remove") } militia { FROM($c) } (as many as { FORM($n) })
    .fused = remove
    .what = { N($n, "militia") }
remove-all-militia = { DO("remove") } all militia { FROM($c) }
    .fused = remove
    .what = all militia
remove-up-to-militia = { DO("remove") } up to { N($n, "militia") } { FROM($c) }
place-militia-or-cells = { DO("place") } up to { N($n, "militia-or-cell") } { IN($c) }
    .fused = place
    .what = up to { N($n, "militia-or-cell") }
remove-militia-or-cells = { DO("remove") } up to { N($n, "militia-or-cell") } { FROM($c) }
    .fused = remove
    .what = up to { N($n, "militia-or-cell") }
place-troops = { DO("place") } { N($n, "troop") } { IN($c) }
    .fused = place
    .what = { N($n, "troop") }
remove-troops = { DO("remove") } { N($n, "troop") } { FROM($c) }
    .fused = remove
    .what = { N($n, "troop") }
move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) }
remove-all-troops = { DO("remove") } all troops { FROM($c) }
    .fused = remove
    .what = all troops
troop-cubes-to-track = { DO("move") } all troop cubes { FROM($c) } to the track
troops-to-militia = { DO("replace") } up to { N($n, "troop") } with militia { IN($c) }
send-troops-off-map = { DO("send") } { N($n, "troop") } off the map
bring-back-troops = { N($n, "troop") } { $n ->
    [one] returns
   *[other] return
} to the track

## Cards

draw-cards = { DO("draw") } { N($n, "card") }
side-draws-cards = { DO("draw") } { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = the discarded cards
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } from the hand of { FORM($t) }
swap-random-cards = each side gives the other one random card
see-hand = { DO("see") } the hand of { FORM($t) }
see-card = { DO("see") } { FORM($k, case: "acc") }
see-cards = { DO("see") } { FORM($k, case: "acc") }
put-on-draw-pile = { DO("put") } { FORM($k, case: "acc") } on top of the draw pile
put-under-draw-pile = { DO("put") } { FORM($k, case: "acc") } under the draw pile
shuffle-draw-pile = { DO("shuffle") } the draw pile
take-reserves = { DO("take") } the reserves of { FORM($s) }
cancel-card = { DO("cancel") } { FORM($k, case: "acc") }: it is discarded without effect but counts as played
remove-card-from-game = { DO("remove") } { FORM($k, case: "acc") } from the game
make-event-happen = { KNOWN($k) ->
    [yes] { DO("resolve") } its event
   *[no] { DO("resolve") } the event of { FORM($k, case: "gen") }
}
play-extra-card = { DO("play") } an extra card
spend-next-card = { DO("use") } your next card for its value
    .result = the value of your next card

## Levels as words

governance-good = Good
governance-fair = Fair
governance-poor = Poor
governance-islamist-rule = Islamist Rule
alignment-ally = Ally
alignment-neutral = Neutral
alignment-adversary = Adversary
posture-soft = Soft
posture-hard = Hard
band-low = Low
band-medium = Medium
band-high = High
band-very-high = Very High
band-tight = Tight
band-moderate = Moderate
band-ample = Ample
band-overstretch = Overstretch
band-war = War
band-low-intensity = Low Intensity

## Values

resources-of = the resources of { FORM($c, case: "gen") }
    .equal = equal to the resources of { FORM($c, case: "gen") }
    .counts = resource
    .bare = resources
governance-of = the governance of { FORM($c, case: "gen") }
    .bare = governance
posture-of = the posture of { FORM($c, case: "gen") }
    .bare = posture
opposite-of = the opposite of { FORM($p, case: "gen") }
neighbours-of = the countries adjacent to { FORM($c, case: "gen") }
distance-from-to = the distance from { FORM($c) } to { FORM($d) }
    .own-le = at most { FORM($than) } away from { FORM($d) }
    .bare = distance to { FORM($d) }
place-in-list = the place of { FORM($c) } in the list { FORM($s) }
    .bare = place
    .own-eq = whose place in this list is { FORM($than) }
prestige = prestige
prestige-level = prestige
funding-level = funding
turn-number = the turn number
troop-level = the troop level
funding = funding
gwot-penalty = the GWOT penalty
world-posture = the world posture
world-posture-value = the strength of the world posture
    .some = the world posture is not even
    .none = the world posture is even
number-of-plot = the number of { FORM($p) }
plot-available = a plot { FORM($n) } is available
    .not = no plot { FORM($n) } is available
caliphate-declared = there is a caliphate
    .not = there is no caliphate
half-of = half of { FORM($n) }, rounded up
    .inner = half of { FORM($n) }
    .twice = a quarter of { FORM($n) }, rounded up
half-of-rounded-down = half of { FORM($n) }, rounded down
troops-in = the troops { IN($c) }
    .counts = troop
    .bare = troops
cells-in = the cells { IN($c) }
    .counts = cell
    .bare = cells
aid-in = the aid markers { IN($c) }
    .counts = aid
    .bare = aid markers
plots-in = the plots { IN($c) }
    .counts = plot
    .bare = plots
awakening-in = the awakening markers { IN($c) }
    .counts = awakening
    .bare = awakening markers
reaction-in = the reaction markers { IN($c) }
    .counts = reaction
    .bare = reaction markers
militia-in = the militia { IN($c) }
    .counts = militia
    .bare = militia
sleeper-cells-in = the sleeper cells { IN($c) }
    .counts = sleeper-cell
    .bare = sleeper cells
active-cells-in = the active cells { IN($c) }
    .counts = active-cell
    .bare = active cells
troop-cubes-in = the troop cubes { IN($c) }
    .counts = troop-cube
    .bare = troop cubes
wmd-beside = the WMD plots stored with { FORM($c) }
    .some = there are WMD plots stored with { FORM($c) }
    .none = there are no WMD plots stored with { FORM($c) }
    .counts = stored-wmd
    .bare = stored WMD plots
cells-on-track = the cells on the track
    .some = there are cells on the track
    .none = there are no cells on the track
recruitable-cells = the cells that can be recruited
    .some = cells can be recruited
    .none = no cells can be recruited
available-plots = the available plots
    .some = plots are available
    .none = no plots are available
wmd-in-box = the WMD plots not yet in play
    .some = there are WMD plots not yet in play
    .none = all WMD plots are in play
reaction-on-map = the reaction markers on the map
    .some = there are reaction markers on the map
    .none = there are no reaction markers on the map
militia-on-track = the militia on the track
    .some = there are militia on the track
    .none = there are no militia on the track
sleeper-cells-on-map = the sleeper cells on the map
    .some = there are sleeper cells on the map
    .none = there are no sleeper cells on the map
troops-on-track = the number of troops on the track
    .ge = there are at least { $than ->
        [one] { $than } troop
       *[other] { $than } troops
    } on the track
    .some = there are troops on the track
    .none = there are no troops on the track
troops-free-to-go-off-map = the troops on the track and map
    .some = there are troops on the track or map
    .none = there are no troops on the track or map
wmd-in-play = the WMD plots in play
    .some = there are WMD plots in play
    .none = there are no WMD plots in play
marks-of = the number of { FORM($m) } markers in play
    .lt = fewer than { FORM($than) } { FORM($m) } markers are in play
    .some = a { FORM($m) } marker is in play
    .none = no { FORM($m) } marker is in play
awakening-within = the awakening markers at most { FORM($n) } away from { FORM($c) }
    .some = there are awakening markers at most { FORM($n) } away from { FORM($c) }
    .none = there are no awakening markers at most { FORM($n) } away from { FORM($c) }
    .own-some = with awakening markers at most { FORM($n) } away
    .own-none = without awakening markers there or at most { FORM($n) } away
    .bare = awakening markers there or at most { FORM($n) } away
troops-within = the number of troops at most { FORM($n) } away from { FORM($c) }
    .own-some = with troops at most { FORM($n) } away
    .bare = troops at most { FORM($n) } away
marks-within = the { FORM($m) } markers at most { FORM($n) } away from { FORM($c) }
    .some = { FORM($m) } is at most { FORM($n) } away from { FORM($c) }
    .own-some = with { FORM($m) } at most { FORM($n) } away
disrupt-possible = Disrupt with value { FORM($n) } is possible
    .not = Disrupt with value { FORM($n) } is not possible
regime-change-possible = Regime Change is possible { IN($c) }
    .not = Regime Change is not possible { IN($c) }
in-effect = { FORM($m) } is in effect
    .not = { FORM($m) } is not in effect
mark-as-piece = the { FORM($m) } marker
opponent-of = the opponent of { FORM($s) }
# .some, .none: whether there are cards in it
hand-of = the hand of { FORM($s) }
    .own = its hand
    .your = your hand
    .some = { NUMBER($s) ->
        [many] { FORM($s) } have cards in hand
       *[one] { FORM($s) } has cards in hand
    }
    .none = { NUMBER($s) ->
        [many] { FORM($s) } have no cards in hand
       *[one] { FORM($s) } has no cards in hand
    }
discard-pile = the discard pile
    .some = there are cards in the discard pile
    .none = there are no cards in the discard pile
lapsing-box = the box for lapsing events
    .some = there are cards in the box for lapsing events
    .none = there are no cards in the box for lapsing events
first-plot-box = the box for the first plot
    .some = there are cards in the box for the first plot
    .none = there are no cards in the box for the first plot
removed-cards = the removed cards
    .some = there are cards in the removed cards
    .none = there are no cards in the removed cards
draw-pile = the draw pile
    .some = there are cards in the draw pile
    .none = there are no cards in the draw pile
top-cards-of = the top { N($n, "card") } of { FORM($p) }
number-of-cards-in = the number of cards in { FORM($p) }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
ops-of = the value of { FORM($k, case: "gen") }
    .bare = value
    .own-eq = of value { FORM($than, case: "equal") }
name-of = the name of { FORM($k, case: "gen") }
number-of = the number of { FORM($k, case: "gen") }
    .bare = number
this-card = this card
first-card-of-phase = this is the first card of the { FORM($s, case: "bare") } action phase
    .not = this is not the first card of the { FORM($s, case: "bare") } action phase
second-card-of-phase = this is the second card of the { FORM($s, case: "bare") } action phase
    .not = this is not the second card of the { FORM($s, case: "bare") } action phase
reserves-of = the reserves of { FORM($s) }
    .some = { FORM($s) } has reserves
    .none = { FORM($s) } has no reserves

## Qualities. after: stands after its noun; not: the same denied; is, is-not: as a sentence about $it

muslim = Muslim
non-muslim = non-Muslim
sunni = Sunni
shia-mix = Shia-Mix
schengen = Schengen
    .not = outside Schengen
african = African
oil-exporter = oil-exporting
with-selectable-posture = { "" }
    .after = with a posture to set
    .is = the posture of { FORM($it) } can be set
    .is-not = the posture of { FORM($it) } cannot be set
two-sided = two-sided
reversible = reversible
untested = untested
tested = tested
good = Good
fair = Fair
poor = Poor
islamist-rule = Islamist Rule
    .not = not under Islamist Rule
    .pred = under Islamist Rule
    .beside = under Islamist Rule
ally = Ally
    .pred = an Ally
neutral = Neutral
adversary = Adversary
    .pred = an Adversary
hard = Hard
soft = Soft
with-regime-change = regime change
    .after = in regime change
    .not = not in regime change
with-tan-regime-change = tan regime change
    .after = with a tan regime change marker
    .not = without a tan regime change marker
with-green-regime-change = green regime change
    .after = with a green regime change marker
    .not = without a green regime change marker
besieged = besieged regime
    .pred = a besieged regime
    .is = { FORM($it) } is a besieged regime
    .is-not = { FORM($it) } is not a besieged regime
    .not = without a besieged regime marker
with-cadre = cadre
    .after = with a cadre
    .not = without a cadre
    .is = there is a cadre { IN($it) }
    .is-not = there is no cadre { IN($it) }
in-civil-war = civil war
    .after = in civil war
    .not = not in civil war
contested = contested
    .after = in civil war or regime change
    .not = neither in civil war nor in regime change
caliphate-capital = caliphate capital
    .after = that is the capital of the caliphate
in-caliphate = caliphate
    .after = in the caliphate
    .not = outside the caliphate
open-to-awakening = { "" }
    .after = open to awakening markers
    .not = closed to awakening markers
open-to-reaction = { "" }
    .after = open to reaction markers
    .not = closed to reaction markers
open-to-militia = { "" }
    .after = open to militia
    .not = closed to militia
disrupted-recently = disrupted
    .after = disrupted this or last action phase
improved-recently = improved
    .after = improved this or last action phase
targeted-recently = targeted
    .after = touched by an operation or event this or last action phase
with-plot-resolved-last = plot
    .after = with a plot resolved in the last plot phase
turned-by-last-plots = turned
    .after = whose posture was rolled for the last plots
adjacent-to = adjacent
    .alone = that is adjacent
    .alone-not = that is not adjacent
    .after = { KNOWN($d) ->
        [yes] adjacent to it
       *[no] adjacent to { FORM($d) }
    }
    .not = not adjacent to { FORM($d) }
us-card = US
    .not = other than a US card
jihadist-card = Jihadist
    .not = other than a Jihadist card
unassociated-card = unassociated
playable-by = playable
    .after = that { FORM($s) } can play
    .is = { FORM($s) } can play { FORM($it) }
    .is-not = { FORM($s) } cannot play { FORM($it) }
wmd-plot = WMD
backlashed = backlashed
soft-side = Soft
hard-side = Hard
marked-with = marked
    .after = with the { FORM($m) } marker
    .not = without the { FORM($m) } marker
    .is = { FORM($it) } has the { FORM($m) } marker
    .is-not = { FORM($it) } does not have the { FORM($m) } marker
named = named
    .head = { OR($t) }
    .head-all = every { AND($t) }
    .after = named { OR($t) }
    .not = other than { OR($t) }
    .is = { FORM($it) } is { OR($t) }
    .is-not = { FORM($it) } is not { OR($t) }
numbered = numbered
    .after = with number { OR($n) }

## Where things are chosen from

numbers-from-to = number
    .after = from { FORM($a) } to { FORM($b) }
countries-in-list = country
    .after = among { FORM($s) }
plots-lying-in = plot
    .alone = { "" }
    .after = { IN($c) }
countries-on-map = country
    .after = { "" }
sides = side
cards-in-pile = card
    .after = from { FORM($p) }
    .there = in { FORM($p) }
cards-in-piles = card
    .after = from { OR($p) }
cards-in-list = card
    .after = among { FORM($s) }

## Rule points: what a lasting event changes

point-adjacent =
    .yes = { FORM($x) } is adjacent to { FORM($y) }
    .no = { FORM($x) } is not adjacent to { FORM($y) }
    .only = { FORM($x) } is adjacent only to { FORM($y) }
point-cells =
    .more-there = it counts as { N($n, "cell") }
    .more = the { FORM($mark) } marker counts as { N($n, "cell") } { IN($c) }
    .less = there is { N($n, "cell") } less { IN($c) }
    .is = there are { N($n, "cell") } { IN($c) }
point-cell-stand-ins =
    .more = it may be removed as a cell
point-troops =
    .more-there = it counts as { N($n, "troop") }
    .more = the { FORM($mark) } marker counts as { N($n, "troop") } { IN($c) }
    .less = there are { N($n, "troop") } less { IN($c) }
    .is = there are { N($n, "troop") } { IN($c) }
point-troop-stand-ins =
    .more = it may be lost as troops
point-mark-may-deploy =
    .yes = it may deploy away, which removes it
    .no = it may not deploy
point-resources =
    .more = { FORM($c) } has { N($n, "resource") } more
    .less = { FORM($c) } has { N($n, "resource") } less
    .is = { FORM($c) } has { N($n, "resource") }
point-oil-exports =
    .yes = { FORM($c) } exports oil
    .no = { FORM($c) } does not export oil
    .more = oil exports from { FORM($c) } are { FORM($n) } more
    .less = oil exports from { FORM($c) } are { FORM($n) } less
    .is = oil exports from { FORM($c) } are { FORM($n) }
point-open =
    .yes = { FORM($c) } can be affected
    .no = no operation, event, polarization or attrition affects { FORM($c) }
point-popular-markers =
    .yes = awakening and reaction markers may be placed
    .no = no awakening or reaction markers may be placed
point-militia-is-led =
    .yes = militia { IN($c) } act as if with troops
    .no = militia { IN($c) } act as if without troops
point-militia-before-attrition =
    .more = { N($n, "militia") } is placed { IN($c) } before each attrition
    .less = { N($n, "militia") } is removed { FROM($c) } before each attrition
    .is = { N($n, "militia") } is placed { IN($c) } before each attrition
point-troops-at-stake =
    .more = { N($n, "troop") } more can be lost to attrition { IN($c) }
    .less = { N($n, "troop") } less can be lost to attrition { IN($c) }
    .is = { N($n, "troop") } can be lost to attrition { IN($c) }
point-extra-cells =
    .is = { N($n, "extra-cell") } in the game
    .more = { N($n, "extra-cell") } in the game
    .less = { N($n, "extra-cell") } less in the game
point-posture-is-rolled =
    .yes = { FORM($k) } rolls the posture of { FORM($c) }
    .no = { FORM($k) } does not roll the posture of { FORM($c) }
point-size-of-gwot-penalty =
    .is = the GWOT penalty is { FORM($n) }
    .more = the GWOT penalty is { FORM($n) } more
    .less = the GWOT penalty is { FORM($n) } less
point-may-war-of-ideas =
    .yes = War of Ideas is allowed { IN($c) }
    .no = War of Ideas is not allowed { IN($c) }
point-may-deploy =
    .yes = troops may deploy { TO($c) }
    .no = troops may not deploy { TO($c) }
point-may-regime-change =
    .yes = Regime Change is allowed { IN($c) }
    .no = Regime Change is not allowed { IN($c) }
point-may-disrupt =
    .yes = Disrupt is allowed { IN($c) }
    .no = Disrupt is not allowed { IN($c) }
point-may-disrupt-cadre =
    .yes = Disrupt may remove the cadre { IN($c) }
    .no = Disrupt does not remove the cadre { IN($c) }
point-cells-disrupted =
    .is = Disrupt affects only { N($n, "cell") } { IN($c) }
    .more = Disrupt affects { N($n, "cell") } more { IN($c) }
    .less = Disrupt affects { N($n, "cell") } less { IN($c) }
point-disrupt-earns-prestige =
    .yes = Disrupt { IN($c) } earns prestige
    .no = Disrupt { IN($c) } earns no prestige
point-prestige-for-disrupt =
    .is = Disrupt { IN($c) } earns { FORM($n) } prestige
    .more = Disrupt { IN($c) } earns { FORM($n) } more prestige
    .less = Disrupt { IN($c) } earns { FORM($n) } less prestige
point-war-of-ideas-modifier =
    .is = the modifier to War of Ideas rolls { IN($c) } is { FORM($n) }
    .more = +{ FORM($n) } to War of Ideas rolls { IN($c) }
    .less = −{ FORM($n) } to War of Ideas rolls { IN($c) }
point-may-alert =
    .yes = plots { IN($c) } may be alerted
    .no = plots { IN($c) } may not be alerted
point-cost-of-war-of-ideas =
    .is = War of Ideas { IN($c) } costs { FORM($n) }
    .more = War of Ideas { IN($c) } costs { FORM($n) } more
    .less = War of Ideas { IN($c) } costs { FORM($n) } less
point-cost-of-disrupt =
    .is = Disrupt { IN($c) } costs { FORM($n) }
    .more = Disrupt { IN($c) } costs { FORM($n) } more
    .less = Disrupt { IN($c) } costs { FORM($n) } less
point-cost-of-deploy =
    .is = Deploy { TO($c) } costs { FORM($n) }
    .more = Deploy { TO($c) } costs { FORM($n) } more
    .less = Deploy { TO($c) } costs { FORM($n) } less
point-cost-of-deploy-home =
    .is = Deploy to the track costs { FORM($n) }
    .more = Deploy to the track costs { FORM($n) } more
    .less = Deploy to the track costs { FORM($n) } less
point-cost-of-regime-change =
    .is = Regime Change costs { FORM($n) }
    .more = Regime Change costs { FORM($n) } more
    .less = Regime Change costs { FORM($n) } less
point-cost-of-withdraw =
    .is = Withdraw costs { FORM($n) }
    .more = Withdraw costs { FORM($n) } more
    .less = Withdraw costs { FORM($n) } less
point-cost-of-alert =
    .is = Alert costs { FORM($n) }
    .more = Alert costs { FORM($n) } more
    .less = Alert costs { FORM($n) } less
point-cost-of-reassessment =
    .is = Reassessment costs { FORM($n) }
    .more = Reassessment costs { FORM($n) } more
    .less = Reassessment costs { FORM($n) } less
point-may-recruit =
    .yes = Recruit is allowed
    .no = Recruit is not allowed
point-may-recruit-in =
    .yes = Recruit is allowed { IN($c) }
    .no = Recruit is not allowed { IN($c) }
point-recruiting-is-automatic =
    .yes = Recruit { IN($c) } needs no roll
    .no = Recruit { IN($c) } needs a roll
point-recruit-number =
    .is = the recruit number { IN($c) } is { FORM($n) }
    .more = the recruit number { IN($c) } is { FORM($n) } more
    .less = the recruit number { IN($c) } is { FORM($n) } less
point-funding-limits-recruiting =
    .yes = funding limits recruiting
    .no = funding does not limit recruiting
point-may-travel =
    .yes = cells may Travel { FROM($x) } { TO($y) }
    .no = cells may not Travel { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .yes = Travel { FROM($x) } { TO($y) } needs no roll
    .no = Travel { FROM($x) } { TO($y) } needs a roll
point-travel-modifier =
    .is = the modifier to Travel rolls { FROM($x) } { TO($y) } is { FORM($n) }
    .more = +{ FORM($n) } to Travel rolls { FROM($x) } { TO($y) }
    .less = −{ FORM($n) } to Travel rolls { FROM($x) } { TO($y) }
point-may-jihad =
    .yes = Jihad is allowed { IN($c) }
    .no = Jihad is not allowed { IN($c) }
point-jihad-modifier =
    .is = the modifier to Jihad rolls { IN($c) } is { FORM($n) }
    .more = +{ FORM($n) } to Jihad rolls { IN($c) }
    .less = −{ FORM($n) } to Jihad rolls { IN($c) }
point-major-jihad-margin =
    .is = Major Jihad { IN($c) } needs { N($n, "cell") } more than troops
    .more = Major Jihad { IN($c) } needs { N($n, "cell") } more
    .less = Major Jihad { IN($c) } needs { N($n, "cell") } less
point-failed-jihad-removes-cells =
    .yes = failed Jihad rolls remove cells
    .no = failed Jihad rolls remove no cells
point-jihad-may-bring-islamist-rule =
    .yes = Jihad may bring Islamist Rule { IN($c) }
    .no = Jihad cannot bring Islamist Rule { IN($c) }
point-may-plot =
    .yes = Plot is allowed { IN($c) }
    .no = Plot is not allowed { IN($c) }
point-plot-number =
    .is = the number for Plot rolls { IN($c) } is { FORM($n) }
    .more = the number for Plot rolls { IN($c) } is { FORM($n) } more
    .less = the number for Plot rolls { IN($c) } is { FORM($n) } less
point-plot-dice =
    .is = { FORM($p) } { IN($c) } rolls { N($n, "die") }
    .more = { FORM($p) } { IN($c) } rolls { N($n, "die") } more
    .less = { FORM($p) } { IN($c) } rolls { N($n, "die") } less
point-plot-funding =
    .is = { FORM($p) } { IN($c) } brings { FORM($n) } funding
    .more = { FORM($p) } { IN($c) } brings { FORM($n) } more funding
    .less = { FORM($p) } { IN($c) } brings { FORM($n) } less funding
point-plot-is-face-up =
    .yes = { FORM($p) } { IN($c) } lies face up
    .no = { FORM($p) } { IN($c) } lies face down
point-side-plays-random-cards =
    .yes = { FORM($s) } plays its cards at random
    .no = { FORM($s) } chooses its cards
point-us-may-keep-its-last-card =
    .yes = the US may keep its last card
    .no = the US may not keep its last card
point-event-may-be-played =
    .yes = { FORM($s) } may play the event of { FORM($k) }
    .no = { FORM($s) } may not play the event of { FORM($k) }
point-funding-change-at-end-of-turn =
    .is = { $n ->
        [0] funding does not change at the end of the turn
       *[other] funding changes by { FORM($n) } at the end of the turn
    }
    .more = +{ FORM($n) } funding at the end of the turn
    .less = −{ FORM($n) } funding at the end of the turn
point-further-funding-change =
    .is = funding changes further by { FORM($n) } at the end of the turn
    .more = a further +{ FORM($n) } funding at the end of the turn
    .less = a further −{ FORM($n) } funding at the end of the turn
point-prestige-lost-at-end-of-turn =
    .is = { FORM($n) } prestige is lost at the end of the turn
    .more = { FORM($n) } more prestige is lost at the end of the turn
    .less = { FORM($n) } less prestige is lost at the end of the turn
point-prestige-won-at-end-of-turn =
    .is = { FORM($n) } prestige is won at the end of the turn
    .more = { FORM($n) } more prestige is won at the end of the turn
    .less = { FORM($n) } less prestige is won at the end of the turn
point-further-prestige-change =
    .is = prestige changes further by { FORM($n) } at the end of the turn
    .more = a further +{ FORM($n) } prestige at the end of the turn
    .less = a further −{ FORM($n) } prestige at the end of the turn
point-cards-dealt =
    .is = { FORM($s) } is dealt { N($n, "card") }
    .more = { FORM($s) } is dealt { N($n, "card") } more
    .less = { FORM($s) } is dealt { N($n, "card") } less

## Moments: when something follows

moment-plot-placed = a plot is placed { IN($c) }
moment-plot-resolved = a plot is resolved { IN($c) }
moment-wmd-resolved = a WMD plot is resolved { IN($c) }
moment-plot-alerted = a plot is alerted { IN($c) }
moment-regime-changed = regime change happens { IN($c) }
moment-turn-begins = the turn begins
moment-end-of-turn = the turn ends
moment-draw-phase-ends = the draw phase ends
moment-side-to-play = { FORM($s) } is about to play a card
moment-card-played = { FORM($s) } plays { FORM($k, case: "acc") }
moment-event-happens = the event of { FORM($k) } happens
moment-cards-drawn = { FORM($s) } draws cards
moment-card-discarded = { FORM($s) } discards { FORM($k, case: "acc") }
moment-this-ends = this ends
moment-becomes-good = { FORM($c) } becomes Good
moment-becomes-fair = { FORM($c) } becomes Fair
moment-becomes-poor = { FORM($c) } becomes Poor
moment-becomes-islamist-rule = { FORM($c) } comes under Islamist Rule
moment-becomes-ally = { FORM($c) } becomes an Ally
moment-becomes-neutral = { FORM($c) } becomes Neutral
moment-becomes-adversary = { FORM($c) } becomes an Adversary
moment-becomes-hard = { FORM($c) } becomes Hard
moment-becomes-soft = { FORM($c) } becomes Soft
moment-regime-change-ends = regime change ends { IN($c) }
moment-civil-war-begins = civil war begins { IN($c) }
moment-civil-war-ends = civil war ends { IN($c) }
moment-cell-recruited = a cell is recruited { IN($c) }
moment-cell-removed = a cell is removed { FROM($c) }
moment-cell-travelled = a cell travels { FROM($x) } { TO($y) }
moment-disrupted = cells or a cadre are disrupted { IN($c) }

## Words of the header that say something of the event

symbol-outside-caliphate = not in the caliphate
    .side = not in the caliphate if { FORM($side) } plays this
symbol-caliphate-possible = a caliphate may be declared where this places three cells
    .side = if { FORM($side) } plays this, a caliphate may be declared where this places three cells
