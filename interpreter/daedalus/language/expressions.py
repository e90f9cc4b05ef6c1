"""Expressions to Python: conditions, figures and noun phrases, each as one expression."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from daedalus.language import typed
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import OPPONENT, PLAYER, Vocabulary

WHO = {PLAYER: "me", OPPONENT: "g.other(me)"}
_SIGNS = str.maketrans({"-": "_dash_", "'": "_mark_", "/": "_bar_"})  # what a name may have and Python's may not


def variable(name: str) -> str:
    """The Python variable for a name of the card."""
    return "v_" + name.translate(_SIGNS)


def _tells(e: typed.Call, name: str) -> bool:
    """Whether a word tells what it holds of, and here it is asked what a thing of that name is."""
    subject, *others = e.args or (None,)
    apart = [part.name for part in others if isinstance(part, typed.Variable)]
    plain = all(isinstance(part, (typed.Variable, typed.Constant)) for part in others) and name not in apart
    return e.word.those is not None and plain and isinstance(subject, typed.Variable) and subject.name == name


class Expressions:
    """What an expression is in Python, and the functions that it calls by name."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.names: dict[str, Any] = {}
        self._above = "len(g.journal)"  # where the line above an `if` began in the journal; nothing is above
        self._loops = 0  # how many are around what is being written: one is short, several inside each other may not be

    def _bind(self, id_: str, function: Callable[..., Any] | None) -> str:
        base = "f_" + "".join(c if c.isalnum() else "_" for c in id_)
        name = base
        n = 1
        while self.names.get(name, function) is not function:  # two words whose functions share a name
            n += 1
            name = f"{base}_{n}"
        self.names[name] = function
        return name

    def code(self, e: Expr) -> str:
        if isinstance(e, typed.Constant):
            decl = self.vocabulary.types.get(e.type)
            return decl.constant.format(e.value) if decl is not None and decl.constant else repr(e.value)
        if isinstance(e, typed.Variable):
            return variable(e.name)
        if isinstance(e, typed.Call):
            if e.word.inline:  # a call less: charts and conditions ask thousands of times
                return e.word.inline.format(*map(self.code, e.args))
            return f"{self._bind(e.word.key, e.word.function)}({', '.join(['g', *(self.code(a) for a in e.args)])})"
        if isinstance(e, typed.Quantifier):
            return self._quantifier(e)
        return self._op(e)

    def _op(self, e: typed.Op) -> str:
        if e.op in WHO:
            return WHO[e.op]
        parts = [self.code(p) for p in e.parts]
        if e.op == "not":
            return f"(not {parts[0]})"
        if e.op == "side":
            return f"(me == {parts[0]})"
        if e.op == "set":
            return f"({', '.join(parts)},)"
        if e.op == typed.TIMES:
            return f"range({parts[0]})"
        if e.op == typed.DONE:
            return f"g.done({self._above})"
        op = {"=": "==", "<>": "!="}.get(e.op, e.op)
        return "(" + f" {op} ".join(parts) + ")"

    @staticmethod
    def _asked_of(things: typed.Things) -> typed.Things:
        """The same with the parts of an `and` as conditions of their own: each may tell what it holds of."""
        if not any(isinstance(c, typed.Op) and c.op == "and" for c in things.conditions):
            return things
        parts = (c.parts if isinstance(c, typed.Op) and c.op == "and" else (c,) for c in things.conditions)
        return evolve(things, conditions=tuple(part for some in parts for part in some))

    def _each(self, things: typed.Things) -> str:
        things = self._asked_of(things)
        checks = "".join(f" if {c}" for c in self._checks(things))
        return f"{variable(things.variable)} for {variable(things.variable)} in {self._domain(things)}{checks}"

    def _domain(self, things: typed.Things) -> str:
        domain = self.code(things.domain)
        told = self._told(things)
        if told is not None:
            those = self._bind(f"those_{told.word.key}", told.word.those)
            domain = f"g.common({domain}, {those}({', '.join(['g', *map(self.code, told.args[1:])])}))"
        return f"g.rounds({domain})" if self._loops else domain

    @staticmethod
    def _told(things: typed.Things) -> typed.Call | None:
        """The condition that tells at once what it holds of; `every` asks its last one of each thing. What is about
        something else besides, as `adjacent to d`, holds of fewer things."""
        telling = [c for c in things.conditions[:-1] if isinstance(c, typed.Call) and _tells(c, things.variable)]
        return next((c for c in telling if len(c.args) > 1), telling[0] if telling else None)

    def _checks(self, things: typed.Things) -> list[str]:
        self._loops += 1
        told = self._told(things)
        checks = [self.code(c) for c in things.conditions if c is not told]
        self._loops -= 1
        return checks

    def _all(self, things: typed.Things) -> str:
        return f"[{self._each(things)}]"

    def _quantifier(self, q: typed.Quantifier) -> str:
        things = q.things
        if q.by is not None:
            return self._total(q, q.by)
        if q.kind != "every":  # which asks its last condition of each thing
            things = self._asked_of(things)
        checks = self._checks(things)
        if q.kind == "all":
            return f"tuple({self._each(things)})"
        if q.kind == "number":
            return f"len({self._all(things)})"
        if q.kind == "every":
            test = " and ".join(checks[-1:]) or "True"
            first = "".join(f" if {c}" for c in checks[:-1])
            return f"all({test} for {variable(things.variable)} in {self._domain(things)}{first})"
        test = " and ".join(checks) or "True"
        found = f"any({test} for {variable(things.variable)} in {self._domain(things)})"
        return found if q.kind == "any" else f"(not {found})"

    def _found(self, e: Expr) -> tuple[str, str, bool] | None:
        """Whether there is any of something: the head of a loop, the test of each thing, and what follows from one."""
        if not isinstance(e, typed.Quantifier) or e.by is not None or e.kind not in ("any", "no"):
            return None
        things = self._asked_of(e.things)
        test = " and ".join(self._checks(things)) or "True"
        return f"for {variable(things.variable)} in {self._domain(things)}", test, e.kind == "any"

    def _total(self, q: typed.Quantifier, by: Expr) -> str:
        """The sum of a figure over things, or the highest or lowest; of no things it is 0."""
        self._loops += 1
        figure = self.code(by)
        self._loops -= 1
        figures = self._each(q.things).removeprefix(variable(q.things.variable))
        if q.kind == "total":
            return f"sum({figure}{figures})"
        return f"{'max' if q.kind == 'highest' else 'min'}(({figure}{figures}), default=0)"
