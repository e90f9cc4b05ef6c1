# What is asked and told in every game.

card-may = { $what }?
card-choose = { $what }
card-option = do one of
by-lot = by lot: { $what }

# Dice for one purpose: 2 succeeds, 5 fails
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } succeeds
        [failure] { $n } fails
       *[other] { $n } is { $outcome }
    }
# What is added to a die, after what it needs.
modifier = , modifier { $n }

something-hidden = something hidden
sees = { $side } sees { $what }
