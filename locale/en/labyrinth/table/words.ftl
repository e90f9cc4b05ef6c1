# Short words for what the table shows: keys of the game, or of its forecasts.

prestige = Prestige
funding = Funding
troops-on-track = Troops
cells-on-track = Cells
us-posture = US
world-posture = World
gwot-penalty = GWOT penalty
victory = To win
good-resources = Good resources
good-or-fair-countries = Good or Fair
islamist-resources = Islamist resources
poor-or-islamist-countries = Poor or Islamist
us-reserves = US reserves
jihadist-reserves = Jihadist reserves
troops-off-map = Troops off map
available-plots = Available plots
resolved-plots = Resolved plots
wmd-box = WMD box
decks-left = Decks left
militia-on-track = Militia
caliphate = Caliphate
capital = capital
low = low
medium = medium
high = high
very-high = very high
tight = tight
moderate = moderate
ample = ample
low-intensity = low intensity
war = war
overstretch = overstretch
good = Good
fair = Fair
poor = Poor
islamist-rule = Islamist Rule
hard = Hard
soft = Soft
untested = Untested
ally = Ally
neutral = Neutral
adversary = Adversary
cadre = cadre
besieged-regime = besieged regime
green-regime-change = regime change (green)
tan-regime-change = regime change (tan)
civil-war = civil war
face-down-plot = face-down plot
side-us = US
side-jihadist = Jihadist
unassociated = unassociated
legend = Figure after a country: its resources.
success = success
sure = sure
failure = nothing
no-effect = nothing
aid-instead = aid
fair-ally = Fair Ally
adjacent-good-ally = adjacent Good Ally
events = events
hard-posture = Hard
soft-posture = Soft
sleeper-cells =
    { $n ->
        [0] sleeper
        [one] { $n } sleeper
       *[other] { $n } sleepers
    }
active-cells =
    { $n ->
        [0] active cell
        [one] { $n } active cell
       *[other] { $n } active cells
    }
troops =
    { $n ->
        [0] troop
        [one] { $n } troop
       *[other] { $n } troops
    }
militia =
    { $n ->
        [0] militia
        [one] { $n } militia
       *[other] { $n } militia
    }
wmd-cache =
    { $n ->
        [0] WMD
        [one] { $n } WMD
       *[other] { $n } WMD
    }
aid =
    { $n ->
        [0] aid
        [one] { $n } aid
       *[other] { $n } aid
    }
awakening =
    { $n ->
        [0] awakening
        [one] { $n } awakening
       *[other] { $n } awakening
    }
reaction =
    { $n ->
        [0] reaction
        [one] { $n } reaction
       *[other] { $n } reaction
    }
hits =
    { $n ->
        [0] cell hit
        [one] { $n } cell hit
       *[other] { $n } cells hit
    }
plots-there =
    { $n ->
        [0] plot
        [one] { $n } plot
       *[other] { $n } plots
    }
tested-first = tested first
kept-for-next-turn = kept for the next turn
put-away-unplayed = put away unplayed
becomes-active = becomes active
cells-near =
    { $n ->
        [0] cell near
        [one] { $n } cell near
       *[other] { $n } cells near
    }
cells-there =
    { $n ->
        [0] cell there
        [one] { $n } cell there
       *[other] { $n } cells there
    }
cadre-removed = cadre removed
prestige-gained =
    { $n ->
        [0] prestige
        [one] +{ $n } prestige
       *[other] +{ $n } prestige
    }
stops =
    { $n ->
        [0] stopped
        [one] { $n } stopped
       *[other] { $n } stopped
    }
at-least-one = at least one
all-of-them = all
major-jihad-possible = major jihad possible
then-ally = then Ally
successes-needed =
    { $n ->
        [0] success needed
        [one] { $n } success needed
       *[other] { $n } successes needed
    }
none = none
special = Special
