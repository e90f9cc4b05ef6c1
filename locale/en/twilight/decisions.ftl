# What a side is asked.

## 3, 11.4 setting up

set-up-in = place influence in ({ $left } left)
extra-in = place extra influence in ({ $left } left)
bid-for = which side to play
bid = influence to give for the { $side }

## 4, 5 cards

headline = choose a headline
use-card = use { $card }
discard-held = discard a held card

## 6 operations

operation = use { $ops } operations
influence-in = place influence in ({ $left } left)
realign-in = realign in ({ $left } left)
coup-in = coup with { $ops } in
roll-in-space = roll for { $card } in space
