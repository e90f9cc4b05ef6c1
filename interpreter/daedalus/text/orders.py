"""What a card orders, clause after clause: statements of its program as parts of a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from attrs import evolve

from daedalus.language import typed
from daedalus.language.roles import Side
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER, Vocabulary
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.amounts import all_there, share, signed
from daedalus.text.cases import cased
from daedalus.text.described import SELF, Known
from daedalus.text.expressions import (
    alike,
    all_of,
    doer_of,
    every_of,
    mentions,
    named_side,
    only_one,
    set_named,
    takes_up,
    within,
    zero,
)
from daedalus.text.folding import together
from daedalus.text.gathering import by_figure, gathered, of_those
from daedalus.text.needless import Orders
from daedalus.text.rolls import on

Answering = Callable[[typed.Answer], p.Part]  # how a fact is said
LONGEST = 3  # orders in one sentence


class Ordering:
    """The orders of one card."""

    def __init__(self, tree: CardTree, words: Vocabulary, known: Known, answer: Answering) -> None:
        self.tree = tree
        self.words = words
        self.known = known
        self.answer = answer
        self.player = tree.association if tree.association in words.sides else "player"
        self.doer = self.player  # whom orders are given to
        self.asked: dict[str, p.Part] = {}  # what must hold for a side to play the card, to be said with its orders

    def sentences(self, body: Sequence[Statement]) -> Iterator[p.Part]:
        """The sentences of a body: plain orders stand together, the rest alone."""
        together: list[p.Part] = []
        for part, plain in self._clauses(body):
            if plain and _run(together, part) <= LONGEST:
                together.append(part)
                continue
            if together:
                yield p.Line(tuple(together))
            together = [part] if plain else []
            if not plain:
                yield part
        if together:
            yield p.Line(tuple(together))

    def body(self, body: Sequence[Statement]) -> p.Part:
        """A body as one clause."""
        parts = [part for part, _ in self._clauses(body)]
        return parts[0] if len(parts) == 1 else p.Line(tuple(parts))

    def _clauses(self, body: Sequence[Statement]) -> Iterator[tuple[p.Part, bool]]:
        """Each statement as a clause, and whether it is a plain order."""
        left = cased(gathered(body), self.words)
        while left:
            s = left.pop(0)
            apart = self._only_if(s, left)
            if apart is not None:
                left.pop(0)
                yield apart, False
            elif isinstance(s, typed.Let):
                self.known.lets[s.name] = s.value
            elif isinstance(s, typed.Choose):
                yield from self._choice(s, left)
            elif isinstance(s, typed.Do):
                order = self._order(s)
                yield order, not (isinstance(order, p.Said) and order.shared)
            elif isinstance(s, typed.If):
                yield from self._if(s, left)
            elif isinstance(s, typed.ForEach):
                yield from self._each(s)
            elif isinstance(s, typed.May) and (again := self.again(s)) is not None:
                yield p.shared("times", "up-to", n=p.Number(2), what=self.body(again)), False
            elif isinstance(s, typed.May):
                outer, self.doer = self.doer, s.side or self.doer
                what = self.body(s.body)
                self.doer = outer
                yield self._side("may", s.side, what), False
            else:
                yield self._some(s), False

    def again(self, s: typed.May) -> tuple[Statement, ...] | None:
        """`may: x; if it can be done: may: x`: x up to twice, by who plays the card."""
        *first, then = s.body
        if isinstance(then, typed.If) and len(then.branches) == 1 and len(then.branches[0][1]) == 1:
            condition, [inner] = then.branches[0]
            then = inner if condition is not None and Orders(first, self.words).needless(condition) else then
        twice = isinstance(then, typed.May) and then.side == s.side and alike(then.body, tuple(first))
        return tuple(first) if twice and self.ours(s.side or self.doer) else None

    def _only_if(self, s: Statement, then: Sequence[Statement]) -> p.Part | None:
        """A choice for the next order that asks something else than of what is chosen: that is a condition of both."""
        if not isinstance(s, typed.Choose) or not then or not takes_up(s.things.variable, then[0]):
            return None
        orders = Orders(then, self.words)
        conditions = list(every_of(s.things.conditions))
        apart = [e for e in conditions if not mentions(e, s.things.variable) and not orders.needed(e)]
        if not apart:
            return None
        own = tuple(e for e in conditions if e not in apart)
        clause = together(p.AND, list(map(self.known.clause, apart)))
        chosen = evolve(s, things=evolve(s.things, conditions=own))
        return p.shared("if", condition=clause, what=self.body((chosen, then[0])))

    def _choice(self, s: typed.Choose, then: list[Statement]) -> Iterator[tuple[p.Part, bool]]:
        name = s.things.variable
        only = only_one(s.things)
        if only is not None and len(list(every_of(s.things.conditions))) <= 1:
            self.known.lets[name] = only
            return
        self.known.said.pop(name, None)
        self.known.lets.pop(name, None)
        self.known.fresh[name] = self.wanted(s, then)
        first = then[0] if then else None
        if takes_up(name, first) and (doer_of(first) or self.doer) == (s.side or self.doer):
            return
        ours = not s.side or self.ours(s.side)
        alone = isinstance(first, typed.Do) or (isinstance(first, typed.ForEach) and len(first.body) == 1)
        if first is not None and takes_up(name, first) and not ours and alone and not doer_of(first):
            # whoever chooses does it
            then.pop(0)
            yield self._side("side-does", s.side, self.body((first,))), False
            return
        what = self.known.part(typed.Variable(s.things.type, name, s.span))
        order = p.shared("choose", what=self._of_hand(what, s.side or self.doer))
        yield (order if ours else self._side("side-does", s.side, order)), ours

    def wanted(self, choice: typed.Choose, then: Sequence[Statement] = ()) -> p.Part:
        extra: tuple[p.Quality, ...] = ()
        if choice.by is not None:
            inner = self.known.inner()
            inner.said[choice.things.variable] = p.Title(SELF)
            extra = (p.Quality(p.shared("ranked", choice.rank, by=inner.part(choice.by))),)
        orders = Orders(then, self.words)
        name = choice.things.variable
        first = Orders(then[:1] if then and takes_up(name, then[0]) else (), self.words)
        conditions = tuple(
            e
            for e in every_of(choice.things.conditions)
            if not orders.needed(e) and not (mentions(e, name) and (orders if _either_of(e) else first).pointless(e))
        )
        return self.known.thing(evolve(choice.things, conditions=conditions), p.A, extra)

    def ours(self, side: str) -> bool:
        return side == self.doer

    def _side(self, key: str, side: str, what: p.Part) -> p.Part:
        if not side or (self.ours(side) and key == "may"):
            return p.shared(key, what=what)
        return p.shared(key, side=self.known.said.get(side, p.Name(side, "side")), what=what)

    def _order(self, s: typed.Do) -> p.Part:
        word = s.call.word
        self.known.orders = Orders((s,), self.words)
        a_share = not s.sign and share(s.call, self.words)
        args = self.known.arguments(word, s.call.args, figures_first=a_share)
        self.known.orders = None
        form = ""
        if s.sign:
            [hole] = [h.name for h in word.holes if h.type == NUMBER][:1]
            amount = args[hole]
            with_sign = signed(amount, s.sign)
            if with_sign is not None:
                args[hole] = with_sign
            else:
                form = "up" if s.sign > 0 else "down"
        doer = next((word.holes[i].name for i, role in word.role(Side) if role.part == "doer"), "")
        side = args.pop(doer) if doer else None
        owner = side.key if isinstance(side, p.Name) else self.doer
        args = {name: self._of_hand(part, owner) for name, part in args.items()}
        form = "all" if not form and all_there(s.call) else "share" if a_share else form
        order: p.Part = p.Said(word.key, args, form)
        self._reckoned(s.call)
        if (isinstance(side, p.Name) and not self.ours(side.key)) or (
            side is not None and not isinstance(side, p.Name)
        ):
            order = p.shared("side-does", side=side, what=order)
        if s.bind:
            bound = [x.bind for x in within(self.tree.event or ()) if isinstance(x, typed.Do) and x.call.word is word]
            which = f"result-{bound.index(s.bind) + 1}" if len(set(bound)) > 1 and s.bind in bound else "result"
            self.known.said[s.bind] = p.Said(word.key, {}, which)
        own = [a for a in s.answers if not any(alike(a, b) for block in self.tree.lasting for b in block.answers)]
        if own:
            order = p.shared("with-facts", what=order, facts=p.Line(tuple(map(self.answer, own))))
        return order

    def _reckoned(self, call: typed.Call) -> None:
        """A figure that was reckoned for an order is that number from then on: the order may have changed the rest."""
        for name in {node.name for node in nodes(call.args) if isinstance(node, typed.Variable)}:
            if isinstance(value := self.known.lets.get(name), typed.Op) and value.type == NUMBER:
                del self.known.lets[name]
                self.known.said[name] = p.Again(p.Thing(NUMBER), NUMBER)

    def _of_hand(self, part: p.Part, side: str) -> p.Part:
        """A card that a side has in its own hand: whose hand it is need not be said."""
        if not isinstance(part, p.Thing) or not isinstance(part.source, p.Said):
            return part
        form = "your" if side == self.player else "own"

        def own(pile: p.Part) -> p.Part:
            word = self.words.by_key.get(pile.key) if isinstance(pile, p.Said) else None
            if word is None or not isinstance(pile, p.Said) or not list(word.role(Side)):
                return pile
            return evolve(pile, form=form) if p.Name(side, "side") in pile.args.values() else pile

        return evolve(part, source=evolve(part.source, args={name: own(x) for name, x in part.source.args.items()}))

    def _if(self, s: typed.If, then: Sequence[Statement]) -> Iterator[tuple[p.Part, bool]]:
        either = self._either(s)
        if either is not None:
            use = next((x for x in then if mentions(x, either.name)), None)
            if not takes_up(either.name, use):
                yield p.shared("choose", what=self.known.part(either)), True
            return
        if all(all(isinstance(x, typed.Let) for x in body) for _, body in s.branches):
            yield from self._let_by_case(s)
            return
        first, own = s.branches[0]
        others = [side for side in self.words.sides if named_side(first) and side != named_side(first)]
        if len(s.branches) > 1 and len(others) == 1:
            place = self.known.place
            yield self._part_of(named_side(first), own), False
            self.known.place = place
            rest = s.branches[1:]
            body = rest[0][1] if rest[0][0] is None else (typed.If(rest, s.span),)
            yield self._part_of(others[0], body), False
            return
        key, name = "if", ""
        for condition, body in s.branches:
            if condition is None:
                before = self.known.place
                with self._difference(name):
                    what = self.body(body)
                yield p.shared("otherwise", what=what), False
                self.known.place = before
                continue
            needless = len(s.branches) == 1 and Orders(body, self.words).needed(condition)
            clause = self.known.clause(condition) if not needless else None
            lets = dict(self.known.lets)
            name = self._compared(condition)
            with self._difference(name):
                what = self.body(body)
            self.known.lets = lets  # another case may use them too
            if clause is None:
                yield what, isinstance(what, p.Said) and not what.shared
            else:
                rolled = on(clause, what) if key == "if" else None
                yield rolled or p.shared(key, condition=clause, what=what), False
            key = "otherwise-if"

    @contextmanager
    def _difference(self, name: str) -> Iterator[None]:
        """A difference that was just told by what it is between."""
        value = self.known.lets.pop(name, None)
        if value is not None:
            self.known.said[name] = p.shared("difference")
        yield
        if value is not None:
            self.known.lets[name] = value
            self.known.said.pop(name, None)

    def _compared(self, condition: Expr) -> str:
        """The name of the difference between two figures that a condition compares."""
        left = condition.parts[0] if isinstance(condition, typed.Op) and len(condition.parts) == 2 else None
        if not isinstance(left, typed.Variable) or not isinstance(condition, typed.Op) or not zero(condition.parts[1]):
            return ""
        meant = self.known.lets.get(left.name)
        return left.name if isinstance(meant, typed.Op) and meant.op == "-" and condition.op in ("<", ">") else ""

    def _part_of(self, side: str, body: Sequence[Statement]) -> p.Part:
        """What the event is for a side, with what it asks of this side alone."""
        asked, what = self.asked.pop(side, None), self.body(body)
        if asked is not None:
            what = p.Line((asked, *(what.parts if isinstance(what, p.Line) else (what,))), ";")
        return p.shared("for-side", side=p.Name(side, "side"), what=what)

    def _either(self, s: typed.If) -> typed.Variable | None:
        """`if any X: choose X; else: choose Y` is one choice: X, or else Y."""
        choices = [body[0] for _, body in s.branches if len(body) == 1 and isinstance(body[0], typed.Choose)]
        if len(choices) != len(s.branches) or len(choices) < 2 or s.branches[-1][0] is not None:
            return None
        if len({choice.things.variable for choice in choices}) != 1:
            return None
        for (condition, _), choice in zip(s.branches[:-1], choices, strict=False):
            if not isinstance(condition, typed.Quantifier) or not alike(condition.things, choice.things):
                return None
        *others, last = choices
        part = self.wanted(last)
        for choice in reversed(others):
            first = self.wanted(choice)
            part = p.shared("or-else", "then" if len(others) > 1 else "", first=first, second=_else(first, part))
        self.known.fresh[last.things.variable] = part
        return typed.Variable(last.things.type, last.things.variable, last.span)

    def _let_by_case(self, s: typed.If) -> Iterator[tuple[p.Part, bool]]:
        """A figure that hangs on a condition: `2 if it is Poor, otherwise 1`."""
        names = {x.name for _, body in s.branches for x in body if isinstance(x, typed.Let)}
        for name in names:
            values = [
                (c, x.value) for c, body in s.branches for x in body if isinstance(x, typed.Let) and x.name == name
            ]
            before = self.known.lets.get(name)  # if no case holds, it stays what it was
            result = self.known.part(before) if before is not None and s.branches[-1][0] is not None else None
            for condition, value in reversed(values):
                this = self.known.part(value)
                if condition is None or result is None:
                    result = this
                else:
                    result = p.shared("by-case", n=this, condition=self.known.clause(condition), otherwise=result)
            assert result is not None
            self.known.lets.pop(name, None)
            self.known.said[name] = result
        yield from ()

    def _each(self, s: typed.ForEach) -> Iterator[tuple[p.Part, bool]]:
        s = of_those(evolve(s, body=tuple(cased(s.body, self.words))))
        things = s.things
        if (one := self._only_result(things)) is not None:
            self.known.said[s.variable] = one
            yield from self._clauses(s.body)
            return
        if isinstance(things, typed.Op) and things.op == typed.TIMES:
            yield p.shared("times", n=self.known.part(things.parts[0]), what=self.body(s.body)), False
            return
        if isinstance(things, typed.Things) and not set_named(things):
            alone = Orders(s.body if len(s.body) == 1 else (), self.words)
            asked = tuple(e for e in every_of(things.conditions) if not alone.pointless(e))
            part = self.known.thing(evolve(things, variable=s.variable, conditions=asked), p.EACH)
        else:
            part = _each_of(self.known.part(things.domain if isinstance(things, typed.Things) else things))
        self.known.lets.pop(s.variable, None)
        self.known.said.pop(s.variable, None)
        if len(s.body) == 1 and takes_up(s.variable, s.body[0]):
            self.known.fresh[s.variable] = part
            yield self.body(s.body), True
            return
        self.known.said[s.variable] = p.Again(p.Thing(self.known.noun(_type(things))), self.known.noun(_type(things)))
        yield p.shared("for-each", thing=part, what=self.body(s.body)), False

    def _only_result(self, things: Any) -> p.Part | None:
        """What came of an order, if it is one thing: `the discarded card`."""
        bound = [x for x in within(self.tree.event or ()) if isinstance(x, typed.Do) and x.bind == set_named(things)]
        figures = [arg for x in bound for arg in x.call.args if arg.type == NUMBER]
        one = len(bound) == len(figures) == 1 and isinstance(figures[0], typed.Constant) and figures[0].value == 1
        said = self.known.said.get(bound[0].bind) if one else None
        return p.Again(said, self.known.noun(_type(things))) if said is not None else None

    def _for_side(self, condition: Expr | None) -> tuple[str, Expr | None]:
        """The side that an option is for, and what else it asks."""
        asked = list(all_of(condition)) if condition is not None else []
        sides = [side for e in asked if (side := named_side(e))]
        if condition is None or len(sides) != 1:
            return "", condition
        rest = [e for e in asked if not named_side(e)]
        return sides[0], _and(rest, condition) if rest else None

    def _some(self, s: typed.DoSome) -> p.Part:
        options = []
        outer, self.doer = self.doer, s.side or self.doer
        place = self.known.place
        for _, condition, body in s.options:
            self.known.place = place
            before, fresh = dict(self.known.said), dict(self.known.fresh)
            what = self.body(body)
            options.append(what)
            side, condition = self._for_side(condition)
            left = Orders(body, self.words).left(condition) if condition is not None else None
            if left is not None:
                options[-1] = p.shared("option-if", condition=self.known.inner().clause(left), what=what)
            if side:
                options[-1] = p.shared("for-side", side=p.Name(side, "side"), what=options[-1])
            self.known.said, self.known.fresh = before | self.known.said, fresh
        self.doer = outer
        options = by_figure(options)
        if len(options) == s.count == 1:
            return options[0]
        order = p.shared(
            "do-some", n=p.Number(s.count), options=p.Line(tuple(options), p.EITHER if s.count == 1 else p.OPTIONS)
        )
        return order if not s.side or self.ours(s.side) else self._side("some-of", s.side, order)


def _either_of(e: Expr) -> bool:
    """Whether it is enough that one of several holds: then each may be for another order."""
    return isinstance(e, typed.Op) and e.op == "or"


def _run(parts: Sequence[p.Part], last: p.Part) -> int:
    """How many different orders these are."""
    keys = [x.key if isinstance(x, p.Said) else "" for x in (*parts, last)]
    return sum(1 for i, key in enumerate(keys) if not i or key != keys[i - 1])


def _and(parts: Sequence[Expr], like: Expr) -> Expr:
    return parts[0] if len(parts) == 1 else typed.Op("and", tuple(parts), like.type, like.span)


def _else(first: p.Part, second: p.Part) -> p.Part:
    """Any other from the same place."""
    plain = isinstance(second, p.Thing) and not second.qualities and second.of is None
    if plain and isinstance(first, p.Thing) and isinstance(second, p.Thing) and first.source == second.source:
        return evolve(second, source=None, determiner=p.ANY)
    return second


def _each_of(part: p.Part) -> p.Part:
    if isinstance(part, p.Thing):
        return evolve(part, determiner=p.EACH)
    return evolve(part, how=p.AND) if isinstance(part, p.Several) else part


def _type(things: Any) -> str:
    return str(things.type)
