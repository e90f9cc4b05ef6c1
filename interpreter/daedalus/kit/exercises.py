"""Something done at a table while a card is looked at: a step, another event, the end of a lasting effect."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from attrs import frozen

from daedalus.core.errors import Trouble, trouble
from daedalus.kit import events
from daedalus.kit.deck import IN_PLAY, move_card
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.typed import Constant, Trigger
from daedalus.language.vocabulary import Vocabulary

CARD = "card"  # the type of cards in the language
LOOK: Final = trouble("exercise-look", "a look at the board")


@frozen
class Exercise:
    """Something to do, with the words that a report has for it."""

    name: Trouble
    do: Callable[[Any], None]


def look(g: CardGame, vocabulary: Vocabulary, type_: str, spaces: Iterable[Any]) -> None:
    """All that a card could say of these spaces without naming anything else."""
    said = [w.function for w in vocabulary.of_kind("adjective") if w.subject == type_ and not w.holes]
    for space in spaces:
        for holds in said:
            if holds is not None:
                holds(g, space)


def the_event(g: CardGame, card: Card, side: str) -> Iterator[Exercise]:
    """The event of another card, if it may be played by the side."""
    if card.number in g.library.cards and not events.why_not(g, card, side, association=False):

        def happen(g: CardGame) -> None:
            move_card(g, card.number, IN_PLAY, g.cites["event"])
            events.happens(g, card, side)
            events.put_away(g, card, side, happened=True)

        yield Exercise(trouble("exercise-event", "event {card}, {side}", card=card, side=side), happen)


def some_events(g: CardGame, lot: random.Random, most: int) -> Iterator[Exercise]:
    """Events of any cards, by any sides."""
    every = sorted(g.library.cards)
    for number in lot.sample(every, min(len(every), most)):
        yield from the_event(g, g.card(number), lot.choice(g.schema.sides))


def the_end(name: str) -> Exercise:
    """The lasting effect itself ends."""

    def end(g: CardGame) -> None:
        g.end_mark(name, g.cites["mark"])
        g.settle()

    return Exercise(trouble("exercise-end", "{mark} ends", mark=name), end)


def the_moment(trigger: Trigger, names: Mapping[str, object], lot: random.Random, type_: str) -> Exercise:
    """What a trigger waits for, announced outright; `type_` is that of spaces."""

    def announce(g: CardGame) -> None:
        args = []
        for binding in trigger.bindings:
            said = binding.equals.value if isinstance(binding.equals, Constant) else None
            thing = g.at.get(said, said) if isinstance(said, str) else names.get(binding.name)
            if binding.type == CARD:
                card = thing if isinstance(thing, Card) else g.card(lot.choice(sorted(g.library.cards)))
                move_card(g, card.number, IN_PLAY, g.cites["event"])
                thing = card
            elif thing is None:
                thing = lot.choice(g.spaces if binding.type == type_ else g.schema.sides)
            args.append(thing)
        g.announce(trigger.moment.key, *args)
        g.settle()

    return Exercise(trouble("exercise-moment", "what line {line} waits for", line=trigger.span.line), announce)
