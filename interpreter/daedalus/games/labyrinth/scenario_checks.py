"""What a schema cannot say of a scenario: piece totals, levels that go together, cards, sets and marks that exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.library import Library
from daedalus.games.labyrinth.tables import tables

if TYPE_CHECKING:
    from daedalus.games.labyrinth.scenario import Scenario

PIECES = {"cells": ("cells", "active cells"), "troops": ("troops",)}


def check_totals(scenario: Scenario, library: Library) -> None:
    """The first of these things that is wrong."""
    for error in wrong_totals(scenario, library):
        raise error


def wrong_totals(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    """Everything that a schema cannot say and that is wrong."""
    yield from _pieces(scenario)
    yield from _levels(scenario)
    yield from _plots(scenario)
    yield from _cards(scenario, library)
    yield from _marks(scenario, library)


def _countries(scenario: Scenario) -> dict[str, dict[str, Any]]:
    return scenario.data.get("countries") or {}


def _pieces(scenario: Scenario) -> Iterator[DaedalusError]:
    """4.6.1: what is on the map comes from the tracks."""
    for piece, keys in PIECES.items():
        most, total = int(tables()["pieces"][piece]), 0
        first = ""
        for name, about in _countries(scenario).items():
            for key in keys:
                total += int(about.get(key, 0))
                if total > most and not first:
                    first = scenario.where("countries", name, key)
        if first:
            yield DaedalusError(
                f"{total} {piece} on the map, but there are {most} (4.6.1)",
                where=first,
                remedy=f"Take away {total - most}; what is not on the map lies on its track (4.6.2).",
            )


def _levels(scenario: Scenario) -> Iterator[DaedalusError]:
    printed = dict(zip(board().schema.spaces, board().printed, strict=True))
    for name, about in _countries(scenario).items():
        muslim = printed[name]["kind"] == "muslim"
        for key, needed in (("governance", "alignment"), ("alignment", "governance")):
            if key in about and needed not in about:
                article = "an" if key == "alignment" else "a"
                yield DaedalusError(
                    f"{name} has {article} {key} but no {needed}",
                    where=scenario.where("countries", name, key),
                    remedy=f"A marked Muslim country has both (4.2.4): add {needed}, or leave both out.",
                )
        if "regime change" in about and about.get("governance") not in ("poor", "fair"):
            yield DaedalusError(
                f"{name} is under regime change but not Poor or Fair (7.3.4.1)",
                where=scenario.where("countries", name, "regime change"),
                remedy="Make its governance poor or fair, or leave out the regime change.",
            )
        marked = "governance" in about if muslim else "posture" in about
        for key in ("cells", "active cells", "plots"):
            if about.get(key) and not marked and (muslim or _may_be_unmarked(name, printed[name])):
                yield DaedalusError(
                    f"{name} is untested but has {key} (4.9.4)",
                    where=scenario.where("countries", name, key),
                    remedy="Give it its levels, or place them by a sentence under `setup`, which tests it first.",
                )


def _may_be_unmarked(name: str, printed: dict[str, Any]) -> bool:
    """A non-Muslim country whose posture is neither printed nor kept on a track (4.3.2)."""
    return printed["kind"] == "non-muslim" and "posture" not in printed and name != "United States"


def _plots(scenario: Scenario) -> Iterator[DaedalusError]:
    """4.8.1, 4.7.8.1: six numbered plots and the WMD of the board, wherever they are."""
    data = scenario.data
    placed = [str(p) for about in _countries(scenario).values() for p in about.get("plots", [])]
    used = placed + [str(p) for p in data.get("available plots", [])]
    there = [str(p) for p in tables()["pieces"]["plots"]]
    for kind in sorted({*used} - {"wmd"}):
        if used.count(kind) > there.count(kind):
            yield DaedalusError(
                f"{used.count(kind)} plots of number {kind}, but there are {there.count(kind)} (4.8.1)",
                where=scenario.where("available plots"),
                remedy="Count those in countries together with those available.",
            )
    most, held = wmd_of_the_board()
    total = used.count("wmd") + int(data.get("wmd box", 0)) + held
    if total > most:
        yield DaedalusError(
            f"{total} WMD plots, but there are {most} (4.7.8.1)",
            where=scenario.where("wmd box"),
            remedy=f"{held} of them lie beside countries of the board; say how many are left in the `wmd box`.",
        )


def wmd_of_the_board() -> tuple[int, int]:
    """All WMD plots, and those that lie beside a country."""
    held = sum(int(about.get("wmd", 0)) for about in board().printed)
    return board().wmd_box + held, held


def _cards(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    data = scenario.data
    sets = sorted({card.set for card in library.cards.values()})
    for i, name in enumerate(data.get("sets", [])):
        if name not in sets:
            yield DaedalusError(
                f"no card belongs to the set {name!r}",
                where=scenario.where("sets", i),
                remedy=f"{_near(name, sets)}Known: {', '.join(sets)}.",
            )
    known = f"The cards are numbered {min(library.cards)} to {max(library.cards)}." if library.cards else ""
    removed = data.get("removed cards", [])
    for key in ("removed cards", "lapsing"):
        for i, number in enumerate(data.get(key, [])):
            where = scenario.where(key, i)
            if number not in library.cards:
                yield DaedalusError(f"{key}: there is no card {number}", where=where, remedy=known)
            elif key == "lapsing" and library.cards[number].lapsing == "never":
                title = library.cards[number].title
                yield DaedalusError(f"{number} {title} does not lapse (6.2.7)", where=where, remedy="Leave it out.")
            elif key == "lapsing" and number in removed:
                yield DaedalusError(f"card {number} lapses and is removed", where=where, remedy="Leave one out.")


def _marks(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    marks = sorted({card.marker for card in library.cards.values() if card.marker})
    lists: list[tuple[tuple[str, ...], Iterable[str]]] = [(("marks",), scenario.data.get("marks", []))]
    lists += [(("countries", name, "marks"), about.get("marks", [])) for name, about in _countries(scenario).items()]
    for route, names in lists:
        for i, name in enumerate(names):
            if name not in marks:
                yield DaedalusError(
                    f"no card has the mark {name!r}",
                    where=scenario.where(*route, i),
                    remedy=_near(name, marks) or f"Known: {', '.join(marks)}.",
                )


def _near(given: str, options: list[str]) -> str:
    near = difflib.get_close_matches(given, options, n=1)
    return f"Did you mean {near[0]!r}? " if near else ""
