"""What each sentence needs of the country it is about, and what the country is afterwards.

Sentences are named by their pattern; a sentence that is not here needs nothing and leaves a country as it was.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from attrs import evolve, frozen

from daedalus.games.labyrinth import board as b
from daedalus_tools.analysis.numbers import _untested
from daedalus_tools.analysis.profiles import Universe, universe


@frozen
class Need:
    """Where a sentence can do something, the code of a finding where it cannot, and what to write."""

    mask: int
    code: str
    rule: str
    what: str  # "awakening markers may not stand"
    say: str  # words that keep the others out: "open to awakening"
    strict: bool = True  # also where it only may be so, if the card chose among several; else: among all countries


@functools.cache
def needs() -> dict[str, tuple[Need, ...]]:
    u = universe()
    muslim = u.where(kind=[b.MUSLIM])
    tested = u.all & ~_untested(u)
    ruled = u.where(kind=[b.MUSLIM], governance=[b.ISLAMIST_RULE])
    unready = muslim & ~u.where(governance=[b.GOOD, b.ISLAMIST_RULE])
    popular = Need(
        unready & ~u.where(civil_war=[1]), "R001", "11.1.4", "{marker} markers may not stand", "open to {marker}"
    )
    militia = Need(unready, "R002", "11.2.4", "militia may not stand", "open to militia")
    posture = Need(_postures(u), "R003", "4.3.2", "there is no posture to set", "with selectable posture")
    levels = Need(muslim, "R004", "4.2.3", "there is no governance or alignment to change", "muslim")
    marked = Need(tested, "R010", "4.9.4", "nothing is marked yet", "tested")
    garrison = Need(muslim, "R006", "7.3.3", "troops may not stand", "muslim")
    open_to_plots = Need(u.all & ~ruled, "R007", "8.5.1", "no plot is laid", "not islamist rule", strict=False)
    muslim_only = Need(muslim, "R013", "{rule}", "{thing} has no place", "muslim")
    wmd = Need(_arsenals(u), "R012", "11.3.1", "no WMD lie", "where wmd beside c > 0")
    found: dict[str, tuple[Need, ...]] = {}
    for marker in ("awakening", "reaction"):
        need = evolve(popular, what=popular.what.format(marker=marker), say=popular.say.format(marker=marker))
        for pattern in (
            f"place {{n:number}} {marker} in {{c:country}}",
            f"place {{n:number}} {marker} in each of {{s:countries}}",
        ):
            found[pattern] = (need,)
    for pattern in (
        "place {n:number} militia in {c:country}",
        "place up to {n:number} militia in {c:country}",
        "place up to {n:number} militia in countries {s:countries}",
        "replace up to {n:number} troop[s] in {c:country} with militia",
    ):
        found[pattern] = (militia,)
    for pattern in (
        "set {c:country} to {p:posture}",
        "select posture of {c:country}",
        "{s:side} selects posture of {c:country}",
        "roll posture of {c:country}",
        "remove posture from {c:country}",
    ):
        found[pattern] = (posture,)
    for pattern in (
        "set {c:country} to {a:alignment}",
        "set {c:country} to {l:governance}",
        "set {c:country} to {l:governance} {a:alignment}",
        "roll governance of {c:country}",
    ):
        found[pattern] = (levels,)
    for pattern in (
        "shift {c:country} toward {a:alignment}",
        "improve {c:country}",
        "worsen {c:country}",
        "{n:number} jihad rolls in {c:country}",
    ):
        found[pattern] = (levels, marked)
    found["place {n:number} troop[s] in {c:country}"] = (garrison,)
    for pattern in (
        "place {n:number} available plot[s] in {c:country}",
        "place {n:number} numbered plot[s] in {c:country}",
        "place plot {n:number} in {c:country}",
        "place plot {n:number} face up in {c:country}",
    ):
        found[pattern] = (open_to_plots,)
    for pattern, thing, rule in (
        ("place {n:number} aid in {c:country}", "aid", "4.8.3"),
        ("place besieged regime in {c:country}", "a besieged regime", "8.4.3.2"),
        ("start civil war in {c:country}", "a civil war", "11.2.2"),
    ):
        found[pattern] = (evolve(muslim_only, rule=rule, what=muslim_only.what.format(thing=thing)),)
    for pattern in ("remove {n:number} wmd from {c:country}", "make wmd of {c:country} available"):
        found[pattern] = (wmd,)
    found["regime change in {c:country} with troops from track"] = (levels,)
    return found


def _postures(u: Universe) -> int:
    """4.3.2, 4.3.3: non-Muslim countries whose posture is not printed."""
    printed = 0
    for g in u.games:
        for c in g.countries:
            if c.printed_posture:
                printed |= u.country(c.name)
    return u.where(kind=[b.NON_MUSLIM]) & ~printed


def _arsenals(u: Universe) -> int:
    """11.3.1: countries beside which WMD plots lie at the start."""
    return functools.reduce(
        lambda found, c: found | u.country(c),
        (c.name for g in u.games for c in g.countries if g.board.printed[c.index].get("wmd")),
        0,
    )


@functools.cache
def mats() -> int:
    """11.3.3: the countries that have another side."""
    u = universe()
    names = {c.name for g in u.games for c in g.countries if c.mat}
    return functools.reduce(lambda found, name: found | u.country(name), names, 0)


Change = Callable[[Universe, int], int]


def _becomes(**levels: list[int]) -> Change:
    return lambda u, mask: u.same_countries(mask) & u.where(**levels)


def _tested(u: Universe, mask: int) -> int:
    """4.9.4: what was untested is Poor or Fair and Neutral now, or has a posture; the rest is as it was."""
    blank = mask & _untested(u)
    fresh = u.where(
        kind=[b.MUSLIM], governance=[b.FAIR, b.POOR], alignment=[b.NEUTRAL], regime_change=[0], civil_war=[0]
    )
    return (mask & ~blank) | (
        u.same_countries(blank) & (fresh | u.where(kind=[b.NON_MUSLIM], posture=[b.SOFT, b.HARD]))
    )


_MUSLIM = [b.MUSLIM]
_ANY_LEVEL = [b.GOOD, b.FAIR, b.POOR, b.ISLAMIST_RULE]


def _at_peace(u: Universe, mask: int) -> int:
    """11.2.8: the war is over, and the governance is what it was."""
    fought = mask & u.where(civil_war=[1])
    return (mask & ~fought) | (
        u.same_countries(fought) & u.where(kind=_MUSLIM, governance=[b.FAIR, b.POOR], civil_war=[0])
    )


def may_turn_back(u: Universe, mask: int) -> int:
    """11.3.3.3: without its last cell an Ally on a mat may turn back."""
    turning = 0
    for g in u.games:
        for index in g.board.turns_back:
            turning |= u.country(g.countries[index].name)
    return mask | (u.same_countries(mask) & turning & ~u.where(kind=_MUSLIM))


_MUSLIM = [b.MUSLIM]
_ANY_LEVEL = [b.GOOD, b.FAIR, b.POOR, b.ISLAMIST_RULE]

# What the country can be after a sentence; a level that the sentence names is added by the caller.
_AFTER: tuple[tuple[Change, tuple[str, ...]], ...] = (
    (_becomes(kind=_MUSLIM, civil_war=[1]), ("start civil war in {c:country}",)),
    (_at_peace, ("end civil war in {c:country}",)),
    (_becomes(kind=_MUSLIM, regime_change=[0], governance=_ANY_LEVEL), ("remove regime change from {c:country}",)),
    (
        _becomes(kind=_MUSLIM, regime_change=[b.GREEN], alignment=[b.ALLY]),
        ("regime change in {c:country}", "regime change in {c:country} with troops from track"),
    ),
    (lambda u, mask: u.same_countries(mask) & _untested(u), ("remove everything from {c:country}",)),
    (_becomes(kind=_MUSLIM), ("turn over {c:country}",)),
    (
        may_turn_back,
        (
            "remove {n:number} cell[s] from {c:country}",
            "remove up to {n:number} cell[s] from {c:country}",
            "remove all cells from {c:country}",
            "replace all cells in {c:country} with reaction",
        ),
    ),
    (
        _tested,
        (
            "test {c:country}",
            "place {n:number} cell[s] in {c:country}",
            "place {n:number} cell[s] in each of {s:countries}",
            "place {n:number} active cell[s] in {c:country}",
            "place cadre in {c:country}",
            "place {n:number} awakening in {c:country}",
            "place {n:number} reaction in {c:country}",
            "place {n:number} militia in {c:country}",
            "place plot {n:number} in {c:country}",
            "recruit in {c:country} with {n:number} op[s]",
            "war of ideas in {c:country}",
        ),
    ),
    (
        _becomes(kind=_MUSLIM, governance=_ANY_LEVEL),
        (
            "shift {c:country} toward {a:alignment}",
            "improve {c:country}",
            "worsen {c:country}",
            "roll governance of {c:country}",
            "{n:number} jihad rolls in {c:country}",
            "set {c:country} to {a:alignment}",
            "set {c:country} to {l:governance}",
            "set {c:country} to {l:governance} {a:alignment}",
        ),
    ),
)
CHANGES: dict[str, Change] = {pattern: change for change, patterns in _AFTER for pattern in patterns}

# Sentences that may change any country of the map: nothing is known of levels afterwards.
SWEEPING = frozenset(
    {"play extra card", "conduct operation with {n:number} op[s]", "event of {k:card} happens for {s:side}"}
)

# Sentences that only take away: pattern -> the figure that must not be 0.
TAKES = {
    "remove {n:number} cell[s] from {c:country}": "cells",
    "remove up to {n:number} cell[s] from {c:country}": "cells",
    "remove all cells from {c:country}": "cells",
    "remove {n:number} militia from {c:country}": "count_militia_in",
    "remove up to {n:number} militia from {c:country}": "count_militia_in",
    "remove {n:number} awakening from {c:country}": "awakening_in",
    "remove {n:number} reaction from {c:country}": "reaction_in",
    "remove up to {n:number} awakening from {c:country}": "awakening_in",
    "remove up to {n:number} reaction from {c:country}": "reaction_in",
    "remove {n:number} aid from {c:country}": "aid",
    "remove all troops from {c:country}": "troops",
    "alert plot in {c:country}": "plots",
    "alert all plots in {c:country}": "plots",
}
