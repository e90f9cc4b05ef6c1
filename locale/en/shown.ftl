# What stands around names and figures when a game shows itself: `daedalus inspect`, the board and `play --brief`. A line
# begins with a capital by itself.

## Words that stand alone

word-hands = Hands
word-in-effect = In effect
# What a space is called in a game that has no other word for it; and all of them, as a heading.
shown-space = space
shown-spaces = Spaces
# Headings over columns: what a space is, and what lies there.
shown-level = level
shown-there = there
shown-empty = empty
shown-none = none
shown-nobody = nobody
# Of a card: where it lies.
shown-not-in-deck = not in the deck

## The board

# A name, and what is said of it. Variables: $name: a space, track, pile or side; $what: its figures, levels, cards.
shown-line = { $name }: { $what }
# Things that the reader may not look at. Variables: $n: how many.
shown-hidden = { $n } hidden
# Two names, or some names and a last one.
shown-and = { $before } and { $last }
# Variables: $side: a side, standing alone; $what: a condition, as on a card behind `if`.
shown-also-wins = { $side } also wins if { $what }
# Variables: $names: spaces, with commas.
shown-adjacent = adjacent: { $names }

## What is in force, and events

shown-lasting = Lasting events in force
# Variables: $mark: the name of a lasting event; $card: the number of its card; $place: such as Iraq, standing alone.
shown-mark = { $mark } (card { $card })
shown-mark-in = { $mark } in { $place } (card { $card })
# The same of an event that lasts until the end of the turn.
shown-mark-lapsing = { $mark } (card { $card }, lapsing)
shown-mark-lapsing-in = { $mark } in { $place } (card { $card }, lapsing)
shown-events-now = Events, if played now
# Variables: $card: number and title; $zone: where it lies; $sides: who may play it as an event.
shown-event = { $card } ({ $zone }): { $sides }
# A side holds so many cards. Variables: $n: how many.
shown-holds =
    { $n ->
        [one] holds { $n } card
       *[other] holds { $n } cards
    }
# A card that is held. Variables: $card: number and title; $why: what keeps the side from playing its event.
shown-held-event = { $card }: may be played as an event
shown-held-no-event = { $card }: not as an event: { $why }

## A turn in short

# Variables: $side: who; $ways: as below, with commas.
shown-cards-played = { $side }, cards played: { $ways }
# Variables: $n: how many cards; $way: what they were played for, such as jihad, standing alone.
shown-for-way = { $n } for { $way }
# Each of these stands before a list.
shown-events = Events
shown-changed = Changed
shown-tracks = Tracks
shown-now-in-effect = In effect now
shown-no-longer = In effect no longer
