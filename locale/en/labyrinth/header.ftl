# Words above the text of a card that only Labyrinth has.

## Sets of cards

set-base = base
set-awakening = awakening

## Symbols

# No country of the caliphate may be chosen for this event.
symbol-outside-caliphate = outside caliphate
# The Jihadist may declare a caliphate where this event places three cells.
symbol-caliphate-possible = caliphate possible

## Where a card goes after its event

goes-middle-of-the-draw-pile = middle of the draw pile
