# The play-by-play log.

## How values are called

word-side =
    { $id ->
        [us] US
       *[ussr] USSR
    }

## What dice are for and what they need: the numbers follow, each with what came of it

coup-roll = Coup of the { $side } in { $c }, needs { $needed } or more{ $added }
realignment-roll = Realignment of { $c }, { $side }{ $added }
space-race-roll = Space race of the { $side }, { $box }, needs { $needed } or less
war-roll = War of the { $side } in { $c }, needs { $needed } or more{ $added }
event-roll = Event
contest-roll = Die of the { $side }{ $added }

## Headings and explanations

headlines = Headlines
round-begins = Round { $round }, { $side }
operations-begin = { $side }: { $what } with { $ops }
passes = { $side } plays no card
scored = { $region }, { $side }: { $level }, { $points }
final-scoring = Final scoring
military-check =
    { $missing ->
        [one] { $side } lacks { $missing } military operation
       *[other] { $side } lacks { $missing } military operations
    }
holds-scoring = { $side } holds a scoring card
seats-change = The players change sides

## What becomes known to all

headline-shown = Headline of the { $side }: { $card }
held-shown =
    { $n ->
        [one] { $side } shows that { $n } held card is no scoring card
       *[other] { $side } shows that { $n } held cards are no scoring cards
    }
bid-shown = { $side } bids { $points } for the { $wanted }
