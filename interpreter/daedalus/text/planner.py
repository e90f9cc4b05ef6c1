"""What a card says, in order: what blocks it, when and where it can be played, its orders, what lasts, when it ends,
what it allows. Of the card's tree, before any language; `speech` says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve

from daedalus.kit.effects import ENDING
from daedalus.language import typed
from daedalus.language.records import LINKS, Ends, Removes
from daedalus.language.roles import Side
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.described import COMPARED, SELF, Known, alike, is_, mentions, of_side, together
from daedalus.text.needless import Orders, all_of, within

LONGEST = 3  # orders in one sentence


def planned(tree: CardTree, words: Vocabulary) -> list[p.Sentence]:
    """The sentences of a card."""
    return [p.Sentence(part) for part in Planner(tree, words).parts()]


class Planner:
    """Plans one card."""

    def __init__(self, tree: CardTree, words: Vocabulary) -> None:
        self.tree = tree
        self.words = words
        self.known = Known(words)
        self.doer = tree.association if tree.association in words.sides else "player"  # whom orders are given to

    def parts(self) -> Iterator[p.Part]:
        tree = self.tree
        for side in ("", *self.words.sides):  # a mark that blocks only where it stands is a condition of the place
            blocking = [name for name, limit in tree.blocked_by if limit == side]
            if blocking and side:
                yield _shared("blocked-by", "side", side=p.Name(side, "side"), cards=_titles(blocking, p.OR))
            elif blocking:
                yield _shared("blocked-by", cards=_titles(blocking))
        if tree.requires:
            yield _shared("requires", cards=_titles(tree.requires))
        if tree.requires_any:
            yield _shared("requires", "any", cards=_titles(tree.requires_any, p.OR))
        body = tuple(tree.event or ())
        asked = dict(self._playable(list(self._conditions(body))))
        conditions = list(map(self.known.clause, asked.pop("")))
        target = tree.target
        if target is not None and (only := _only(target.things)) is not None:
            conditions += self._of_one(target.things, only)
            target = None
        first = body[0] if body else None
        inline = target is not None and _takes_up(target.things.variable, first)
        if target is not None:
            self.known.fresh[target.things.variable] = self._wanted(target, body)
        if target is not None and not inline:
            what = self.known.part(typed.Variable(target.things.type, target.things.variable, target.span))
            if conditions:
                yield _shared("play-if-in", what=together(p.AND, conditions), where=what)
            else:
                yield _shared("play-in", where=what)
        elif conditions:
            yield _shared("play-if", what=together(p.AND, conditions))
        for side, wanted in asked.items():
            what = _shared("play-if", what=together(p.AND, list(map(self.known.clause, wanted))))
            yield _shared("for-side", side=p.Name(side, "side"), what=what)
        yield from self.orders(body)
        for block in tree.lasting:
            yield from self._lasting(block)
        for symbol in tree.symbols:
            name, _, side = symbol.partition(" if ")
            about: dict[str, p.Part] = {"side": p.Name(side, "side")} if side else {}
            yield p.Said(f"symbol-{name.replace(' ', '-')}", about, "side" if side else "")
        if tree.allows:
            yield _shared("allows", cards=_titles(tree.allows))
        if tree.blocks:
            yield _shared("blocks", cards=_titles(tree.blocks))

    # -- when it can be played ----------------------------------------------------------------------

    def _conditions(self, body: Sequence[Statement]) -> Iterator[Expr]:
        orders = Orders(body, self.words)
        if self.tree.target is not None:
            orders.chosen.append(self.tree.target.things)
        for condition in self.tree.conditions:
            if not orders.wanted(condition.value) and not self._one_can_be_done(condition.value, body):
                yield condition.value

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
                side, rest = self._of_side(e)
                by_side.setdefault(side, []).append(rest)
        yield from by_side.items()

    def _of_side(self, e: Expr) -> tuple[str, Expr]:
        return of_side(e, self.words.sides)

    def _of_one(self, things: typed.Things, only: typed.Constant) -> Iterator[p.Part]:
        """A target that can be one thing alone: its conditions are those of the card."""
        self.known.lets[things.variable] = only
        for condition in things.conditions:
            for e in all_of(condition):
                if not _names(e, things.variable):
                    yield self.known.clause(e)
        self.known.place = None

    def _wanted(self, choice: typed.Choose, then: Sequence[Statement] = ()) -> p.Part:
        extra: tuple[p.Quality, ...] = ()
        if choice.by is not None:
            inner = self.known.inner()
            inner.said[choice.things.variable] = p.Title(SELF)
            extra = (p.Quality(_shared("ranked", choice.rank, by=inner.part(choice.by))),)
        orders = Orders(then, self.words)
        conditions = tuple(e for e in _all_of(choice.things.conditions) if not orders.needed(e))
        return self.known.thing(evolve(choice.things, conditions=conditions), p.A, extra)

    # -- orders -------------------------------------------------------------------------------------

    def orders(self, body: Sequence[Statement]) -> Iterator[p.Part]:
        """The sentences of a body: plain orders stand together, the rest alone."""
        together: list[p.Part] = []
        for part, plain in self._clauses(body):
            if plain and len(together) < LONGEST:
                together.append(part)
                continue
            if together:
                yield p.Line(tuple(together))
            together = [part] if plain else []
            if not plain:
                yield part
        if together:
            yield p.Line(tuple(together))

    def _body(self, body: Sequence[Statement]) -> p.Part:
        """A body as one clause."""
        parts = [part for part, _ in self._clauses(body)]
        return parts[0] if len(parts) == 1 else p.Line(tuple(parts))

    def _clauses(self, body: Sequence[Statement]) -> Iterator[tuple[p.Part, bool]]:
        """Each statement as a clause, and whether it is a plain order."""
        left = gathered(body)
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
            elif isinstance(s, typed.May):
                outer, self.doer = self.doer, s.side or self.doer
                what = self._body(s.body)
                self.doer = outer
                yield self._side("may", s.side, what), False
            else:
                yield self._some(s), False

    def _only_if(self, s: Statement, then: Sequence[Statement]) -> p.Part | None:
        """A choice for the next order that asks something else than of what is chosen: that is a condition of both."""
        if not isinstance(s, typed.Choose) or not then or not _takes_up(s.things.variable, then[0]):
            return None
        orders = Orders(then, self.words)
        conditions = list(_all_of(s.things.conditions))
        apart = [e for e in conditions if not mentions(e, s.things.variable) and not orders.needed(e)]
        if not apart:
            return None
        own = tuple(e for e in conditions if e not in apart)
        clause = together(p.AND, list(map(self.known.clause, apart)))
        chosen = evolve(s, things=evolve(s.things, conditions=own))
        return _shared("if", condition=clause, what=self._body((chosen, then[0])))

    def _choice(self, s: typed.Choose, then: Sequence[Statement]) -> Iterator[tuple[p.Part, bool]]:
        name = s.things.variable
        only = _only(s.things)
        if only is not None and len(list(_all_of(s.things.conditions))) <= 1:
            self.known.lets[name] = only
            return
        self.known.said.pop(name, None)
        self.known.lets.pop(name, None)
        self.known.fresh[name] = self._wanted(s, then)
        first = then[0] if then else None
        if _takes_up(name, first) and (_doer(first) or self.doer) == (s.side or self.doer):
            return
        what = self.known.part(typed.Variable(s.things.type, name, s.span))
        order = _shared("choose", what=what)
        ours = not s.side or self._ours(s.side)
        yield (order if ours else self._side("side-does", s.side, order)), ours

    def _ours(self, side: str) -> bool:
        return side == self.doer

    def _side(self, key: str, side: str, what: p.Part) -> p.Part:
        if not side or (self._ours(side) and key == "may"):
            return _shared(key, what=what)
        return _shared(key, side=self.known.said.get(side, p.Name(side, "side")), what=what)

    def _order(self, s: typed.Do) -> p.Part:
        word = s.call.word
        args = self.known.arguments(word, s.call.args)
        form = ""
        if s.sign:
            [hole] = [h.name for h in word.holes if h.type == NUMBER][:1]
            amount = args[hole]
            if isinstance(amount, p.Number):
                args[hole] = p.Number(s.sign * amount.value)
            else:
                form = "up" if s.sign > 0 else "down"
        doer = next((word.holes[i].name for i, role in word.role(Side) if role.part == "doer"), "")
        side = args.pop(doer) if doer else None
        form = "all" if not form and self._all_there(s.call) else form
        order: p.Part = p.Said(word.key, args, form)
        if (isinstance(side, p.Name) and not self._ours(side.key)) or (
            side is not None and not isinstance(side, p.Name)
        ):
            order = _shared("side-does", side=side, what=order)
        if s.bind:
            bound = [x.bind for x in within(self.tree.event or ()) if isinstance(x, typed.Do) and x.call.word is word]
            which = f"result-{bound.index(s.bind) + 1}" if len(set(bound)) > 1 and s.bind in bound else "result"
            self.known.said[s.bind] = p.Said(word.key, {}, which)
        own = [a for a in s.answers if not any(alike(a, b) for block in self.tree.lasting for b in block.answers)]
        if own:
            order = _shared("with-facts", what=order, facts=p.Line(tuple(map(self._answer, own))))
        return order

    def _all_there(self, call: typed.Call) -> bool:
        """`remove (cells in c) cells from c`: all that there are."""
        pieces = {change.piece for change in call.word.change(Removes)}
        figures = [arg for arg in call.args if isinstance(arg, typed.Call) and pieces & {*arg.word.reads}]
        return any(figure.args and alike(figure.args, _places(call)) for figure in figures)

    def _if(self, s: typed.If, then: Sequence[Statement]) -> Iterator[tuple[p.Part, bool]]:
        either = self._either(s)
        if either is not None:
            use = next((x for x in then if mentions(x, either.name)), None)
            if not _takes_up(either.name, use):
                yield _shared("choose", what=self.known.part(either)), True
            return
        if all(all(isinstance(x, typed.Let) for x in body) for _, body in s.branches):
            yield from self._let_by_case(s)
            return
        first, own = s.branches[0]
        others = [side for side in self.words.sides if _side_of(first) and side != _side_of(first)]
        if len(s.branches) > 1 and len(others) == 1:
            yield _shared("for-side", side=p.Name(_side_of(first), "side"), what=self._body(own)), False
            rest = s.branches[1:]
            body = rest[0][1] if rest[0][0] is None else (typed.If(rest, s.span),)
            yield _shared("for-side", side=p.Name(others[0], "side"), what=self._body(body)), False
            return
        key = "if"
        for condition, body in s.branches:
            if condition is None:
                before = self.known.place
                yield _shared("otherwise", what=self._body(body)), False
                self.known.place = before
                continue
            needless = len(s.branches) == 1 and Orders(body, self.words).needed(condition)
            clause = self.known.clause(condition) if not needless else None
            what = self._body(body)
            if clause is None:
                yield what, isinstance(what, p.Said) and not what.shared
            else:
                yield _shared(key, condition=clause, what=what), False
            key = "otherwise-if"

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
        part = self._wanted(last)
        for choice in reversed(others):
            part = _shared("or-else", "then" if len(others) > 1 else "", first=self._wanted(choice), second=part)
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
                    result = _shared("by-case", n=this, condition=self.known.clause(condition), otherwise=result)
            assert result is not None
            self.known.lets.pop(name, None)
            self.known.said[name] = result
        yield from ()

    def _each(self, s: typed.ForEach) -> Iterator[tuple[p.Part, bool]]:
        things = s.things
        if isinstance(things, typed.Op) and things.op == typed.TIMES:
            yield _shared("times", n=self.known.part(things.parts[0]), what=self._body(s.body)), False
            return
        if isinstance(things, typed.Things) and not _set(things):
            part = self.known.thing(evolve(things, variable=s.variable), p.EACH)
        else:
            part = _each_of(self.known.part(things.domain if isinstance(things, typed.Things) else things))
        self.known.lets.pop(s.variable, None)
        self.known.said.pop(s.variable, None)
        if len(s.body) == 1 and _takes_up(s.variable, s.body[0]):
            self.known.fresh[s.variable] = part
            yield self._body(s.body), True
            return
        self.known.said[s.variable] = p.Again(p.Thing(self.known.noun(_type(things))), self.known.noun(_type(things)))
        yield _shared("for-each", thing=part, what=self._body(s.body)), False

    def _some(self, s: typed.DoSome) -> p.Part:
        options = []
        outer, self.doer = self.doer, s.side or self.doer
        place = self.known.place
        for _, condition, body in s.options:
            self.known.place = place
            before, fresh = dict(self.known.said), dict(self.known.fresh)
            what = self._body(body)
            options.append(what)
            left = Orders(body, self.words).left(condition) if condition is not None else None
            if left is not None:
                options[-1] = _shared("option-if", condition=self.known.inner().clause(left), what=what)
            self.known.said, self.known.fresh = before | self.known.said, fresh
        self.doer = outer
        options = _by_figure(options)
        if len(options) == s.count == 1:
            return options[0]
        order = _shared("do-some", n=p.Number(s.count), options=p.Line(tuple(options), p.OPTIONS))
        return order if not s.side or self._ours(s.side) else self._side("some-of", s.side, order)

    # -- what lasts ---------------------------------------------------------------------------------

    def _lasting(self, block: typed.Lasting) -> Iterator[p.Part]:
        self.known.said = {}  # its names are not those of the event
        if block.place:
            name, type_ = self.tree.mark_place, self._space()
            place: p.Part = p.Name(name, type_) if name else p.Thing(type_)
            self.known.said[block.place] = p.Again(place, type_)
            self.known.fresh.pop(block.place, None)
        facts = list(map(self._answer, block.answers))
        lapsing = self.tree.lapsing != "never"
        form = "lapsing" if lapsing else "there" if block.place and not self.tree.mark_place else ""
        if facts:
            yield _shared("while", form, facts=p.Line(tuple(facts), ";"))
        ending = [t for t in block.triggers if len(t.body) == 1 and _ends_this(t.body[0])]
        others = [t for t in block.triggers if t not in ending]
        for trigger in others:
            prefix = "lapsing" if lapsing and not facts and trigger.moment.key != ENDING else ""
            yield self._trigger(trigger, prefix, alone=len(block.triggers) == 1 and not facts)
        ends = [self._moment(t) for t in ending] + [self.known.clause(e) for e in block.ends]
        if ends:
            yield _shared("ends", what=p.Several(p.OR, tuple(ends)))

    def _space(self) -> str:
        """The type of what a mark stands in."""
        if self.tree.mark_place in self.words.names:
            return self.words.names[self.tree.mark_place][0]
        return self.tree.target.things.type if self.tree.target is not None else next(iter(self.words.types))

    def _bound(self, word: Word, bindings: Sequence[typed.Binding], when: Expr | None, determiner: str) -> tuple[
        dict[str, p.Part], list[Expr]
    ]:  # fmt: skip
        """The holes of a rule point or moment: values, or things that a condition tells of; and what else it tells."""
        left = list(all_of(when)) if when is not None else []
        free = [b.name for b in bindings if b.equals is None and b.name not in self.known.said]
        args: dict[str, p.Part] = {}
        for hole, binding in zip(word.holes, bindings, strict=True):
            if binding.equals is not None:
                args[hole.name] = self.known.part(binding.equals, word.roles[hole.name])
                continue
            if binding.name not in free:
                args[hole.name] = self.known.said[binding.name]
                continue
            later = free[free.index(binding.name) + 1 :]
            own = [e for e in left if mentions(e, binding.name) and not any(mentions(e, x) for x in later)]
            one = _equal(own, binding.name)
            if one is not None:
                left = [e for e in left if e not in own]
                again = p.Again(p.Thing(binding.type), binding.type)
                args[hole.name], self.known.said[binding.name] = one, again if isinstance(one, p.Title) else one
                continue
            inner = self.known.inner()
            inner.said[binding.name] = p.Again(p.Thing(binding.type), binding.type)
            qualities: list[p.Quality] = []
            wanted = determiner
            for e in own:
                if _apart(e, binding.name, free):
                    wanted = p.OTHER
                else:
                    qualities += inner.qualities(_turned(e, binding.name), binding.name, binding.type)
            left = [e for e in left if e not in own]
            plain = not qualities and wanted != p.OTHER
            thing = p.Thing(binding.type, p.ANY if plain else wanted, tuple(qualities))
            args[hole.name] = thing
            self.known.said[binding.name] = p.Again(thing, binding.type)
        return args, left

    def _answer(self, answer: typed.Answer) -> p.Part:
        before = dict(self.known.said)
        value, when = answer.value, answer.when
        form = {1: "more", -1: "less"}.get(answer.adds, "is")
        if answer.point.result == TRUTH and isinstance(value, typed.Constant):
            form = "yes" if value.value else "no"
        elif answer.point.result == TRUTH:
            form = "only"
            when = value if when is None else typed.Op("and", (when, value), TRUTH, value.span)
        args, left = self._bound(answer.point, answer.bindings, when, p.EACH if form != "no" else p.A)
        if form in ("more", "less", "is"):
            args["n"] = self.known.part(value)
        args["mark"] = p.Title(self.tree.marker or self.tree.mark or self.tree.title)
        fact: p.Part = p.Said(f"point-{answer.point.key}", args, form)
        if left:
            fact = _shared("fact-if", fact=fact, condition=together(p.AND, [self.known.clause(e) for e in left]))
        self.known.said = before
        return fact

    def _moment(self, trigger: typed.Trigger) -> p.Part:
        args, left = self._bound(trigger.moment, trigger.bindings, trigger.condition, p.A)
        moment: p.Part = p.Said(f"moment-{trigger.moment.key.replace(' ', '-')}", args)
        if left:
            what = together(p.AND, [self.known.clause(e) for e in left])
            moment = _shared("moment-if", fact=moment, condition=what)
        return moment

    def _other_acts(self, trigger: typed.Trigger) -> bool:
        """Whether a side that need not be that of the card does something: then that of the card is named."""
        sides = [trigger.bindings[i].equals for i, _ in trigger.moment.role(Side)]
        return bool(sides) and not any(isinstance(e, typed.Constant) and self._ours(str(e.value)) for e in sides)

    def _trigger(self, trigger: typed.Trigger, form: str, alone: bool) -> p.Part:
        """`alone`: the effect is nothing else, so that what ends it happens once."""
        before = dict(self.known.said)
        moment = self._moment(trigger)
        once = alone and any(_ends_this(x) for s in trigger.body if isinstance(s, typed.May) for x in s.body)
        body = tuple(_without_end(s) if once else s for s in trigger.body)
        form = f"{form}-once" if form and once else "once" if once else form
        what = self._body(body)
        if self._other_acts(trigger) and all(isinstance(s, typed.Do) and not _doer(s) for s in body):
            what = _shared("side-does", side=p.Name(self.doer, "side"), what=what)
        part = _shared("when", form, moment=moment, what=what)
        self.known.said = before
        return part


# -- helpers ------------------------------------------------------------------------------------------


def gathered(body: Sequence[Statement]) -> list[Statement]:
    """The same orders, of which those that only differ in one name are one: `set France and Germany to soft`."""
    left: list[Statement] = []
    for s in body:
        one = _in_one(left[-1], s) if left else None
        if one is None:
            left.append(s)
        else:
            left[-1] = one
        if len(left) >= 4 and _twice(left[-4:]):
            first, rest = left[-4:-2], left[:-4]
            twice = typed.Op(typed.TIMES, (typed.Constant(NUMBER, 2, s.span),), NUMBER, s.span)
            left = [*rest, typed.ForEach("", twice, tuple(first), s.span)]
    return left


def _in_one(a: Statement, b: Statement) -> Statement | None:
    if isinstance(a, typed.If) and isinstance(b, typed.If) and len(a.branches) == len(b.branches) == 1:
        (condition, one), (other, two) = a.branches[0], b.branches[0]
        return typed.If(((condition, (*one, *two)),), a.span) if alike(condition, other) else None
    if not (isinstance(a, typed.Do) and isinstance(b, typed.Do)) or a.call.word is not b.call.word:
        return None
    word = a.call.word
    if a.bind or b.bind or a.answers or b.answers or any(hole.type == NUMBER for hole in word.holes):
        return None
    pairs = enumerate(zip(a.call.args, b.call.args, strict=True))
    differ = [i for i, (x, y) in pairs if not (alike(x, y) and variables(x) == variables(y))]
    if len(differ) != 1:
        return None
    [i] = differ
    names = (*_set_of(a.call.args[i]), b.call.args[i])
    if not all(isinstance(x, typed.Constant) and x.type in (word.holes[i].type,) and x.type != TEXT for x in names):
        return None
    args = list(a.call.args)
    args[i] = typed.Op("set", names, names[0].type, a.span)
    return evolve(a, call=evolve(a.call, args=tuple(args)))


def variables(e: Expr) -> list[str]:
    return [node.name for node in nodes(e) if isinstance(node, typed.Variable)]


def _set_of(e: Expr) -> tuple[Expr, ...]:
    return e.parts if isinstance(e, typed.Op) and e.op == "set" else (e,)


def _twice(four: Sequence[Statement]) -> bool:
    """A choice and its order, and the same again."""
    a, x, b, y = four
    if not (isinstance(a, typed.Choose) and isinstance(b, typed.Choose) and isinstance(x, typed.Do)):
        return False
    same = alike(a.things, b.things) and alike(a.things.count, b.things.count) and a.side == b.side and a.rank == b.rank
    return same and alike(x, y) and _takes_up(a.things.variable, x) and _takes_up(b.things.variable, y)


def _places(call: typed.Call) -> tuple[Expr, ...]:
    return tuple(arg for arg, hole in zip(call.args, call.word.holes, strict=True) if hole.type not in (NUMBER, TEXT))


def _by_figure(options: Sequence[p.Part]) -> list[p.Part]:
    """Options that only differ in a figure are one: `place 1, 2 or 3 cells`."""
    found: list[p.Part] = []
    for option in options:
        last = found[-1] if found else None
        one = _other_figure(last, option) if isinstance(last, p.Said) and isinstance(option, p.Said) else None
        if one is None:
            found.append(option)
        else:
            found[-1] = one
    return found


def _other_figure(a: p.Said, b: p.Said) -> p.Part | None:
    if (a.key, a.form, a.shared) != (b.key, b.form, b.shared) or a.shared:
        return None
    differ = [name for name in a.args if not _same(a.args[name], b.args[name])]
    if len(differ) != 1 or not isinstance(b.args[differ[0]], p.Number):
        return None
    before = a.args[differ[0]]
    figures = before.items if isinstance(before, p.Several) else (before,)
    figures = (*figures, b.args[differ[0]])
    if len({isinstance(x, p.Number) and x.value > 0 for x in figures}) > 1:
        return None  # up and down are not one order
    return evolve(a, args={**a.args, differ[0]: p.Several(p.OR, figures)})


def _same(a: p.Part, b: p.Part) -> bool:
    """The same thing, or named again."""
    return a == b or (isinstance(b, p.Again) and b.what == a)


def _shared(key: str, form: str = "", **args: p.Part) -> p.Said:
    return p.Said(key, args, form, shared=True)


def _titles(names: Sequence[str], how: str = p.AND) -> p.Part:
    return p.Several(how, tuple(map(p.Title, names)))


def _all_of(conditions: Sequence[Expr]) -> Iterator[Expr]:
    for e in conditions:
        yield from all_of(e)


def _asked(part: object) -> Iterator[Expr]:
    """What is asked in a part of a card, each thing alone: comparisons, and words that hold or do not."""
    for node in nodes(part):
        if (isinstance(node, typed.Op) and node.op in COMPARED) or (
            isinstance(node, typed.Call) and node.type == TRUTH
        ):
            yield node


def _type(things: Any) -> str:
    return str(things.type)


def _names(e: Expr, variable: str) -> bool:
    """`c = Nigeria`"""
    if not isinstance(e, typed.Op) or e.op != "=":
        return False
    return is_(e.parts[0], variable) and isinstance(e.parts[1], typed.Constant)


def _only(things: typed.Things) -> typed.Constant | None:
    """The one thing that can be meant, if there is only one."""
    if things.count is not None:
        return None
    domain = things.domain
    if isinstance(domain, typed.Call) and len(domain.args) == 1:
        listed = domain.args[0]
        if isinstance(listed, typed.Op) and listed.op == "set" and len(listed.parts) == 1:
            [one] = listed.parts
            return one if isinstance(one, typed.Constant) and one.type == things.type else None
        if isinstance(listed, typed.Constant) and listed.type == things.type:
            return listed
    for e in _all_of(things.conditions):
        if _names(e, things.variable):
            value = e.parts[1]  # type: ignore[union-attr]
            assert isinstance(value, typed.Constant)
            return value
    return None


def _takes_up(name: str, s: Statement | None) -> bool:
    """Whether a statement is an order that begins with something chosen just before."""
    if isinstance(s, typed.Do):
        return any(is_(arg, name) for arg in s.call.args)
    return isinstance(s, typed.ForEach) and _set(s.things) == name


def _doer(s: Statement | None) -> str:
    """The side that does an order, if it is named."""
    if isinstance(s, typed.ForEach) and s.body:
        return _doer(s.body[0])
    if not isinstance(s, typed.Do):
        return ""
    args = [s.call.args[i] for i, role in s.call.word.role(Side) if role.part == "doer"]
    if not args:
        return ""
    [by] = args
    if isinstance(by, typed.Constant):
        return str(by.value)
    return by.op if isinstance(by, typed.Op) else getattr(by, "name", "")


def _side_of(e: Expr | None) -> str:
    """The side that must play the event, if a condition asks just that."""
    side = e.parts[0] if isinstance(e, typed.Op) and e.op == "side" else None
    return str(side.value) if isinstance(side, typed.Constant) else ""


def _set(things: Any) -> str:
    """The name of a set that is gone through as it is."""
    if isinstance(things, typed.Things) and not things.conditions:
        things = things.domain
    return things.name if isinstance(things, typed.Variable) else ""


def _each_of(part: p.Part) -> p.Part:
    if isinstance(part, p.Thing):
        return evolve(part, determiner=p.EACH) if part.count is None else part
    return evolve(part, how=p.AND) if isinstance(part, p.Several) else part


def _equal(conditions: Sequence[Expr], name: str) -> p.Part | None:
    """The names that conditions say a hole must be: `c = Iraq or c = Syria`."""
    if len(conditions) != 1:
        return None
    [e] = conditions
    if isinstance(e, typed.Op) and e.op == "=" and len(e.parts) == 2:
        this, other = e.parts
        if is_(this, name) and isinstance(other, typed.Op) and other.op in ("player", "opponent"):
            return p.Name(other.op, "side")
        if isinstance(this, typed.Call) and this.type == TEXT and isinstance(other, typed.Constant):
            return p.Title(str(other.value))  # `name of k = "X"`
    parts = e.parts if isinstance(e, typed.Op) and e.op == "or" else (e,)
    if not all(_names(x, name) for x in parts):
        return None
    names = tuple(p.Name(str(x.parts[1].value), x.parts[1].type) for x in parts)  # type: ignore[union-attr]
    return names[0] if len(names) == 1 else p.Several(p.OR, names)


def _apart(e: Expr, name: str, free: Sequence[str]) -> bool:
    """`x <> y`, of two holes."""
    return (
        isinstance(e, typed.Op)
        and e.op == "<>"
        and all(isinstance(x, typed.Variable) and x.name in free for x in e.parts)
    )


def _turned(e: Expr, name: str) -> Expr:
    """What is said of two things, about the later one: `x is adjacent to y` is `y is adjacent to x`."""
    if isinstance(e, typed.Op) and e.op == "not":
        return evolve(e, parts=(_turned(e.parts[0], name),))
    if isinstance(e, typed.Call) and e.word.known == LINKS and len(e.args) == 2 and is_(e.args[1], name):
        return evolve(e, args=(e.args[1], e.args[0]))
    return e


def _ends_this(s: Statement) -> bool:
    return isinstance(s, typed.Do) and any(not change.mark for change in s.call.word.change(Ends))


def _without_end(s: Statement) -> Statement:
    return evolve(s, body=tuple(x for x in s.body if not _ends_this(x))) if isinstance(s, typed.May) else s
