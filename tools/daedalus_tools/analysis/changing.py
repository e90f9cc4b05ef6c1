"""What is known after a sentence, by its declaration alone: what it changes is forgotten, what it grants is learnt.

Levels of countries are kept as profiles; everything else (figures, facts, bands) is known by the words in it, and each
word says what it hangs on. So whatever a sentence does not declare stays known, and nothing that it declares does.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from attrs import evolve

from daedalus.language.records import (
    EVERYTHING,
    MARKS,
    Adds,
    Anything,
    Bands,
    Becomes,
    Ends,
    Leaves,
    Levels,
    Moves,
    OnTrack,
    Puts,
    Removes,
    Returns,
    Sets,
    Shifts,
    Steps,
    Then,
)
from daedalus.language.roles import Level, Place
from daedalus.language.typed import Call, Constant, Do, Expr, Op, Variable
from daedalus.language.vocabulary import TRUTH, Word
from daedalus_tools.analysis.conditions import Asked, refined
from daedalus_tools.analysis.figures import Names, Thing, words_of
from daedalus_tools.analysis.needs import possible, surely, where
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.said import of_sentence
from daedalus_tools.world import per_game, study


def done(s: Do, names: Names) -> None:
    """What is known after a sentence."""
    word = s.call.word
    granted = list(_granted(s, names))
    _forget(names, touched(word))
    if any(isinstance(change, Anything) for change in word.changes):
        _anywhere(names, universe().same_countries)
    for arg in _places(s):
        _country(s, arg, names)
    for change in word.change(Becomes):
        if change.anywhere:
            _anywhere(names, functools.partial(_become, change))
    for e, holds in (*granted, *_marked(s)):
        known = refined(names, e, holds)
        if known is not None:
            names.take(known)


# -- levels -----------------------------------------------------------------------------------------------------------


def _places(s: Do) -> Iterator[Expr]:
    """The countries that a sentence is about, one by one."""
    for i, _ in s.call.word.role(Place):
        arg = s.call.args[i]
        yield from arg.parts if isinstance(arg, Op) and arg.op == "set" else (arg,)


def _country(s: Do, arg: Expr, names: Names) -> None:
    """What the country can be afterwards, and any other name that may stand for the same one."""
    mask = Asked(names).countries(arg)
    if not mask:
        return
    key = arg.name if isinstance(arg, Variable) else f"={arg.value}" if isinstance(arg, Constant) else ""
    there = universe().same_countries(mask)
    for name, thing in [*names.things.items()]:
        if name != key and thing.mask & there:
            _open(names, name, _after(s, thing.mask & there)[0])
    left, strays = _after(s, mask & possible(s.call.word))
    if key and left:
        thing = names.things.get(key, Thing())
        stepped = mask | thing.doubt if _is_a_step(s.call.word) else 0
        names.things[key] = evolve(thing, mask=left, strays=thing.strays | strays, doubt=stepped)


def _is_a_step(word: Word) -> bool:
    return any(word.change(Steps)) or any(role.toward for _, role in word.role(Level))


def _open(names: Names, name: str, more: int) -> None:
    """The country may also be this, without the card speaking of it."""
    thing = names.things[name]
    names.things[name] = evolve(thing, mask=thing.mask | more, strays=thing.strays | more & ~thing.mask)


def _anywhere(names: Names, become: Callable[[int], int]) -> None:
    for name, thing in [*names.things.items()]:
        if thing.mask:
            _open(names, name, become(thing.mask))


def _after(s: Do, mask: int) -> tuple[int, int]:
    """What the changes make of a country one after another; and which of that the card could not have asked for."""
    strays = 0
    for change in s.call.word.changes:
        if isinstance(change, Becomes) and not change.anywhere:
            became = _become(change, mask)
            strays |= became & ~mask if change.may else 0
            mask = became | (mask if change.may else mask & ~_said(change))
        elif isinstance(change, Sets):
            mask = _level_set(s, change, mask)
        elif isinstance(change, Steps):
            stays = mask & ~where(change.where) if change.where else 0
            stepped = _stepped(mask & ~stays, change.level, change.toward)
            strays |= stepped & ~mask if change.may else 0
            mask = stepped | (mask if change.may else stays)
    return mask, strays


def _said(change: Becomes) -> int:
    return where(change.where) if change.where else universe().all


def _become(change: Becomes, mask: int) -> int:
    return universe().widened(mask & _said(change), change.levels) & where(change.so)


def _level_set(s: Do, change: Sets, mask: int) -> int:
    """The level that the argument names; one of all, if it could be any."""
    word = s.call.word
    i = next(i for i, hole in enumerate(word.holes) if hole.name == change.level)
    role, arg = word.roles[change.level], s.call.args[i]
    assert isinstance(role, Level)
    named = arg.word.level if isinstance(arg, Call) else None
    if named is None or not isinstance(named.value, int):
        return universe().widened(mask, (role.of,))
    return (_stepped if role.toward else universe().moved)(mask, role.of, named.value)


def _stepped(mask: int, level: str, toward: int) -> int:
    """One step of a level; what is there already stays."""
    u = universe()
    found = 0
    for (of, value), having in u.levels.items():
        if of == level and isinstance(value, int) and mask & having:
            step = (toward > value) - (toward < value)
            found |= u.moved(mask & having, level, value + step) if step else mask & having
    return found


# -- everything else --------------------------------------------------------------------------------------------------


@per_game
def touched(word: Word) -> frozenset[str]:
    """What may be other after a sentence: pieces, tracks, levels, marks; with all that follows by the rules."""
    found: set[str] = set()
    for change in word.changes:
        if isinstance(change, (Adds, Removes, Moves, Leaves, Returns)):
            found.add(change.piece)
        elif isinstance(change, Shifts):
            found.add(change.track)
        elif isinstance(change, (Puts, Ends)):
            found.add(MARKS)
        elif isinstance(change, Becomes):
            found.update(change.levels or study().axes)
        elif isinstance(change, Steps):
            found.add(change.level)
        elif isinstance(change, Sets):
            role = word.roles[change.level]
            assert isinstance(role, Level)
            found.add(role.of)
        elif isinstance(change, Anything):
            found.add(EVERYTHING)
    follows = study().vocabulary.follows
    left = list(found)
    while left:
        new = follows.get(left.pop(), frozenset()) - found
        found |= new
        left += new
    return frozenset(found)


@per_game
def hangs_on(word: Word) -> frozenset[str]:
    """What a word hangs on, as it says or as its record implies; everything, if neither says anything."""
    v = study().vocabulary
    found = set(word.reads)
    if isinstance(word.gives, (OnTrack, Bands)):
        found.add(word.gives.track)
    if isinstance(word.gives, Levels):
        found.add(word.gives.of)
    if word.level is not None and word.kind == "adjective":
        found.add(word.level.of)
    found |= {piece.key for piece in v.pieces.values() if piece.figure == word.key}
    if word.key in (v.standing, v.in_force):
        found.add(MARKS)
    return frozenset(found or {EVERYTHING})


def _forget(names: Names, what: frozenset[str]) -> None:
    """Figures, facts and bands that hang on what has changed may be others now."""
    if not what:
        return
    for known in (names.figures, names.facts, names.bands):
        for key in [key for key in known if any(shaken(word, what) for word in words_of(key))]:
            del known[key]
    if what & {EVERYTHING, *study().axes}:
        names.absent = 0


def shaken(word: Word, what: frozenset[str]) -> bool:
    """Whether a word may say something else where this has changed."""
    on = hangs_on(word)
    return EVERYTHING in what or EVERYTHING in on or bool(what & on)


def _granted(s: Do, names: Names) -> Iterator[tuple[Expr, bool]]:
    """What the sentence grants, of each country that it is about."""
    its: list[Expr | None] = [*_places(s)]
    for it in its or [None]:
        for then in s.call.word.change(Then):
            if not then.where or surely(of_sentence(then.where, s.call, it), names):
                yield of_sentence(then.so, s.call, it), True


def _marked(s: Do) -> Iterator[tuple[Expr, bool]]:
    """A mark that was put stands, there and at all; one that ended does not."""
    v = study().vocabulary
    args = {hole.name: arg for hole, arg in zip(s.call.word.holes, s.call.args, strict=True)}
    for change in s.call.word.changes:
        if isinstance(change, (Puts, Ends)) and change.mark:
            holds, mark, places = isinstance(change, Puts), args[change.mark], [*_places(s)]
            for it in places:
                yield Call(v.by_key[v.standing], (it, mark), TRUTH, s.span), holds
            if holds or not places:
                yield Call(v.by_key[v.in_force], (mark,), TRUTH, s.span), holds
