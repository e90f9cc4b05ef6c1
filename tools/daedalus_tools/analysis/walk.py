"""A walk through a card, knowing at each line what every name can be: the findings of the groups R and L."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from daedalus.games.labyrinth.board import IRAN
from daedalus.language.findings import Mistake, Span
from daedalus.language.typed import (
    Answer,
    Call,
    CardTree,
    Choose,
    Constant,
    Do,
    DoSome,
    Expr,
    ForEach,
    If,
    Let,
    May,
    Op,
    Quantifier,
    Statement,
    Things,
    Variable,
)
from daedalus.language.vocabulary import Hole
from daedalus_tools.analysis import sentences
from daedalus_tools.analysis.conditions import Asked, Names, Thing, candidates, domain, figure_key, plain
from daedalus_tools.analysis.needs import CHANGES, SWEEPING, may_turn_back, needs
from daedalus_tools.analysis.numbers import ANYTHING, DIE, Range, of_the_game
from daedalus_tools.analysis.playing import too_weak
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.references import unbrought, unused


class Walk:
    """One card, from its conditions through its event to its lasting effects."""

    def __init__(self, tree: CardTree) -> None:
        self.tree = tree
        self.found: list[Mistake] = []
        self.proved: list[Expr] = []  # conditions that hold where the walk is
        self.u = universe()

    def mistakes(self) -> Iterator[Mistake]:
        sides = frozenset() if self.tree.association == "unassociated" else frozenset({self.tree.association})
        names = Names({}, sides or frozenset({"us", "jihadist"}))
        for condition in self.tree.conditions:
            if self.tree.target is None or condition.span != self.tree.target.span:
                self._condition(condition.value, names)
                names = self._refined(names, condition.value, True) or names
                self.proved.append(condition.value)
        if self.tree.target is not None:
            self._choose(self.tree.target, names)
        if self.tree.event is not None:
            self._statements(self.tree.event, names.copy())
        for block in self.tree.lasting:
            self._lasting(block.place, [*block.answers], names)
            here = Names({block.place: Thing(self.u.all)} if block.place else {}, names.sides)
            for trigger in block.triggers:
                inside = here.copy()
                for binding in trigger.bindings:
                    if binding.type == "country":
                        inside.things[binding.name] = Thing(self.u.all)
                if trigger.condition is not None:
                    self._condition(trigger.condition, inside)
                    inside = self._refined(inside, trigger.condition, True) or inside
                self._statements(trigger.body, Names(inside.things, frozenset({"us", "jihadist"})))
            for end in block.ends:
                self._condition(end, here)
        self.found += unused(self.tree)
        self.found += unbrought(self.tree)
        self.found += too_weak(self.tree, names.sides)
        yield from _each_once(self.found)

    def _report(self, code: str, message: str, span: Span, help_: str = "", rule: str = "") -> None:
        self.found.append(Mistake(code, message, span, help_, rule))

    def _lasting(self, place: str, answers: Sequence[Answer], names: Names) -> None:
        for answer in answers:
            here = Names({place: Thing(self.u.all)} if place else {}, names.sides)
            for binding in answer.bindings:
                if binding.type == "country" and binding.equals is None:
                    here.things[binding.name] = Thing(self.u.all)
            if answer.when is not None:
                self._condition(answer.when, here)

    # -- statements -----------------------------------------------------------------------------------

    def _statements(self, body: Sequence[Statement], names: Names) -> Names:
        """Everything in order; what is known at the end."""
        for statement in body:
            names = self._statement(statement, names)
        return names

    def _statement(self, s: Statement, names: Names) -> Names:
        if isinstance(s, Choose):
            self._choose(s, names)
        elif isinstance(s, Let):
            self._expression(s.value, names)
            names.things[s.name] = self._value(s.value, names)
        elif isinstance(s, Do):
            self._do(s, names)
        elif isinstance(s, If):
            return self._if(s, names)
        elif isinstance(s, ForEach):
            return self._for_each(s, names)
        elif isinstance(s, May):
            return _joined([names, self._statements(s.body, names.copy())])
        elif isinstance(s, DoSome):
            ends = [names]
            for _, condition, body in s.options:
                inside: Names | None = names.copy()
                if condition is not None:
                    self._condition(condition, names)
                    inside = self._refined(names, condition, True)
                before = len(self.proved)
                if condition is not None:
                    self.proved.append(condition)
                ends.append(self._statements(body, inside or names.copy()))
                del self.proved[before:]
            return _joined(ends)
        return names

    def _value(self, e: Expr, names: Names) -> Thing:
        asked = Asked(names)
        if e.type == "number":
            reaches = [reach for _, reach in asked.number(e)]
            joined = reaches[0]
            for reach in reaches[1:]:
                joined = joined.join(reach)
            return Thing(reach=joined)
        mask = asked.countries(e)
        if isinstance(e, Quantifier) and e.things.type == "country":
            return Thing(candidates(e.things, names), loose=domain(e.things, names)[1])
        return Thing(mask if mask is not None else self.u.all)

    def _choose(self, s: Choose, names: Names) -> None:
        self._things(s.things, names)
        if s.things.type == "country":
            mask, loose = candidates(s.things, names), domain(s.things, names)[1]
            names.things[s.things.variable] = Thing(mask or self.u.all, loose=loose)
        else:
            names.things[s.things.variable] = Thing()

    def _for_each(self, s: ForEach, names: Names) -> Names:
        inside = names.copy()
        if isinstance(s.things, Things):
            self._things(s.things, names)
            mask = candidates(s.things, names) if s.things.type == "country" else 0
        else:
            mask = Asked(names).countries(s.things) or 0
        inside.things[s.variable] = Thing(mask)
        ended = self._statements(s.body, inside)
        ended.things.pop(s.variable, None)
        return _joined([names, ended])

    def _if(self, s: If, names: Names) -> Names:
        ends: list[Names] = []
        rest: Names | None = names
        for condition, body in s.branches:
            if rest is None:
                if body:
                    self._report(
                        "L001",
                        "this branch can never be reached",
                        body[0].span,
                        "The conditions above leave nothing for it.",
                    )
                continue
            inside: Names | None = rest.copy()
            before = len(self.proved)
            if condition is not None:
                known = len(self.found)
                self._condition(condition, names)
                judged = len(self.found) > known
                inside = self._refined(rest, condition, True)
                if inside is None and not judged:
                    self._report(
                        "L001", "this branch can never be reached", condition.span, "What is above it takes every case."
                    )
                self.proved.append(condition)
                rest = self._refined(rest, condition, False)
                if judged:
                    rest = rest or names
            ends.append(self._statements(body, inside or names.copy()))
            del self.proved[before:]
        if s.branches and s.branches[-1][0] is not None:
            ends.append(rest or names)
        return _joined(ends) if ends else names

    # -- sentences --------------------------------------------------------------------------------------

    def _do(self, s: Do, names: Names) -> None:
        word = s.call.word
        for arg in s.call.args:
            self._expression(arg, names)
        self.found += sentences.numbers(s, names)
        self.found += sentences.regime_change(s, names, self.proved)
        for hole, arg in zip([p for p in word.parts if isinstance(p, Hole)], s.call.args, strict=True):
            if hole.type in ("country", "countries"):
                self._touch(s, arg, names)
        for figure in [key for key in names.things if key.startswith("#")]:
            del names.things[figure]  # a sentence may move any track
        if word.pattern in SWEEPING:
            for name, thing in names.things.items():
                if thing.mask:
                    names.things[name] = attrs.evolve(thing, mask=self.u.same_countries(thing.mask))
        if s.bind:
            names.things[s.bind] = Thing(reach=DIE if word.id == "roll_die" else ANYTHING, mask=self.u.all)
        for answer in s.answers:
            if answer.when is not None:
                self._condition(answer.when, names)

    def _touch(self, s: Do, arg: Expr, names: Names) -> None:
        """A sentence about a country: what it needs there, and what is known afterwards."""
        mask = Asked(names).countries(arg)
        if not mask:
            return
        pattern = s.call.word.pattern
        thing = names.things.get(arg.name) if isinstance(arg, Variable) else None
        loose = (thing is not None and thing.loose) or (
            isinstance(arg, Constant) and f"={arg.value}" not in names.things
        )
        iran = self.u.where(kind=[IRAN])
        for need in needs().get(pattern, ()):
            wrong = mask & ~need.mask & ~(thing.strays if thing is not None else 0)
            strict = need.strict and (isinstance(arg, Variable) or (need.code == "R004" and bool(wrong & iran)))
            if not mask & need.mask or (wrong and loose and strict):
                self.found.append(sentences.forbidden(s, arg, need, wrong or mask, whole=not mask & need.mask))
                break
        else:
            self.found += sentences.idle(s, arg, mask)
        change = CHANGES.get(pattern)
        if change is not None:
            possible = mask & self._possible(pattern)
            after = sentences.named_levels(s, change(self.u, possible))
            strays = (thing.strays if thing is not None else 0) | (after & ~possible if change is may_turn_back else 0)
            key = arg.name if isinstance(arg, Variable) else f"={arg.value}" if isinstance(arg, Constant) else ""
            if key and after:
                names.things[key] = Thing(after, loose=loose, strays=strays)

    def _possible(self, pattern: str) -> int:
        mask = self.u.all
        for need in needs().get(pattern, ()):
            mask &= need.mask
        return mask

    # -- conditions -------------------------------------------------------------------------------------

    def _condition(self, e: Expr, names: Names) -> None:
        """A condition of its own: never always true, never always false."""
        before = len(self.found)
        self._expression(e, names)
        if len(self.found) > before or isinstance(e, Constant):
            return
        known = Asked(names).truth(e)
        if known.may == 0:
            self._report("L003", "this is never true", e.span, "Nothing that depends on it can happen.")
        elif known.must == self.u.all:
            self._report("L002", "this is always true", e.span, "Leave it out, or say what was meant.")

    def _expression(self, e: Expr, names: Names) -> None:
        """What is wrong inside an expression."""
        if isinstance(e, Quantifier):
            self._things(e.things, names)
        elif isinstance(e, (Op, Call)):
            self.found += sentences.outside_tracks(e)
            for part in e.parts if isinstance(e, Op) else e.args:
                self._expression(part, names)

    def _things(self, t: Things, names: Names) -> None:
        """A noun phrase: each condition must leave some candidate, and leave some out."""
        inside = names.copy()
        if t.type != "country":
            inside.things[t.variable] = Thing()
            for condition in t.conditions:
                self._expression(condition, inside)
            return
        mask, _ = domain(t, names)
        inside.things[t.variable] = Thing(mask)
        asked = Asked(inside, t.variable)
        for condition in t.conditions:
            before = len(self.found)
            self._expression(condition, inside)
            known = asked.truth(condition)
            if len(self.found) == before:
                if mask and not mask & known.may:
                    self._report("L004", "no country can be chosen here", condition.span, _why(condition, mask))
                    return
                if mask and not mask & ~known.must and isinstance(condition, Op):
                    self._report("L002", "this is true of every country that is left", condition.span, "Leave it out.")
            mask &= known.may
            inside.things[t.variable] = Thing(mask or self.u.all)

    def _refined(self, names: Names, e: Expr, truth: bool) -> Names | None:
        """What is known where the condition holds (or fails); None if that can never be."""
        result = names.copy()
        if isinstance(e, Op) and e.op == "side" and isinstance(e.parts[0], Constant):
            said = frozenset({str(e.parts[0].value)})
            sides = names.sides & said if truth else names.sides - said
            return Names(result.things, sides) if sides else None
        if isinstance(e, Op) and e.op == "not":
            return self._refined(names, e.parts[0], not truth)
        if isinstance(e, Op) and e.op == ("and" if truth else "or"):
            for part in e.parts:
                narrowed = self._refined(result, part, truth)
                if narrowed is None:
                    return None
                result = narrowed
            return result
        for subject in _subjects(e):
            key = subject.name if isinstance(subject, Variable) else f"={subject.value}"
            held = names.things.get(key)
            mask = (
                held.mask
                if held is not None and held.mask
                else (self.u.country(str(subject.value)) if isinstance(subject, Constant) else 0)
            )
            if not mask:
                continue
            if isinstance(subject, Variable):
                known = Asked(names, subject.name).truth(e)
            else:
                known = Asked(names, key).truth(_as_variable(e, subject, key))
            left = mask & (known.may if truth else self.u.all & ~known.must)
            if not left:
                return None
            result.things[key] = attrs.evolve(held, mask=left) if held is not None else Thing(left)
        return self._narrowed(result, e, truth)

    def _narrowed(self, names: Names, e: Expr, truth: bool) -> Names | None:
        """A named number, or a figure of the game, in a comparison: its range becomes smaller."""
        if not (isinstance(e, Op) and len(e.parts) == 2 and e.parts[0].type == "number"):
            return names
        figure, other = e.parts
        if not (isinstance(other, Constant) and isinstance(other.value, int)):
            return names
        whole = of_the_game(figure.word.id) if isinstance(figure, Call) and figure.word.kind == "value" else None
        if isinstance(figure, Variable):
            name, held = figure.name, names.things.get(figure.name, Thing())
        elif isinstance(figure, Call) and whole is not None:
            name = figure_key(figure)
            held = names.things.get(name, Thing(reach=whole))
        else:
            return names
        opposite = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "=": "<>", "<>": "="}
        op = e.op if truth else opposite.get(e.op, "")
        low, high = held.reach
        n = other.value
        if op in ("<", "<=", "="):
            high = min(high, n - (op == "<"))
        if op in (">", ">=", "="):
            low = max(low, n + (op == ">"))
        if low > high:
            return None
        names.things[name] = attrs.evolve(held, reach=Range(low, high))
        return names


def _subjects(e: Expr) -> list[Variable | Constant]:
    """The countries a condition speaks of."""
    found: dict[str, Variable | Constant] = {}

    def look(node: Expr) -> None:
        node = plain(node)
        if isinstance(node, Variable) and node.type == "country":
            found.setdefault(node.name, node)
        elif isinstance(node, Constant) and node.type == "country":
            found.setdefault(f"={node.value}", node)
        elif isinstance(node, Op):
            for part in node.parts:
                look(part)
        elif isinstance(node, Call):
            for arg in node.args:
                look(arg)

    look(e)
    return list(found.values())


def _as_variable(e: Expr, constant: Constant, name: str) -> Expr:
    """The condition with a named country in focus."""
    e = plain(e)
    if isinstance(e, Constant) and e.type == "country" and e.value == constant.value:
        return Variable("country", name, e.span)
    if isinstance(e, Op):
        return Op(e.op, tuple(_as_variable(part, constant, name) for part in e.parts), e.type, e.span)
    if isinstance(e, Call):
        return Call(e.word, tuple(_as_variable(arg, constant, name) for arg in e.args), e.type, e.span)
    return e


def _why(condition: Expr, mask: int) -> str:
    return f"All that is left at this point is {universe().first(mask)}, and it never fits."


def _joined(ends: Sequence[Names]) -> Names:
    """What is known whichever way was taken."""
    shared = set.intersection(*(set(end.things) for end in ends))
    things = {}
    for name in shared:
        parts = [end.things[name] for end in ends]
        mask, reach = 0, parts[0].reach
        for part in parts:
            mask |= part.mask
            reach = reach.join(part.reach)
        strays = 0
        for part in parts:
            strays |= part.strays
        things[name] = Thing(mask, reach, any(part.loose for part in parts), strays)
    return Names(things, frozenset().union(*(end.sides for end in ends)))


def _each_once(found: Sequence[Mistake]) -> Iterator[Mistake]:
    seen = set()
    for mistake in found:
        key = (mistake.code, mistake.span)
        if key not in seen:
            seen.add(key)
            yield mistake
