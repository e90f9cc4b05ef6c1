"""10.3 Victory: at 20 points after a whole card, in the final scoring, and the draw."""

from __future__ import annotations

from daedalus.games.twilight import china, scoring
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import US, USSR, other
from daedalus.games.twilight.game import Twilight

US_NEEDS_20 = "the US wins only with 20 points"  # the Late War scenario


def leader(g: Twilight) -> str:
    return US if g.get("vp") > 0 else USSR if g.get("vp") < 0 else ""


def check(g: Twilight) -> None:
    """10.3.1: 20 points win, once all that a card brings has been counted."""
    if not -g.tables.points < g.get("vp") < g.tables.points:
        g.win(leader(g), "10.3.1")


def check_after_military(g: Twilight) -> None:
    """10.3.1: who comes to 20 by military operations shows the held cards, and loses with a scoring card."""
    if abs(g.get("vp")) < g.tables["victory"]["vp"]:
        return
    side = leader(g)
    if holds_scoring(g, side):
        g.note(tell.HOLDS_SCORING(side), "10.3.1")
        g.win(other(side), "10.3.1")
    g.win(side, "10.3.1")


def holds_scoring(g: Twilight, side: str) -> bool:
    return any(g.is_scoring(g.card(n)) for n in g.hand(side))


def by_points(g: Twilight, rule: str) -> None:
    """The game is over: who leads has won, and nobody if nobody leads."""
    winner = leader(g)
    if US_NEEDS_20 in g.options:
        winner = US if g.get("vp") >= g.tables["victory"]["vp"] else USSR
    if winner:
        g.win(winner, rule)
    g.draw_game(rule)


def final_scoring(g: Twilight) -> None:
    """10.3.2: every region and the China Card are counted first; only the control of Europe wins at once."""
    g.note(tell.FINAL_SCORING(), "10.3.2")
    most = g.tables["victory"]["vp"]
    total = int(g.get("vp"))
    for region in g.tables.regions:  # Europe is the first of them
        found = scoring.scores(g, region)
        scoring.tell_scores(g, region, found, "10.3.2")
        for side, row in found.items():
            if row.wins:
                g.win(side, "10.3.2")
        total += found[US].points - found[USSR].points
        g.put("vp", max(-most, min(most, total)), "10.3.2")
    holder = china.holder(g)
    if holder:
        total += g.tables["victory"]["china card"] * (1 if holder == US else -1)
    g.put("vp", max(-most, min(most, total)), "10.3.2")
    by_points(g, "10.3.2")
