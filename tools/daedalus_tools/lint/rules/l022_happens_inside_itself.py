"""An event that happens inside itself.

The event of this card makes the event of this card happen, which makes it happen again, without end: the game would be
stopped. So would one that waits for any event and then makes one happen. Say under which condition it goes on, or let
the event of another card happen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language.findings import Finding
from daedalus.language.records import Happens
from daedalus.language.typed import CardTree, Do, ForEach, Statement, Trigger
from daedalus_tools.lint.decks import Cards, found
from daedalus_tools.lint.examples import lasting
from daedalus_tools.lint.registry import checks

BAD = ("+1 prestige", "event of this card happens for us")
GOOD = lasting("when event of k happens if ops of k = 3: event of this card happens for us")


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    for tree in cards.trees:
        yield from _check(tree)


def _check(tree: CardTree) -> Iterator[Finding]:
    for statement in _always(tree.event or ()):
        if any(_this_card(statement, change.card) for change in statement.call.word.change(Happens)):
            yield found(tree, statement.span, "L022")
    for trigger in (trigger for block in tree.lasting for trigger in block.triggers if _for_any_event(trigger)):
        for statement in _always(trigger.body):
            if any(statement.call.word.change(Happens)):
                yield found(tree, statement.span, "L022", key="waiting")


def _for_any_event(trigger: Trigger) -> bool:
    """Whether a trigger waits for events, and for no particular one."""
    plain = trigger.condition is None and all(binding.equals is None for binding in trigger.bindings)
    return plain and any(trigger.moment.change(Happens))


def _always(body: Sequence[Statement]) -> Iterator[Do]:
    """The sentences that are carried out whatever the position is."""
    for statement in body:
        if isinstance(statement, Do):
            yield statement
        elif isinstance(statement, ForEach):
            yield from _always(statement.body)


def _this_card(s: Do, hole: str) -> bool:
    """Whether a hole of a sentence holds the card that says it."""
    args = dict(zip((h.name for h in s.call.word.holes), s.call.args, strict=True))
    word = getattr(args[hole], "word", None)
    return word is not None and word.of_card
