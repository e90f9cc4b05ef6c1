"""Questions to a bot about a position, each with the recorded answer: verdicts, operations, target sets, rankings."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from daedalus.games.labyrinth import deploy, disrupt, jihad, pieces, plots, recruit, travel, war_of_ideas
from daedalus.games.labyrinth.board import FAIR, GOOD, JIHADIST, MUSLIM, NON_MUSLIM, POOR, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import alert_table, cells, deployment, homeland, us, us_events
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import threats
from tests.differential.hands import play
from tests.differential.record import AWAKENING, BASE, MODES, Row

Ask = Callable[[Labyrinth, Player], tuple[Any, Any]]
DECKS = {BASE: range(1, 121), AWAKENING: range(121, 241)}
COLUMNS = {
    "minor_jihad": "jihad",
    "major_jihad": "jihad",
    "marker": "markers",
    "plot": "plot",
    "recruit_travel_to": "recruit and travel to",
    "disrupt": "disrupt",
    "deploy_to": "deploy to",
    "deploy_from": "deploy from",
    "regime_change": "regime change",
    "war_of_ideas_muslim": "war of ideas",
}
OPERATIONS = {
    "major jihad": "major_jihad",
    "minor jihad": "minor_jihad",
    "plot for prestige": "plot",
    "regime change": "regime_change",
    "war of ideas": "war_of_ideas_best_drm",
    "war of ideas at -1": "war_of_ideas_drm_minus_1",
    "war of ideas, non-muslim": "war_of_ideas_nonmuslim",
    "homeland security": "homeland_security",
}


def questions(row: Row) -> Iterator[tuple[str, Ask]]:
    """What was recorded of a position, question by question; what is asked stands before the colon."""
    yield from _verdicts(row)
    for flow in row["operation_flow"]:
        yield f"operation flow: {flow['ops']} ops", functools.partial(_operation, flow=flow)
    for name, ranked in row["rank"].items():
        yield f"rank: {name}", functools.partial(_rank, name=name, ranked=ranked)
    yield from _of_jihadist(row) if row["role"] == "Jihadist" else _of_us(row)


# -- events -------------------------------------------------------------------------------------------------------


def _verdicts(row: Row) -> Iterator[tuple[str, Ask]]:
    events = row["events"]
    unclear = {e if isinstance(e, int) else e[0] for e in events.get("errors", ())} | set(events.get("asked", ()))
    for number in DECKS[MODES[row["mode"]]]:
        if number not in unclear:
            yield f"{number}: verdict", functools.partial(_verdict, number=number, will=number in events["will_play"])
    if row["role"] == "US":
        for number in events["will_play"]:
            for key, ours in (("stops_priority_plot", _stops), ("removes_last_cell", _last_cell)):
                yield f"{number}: {key}", functools.partial(ours, number=number, recorded=number in events[key])


def _verdict(g: Labyrinth, player: Player, number: int, will: bool) -> tuple[Any, Any]:
    card = g.card(number)
    play(g, player.side, number)
    return not card.auto and player.would_play(g, card), will


def _stops(g: Labyrinth, player: Player, number: int, recorded: bool) -> tuple[Any, Any]:
    play(g, player.side, number)
    g.context = g.context._replace(cause=number)
    return bool(threats(g)) and us_events.stops_plot(g), recorded


def _last_cell(g: Labyrinth, player: Player, number: int, recorded: bool) -> tuple[Any, Any]:
    play(g, player.side, number)
    return player.of(g).holds(g, g.card(number), us.LAST_CELL), recorded


# -- what both bots have --------------------------------------------------------------------------------------------


def _operation(g: Labyrinth, player: Player, flow: Row) -> tuple[Any, Any]:
    ours = player.chart(g).ask(g, player.side, "operation", flow["ops"])
    return OPERATIONS.get(ours, ours), flow["operation"]


def _rank(g: Labyrinth, player: Player, name: str, ranked: Sequence[Sequence[str]]) -> tuple[Any, Any]:
    left = [g.at[country] for group in ranked for country in group]
    ours = []
    while left:
        best = player.chart(g).narrow(g, player.side, COLUMNS[name], left)
        ours.append(sorted(c.name for c in best))
        left = [c for c in left if c not in best]
    return ours, [sorted(group) for group in ranked]


def _names(countries: Sequence[Any]) -> list[str]:
    return sorted(c.name for c in countries)


def _left(
    g: Labyrinth, player: Player, name: str, column: str, found: Sequence[Country], n: int = 0, goal: Any = None
) -> list[str]:
    """What a list and a column leave of the candidates."""
    chart, side = player.chart(g), player.side
    first = chart.first(g, side, name, found, n, goal) if name else found
    return _names(chart.narrow(g, side, column, first, n, goal))


# -- the jihadist -----------------------------------------------------------------------------------------------------


def _of_jihadist(row: Row) -> Iterator[tuple[str, Ask]]:
    yield "recruit possible", lambda g, p: (recruit.can_recruit(g), row["recruit_possible"])
    yield (
        "movable cells",
        lambda g, p: (
            {c.name: n for c in g.countries if (n := cells.movable(g, c))},
            row["movable_cells"],
        ),
    )
    for ops, left in row["major_jihad"].items():
        yield f"major jihad: {ops} ops", functools.partial(_major, ops=int(ops), recorded=left)
    yield "minor jihad", lambda g, p: (_left(g, p, "", "jihad", _minor(g)), _recorded(row["minor_jihad"]))
    yield "plot", lambda g, p: (_left(g, p, _plot_list(g), "plot", plots.targets(g)), _recorded(row["plot"]))
    yield (
        "plot for prestige",
        lambda g, p: (
            _left(g, p, _plot_list(g), "plot", [c for c in plots.targets(g) if pieces.troops_at_stake(g, c) > 0]),
            _recorded(row["plot_prestige"]),
        ),
    )
    yield (
        "recruit",
        lambda g, p: (
            _left(g, p, "recruit", "recruit and travel to", [c for c in g.countries if recruit.may_recruit(g, c)]),
            _recorded(row["recruit"]),
        ),
    )
    yield "travel to", functools.partial(_travel_to, recorded=row["travel_to"])
    for goal, left in row["travel_from"].items():
        yield f"travel from: to {goal}", functools.partial(_travel_from, goal=goal, recorded=left)

    yield (
        "place a cell anywhere",
        lambda g, p: (
            _left(g, p, "travel to", "recruit and travel to", [c for c in g.countries if g.open(c)]),
            _recorded(row["place_cell_anywhere"]),
        ),
    )
    yield "short of major jihad", functools.partial(_short, recorded=row["needs_cells_for_major_jihad"])
    if row["caliphate_target"]:  # there is none yet
        yield "caliphate", functools.partial(_caliphate, recorded=row["caliphate_target"])
    for major, recorded in ((False, row["minor_jsp"]), (True, row["major_jsp"])):
        kind = "major" if major else "minor"
        yield f"jihad could succeed: {kind}", functools.partial(_could_succeed, major=major, recorded=recorded)


def _could_succeed(g: Labyrinth, player: Player, major: bool, recorded: list[str]) -> tuple[Any, Any]:
    """Where a die of 1 would do: asked only where such a jihad could be conducted at all, tested countries that is."""
    there = [c for c in g.countries if c.kind == MUSLIM and c.governance in (GOOD, FAIR, POOR)]
    ours = [c for c in there if 1 + jihad.modifier(g, c, major=major) <= c.governance and g.ask("may-jihad", True, c)]
    return _names(ours), sorted(name for name in recorded if g.at[name] in there)


def _short(g: Labyrinth, player: Player, recorded: list[str]) -> tuple[Any, Any]:
    first, *_ = player.chart(g).lists["travel to"]
    found = [c for c in g.countries if g.open(c)]
    for line in first:
        found = list(line.narrows(g, player.side, found, 0, None))
    return _names(found), sorted(recorded)


def _caliphate(g: Labyrinth, player: Player, recorded: Row) -> tuple[Any, Any]:
    found = [c for c in g.countries if g.open(c)]
    return _left(g, player, "caliphate", "recruit and travel to", found), _recorded(recorded)


def _recorded(about: Row) -> list[str]:
    return sorted(about["left"])


def _major(g: Labyrinth, player: Player, ops: int, recorded: Any) -> tuple[Any, Any]:
    theirs = recorded if isinstance(recorded, list) else recorded["left"]
    chart = player.chart(g)
    ready = [c for c in jihad.targets(g) if c.governance == POOR and jihad.may_major_jihad(g, c, ops)]
    ready = [c for c in ready if 1 + jihad.modifier(g, c, major=True) <= c.governance]
    return _names(chart.narrow(g, player.side, "jihad", ready, ops)), sorted(theirs)


def _minor(g: Labyrinth) -> list[Country]:
    found = [c for c in jihad.targets(g) if c.governance in (GOOD, FAIR)]
    return [c for c in found if 1 + jihad.modifier(g, c) <= c.governance]


def _plot_list(g: Labyrinth) -> str:
    tight = g.tables.level("funding", g.funding)["name"] == "tight"
    return "plot when funding is tight" if tight else "plot"


def _travel_to(g: Labyrinth, player: Player, recorded: Row) -> tuple[Any, Any]:
    goals = [c for c in g.countries if g.open(c) and any(_source(g, d, c) for d in travel.sources(g))]
    return _left(g, player, "travel to", "recruit and travel to", goals), _recorded(recorded)


def _source(g: Labyrinth, c: Country, goal: Country) -> bool:
    return cells.may_go(g, c, goal) and cells.movable(g, c) > 0


def _travel_from(g: Labyrinth, player: Player, goal: str, recorded: list[str]) -> tuple[Any, Any]:
    target = g.at[goal]
    found = [c for c in travel.sources(g) if _source(g, c, target)]
    return _left(g, player, "travel from", "travel from", found, 3, target), sorted(recorded)


# -- the US ---------------------------------------------------------------------------------------------------------


def _of_us(row: Row) -> Iterator[tuple[str, Ask]]:
    for key, about in row["by_ops"].items():
        ops = int(key)
        for name, ask in _by_ops(ops, about):
            yield f"{name}: {ops} ops", ask
    if row["alert"]:
        yield from _alerts(row["alert"])
    if row["alert"]:
        yield from _alert_flow(row)
    if row["regime_change"]:
        yield from _regime_change(row["regime_change"])
    yield "posture", lambda g, p: (_posture(g, p), sorted(row["posture_target"]))
    yield (
        "disrupt the last cell",
        lambda g, p: (
            {str(n): us.removes_last_cell(g, n) for n in (1, 2, 3)},
            row["disrupt_would_remove_last_cell"],
        ),
    )


def _by_ops(ops: int, about: Row) -> Iterator[tuple[str, Ask]]:
    yield (
        "war of ideas",
        lambda g, p: (
            {c.name: war_of_ideas.modifier(g, c) for c in _muslim_ideas(g, ops)},
            about["war_of_ideas_muslim"],
        ),
    )
    yield (
        "war of ideas, best",
        lambda g, p: (
            _left(g, p, "war of ideas", "war of ideas", _muslim_ideas(g, ops), ops),
            _recorded(about["war_of_ideas_best_drm"]),
        ),
    )
    yield (
        "war of ideas, non-muslim",
        lambda g, p: (
            _left(
                g,
                p,
                *["war of ideas, non-muslim"] * 2,
                [c for c in war_of_ideas.targets(g, ops) if c.kind == NON_MUSLIM],
            ),
            _recorded(about["war_of_ideas_nonmuslim"]),
        ),
    )
    yield (
        "disrupt",
        lambda g, p: (
            _left(g, p, "disrupt", "disrupt", disrupt.targets(g, ops), ops),
            _recorded(about["disrupt"]),
        ),
    )
    if about["deploy"]:
        yield (
            "deploy from",
            lambda g, p: (
                _left(g, p, "deploy from", "deploy from", deployment.origins(g, ops), ops),
                sorted(about["deploy"]["from"].get("left", about["deploy"]["from"]["flow_left"])),
            ),
        )
        yield (
            "deploy to",
            lambda g, p: (
                _left(g, p, "deploy to", "deploy to", deployment.goals(g, ops), ops),
                sorted(about["deploy"]["to"].get("left", about["deploy"]["to"]["flow_left"])),
            ),
        )
    yield "homeland security", lambda g, p: (_first_step(g, ops), about["homeland_security"])
    yield "reassessment", lambda g, p: (_reassessment(g, ops), about["reassessment_wanted"])
    yield (
        "war of ideas, at -1",
        lambda g, p: (
            _left(g, p, "war of ideas at -1", "war of ideas", _muslim_ideas(g, ops), ops)
            if about["war_of_ideas_muslim"]
            else [],
            sorted(about["war_of_ideas_drm_minus_1"]),
        ),
    )


def _muslim_ideas(g: Labyrinth, ops: int) -> list[Country]:
    return [c for c in g.countries if c.kind == MUSLIM and deployment.war_of_ideas_open(g, c, ops)]


def _first_step(g: Labyrinth, ops: int) -> str | None:
    """The first step of homeland security that could be taken with so many operations of a card."""
    both = ops + int(g.get("us reserves"))
    if homeland.in_the_us(g, both):
        return "DisruptUS"
    if homeland.soft_countries(g, both):
        return "WoiSoftNonMuslim"
    if homeland.non_muslim_cells(g, both):
        return "DisruptNonMuslim"
    if g.get("us reserves") < g.tables.us_operation("reserves")["largest card"]:
        return "AddToReserves"
    if homeland.muslim_cadres(g, ops):
        return "DisruptMuslimToCadre"
    against = homeland.opposite(g, ops)
    if against:
        return "WoiNonMuslimOpposite" if against[0].posture else "WoiNonMuslimUntested"
    return None


def _reassessment(g: Labyrinth, ops: int) -> bool:
    number = next(n for n in _deck(g) if g.card(n).ops == ops)
    play(g, "us", number)
    return us.wants_reassessment(g, g.card(number))


def _deck(g: Labyrinth) -> range:
    return DECKS[BASE if g.rule_set == "base" else AWAKENING]


def _posture(g: Labyrinth, player: Player) -> list[str]:
    open_ = [c for c in g.countries if c.kind == NON_MUSLIM and not c.printed_posture and c.name != "United States"]
    return _names(player.chart(g).narrow(g, player.side, "posture", open_))


def _regime_change(about: Row) -> Iterator[tuple[str, Ask]]:
    def targets(g: Labyrinth) -> list[Country]:
        return [c for c in deploy.regime_change_targets(g) if deploy.regime_change_origins(g, c)]

    yield "regime change: possible", lambda g, p: (deploy.can_regime_change(g, 3), about["possible"])
    yield (
        "regime change: in",
        lambda g, p: (_left(g, p, "", "regime change", targets(g)), _recorded(about["target"])),
    )
    for name, recorded in about["source"].items():
        yield f"regime change: into {name}", functools.partial(_regime_change_from, name=name, recorded=recorded)


def _regime_change_from(g: Labyrinth, player: Player, name: str, recorded: Row) -> tuple[Any, Any]:
    places = deploy.regime_change_origins(g, g.at[name])
    found = [c for c in places if c is not None]
    theirs = recorded["countries"]
    return (
        (None in places, _left(g, player, "regime change from", "deploy from", found)),
        (recorded["track"], sorted(theirs.get("left", theirs["flow_left"]))),
    )


def _alert_flow(row: Row) -> Iterator[tuple[str, Ask]]:
    """What comes of plots on the map, with any card whose event would be played or not, and stops no plot."""
    events = row["events"]
    harmless = [n for n in events["will_play"] if n not in events["stops_priority_plot"]]
    for i, flow in enumerate(row["alert"]["flow"]):
        if harmless or not flow["playable_event"]:
            yield f"alert: flow {i + 1}", functools.partial(_flow, flow=flow, playable=harmless[:1])


def _flow(g: Labyrinth, player: Player, flow: Row, playable: Sequence[int]) -> tuple[Any, Any]:
    unwanted = next(n for n in _deck(g) if g.card(n).association == JIHADIST)
    number = playable[0] if flow["playable_event"] else unwanted
    play(g, player.side, number, 1 + flow["last_card"])
    g.context = g.context._replace(cause=number)
    return RESULTS[player.chart(g).ask(g, player.side, "alert", flow["ops"])], flow["result"]


RESULTS = {"alert": "AlertPlot", "alert table": "AlertTable", "go on": "PARFlowchart", "reserves": "AddToUSReserves"}


def _alerts(about: Row) -> Iterator[tuple[str, Ask]]:
    yield (
        "alert: priority plot",
        lambda g, p: (
            sorted(
                f"Plot {t.plot.kind.upper()} in {t.place.name}" for t in p.chart(g).narrow(g, "us", "alert", threats(g))
            ),
            sorted(_plot(text) for text in about["priority"]["left"]),
        ),
    )
    yield (
        "alert: row and column",
        lambda g, p: (
            alert_table.standing(g, p.chart(g).narrow(g, "us", "alert", threats(g))[0]),
            (about["table_funding"], about["table_prestige"]),
        ),
    )


def _plot(text: str) -> str:
    kind, _, place = text.partition(" in ")
    number = kind.split(" (")[0].replace("Plot ", "").upper().split()[0]
    return f"Plot {number} in {place}"
