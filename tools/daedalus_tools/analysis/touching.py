"""Sentences about countries: whether the rules allow them there, whether they do anything, and what follows."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from daedalus.language.findings import Mistake
from daedalus.language.records import ALWAYS, NEVER, WIDE
from daedalus.language.roles import Place
from daedalus.language.typed import Constant, Do, Expr, Op, Variable
from daedalus_tools.analysis import sentences
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.idle import idle
from daedalus_tools.analysis.needs import of_a_country, where
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.world import study

Allowed = Callable[[str, Names], int]  # the profiles of countries where events in force answer a rule point with yes


def about(s: Do) -> list[Expr]:
    """The countries, and lists of countries, that a sentence is about."""
    return [s.call.args[i] for i, _ in s.call.word.role(Place)]


def touched(s: Do, arg: Expr, names: Names, allowed: Allowed) -> Iterator[Mistake]:
    """What is wrong with a sentence about a country, or about each of a list."""
    if isinstance(arg, Op) and arg.op == "set":
        for part in arg.parts:
            yield from touched(s, part, names, allowed)
        return
    mask = Asked(names).countries(arg)
    wrong = next(_wrong(s, arg, mask, names, allowed), None) if mask else None
    if wrong is not None:
        yield wrong
    else:
        thing = _thing(arg, names)
        yield from idle(s, arg, mask & ~thing.strays if mask and thing is not None else mask, names)


def _wrong(s: Do, arg: Expr, mask: int, names: Names, allowed: Allowed) -> Iterator[Mistake]:
    thing = _thing(arg, names)
    for need in of_a_country(s.call.word):
        fits = where(need.that) | (allowed(need.unless, names) if need.unless else 0)
        bad = mask & ~fits & ~(thing.strays if thing is not None else 0)
        if not mask & fits:
            yield sentences.forbidden(s, arg, need, bad or mask, whole=True)
            return
        if need.judged == NEVER:
            bad = bad & where(study().in_flux) if isinstance(arg, Constant) else 0
            if bad:
                yield sentences.forbidden(s, arg, need, bad, whole=False)
            continue
        if need.spare:
            bad &= ~where(need.spare)
        never = _never(bad, mask)
        wide = need.judged == WIDE
        loose = thing is not None and isinstance(arg, Variable) and (thing.wide if wide else thing.loose)
        if never or (bad and (loose or need.judged == ALWAYS)) or (not wide and bad & where(study().in_flux)):
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


def _thing(arg: Expr, names: Names) -> Thing | None:
    return names.things.get(arg.name) if isinstance(arg, Variable) else None
