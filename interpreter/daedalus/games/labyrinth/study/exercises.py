"""What goes on at a table while a lasting effect is in force: looks at the board, operations, plots, turns, events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from daedalus.core.errors import trouble
from daedalus.games.labyrinth import derived, operations, plots
from daedalus.games.labyrinth.board import JIHADIST, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.turn import end_of_turn, step
from daedalus.games.labyrinth.view import plot_label
from daedalus.kit.exercises import LOOK, Exercise, look, some_events
from daedalus.language.vocabulary import Vocabulary

LOOKS = 5  # countries looked at, besides those that matter
EVENTS = 3


def everyday(g: Labyrinth, lot: random.Random, about: Iterable[Country], words: Vocabulary) -> Iterator[Exercise]:
    """What happens in any game."""
    countries = list(dict.fromkeys([*about, *lot.sample(g.countries, LOOKS)]))
    yield Exercise(LOOK, lambda g: _look(g, countries, words))
    for side in (US, JIHADIST):
        for name in operations.possible(g, side, g.tables["largest operation"]):
            conducted = trouble("exercise-operation", "{side}: {thing}", side=side, thing=name)
            yield Exercise(conducted, _operation(side, name))
        yield Exercise(trouble("exercise-card", "a card played: {side}", side=side), _turn_of(side))
    yield Exercise(trouble("exercise-plots", "the plots are resolved"), plots.resolve_all)
    yield Exercise(trouble("exercise-end-of-turn", "the turn ends"), end_of_turn)
    yield from some_events(g, lot, EVENTS)


def _look(g: Labyrinth, countries: list[Country], words: Vocabulary) -> None:
    derived.track_figures(g)
    derived.world(g)
    for c in countries:
        derived.country(g, c)
    look(g, words, "country", countries)
    for c in g.holding("plots"):
        for plot in c.plots:
            plot_label(g, c, plot)


def _operation(side: str, name: str) -> Callable[[Labyrinth], None]:
    return lambda g: operations.conduct(g, side, name, g.tables["largest operation"])


def _turn_of(side: str) -> Callable[[Labyrinth], None]:
    def act(g: Labyrinth) -> None:
        g.put("side to act", int(side == US), "5.2.2")
        g.put("cards played", 0, "5.2.2")
        step(g)

    return act
