# What is asked and told in every game.

card-may = { $what }?
card-choose = { $what }
card-option = do one of

something-hidden = something hidden
sees = { $side } sees { $what }
