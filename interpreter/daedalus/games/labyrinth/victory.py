"""2 How to win: at once (2.1), at the end of the game (2.3), and the tie of 2.2."""

from __future__ import annotations

from daedalus.games.labyrinth.board import FAIR, GOOD, GREEN, ISLAMIST_RULE, JIHADIST, MUSLIM, POOR, US, other
from daedalus.games.labyrinth.game import TRACK, Labyrinth
from daedalus.games.labyrinth.tracks import resources


def counts(g: Labyrinth) -> dict[str, int]:
    """The victory track (4.7.6)."""
    kept = g.kept("resources")
    found: dict[str, int] | None = kept.get(TRACK)
    if found is None:
        found = kept[TRACK] = _count(g)
    return found


def _count(g: Labyrinth) -> dict[str, int]:
    good = islamist = better = worse = 0
    for c in g.holding("alignment"):  # marked Muslim countries; unmarked ones count for neither side
        level = c.governance
        if level in (GOOD, FAIR):
            better += 1
            if level == GOOD:
                good += resources(g, c)
        elif level in (POOR, ISLAMIST_RULE):
            worse += 1
            if level == ISLAMIST_RULE:
                islamist += resources(g, c)
    if g.get("caliphate capital"):
        islamist += int(g.tables["caliphate"]["resources"])  # 11.3.8
    return {
        "good resources": good,
        "islamist resources": islamist,
        "good or fair countries": better,
        "poor or islamist countries": worse,
    }


def adjacent_islamist_countries(g: Labyrinth) -> bool:
    held = g.having("governance", ISLAMIST_RULE)
    return any(d.governance == ISLAMIST_RULE for c in held if c.kind == MUSLIM for d in g.adjacent(c))


def us_wins(g: Labyrinth, n: dict[str, int]) -> bool:
    """2.1.1"""
    return (
        n["good resources"] >= g.tables.threshold(US, "good resources")["at least"]
        or n["good or fair countries"] >= g.tables.threshold(US, "good or fair countries")["at least"]
        or (JIHADIST not in g.automata and not g.with_cells())  # 9.1, 12.1: not against a bot
    )


def jihadist_wins(g: Labyrinth, n: dict[str, int]) -> bool:
    """2.1.2; the WMD in the US wins where it is resolved."""
    islamist = g.tables.threshold(JIHADIST, "islamist resources")
    poor = g.tables.threshold(JIHADIST, "poor or islamist countries")
    adjacent = JIHADIST in g.automata or adjacent_islamist_countries(g)  # 9.1, 12.1: a bot needs no neighbours
    if n["islamist resources"] >= islamist["at least"] and adjacent:
        return True
    return n["poor or islamist countries"] >= poor["at least"] and g.prestige <= poor["prestige at most"]


def winner_now(g: Labyrinth) -> str:
    """The side that meets a condition of 2.1; if both do, the side that acts (2.2)."""
    n = counts(g)
    us, jihadist = us_wins(g, n), jihadist_wins(g, n)
    if us and jihadist:
        return g.context.side or g.side_to_act
    return US if us else JIHADIST if jihadist else ""


def check(g: Labyrinth) -> None:
    """2.1: the game ends at once."""
    side = winner_now(g)
    if side:
        g.win(side, "2.1.1" if side == US else "2.1.2")


def end_of_game(g: Labyrinth) -> None:
    """2.3: after the last reshuffle."""
    g.win(US if final_margin(g, counts(g)) > 0 else other(US), "2.3")


def final_margin(g: Labyrinth, n: dict[str, int]) -> int:
    """2.3: what the US has more than it must not have; green regime change countries count as under Islamist Rule."""
    islamist = n["islamist resources"] + sum(resources(g, c) for c in g.countries if c.regime_change == GREEN)
    margin = n["good resources"] - int(g.tables["victory"]["final"]["islamist times"]) * islamist
    if JIHADIST in g.automata:  # 9.1: a least number of Good resources for each length
        least = next(row["solitaire resources"] for row in g.tables["lengths"] if row["decks"] == g.decks)
        margin = min(margin, n["good resources"] - int(least) + 1)
    return margin
