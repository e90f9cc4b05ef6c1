# What is asked and told in every card-driven game.

## The play-by-play log

turn-begins = Turn { $turn }
turn-ends = End of turn
card-played = { $side } plays { $card }: { $way }
card-cancelled = { $card } is cancelled
event-happens = Event for { $side }: { $card }
event-fails = { $card } does not happen: { $why }
cards-drawn =
    { $n ->
        [one] { $side } draws { $n } card
       *[other] { $side } draws { $n } cards
    }
card-discarded = { $side } discards { $card }
card-by-lot = { $card } drawn by lot
card-turned-up = { $card } is turned up
unseen-by-lot = a card drawn by lot, unseen
cards-seen = cards: { $cards }
card-taken = the card it takes: { $card }
card-given = the card it is given: { $card }
hand = hand: { $cards }

## What a side is asked

play-a-card = play a card
use-a-card = use { $card }
order-of-events = order of { $card }

## Why an event cannot be played

not-written = its event is not written yet
only-by-itself = it happens only when the card is used or discarded
other-sides = it is an event of the { $side } side
blocked = blocked by { $mark }
mark-needed = needs { $mark } in effect
one-needed = needs one of { $marks } in effect
forbidden = an event in effect forbids it
condition-not-met = condition not met: { $what }
