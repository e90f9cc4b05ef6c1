# What `daedalus simulate` tells: the report, how far it is, a comparison, and the labels of a picture.

sim-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
sim-title =
    { $n ->
        [one] { $scenario }, { $n } game from seed { $seed }
       *[other] { $scenario }, { $n } games from seed { $seed }
    }
sim-games-95 =
    { $n ->
        [one] { $n } game; an interval holds the true share 95 times in 100
       *[other] { $n } games; an interval holds the true share 95 times in 100
    }
sim-more-crashed =
    { $n ->
        [one] ... and { $n } more crashed
       *[other] ... and { $n } more crashed
    }
sim-none = No game was played to its end.
sim-wins = { $side } wins
sim-draw = draw
sim-ways = by kind of victory (`daedalus rules NUMBER` says what a number means)
sim-share = { $share } % ({ $low } to { $high })
sim-length = length: { $turns } turns ± { $half }
sim-decisions = { $n } decisions ± { $half }
sim-and = { $one }, { $other }
sim-tracks = tracks, mean at the end of turn
sim-events = events after which a side won more or less often (see --compare for what they cause)
sim-in-games = in { $n } games
sim-crashed = crashed: seed { $seed }: { $why }
sim-failed = { $n } crashed
sim-compared = { $name }: { $side } wins { $by }, { $pairs } pairs
sim-compared-chance = { $name }: { $side } wins { $by }, { $pairs } pairs; that may be chance
sim-differ = { $n } of the pairs went otherwise; length { $turns } turns ± { $half }
sim-stopped = Stopped; this is what was done
sim-stopped-kept = Stopped; this is what was done; go on with: --out { $file } --resume
sim-wrote = wrote { $file }
sim-progress = { $done } of { $of } games, { $rate } a second, { $left } left
sim-plot-won = games won, %
sim-plot-turn = turn
sim-plot-tracks = tracks at the end of turns: mean, and one standard deviation
sim-plot-odds = games won by its side, with it less without it, points
sim-plot-events = events and wins (not what they cause)
