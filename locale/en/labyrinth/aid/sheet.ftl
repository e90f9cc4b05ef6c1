### The player aid of Labyrinth (daedalus aid). Figures come from the tables of the game as arguments.
### What a message may ask for, N($n, "cell") and the like: docs/translators-guide.md. Keep it short: two pages.

aid-title = Player aid
aid-foot = Figures are those of the tables of this edition. In the margin: the numbers of the rules.
# Articles that names have in sentences, and not in lists; a dash if there are none
aid-articles = the
aid-page-us = Turn, tracks, rolls and the US
aid-page-jihadist = The Jihadist, plots and The Awakening

## Words before a line
aid-label-where = Where:
aid-label-card = Card:
aid-label-effect = Effect:
aid-label-success = Each success:
aid-label-failure = Each failure:
aid-label-modifiers = Modifiers:
aid-label-end = End of turn:
aid-label-then = Order:
aid-label-deck-end = After the last reshuffle:
aid-label-revolution = Islamist Rule:
aid-label-failure-major = Failed:
aid-label-in-us = In the US:
aid-label-funding = Funding:
aid-label-troops = Troops there, prestige:
aid-label-muslim = Muslim country (not Iran):
aid-label-others = Non-Muslim country:
aid-label-test = Test:
aid-label-governance = Governance:
aid-label-posture = Posture:
aid-label-prestige = Prestige:
aid-label-polarization = Polarization:
aid-label-begins = Begins
aid-label-ends = Ends
aid-label-attrition = Attrition:
aid-label-caliphate = Caliphate:
aid-label-random-muslim = Muslim:
aid-label-other = Other:
aid-label-schengen = Schengen:
aid-label-shia-mix = Shia-Mix:
aid-label-shia-mix-awakening = Shia-Mix, The Awakening:

## The turn and the cards
aid-turn = Turn
# $cards: a number of cards
aid-turn-phases = Jihadist Action Phase, then US Action Phase, { N($cards, "card") } each; over and over until the hands are empty.
aid-turn-plots = After each US phase: resolve all unblocked plots.
aid-turn-last = With { N($kept, "card") } left the US may play it, discard it or keep it.
aid-turn-cadres = In his phase the Jihadist may remove cadres.
# $funding, $prestige: how far a track moves
aid-turn-funding = funding { SIGNED($funding) }.
aid-turn-islamist = Prestige { SIGNED($prestige) } if any country is under Islamist Rule.
# $at: a figure of the world posture
aid-turn-world = Prestige { SIGNED($prestige) } if the world posture is { $at } and the same as that of the US.
# $name: a step of the end of the turn, see below
aid-step = { FORM($name) }
aid-step-expenditures = funding and prestige
aid-step-lapsing = lapsing and 1st Plot cards are discarded
aid-step-reserves = reserves to 0
aid-step-plots = used plots are available again
aid-step-polarization = polarization
aid-step-attrition = attrition
aid-step-deal = both draw by their tracks
aid-step-off-map = troops off the map return
aid-step-regime-change = green regime change markers turn tan
aid-turn-reshuffle = Draw pile empty: shuffle the discards into a new one; the last reshuffle ends the game.
aid-cards = Cards
aid-card-event = Event: of your own side or unassociated, its condition met, not blocked. Else the card is for one operation.
aid-card-other = Operation with a card of the opponent: the event happens too, for the opponent, before or after, as you like.
aid-card-lasting = MARK: in effect while the marker lies there. LAPSING: until the end of the turn. REMOVE: out of the game.
# $most: the most reserves; $largest: the largest operation
aid-card-reserves = Reserves: at most { $most }; all of them raise one operation, to { $largest } at most; at the end of the turn they are lost.

## Tracks
aid-tracks = Tracks and governance
aid-prestige = Prestige
aid-funding = Funding
aid-troops = Troops on the track
aid-values = Value
aid-war-of-ideas = War of Ideas
aid-hand = Cards
aid-no-cells = Cells left
aid-name = { FORM($name) }
aid-span = { $span }
aid-modifier = { $n ->
    [0] 0
   *[other] { SIGNED($n) }
 }
aid-hand-of = { $hand }
aid-left = { $n }
aid-name-low = Low
aid-name-medium = Medium
aid-name-high = High
aid-name-very-high = Very High
aid-name-tight = Tight
aid-name-moderate = Moderate
aid-name-ample = Ample
aid-name-overstretch = Overstretch
aid-name-war = War
aid-name-low-intensity = Low Intensity
aid-world = World posture: Hard less Soft countries, without the US; at most { $most } to either side. Count again after every posture roll.
aid-penalty = GWOT penalty: that figure if it is opposite to the US posture, else 0.
aid-governance = Governance
aid-us-needs = US: card of
aid-jihadist-rolls = Jihadist: roll
aid-us-needs-of = { $automatic ->
    [yes] Regime Change only
   *[other] { $n }+
 }
aid-jihadist-rolls-of = { $automatic ->
    [yes] automatic
   *[other] ≤ { $n }
 }
aid-name-good = Good
aid-name-fair = Fair
aid-name-poor = Poor
aid-name-islamist-rule = Islamist Rule

## US operations
aid-us-operations = US operations
aid-us-cost = One operation with a card of at least the governance number of the country; reserves may help. Under Islamist Rule: Regime Change only.
# $largest: the value of a card
aid-us-reserves = Or: put a card of up to { $largest } into the reserves.
aid-ideas-muslim = War of Ideas, Muslim country
aid-ideas-where = Neutral or Ally, not Good Ally.
# $margin: so many more
aid-ideas-regime-change = With regime change: at least { N($margin, "troop") } more than cells.
# $name: failure, aid or success
aid-ideas-result = { $name ->
    [success] Neutral becomes Ally; Ally improves one level. Good: remove regime change, besieged regime and all aid
    [aid] 1 aid marker, if it has no aid
   *[failure] –
 }
aid-ideas-prestige = prestige (see track) and
# $name: what counts, see below; $per: point, marker or none
aid-ideas-modifier = { $per ->
    [point] each point of { FORM($name) }
    [marker] each { FORM($name) }
   *[none] { FORM($name) }
 }
aid-name-fair-ally = Fair Ally: it would become Good
aid-name-gwot-penalty = GWOT penalty
aid-name-aid = aid marker
aid-name-adjacent-good-ally = adjacent to any Good Ally
aid-name-awakening = awakening marker (11.1.3)
aid-name-reaction = reaction marker (11.1.3)
aid-ideas-untested = Untested: any card, test first; too low for the result, it fails.
aid-ideas-others = War of Ideas, non-Muslim country
# $never: countries
aid-ideas-others-where = any non-Muslim country but { AND($never) }.
aid-ideas-others-effect = roll posture. If it is that of the US: prestige { SIGNED($prestige) }.
aid-disrupt = Disrupt
aid-disrupt-where = a cell or cadre in an Ally, in a Muslim country with { N($troops, "troop") }, or in a non-Muslim country (not Iran).
aid-disrupt-effect = { N($cells, "cell") }, or { $strong } in a Hard country or with { N($troops, "troop") }: active cells to the track, sleepers become active. No cells: remove the cadre.
aid-disrupt-cadre = The last cell removed leaves a cadre.
aid-disrupt-prestige = With { N($troops, "troop") }: prestige { SIGNED($prestige) }.
aid-deploy = Deploy
aid-deploy-where = to an Ally, or to the Troops track.
aid-deploy-card = for the governance of the destination; the track counts as { $track }.
aid-deploy-effect = any number of troops from one place to one other. Regime change: { N($margin, "troop") } more than cells must stay.
aid-regime-change = Regime Change
# $cost: value of the card; $posture: hard or soft
aid-change-card = { $cost }. The US must be { $posture ->
    [hard] Hard
   *[soft] Soft
 }.
aid-change-where = a country under Islamist Rule.
# $alignment: what the country becomes
aid-change-effect = { $troops } or more troops from one place; all cells active; green regime change marker; governance roll; { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; prestige roll.
aid-withdraw = Withdraw
aid-withdraw-where = a country with regime change.
aid-withdraw-effect = any number of its troops to the track or an Ally; remove aid, place besieged regime; prestige roll.
aid-alert = Alert
aid-alert-card = { $cost }, whatever the governance.
aid-alert-effect = reveal { N($plots, "plot") } anywhere. WMD: out of the game; else back to the available plots.
aid-reassessment = Reassessment
# $reserves: yes or no
aid-reassessment-effect = { N($cards, "card") } of { $cost }{ $reserves ->
    [no] , without reserves
   *[yes] {""}
 }, the whole US Action Phase: the US posture turns from Hard to Soft or the reverse.

## Victory
aid-us-wins = The US wins at once with
aid-jihadist-wins = The Jihadist wins at once with
# $name: which condition; $n: at least so many; $most: at most; $prestige: at most; $adjacent: so many of them adjacent
aid-victory = { $name ->
    [good-resources] { N($n, "resource") } under Good governance
    [good-or-fair-countries] { N($n, "country") } Good or Fair
    [cells-on-the-map] { $most ->
        [0] no cell on the map
       *[other] at most { N($most, "cell") } on the map
     }
    [islamist-resources] { N($n, "resource") } under Islamist Rule, { $adjacent } of the countries adjacent
    [poor-or-islamist-countries] { N($n, "country") } Poor or under Islamist Rule and prestige { $prestige }
   *[wmd-plots-resolved-in-the-united-states] { N($n, "wmd-plot-marker") } resolved in the US
 }
aid-us-final = the US wins if Good resources are more than { $times } times those under Islamist Rule (and green regime change).
aid-jihadist-final = the Jihadist wins unless Good resources are more than { $times } times those under Islamist Rule (and green regime change).

## Jihadist operations
aid-jihadist-operations = Jihadist operations
aid-jihadist-dice = Any card, one die for each point of it; a die succeeds at the governance number of the country or less, under Islamist Rule always.
aid-jihadist-declare = Name operation, countries and dice first, then roll all at once.
aid-jihadist-reserves = Or: put a card of up to { $largest } into the reserves.
aid-recruit = Recruit
aid-recruit-where = a cell or cadre is there.
aid-recruit-success = { N($cells, "cell") } from the track as a sleeper, if funding makes it available; remove the cadre.
aid-recruit-number = Where a REC number is printed, roll that instead of governance.
aid-recruit-automatic = Regime change: automatic.
aid-travel = Travel
aid-travel-success = one cell from anywhere to the country, as a sleeper.
aid-travel-failure = the cell goes to the track, without a cadre.
aid-travel-automatic = To an adjacent country or within the same one: automatic.
aid-jihad = Minor Jihad
aid-jihad-where = a Muslim country with cells, not under Islamist Rule, not Iran.
aid-jihad-cells = Each die needs a cell, which is or becomes active.
aid-jihad-success = governance one level worse, no further than Poor; { N($aid, "aid") } removed.
aid-jihad-failure = one cell to the track, without a cadre.
aid-major-jihad = Major Jihad
aid-major-where = at least { N($margin, "cell") } more than troops.
aid-major-effect = all cells become active. As Minor Jihad, { N($aid, "aid") } removed for each success. Beyond Poor, { $successes } of them ({ $besieged } with besieged regime) bring Islamist Rule.
aid-major-revolution = { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; remove regime change, besieged regime, aid; funding rises by the resources; troops there: prestige to { $prestige }.
aid-major-pakistan = Pakistan for the first time: its WMD plots become available.
aid-major-failure = { N($dice, "die") } in a country already Poor, no Islamist Rule: besieged regime, one step toward Ally.
aid-plot = Plot
aid-plot-where = a country with cells, not under Islamist Rule. Each die needs a cell, which is or becomes active.
aid-plot-success = { N($plots, "available-plot") } face down.
aid-plot-card = Card of
aid-plot-dice = Dice when resolved
# $name: 1, 2, 3 or wmd
aid-plot-name = { $name ->
    [wmd] WMD
   *[other] Plot { $name }
 }
aid-plot-card-of = { $ops }+
aid-plot-dice-of = { $dice }
aid-plot-first = The first Plot card of the turn: a US event on it does not happen; the card goes to the 1st Plot box.

## Unblocked plots
aid-plots = Unblocked plots
aid-plots-when = After each US Action Phase, in the order that the Jihadist likes:
aid-plots-us = WMD: the Jihadist wins. Else roll US posture and prestige.
aid-plots-funding = the first line that fits.
# Which plots a line is about. $home: a country or none; $country: the same to be said; $kind: non-muslim or none; $plot: wmd or none; $governance: good or none
aid-plots-where = { $home ->
    [none] { $kind ->
        [non-muslim] non-Muslim{ $plot ->
            [wmd] , WMD
           *[none] {""}
         }{ $governance ->
            [good] , Good
           *[none] {""}
         }
       *[none] { $governance ->
            [good] Muslim or Iran, Good
           *[none] all others
         }
     }
   *[other] { IN($country) }
 }
# $set: to this value; $times: by the number of the plot so many times; $add: by this
aid-plots-change = { $set ->
    [none] { $times ->
        [none] { SIGNED($add) }
        [1] + number of the plot
       *[other] + { $times } × number of the plot
     }
   *[other] to { $set }
 }
# $plot: wmd or none
aid-plots-prestige = { $plot ->
    [wmd] WMD: {""}
   *[none] else {""}
 }{ $set ->
    [none] { SIGNED($add) }
   *[other] to { $set }
 }
# $worst: the worst governance that it may bring
aid-plots-muslim = roll the dice of the plot; each at the governance number or less: governance one level worse, no further than { $worst ->
    [good] Good
    [fair] Fair
   *[poor] Poor
 }; { N($aid, "aid") } removed.
aid-plots-others = roll posture; WMD: the Jihadist may roll again, { $again } × at most. Schengen: also others ({ $schengen }) that the Jihadist chooses.
aid-plots-marker = Then back to the available plots; a WMD is out of the game.

## Rolls
aid-rolls = Rolls
aid-roll-test = an untested country that is chosen for an operation, a piece or a test. Muslim: governance, { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; non-Muslim: posture.
aid-roll-posture = at a test, War of Ideas, a plot or an event.
aid-roll-prestige = after Regime Change, Withdraw, a plot in the US, or an event.
aid-roll-result = { $span } { FORM($name) }
aid-roll-modifier = { SIGNED($value) } { FORM($name) }
aid-roll-size = Then { N($dice, "die") }: the lower one is how far.
aid-name-soft = Soft
aid-name-hard = Hard
aid-name-down = down
aid-name-up = up
aid-name-united-states = for the US
aid-name-any-gwot-penalty = with any GWOT penalty

## The Awakening
aid-awakening = The Awakening
aid-popular = Awakening and reaction
aid-popular-dice = Each awakening { SIGNED($ideas) }, each reaction { SIGNED($against) } to War of Ideas; to each Jihad die { SIGNED($jihad) } for each awakening more than reaction.
aid-popular-nowhere = Not in countries that are non-Muslim, Good, under Islamist Rule or in civil war.
aid-popular-levels = Each level of governance toward Good removes an awakening marker, each toward Islamist Rule a reaction marker.
aid-polarization = awakening less reaction
# $name: what happens
aid-polarization-result = { $name ->
    [toward-adversary] one step toward Adversary; Adversary: governance one level worse
    [reaction] 1 reaction marker
    [awakening] 1 awakening marker
    [toward-ally] one step toward Ally; Ally: governance one level better
   *[nothing] –
 }
aid-convergence = A country turns Good or Islamist Rule: an awakening or reaction marker in a random Muslim country.
aid-civil-war = Civil war
aid-war-begins = by an event: test; Good becomes Fair, Islamist Rule becomes Poor; each awakening becomes militia, each reaction a cell; regime change off.
aid-war-recruit = Recruit is automatic.
aid-war-militia = Militia count as troops for War of Ideas under regime change, Major Jihad and Disrupt; alone they disrupt 1 cell and no prestige moves.
aid-war-hits = for every { $pieces } cells, and for every { $pieces } troops and militia, 1 hit; fewer roll: their number or less is a hit.
aid-war-losses = A hit costs a troop or militia; or { N($cells, "cell") }, { $led } if troops or advisers are there.
aid-war-excess = Each hit too many: one step of alignment, at its end one level of governance.
aid-war-wmd = A WMD resolved here takes { N($militia, "militia") }; { $wmd } in one phase: Islamist Rule.
aid-war-ends = with Good or Islamist Rule, or by an event: marker and militia go.
aid-changes = Other changes
aid-change-wmd = The US blocks or removes a WMD: prestige { SIGNED($prestige) }.
aid-change-plots = Blocked and resolved plots are available again only in the next turn.
aid-change-iran = Iran: of a kind of its own until an event makes it a Fair Adversary, Shia-Mix, with oil.
# $plots: kinds of plots
aid-change-nigeria = Nigeria: non-Muslim until a plot { OR($plots) } is resolved there; then Poor Neutral, Sunni. As an Ally without cells it turns back.
aid-kind-wmd = WMD
aid-extra-cells = Extra cells (at most { $most }): recruit them only with funding { $funding }; placed last, removed first.
aid-caliphate-declared = an event that places { N($cells, "cell") } in one country in civil war, with regime change or under Islamist Rule: the Jihadist may declare it. Funding { SIGNED($funding) }; { N($resources, "resource") } while it lasts.
aid-caliphate-members = All such countries joined to the capital belong to it; cells there are active.
# $lostfunding, $lostprestige: the same when it is lost
aid-caliphate-moved = Capital moves: funding { SIGNED($funding) }, prestige { SIGNED($prestige) }; lost: funding { SIGNED($lostfunding) }, prestige { SIGNED($lostprestige) }.
aid-change-strip = Good or Islamist Rule: remove regime change, besieged regime, aid, awakening, reaction, civil war and militia.

## Random countries
aid-random = Random countries
aid-random-dice = { N($dice, "die") }:
aid-random-muslim = the white die picks the row, the black die the column, { $faces } faces each.
aid-random-nth = { $nth }
aid-random-a = { $a }
aid-random-b = { $b }
aid-random-c = { $c }
# Stands in the table of random Muslim countries where a second die decides.
country-other = other
aid-random-other = { $nth } { $country }
aid-random-entry = { $span } { $country }
