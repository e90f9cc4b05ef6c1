"""Sentences about countries: whether the rules allow them there, whether they do anything, and what follows."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from attrs import evolve

from daedalus.games.labyrinth import board as b
from daedalus.language.findings import Mistake
from daedalus.language.typed import Constant, Do, Expr, Op, Variable
from daedalus.language.vocabulary import Hole
from daedalus_tools.analysis import sentences
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.idle import idle
from daedalus_tools.analysis.needs import CHANGES, Need, mats, may_turn_back, needs
from daedalus_tools.analysis.profiles import universe


def about(s: Do) -> list[Expr]:
    """The countries, and lists of countries, that a sentence is about."""
    holes = [part for part in s.call.word.parts if isinstance(part, Hole)]
    return [arg for hole, arg in zip(holes, s.call.args, strict=True) if hole.type in ("country", "countries")]


def touched(s: Do, arg: Expr, names: Names) -> Iterator[Mistake]:
    """What is wrong with a sentence about a country, or about each of a list."""
    if isinstance(arg, Op) and arg.op == "set":
        for part in arg.parts:
            yield from touched(s, part, names)
        return
    mask = Asked(names).countries(arg)
    if not mask:
        return
    wrong = next(_wrong(s, arg, mask, names), None)
    if wrong is not None:
        yield wrong
    else:
        yield from idle(s, arg, mask, names)


def _wrong(s: Do, arg: Expr, mask: int, names: Names) -> Iterator[Mistake]:
    thing = _thing(arg, names)
    for need in needs().get(s.call.word.pattern, ()):
        bad = mask & ~need.mask & ~(thing.strays if thing is not None else 0)
        if not mask & need.mask:
            yield sentences.forbidden(s, arg, need, bad or mask, whole=True)
            return
        if need.code == "R010":
            bad &= ~mats()  # their other side comes with its levels
        never = _never(bad, mask)
        loose = thing is not None and isinstance(arg, Variable) and (thing.loose if need.strict else thing.wide)
        if not need.strict:
            bad &= universe().where(alignment=[b.ADVERSARY])  # 8.4.4: what a revolution leaves
        if never or (bad and (loose or need.code == "R010")) or (need.strict and bad & _in_flux()):
            yield sentences.forbidden(s, arg, need, never or bad, whole=False)
            return


def _never(bad: int, mask: int) -> int:
    """The profiles of those countries that are wrong whatever their levels are."""
    if not bad:
        return 0
    u = universe()
    return functools.reduce(
        lambda found, block: found | (block & bad) if block & mask and not block & mask & ~bad else found,
        u.blocks.values(),
        0,
    )


def _in_flux() -> int:
    """11.3.3: countries on mats that are not Muslim, or not yet: a card must say so if it means the other side."""
    return mats() & ~universe().where(kind=[b.MUSLIM])


def _thing(arg: Expr, names: Names) -> Thing | None:
    return names.things.get(arg.name) if isinstance(arg, Variable) else None


def changed(s: Do, arg: Expr, names: Names) -> None:
    """What a country can be after the sentence."""
    if isinstance(arg, Op) and arg.op == "set":
        for part in arg.parts:
            changed(s, part, names)
        return
    mask = Asked(names).countries(arg)
    pattern = s.call.word.pattern
    change = CHANGES.get(pattern)
    if not mask or change is None:
        return
    u = universe()
    thing = _thing(arg, names)
    possible = mask & _possible(needs().get(pattern, ()))
    after = sentences.named_levels(s, change(u, possible))
    strays = (thing.strays if thing is not None else 0) | (after & ~possible if change is may_turn_back else 0)
    key = arg.name if isinstance(arg, Variable) else f"={arg.value}" if isinstance(arg, Constant) else ""
    if key and after:
        names.things[key] = evolve(thing or Thing(), mask=after, strays=strays)


def _possible(wanted: tuple[Need, ...]) -> int:
    return functools.reduce(lambda mask, need: mask & need.mask, wanted, universe().all)
