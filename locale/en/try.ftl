# What `daedalus try` says: what was tried, what it asked, what came of it.

# Variables: $card: number and title; $side: who plays it, standing alone; $scenario: its name as it is typed.
try-head = { $card } as an event of { $side }, { $scenario }, seed { $seed }
try-cannot = { $card } cannot be played by { $side } now: { $why }
try-set-up-by-lot = Decisions of the set-up were taken by lot.
try-decisions = Decisions:
try-no-decisions = No decisions.
# After an answer. Variables: $n: among how many options it was drawn.
try-by-lot = (by lot of { $n })
# An answer of a file. Variables: $answer: as it is written there; $where: file and line.
try-not-asked = not asked for: { $answer } ({ $where })
try-happened = What happened:
try-nothing-happened = Nothing happened.
# Variables: $what: what was tried afterwards, a sentence of a card or a card.
try-then = Then { $what }:
try-then-nothing = nothing
# Variables: $zone: such as discard pile, standing alone.
try-card-goes = The card goes to: { $zone }
try-asked = Asked:

## Sentences that did nothing

try-without-effect = Without effect:
# Variables: $line: its number in the file; $text: the sentence, as it is written; $why: as below.
try-line = line { $line }, { $text }: { $why }
try-idle = did nothing
# Variables: $place: a space; $why: what it is already, or cannot be.
try-idle-already = did nothing: { $place } { $why }
# Variables: $what: what the rules say of such a place.
try-idle-needs = did nothing: { $what } in { $place }
# Variables: $what: a clause that stands behind `if` on cards, such as "Iraq is in civil war".
try-idle-because = did nothing because { $what }
# Variables: $piece: the pieces that were to be taken away; $place: a space, standing alone.
try-idle-none = did nothing: there were no { $piece } in { $place }
try-idle-chosen = found nothing to choose
