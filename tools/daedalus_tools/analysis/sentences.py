"""What can be wrong with one sentence: where it stands, its numbers, and what the card should have asked first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from daedalus.core.bounds import MANY
from daedalus.language.findings import BEING, NEED, PIECE, SIDE, SPACE, TRACK, Mistake, Term
from daedalus.language.records import PROVED, Between, Case, Need, OnTrack
from daedalus.language.roles import Count, Figure, Level, Numbered, Place, Step
from daedalus.language.typed import Answer, Call, Constant, Do, Expr, Op, Variable
from daedalus.language.vocabulary import NUMBER, TEXT
from daedalus_tools.analysis.conditions import COMPARE, Asked, refined
from daedalus_tools.analysis.figures import Names
from daedalus_tools.analysis.needs import surely, where
from daedalus_tools.analysis.numbers import Range, track
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.said import IT, of_sentence
from daedalus_tools.world import cites, study


def name_of(e: Expr) -> str:
    return e.name if isinstance(e, Variable) else str(e.value) if isinstance(e, Constant) else IT


def called(e: Expr) -> str | Term:
    """What an expression is about: a thing of the game by its name there, anything else as the card has it."""
    name = name_of(e)
    if not isinstance(e, Constant) or e.type == TEXT:
        return name
    return study().vocabulary.term(SIDE if e.type == SIDE else SPACE, name)


def forbidden(s: Do, arg: Expr, need: Need, wrong: int, *, whole: bool) -> Mistake:
    """The rulebook forbids what the sentence says, always or for some countries that may have been chosen."""
    u = universe()
    case = u.first(wrong)
    first = wrong & -wrong
    usual, name = Case("", need.code, need.rule), called(arg)
    _, code, rule, being = next((c for c in need.cases if first & where(c.that)), usual)
    how, say = "always" if whole else "sometimes", need.say or need.that if isinstance(arg, Variable) else ""
    term = study().vocabulary.term
    return Mistake(
        code,
        s.span,
        rule=rule,
        name=name,
        how=how,
        say=say,
        case=term(BEING, being or str(case)),
        what=term(NEED, need.what),
    )


def levels_named(s: Do) -> Iterator[tuple[Level, int]]:
    """The levels that a sentence names, each with the profiles that have it."""
    for i, role in s.call.word.role(Level):
        arg = s.call.args[i]
        if isinstance(arg, Call) and arg.word.level is not None:
            yield role, universe().levels.get((arg.word.level.of, arg.word.level.value), 0)


def numbers(call: Call, names: Names) -> Iterator[Mistake]:
    """R008, R009, R014: numbers that no track, no box and no plot has."""
    for hole, arg in zip(call.word.holes, call.args, strict=False) if call.word.kind != "adjective" else ():
        if arg.type != NUMBER:
            continue
        role = call.word.roles[hole.name]
        low, high = Asked(names).reach(arg)
        if isinstance(role, Count):
            yield from _too_many(role, call, low, arg)
        elif isinstance(role, Numbered) and not (high >= role.low and low <= role.high):
            yield Mistake(role.code, arg.span, role.key, role.rule, value=str(low), low=role.low, high=role.high)
        elif isinstance(role, Figure):
            yield from _off(role.track, track(role.track), low, high, arg)
        elif isinstance(role, Step):
            of, term = track(role.track), study().vocabulary.term
            most = of.high - of.low
            if low > most or high < -most:
                yield Mistake(
                    "R008",
                    arg.span,
                    "moves",
                    cites("tracks"),
                    name=term(TRACK, role.track),
                    most=most,
                    low=of.low,
                    high=of.high,
                )


def _too_many(role: Count, call: Call, low: int, arg: Expr) -> Iterator[Mistake]:
    for i, _ in call.word.role(Place) if role.each else ():
        listed = call.args[i]
        low *= len(listed.parts) if isinstance(listed, Op) and listed.op == "set" else 1
    piece, what = study().vocabulary.pieces[role.of], study().vocabulary.term(PIECE, role.of)
    if piece.most is None and low > piece.there:
        yield Mistake("R009", arg.span, "many", rule=cites("pieces"), what=what, most=piece.there, count=low)
    elif piece.most is not None and low > piece.most:
        yield Mistake("R009", arg.span, rule=cites("pieces"), what=what, most=piece.most, count=low, extra=piece.extra)


def _off(name: str, of: Range, low: int, high: int, arg: Expr) -> Iterator[Mistake]:
    if high < of.low or low > of.high:
        called = study().vocabulary.term(TRACK, name)
        yield Mistake("R008", arg.span, rule=cites("tracks"), name=called, value=str(low), low=of.low, high=of.high)


def outside_tracks(e: Op | Call) -> Iterator[Mistake]:
    """R008, R014 in conditions: a track compared with a value that it never has; a plot that does not exist."""
    if isinstance(e, Call):
        yield from numbers(e, Names())
        return
    if e.op not in COMPARE or len(e.parts) != 2:
        return
    for figure, value in (e.parts, e.parts[::-1]):
        if isinstance(figure, Call) and isinstance(figure.word.gives, OnTrack) and isinstance(value, Constant):
            reach = track(figure.word.gives.track)
            n = value.value
            if e.op in ("<", ">") and n in (reach.low - 1, reach.high + 1):
                continue  # always or never true: said of the condition as a whole
            if isinstance(n, int):
                yield from _off(figure.word.pattern.partition(" of")[0], reach, n, n, value)


def answer(given: Answer) -> Iterator[Mistake]:
    """R008: an answer to a rule point that no track has, or that is no figure of a game at all."""
    gives, value = given.point.gives, given.value
    if given.point.result == NUMBER:
        low, high = Asked(Names()).reach(value)
        if low > MANY or high < -MANY:
            yield Mistake("R008", value.span, "answer", cites("tracks"), value=str(low), most=MANY)
            return
    if not isinstance(gives, (OnTrack, Between)) or given.adds or not isinstance(value, Constant):
        return
    name = gives.track if isinstance(gives, OnTrack) else given.point.pattern.partition(" in ")[0]
    of = track(name) if isinstance(gives, OnTrack) else Range(gives.low, gives.high)
    if isinstance(value.value, int):
        yield from _off(name, of, value.value, value.value, value)


def unproved(s: Do, names: Names, proved: Sequence[Expr]) -> Iterator[Mistake]:
    """What a card must have asked before it says this sentence, and has not."""
    wanted = [need for need in s.call.word.needs if need.judged == PROVED]
    if not wanted:
        return
    for condition in proved:
        names = refined(names, condition, True) or names
    it = next((s.call.args[i] for i, _ in s.call.word.role(Place)), None)
    name = name_of(it) if it is not None else ""
    for need in wanted:
        if any(answer.point.key == need.unless for answer in s.answers):
            continue
        phrases = [text for text in (need.that, need.also) if text]
        if not any(surely(of_sentence(text, s.call, it), names) for text in phrases):
            what = study().vocabulary.term(NEED, need.what, name=called(it) if it is not None else name)
            asked = re.sub(rf"\b{IT}\b", name, need.that)
            yield Mistake(need.code, s.span, rule=need.rule, what=what, asked=asked)
