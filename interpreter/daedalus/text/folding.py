"""Clauses that only differ in one thing are said as one: `Iraq or Syria is an Ally`, `both sides have cards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from daedalus.text import plan as p

BOTH = "both"  # sides


def together(how: str, parts: Sequence[p.Part]) -> p.Part:
    """Several clauses, of which those that only differ in one thing are one."""
    folded: list[p.Part] = []
    for part in parts:
        items = part.items if isinstance(part, p.Several) and part.how == how else (part,)
        for item in items:
            last = _folded(how, folded[-1], item) if folded else None
            if last is None:
                folded.append(item)
            else:
                folded[-1] = last
    return folded[0] if len(folded) == 1 else p.Several(how, tuple(folded))


def _folded(how: str, a: p.Part, b: p.Part) -> p.Part | None:
    """Two clauses in one."""
    if isinstance(a, p.Compare) and isinstance(b, p.Compare):
        both = _both_sides(a, b) if how == p.AND else None
        if both is not None:
            return both
        if how == p.OR and a.op == b.op == "=" and a.value == b.value:
            return evolve(a, than=_joined(how, a.than, b.than))
    if how == p.OR and isinstance(a, p.Said) and isinstance(b, p.Said) and a.key == b.key == "same" and not a.form:
        same = a.args["a"] == b.args["a"] and not b.form
        return evolve(a, args={"a": a.args["a"], "b": _joined(how, a.args["b"], b.args["b"])}) if same else None
    if how == p.OR and isinstance(a, p.Is) and (kind := _some_that(a.what, b)) is not None:
        return evolve(a, subject=_joined(how, a.subject, kind)) if _named(a.subject) else None
    if not (isinstance(a, p.Is) and isinstance(b, p.Is)):
        return None
    if how == p.AND and not a.what.holds and not b.what.holds and a.subject == b.subject:  # neither one nor the other
        return evolve(a, what=p.Quality(_joined(p.OR, a.what.what, b.what.what), holds=False))
    if how == p.AND and not a.what.holds and a.what == b.what and _named(a.subject) and _named(b.subject):
        return evolve(a, subject=_joined(p.NOR, a.subject, b.subject))  # neither of them is so
    if how != p.OR or not (a.what.holds and b.what.holds):
        return None
    if a.what == b.what and _named(a.subject) and _named(b.subject):
        return evolve(a, subject=_joined(how, a.subject, b.subject))
    if a.subject == b.subject:
        return evolve(a, what=p.Quality(_joined(how, a.what.what, b.what.what)))
    return None


def _named(subject: p.Part) -> bool:
    return isinstance(subject, (p.Name, p.Several))


def _some_that(what: p.Quality, part: p.Part) -> p.Thing | None:
    """Of `there is a Hard Schengen country`, what is said to be Hard: a Schengen country."""
    thing = part.args["what"] if isinstance(part, p.Said) and part.key == "there-is" and not part.form else None
    if not isinstance(thing, p.Thing) or thing.determiner != p.A or not what.holds:
        return None
    rest = tuple(quality for quality in thing.qualities if _plain(quality) != what)
    return evolve(thing, qualities=rest) if rest and len(rest) < len(thing.qualities) else None


def _plain(quality: p.Quality) -> p.Quality:
    while isinstance(quality.what, p.Quality) and quality.holds:
        quality = quality.what
    return quality


def _joined(how: str, a: p.Part, b: p.Part) -> p.Part:
    before = a.items if isinstance(a, p.Several) and a.how == how else (a,)
    return p.Several(how, (*before, b))


def _both_sides(a: p.Compare, b: p.Compare) -> p.Part | None:
    """`each hand has cards`: said of one side, and of the other."""

    def sides(part: Any) -> list[str]:
        if isinstance(part, p.Name):
            return [part.key] if part.type == "side" else []
        found = part.args.values() if isinstance(part, p.Said) else ()
        return [side for x in found for side in sides(x)]

    def of(part: Any) -> Any:
        if isinstance(part, p.Name) and part.type == "side":
            return p.Name(BOTH, "side")
        return evolve(part, args={k: of(x) for k, x in part.args.items()}) if isinstance(part, p.Said) else part

    one, other = sides(a.value), sides(b.value)
    if len(one) == len(other) == 1 and one != other and of(a.value) == of(b.value) and (a.op, a.than) == (b.op, b.than):
        return evolve(a, value=of(a.value))
    return None
