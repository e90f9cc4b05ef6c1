"""How a bot of Labyrinth answers: as any automaton does, and by the tables of random countries (9.5).

- {roll: schengen}                                             # the country rolled, or the nearest of the options
- {roll: shia-mix, test: yes, preferring: where good or fair}  # tested first; then the nearest of the preferred ones
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.solo.random_place import TABLES, nearest
from daedalus.games.labyrinth.testing import test
from daedalus.kit.automaton import Asked, Automaton, Step

ROLL, TEST, PREFERRING = "roll", "test", "preferring"


class Answers(Automaton):
    """One side of Labyrinth, played by a chart."""

    def _step(self, row: Any, route: tuple[Any, ...], type_: str, name: str) -> Step:
        if isinstance(row, Mapping) and ROLL in row:
            return self._rolling(row, route, type_, name)
        return super()._step(row, route, type_, name)

    def _rolling(self, row: Mapping[str, Any], route: tuple[Any, ...], type_: str, name: str) -> Step:
        table = TABLES[str(row[ROLL])]
        lines = [self.chart.line(str(row[PREFERRING]), (*route, PREFERRING), type_, name)] if PREFERRING in row else []

        def step(asked: Asked, left: Sequence[Option]) -> Sequence[Option]:
            g = asked.game
            places = [thing for option in left if isinstance(thing := asked.things.get(option), Country)]
            rolled = table(g)
            if row.get(TEST):
                test(g, rolled)
            fit = self.chart.through(g, asked.side, "", lines, list(dict.fromkeys(places)))
            chosen = nearest(g, rolled, fit)
            return [option for option in left if asked.things.get(option) is chosen]

        return step
