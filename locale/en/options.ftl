# Answers to questions that every game asks, as they are shown to be chosen from; they may be typed in too.

## Answers

option-yes = yes
option-no = no
option-done = done
option-pass = pass
option-nothing = nothing
option-event = event
option-operations = operations
option-event-first = event first
option-operation-first = operation first

# A thing in a place. Variables: $place: such as Iraq; $what: such as active cell.
option-in = { $place }: { $what }
