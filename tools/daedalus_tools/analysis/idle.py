"""L009: sentences that find the board as they would leave it."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import IDLE, TRACK, Mistake, Value
from daedalus.language.records import Removes
from daedalus.language.roles import Count, Figure, Numbered, Place, Role, Step
from daedalus.language.typed import Call, Constant, Do, Expr
from daedalus.language.vocabulary import NUMBER
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names
from daedalus_tools.analysis.needs import surely
from daedalus_tools.analysis.said import of_sentence
from daedalus_tools.analysis.sentences import called, levels_named
from daedalus_tools.world import study


def idle(s: Do, arg: Expr, mask: int | None, names: Names) -> Iterator[Mistake]:
    """The country can only be what the sentence would make it, or has nothing that could be taken away."""
    why = next((idle.why for idle in s.call.word.idle if surely(of_sentence(idle.when, s.call, arg), names)), "")
    if not why and mask and already(s) and not mask & ~already(s):
        why = "so"
    if not why and any(Asked(names).reach(figure).high == 0 for figure in taken(s, arg)):
        why = "nothing-to-take"
    if why:
        yield _idle(s, name=called(arg), why=study().vocabulary.term(IDLE, why))


def already(s: Do, *, toward: bool = True) -> int:
    """The profiles of countries that have the levels that the sentence sets, or moves them toward."""
    there = [having for role, having in levels_named(s) if toward or not role.toward]
    return there[0] & there[-1] if there else 0


def taken(s: Do, arg: Expr) -> Iterator[Call]:
    """The figures of a country that must not be 0, if all that a sentence does is to take away."""
    v = study().vocabulary
    for change in s.call.word.change(Removes):
        figure = v.pieces[change.piece].figure
        if change.only and figure:
            yield Call(v.by_key[figure], (arg,), NUMBER, arg.span)


def _idle(s: Do, key: str = "", **about: Value) -> Mistake:
    return Mistake("L009", s.span, key, "", None, **about)


def anywhere(s: Do, names: Names) -> Iterator[Mistake]:
    """The same of a sentence about a track or a mark, and of one that counts nothing."""
    word, args = s.call.word, s.call.args
    for hole, arg in zip(word.holes, args, strict=True):
        role = word.roles[hole.name]
        nothing = isinstance(role, (Count, Numbered)) and arg.type == NUMBER and Asked(names).reach(arg).high <= 0
        if _amount(role) and (nothing or (isinstance(arg, Constant) and arg.value == 0)):
            yield _idle(s, "zero")
            return
    if not any(word.role(Place)):
        for idle in word.idle:
            if surely(of_sentence(idle.when, s.call), names):
                yield _idle(s, name=called(args[0]), why=study().vocabulary.term(IDLE, idle.why))
    for hole, arg in zip(word.holes, args, strict=True):
        role = word.roles[hole.name]
        if isinstance(role, (Step, Figure)):
            of = study().vocabulary.tracks[role.track]
            now = names.figures.get(f"{of.figure}()")
            end = of.high if s.sign > 0 else of.low
            goal = end if s.sign else arg.value if isinstance(arg, Constant) else None
            if now is not None and now.low == now.high == goal:
                yield _idle(s, "level", name=study().vocabulary.term(TRACK, role.track), value=str(goal))


def _amount(role: Role) -> bool:
    """Whether it is so many of something, and 0 nothing."""
    return isinstance(role, (Count, Step)) or (isinstance(role, Numbered) and role.amount)
