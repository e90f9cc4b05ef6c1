"""What follows from the rest of a position, put in order: supplies, tracks, boxes, the caliphate, marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import ALLY, MUSLIM, NEUTRAL, Country
from daedalus.games.labyrinth.study.countries import Countries
from daedalus.kit.effects import Mark
from daedalus.kit.standing import is_over, may_be_several
from daedalus.language.reader import THERE

CELLS = ("sleeper cells", "active cells")


def tidy(edit: Countries, keep: Collection[str] = ()) -> None:
    """Make a position legal again after it was edited; what must be taken away is taken elsewhere than from `keep`."""
    g = edit.g
    g.forget()
    _turn_back(edit)
    _supplies(edit, keep)
    _plots(edit, keep)
    standing: tuple[Mark, ...] | None = None
    while standing != g.marks:  # marks hang on pieces and on each other, the caliphate on both
        standing = g.marks
        g.forget()
        edit.put("marks", tuple(m for m in standing if not is_over(g, m)))
        _marks(edit)
        _caliphate(edit)
    g.forget()


def _turn_back(edit: Countries) -> None:
    """11.3.3.3: an Ally without cells would have turned back."""
    for c in (edit.g.countries[index] for index in edit.g.board.turns_back):
        if c.kind == MUSLIM and c.alignment == ALLY and not c.sleeper_cells + c.active_cells:
            edit.set(c, "alignment", NEUTRAL)


def _order(edit: Countries, keep: Collection[str]) -> list[Country]:
    """The countries in the order in which they lose something, by lot."""
    order = edit.lot.sample(edit.g.countries, len(edit.g.countries))
    return sorted(order, key=lambda c: c.name in keep)


def _column(edit: Countries, attribute: str) -> list[int]:
    """An attribute of all countries."""
    first = edit.base[attribute]
    return edit.g.values[first : first + len(edit.g.countries)]


def _trim(edit: Countries, keep: Collection[str], kinds: tuple[str, ...], most: int) -> int:
    """Take pieces off the map until there are no more than that; how many there are."""
    total = sum(sum(_column(edit, kind)) for kind in kinds)
    if total <= most:
        return total
    for c in _order(edit, keep):
        for kind in kinds:
            there = edit.g.values[edit.base[kind] + c.index]
            gone = min(there, total - most)
            edit.set(c, kind, there - gone)
            total -= gone
    return total


def _supplies(edit: Countries, keep: Collection[str]) -> None:
    """4.6.1, 11.2.9, 11.3.7: no more pieces than there are; the tracks show the rest."""
    there = edit.g.tables["pieces"]
    extra = edit.g.tables["most"]["extra cells"] if edit.expanded and edit.g.get("extra cells on map") else 0
    cells = _trim(edit, keep, CELLS, there["cells"] + extra)
    edit.put("cells on track", max(0, there["cells"] - cells))
    edit.put("extra cells on map", max(0, cells - there["cells"]))
    away = edit.g.get("troops off map")
    edit.put("troops on track", there["troops"] - away - _trim(edit, keep, ("troops",), there["troops"] - away))
    edit.put("militia on track", there["militia"] - _trim(edit, keep, ("militia",), there["militia"]))
    for kind in ("awakening", "reaction") if edit.expanded else ():
        while sum((n + 1) // 2 for n in _column(edit, kind)) > edit.g.tables["popular markers"]["markers a kind"]:
            first = next(c for c in _order(edit, keep) if getattr(c, kind))
            edit.set(first, kind, getattr(first, kind) - 1)


def _plots(edit: Countries, keep: Collection[str]) -> None:
    """4.8.1, 11.3.1, 11.3.2: each plot is in one place; those missing are available, used up or out of the game."""
    g = edit.g
    wmd = edit.all_wmd - sum(_column(edit, "wmd cache"))
    edit.put("wmd box", min(wmd, g.get("wmd box")))
    left = Counter(edit.all_plots)
    left["wmd"] = wmd - g.get("wmd box")
    placed = [c for c in g.countries if c.plots]
    for c in sorted(placed, key=lambda c: c.name not in keep):  # those to keep come first
        here = []
        for plot in c.plots:
            if left[plot.kind]:
                left[plot.kind] -= 1
                here.append(plot)
        edit.set(c, "plots", tuple(here))
    available = Counter(g.get("available plots")) & left
    rest = left - available
    gone, rest["wmd"] = rest["wmd"], 0
    if not edit.expanded:
        available, rest = available + rest, Counter()
    edit.put("available plots", tuple(sorted(available.elements())))
    edit.put("resolved plots", tuple(sorted(rest.elements())))
    edit.put("removed plots", ("wmd",) * gone)


def _marks(edit: Countries) -> None:
    """6.2.7, 6.2.8: no event beside one that blocks it, and none twice but those that may be."""
    g = edit.g
    standing: list[Mark] = []
    for mark in g.marks:
        card = g.library.cards[mark.card]
        blocked = any(other.name == name for name, limit in card.blocked_by if limit != THERE for other in standing)
        twice = any((other.name, other.place) == (mark.name, mark.place) for other in standing)
        if not blocked and not (twice and not may_be_several(card, mark.name)):
            standing.append(mark)
    if len(standing) < len(g.marks):
        edit.put("marks", tuple(standing))


def _caliphate(edit: Countries) -> None:
    """11.3.8: its capital can be one, and its cells stand in the open."""
    g = edit.g
    capital = caliphate.capital(g)
    if capital is not None and not caliphate.may_belong(capital):
        edit.put("caliphate capital", ())
    g.forget()
    for c in caliphate.members(g):
        if c.sleeper_cells:
            edit.set(c, "active cells", c.active_cells + c.sleeper_cells)
            edit.set(c, "sleeper cells", 0)
    g.forget()
