"""6.3 Playing cards as operations: which are possible, with which value, and the reserves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from daedalus.games.labyrinth import alert, deploy, disrupt, jihad, plots, recruit, travel, war_of_ideas
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import available_plots


class Operation(NamedTuple):
    """One kind of operation: whether it is possible with a value, and how it is carried out."""

    name: str
    possible: Callable[[Labyrinth, int], bool]
    conduct: Callable[[Labyrinth, int], None]


def _war_of_ideas(g: Labyrinth, ops: int) -> None:
    c = g.choose_country(US, ask.WAR_OF_IDEAS_IN(), war_of_ideas.targets(g, ops), "7.2")
    war_of_ideas.war_of_ideas(g, c, ops)


def _disrupt(g: Labyrinth, ops: int) -> None:
    disrupt.disrupt(g, g.choose_country(US, ask.DISRUPT_IN(), disrupt.targets(g, ops), "7.4.1"))


US_OPERATIONS: Final = (
    Operation("war of ideas", war_of_ideas.can_war_of_ideas, _war_of_ideas),  # 7.2
    Operation("deploy", deploy.can_deploy, deploy.deploy),  # 7.3
    Operation(
        "regime change",
        deploy.can_regime_change,
        lambda g, n: deploy.choose_regime_change(g, deploy.regime_change_targets(g)),
    ),  # 7.3.4
    Operation("withdraw", deploy.can_withdraw, deploy.choose_withdraw),  # 7.3.5
    Operation("disrupt", lambda g, n: bool(disrupt.targets(g, n)), _disrupt),  # 7.4
    Operation(
        "alert",
        lambda g, n: n >= alert.cost(g) and bool(alert.targets(g)),
        lambda g, n: alert.choose_alert(g, alert.targets(g)),
    ),  # 7.5
)

JIHADIST_OPERATIONS: Final = (
    Operation("recruit", lambda g, n: recruit.can_recruit(g), recruit.choose_recruit),  # 8.2
    Operation(
        "travel", lambda g, n: bool(g.holding("sleeper cells") or g.holding("active cells")), travel.choose_travel
    ),  # 8.3
    Operation("jihad", lambda g, n: any(jihad.may_jihad(g, c) for c in g.with_cells()), jihad.choose_jihad),  # 8.4
    Operation(
        "plot",
        lambda g, n: bool(available_plots(g, n)) and any(plots.may_plot(g, c) for c in g.with_cells()),
        plots.choose_plots,
    ),  # 8.5
)


def operations_of(side: str) -> tuple[Operation, ...]:
    return US_OPERATIONS if side == US else JIHADIST_OPERATIONS


def named(side: str, name: str) -> Operation:
    return next(op for op in operations_of(side) if op.name == name)


def reserves(g: Labyrinth, side: str) -> int:
    return int(g.get(f"{side} reserves"))


def with_reserves(g: Labyrinth, side: str, ops: int) -> int:
    """6.3.3.1: reserves raise a card to at most 3."""
    return max(ops, min(int(g.tables["largest operation"]), ops + reserves(g, side)))


def possible(g: Labyrinth, side: str, ops: int, *, use_reserves: bool = True) -> list[str]:
    """The kinds of operation the side can conduct with a card of this value."""
    most = with_reserves(g, side, ops) if use_reserves else ops
    return [op.name for op in operations_of(side) if op.possible(g, most)]


def conduct(g: Labyrinth, side: str, name: str, ops: int, *, use_reserves: bool = True) -> None:
    """One operation, after the side has said whether it spends its reserves (all of them, 6.3.3.1)."""
    operation = named(side, name)
    raised = with_reserves(g, side, ops) if use_reserves else ops
    if raised > ops:
        needed = not operation.possible(g, ops)
        if needed or g.choose(side, ask.SPEND_RESERVES(name), ("no", "yes"), "6.3.3.1") == "yes":
            g.put(f"{side} reserves", 0, "6.3.3.1")
            ops = raised
    before = g.context
    g.context = before.about(before.cause, side, targeting=before.targeting)
    g.note(tell.OPERATION_BEGINS(side, name, ops), "6.3.1")
    operation.conduct(g, ops)
    g.settle()
    g.context = before


def by_bot(g: Labyrinth, side: str, what: str, *args: Any) -> bool:
    """12.3.11, 13.3.8: an operation that an event grants to a bot goes by its charts; whether one has taken it up."""
    conduct = getattr(g.automata.get(side), "conduct", None)
    return conduct is not None and bool(conduct(g, what, *args))


def bank(g: Labyrinth, side: str, ops: int) -> None:
    """6.3.3: the value of a small card goes to the reserves."""
    g.shift(f"{side} reserves", ops, "6.3.3")


def may_bank(g: Labyrinth, ops: int) -> bool:
    return bool(ops <= g.tables.us_operation("reserves")["largest card"])
