"""What goes on at a table while a lasting effect is in force: looks at the board, operations, plots, turns, events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from attrs import frozen

from daedalus.games.labyrinth import derived, operations, plots
from daedalus.games.labyrinth.board import JIHADIST, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import tables
from daedalus.games.labyrinth.turn import end_of_turn, step
from daedalus.games.labyrinth.view import plot_label
from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit import events
from daedalus.kit.deck import IN_PLAY, move_card
from daedalus.kit.library import Card
from daedalus.language.typed import Trigger

LARGEST = int(tables()["largest operation"])
LOOKS = 5  # countries looked at, besides those that matter
EVENTS = 3


@frozen
class Exercise:
    """Something to do, with the words that a report has for it."""

    name: str
    do: Callable[[Labyrinth], None]


def everyday(g: Labyrinth, lot: random.Random, about: Iterable[Country]) -> Iterator[Exercise]:
    """What happens in any game."""
    countries = list(dict.fromkeys([*about, *lot.sample(g.countries, LOOKS)]))
    yield Exercise("a look at the board", lambda g: _look(g, countries))
    for side in (US, JIHADIST):
        for name in operations.possible(g, side, LARGEST):
            yield Exercise(f"{side}: {name}", _operation(side, name))
        yield Exercise(f"a card of {side}", _turn_of(side))
    yield Exercise("the plots are resolved", plots.resolve_all)
    yield Exercise("the turn ends", end_of_turn)
    every = sorted(g.library.cards)
    for number in lot.sample(every, min(len(every), EVENTS)):
        yield from the_event(g, g.card(number), lot.choice((US, JIHADIST)))


def _look(g: Labyrinth, countries: list[Country]) -> None:
    derived.track_figures(g)
    derived.world(g)
    said = [w.function for w in vocabulary().of_kind("adjective") if w.subject == "country" and not w.holes]
    for c in countries:
        derived.country(g, c)
        for holds in said:  # what a card could say of it
            if holds is not None:
                holds(g, c)
    for c in g.holding("plots"):
        for plot in c.plots:
            plot_label(g, c, plot)


def _operation(side: str, name: str) -> Callable[[Labyrinth], None]:
    return lambda g: operations.conduct(g, side, name, LARGEST)


def _turn_of(side: str) -> Callable[[Labyrinth], None]:
    def act(g: Labyrinth) -> None:
        g.put("side to act", int(side == US), "5.2.2")
        g.put("cards played", 0, "5.2.2")
        step(g)

    return act


def the_event(g: Labyrinth, card: Card, side: str) -> Iterator[Exercise]:
    """The event of another card, if it may be played by the side."""
    if card.number in g.library.cards and not events.why_not(g, card, side, association=False):

        def happen(g: Labyrinth) -> None:
            move_card(g, card.number, IN_PLAY, "5.2.2")
            events.happens(g, card, side)
            events.put_away(g, card, side, happened=True)

        yield Exercise(f"event {card}, {side}", happen)


def the_end(name: str) -> Exercise:
    """The lasting effect itself ends."""

    def end(g: Labyrinth) -> None:
        g.end_mark(name, "6.2.7")
        g.settle()

    return Exercise(f"{name} ends", end)


def the_moment(trigger: Trigger, names: dict[str, object], lot: random.Random) -> Exercise:
    """What a trigger waits for, announced outright."""

    def announce(g: Labyrinth) -> None:
        args = []
        for binding in trigger.bindings:
            thing = names.get(binding.name)
            if binding.type == "card":
                card = thing if isinstance(thing, Card) else g.card(lot.choice(sorted(g.library.cards)))
                move_card(g, card.number, IN_PLAY, "5.2.2")
                thing = card
            elif thing is None:
                thing = lot.choice(g.countries) if binding.type == "country" else lot.choice((US, JIHADIST))
            args.append(thing)
        g.announce(trigger.moment.key, *args)
        g.settle()

    return Exercise(trigger.moment.says.rstrip(".").lower(), announce)
