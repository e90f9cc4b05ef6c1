"""What is said twice, to no effect: options and branches that do the same, lists with too few options, values that
the next line replaces, and sides that take what is theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from daedalus.language import typed
from daedalus.language.findings import PIECE, Mistake
from daedalus.language.lines import SMALL_WORDS
from daedalus.language.records import Becomes, Leaves, Returns, Sets, Shifts, Then
from daedalus.language.roles import Figure, Level, Place
from daedalus.language.typed import CardTree, Constant, Do, Expr, Statement
from daedalus.language.vocabulary import Hole, Word
from daedalus.language.walking import bodies, nodes
from daedalus_tools.analysis.figures import spelled
from daedalus_tools.world import cites, per_game, study


def doubles(tree: CardTree, doing: Sequence[Do]) -> Iterator[Mistake]:
    blocks = [tree.event or (), *(trigger.body for block in tree.lasting for trigger in block.triggers)]
    for block in blocks:
        yield from _in(block)
    yield from _sent_away(doing)


def _in(body: Sequence[Statement]) -> Iterator[Mistake]:
    for s in body:
        if isinstance(s, typed.DoSome):
            yield from _alike([(spelled(c) if c is not None else "", b) for _, c, b in s.options], "")
            if s.count > len(s.options) or not s.count:
                few = len(s.options)
                yield Mistake("L012", s.span, "many" if s.count else "none", "", None, count=s.count, options=few)
        if isinstance(s, typed.If):
            yield from _alike([("", b) for _, b in s.branches[-2:]] if s.branches[-1][0] is None else [], "branch")
        for block in bodies(s):
            yield from _in(block)
    for one, other in pairwise(body):
        if isinstance(one, Do) and isinstance(other, Do) and _replaced(one, other):
            yield Mistake("L009", one.span, "again")


def _alike(ways: list[tuple[str, Sequence[Statement]]], key: str) -> Iterator[Mistake]:
    """L011: two of them open at the same time that do the same."""
    seen: set[str] = set()
    for condition, body in ways:
        told = f"{condition}: {'; '.join(map(_told, body))}"
        for i, name in enumerate(_names_given(body, condition)):
            told = re.sub(rf"\b{re.escape(name)}\b", f"${i}", told)
        if told in seen and body:
            yield Mistake("L011", body[0].span, key)
        seen.add(told)


def _names_given(body: Sequence[Statement], condition: str) -> list[str]:
    """The names that a block gives, in order: by which name a thing goes makes no difference."""
    found = re.findall(r"\w+ (\w+): ", condition)[:1]
    for node in nodes(tuple(body)):
        if isinstance(node, typed.Choose):
            found.append(node.things.variable)
        elif isinstance(node, typed.Let):
            found.append(node.name)
        elif isinstance(node, typed.ForEach):
            found.append(node.variable)
        elif isinstance(node, Do) and node.bind:
            found.append(node.bind)
    return list(dict.fromkeys(found))


def _told(s: Statement) -> str:
    """A statement as a key: alike for alike ones."""
    if isinstance(s, Do):
        said = ",".join(f"{a.point.key}{a.adds}{spelled(a.value)}" for a in s.answers)
        return f"{s.sign}{spelled(s.call)}>{s.bind}|{said}"
    if isinstance(s, typed.Choose):
        return f"{s.side} {_things(s.things)} {s.rank}{spelled(s.by) if s.by is not None else ''}"
    if isinstance(s, typed.Let):
        return f"{s.name}={spelled(s.value)}"
    if isinstance(s, typed.If):
        return "if" + "|".join(f"{spelled(c) if c is not None else ''}:{_all(b)}" for c, b in s.branches)
    if isinstance(s, typed.ForEach):
        things = _things(s.things) if isinstance(s.things, typed.Things) else spelled(s.things)
        return f"each {s.variable} {things}:{_all(s.body)}"
    if isinstance(s, typed.May):
        return f"may {s.side}:{_all(s.body)}"
    options = "|".join(f"{spelled(c) if c is not None else ''}:{_all(b)}" for _, c, b in s.options)
    return f"do {s.side}{s.count}:{options}"


def _all(body: Sequence[Statement]) -> str:
    return ";".join(map(_told, body))


def _things(t: typed.Things) -> str:
    count = spelled(t.count) if t.count is not None else ""
    return (
        f"{t.variable}: {count}{t.up_to}{t.many}{t.by_lot} {spelled(t.domain)} {','.join(map(spelled, t.conditions))}"
    )


# -- a sentence that the next one undoes ------------------------------------------------------------------------------


def _replaced(one: Do, other: Do) -> bool:
    """Whether all that a sentence does is to set what the next one sets anew."""
    moved = set(_moved(one.call.word))
    if one.bind or not moved or spelled_places(one) != spelled_places(other):
        return False
    return moved <= set(_outright(other.call.word)) and _own(one, other)


def _moved(word: Word) -> Iterator[str]:
    """The levels and tracks that a sentence moves, if it does nothing else."""
    for change in word.changes:
        if isinstance(change, Shifts):
            yield change.track
        elif isinstance(change, Sets):
            role = word.roles[change.level]
            yield role.of if isinstance(role, Level) else change.level
        elif isinstance(change, Becomes) and not change.anywhere and (change.may or change.where):
            yield from () if any(word.change(Sets)) else (f"{change.where}",)  # what goes with the level
        elif isinstance(change, Becomes) and not change.anywhere:
            yield from change.levels
        elif not isinstance(change, Then):
            yield "something else"


def _own(one: Do, other: Do) -> bool:
    """What the second says must not be what the first has just made."""
    named = {spelled(arg) for arg in one.call.args}
    return not any(spelled(part) in named for arg in other.call.args for part in _inner(arg))


def _inner(e: Expr) -> tuple[Expr, ...]:
    return e.args if isinstance(e, typed.Call) else e.parts if isinstance(e, typed.Op) else ()


def spelled_places(s: Do) -> list[str]:
    return [spelled(s.call.args[i]) for i, _ in s.call.word.role(Place)]


def _outright(word: Word) -> Iterator[str]:
    """The levels and tracks that a sentence sets, whatever they were."""
    for change in word.changes:
        if isinstance(change, Sets):
            role = word.roles[change.level]
            yield from (role.of,) if isinstance(role, Level) and not role.toward else ()
        elif isinstance(change, Becomes) and not change.where and not change.may:
            yield from change.levels
    yield from (role.track for _, role in word.role(Figure))


# -- pieces that leave for a while ------------------------------------------------------------------------------------


def _sent_away(doing: Sequence[Do]) -> Iterator[Mistake]:
    """L013: pieces that leave the map and that nothing on the card brings back, or not all of them."""
    term = study().vocabulary.term
    away = [(s, change.piece) for s in doing for change in s.call.word.change(Leaves)]
    back = [(s, change.piece) for s in doing for change in s.call.word.change(Returns)]
    for s, piece in away:
        if not any(piece == other for _, other in back):
            yield Mistake("L013", s.span, rule=cites("mark"), what=term(PIECE, piece))
    for s, piece in back:
        if not any(piece == other for _, other in away):
            yield Mistake("L013", s.span, "unsent", cites("mark"), what=term(PIECE, piece))
    if len(away) == len(back) == 1:
        sent, brought = _number(away[0][0]), _number(back[0][0])
        if sent is not None and brought is not None and sent != brought:
            what = term(PIECE, away[0][1])
            yield Mistake("L013", back[0][0].span, "count", cites("mark"), what=what, sent=sent, brought=brought)


def _number(s: Do) -> int | None:
    numbers = [a.value for a in s.call.args if isinstance(a, Constant) and isinstance(a.value, int)]
    return int(numbers[0]) if numbers else None


# -- names that are words ---------------------------------------------------------------------------------------------


def hidden_words(tree: CardTree) -> Iterator[Mistake]:
    """N010: names that are words of the game, which then mean something else."""
    plain = _words()
    for node in nodes((tree.target, tree.event, tree.lasting)):
        if isinstance(node, typed.Things):
            name, span = node.variable, node.span
        elif isinstance(node, typed.Let):
            name, span = node.name, node.span
        elif isinstance(node, typed.ForEach):
            name, span = node.variable, node.span
        elif isinstance(node, Do) and node.bind:
            name, span = node.bind, node.span
        else:
            continue
        if name in plain:
            yield Mistake("N010", span, name=name)


@per_game
def _words() -> frozenset[str]:
    """Everything of one word that the language knows already."""
    v = study().vocabulary
    single = [w.parts[0] for w in v.words if len(w.parts) == 1 or w.kind == "noun"]
    plain = {text for part in single if not isinstance(part, Hole) for text in part} | {*v.sides, *v.types}
    return frozenset(plain | SMALL_WORDS | {decl.plural for decl in v.types.values()})
