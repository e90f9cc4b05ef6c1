# Words above the text of a card that only Twilight Struggle has.

# Printed as an asterisk behind the title: the card leaves the game after its event.
header-remove = remove *

## Sets of cards

set-standard = standard
set-optional = optional

## Words of a card

# When it comes into the deck.
symbol-early-war = early war
symbol-mid-war = mid war
symbol-late-war = late war
# Scores a region; must be played in the turn in which it was drawn.
symbol-scoring = scoring
# Its event is a war.
symbol-war = war
# Cannot be chosen as a headline.
symbol-no-headline = no headline
# As a headline it comes before the other one.
symbol-headlines-first = headlines first

## Where a card goes after its event

goes-opponent-face-down = opponent face down
goes-opponent-s-hand = opponent's hand
goes-table = table
