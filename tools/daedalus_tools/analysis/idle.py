"""L009: sentences that find the board as they would leave it."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.vocabulary import vocabulary
from daedalus.language.findings import Mistake, Value
from daedalus.language.typed import Call, Constant, Do, Expr
from daedalus.language.vocabulary import Word
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, spelled
from daedalus_tools.analysis.needs import TAKES, mats
from daedalus_tools.analysis.numbers import _untested, track
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.sentences import levels_named, name_of

# pattern -> the word for what is so already, whether it must hold or fail for that, and how to say it
ALREADY = {
    "place besieged regime in {c:country}": ("is_besieged", True, "already is besieged"),
    "remove besieged regime from {c:country}": ("is_besieged", False, "is not besieged"),
    "place cadre in {c:country}": ("is_with_cadre", True, "already holds a cadre"),
    "remove cadre from {c:country}": ("is_with_cadre", False, "holds no cadre"),
    "mark {c:country} with {m:text}": ("marked_with", True, "already is marked so"),
    "end {m:text} in {c:country}": ("marked_with", False, "is not marked so"),
    "end {m:text}": ("in_effect", False, "is not in effect"),
    "put {m:text} in effect": ("in_effect", True, "already is in effect"),
}


def idle(s: Do, arg: Expr, mask: int, names: Names) -> Iterator[Mistake]:
    """The country can only be what the sentence would make it, or has nothing that could be taken away."""
    pattern = s.call.word.pattern
    why = ""
    if pattern in _levels():
        why = _levels()[pattern][1] if not mask & ~already(s) else ""
    elif pattern.startswith(("set {c", "shift {c")):
        why = "already is so" if already(s) and not mask & ~already(s) else ""
    elif pattern in TAKES and Asked(names).reach(_of(TAKES[pattern], arg)).high == 0:
        why = "has nothing that could be taken away"
    if why:
        yield _idle(s, name=name_of(arg), why=why)


def already(s: Do) -> int:
    """The profiles of countries that are as the sentence would make them."""
    pattern = s.call.word.pattern
    if pattern in _levels():
        return _levels()[pattern][0]
    named = list(levels_named(s))
    there = universe().all if named else 0
    for kind, level in named:
        there &= universe().where(**{kind: [level]})
    return there


def _idle(s: Do, key: str = "", **about: Value) -> Mistake:
    return Mistake("L009", s.span, key, "", None, **about)


def anywhere(s: Do, names: Names) -> Iterator[Mistake]:
    """The same of a sentence about a track, a mark or a marker, and of one that counts nothing."""
    pattern, args = s.call.word.pattern, s.call.args
    if s.call.word.kind == "change" or (" {n:number} " in pattern and "place plot" not in pattern):
        if any(arg.type == "number" and isinstance(arg, Constant) and arg.value == 0 for arg in args):
            yield _idle(s, "zero")
            return
    if pattern in ALREADY:
        word, wanted, why = ALREADY[pattern]
        about = args if word != "in_effect" else args[:1]
        about = about[::-1] if pattern.startswith("end {m:text} in") else about
        fact = names.facts.get(spelled(Call(_words()[word], about, "truth", s.span)))
        if fact is wanted:
            yield _idle(s, name=name_of(about[0]), why=why)
    name = s.call.word.id.removeprefix("change_").removeprefix("set_")
    if name in ("prestige", "funding") and args:
        now = names.figures.get(f"{name}()")
        end = track(name).high if s.sign > 0 else track(name).low
        goal = end if s.sign else args[0].value if isinstance(args[0], Constant) else None
        if now is not None and now.low == now.high == goal:
            yield _idle(s, "level", name=name, value=str(goal))


@functools.cache
def _words() -> dict[str, Word]:
    v = vocabulary()
    return {w.id: w for kind in ("value", "adjective") for w in v.of_kind(kind)}


def _of(figure: str, country: Expr) -> Call:
    return Call(_words()[figure], (country,), "number", country.span)


@functools.cache
def _levels() -> dict[str, tuple[int, str]]:
    """pattern -> where it changes nothing, and why"""
    u = universe()
    popular = u.where(kind=[b.MUSLIM], governance=[b.FAIR, b.POOR], civil_war=[0])
    militia = u.where(kind=[b.MUSLIM], governance=[b.FAIR, b.POOR])
    return {
        "start civil war in {c:country}": (u.where(civil_war=[1]), "already is in civil war"),
        "end civil war in {c:country}": (u.where(civil_war=[0]), "is not in civil war"),
        "remove regime change from {c:country}": (u.where(regime_change=[b.NONE]), "is not under regime change"),
        "test {c:country}": (u.all & ~_untested(u), "already is tested"),
        "improve {c:country}": (u.where(governance=[b.GOOD]), "already is Good"),
        "worsen {c:country}": (u.where(governance=[b.POOR, b.ISLAMIST_RULE]), "cannot get worse than Poor"),
        "turn over {c:country}": (u.all & ~mats() | u.where(kind=[b.MUSLIM]), "has no other side, or shows it already"),
        "remove {n:number} awakening from {c:country}": (u.all & ~popular, "can hold no awakening marker"),
        "remove {n:number} reaction from {c:country}": (u.all & ~popular, "can hold no reaction marker"),
        "remove {n:number} militia from {c:country}": (u.all & ~militia, "can hold no militia"),
    }
