"""A side that is played by its charts: how a bot answers whatever events and procedures ask it.

What it does comes from, in this order: the chart's instructions for the card that asks; its `answers` to a kind of
question; `choosing`, by what the card wants the thing for; else yes, the most of a number, or a lot among what is left.

Instructions for a card stand under its number, or the numbers of all its copies: `8, 9, 10`. Their conditions see the
spaces that the event may touch:

    cards:
      4: never                            # not played
      7:
        if: gold > 1                      # when the event is wanted
        choose: {c: [...]}                # what stands for a name of the card
        options: [...]                    # which option
        may: no
        answers: {key: [...]}             # what a procedure asks meanwhile

A preference is a list of steps that narrow the options, as a column does:

    - where on the coast                  # a line of the card language about the thing
    - only where on the coast             # the same; if nobody meets it the side stops, where it may
    - {list: march to}                    # a list or column of the chart
    - {column: attack}
    - left                                # an option by its name
    - {take: left, if: gold > 3}          # the same, if a condition holds; lists and columns may have one too
    - {drawn from: a zone}                # by lot from what lies there, each option as often as it does
    - {by: highest walls, if: gold > 3}   # a line, if a condition holds
    - {at most: 2, if: gold > 3}          # the side stops when it has chosen so many things
    - most                                # of numbers; also least
    - first                               # as they are asked in, of the cards of a pile the lowest; also last

What is chosen by a card is called as there in the instructions for it, elsewhere it is `c`; `d` is the space that the
question is about. In `choose` stands the name of what is chosen, or the key of a word that says what it is for. A side
that may stop does so only if a step says it. Options about the same thing, such as the pieces of one space, are one for
the lot, and the first of them is taken. A column about something else than the options, such as the pieces of a space,
keeps the options to which the best of these belong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from daedalus.core.decision import Option
from daedalus.core.messages import CARD_CHOOSE, CARD_MAY, CARD_OPTION, Clause, Said
from daedalus.kit.chart_schema import NEVER
from daedalus.kit.charts import Chart, Condition, Line
from daedalus.kit.events import is_playable, why_not
from daedalus.kit.game import CardGame
from daedalus.kit.hearing import ASKED, EVENT, NARROWED, hear, unheard
from daedalus.kit.library import Card
from daedalus.language.purposes import purposes
from daedalus.language.typed import Choose

LINES = ("where ", "highest ", "lowest ")
ONLY, AT_MOST = "only ", "at most"
MOST, LEAST, FIRST, LAST = "most", "least", "first", "last"
YES, NO, DONE = "yes", "no", "done"


class Asked(NamedTuple):
    """A question to the side, for the steps that answer it."""

    game: Any
    side: str
    things: Mapping[Option, Any]  # what the options stand for
    goal: Any  # the space that it is about


Step = Callable[[Asked, Sequence[Option]], Sequence[Option]]


class Automaton:
    """One side of a game, played by a chart."""

    def __init__(self, chart: Chart, side: str) -> None:
        self.chart, self.side = chart, side
        self._known: dict[Any, tuple[Any, tuple[Sequence[Step], str]]] = {}  # with the node of the key: it must live on
        self._conditions: dict[Any, Condition] = {}
        self._of_cards: dict[tuple[int, str], Condition] = {}  # those of the instructions, by card and part
        self._lines: dict[Any, Line] = {}
        self._choosing: list[Sequence[str]] = [entry["for"] for entry in chart.data.get("choosing", ())]
        rows = chart.data.get("cards", {})
        # For each number of a card the key under which its instructions stand, and these.
        self._of_copies: dict[int, tuple[Any, Any]] = {
            int(n): (key, row) for key, row in rows.items() for n in str(key).split(",")
        }
        self._instructions: dict[int, Mapping[str, Any]] = {
            n: {"if": NEVER} if row == NEVER else row for n, (_, row) in self._of_copies.items()
        }

    # -- events ---------------------------------------------------------------------------------------

    def instruction(self, card: Card) -> Mapping[str, Any]:
        """What the chart says of a card; nothing means that it is played whenever it can be."""
        found: Mapping[str, Any] = self._instructions.get(card.number, {})
        return found

    def _place(self, number: Any) -> tuple[Any, ...]:
        return ("cards", self._of_copies.get(number, (number,))[0])

    def would_play(self, g: CardGame, card: Card) -> bool:
        """Whether the event can be played, and the chart wants it; asked more than once of a card in play."""
        if g.heard is not None:
            return self._told(g, card)
        if g.owner_of(card) not in (self.side, ""):
            return False
        kept, key = g.moment(), ("would play", self.side, card.number)
        known: bool | None = kept.get(key)
        if known is None:
            drawn = g.draws
            never = self.instruction(card).get("if") == NEVER
            known = not never and is_playable(g, card, self.side) and self.wants(g, card)
            if g.draws == drawn:  # what chance has a part in is asked again
                kept[key] = known
        return known

    def _told(self, g: CardGame, card: Card) -> bool:
        """The same, with the reason."""
        reason = why_not(g, card, self.side)
        said = str(self.instruction(card).get("if", "")) if reason is None else ""
        plays = reason is None and unheard(g, lambda: self.wants(g, card))
        answer = [YES if plays else NO]
        hear(g, EVENT, str(card.number), said, self.chart.rule_of("cards"), left=answer, said=reason)
        return plays

    def wants(self, g: CardGame, card: Card) -> bool:
        said = self.instruction(card).get("if")
        return said != NEVER and (said is None or self.holds(g, card, "if"))

    def holds(self, g: CardGame, card: Card, part: str) -> bool:
        """Whether a condition that the instructions for a card have under some name holds; not if they have none."""
        said = self.instruction(card).get(part)
        if said is None:
            return False
        condition = self._of_cards.get((card.number, part))
        if condition is None:
            condition = self.condition(said, (*self._place(card.number), part))
            self._of_cards[card.number, part] = condition
        before = g.context
        g.context = before.about(card.number, before.side, targeting=True)
        holds = condition.holds(g, self.side, card.ops)
        g.context = before
        return holds

    def narrowed(
        self, g: CardGame, card: Card, part: str, type_: str, name: str, things: Sequence[Any]
    ) -> Sequence[Any]:
        """What a line of the instructions for a card leaves of some things."""
        said = str(self.instruction(card)[part])
        return self.line(g, said, (*self._place(card.number), part), type_, name).narrows(
            g, self.side, things, card.ops, None
        )

    def condition(self, said: Any, route: tuple[Any, ...]) -> Condition:
        """One that stands somewhere in the chart, made once."""
        if route not in self._conditions:
            self._conditions[route] = self.chart.condition(str(said), route)
        return self._conditions[route]

    def line(self, g: CardGame, said: str, route: tuple[Any, ...], type_: str, name: str) -> Line:
        if route not in self._lines:
            self._lines[route] = self.chart.line(said, route, type_, name)
        return self._lines[route]

    # -- questions ------------------------------------------------------------------------------------

    def __call__(self, g: Any, side: str, said: Said, options: Sequence[Option]) -> Option:
        """The answer to a question, among at least two options."""
        goal = next((g.at[v] for v in said.values if type(v) is str and v in g.at), None)
        asked = Asked(g, side, self.things(g, said, options, goal), goal)
        left: Sequence[Option] = options
        steps, part = self._steps(g, said)
        if g.heard is not None:
            hear(g, ASKED, part, "", self.chart.rule_of(part.partition(" ")[0]), options, (), said)
        for step in steps:
            if len(left) < 2:
                break
            left = step(asked, left) or left
        left = [option for option in left if option != DONE] or left
        answer: Option = g.one_by_lot(_one_a_thing(asked, left))
        return answer

    def things(self, g: Any, said: Said, options: Sequence[Option], goal: Any) -> Mapping[Option, Any]:
        """What the options stand for; games may know more of some questions."""
        return g.picking if said.message is CARD_CHOOSE else {option: g.stands_for(option) for option in options}

    def parts(self, g: Any, type_: str, thing: Any) -> Sequence[Any]:
        """For games: what belongs to a thing and is of the type that a column or list is about."""
        return (thing,)

    def _steps(self, g: Any, said: Said) -> tuple[Sequence[Step], str]:
        """What answers a question, and where in the chart it stands."""
        message, cause = said.message, g.cause
        node = next((v.written.node for v in said.values if isinstance(v, Clause)), None)
        key = (cause, message.key, id(node))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = node, self._find(g, message.key, node, cause)
        return found[1]

    def _find(self, g: Any, key: str, node: Any, cause: Any) -> tuple[Sequence[Step], str]:
        card = g.library.every.get(cause) if isinstance(cause, int) else None
        about = self.instruction(card) if card is not None else {}
        wanted = purposes(card.tree, node) if card is not None and isinstance(node, Choose) else ()
        rows, route = self._rows(about, key, node, wanted, self._place(cause))
        if rows is None:
            rows, route = self.chart.data.get("answers", {}).get(key), ("answers", key)
        if rows is None:
            rows, route = self._chosen_for(wanted)
        if rows is None:
            rows, route = [YES] if key == CARD_MAY.key else [MOST], ("",)
        type_ = node.things.type if isinstance(node, Choose) else self.chart.space
        name = node.things.variable if isinstance(node, Choose) and route[0] == "cards" else "c"
        every = rows if isinstance(rows, list) else [rows]
        steps = [self._step(row, (*route, i), type_, name) for i, row in enumerate(every)]
        part = next(word for word in wanted if word in self._choosing[route[1]]) if route[0] == "choosing" else ""
        return steps, " ".join(map(str, (route[0], part) if part else route)).strip()

    def _rows(
        self, about: Mapping[str, Any], key: str, node: Any, wanted: Sequence[str], route: tuple[Any, ...]
    ) -> tuple[Any, tuple[Any, ...]]:
        """What the instructions for a card say of a question."""
        if key == CARD_CHOOSE.key:
            said = about.get("choose", {})
            name = next((name for name in (node.things.variable, *wanted) if name in said), "")
            return said.get(name), (*route, "choose", name)
        if key == CARD_MAY.key:
            return about.get("may"), (*route, "may")
        if key == CARD_OPTION.key:
            return about.get("options"), (*route, "options")
        return about.get("answers", {}).get(key), (*route, "answers", key)

    def _chosen_for(self, wanted: Sequence[str]) -> tuple[Any, tuple[Any, ...]]:
        """By what the card does with what is chosen: the first entry that knows one of its words."""
        for i, words in enumerate(self._choosing):
            if any(word in words for word in wanted):
                return self.chart.data["choosing"][i]["by"], ("choosing", i, "by")
        return None, ()

    # -- steps ----------------------------------------------------------------------------------------

    def _step(self, row: Any, route: tuple[Any, ...], type_: str, name: str) -> Step:
        if isinstance(row, Mapping):
            step = self._step(row["by"], (*route, "by"), type_, name) if "by" in row else self._of_mapping(row)
            return self._if(self.chart.condition(row["if"], (*route, "if")), step) if "if" in row else step
        text = _named(row)
        if text.removeprefix(ONLY).startswith(LINES):
            line = self._of_line(self.chart.line(text.removeprefix(ONLY), route, type_, name))
            return _or_done(line) if text.startswith(ONLY) else line
        if text in (MOST, LEAST):
            return lambda asked, left: _extreme(left, text)
        if text in (FIRST, LAST):
            return lambda asked, left: left[:1] if text == FIRST else left[-1:]
        return _taking(text)

    def _of_mapping(self, row: Mapping[str, Any]) -> Step:
        if "column" in row:
            return self._of_chart(self.chart.narrow, str(row["column"]))
        if "list" in row:
            return self._of_chart(self.chart.first, str(row["list"]))
        if AT_MOST in row:
            return lambda asked, left: _taking(DONE)(asked, left) if asked.game.picked >= row[AT_MOST] else ()
        if "drawn from" in row:
            return _drawing(str(row["drawn from"]))
        return _taking(_named(row["take"]))

    def _if(self, condition: Condition, step: Step) -> Step:
        return lambda asked, left: step(asked, left) if condition.holds(asked.game, asked.side, 0, asked.goal) else ()

    def _of_line(self, line: Line) -> Step:
        def kept(asked: Asked, things: Sequence[Any]) -> Sequence[Any]:
            good = line.narrows(asked.game, asked.side, things, 0, asked.goal)
            if asked.game.heard is not None and 0 < len(good) < len(things):
                hear(asked.game, NARROWED, "", line.source, of=things, left=good)
            return good

        return _narrowing(kept)

    def _of_chart(self, narrow: Callable[..., Sequence[Any]], name: str) -> Step:
        type_, _ = self.chart.about(name)

        def kept(asked: Asked, things: Sequence[Any]) -> Sequence[Any]:
            parts = {part: thing for thing in things for part in self.parts(asked.game, type_, thing)}
            good = narrow(asked.game, asked.side, name, list(parts), 0, asked.goal)
            return list(dict.fromkeys(parts[part] for part in good))

        return _narrowing(kept)


def _named(option: Any) -> str:
    """An option as it is written; YAML reads `yes` as a truth."""
    return (YES if option else NO) if isinstance(option, bool) else str(option)


def _narrowing(kept: Callable[[Asked, Sequence[Any]], Sequence[Any]]) -> Step:
    """The options whose things are kept."""

    def step(asked: Asked, left: Sequence[Option]) -> Sequence[Option]:
        every = [thing for option in left if (thing := asked.things.get(option)) is not None]
        good = kept(asked, list(dict.fromkeys(every)))
        return [option for option in left if asked.things.get(option) in good]

    return step


def _or_done(line: Step) -> Step:
    return lambda asked, left: line(asked, left) or _taking(DONE)(asked, left)


def _taking(wanted: str) -> Step:
    return lambda asked, left: [option for option in left if str(option) == wanted]


def _drawing(zone: str) -> Step:
    """What lies in a zone as far as it is among the options, as often as it lies there."""

    def step(asked: Asked, left: Sequence[Option]) -> Sequence[Option]:
        there = [option for option in asked.game.get(zone) if option in left]
        return there[:1] if len(set(there)) == 1 else there

    return step


def _extreme(left: Sequence[Option], which: str) -> Sequence[Option]:
    numbers = [option for option in left if isinstance(option, int)]
    return [max(numbers) if which == MOST else min(numbers)] if numbers else ()


def _one_a_thing(asked: Asked, left: Sequence[Option]) -> Sequence[Option]:
    """The first of the options about each thing."""
    if len(set(left)) < len(left):
        return left  # drawn: each as often as it is there
    return list({asked.things.get(option) or option: option for option in reversed(left)}.values())[::-1]
