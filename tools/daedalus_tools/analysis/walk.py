"""A walk through a card, knowing at each line what every name can be: the findings of the groups R and L."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from daedalus.language import typed
from daedalus.language.compile import yes_to
from daedalus.language.findings import TYPE, Mistake, Span, Value
from daedalus.language.naming import given as given_in
from daedalus.language.records import LINKS, Among, FromTo, Puts
from daedalus.language.roles import Count
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER
from daedalus.language.walking import parts
from daedalus.language.walking import sentences as sentences_of
from daedalus_tools.analysis import changing, idle, sentences, touching
from daedalus_tools.analysis.conditions import Asked, candidates, domain, refined
from daedalus_tools.analysis.doubles import doubles, hidden_words
from daedalus_tools.analysis.figures import Names, Thing, joined, mentions, widened
from daedalus_tools.analysis.needs import surely, where
from daedalus_tools.analysis.numbers import COUNT, Range, given
from daedalus_tools.analysis.owning import hand_of, owned
from daedalus_tools.analysis.parts import idle_parts
from daedalus_tools.analysis.playing import too_weak
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.references import (
    answered_twice,
    ended_too_early,
    idle_marks,
    lasting_of,
    unbrought,
    unused,
)
from daedalus_tools.analysis.said import put
from daedalus_tools.analysis.subjects import extent
from daedalus_tools.world import study

IN_FORCE = r"[\w-]+\('(.*)'\)"  # that a mark is in force, as it is spelled
ROUNDS = 6  # of a loop, until nothing new is known after one
CLOSELY = 2  # loops inside each other whose rounds are looked at again and again, each time all that is inside them


class Walk:
    """One card, from its conditions through its event to its lasting effects."""

    def __init__(self, tree: CardTree) -> None:
        self.tree = tree
        self.found: list[Mistake] = []
        self.proved: list[Expr] = []  # conditions that hold where the walk is
        self.loops = 0  # how many are around the place where the walk is
        self.standing: dict[str, list[tuple[Names, Expr | None]]] = {}  # mark -> what is known where it is put
        self.u = universe()
        self.both = frozenset(study().vocabulary.sides)
        answers = (answer for block in tree.lasting for answer in block.answers)
        self.joins = any(a.point.known == LINKS and yes_to(a) is not None for a in answers)

    def mistakes(self) -> Iterator[Mistake]:
        tree = self.tree
        nobodys = tree.association == study().vocabulary.header.nobody
        names = Names({}, self.both if nobodys else frozenset({tree.association}), joins=self.joins)
        self._in_force(names)
        for condition in tree.conditions:
            if tree.target is None or condition.span != tree.target.span:
                self._condition(condition.value, names)
                names = refined(names, condition.value, True) or names
                self.proved.append(condition.value)
        if tree.target is not None:
            names = self._choose(tree.target, names, sure=True)
        if tree.event is not None:
            after = self._statements(tree.event, names.copy())
            self.standing.setdefault(tree.mark, []).append((after, self._home()))
        if not self.found:  # a card that breaks a rule is not asked how often it may be played
            self.found += too_weak(tree, names)
        for block in tree.lasting:
            self._lasting(block, names.sides)
        self.found += unused(tree)
        doing = sentences_of(tree)
        self.found += doubles(tree, doing)
        self.found += hidden_words(tree)
        self.found += unbrought(tree)
        self.found += idle_marks(tree, doing)
        self.found += ended_too_early(tree)
        self.found += answered_twice(tree)
        yield from _each_once(self.found)

    def _report(self, code: str, span: Span, key: str = "", **about: Value) -> None:
        self.found.append(Mistake(code, span, key, "", None, **about))

    def _lasting(self, block: typed.Lasting, sides: frozenset[str]) -> None:
        here = Names({block.place: Thing(self.u.all)} if block.place else {}, sides, joins=self.joins)
        for answer in block.answers:
            self._answer(answer, here)
        for trigger in block.triggers:
            inside = here.copy()
            inside.sides = self.both
            for binding in trigger.bindings:
                if binding.type == study().space and binding.equals is None:
                    inside.give(binding.name, Thing(self.u.all))
            if trigger.condition is not None:
                self._condition(trigger.condition, inside)
                inside = refined(inside, trigger.condition, True) or inside
            self._statements(trigger.body, inside)
        for end in block.ends:
            before = len(self.found)
            self._condition(end, here)
            if len(self.found) == before and self._ends_at_once(block, end):
                self._report("L014", extent(end))

    def _answer(self, answer: typed.Answer, names: Names) -> None:
        here = names.copy()
        for binding in answer.bindings:
            if binding.type == study().space and binding.equals is None:
                here.give(binding.name, Thing(self.u.all))
        self.found += sentences.answer(answer)
        if answer.when is not None:
            self._condition(answer.when, here)

    # -- events in force ------------------------------------------------------------------------------

    def _in_force(self, names: Names) -> None:
        """What the card requires is in effect, and what blocks it is not."""
        v = study().vocabulary
        if v.in_force:
            names.facts |= {f"{v.in_force}({name!r})": True for name in self.tree.requires}
            barred = [name for name, limit in self.tree.blocked_by if not limit]
            names.facts |= {f"{v.in_force}({name!r})": False for name in barred}

    def _allowed(self, point: str, names: Names) -> int:
        """The profiles of countries where an event in force answers a rule point with yes: this one, or another that
        the card knows to be in effect."""
        key = study().vocabulary.in_force
        known = [match[1] for fact, holds in names.facts.items() if holds and (match := re.fullmatch(IN_FORCE, fact))]
        others = [block for name in known if key for block in lasting_of(name)]
        found = 0
        for answer in (a for block in (*self.tree.lasting, *others) for a in block.answers if a.point.key == point):
            where_ = [binding.equals for binding in answer.bindings]
            names_it = where_ and isinstance(where_[0], typed.Constant)
            found |= self.u.country(str(where_[0].value)) if names_it else self.u.all  # type: ignore[union-attr]
        return found

    def _home(self) -> Expr | None:
        """The country in which the head of the card puts its mark."""
        place = self.tree.mark_place
        return typed.Constant(study().space, place, Span(1, 1, 2)) if place else None

    def _stands(self, s: typed.Do, before: Names, names: Names) -> None:
        """What is known where a sentence puts a mark; one that counts for nothing changes no figure."""
        args = dict(zip((hole.name for hole in s.call.word.holes), s.call.args, strict=True))
        for change in s.call.word.change(Puts):
            mark = args[change.mark]
            if isinstance(mark, typed.Constant):
                here = args[change.at] if change.at else None
                blocks = [block for block in self.tree.lasting if block.mark == mark.value]
                counts = any(answer.point.result == NUMBER for block in blocks for answer in block.answers)
                known = names if counts else before
                self.standing.setdefault(str(mark.value), []).append((known.copy(), here))

    def _ends_at_once(self, block: typed.Lasting, end: Expr) -> bool:
        """Whether the condition surely holds wherever the mark is put."""
        ways = self.standing.get(block.mark, [])
        if block.mark == self.tree.mark and len(ways) > 1:
            ways = ways[:-1]  # put by a sentence, not by the head of the card
        if not ways or (block.place and any(here is None for _, here in ways)):
            return False
        return all(
            surely(put(end, {block.place: here} if here else {}, end.span), names.without_strays())
            for names, here in ways
        )

    # -- statements -----------------------------------------------------------------------------------

    def _statements(self, body: Sequence[Statement], names: Names) -> Names:
        """Everything in order; what is known at the end."""
        before = len(self.proved)
        for statement in body:
            names = self._statement(statement, names)
        del self.proved[before:]
        return names

    def _statement(self, s: Statement, names: Names) -> Names:
        if isinstance(s, typed.Choose):
            return self._choose(s, names)
        if isinstance(s, typed.Let):
            self._expression(s.value, names)
            names.give(s.name, self._value(s.value, names))
        elif isinstance(s, typed.Do):
            self._do(s, names)
        elif isinstance(s, typed.If):
            return self._if(s, names)
        elif isinstance(s, typed.ForEach):
            return self._for_each(s, names)
        elif isinstance(s, typed.May):
            return joined([names, self._statements(s.body, names.copy())])
        elif isinstance(s, typed.DoSome):
            return self._options(s, names)
        return names

    def _options(self, s: typed.DoSome, names: Names) -> Names:
        start, found = names, len(self.found)
        for _ in range(min(s.count, len(s.options)) - 1):  # another option may have been carried out before
            start = joined([start, *self._each_option(s, start)])
            del self.found[found:]
        return joined([start, *self._each_option(s, start)])

    def _each_option(self, s: typed.DoSome, names: Names) -> Iterator[Names]:
        """What is known after each of the options."""
        for _, condition, body in s.options:
            inside = names.copy()
            before = len(self.proved)
            if condition is not None:
                self._condition(condition, inside)
                inside = refined(inside, condition, True) or inside
                self.proved.append(condition)
            yield self._statements(body, inside)
            del self.proved[before:]

    def _value(self, e: Expr, names: Names) -> Thing:
        if e.type == "number":
            return Thing(reach=Asked(names).reach(e))
        if isinstance(e, typed.Quantifier) and e.things.type == study().space:
            return Thing(candidates(e.things, names), loose=domain(e.things, names)[1])
        mask = Asked(names).countries(e)
        return Thing(mask if mask is not None else self.u.all)

    def _choose(self, s: typed.Choose, names: Names, *, sure: bool = False) -> Names:
        """A name for what is chosen, and what its conditions say of it (of everything, if there surely is one)."""
        t = s.things
        names = names.copy()
        before = len(self.found)
        self._things(t, names)
        thing = Thing(hand=hand_of(t) if t.type != study().space else "")
        if t.type == study().space and len(self.found) == before:
            within, everywhere = domain(t, names)
            several = not t.many and len(self.u.countries_of(within)) > 1  # a list of one is that country's name
            mask = candidates(t, names)
            wide = everywhere and len(self.u.countries_of(mask)) > 1
            thing = Thing(mask, loose=everywhere or several, wide=wide)
        if t.type == NUMBER:
            thing = Thing(reach=self._span(t.domain, names))
        names.give(t.variable, thing)
        for condition in t.conditions:
            for part in _conjuncts(condition):
                self.proved.append(part)
                if not t.many and (sure or mentions(part, t.variable)):
                    names = refined(names, part, True) or names
        return names

    @staticmethod
    def _span(numbers: Expr, names: Names) -> Range:
        """The numbers that there are to choose from."""
        gives = numbers.word.gives if isinstance(numbers, typed.Call) else None
        if not isinstance(gives, FromTo) or not isinstance(numbers, typed.Call):
            return Thing().reach
        ends = dict(zip((hole.name for hole in numbers.word.holes), numbers.args, strict=True))
        low, high = (Asked(names).reach(ends[end]) for end in (gives.low, gives.high))
        return Range(low.low, max(low.low, high.high))

    def _for_each(self, s: typed.ForEach, names: Names) -> Names:
        inside = names.copy()
        inside.forget()  # an earlier round of the loop may have changed it
        if isinstance(s.things, typed.Things):
            self._things(s.things, names)
            mask = candidates(s.things, names) if s.things.type == study().space else 0
            among, wide = s.things.domain, domain(s.things, names)[1]
        else:
            mask = Asked(names).countries(s.things) or 0
            among, wide = s.things, False
        held = names.things.get(among.name) if isinstance(among, typed.Variable) else None
        loose = wide or (held is not None and held.loose)  # as they were chosen
        reach = self._span(among, names)
        inside.give(s.variable, Thing(mask, reach, loose=loose, wide=wide, hand=hand_of(s.things)))
        inside = self._later(s, inside)
        self.loops += 1
        ended = self._statements(s.body, inside.copy())
        self.loops -= 1
        ended.things.pop(s.variable, None)
        return joined([names, ended])

    def _later(self, s: typed.ForEach, inside: Names) -> Names:
        """What is known in any round of a loop; in loops deep inside others, nothing of what is given there."""
        if self.loops >= CLOSELY:
            for name in given_in(s.body):
                inside.give(name, Thing(self.u.all))
            return inside
        found = len(self.found)
        self.loops += 1
        for _ in range(ROUNDS):  # what holds in the first rounds only is no finding
            later = self._statements(s.body, inside.copy())
            del self.found[found:]
            later.give(s.variable, inside.things[s.variable])
            grown = widened(inside, joined([inside, later]))
            if grown == inside:
                break
            inside = grown
        self.loops -= 1
        return inside

    def _if(self, s: typed.If, names: Names) -> Names:
        ends: list[Names] = []
        rest: Names | None = names
        for condition, body in s.branches:
            if rest is None:
                if body:
                    self._report("L001", body[0].span)
                continue
            inside: Names | None = rest.copy()
            before = len(self.proved)
            if condition is not None:
                known = len(self.found)
                self._condition(condition, names)
                judged = len(self.found) > known
                inside = refined(rest, condition, True)
                if inside is None and not judged:
                    self._report("L001", extent(condition), "covered")
                self.proved.append(condition)
                rest = refined(rest, condition, False)
                if judged:
                    rest = rest or names
            ends.append(self._statements(body, inside or names.copy()))
            del self.proved[before:]
        if s.branches and s.branches[-1][0] is not None:
            ends.append(rest or names)
        return joined(ends) if ends else names

    # -- sentences --------------------------------------------------------------------------------------

    def _do(self, s: typed.Do, names: Names) -> None:
        word = s.call.word
        for arg in s.call.args:
            self._expression(arg, names)
        self.found += sentences.numbers(s.call, names)
        self.found += sentences.unproved(s, names, self.proved)
        self.found += idle.anywhere(s, names)
        for arg in touching.about(s):
            self.found += touching.touched(s, arg, names, self._allowed)
        self.found += owned(s, names)
        before = names.copy()
        changing.done(s, names)
        self._stands(s, before, names)
        if s.bind:
            result = given(word)
            reach = result[0][1] if result is not None else self._measured(s, before)
            mask = where(word.gives.where) if isinstance(word.gives, Among) else self.u.all
            names.give(s.bind, Thing(reach=reach, mask=mask))
        for answer in s.answers:
            self._answer(answer, names)

    @staticmethod
    def _measured(s: typed.Do, names: Names) -> Range:
        """How many it can have been: no more than the sentence asks for, where it does so once."""
        if s.call.type or study().vocabulary.measure(s.call.word) is None:
            return Thing().reach
        asked = [Asked(names).reach(s.call.args[i]).high for i, role in s.call.word.role(Count) if not role.each]
        return Range(0, max(0, asked[0]) if asked else COUNT.high)

    # -- conditions -------------------------------------------------------------------------------------

    def _condition(self, e: Expr, names: Names) -> None:
        """A condition of its own: never always true, never always false."""
        before = len(self.found)
        self._expression(e, names)
        if len(self.found) > before or isinstance(e, typed.Constant):
            return
        known = Asked(names).truth(e)
        if known.may == 0:
            self._report("L003", extent(e))
        elif known.must == self.u.all:
            self._report("L002", extent(e))
        else:
            self.found += idle_parts(e, names)

    def _expression(self, e: Expr, names: Names) -> None:
        """What is wrong inside an expression."""
        if isinstance(e, typed.Quantifier):
            self._things(e.things, names)
            if e.by is not None:
                inside = names.copy()
                countries = e.things.type == study().space
                inside.give(e.things.variable, Thing(candidates(e.things, names) if countries else 0))
                self._expression(e.by, inside)
        elif isinstance(e, (typed.Op, typed.Call)):
            self.found += sentences.outside_tracks(e)
            for part in parts(e):
                self._expression(part, names)

    def _things(self, t: typed.Things, names: Names) -> None:
        """A noun phrase: each condition must leave some candidate, and leave some out."""
        countries = t.type == study().space
        mask = domain(t, names)[0] if countries else self.u.all
        inside = names.copy()
        inside.give(t.variable, Thing(mask if countries else 0))
        for condition in t.conditions:
            before = len(self.found)
            self._expression(condition, inside)
            known = Asked(inside, t.variable).truth(condition)
            if len(self.found) == before:
                if mask and not mask & known.may:
                    self._report("L004", condition.span, type=study().vocabulary.term(TYPE, t.type))
                    return
                if mask and not mask & ~known.must and isinstance(condition, typed.Op):
                    self._report("L002", condition.span, "every", type=study().vocabulary.term(TYPE, t.type))
                else:
                    self.found += idle_parts(condition, inside, t.variable, mask)
            mask &= known.may
            inside = refined(inside, condition, True) or inside
        some = t.count.value if isinstance(t.count, typed.Constant) and not t.up_to else 1
        if mask and countries and isinstance(some, int) and len(self.u.countries_of(mask)) < some:
            self._report("L004", t.span, "few", count=some)


def _conjuncts(e: Expr) -> Sequence[Expr]:
    return e.parts if isinstance(e, typed.Op) and e.op == "and" else (e,)


def _each_once(found: Sequence[Mistake]) -> Iterator[Mistake]:
    seen = set()
    for mistake in found:
        key = (mistake.code, mistake.span)
        if key not in seen:
            seen.add(key)
            yield mistake
