"""A question that asks itself.

To answer how many cells there are, the card asks how many cells there are, and so on without end: the game would be
stopped. What the rulebook says is counted already; `+1` adds to it. Two answers can chase each other in the same way,
on one card or on two that are in effect together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from daedalus.language.findings import Finding
from daedalus.language.typed import Answer, Binding, Call, CardTree, Expr, Op, Quantifier, Variable
from daedalus.language.vocabulary import Hole, Part, Word
from daedalus.language.walking import nodes, parts
from daedalus_tools.analysis.figures import spelled
from daedalus_tools.lint.decks import Cards, found
from daedalus_tools.lint.examples import lasting
from daedalus_tools.lint.registry import checks
from daedalus_tools.world import per_game, study

BAD = lasting("cells in c: cells in c + 1")
GOOD = lasting("cells in c: +1")

ANY_ONE = "any one"  # in the place of a name that goes through all spaces
Asked = tuple[str, tuple[Expr, ...], bool]  # the key of a point, about what, and whether it is asked in any case


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    asking = [(tree, answer, asked) for tree in cards.beside for answer in _answers(tree) if (asked := _asked(answer))]
    given = {id(tree) for tree in cards.trees}
    for tree, answer, asked in asking:
        if id(tree) not in given:
            continue
        if any(_surely(answer, point, about) for point, about, _ in asked):
            yield found(tree, answer.span, "L021")
            continue
        chased = [(a, b) for a, b, back in asking if _leads(answer, asked, b) and _leads(b, back, answer)]
        if any(second is answer for _, second in chased):
            yield found(tree, answer.span, "L021")
        elif chased:
            other, second = chased[0]
            yield found(tree, answer.span, "L021", key="mutual", other=other.title, asking=second.source)


def _answers(tree: CardTree) -> Iterator[Answer]:
    return (part for part in nodes((tree.event, tree.lasting)) if isinstance(part, Answer))


def _surely(answer: Answer, point: str, about: tuple[Expr, ...]) -> bool:
    """Whether this is what the answer is asked itself: of the same things, whatever else it says before."""
    own = [spelled(b.equals) if b.equals is not None else b.name for b in answer.bindings]
    return point == answer.point.key and [spelled(e) for e in about] == own


def _leads(first: Answer, asked: Sequence[Asked], second: Answer) -> bool:
    """Whether the first asks in any case what the second answers, of the things that it is asked about itself."""
    names = {b.name for b in first.bindings if b.equals is None}

    def fits(e: Expr, b: Binding) -> bool:
        if isinstance(e, Variable) and (e.name == ANY_ONE or (e.name in names and b.equals is None)):
            return True
        return b.equals is not None and spelled(b.equals) == spelled(e)

    return any(
        always and point == second.point.key and all(map(fits, about, second.bindings))
        for point, about, always in asked
    )


def _asked(answer: Answer) -> list[Asked]:
    """What an answer asks; what is asked behind a condition may never be."""
    when = _questions(answer.when, {}, always=True) if answer.when is not None else ()
    return [*when, *_questions(answer.value, {}, always=answer.when is None)]


def _questions(e: Expr, whole: Mapping[str, Variable], *, always: bool) -> Iterator[Asked]:
    if isinstance(e, Quantifier):
        things = e.things
        every = getattr(getattr(things.domain, "word", None), "whole", False)
        inside = {**whole, things.variable: Variable(things.type, ANY_ONE, things.span)} if every else whole
        yield from _questions(things.domain, whole, always=always)
        for i, condition in enumerate(things.conditions):
            yield from _questions(condition, inside, always=always and i == 0)
        if e.by is not None:
            yield from _questions(e.by, inside, always=False)
        return
    point = _point_of(e.word) if isinstance(e, Call) else ""
    if point:
        about = tuple(whole.get(a.name, a) if isinstance(a, Variable) else a for a in parts(e))
        yield point, about, always
    first = isinstance(e, Op) and e.op in ("and", "or")
    for i, part in enumerate(parts(e)):
        yield from _questions(part, whole, always=always and not (first and i))


@per_game
def _points() -> dict[tuple[object, ...], str]:
    """The rule points by the words that they are written with."""
    return {tuple(map(_shape, word.parts)): word.key for word in study().vocabulary.of_kind("point")}


def _shape(part: Part) -> object:
    return part.type if isinstance(part, Hole) else part


def _point_of(word: Word) -> str:
    """The rule point behind a value or an adjective: the one that is written with the same words."""
    said = tuple(map(_shape, word.parts))
    return _points().get((word.subject, frozenset({"is"}), *said) if word.kind == "adjective" else said, "")
