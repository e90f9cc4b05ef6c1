"""8.2 Recruit."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import ISLAMIST_RULE, JIHADIST, NON_MUSLIM, NONE, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cells, place_cells
from daedalus.games.labyrinth.testing import test
from daedalus.games.labyrinth.tracks import recruitable_cells


def may_recruit(g: Labyrinth, c: Country) -> bool:
    """8.2.2: a cell or a cadre is there."""
    return bool(g.ask("may-recruit-in", cells(g, c) > 0 or bool(c.cadre), c)) and g.open(c)


def targets(g: Labyrinth) -> list[Country]:
    if recruitable_cells(g) == 0:
        return []
    return [c for c in _candidates(g) if may_recruit(g, c)]


def _candidates(g: Labyrinth) -> list[Country]:
    """Without an event that opens more countries, only those with cells or cadres need be looked at."""
    if g.answered("may-recruit-in"):
        return g.countries
    return g.with_cells_or_cadre()


def can_recruit(g: Labyrinth) -> bool:
    """Whether the operation may be conducted: a cell to recruit and a country to do it in; events ask `targets`."""
    return (
        recruitable_cells(g) > 0 and bool(g.ask("may-recruit", True)) and any(may_recruit(g, c) for c in _candidates(g))
    )


def is_automatic(g: Labyrinth, c: Country) -> bool:
    """8.1.1, 8.2.3, 11.2.3: Islamist Rule, regime change and civil war countries."""
    sure = c.governance == ISLAMIST_RULE or c.regime_change != NONE or bool(c.civil_war)
    return bool(g.ask("recruiting-is-automatic", sure, c))


def number(g: Labyrinth, c: Country) -> int:
    """8.1.1, 8.2.4: governance, or the printed number where there is one."""
    printed = c.recruit if c.kind == NON_MUSLIM else 0  # a mat may turn over (11.3.3.3)
    return int(g.ask("recruit-number", printed or c.governance, c))


def choose_recruit(g: Labyrinth, ops: int) -> None:
    """8.1.2: say first which country each die is for."""
    chosen: list[Country] = []
    for i in range(ops):
        options: list[str | int] = [c.name for c in targets(g)]
        if chosen:
            options.append("done")
        answer = g.choose(JIHADIST, ask.RECRUIT_IN(i + 1, ops), options, "8.1.2")
        if answer == "done":
            break
        chosen.append(g.at[str(answer)])
    recruit(g, chosen)


def recruit(g: Labyrinth, attempts: Sequence[Country]) -> None:
    """8.2.1: a sleeper for each success, as far as cells are available; if too few, the jihadist splits them."""
    for c in attempts:
        g.remember("operations", c)
        test(g, c)
    automatic = [is_automatic(g, c) for c in attempts]
    goals = [number(g, c) for c in attempts]
    successes = [
        c
        for c, sure, goal in zip(attempts, automatic, goals, strict=True)
        if sure or g.attempt(tell.RECRUIT(c.name, goal), "8.2.1")
    ]
    each = int(g.ask("cells-for-a-success", g.tables.jihadist_operation("recruit")["cells"]))
    successes = [c for c in successes for _ in range(each)]
    left = recruitable_cells(g)
    while successes and left:
        c = successes[0]
        if left < len(successes):
            names = list(dict.fromkeys(s.name for s in successes))
            c = g.at[str(g.choose(JIHADIST, ask.PLACE_RECRUIT_IN(), names, "8.1.2"))]
        successes.remove(c)
        left -= place_cells(g, c, 1, "8.2.1")
        g.later("cell-recruited", c)
    g.settle()
