# What a side is asked. An answer stands below or after it.

## Pieces and markers (4)

place-cell-in = place a cell in
place-this-cell-in = place the cell in
cells-to-place = cells to place in { $c }
cell-to-place = cell to place (cell { $cell } of { $of })
remove-cell = remove a cell from { $c }
move-cell = move a cell from { $c } to { $target }
activate-cell-in = activate a sleeper cell in
remove-cadre-in = remove the cadre in
posture-of = posture of { $c }

## Cards (5, 6)

play-card = play a card
end-of-phase = end of the phase
use-card = use { $card }
order-of-card = order of { $card }
spend-reserves = spend reserves on { $operation }
operation-with =
    operation with { $ops ->
        [one] { $ops } op
       *[other] { $ops } ops
    }

## US operations (7)

war-of-ideas-in = war of ideas in
deploy-from = deploy from
deploy-to = deploy from { $origin } to
troops-to-deploy = troops to deploy from { $origin } to { $target }
mark-to-deploy = deploy { $mark } from { $c } too
regime-change-in = regime change in
regime-change-from = regime change in { $c } with troops from
regime-change-troops = troops for regime change in { $c }
withdraw-from = withdraw from
withdraw-to = withdraw from { $c } to
troops-to-withdraw = troops to withdraw from { $c }
disrupt-in = disrupt in
disrupt-cell =
    { $of ->
        [1] disrupt in { $c }
       *[other] disrupt in { $c } (cell { $cell } of { $of })
    }
alert-in = alert a plot in
plot-to-alert = plot to alert in { $c }
plot-to-move = plot to move from { $c } to { $target }
second-card = second card for reassessment
next-in-reassessment = next in the reassessment

## Jihadist operations (8)

operation-in = { $operation } in
dice-in = { $operation } dice in { $c }
sleepers-used = sleeper cells used in { $c }
recruit-in = recruit in (die { $die } of { $of })
place-recruit-in = place a recruited cell in
travel-from = travel from (op { $op } of { $of })
travel-cell-from = travel from (cell { $cell } of { $of })
travel-to = travel from { $c } to
major-jihad =
    major jihad in { $c } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
lose-cell = lose a cell in { $c }
plot-to-place = plot to place in { $c }
resolve-first = resolve first
roll-posture-again = roll the posture of { $c } again
roll-other-posture = roll the posture of another Schengen country

## The Awakening (11)

take-marker-from = take a marker of { $marker } from
markers-to-remove = { $marker } to remove from { $c }
place-militia-in = place militia in
militia-to-place = militia to place in { $c }
move-militia-from = move militia from
move-militia-to = move militia from { $c } to
militia-to-remove = militia to remove from { $c }
place-piece = place in { $c }
remove-piece = remove from { $c }
lose-piece = lose in { $c }
wmd-to-remove = WMD plot to remove
send-off-map-from = send troops off map from
declare-caliphate = declare a caliphate in { $c }
new-capital = new capital of the caliphate
