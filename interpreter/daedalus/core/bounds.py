"""How much is too much: what no game that people play ever reaches, and what stops a card that would go on for ever.

Counted, never timed: the same game stops at the same place on every machine.
"""

from __future__ import annotations

from typing import Final

# What cards may do in one step of play: rounds of loops, answers, sentences, entries of the record.
STEPS: Final = 50_000
SENTENCE: Final = 25  # so many of them is a sentence, an event or a trigger; a procedure stands behind it
ENTRY: Final = 5  # and so many an entry of the record
DEPTH: Final = 40  # events, triggers and answers inside each other
LARGEST: Final = 1_000_000  # numbers that a card works out lie between this and its negative
MANY: Final = 100  # pieces of a kind that nobody has counted: no sentence asks for more
