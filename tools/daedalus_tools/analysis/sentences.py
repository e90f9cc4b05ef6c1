"""What can be wrong with one sentence: where it stands, its numbers, and whether it does anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.tables import tables
from daedalus.language.findings import Mistake
from daedalus.language.typed import Answer, Call, Constant, Do, Expr, Op, Variable
from daedalus_tools.analysis.conditions import Asked, refined
from daedalus_tools.analysis.figures import Names
from daedalus_tools.analysis.needs import Need
from daedalus_tools.analysis.numbers import EXTRA_CELLS, Range, of_the_game, pieces, track
from daedalus_tools.analysis.profiles import universe

TRACKS = {"prestige": "prestige", "funding": "funding", "gwot_penalty": "world posture", "reserves": "reserves"}
POINTS = {"gwot penalty": "world posture"}  # rule points whose answer is a place on a track
LEVEL_VALUES = {
    "good": ("governance", b.GOOD),
    "fair": ("governance", b.FAIR),
    "poor": ("governance", b.POOR),
    "islamist rule": ("governance", b.ISLAMIST_RULE),
    "ally": ("alignment", b.ALLY),
    "neutral": ("alignment", b.NEUTRAL),
    "adversary": ("alignment", b.ADVERSARY),
    "soft": ("posture", b.SOFT),
    "hard": ("posture", b.HARD),
}
# pattern -> which pieces it counts out
COUNTED = {
    "place {n:number} cell[s] in {c:country}": "cells",
    "place {n:number} active cell[s] in {c:country}": "cells",
    "place up to {n:number} cell[s] in {c:country}": "cells",
    "remove {n:number} cell[s] from {c:country}": "cells",
    "remove up to {n:number} cell[s] from {c:country}": "cells",
    "place {n:number} militia in {c:country}": "militia",
    "place up to {n:number} militia in {c:country}": "militia",
    "remove {n:number} militia from {c:country}": "militia",
    "place {n:number} troop[s] in {c:country}": "troops",
    "remove up to {n:number} militia from {c:country}": "militia",
    "place up to {n:number} militia in countries {s:countries}": "militia",
    "place up to {n:number} cell[s] from anywhere in {c:country}": "cells",
    "place up to {n:number} cell[s] from anywhere in countries {s:countries}": "cells",
    "activate {n:number} sleeper cell[s] on map": "cells",
    "activate {n:number} cell[s] in {c:country} then remove up to {k:number} other[s]": "cells",
    "place up to {n:number} militia/cells in {c:country}": "militia and cells",
    "remove up to {n:number} militia/cells from {c:country}": "militia and cells",
    "replace up to {n:number} troop[s] in {c:country} with militia": "troops",
    "send {n:number} troop[s] off map": "troops",
    "bring back {n:number} troop[s]": "troops",
    "place {n:number} awakening in {c:country}": "awakening",
    "place {n:number} reaction in {c:country}": "reaction",
    "place {n:number} awakening in random shia-mix country": "awakening",
    "place {n:number} reaction in random shia-mix country": "reaction",
    "remove {n:number} awakening from {c:country}": "awakening",
    "remove {n:number} reaction from {c:country}": "reaction",
    "remove up to {n:number} awakening from {c:country}": "awakening",
    "remove up to {n:number} reaction from {c:country}": "reaction",
    "place {n:number} available plot[s] in {c:country}": "plots",
    "place {n:number} numbered plot[s] in {c:country}": "numbered plots",
    "make {n:number} wmd available": "WMD in the box",
    "remove {n:number} wmd from {c:country}": "WMD",
}
EACH = {
    "place {n:number} cell[s] in each of {s:countries}": "cells",
    "place {n:number} awakening in each of {s:countries}": "awakening",
    "place {n:number} reaction in each of {s:countries}": "reaction",
}
COUNTED |= EACH
PLOTS = {"place plot {n:number} in {c:country}", "place plot {n:number} face up in {c:country}"}
OPERATIONS = {
    "conduct operation with {n:number} op[s]",
    "disrupt with {n:number} op[s]",
    "recruit with {n:number} op[s]",
    "recruit in {c:country} with {n:number} op[s]",
}


def _most(what: str) -> int:
    """How many pieces of a kind there are."""
    others = {"plots": 12, "numbered plots": 6, "WMD in the box": 3, "WMD": 6}
    others |= dict.fromkeys(("awakening", "reaction", "militia and cells"), 30)
    return others[what] if what in others else pieces(what)


def name_of(e: Expr) -> str:
    return e.name if isinstance(e, Variable) else str(e.value) if isinstance(e, Constant) else "it"


def forbidden(s: Do, arg: Expr, need: Need, wrong: int, *, whole: bool) -> Mistake:
    """The rulebook forbids what the sentence says, always or for some countries that may have been chosen."""
    u = universe()
    case = u.first(wrong)
    iran = case.levels[0] == b.IRAN
    code, rule = ("R005", "4.4") if iran and need.code == "R004" else (need.code, need.rule)
    how, say = "always" if whole else "sometimes", need.say if isinstance(arg, Variable) else ""
    return Mistake(code, s.span, rule=rule, name=name_of(arg), how=how, case=str(case), what=need.what, say=say)


def levels_named(s: Do) -> Iterator[tuple[str, int]]:
    """The levels that a sentence names."""
    for arg in s.call.args:
        if isinstance(arg, Call) and arg.word.kind == "value" and arg.type in ("governance", "alignment", "posture"):
            if arg.word.pattern in LEVEL_VALUES and not arg.args:
                yield LEVEL_VALUES[arg.word.pattern]


def named_levels(s: Do, mask: int) -> int:
    """What is left of a set of profiles if the levels that the sentence sets are so afterwards."""
    if not s.call.word.pattern.startswith("set {c"):
        return mask
    for kind, level in levels_named(s):
        mask &= universe().where(**{kind: [level]})
    return mask


def numbers(s: Do, names: Names) -> Iterator[Mistake]:
    """R008, R009, R014: numbers that no track, no box and no plot has."""
    pattern = s.call.word.pattern
    for arg in s.call.args:
        if arg.type != "number":
            continue
        low, high = Asked(names).reach(arg)
        for listed in s.call.args if pattern in EACH else ():
            low *= len(listed.parts) if isinstance(listed, Op) and listed.op == "set" else 1
        if pattern in COUNTED and low > _most(COUNTED[pattern]):
            what = COUNTED[pattern]
            most, extra = _most(what), EXTRA_CELLS
            yield Mistake("R009", arg.span, rule="4.6.3", what=what, most=most, count=low, extra=extra)
        elif pattern in PLOTS and not (high >= 1 and low <= 3):
            yield Mistake("R014", arg.span, rule="4.8.1", value=str(low))
        elif pattern in OPERATIONS and not (high >= 1 and low <= 3):
            yield Mistake("R008", arg.span, "operation", "6.3.3.1", value=str(low))
        elif pattern in ("set funding to {n:number}", "set prestige to {n:number}"):
            name = pattern.split()[1]
            yield from _off(name, track(name), low, high, arg)
        elif s.call.word.kind == "change" and s.call.word.id.removeprefix("change_") in TRACKS:
            name = s.call.word.id.removeprefix("change_")
            longest = track(name).high - track(name).low
            if min(abs(low), abs(high)) > longest:
                of = track(name)
                yield Mistake("R008", arg.span, "moves", "4.7", name=name, most=longest, low=of.low, high=of.high)


def _off(name: str, of: Range, low: int, high: int, arg: Expr) -> Iterator[Mistake]:
    if high < of.low or low > of.high:
        yield Mistake("R008", arg.span, rule="4.7", name=name, value=str(low), low=of.low, high=of.high)


def outside_tracks(e: Op | Call) -> Iterator[Mistake]:
    """R008, R014 in conditions: a track compared with a value that it never has; a plot that does not exist."""
    if isinstance(e, Call):
        if e.word.id == "plot_available" and isinstance(e.args[0], Constant) and e.args[0].value not in (1, 2, 3):
            yield Mistake("R014", e.args[0].span, rule="4.8.1", value=str(e.args[0].value))
        elif e.word.id == "_disrupt_possible" and isinstance(e.args[0], Constant) and e.args[0].value not in (1, 2, 3):
            yield Mistake("R008", e.args[0].span, "operation", "6.3.3.1", value=str(e.args[0].value))
        return
    if e.op not in ("<", "<=", ">", ">=", "=", "<>") or len(e.parts) != 2:
        return
    for figure, value in (e.parts, e.parts[::-1]):
        if isinstance(figure, Call) and figure.word.id in TRACKS and isinstance(value, Constant):
            reach = of_the_game(figure.word.id)
            assert reach is not None
            n = value.value
            if e.op in ("<", ">") and n in (reach.low - 1, reach.high + 1):
                continue  # always or never true: said of the condition as a whole
            if isinstance(n, int) and not reach.low <= n <= reach.high:
                name = figure.word.pattern.partition(" of")[0]
                low, high = reach.low, reach.high
                yield Mistake("R008", value.span, rule="4.7", name=name, value=str(n), low=low, high=high)


def answer(given: Answer) -> Iterator[Mistake]:
    """R008: an answer to a rule point that no track has."""
    if given.point.id in POINTS and not given.adds and isinstance(given.value, Constant):
        name, n = POINTS[given.point.id], given.value.value
        if isinstance(n, int):
            yield from _off(name, track(name), n, n, given.value)


def regime_change(s: Do, names: Names, proved: Sequence[Expr]) -> Iterator[Mistake]:
    """R011: regime change needs Islamist Rule and a hard US (7.3.4), unless the card asks whether it is possible."""
    if s.call.word.pattern == "regime change in {c:country} with troops from track":
        yield from _troops_on_track(s, names, proved)
    if s.call.word.pattern != "regime change in {c:country}":
        return
    if any(answer.point.id == "may regime change" for answer in s.answers):
        return
    c = s.call.args[0]
    asked = [e for condition in proved for e in _parts(condition)]
    if any(
        isinstance(e, Call) and e.word.id == "_regime_change_possible" and name_of(e.args[0]) == name_of(c)
        for e in asked
    ):
        return
    hard = any(isinstance(e, Call) and e.word.id == "side_hard" for e in asked)
    mask = Asked(names).countries(c) or 0
    if hard and mask and not mask & ~universe().where(kind=[b.MUSLIM], governance=[b.ISLAMIST_RULE]):
        return
    yield Mistake("R011", s.span, rule="7.3.4", name=name_of(c))


def _troops_on_track(s: Do, names: Names, proved: Sequence[Expr]) -> Iterator[Mistake]:
    """The six troops must be on the track, and the card must have asked for them."""
    for condition in proved:
        names = refined(names, condition, True) or names
    least = next(int(row["troops"]) for row in tables()["us operations"] if row["name"] == "regime change")
    if names.figures.get("count_troops_on_track()", Range(0, 0)).low < least:
        yield Mistake("R011", s.span, "troops", "7.3.4", least=least)


def _parts(e: Expr) -> Iterator[Expr]:
    yield e
    if isinstance(e, Op) and e.op == "and":
        for part in e.parts:
            yield from _parts(part)
