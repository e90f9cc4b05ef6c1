"""Resolved trees to Python: each card becomes a few plain functions, compiled once.

Generated code carries the line numbers of the card, so that a traceback points at the card's own text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from daedalus.core.bounds import MANY, SENTENCE
from daedalus.core.errors import Place
from daedalus.core.messages import Clause, Written
from daedalus.language import typed
from daedalus.language.expressions import WHO, Expressions, variable
from daedalus.language.findings import BrokenText, Finding, Span
from daedalus.language.naming import emptied, every, free, gives, may_find_nothing, needed_by_all, outer, uses
from daedalus.language.records import Is
from daedalus.language.roles import Count, Numbered
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER, Vocabulary
from daedalus.language.walking import nodes

USUAL = 20 * SENTENCE  # the steps of a long card of the decks
WHOSE = "whose"  # what the code of a card says of itself
ANYTHING = ""  # in a hole: it may be asked about whatever there is
NO_ANSWER: Any = object()  # what an answer to a rule point returns where it says nothing


def _work(body: Sequence[Statement]) -> int:
    """The steps that a block takes, loops inside it once."""
    return sum(SENTENCE if isinstance(statement, typed.Do) else 1 for statement in every(body))


@frozen
class CompiledAnswer:
    point: str
    adds: int
    function: Callable[..., Any]
    source: str
    fixed: bool  # whether it looks at nothing but what is asked about: the same answer in every position
    yes: tuple[object, ...] | None  # of what it can say yes, hole by hole; None if it never does
    personal: bool  # whether it says `player` or `opponent`: then it is told who played the event


@frozen
class CompiledTrigger:
    moment: str
    function: Callable[..., Any]
    source: str
    reaches: Is | None  # the level of a space that is the moment, if it is one


@frozen
class CompiledLasting:
    mark: str
    placed: bool
    answers: tuple[CompiledAnswer, ...]
    triggers: tuple[CompiledTrigger, ...]
    ends: tuple[Callable[..., bool], ...]
    cards: tuple[int, ...]  # the numbers of the card that has the block
    personal: bool  # whether anything in it says `player` or `opponent`: then its mark remembers who played it


@frozen
class CompiledCondition:
    about: Clause  # what must hold, to be told when it does not
    holds: Callable[..., bool]


@frozen
class Program:
    """What a card does: its play conditions, its event and its lasting effects, ready to run."""

    conditions: tuple[CompiledCondition, ...]
    event: Callable[..., None] | None
    lasting: tuple[CompiledLasting, ...]


def _fixed(answer: typed.Answer) -> bool:
    return not any(isinstance(part, (typed.Call, typed.Quantifier)) for part in nodes(answer))


def yes_to(answer: typed.Answer) -> tuple[object, ...] | None:
    """For each hole the one name for which it can say yes, or anything."""
    if isinstance(answer.value, typed.Constant) and answer.value.value is False:
        return None
    asked = [answer.value, *([answer.when] if answer.when is not None else [])]
    only: dict[str, object] = {}
    for e in asked:  # grows while it is walked
        if isinstance(e, typed.Op) and e.op == "and":
            asked += e.parts
        elif isinstance(e, typed.Op) and e.op == "=":
            for one, other in (e.parts, e.parts[::-1]):
                if isinstance(one, typed.Variable) and isinstance(other, typed.Constant):
                    only[one.name] = other.value
    return tuple(
        b.equals.value if isinstance(b.equals, typed.Constant) else only.get(b.name, ANYTHING) for b in answer.bindings
    )


def _personal(part: object) -> bool:
    return any(
        (isinstance(node, typed.Op) and node.op in WHO) or getattr(node, "side", "") in WHO for node in nodes(part)
    )


class _Writer:
    """Lines of Python with the card line that each stands for."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.places: list[int] = []
        self.depth = 0

    def add(self, text: str, line: int) -> None:
        self.lines.append("    " * self.depth + text)
        self.places.append(line)


def at_work() -> tuple[str, str | Place]:
    """Whose code is running, and the line where it is; only a card that goes too far is asked."""
    import inspect

    frame = inspect.currentframe()
    while frame is not None:
        if WHOSE in frame.f_globals:
            return frame.f_globals[WHOSE], Place(frame.f_code.co_filename, frame.f_lineno, 1)
        frame = frame.f_back
    return "what is in effect", ""


class Compiler(Expressions):
    """Turns resolved trees into functions; one compiler per card."""

    def __init__(self, vocabulary: Vocabulary, file: str) -> None:
        super().__init__(vocabulary)
        self.file = file
        self.names |= {"NO": NO_ANSWER, WHOSE: "the set-up"}
        self.out = _Writer()
        self._first = 1  # line of what is compiled
        self._count = 0
        self._looked: dict[Span, str] = {}  # by the place of an `if`, where the line above it began
        self._decider = "me"  # who decides and acts here: a side that `may`, or does some of several, does all inside

    def card(self, tree: CardTree) -> Program:
        self._first = tree.span.line
        self.names[WHOSE] = f'card {tree.numbers[0]} "{tree.title}"'
        conditions = [(c, self._function(["g", "me"], c.value, c.span.line)) for c in tree.conditions]
        event = None
        if tree.event is not None:
            body: tuple[Statement, ...] = tree.event
            event = self._body((tree.target, *body) if tree.target is not None else body, ["g", "me"], 1)
        lasting = []
        for block in tree.lasting:
            bound = [variable(block.place)] if block.place else []
            answers = [(a, self._answer(a, ["me", *bound] if _personal(a) else bound)) for a in block.answers]
            triggers = [(t, self._trigger(t, bound)) for t in block.triggers]
            ends = [self._function(["g", *bound], e, block.span.line) for e in block.ends]
            lasting.append((block, answers, triggers, ends))
        made = self._make()
        return Program(
            tuple(CompiledCondition(Written(c, c.text)(), made[name]) for c, name in conditions),
            made[event] if event else None,
            tuple(
                CompiledLasting(
                    block.mark,
                    bool(block.place),
                    tuple(
                        CompiledAnswer(a.point.key, a.adds, made[n], a.source, _fixed(a), yes_to(a), _personal(a))
                        for a, n in answers
                    ),
                    tuple(CompiledTrigger(t.moment.key, made[n], t.source, t.moment.reaches) for t, n in triggers),
                    tuple(made[n] for n in ends),
                    tree.numbers,
                    _personal(block),
                )
                for block, answers, triggers, ends in lasting
            ),
        )

    def statements(self, body: tuple[Statement, ...]) -> Callable[..., None]:
        name = self._body(body, ["g", "me"], 1)
        function: Callable[..., None] = self._make()[name]
        return function

    def expression(self, value: Expr, params: Sequence[str] = ("g", "me")) -> Callable[..., Any]:
        name = self._function(list(params), value, value.span.line)
        function: Callable[..., Any] = self._make()[name]
        return function

    def narrowing(self, chosen: typed.Choose, given: Sequence[str] = ()) -> Callable[..., list[Any]]:
        """What is left of some things by a `choose` that nobody is asked about: a function of the game, the side, the
        things and the names that are given around it."""
        things, line = chosen.things, chosen.span.line
        name = variable(things.variable)
        function = self._def("left", ["g", "me", "things", *map(variable, given)], line)
        self.out.depth += 1
        if things.conditions:  # in a loop: a list in brackets would be a function of its own
            self.out.add("left = []", line)
            self.out.add(f"for {name} in things:", line)
            self.out.add(f"    if {' and '.join(map(self.code, things.conditions))}: left.append({name})", line)
            self.out.add("things = left", line)
        if chosen.by is not None:
            self.out.add("figures = []", line)
            self.out.add(f"for {name} in things: figures.append({self.code(chosen.by)})", line)
            self.out.add(f"things = g.extreme(things, figures, {chosen.rank!r})", line)
        self.out.add("return things", line)
        self.out.depth -= 1
        made: Callable[..., list[Any]] = self._make()[function]
        return made

    def _make(self) -> dict[str, Any]:
        import ast  # slow to load, and not needed to read a card

        source = "\n".join(self.out.lines)
        try:
            module = ast.parse(source, self.file)
            for node in ast.walk(module):
                if isinstance(node, (ast.stmt, ast.expr, ast.arg)):
                    node.lineno = self.out.places[node.lineno - 1]
                    node.end_lineno = node.lineno
            code = compile(module, self.file, "exec")
        except (SyntaxError, RecursionError, MemoryError):
            raise BrokenText([Finding.of("S017", self.file, Span(self._first, 1, 2))]) from None
        exec(code, self.names)
        return self.names

    def _name(self, what: str) -> str:
        self._count += 1
        return f"{what}_{self._count}"

    def _def(self, what: str, params: Sequence[str], line: int) -> str:
        name = self._name(what)
        self.out.add(f"def {name}({', '.join(params)}):", line)
        return name

    def _function(self, params: Sequence[str], value: Expr, line: int) -> str:
        name = self._def("value", params, line)
        self.out.depth += 1
        found = self._found(value)
        if found is not None:  # at once, without a generator: the questions of charts are of this kind
            head, test, answer = found
            self.out.add(f"{head}:", line)
            self.out.add(f"    if {test}: return {answer}", line)
            self.out.add(f"return {not answer}", line)
        else:
            self.out.add(f"return {self.code(value)}", line)
        self.out.depth -= 1
        return name

    def _body(self, body: tuple[Statement, ...], params: Sequence[str], line: int) -> str:
        name = self._def("event", params, line)
        self.out.depth += 1
        self._whole(body, line)
        self.out.depth -= 1
        return name

    def _head(
        self, what: str, bindings: tuple[typed.Binding, ...], bound: Sequence[str], line: int, miss: str, side: str
    ) -> str:
        params = [variable(b.name) if b.equals is None else f"p_{i}" for i, b in enumerate(bindings)]
        name = self._def(what, ["g", *bound, *params], line)
        self.out.depth += 1
        if side:
            self.out.add(f"me = {side}", line)
        for i, binding in enumerate(bindings):
            if binding.equals is not None:
                self.out.add(f"if p_{i} != {self.code(binding.equals)}: return {miss}", line)
        return name

    def _answer(self, answer: typed.Answer, bound: Sequence[str]) -> str:
        line = answer.span.line
        side = "" if _personal(answer) else "None"  # who played the event is told, or known around it
        name = self._head("answer", answer.bindings, bound, line, "NO", side)
        if answer.when is not None:
            self.out.add(f"if not ({self.code(answer.when)}): return NO", line)
        sign = "-" if answer.adds < 0 else ""
        value = self.code(answer.value)
        if answer.point.result == NUMBER:
            value = self._amount(answer.value, value, -MANY, MANY)
        self.out.add(f"return {sign}({value})", line)
        self.out.depth -= 1
        return name

    def _trigger(self, trigger: typed.Trigger, bound: Sequence[str]) -> str:
        line = trigger.span.line
        name = self._head("trigger", trigger.bindings, bound, line, "None", "g.owner()")
        if trigger.condition is not None:
            self.out.add(f"if not ({self.code(trigger.condition)}): return", line)
        self._whole(trigger.body, line)
        self.out.depth -= 1
        return name

    def _whole(self, body: Sequence[Statement], line: int) -> None:
        """All that an event or a trigger does; one of the usual length is paid for when it happens."""
        work = _work(body)
        if work > USUAL:
            self.out.add(f"g.rounds((None,), {work})", line)
        self._block(body, set())

    # -- statements -------------------------------------------------------------------------------

    def _block(self, body: Sequence[Statement], maybe: set[str]) -> set[str]:
        """Statements in order. A choice without candidates leaves its name empty; what needs it is skipped.

        `maybe` are the names that may be empty before; those that may be so after come back.
        """
        maybe = set(maybe)
        if not body:
            self.out.add("pass", 1)
        for statement, below in zip(body, (*body[1:], None), strict=True):
            line = statement.span.line
            self._look_back(below, line)
            missing = sorted((uses(statement) | {getattr(statement, "side", "")}) & maybe)  # who decides may be nobody
            if missing:
                self.out.add(f"if {' and '.join(f'{variable(m)} is not None' for m in missing)}:", line)
                self.out.depth += 1
            self._statement(statement, maybe)
            if missing:
                self.out.depth -= 1
                given = sorted(gives(statement))
                if given:
                    self.out.add("else:", line)
                    self.out.add(f"    {' = '.join(variable(name) for name in given)} = None", line)
                    maybe.update(given)
        return maybe

    def _look_back(self, below: Statement | None, line: int) -> None:
        """An `if` may ask whether the line above it did anything: then it is noted where that begins."""
        if not isinstance(below, typed.If):
            return
        asked = (part for condition, _ in below.branches for part in nodes(condition))
        if any(isinstance(part, typed.Op) and part.op == typed.DONE for part in asked):
            self._looked[below.span] = self._name("above")
            self.out.add(f"{self._looked[below.span]} = len(g.journal)", line)

    def _statement(self, s: Statement, maybe: set[str]) -> None:
        line = s.span.line
        add = self.out.add
        if isinstance(s, typed.Choose):
            self._choose(s, maybe)
        elif isinstance(s, typed.Let):
            value = self.code(s.value)
            reckoned = (isinstance(s.value, typed.Op) and s.value.op in ("+", "-", "*")) or (
                isinstance(s.value, typed.Quantifier) and s.value.by is not None
            )
            add(f"{variable(s.name)} = {f'g.number({value})' if reckoned else value}", line)
            maybe.discard(s.name)
        elif isinstance(s, typed.Do):
            self._do(s)
            if s.bind:
                maybe.add(s.bind)  # a sentence may come back with nothing
        elif isinstance(s, typed.If):
            after = []
            above = self._looked.get(s.span, self._above)
            for i, (condition, body) in enumerate(s.branches):
                outside, self._above = self._above, above
                word = "else" if condition is None else f"{'el' if i else ''}if {self.code(condition)}"
                self._above = outside
                add(f"{word}:", line)
                after.append(self._inner(body, maybe))
            maybe.update(*after)
        elif isinstance(s, typed.ForEach):
            things = s.things
            source = self._all(things) if isinstance(things, typed.Things) else self.code(things)
            add(f"for {variable(s.variable)} in g.rounds({source}, {_work(s.body)}):", line)
            self._loops += 1
            maybe.update(self._inner(s.body, emptied(s.body, maybe) - {s.variable}))
            self._loops -= 1
        elif isinstance(s, typed.May):
            asked, bound = self._asked(s, outer(s.body))
            add(f"if g.may({self._side(s.side)}, {asked}, {bound}):", line)
            maybe.update(self._inner(s.body, maybe, s.side))
        else:
            self._do_some(s, maybe)

    def _inner(self, body: tuple[Statement, ...], maybe: set[str], side: str = "") -> set[str]:
        before, self._decider = self._decider, self._side(side)
        self.out.depth += 1
        after = self._block(body, maybe)
        self.out.depth -= 1
        self._decider = before
        return after

    def _side(self, side: str) -> str:
        """Who decides: a side, or a name that stands for one; whoever decides around it unless it is said."""
        if not side:
            return self._decider
        if side in self.vocabulary.sides:
            return repr(side)
        return WHO.get(side) or variable(side)

    def _asked(self, s: typed.Choose | typed.May, names: set[str], options: tuple[str, ...] = ()) -> tuple[str, str]:
        """A question of the card and the values of the names in it, as code: the words are made if they are wanted."""
        name = self._name("asked")
        self.names[name] = Written(s, s.source, tuple(sorted(names)), options)
        return name, f"({''.join(f'{variable(n)}, ' for n in sorted(names))})"

    def _choose(self, s: typed.Choose, maybe: set[str]) -> None:
        things = s.things
        name = variable(things.variable)
        options = f"[{self._each(things)}]"
        if s.by is not None:
            self._loops += 1
            self.out.add(f"{name} = {options}", s.span.line)
            self.out.add(f"{name} = {self._extreme(name, name, s.by, s.rank)}", s.span.line)
            self._loops -= 1
            options = name
        count = self.code(things.count) if things.count is not None else "99"
        if things.many and things.count is None and not things.up_to:
            self.out.add(f"{name} = tuple({options})", s.span.line)  # many without a number are all: nothing to choose
        elif things.by_lot:
            made = f"g.by_lot({options}, {count})" if things.many else f"(*g.by_lot({options}, 1), None)[0]"
            self.out.add(f"{name} = {made}", s.span.line)
        else:
            asked, bound = self._asked(s, uses(s) - {things.variable}, (things.type,))
            many = ("_some", f"{count}, ") if things.many else ("", "")
            ask = f"{self._side(s.side)}, {asked}, {options}, {many[1]}{things.up_to}, {bound}"
            self.out.add(f"{name} = g.pick{many[0]}({ask})", s.span.line)
        if may_find_nothing(s):
            maybe.add(things.variable)
        else:
            maybe.discard(things.variable)

    def _extreme(self, things: str, name: str, by: Expr, rank: str) -> str:
        """Those with the best figure: all figures are reckoned at once, which takes no call for each."""
        return f"g.extreme({things}, [{self.code(by)} for {name} in {things}], {rank!r})"

    def _do(self, s: typed.Do) -> None:
        line = s.span.line
        word = s.call.word
        function = self._bind(word.key, word.function)
        args = [self.code(a) for a in s.call.args]
        for i, count in word.role(Count):
            args[i] = self._amount(s.call.args[i], args[i], 0, self.vocabulary.pieces[count.of].there)
        depth = self.out.depth
        for i, amount in word.role(Numbered):
            if amount.amount:
                args[i] = self._at_least(s, i, args[i], amount)
        if s.sign < 0:
            args[0] = f"-({args[0]})"
        figure, before = self._before(s, args)
        target = f"{variable(s.bind)} = " if s.bind and not figure else ""
        call = f"{target}{function}({', '.join(['g', self._decider, *args])})"
        if not s.answers:
            self.out.add(call, line)
        else:
            parts = [f"({a.point.key!r}, {a.adds}, {self._answer(a, [])})" for a in s.answers]
            self.out.add(f"with g.overriding(({', '.join(parts)},)):", line)
            self.out.add(f"    {call}", line)
        if figure:
            self.out.add(f"{variable(s.bind)} = abs({figure} - {before})", line)
        self.out.depth = depth
        self.out.add("g.settle()", line)

    def _before(self, s: typed.Do, args: list[str]) -> tuple[str, str]:
        """For who asks how many it was: the figure of the place as code, and the name of what it was before."""
        measure = self.vocabulary.measure(s.call.word) if s.bind and not s.call.type else None
        if measure is None:
            return "", ""
        counted, i = measure
        place, before = self._name("place"), self._name("before")
        self.out.add(f"{place} = {args[i]}", s.span.line)
        args[i], function = place, self._bind(counted.key, counted.function)
        several = s.call.word.holes[i].type != counted.holes[-1].type
        figure = f"sum({function}(g, c) for c in {place})" if several else f"{function}(g, {place})"
        self.out.add(f"{before} = {figure}", s.span.line)
        return figure, before

    @staticmethod
    def _amount(e: Expr, code: str, low: int, high: int) -> str:
        """A number as far as there is such: what a card works out may be less than nothing, or more than all."""
        if isinstance(e, typed.Constant) and isinstance(e.value, int) and low <= e.value <= high:
            return code
        return f"max({low}, min({code}, {high}))"

    def _at_least(self, s: typed.Do, i: int, code: str, role: Numbered) -> str:
        """An amount of which there is a smallest one: with less, the sentence is not carried out."""
        amount = self._amount(s.call.args[i], code, role.low, MANY)  # two cards together make more than one may
        if amount == code:
            return code
        name = self._name("n")
        if s.bind:
            self.out.add(f"{variable(s.bind)} = None", s.span.line)
        self.out.add(f"{name} = min({code}, {MANY})", s.span.line)
        self.out.add(f"if {name} >= {role.low}:", s.span.line)
        self.out.depth += 1
        return name

    def _do_some(self, s: typed.DoSome, maybe: set[str]) -> None:
        line = s.span.line
        left = self._name("left")
        self.out.add(f"{left} = list(range({len(s.options)}))", line)
        self.out.add(f"for _ in range({s.count}):", line)
        self.out.depth += 1
        if s.count > 1:
            maybe.update(emptied([s], maybe))
        labels = [text for text, _, _ in s.options]
        open_ = self._name("open")
        guards = ", ".join(self._open(condition, body, maybe) for _, condition, body in s.options)
        self.out.add(f"{open_} = ({guards},)", line)
        self.out.add(f"o = g.pick_option({self._side(s.side)}, {labels!r}, [i for i in {left} if {open_}[i]])", line)
        self.out.add("if o is None: break", line)
        self.out.add(f"{left}.remove(o)", line)
        after = []
        for i, (_, _, body) in enumerate(s.options):
            self.out.add(f"{'el' if i else ''}if o == {i}:", line)
            after.append(self._inner(body, maybe, s.side))
        maybe.update(*after)
        self.out.depth -= 1

    def _open(self, condition: Expr | None, body: tuple[Statement, ...], maybe: set[str]) -> str:
        """Whether an option may be taken: what it needs has been found, and its condition holds."""
        needed = needed_by_all(body) | free(condition)
        tests = [f"{variable(name)} is not None" for name in sorted(needed & maybe)]
        if condition is not None:
            tests.append(f"bool({self.code(condition)})")
        return " and ".join(tests) or "True"
