# What findings call the things of every game, and why a line of a card does nothing. They stand inside a sentence.

## Types: what something on a card is

type-number = number
type-numbers = numbers
type-truth = truth
type-text = text
type-texts = texts
type-side = side
type-sides = sides
type-card = card
type-cards = cards
type-pile = pile
type-piles = piles

## What a card has once. They follow: the card has

part-side = a side
part-value = a value
part-mark = a mark
part-goes = a place to go to
part-remove = `remove`
part-lapsing = `lapsing`

## Why a line changes nothing. They follow the name of a country, side or mark

idle-so = already is so
idle-nothing-to-take = has nothing that could be taken away
idle-marked = already is marked so
idle-not-marked = is not marked so
idle-in-effect = already is in effect
idle-not-in-effect = is not in effect

## What stands in a hole of a pattern: n (how many cells) is 1. Variables: $of: a piece or level; $track: a track

role-count = how many { $of }
role-count-each = how many { $of } for each
role-count-most = at most how many { $of }
role-numbered = { $of }, { $low } to { $high }
role-step = steps of { $track }
role-figure = a figure of { $track }
role-place-in = where
role-place-in-many = where (several)
role-place-from = from where
role-place-to = where to
role-place-to-many = where to (several)
role-place-of = whose
role-place-of-many = whose (several)
role-place-beside = beside which
role-level = which { $of }
role-level-toward = toward which { $of }
role-side-doer = which side does it
role-side-owner = whose
role-side-other = from which side
role-a-number = a number
role-numbers = numbers
role-titles = titles
role-which-card = which card
role-which-cards = which cards
role-which-mark = which mark
role-which-pile = which pile
role-operations-value = operations value

## What no position can have. They follow: this breaks a rule

wrong-cards = cards are not conserved over pile, hands, discards, boxes and removed cards
wrong-stock = { $n } { $name }, of { $most }
wrong-value = { $field } is { $n }, outside { $least } to { $most }
wrong-value-there = { $space }: { $field } is { $n }, outside { $least } to { $most }
wrong-mark-unknown = { $mark } is in force, but its card { $number } is unknown
wrong-mark-over = { $mark } is over, but still in force
wrong-undo = taking the event back does not restore the position

## What is done while a lasting event is in effect

exercise-look = a look at the board
exercise-step = a step of the game
exercise-event = event { $card }, { $side }
exercise-end = { $mark } ends
exercise-moment = what line { $line } waits for
wrong-endless = it has not ended after { $n } steps, in turn { $turn }
wrong-defect = a defect of the program, in its own words: “{ $what }”
