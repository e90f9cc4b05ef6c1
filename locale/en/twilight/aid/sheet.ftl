### The player aid of Twilight Struggle (daedalus aid --game twilight). Figures come from the tables of the game as arguments.
### What a message may ask for, N($n, "vp") and the like: docs/translators-guide.md. Keep it short: two pages.

aid-title = Player aid
aid-foot = Figures are those of the tables of this edition. In the margin: the numbers of the rules.
# Articles that names have in sentences, and not in lists; a dash if there are none
aid-articles = the
aid-page-operations = Turn, cards and operations
aid-page-points = Space race, points and the map

## Words before a line
aid-label-where = Where:
aid-label-cost = Cost:
aid-label-effect = Effect:
aid-label-abilities = Abilities:
aid-label-presence = Presence:
aid-label-domination = Domination:
aid-label-control = Control:
aid-label-more = And:
aid-label-southeast = Southeast Asia:
aid-label-at-once = At once:
aid-label-final = Final scoring:
aid-label-ussr = USSR first:
aid-label-us = Then the US:
aid-label-free = At will:
aid-label-europe = Europe:
aid-label-asia = Asia:
aid-label-middle-east = Middle East:
aid-label-africa = Africa:
aid-label-central-america = Central America:
aid-label-south-america = South America:
aid-label-others = others:

## The turn
aid-turn = Turn
# $most: the highest DEFCON status
aid-turn-defcon = DEFCON below { $most } improves by 1.
aid-turn-deal = Fill the hands; the China Card does not count.
# $from: a turn; $cards: a number of cards
aid-turn-hand = from turn { $from } on: { N($cards, "card") }
aid-turn-headline = Headlines: both choose a card in secret and show it; the higher value first, a tie goes to the US, scoring cards are 0. Only events happen.
# $first: ussr or us
aid-turn-rounds = Action rounds, the { $first ->
    [ussr] USSR
   *[us] US
 } first in each; who has no cards sits out.
aid-turn-round = from turn { $from } on: { N($rounds, "action-round") }
aid-turn-military = Check military operations, then set them to 0.
aid-turn-held = Tournament: show held cards.
aid-turn-china = Turn the China Card face up.
# $mid, $late: the turns from which these cards are in the deck
aid-turn-next = Next turn; Mid War cards join the deck in turn { $mid }, Late War cards in turn { $late }.
aid-turn-final = After turn { $last }: final scoring.
aid-turn-reshuffle = Deck empty: shuffle the discards into a new one.

## Cards
aid-cards = Cards
aid-card-use = Each card is an event or operations; nobody may pass.
aid-card-other = Operations with a card of the opponent: the event happens too, for the opponent, before or after, as you like.
aid-card-scoring = A scoring card must be played in the turn in which it was drawn.
aid-card-star = Star: the card leaves the game after its event.
aid-card-underlined = Underlined: the event stays in effect.
aid-card-values = Events never take a card below { $least } or above { $most }.
aid-card-forced = The event of a card that an event takes from a hand does not happen.
aid-china = The China Card
aid-china-asia = 1 operations point more if all of them are used in Asia.
aid-china-passes = After play it goes to the opponent, face down until the next turn.
aid-china-never = Never a headline, never a discard, and not where a scoring card must be played.
aid-china-point = At the end of the game it is worth { N($vp, "vp") }.

## Operations
aid-operations = Operations
aid-operations-one = All points of a card go into one of these, or into the space race.
aid-control = Control: influence of at least the stability, and at least the stability more than the opponent.
aid-influence = Placing influence
aid-influence-where = where you had influence when the round began, next to it, or next to your superpower; any number of countries.
# $plain, $against: operations points
aid-influence-cost = { N($plain, "ops-point") } each; { $against } while the opponent controls the country.
aid-realignment = Realignment
aid-realignment-where = influence of the opponent is there, DEFCON allows it; name each country after the roll before, the same one again if you like.
aid-realignment-cost = { N($cost, "ops-point") } a roll.
aid-realignment-rolls = Both roll. +1 for each adjacent country under your control; +1 for more influence there; +1 for your superpower next to it.
aid-realignment-effect = who rolls less loses the difference in influence; nothing is ever added.
aid-coup = Coup
aid-coup-where = influence of the opponent is there, DEFCON allows it.
aid-coup-effect = die + operations − 2 × stability. What is above 0 removes influence of the opponent; the rest becomes your own.
aid-coup-military = Your military operations rise by the operations of the card.
aid-coup-battleground = In a battleground country: DEFCON −1.
aid-coup-free = Free coup of an event: DEFCON closes no region; no military operations.

## DEFCON and military operations
aid-defcon = DEFCON
aid-defcon-track = From { $most } down; never above.
aid-defcon-war = DEFCON { $least }: nuclear war, the phasing player has lost.
aid-defcon-closed = No coups and no realignment at this status or below:
aid-head-region = Region
aid-head-defcon = DEFCON
# $region: a region
aid-region = { $region }
aid-closed-at = { $value }
aid-military = Military operations
aid-military-needed = Fewer than DEFCON at the end of the turn: the opponent gets 1 victory point for each missing.
aid-military-counts = Coups and war events count; realignment and free coups do not.

## Space race
aid-space = Space race
aid-space-roll = Give a card of at least the value of the next box and roll: at most this, and the marker advances. The event does not happen.
aid-space-cards = { N($cards, "card") } a turn.
aid-head-box = Box
aid-head-ops = Card
aid-head-roll = Roll
aid-head-vp = VP
# $nth: which box; $box: its name
aid-box = { $nth } { FORM($box) }
aid-box-ops = { $ops }+
aid-box-roll = ≤ { $roll }
# $first, $second: points of who comes first and second
aid-box-vp = { $first } / { $second }
aid-box-earth-satellite = Earth Satellite
aid-box-animal-in-space = Animal in Space
aid-box-man-in-space = Man in Space
aid-box-man-in-earth-orbit = Man in Earth Orbit
aid-box-lunar-orbit = Lunar Orbit
aid-box-eagle-bear-has-landed = Eagle/Bear Has Landed
aid-box-space-shuttle = Space Shuttle
aid-box-space-station = Space Station
aid-space-abilities = for who is there first, until the other comes there too.
aid-ability-box = { $value }
# $name: which ability; $rounds: action rounds
aid-ability = { $name ->
    [two-cards-a-turn] two cards a turn in the space race
    [headline-after-the-other] the opponent shows the headline first
    [discard-held-cards] discard a held card at the end of the turn
   *[more-rounds] { N($rounds, "action-round") } a turn
 }
aid-space-last = In the last box no more cards are given.

## Scoring
aid-scoring = Scoring
aid-head-presence = Pres.
aid-head-domination = Domin.
aid-head-control = Contr.
aid-presence = { $presence }
aid-domination = { $domination }
# $control: points, or win
aid-region-control = { $control ->
    [win] win
   *[other] { $control }
 }
aid-score-presence = at least one country.
aid-score-domination = more countries and more battlegrounds than the opponent, at least one of each kind.
aid-score-control = all battlegrounds, and more countries.
# $battleground, $superpower: victory points
aid-score-more = +{ $battleground } for each battleground country, +{ $superpower } for each country next to the superpower of the enemy.
# $each, $more: victory points
aid-score-southeast = { $each } for each country, Thailand { $more }; the card then leaves the game.
aid-score-difference = Only the difference of both moves the marker.
aid-victory = Victory
aid-victory-points = { N($vp, "vp") } after a whole card.
aid-victory-europe = Control of Europe when it is scored.
aid-victory-war = DEFCON { $least } in a round of the opponent.
aid-victory-held = Who holds a scoring card at the end of a turn has lost.
aid-victory-final = after turn { $last } all regions count, Southeast Asia as part of Asia; { N($vp, "vp") } for the China Card. Who leads wins; 0 is a draw.

## Set-up
aid-setup = Set-up
# $country: a country; $n: influence
aid-setup-country = { $country } { $n }
# $side: us or ussr; $points: influence; $region: a region
aid-setup-free = { $side ->
    [ussr] USSR
   *[us] US
 } { $points } { IN($region) }
aid-setup-start = DEFCON { $defcon }; the China Card to the USSR, face up.
# $most: the highest bid; $beyond: so far above what controls
aid-setup-bid = Bids for a side: at most { $most }; in influence where that side has some, at most { $beyond } above control.

## The map
aid-map = Countries and stability
aid-map-legend = First the battleground countries of a region. (US), (USSR): next to that superpower.
# $country: a country; $stability: its stability; $superpower: us, ussr or none
aid-map-country = { $country } { $stability }{ $superpower ->
    [us] {" "}(US)
    [ussr] {" "}(USSR)
   *[none] {""}
 }

## A variant
aid-civil-war = Variant: Chinese Civil War
aid-civil-war-box = A space next to the USSR only takes Soviet influence; { N($points, "influence") } control it. Until then nobody has the China Card.
aid-civil-war-card = With the last of these points the USSR gets the China Card, face up.
