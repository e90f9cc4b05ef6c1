# What stands above the text of a card, and the headings of `daedalus card`. Titles of cards stay as they are printed.
# A game may say a message in words of its own: the same key in its own `header.ftl`.

## Above the text: US, 2 ops, remove, mark

# Variables: $n: the operations value.
header-ops =
    { $n ->
        [one] { $n } op
       *[other] { $n } ops
    }
# A card whose event belongs to no side.
header-nobody = unassociated
# The card leaves the game after its event. Variables: $side: only if this side played it.
header-remove = remove
header-remove-if = remove if { $side }
# The event lasts until the end of the turn.
header-lapsing = lapsing
header-lapsing-if = lapsing if { $side }
# The event happens by itself when the card comes up.
header-auto = automatic
# The event is marked on the board while it is in effect. Variables: $place: where.
header-mark = mark
header-mark-in = mark in { $place }
# Where a card goes after its event, instead of to the discards. Variables: $where.
header-goes = goes to { $where }
# A word that a card has only if one side plays it. Variables: $word: see the game's own file.
header-symbol-if = { $word } if { $side }

## Other cards. Variables: $cards: titles, with commas

header-blocks = blocks { $cards }
header-blocked-by = blocked by { $cards }
header-allows = allows { $cards }
header-requires = requires { $cards }
header-requires-any = requires one of { $cards }
# One of these cards, if only one side is meant. Variables: $card: its title; $side.
header-card-if = { $card } ({ $side } play)

## How long an event lasts. Variables: $cards: titles, with commas; $what: a condition in the words of the card, which
## are English

header-to-end-of-turn = to the end of the turn
header-to-end-of-turn-if = to the end of the turn if { $side } plays it
header-to-end-of-game = to the end of the game
header-until = until { $what }
header-until-cards = until { $cards }
header-until-itself = until it ends itself

## The lines of `daedalus card`: what stands before them

label-set = set
label-side = side
label-ops = ops
label-when-played = when played
label-mark = mark
label-lasts = lasts
label-copies = copies
label-goes = goes to
label-links = links
label-file = file

## Its headings

label-text = text
label-as-written = as written
label-as-understood = as understood
label-line-by-line = line by line
label-asks = asks
label-rules = rules
label-no-event = no event
label-see-rulebook = see the rulebook
# Variables: $n: how many mistakes the linter finds in the card.
label-findings =
    { $n ->
        [one] { $n } finding, told with the lines above.
       *[other] { $n } findings, told with the lines above.
    }
