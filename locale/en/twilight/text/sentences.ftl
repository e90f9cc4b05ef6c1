# What each word of Twilight Struggle says on a card, by the key of the word (docs/language.md lists words and holes).

## Influence. .minus: the figure is taken away, and stands without its sign; .up, .down: the figure is not known before

change-influence = { DO("add") } { FORM($n) } { FORM($s, case: "own") } influence { IN($c) }
    .minus = { DO("remove") } { FORM($n) } { FORM($s, case: "own") } influence { FROM($c) }
    .up = { DO("add") } { FORM($s, case: "own") } influence { IN($c) } equal to { FORM($n) }
    .down = { DO("remove") } { FORM($s, case: "own") } influence { FROM($c) } equal to { FORM($n) }
    .again = { FORM($n) } { IN($c) }
remove-all-influence = { DO("remove") } all { FORM($s, case: "own") } influence { FROM($c) }
raise-to-control = { DO("add") } as much { FORM($s, case: "own") } influence { IN($c) } as control needs
raise-influence = { DO("add") } { FORM($s, case: "own") } influence { IN($c) } until it is { FORM($n) }
    .figure = { DO("add") } { FORM($s, case: "own") } influence { IN($c) } until it equals { FORM($n) }
# $t: several countries; $n: how much in all; $m: how much at most in each of them
change-influence-among = { DO("add") } { FORM($n) } { FORM($s, case: "own") } influence in { FORM($t) }
    .minus = { DO("remove") } { FORM($n) } { FORM($s, case: "own") } influence from { FORM($t) }
    .up = { DO("add") } { FORM($n) } { FORM($s, case: "own") } influence in { FORM($t) }
    .down = { DO("remove") } { FORM($n) } { FORM($s, case: "own") } influence from { FORM($t) }
change-influence-among-each = { DO("add") } { FORM($n) } { FORM($s, case: "own") } influence in { FORM($t) }, at most { FORM($m) } in each
    .by-case = { DO("add") } { FORM($otherwise) } { FORM($s, case: "own") } influence ({ FORM($n) } if { $condition }) in { FORM($t) }, at most { FORM($m) } in each
    .minus = { DO("remove") } { FORM($n) } { FORM($s, case: "own") } influence from { FORM($t) }, at most { FORM($m) } from each
    .up = { DO("add") } { FORM($n) } { FORM($s, case: "own") } influence in { FORM($t) }, at most { FORM($m) } in each
    .down = { DO("remove") } { FORM($n) } { FORM($s, case: "own") } influence from { FORM($t) }, at most { FORM($m) } from each
relocate-influence = { DO("move") } up to { FORM($n) } { FORM($s, case: "own") } influence from anywhere to { FORM($t) }, at most { FORM($m) } to each

## Tracks, time and dice

change-vp = { DO("gain") } { N($n, "vp") }
    .minus = { DO("lose") } { N($n, "vp") }
    .up = { DO("gain") } { N($n, "vp") }
    .down = { DO("lose") } { N($n, "vp") }
side-gains-vp = { DO("gain") } { N($n, "vp") }
end-game = { DO("end") } the game, which the side ahead in victory points wins
side-loses = { DO("lose-game") } the game
change-defcon = { DO("raise") } DEFCON by { FORM($n) }
    .minus = { DO("lower") } DEFCON by { FORM($n) }
    .up = { DO("raise") } DEFCON by { FORM($n) }
    .down = { DO("lower") } DEFCON by { FORM($n) }
    .either = { DO("raise") } or { DO("lower") } DEFCON by { FORM($n) }
set-defcon = { DO("set") } DEFCON to { FORM($n) }
    .figure = { DO("set") } DEFCON to { FORM($n) }
change-military-ops = { DO("add") } { FORM($n) } to your military operations
    .minus = { DO("remove") } { FORM($n) } from your military operations
    .up = { DO("raise") } your military operations by { FORM($n) }
    .down = { DO("lower") } your military operations by { FORM($n) }
set-military-ops = { DO("set") } { FORM($s, case: "whose") } military operations to { FORM($n) }
advance-in-space = { DO("advance") } { N($n, "box") } in the space race
end-round = { DO("end") } the action round
roll-die = { DO("roll") } a die
    .result = the roll
    .result-1 = the first roll
    .result-2 = the second roll
# Both sides roll; $n: what who plays the card adds; $m: what the other side adds
roll-off = each side rolls a die, the player adding { FORM($n) } { $m ->
    [0] { "" }
   *[other] and the opponent { FORM($m) }
}
    .result = the side with the higher total
    .no-result = the totals are equal
roll-off-until-decided = each side rolls a die, the player adding { FORM($n) } { $m ->
    [0] { "" }
   *[other] and the opponent { FORM($m) }
}, again if the totals are equal
    .result = the side with the higher total
    .no-result = the totals are equal

## Operations and wars

conduct-operations = { DO("conduct") } operations of value { FORM($n) }
    .figure = { DO("conduct") } operations with { FORM($n) }
conduct-operations-except-coups = { DO("conduct") } operations of value { FORM($n) }, but no coup
    .figure = { DO("conduct") } operations with { FORM($n) }, but no coup
free-attack = { DO("make") } a free coup or free realignment rolls of value { FORM($n) } in { FORM($t) }
free-coup = { DO("make") } a free coup of value { FORM($n) } in one of the { FORM($t) }
coup = { DO("make") } a coup of value { FORM($n) } { IN($c) }
    .result = the influence that the coup removed
    .some = the coup removed influence
    .none = the coup removed no influence
war = { DO("fight") } a war { IN($c) }: add { FORM($m) } to your military operations and roll a die, −1 for each adjacent country that the opponent controls; on { FORM($n) } or more, gain { N($p, "vp") } and replace all influence of the opponent there with your own
score-region = { DO("score") } { FORM($r, case: "acc") }
name-region = { DO("name") } { FORM($r, case: "acc") }

## Cards

draw-cards = { DO("draw") } { N($n, "card") }
side-draws-cards = { DO("draw") } { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = the discarded card
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } { FORM($k, case: "acc") } into hand
side-takes-card = { DO("take") } { FORM($k, case: "acc") } into hand
take-random-cards = { DO("take") } { N($n, "random-card") } from the hand of { FORM($t) }
swap-random-cards = each side gives the other one random card
see-hand = { DO("see") } the hand of { FORM($t) }
show-cards = { DO("show") } all { FORM($k, case: "acc") }
see-random-card = { DO("see") } a random card from the hand of { FORM($t) }
    .result = the card seen
see-top-cards = { DO("see") } the top { N($n, "card") } of the draw pile
shuffle = { DO("shuffle") } { FORM($p, case: "acc") }
use-for-operations = { DO("use") } { FORM($k, case: "acc") } for operations, without its event
play-card = { DO("play") } { FORM($k, case: "acc") }
make-event-happen = { KNOWN($k) ->
    [yes] { DO("resolve") } its event
   *[no] { DO("resolve") } the event of { FORM($k, case: "gen") }
}
cancel-headline = { DO("cancel") } the headline of { FORM($s) }, which is discarded without effect
take-face-up = { DO("take") } { FORM($m) } face up
take-face-down = { DO("take") } { FORM($m) } face down

## Lasting events

put-in-effect = { DO("put") } { FORM($m) } in effect
put-in-effect-for-turn = { DO("put") } { FORM($m) } in effect until the end of the turn
end-mark = { DO("end") } { FORM($m) }
end-this = { DO("end") } this event
mark-space = { DO("place") } the { FORM($m) } marker { IN($c) }
add-mark = { DO("place") } one { FORM($m) } marker { IN($c) }
move-mark = { DO("place") } the { FORM($m) } marker { IN($c) }
end-mark-in = { DO("remove") } the { FORM($m) } marker { FROM($c) }

## Values. $than: the other side of a comparison

influence-in = the { FORM($s, case: "own") } influence { IN($c) }
    .bare = { FORM($s, case: "own") } influence
    .some = { FORM($s) } has influence { IN($c) }
    .none = { FORM($s) } has no influence { IN($c) }
    .ge = { FORM($s) } has at least { FORM($than) } influence { IN($c) }
    .own-some = with { FORM($s, case: "own") } influence
    .own-none = without { FORM($s, case: "own") } influence
    .own-eq = with as much { FORM($s, case: "own") } influence as { FORM($than, case: "bare") }
    .own-ge = with at least { FORM($than, case: "bare") } { FORM($s, case: "own") } influence
    .own-gt = with more { FORM($s, case: "own") } influence than { FORM($than, case: "bare") }
    .own-lt = with less { FORM($s, case: "own") } influence than { FORM($than, case: "bare") }
stability-of = the stability of { FORM($c, case: "gen") }
    .bare = stability
    .own-le = with stability { FORM($than) } or less
    .own-ge = with stability { FORM($than) } or more
# after: the same as a quality of a country that was just named
can-attack = { FORM($s) } may attack { FORM($c, case: "acc") }
    .not = { FORM($s) } may not attack { FORM($c, case: "acc") }
    .after = that may be attacked
    .after-not = that may not be attacked
is-covered = { FORM($m) } covers { FORM($c, case: "acc") }
    .not = { FORM($m) } does not cover { FORM($c, case: "acc") }
    .after = that { FORM($m) } covers
    .after-not = that { FORM($m) } does not cover
named-region = the region named
defcon = DEFCON
defcon-moved-to = DEFCON has come to { FORM($n) } in this round
    .not = DEFCON has not come to { FORM($n) } in this round
military-ops-of = the military operations of { FORM($s) }
    .bare = military operations
    .gt = { FORM($s) } has more military operations than { FORM($than, case: "owner") }
    .ge = the military operations of { FORM($s) } are at least { FORM($than) }
    .owner = { FORM($s) }
turn = the turn number
    .le = it is turn { FORM($than) } or earlier
    .ge = it is turn { FORM($than) } or later
    .eq = it is turn { FORM($than) }
chinese-civil-war = the Chinese Civil War goes on
    .not = the Chinese Civil War is over
headline-phase = this is the headline phase
    .not = this is not the headline phase
half-rounded-up = half of { FORM($n) }, rounded up
half-rounded-down = half of { FORM($n) }, rounded down
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
draw-pile = the draw pile
    .some = there are cards in the draw pile
    .none = there are no cards in the draw pile
discard-pile = the discard pile
    .some = there are cards in the discard pile
    .none = there are no cards in the discard pile
removed-cards = the removed cards
    .some = there are cards in the removed cards
    .none = there are no cards in the removed cards
top-cards-of = the top { N($n, "card") } of { FORM($p) }
number-of-cards-in = the number of cards in { FORM($p) }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
ops-of = the operations value of { FORM($k, case: "gen") }
    .bare = operations value
side-ops-of = the operations value of { FORM($k, case: "gen") } for { FORM($s) }
    .bare = operations value
    .own-ge = worth { FORM($than) } or more operations points
    .own-le = worth { FORM($than) } or fewer operations points
name-of = the name of { FORM($k, case: "gen") }
number-of = the number of { FORM($k, case: "gen") }
    .bare = number
this-card = this card
in-effect = { FORM($m) } is in effect
    .not = { FORM($m) } is not in effect
holds = { FORM($s) } holds { FORM($m) }
    .not = { FORM($s) } does not hold { FORM($m) }

## Qualities. after: stands after its noun; not: the same denied; is, is-not: as a sentence about $it

in-region = { "" }
    .after = { IN($r) }
    .not = outside { FORM($r) }
    .is = { FORM($it) } lies { IN($r) }
    .is-not = { FORM($it) } lies outside { FORM($r) }
in-regions = { "" }
    .after = in { OR($r) }
    .not = outside { AND($r) }
    .is = { FORM($it) } lies in { OR($r) }
    .is-not = { FORM($it) } lies outside { AND($r) }
battleground = battleground
    .not = that is no battleground
    .pred = a battleground
adjacent-to = adjacent
    .alone = that is adjacent
    .alone-not = that is not adjacent
    .after = { KNOWN($d) ->
        [yes] adjacent to it
       *[no] adjacent to { FORM($d) }
    }
    .not = not adjacent to { FORM($d) }
controlled-by = controlled
    .after = controlled by { FORM($s) }
    .not = not controlled by { FORM($s) }
    .is = { FORM($s) } controls { FORM($it) }
    .is-not = { FORM($s) } does not control { FORM($it) }
uncontrolled = uncontrolled
    .not = that a side controls
dominated-by = dominated
    .after = dominated by { FORM($s) }
    .not = not dominated by { FORM($s) }
    .is = { FORM($s) } dominates { FORM($it) }
    .is-not = { FORM($s) } does not dominate { FORM($it) }
scored-by = scored
    .after = in a region of a scoring card in { FORM($p) }
    .not = outside all regions of scoring cards in { FORM($p) }
ahead-in-vp = ahead
    .after = ahead in victory points
    .is = { FORM($it) } is ahead in victory points
    .is-not = { FORM($it) } is not ahead in victory points
ahead-in-space = ahead
    .after = ahead in the space race
    .is = { FORM($it) } is ahead in the space race
    .is-not = { FORM($it) } is not ahead in the space race
phasing = phasing
    .is = { FORM($it) } is the phasing player
    .is-not = { FORM($it) } is not the phasing player
scoring-card = scoring
    .not = other than a scoring card
    .is = { FORM($it) } is a scoring card
    .is-not = { FORM($it) } is not a scoring card
war-card = war
    .not = other than a war card
    .is = { FORM($it) } is a war card
    .is-not = { FORM($it) } is not a war card
associated-with = { FORM($s, case: "own") }
    .not = that does not belong to { FORM($s) }
    .is = { FORM($it) } belongs to { FORM($s) }
    .is-not = { FORM($it) } does not belong to { FORM($s) }
prevented = prevented
    .after = whose event is prevented
    .not = whose event is not prevented
    .is = the event of { FORM($it) } is prevented
    .is-not = the event of { FORM($it) } is not prevented
spaced = spaced
    .after = used in the space race
    .not = not used in the space race
    .is = { FORM($it) } is used in the space race
    .is-not = { FORM($it) } is not used in the space race
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

countries-in-region = country
    .after = { IN($r) }
countries-in-regions = country
    .after = in { OR($r) }
countries-of = country
    .after = among { FORM($t) }
defcon-levels = level
    .head = a DEFCON level
    .after = on the DEFCON track
cards-in-pile = card
    .after = from { FORM($p) }
    .there = in { FORM($p) }
cards-in-piles = card
    .after = from { OR($p) }
cards-in-list = card
    .after = among { FORM($s) }
top-cards = card
    .after = from the top { N($n, "card") } of the draw pile

## Rule points: what a lasting event changes. A side that may be any is said by nothing in TO and FROM

point-ops =
    .more = { FORM($k) } is worth { N($n, "ops-point") } more { TO($s) }
    .less = { FORM($k) } is worth { N($n, "ops-point") } less { TO($s) }
    .is = { FORM($k) } is worth { N($n, "ops-point") } { TO($s) }
point-ops-all-in =
    .more = { FORM($k) } is worth { N($n, "ops-point") } more { TO($s) } if all of it is spent { IN($r) }
    .less = { FORM($k) } is worth { N($n, "ops-point") } less { TO($s) } if all of it is spent { IN($r) }
    .is = { FORM($k) } is worth { N($n, "ops-point") } { TO($s) } if all of it is spent { IN($r) }
point-may-place =
    .yes = { FORM($s) } may use operations to place influence { IN($c) }
    .no = { FORM($s) } may not use operations to place influence { IN($c) }
point-rounds =
    .is = { FORM($s) } may take { N($n, "action-round") }
    .more = { FORM($s) } may take { N($n, "action-round") } more
    .less = { FORM($s) } may take { N($n, "action-round") } less
point-may-attack =
    .yes = { FORM($s) } may make coups, realignment rolls and wars of choice { IN($c) }
    .no = { FORM($s) } may not make coups, realignment rolls or wars of choice { IN($c) }
point-may-coup =
    .yes = { FORM($s) } may make coups { IN($c) }
    .no = { FORM($s) } may not make coups { IN($c) }
point-coup-lowers-defcon =
    .yes = coups { FROM($s) } in battleground countries { IN($c) } lower DEFCON
    .no = coups { FROM($s) } in battleground countries { IN($c) } do not lower DEFCON
point-coup-modifier =
    .is = the modifier to coup rolls { FROM($s) } { IN($c) } is { FORM($n) }
    .more = +{ FORM($n) } to coup rolls { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } to coup rolls { FROM($s) } { IN($c) }
point-realignment-modifier =
    .is = the modifier to realignment rolls { FROM($s) } { IN($c) } is { FORM($n) }
    .more = +{ FORM($n) } to realignment rolls { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } to realignment rolls { FROM($s) } { IN($c) }
point-war-modifier =
    .is = the modifier to war rolls { FROM($s) } { IN($c) } is { FORM($n) }
    .more = +{ FORM($n) } to war rolls { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } to war rolls { FROM($s) } { IN($c) }
point-covers =
    .yes = { FORM($m) } covers { FORM($c, case: "acc") }
    .no = { FORM($m) } does not cover { FORM($c, case: "acc") }
point-may-play =
    .yes = { FORM($s) } may play { FORM($k, case: "acc") }
    .no = { FORM($s) } may not play { FORM($k, case: "acc") }
    .only = { FORM($s) } may play only { FORM($k, case: "acc", number: "many") }
point-must-use =
    .yes = { FORM($s) } must use { FORM($k, case: "acc") } for operations in the next action round
    .no = { FORM($s) } need not use { FORM($k, case: "acc") } for operations
point-event-may-be-played =
    .yes = { FORM($s) } may play the event of { FORM($k, case: "gen") }
    .no = { FORM($s) } may not play the event of { FORM($k, case: "gen") }
point-sees-hand =
    .yes = { FORM($s) } sees the hand of { FORM($t) }
    .no = { FORM($s) } does not see the hand of { FORM($t) }
point-battleground-in-scoring =
    .yes = { FORM($c) } counts as a battleground country in scoring
    .no = { FORM($c) } does not count as a battleground country in scoring
point-battlegrounds-in-scoring =
    .more = { FORM($s) } counts { N($n, "battleground-country") } more when { FORM($r) } is scored
    .less = { FORM($s) } counts { N($n, "battleground-country") } less when { FORM($r) } is scored
    .is = { FORM($s) } counts { N($n, "battleground-country") } when { FORM($r) } is scored

## Moments: when something follows

moment-event-played = { FORM($s) } plays { FORM($k, case: "acc") } as an event
moment-card-played = { FORM($s) } plays { FORM($k, case: "acc") }
moment-event-happens = the event of { FORM($k, case: "gen") } happens
moment-side-is-to-act = { FORM($s) } is about to act
moment-side-is-to-play = { FORM($s) } is about to play a card
moment-round-ends = { FORM($s) } has acted
moment-coup-declared = { FORM($s) } makes a coup { IN($c) }
moment-region-scored = { FORM($r) } is scored
moment-this-ends = this ends

## Words of the header that say something of the event; the others are only printed

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = cannot be a headline
symbol-headlines-first = as a headline of its own side, it comes first
