"""A side of Labyrinth that a rulebook's bot plays: charts by rule set, levels, and whose procedures it follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from daedalus.core.decision import Option
from daedalus.core.messages import Said
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.answers import Answers
from daedalus.games.labyrinth.solo.random_place import one_of as one_of
from daedalus.games.labyrinth.solo.threats import THREAT, threats
from daedalus.kit.automaton import Automaton
from daedalus.kit.bots import Bot
from daedalus.kit.charts import Chart
from daedalus.kit.library import Card

Play = Callable[[Labyrinth, "Player", Card], None]
Grant = Callable[..., None]  # how a bot conducts what an event grants: of the game, the bot, the operations
DIFFERENT = "different goals"  # of an instruction for a card: each cell goes somewhere else
CLOSED = "closed"  # what a chart may say of the bot's hand


class ByCharts(Answers):
    """Charts that speak of plots where they lie (13.3.3), not only of countries."""

    def things(self, g: Labyrinth, said: Said, options: Sequence[Option], goal: Country | None) -> Mapping[Option, Any]:
        if said.message in (ask.PLOT_TO_ALERT, ask.PLOT_TO_MOVE):
            return {str(threat.plot): threat for threat in threats(g) if threat.place is goal}
        return super().things(g, said, options, goal)

    def parts(self, g: Labyrinth, type_: str, thing: Any) -> Sequence[Any]:
        if type_ == THREAT and isinstance(thing, Country):
            return [threat for threat in threats(g) if threat.place is thing]
        return super().parts(g, type_, thing)


class Player:
    """The policy of a bot, and what its procedures ask of its charts."""

    def __init__(self, bot: Bot, side: str, level: str, play: Play, granted: Mapping[str, Grant]) -> None:
        self.bot, self.side, self.level, self.play, self.granted = bot, side, level, play, granted

    @property
    def closed(self) -> bool:
        """12.2, 13.2: nobody looks at its cards, whatever an event says."""
        return self.bot.source.data.get("hand") == CLOSED

    def of(self, g: Labyrinth) -> Automaton:
        """The automaton for the rules in force: in a campaign they change with the deck."""
        rule_set = g.rule_set
        found: Automaton | None = self.bot.automata.get(rule_set)
        if found is None:
            found = self.bot.automata[rule_set] = ByCharts(self.bot.chart(rule_set), self.side)
        return found

    def chart(self, g: Labyrinth) -> Chart:
        return self.of(g).chart

    def __call__(self, g: Any, side: str, said: Said, options: Sequence[Option]) -> Option:
        return self.of(g)(g, side, said, options)

    def would_play(self, g: Labyrinth, card: Card) -> bool:
        return self.of(g).would_play(g, card)

    def conduct(self, g: Labyrinth, what: str, *args: Any) -> bool:
        """12.3.11, 13.3.8: an operation by an event, if its charts speak of such; whether they do."""
        how = self.granted.get(what)
        if how is not None:
            how(g, self, *args)
        return how is not None

    # -- countries by the charts ------------------------------------------------------------------------

    def best(
        self, g: Labyrinth, column: str, countries: Sequence[Country], n: int = 0, goal: Country | None = None
    ) -> Country | None:
        """By a column; chance settles what it leaves open (12.3.12, 13.3.9)."""
        return one_of(g, self.chart(g).narrow(g, self.side, column, countries, n, goal))

    def listed(
        self,
        g: Labyrinth,
        name: str,
        column: str,
        countries: Sequence[Country],
        n: int = 0,
        goal: Country | None = None,
    ) -> Country | None:
        """By the first line of a list that anybody meets, then by a column."""
        chart = self.chart(g)
        found = chart.first(g, self.side, name, countries, n, goal)
        return one_of(g, chart.narrow(g, self.side, column, found, n, goal))
