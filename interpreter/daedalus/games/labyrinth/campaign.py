"""5.3.1 The campaign over both sets: the deck that is added when one ends, and what comes with it (11.1, 11.3)."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.awakening import AWAKENING, may_take, place
from daedalus.games.labyrinth.board import ISLAMIST_RULE, Country
from daedalus.games.labyrinth.deck import LATER
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.random_country import random_muslim
from daedalus.kit.deck import DRAW, REMOVED

WMD: Final = "wmd"


def next_deck(g: Labyrinth) -> None:
    """The cards of the next set, shuffled; with the last of them the board is what it will be."""
    name, *rest = g.get(LATER)
    g.note(tell.DECK_ADDED(name), "5.3.1")
    g.put(LATER, tuple(rest), "5.3.1")
    gone = g.get(REMOVED)
    g.put(DRAW, g.shuffled([n for n in g.library.of_sets([name]) if n not in gone]), "5.3.1")
    if not rest:
        _arrive(g)


def _arrive(g: Labyrinth) -> None:
    """The rules and sects of the board hold by themselves; its WMD and the first awakening are brought."""
    for c in g.countries:
        more = _wmd(g.board.printed[c.index]) - _wmd(g.board.first_printed(c.name))
        if more > 0:
            _bring_wmd(g, c, more)
    if g.board.first_marker:
        c = g.at[g.board.first_marker]
        able = c if may_take(g, c) else random_muslim(g, lambda d: may_take(g, d))
        if able is not None:
            place(g, able, AWAKENING, 1, "11.1.2")
    g.settle()


def _wmd(printed: dict[str, int]) -> int:
    return int(printed.get(WMD, 0))


def _bring_wmd(g: Labyrinth, c: Country, n: int) -> None:
    """11.3.1: from out of the game; under Islamist Rule they are available at once (8.4.5)."""
    out = list(g.get("removed plots"))
    for _ in range(n):
        out.remove(WMD)
    g.put("removed plots", tuple(out), "11.3.1")
    if c.governance == ISLAMIST_RULE:
        g.put("available plots", tuple(sorted((*g.get("available plots"), *[WMD] * n))), "8.4.5")
    else:
        g.set(c, "wmd cache", c.wmd_cache + n, "11.3.1")
