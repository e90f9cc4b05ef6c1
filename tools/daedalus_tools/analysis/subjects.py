"""Whom a condition speaks of: the countries in it, and the postures of sides as those of countries."""

from __future__ import annotations

import functools

from daedalus.games.labyrinth.vocabulary import vocabulary
from daedalus.language.findings import Span
from daedalus.language.typed import Call, Constant, Expr, Op, Variable
from daedalus.language.vocabulary import Word


@functools.cache
def _posture_words() -> dict[str, Word]:
    """`us is hard` speaks of a side; the country that it means has the same adjectives."""
    words = {w.pattern: w for w in vocabulary().of_kind("adjective") if w.subject == "country"}
    return {"side_hard": words["hard"], "side_soft": words["soft"], "hard": words["hard"], "soft": words["soft"]}


def plain(e: Expr) -> Expr:
    """The posture of the US as that of a country, and a posture that is compared as one that a country has."""
    if isinstance(e, Call) and e.word.id in ("side_hard", "side_soft"):
        return Call(_posture_words()[e.word.id], (Constant("country", "United States", e.span),), e.type, e.span)
    if isinstance(e, Op) and e.op in ("=", "<>") and e.parts[0].type == "posture":
        for one, other in (e.parts, e.parts[::-1]):
            if isinstance(one, Call) and one.word.id == "posture" and isinstance(other, Call):
                word = _posture_words().get(other.word.pattern)
                if word is not None:
                    being = Call(word, one.args, "truth", e.span)
                    return being if e.op == "=" else Op("not", (being,), "truth", e.span)
    return e


def subjects(e: Expr) -> list[Variable | Constant]:
    """The countries a condition speaks of."""
    found: dict[str, Variable | Constant] = {}

    def look(node: Expr) -> None:
        node = plain(node)
        if isinstance(node, Variable) and node.type == "country":
            found.setdefault(node.name, node)
        elif isinstance(node, Constant) and node.type == "country":
            found.setdefault(f"={node.value}", node)
        elif isinstance(node, Op):
            for part in node.parts:
                look(part)
        elif isinstance(node, Call):
            for arg in node.args:
                look(arg)

    look(e)
    return list(found.values())


def as_variable(e: Expr, constant: Constant, name: str) -> Expr:
    """The condition with a named country in focus."""
    e = plain(e)
    if isinstance(e, Constant) and e.type == "country" and e.value == constant.value:
        return Variable("country", name, e.span)
    if isinstance(e, Op):
        return Op(e.op, tuple(as_variable(part, constant, name) for part in e.parts), e.type, e.span)
    if isinstance(e, Call):
        return Call(e.word, tuple(as_variable(arg, constant, name) for arg in e.args), e.type, e.span)
    return e


def extent(e: Expr) -> Span:
    """From the first to the last word of a condition; `c is poor` is known by `poor` alone."""
    spans = [e.span]
    for part in e.parts if isinstance(e, Op) else e.args if isinstance(e, Call) else ():
        spans.append(extent(part))
    here = [span for span in spans if span.line == e.span.line]
    return Span(e.span.line, min(span.column for span in here), max(span.end for span in here))
