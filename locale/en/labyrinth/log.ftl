# The play-by-play log.

## How values are called

word-side =
    { $id ->
        [us] US
       *[jihadist] Jihadist
    }
# The same inside a sentence.
word-whose =
    { $id ->
        [us] US
       *[jihadist] jihadist
    }
# A plot marker, as it begins a line.
word-plot-marker =
    Plot { $kind }{ $up ->
        [yes] { " " }face up
       *[no] { "" }
    }{ $backlash ->
        [yes] { " " }backlashed
       *[no] { "" }
    }

## What dice are for and what they need: the numbers follow, each with what came of it

governance-roll = Governance of { $c }, fair on { $fair } or more
posture-roll = Posture of { $c }, hard on { $hard } or more{ $added }
prestige-direction-roll = Prestige, up on { $up } or more{ $added }
prestige-size-roll = Prestige, by the lower die
event-roll = Event
event-in-roll = Event in { $c }, needs { $needed } or less
war-of-ideas-roll = War of Ideas in { $c }, needs { $needed } or more{ $added }
recruit-roll = Recruit in { $c }, needs { $needed } or less
alert-table-roll = Whether to alert the plot in { $c }, needs { $needed } or less{ $added }
travel-roll = Travel from { $origin } to { $target }, needs { $needed } or less{ $added }
jihad-roll = Jihad in { $c }, needs { $needed } or less{ $added }
plot-roll = Plot in { $c }, needs { $needed } or less
attrition-roll = Attrition in { $c } by the { $side }, needs { $needed } or less
random-muslim-row-roll = Random Muslim country: row
random-muslim-column-roll = Random Muslim country: column
random-muslim-second-roll = Random Muslim country: second table
random-shia-mix-roll = Random Shia-Mix country
random-schengen-roll = Random Schengen country

## Headings and explanations

phase-setup = Setup
phase-action = { $side } action phase
phase-plots = Plots
phase-end-of-turn = End of turn
deck-added = The deck of the set { $name } is added, with its rules
card-added = { $side } adds { $card }
card-kept = { $side } keeps its last card
first-plot = { $card } does not happen: the first plot of the turn
operation-begins =
    { $side }: { $operation } with { $ops ->
        [one] { $ops } op
       *[other] { $ops } ops
    }
radicalization =
    { $side }: radicalization with { $ops ->
        [one] { $ops } op
       *[other] { $ops } ops
    }
alert-table-entry = { $c }: { $plot }, funding { $funding }, prestige { $prestige }: { $entry }

## What becomes known to all

plot-alerted = Alerted: { $plot }
plot-resolved = { $plot } in { $c } is resolved

## What one side is shown: the line begins with who sees it

wmd-in-play = WMD plots: { $places }
