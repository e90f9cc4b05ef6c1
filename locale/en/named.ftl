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
