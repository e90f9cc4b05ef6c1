"""The oracle of whole events: statements walked as they stand, with a name that is empty meaning nothing at all.

Where the compiler works out beforehand which names may be empty, this looks at them when they are needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from daedalus.core.journal import CHANGE
from daedalus.core.messages import Written
from daedalus.language.naming import outer
from daedalus.language.typed import Choose, Do, DoSome, Expr, ForEach, If, Let, May, Op, Statement, Things
from tests.language.evaluator import Evaluator, Names, free


class Runner(Evaluator):
    """Runs the events of one game for one side."""

    since = 0  # where the line above began in the journal

    def run(self, body: Sequence[Statement], names: Names) -> None:
        above = 0
        for s in body:
            self.since, above = above, len(self.game.journal)
            if any(names[name] is None for name in needs(s)):
                names.update(dict.fromkeys(gives(s)))
            else:
                self.statement(s, names)

    def did_anything(self) -> bool:
        changed = [entry[1] for entry in self.game.journal[self.since :] if entry[0] == CHANGE]
        return any(self.game.schema.fields[slot].name not in ("history", "last history") for slot in changed)

    def statement(self, s: Statement, names: Names) -> None:
        match s:
            case Choose():
                names[s.things.variable] = self.choose(s, names)
            case Let(name=name, value=value):
                names[name] = self.value(value, names)
            case Do(call=call, sign=sign):
                assert call.word.function is not None
                first, *others = [self.value(a, names) for a in call.args]
                before = cells(others)
                call.word.function(self.game, self.me, -first if sign < 0 else first, *others)
                if s.bind:
                    names[s.bind] = abs(cells(others) - before)
                self.game.settle()
            case If(branches=branches):
                taken = [body for condition, body in branches if condition is None or self.true(condition, names)]
                self.run(taken[0] if taken else (), names)
            case ForEach(variable=variable, things=Things() as things, body=body):
                for inner in list(self.things(things, names)):
                    names[variable] = inner[things.variable]
                    self.run(body, names)
            case ForEach(things=Op(parts=[count]), body=body):
                for _ in range(self.value(count, names)):
                    self.run(body, names)
            case May(body=body):
                if self.game.may(str(self.me), *asked(s, outer(body), names)):
                    self.run(body, names)
            case DoSome():
                self.options(s, names)

    def choose(self, s: Choose, names: Names) -> object:
        found = [inner[s.things.variable] for inner in self.things(s.things, names)]
        if s.things.by_lot:
            return found[self.game.lot(len(found))] if found else None
        question, bound = asked(s, needs(s), names)
        return self.game.pick(str(self.me), question, found, s.things.up_to, bound)

    def options(self, s: DoSome, names: Names) -> None:
        left = list(range(len(s.options)))
        for _ in range(s.count):
            open_ = [i for i in left if self.open(s.options[i][1], s.options[i][2], names)]
            taken = self.game.pick_option(str(self.me), [label for label, _, _ in s.options], open_)
            if taken is not None:
                left.remove(taken)
                self.run(s.options[taken][2], names)

    def open(self, condition: Expr | None, body: Sequence[Statement], names: Names) -> bool:
        needed = {*needed_by_all(body), *(free(condition) if condition is not None else ())}
        if any(names[name] is None for name in needed):
            return False
        return condition is None or self.true(condition, names)


def cells(countries: Iterable[Any]) -> int:
    return sum(c.sleeper_cells + c.active_cells for c in countries)


def asked(s: Choose | May, about: set[str], names: Names) -> tuple[Written, list[object]]:
    """A question of the card, and what the names in it stand for."""
    return Written(s, s.source, tuple(sorted(about))), [names[name] for name in sorted(about)]


def needs(s: Statement) -> set[str]:
    """The names that a statement takes from outside before it looks at its blocks."""
    match s:
        case Choose(things=things) | ForEach(things=Things() | Op() as things):
            return set(free(things))
        case Let(value=value):
            return set(free(value))
        case Do(call=call):
            return set(free(call))
        case If(branches=branches):
            return {name for condition, _ in branches if condition is not None for name in free(condition)}
        case May(body=body):
            return needed_by_all(body)
        case _:
            return set()


def needed_by_all(body: Sequence[Statement]) -> set[str]:
    return set.intersection(*(needs(s) for s in body))


def gives(s: Statement) -> set[str]:
    match s:
        case Choose(things=things):
            return {things.variable}
        case Let(name=name):
            return {name}
        case Do(bind=bind) if bind:
            return {bind}
        case If(branches=branches) if branches[-1][0] is None:
            return set.intersection(*({name for s in body for name in gives(s)} for _, body in branches))
        case _:
            return set()
