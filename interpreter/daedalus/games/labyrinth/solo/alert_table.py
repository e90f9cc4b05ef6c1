"""13.4.1 The alert table: whether the US bot spends a card on a plot, by where funding and prestige would stand."""

from __future__ import annotations

from typing import Any, Final

from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import FAIR, GOOD, MUSLIM, NON_MUSLIM, POOR, US
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import troops_at_stake
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.threats import Threat, strength, threats
from daedalus.kit.hearing import STEP, hear

ROLL: Final = "roll"
THEN, ELSE = f"then {ROLL}", f"else {ROLL}"  # what may follow a condition of the table


def says_alert(g: Labyrinth, bot: Player, threat: Threat) -> bool:
    """The entry for the priority plot, with the other plots on the map reckoned in."""
    funding, prestige = standing(g, threat)
    table = bot.chart(g).data["alert table"]
    kind = "muslim" if threat.place.kind == MUSLIM else "non-muslim"
    word = str(table[kind][funding - 1]).split()[prestige - 1]
    if g.heard is not None:
        said = tell.ALERT_ENTRY(threat.place.name, threat.plot, funding, prestige, word)
        hear(g, STEP, "alert table", rule="13.4.1", said=said)
    for code in word:
        answer = _answer(g, bot, table, kind, code, threat)
        if answer == ROLL:
            return _rolled(g, threat)
        if answer:
            return True
    return False


def _answer(g: Labyrinth, bot: Player, table: Any, kind: str, code: str, threat: Threat) -> bool | str:
    """What a letter says: yes or no, a roll, or a condition about the plot."""
    said = table["answers"][code]
    if isinstance(said, bool) or said == ROLL:
        return said
    line, _, further = said.partition(", ")
    route = ("alert table", "answers", code)
    holds = bool(bot.of(g).line(g, line, route, "threat", "p").narrows(g, US, [threat], 0, None))
    return ROLL if further == (THEN if holds else ELSE) else holds


def _rolled(g: Labyrinth, threat: Threat) -> bool:
    """A die, less the aid in a Muslim country, no higher than the number of the plot."""
    aid = threat.place.aid if threat.place.kind == MUSLIM else 0
    return g.attempt(tell.ALERT_TABLE(threat.place.name, strength(g, threat), -aid), "13.4.1")


def standing(g: Labyrinth, threat: Threat) -> tuple[int, int]:
    """Row and column: where funding and prestige would stand if nothing else were done, as the table reckons it."""
    bot = g.automata[US]
    assert isinstance(bot, Player)
    funding, prestige = g.funding, g.prestige
    for other in threats(g):
        if other == threat:
            continue
        c = other.place
        good = c.governance == GOOD
        if c.kind == NON_MUSLIM:
            funding += strength(g, other) * (2 if good else 1)
        elif good or c.governance in (FAIR, POOR):
            funding += 2 if good else 1
            prestige -= int(c.kind == MUSLIM and troops_at_stake(g, c) > 0)
    for i, row in enumerate(bot.chart(g).data["alert table"]["standing"]):
        if bot.of(g).condition(row["if"], ("alert table", "standing", i)).holds(g, US):
            funding, prestige = funding + row.get("funding", 0), prestige + row.get("prestige", 0)
    low, high = g.schema.limits[g.schema.slot["funding"]] or (1, 9)
    least, most = g.schema.limits[g.schema.slot["prestige"]] or (1, 12)
    return min(high, max(low, funding)), min(most, max(least, prestige))
