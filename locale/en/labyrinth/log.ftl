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

## What dice are for: the numbers follow

governance-roll = Governance of { $c }
posture-roll = Posture of { $c }
prestige-direction-roll = Prestige: up or down
prestige-size-roll = Prestige: how far
event-roll = Event
event-in-roll = Event in { $c }
war-of-ideas-roll = War of Ideas in { $c }
recruit-roll = Recruit in { $c }
travel-roll = Travel from { $origin } to { $target }
jihad-roll = Jihad in { $c }
plot-roll = Plot in { $c }
attrition-roll = Attrition in { $c } by the { $side }
random-muslim-row-roll = Random Muslim country: row
random-muslim-column-roll = Random Muslim country: column
random-muslim-second-roll = Random Muslim country: second table
random-shia-mix-roll = Random Shia-Mix country
random-schengen-roll = Random Schengen country

## Headings and explanations

deck-added = The deck of the set { $name } is added, with its rules
card-added = { $side } adds { $card }
card-kept = { $side } keeps its last card
first-plot = { $card } does not happen: the first plot of the turn
operation-begins = { $side }: { $operation } with { $ops }

## What becomes known to all

plot-alerted = { $plot }
plot-resolved = { $plot } in { $c } is resolved

## What one side is shown: the line begins with who sees it

wmd-in-play = WMD plots: { $places }
