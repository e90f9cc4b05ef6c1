# Short words for what the table shows: keys of the game, or of its forecasts.

vp = VP
defcon = DEFCON
chinese-civil-war = Chinese Civil War
china-card = China Card
china-card-face-down = China Card (face down)
military-operations = Military operations
space-race = space race
nothing = -
presence = presence
domination = domination
control = control
europe = Europe
asia = Asia
middle-east = Middle East
africa = Africa
central-america = Central America
south-america = South America
side-us = US
side-ussr = USSR
neutral = neutral
legend = Figures: stability (* battleground), influence US:USSR, who controls it. Behind a region: points if scored now.
success = success
sure = sure
operations-value = operations
events = events
neighbours = neighbours
more-influence = more influence
own-superpower = own superpower adjacent
theirs = their modifiers
they-lose = they lose influence
no-change = no change
you-lose = you lose influence
lowers-defcon = lowers DEFCON
nuclear-war = DEFCON 1: you lose
takes-control = you control it
breaks-control = breaks control
average =
    { $n ->
        [0] influence on average
        [one] { $n } influence on average
       *[other] { $n } influence on average
    }
costs =
    { $n ->
        [0] operation
        [one] { $n } operation
       *[other] { $n } operations
    }
to-control =
    { $n ->
        [0] more to control
        [one] { $n } more to control
       *[other] { $n } more to control
    }
unassociated = neutral
