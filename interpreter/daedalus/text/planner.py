"""What a card says, in order: what blocks it, when and where it can be played, its orders, what lasts, when it ends,
what it allows. Of the card's tree, before any language; `speech` says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language import typed
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import TRUTH, Vocabulary
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.described import Known
from daedalus.text.expressions import (
    COMPARED,
    alike,
    all_of,
    equals_one,
    named_side,
    of_side,
    only_one,
    takes_up,
    within,
)
from daedalus.text.folding import together
from daedalus.text.lasting import Lasting
from daedalus.text.needless import Orders
from daedalus.text.repeating import such
from daedalus.text.rolls import tabled


def planned(tree: CardTree, words: Vocabulary) -> list[p.Sentence]:
    """The sentences of a card."""
    return [p.Sentence(part) for part in such(tabled(Planner(tree, words).parts()))]


class Planner:
    """Plans one card."""

    def __init__(self, tree: CardTree, words: Vocabulary) -> None:
        self.tree = tree
        self.words = words
        self.known = Known(words)
        self.lasting = Lasting(tree, words, self.known)
        self.orders = self.lasting.orders

    def parts(self) -> Iterator[p.Part]:
        yield from self._needs()
        body = tuple(self.tree.event or ())
        yield from self._played(body)
        self.known.forget()
        yield from self.orders.sentences(body)
        for block in self.tree.lasting:
            yield from self.lasting.sentences(block)
        yield from self._symbols()
        if self.tree.allows:
            yield p.shared("allows", cards=p.titles(self.tree.allows))
        if self.tree.blocks:
            yield p.shared("blocks", cards=p.titles(self.tree.blocks))

    def _needs(self) -> Iterator[p.Part]:
        """The cards that block it, and those that it needs."""
        tree = self.tree
        for side in ("", *self.words.sides):  # a mark that blocks only where it stands is a condition of the place
            blocking = [name for name, limit in tree.blocked_by if limit == side]
            if blocking and side:
                yield p.shared("blocked-by", "side", side=p.Name(side, "side"), cards=p.titles(blocking, p.OR))
            elif blocking:
                yield p.shared("blocked-by", cards=p.titles(blocking))
        if tree.requires:
            yield p.shared("requires", cards=p.titles(tree.requires))
        if tree.requires_any:
            yield p.shared("requires", "any", cards=p.titles(tree.requires_any, p.OR))

    def _symbols(self) -> Iterator[p.Part]:
        for symbol in self.tree.symbols:
            name, _, side = symbol.partition(" if ")
            about: dict[str, p.Part] = {"side": p.Name(side, "side")} if side else {}
            yield p.Said(f"symbol-{name.replace(' ', '-')}", about, "side" if side else "")

    # -- when it can be played ----------------------------------------------------------------------

    def _played(self, body: Sequence[Statement]) -> Iterator[p.Part]:
        """If and where; a target that the first order takes up is said there."""
        asked = dict(self._playable(list(self._conditions(body))))
        conditions = list(map(self.known.clause, asked.pop("")))
        target = self.tree.target
        if target is not None and (one := only_one(target.things)) is not None:
            conditions += self._of_one(target.things, one)
            target = None
        inline = target is not None and takes_up(target.things.variable, body[0] if body else None)
        if target is not None:
            self.known.fresh[target.things.variable] = self.orders.wanted(target, body)
        if target is not None and not inline:
            what = self.known.part(typed.Variable(target.things.type, target.things.variable, target.span))
            if conditions:
                yield p.shared("play-if-in", what=together(p.AND, conditions), where=what)
            else:
                yield p.shared("play-in", where=what)
        elif conditions:
            yield p.shared("play-if", what=together(p.AND, conditions))
        for side, wanted in asked.items():
            what = p.shared("play-if", what=together(p.AND, list(map(self.known.clause, wanted))))
            if _by_side(body):
                self.orders.asked[side] = what
            else:
                yield p.shared("for-side", side=p.Name(side, "side"), what=what)

    def _conditions(self, body: Sequence[Statement]) -> Iterator[Expr]:
        orders = Orders(body, self.words)
        if self.tree.target is not None:
            orders.chosen.append(self.tree.target.things)
        for condition in self.tree.conditions:
            value = condition.value
            if not (orders.wanted(value) or orders.supply(value) or self._one_can_be_done(value, body)):
                yield value

    def _one_can_be_done(self, e: Expr, body: Sequence[Statement]) -> bool:
        """Whether a condition only says that one of the options can be done: all it asks, they ask too."""
        some = [s for s in within(body) if isinstance(s, typed.DoSome)]
        if not some or not isinstance(e, (typed.Op, typed.Quantifier)):
            return False
        asked = list(_asked((some, [s.value for s in body if isinstance(s, typed.Let)])))
        return all(any(alike(x, y) for y in asked) for x in _asked(e))

    def _playable(self, conditions: Sequence[Expr]) -> Iterator[tuple[str, list[Expr]]]:
        """The conditions of both sides, and those of one alone: `jihadist or x` asks only the US for x."""
        by_side: dict[str, list[Expr]] = {"": []}
        for condition in conditions:
            for e in all_of(condition):
                side, rest = of_side(e, self.words.sides)
                by_side.setdefault(side, []).append(rest)
        yield from by_side.items()

    def _of_one(self, things: typed.Things, only: typed.Constant) -> Iterator[p.Part]:
        """A target that can be one thing alone: its conditions are those of the card."""
        self.known.lets[things.variable] = only
        for condition in things.conditions:
            for e in all_of(condition):
                if not equals_one(e, things.variable):
                    yield self.known.clause(e)
        self.known.place = None


def _by_side(body: Sequence[Statement]) -> bool:
    """Whether an event is another for each side, from its first statement on."""
    first = body[0] if body else None
    return isinstance(first, typed.If) and len(first.branches) > 1 and bool(named_side(first.branches[0][0]))


def _asked(part: object) -> Iterator[Expr]:
    """What is asked in a part of a card, each thing alone: comparisons, and words that hold or do not."""
    for node in nodes(part):
        if (isinstance(node, typed.Op) and node.op in COMPARED) or (
            isinstance(node, typed.Call) and node.type == TRUTH
        ):
            yield node
