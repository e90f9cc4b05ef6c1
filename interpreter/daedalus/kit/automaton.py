"""A side that is played by its charts: how a bot answers whatever events and procedures ask it.

What it does comes from, in this order: the chart's instructions for the card that asks; its `answers` to a kind of
question; `choosing`, by what the card wants the thing for; else yes, the most of a number, or a lot among what is left.

A preference is a list of steps that narrow the options, as a column does:

    - where on the coast                  # a line of the card language about the thing
    - {list: march to}                    # a list or column of the chart
    - {column: attack}
    - left                                # an option by its name
    - {take: left, if: gold > 3}          # the same, if a condition holds
    - most                                # of numbers; also least
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.messages import CARD_CHOOSE, CARD_MAY, CARD_OPTION, Clause, Said
from daedalus.kit.charts import Chart, Condition, Line
from daedalus.kit.events import is_playable
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.purposes import purposes
from daedalus.language.typed import Choose

LINES = ("where ", "highest ", "lowest ")
MOST, LEAST, YES, NO, NEVER = "most", "least", "yes", "no", "never"
Step = Callable[[CardGame, str, Mapping[Option, Any], Sequence[Option]], Sequence[Option]]


class Automaton:
    """One side of a game, played by a chart."""

    def __init__(self, chart: Chart, side: str) -> None:
        self.chart, self.side = chart, side
        self._known: dict[Any, Sequence[Step]] = {}

    # -- events ---------------------------------------------------------------------------------------

    def instruction(self, card: Card) -> Mapping[str, Any]:
        """What the chart says of a card; nothing means that it is played whenever it can be."""
        found: Mapping[str, Any] = self._instructions.get(card.number, {})
        return found

    @cached_property
    def _instructions(self) -> dict[int, Mapping[str, Any]]:
        rows = self.chart.data.get("cards", {})
        return {int(n): {"if": NEVER} if row == NEVER else row for n, row in rows.items()}

    def would_play(self, g: CardGame, card: Card) -> bool:
        """Whether the event can be played, and the chart wants it."""
        return g.owner_of(card) in (self.side, "") and is_playable(g, card, self.side) and self.wants(g, card)

    def wants(self, g: CardGame, card: Card) -> bool:
        said = self.instruction(card).get("if")
        return said != NEVER and (said is None or self.holds(g, card, "if"))

    def holds(self, g: CardGame, card: Card, part: str) -> bool:
        """Whether a condition that the instructions for a card have under some name holds; not if they have none."""
        said = self.instruction(card).get(part)
        if said is None:
            return False
        key = (part, card.number)
        if key not in self._conditions:
            self._conditions[key] = self.chart.condition(str(said), ("cards", card.number, part))
        with g.during(cause=card.number):
            return self._conditions[key].holds(g, self.side, card.ops)

    def narrowed(
        self, g: CardGame, card: Card, part: str, type_: str, name: str, things: Sequence[Any]
    ) -> Sequence[Any]:
        """What a line of the instructions for a card leaves of some things."""
        said = str(self.instruction(card)[part])
        return self.line(g, said, ("cards", card.number, part), type_, name).narrows(g, self.side, things, card.ops, None)

    def line(self, g: CardGame, said: str, route: tuple[Any, ...], type_: str, name: str) -> Line:
        if route not in self._lines:
            self._lines[route] = self.chart.line(said, route, type_, name)
        return self._lines[route]

    @cached_property
    def _conditions(self) -> dict[Any, Condition]:
        return {}

    @cached_property
    def _lines(self) -> dict[Any, Line]:
        return {}

    # -- questions ------------------------------------------------------------------------------------

    def __call__(self, g: Any, side: str, said: Said, options: Sequence[Option]) -> Option:
        """The answer to a question, among at least two options."""
        message = said.message
        things: Mapping[Option, Any] = g.picking if message is CARD_CHOOSE else g.at
        left: Sequence[Option] = options
        for step in self._steps(g, said):
            if len(left) < 2:
                break
            left = step(g, side, things, left) or left
        return left[0] if len(left) == 1 else self.by_lot(g, said, left)

    def by_lot(self, g: Any, said: Said, left: Sequence[Option]) -> Option:
        """For games: how chance settles what the chart leaves open."""
        return left[g.lot(len(left))]

    def _steps(self, g: Any, said: Said) -> Sequence[Step]:
        message, cause = said.message, g.cause
        node = next((v.written.node for v in said.values if isinstance(v, Clause)), None)
        key = (cause, message.key, id(node))
        steps = self._known.get(key)
        if steps is None:
            steps = self._known[key] = self._find(g, message.key, node, cause)
        return steps

    def _find(self, g: Any, key: str, node: Any, cause: Any) -> Sequence[Step]:
        card = g.library.every.get(cause) if isinstance(cause, int) else None
        about = self.instruction(card) if card is not None else {}
        rows, route = self._rows(about, key, node, ("cards", cause))
        if rows is None:
            rows, route = self.chart.data.get("answers", {}).get(key), ("answers", key)
        if rows is None and key == CARD_CHOOSE.key and card is not None:
            rows, route = self._chosen_for(card, node)
        if rows is None:
            rows = [YES] if key == CARD_MAY.key else [MOST]
        type_ = node.things.type if isinstance(node, Choose) else self.chart.space
        name = node.things.variable if isinstance(node, Choose) else "c"
        every = rows if isinstance(rows, list) else [rows]
        return [self._step(row, (*route, i), type_, name) for i, row in enumerate(every)]

    def _rows(self, about: Mapping[str, Any], key: str, node: Any, route: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...]]:
        """What the instructions for a card say of a question."""
        if key == CARD_CHOOSE.key:
            rows = about.get("choose", {}).get(node.things.variable)
            return rows, (*route, "choose", node.things.variable)
        if key == CARD_MAY.key:
            return about.get("may"), (*route, "may")
        if key == CARD_OPTION.key:
            return about.get("options"), (*route, "options")
        return about.get("answers", {}).get(key), (*route, "answers", key)

    def _chosen_for(self, card: Card, node: Any) -> tuple[Any, tuple[Any, ...]]:
        """By what the card does with what is chosen: the first entry that knows one of its words."""
        wanted = purposes(card.tree, node) if isinstance(node, Choose) else ()
        for i, entry in enumerate(self.chart.data.get("choosing", ())):
            if any(word in entry["for"] for word in wanted):
                return entry["by"], ("choosing", i, "by")
        return None, ()

    def _step(self, row: Any, route: tuple[Any, ...], type_: str, name: str) -> Step:
        if isinstance(row, Mapping):
            if "column" in row:
                return self._of_chart(self.chart.narrow, str(row["column"]))
            if "list" in row:
                return self._of_chart(self.chart.first, str(row["list"]))
            condition = self.chart.condition(row["if"], (*route, "if"))
            return lambda g, me, things, left: _taken(row["take"], left) if condition.holds(g, me) else ()
        text = {True: YES, False: NO}.get(row, str(row)) if isinstance(row, bool) else str(row)
        if text.startswith(LINES):
            return self._of_line(self.chart.line(text, route, type_, name))
        if text in (MOST, LEAST):
            return lambda g, me, things, left: _extreme(left, text)
        return lambda g, me, things, left: _taken(text, left)

    def _of_line(self, line: Line) -> Step:
        def step(g: CardGame, me: str, things: Mapping[Option, Any], left: Sequence[Option]) -> Sequence[Option]:
            every = {things[option]: option for option in left if option in things}
            return [every[thing] for thing in self.chart.through(g, me, "", [line], list(every))]

        return step

    def _of_chart(self, narrow: Callable[..., Sequence[Any]], name: str) -> Step:
        def step(g: CardGame, me: str, things: Mapping[Option, Any], left: Sequence[Option]) -> Sequence[Option]:
            every = {things[option]: option for option in left if option in things}
            return [every[thing] for thing in narrow(g, me, name, list(every))]

        return step


def _taken(wanted: Any, left: Sequence[Option]) -> Sequence[Option]:
    return [option for option in left if str(option) == str(wanted)]


def _extreme(left: Sequence[Option], which: str) -> Sequence[Option]:
    numbers = [option for option in left if isinstance(option, int)]
    return [max(numbers) if which == MOST else min(numbers)] if numbers else ()
