"""Making a condition hold in a position: its parts one after another, the smallest by trial and error."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from daedalus.kit.editing import Editor, Move
from daedalus.kit.exercises import CARD
from daedalus.kit.library import Card
from daedalus.kit.space import Space
from daedalus.language.typed import Call, Constant, Do, Expr, Op, Quantifier, Things, Variable
from daedalus.language.walking import nodes
from daedalus_tools.deep.expressions import Expressions, Names, texts_of
from daedalus_tools.deep.goals import LINE, Bind, Goal, Pick, Say, Step

TRIES = 40  # moves for one small condition
LUCKY_TRIES = 15  # the same, once it is known which help
STIRRED = 7  # moves where a sentence acts
HOPELESS = 2  # failures after which a condition is rarely tried again for the same spaces
IN_VAIN = 1000  # moves without success after which a condition is rarely tried again for any space
PICKS = 6  # candidates that are made to fit
SOME = 6  # spaces for a condition that speaks of none


class Aim:
    """One attempt: edits a position step by step, and remembers the names and answers that lead to the goal."""

    def __init__(self, edit: Editor, card: Card, me: str | None, expressions: Expressions) -> None:
        self.edit = edit
        self.g = edit.g
        self.lot: random.Random = edit.lot
        self.card = card
        self.me = me
        self.expressions = expressions
        self.names: Names = {}
        self.labels: list[str | int] = []
        self.keep: set[str] = set()
        self.stirred: list[str] = []

    def take(self, steps: tuple[Step, ...]) -> None:
        """Every step, as far as it can be taken beforehand: what dice and earlier lines decide is left to chance."""
        for step in steps:
            if isinstance(step, Say):
                self.labels.append(step.label)
            elif isinstance(step, Pick):
                things = step.things
                one = step.one_of or not things.many
                self.names[step.name] = (
                    self._fit(things, things.conditions, self.names) if one else self.pick(things, self.names)
                )
            elif isinstance(step, Bind):
                value = self.value(step.value, self.names)
                self.names[step.name] = self.lot.choice(value) if step.one_of and value else value
            else:
                self.satisfy(step.value, step.holds, self.names)

    def stir(self, goal: Goal) -> None:
        """Give a sentence something to work on: a few moves where it acts, whatever they are good for."""
        if goal.kind != LINE or not isinstance(goal.statement, Do):
            return
        call = goal.statement.call
        about = self._spaces(call, self.names)
        texts = sorted(set(texts_of(call)))
        lucky = self.expressions.worked.setdefault(goal.span, Counter())
        groups = self._moves(about, texts)
        for _ in range(STIRRED if self.lot.random() < 0.85 else 0):
            name, move = next(self._drawn(groups if lucky else [groups[0], groups[0], *groups], lucky))
            move()
            self.edit.tidy({*self.keep, *(c.name for c in about)})
            self.stirred.append(name)

    def value(self, e: Expr, names: Names) -> Any:
        return self.expressions.value(e, self.g, self.me, names)

    def satisfy(self, e: Expr, want: bool, names: Names) -> bool:
        """Make the condition hold, or not hold; says whether it worked."""
        now = self.value(e, names)
        if now is None or bool(now) == want:
            return now is not None
        if isinstance(e, Op) and e.op in ("and", "or"):
            if (e.op == "and") == want:
                done = [self.satisfy(part, want, names) for part in self._mixed(e.parts)]
                return all(done) and self.is_(e, want, names)
            return any(self.satisfy(part, want, names) for part in self._mixed(e.parts))
        if isinstance(e, Op) and e.op == "not":
            return self.satisfy(e.parts[0], not want, names)
        if not any(isinstance(part, (Call, Quantifier)) for part in nodes(e)):
            return False  # who plays, or which space it is: nothing on the board changes that
        if isinstance(e, Op) and e.op == ">=" and want and isinstance(e.parts[0], Quantifier):
            return len(self._several(e.parts[0].things, int(self.value(e.parts[1], names) or 1), names)) > 0
        if (
            isinstance(e, Quantifier)
            and e.things.type in (self.expressions.space_type, CARD)
            and e.kind in ("any", "no", "every")
        ):
            return self._quantified(e, want, names)
        return self._leaf(e, want, names)

    def is_(self, e: Expr, want: bool, names: Names) -> bool:
        return bool(self.value(e, names)) == want

    def _mixed(self, parts: tuple[Expr, ...]) -> list[Expr]:
        return self.lot.sample(parts, len(parts))

    # -- things that must be there, or must not -----------------------------------------------------

    def _quantified(self, e: Quantifier, want: bool, names: Names) -> bool:
        *others, claim = e.things.conditions or (None,)
        if e.kind == "every" and claim is not None:
            if not want:
                return self._fit(e.things, (*others, Op("not", (claim,), "truth", claim.span)), names) is not None
            for inner in self._those(e.things, tuple(others), names):
                self.satisfy(claim, True, inner)
        elif (e.kind == "any") == want:
            return self.pick(e.things, names) is not None
        else:
            for inner in self._those(e.things, e.things.conditions, names):
                if e.things.conditions:
                    self.satisfy(self.lot.choice(e.things.conditions), False, inner)
        return self.is_(e, want, names)

    def _those(self, things: Things, conditions: tuple[Expr | None, ...], names: Names) -> Iterator[Names]:
        for thing in list(self.value(things.domain, names) or ()):
            inner = {**names, things.variable: thing}
            if all(c is None or self.is_(c, True, inner) for c in conditions):
                yield inner

    def pick(self, things: Things, names: Names) -> Any:
        """One of the things, made to fit if none does; several if the card wants several."""
        if things.many:
            most = self.value(things.count, names) if things.count is not None else 3
            return self._several(things, int(most or 1), names) or None
        return self._fit(things, things.conditions, names)

    def _several(self, things: Things, count: int, names: Names) -> tuple[Any, ...]:
        found: list[Any] = []
        for _ in range(count):
            thing = self._fit(things, things.conditions, names, found)
            if thing is None:
                break
            found.append(thing)
        return tuple(found)

    def _fit(self, things: Things, conditions: tuple[Expr, ...], names: Names, but: list[Any] | None = None) -> Any:
        but = but or []
        if things.type == CARD:
            return self._card(things, conditions, names, but)
        domain = [thing for thing in self.value(things.domain, names) or () if thing not in but]
        self.lot.shuffle(domain)
        failed = self.expressions.failed
        if self.lot.random() < 0.7:  # those that lack least come first, or any
            domain.sort(key=lambda thing: self._lacks(things, thing, conditions, names))
        domain.sort(key=lambda thing: failed[id(things), str(thing)])  # those that could not be made to fit come last
        for thing in domain[:PICKS]:
            inner = {**names, things.variable: thing}
            if all(self.satisfy(c, True, inner) for c in conditions) and self._fits(things, thing, conditions, names):
                failed[id(things), str(thing)] = 0
                self._noted(thing)
                return thing
            failed[id(things), str(thing)] += 1
        return None

    def _fits(self, things: Things, thing: Any, conditions: tuple[Expr, ...], names: Names) -> bool:
        inner = {**names, things.variable: thing}
        return all(self.is_(condition, True, inner) for condition in conditions)

    def _lacks(self, things: Things, thing: Any, conditions: tuple[Expr, ...], names: Names) -> int:
        inner = {**names, things.variable: thing}
        return sum(not self.is_(condition, True, inner) for condition in conditions)

    def _noted(self, thing: Any) -> None:
        self.labels.append(self.g.label(thing))
        if isinstance(thing, Space):
            self.keep.add(thing.name)

    def _card(self, things: Things, conditions: tuple[Expr, ...], names: Names, but: list[Any]) -> Any:
        """A card of the whole deck that fits, put where it is looked for."""
        g = self.g
        zones = self._zones(things.domain, names)
        every = [k for k in g.library.cards.values() if k not in but and k.number not in g.get("in play")]
        fitting = [k for k in every if self._fits(things, k, conditions, names)]
        listed = self.expressions.vocabulary.plural_of(CARD)
        if any(getattr(e, "type", "") == listed for e in getattr(things.domain, "args", ())):
            fitting = [k for k in self.value(things.domain, names) or () if k in fitting]  # none can be put on a list
        if not fitting or not zones:
            return None
        card: Card = self.lot.choice(fitting)
        if not any(card.number in g.get(zone) for zone in zones):
            self.edit.move(card.number, self.lot.choice(zones))
        self._noted(card)
        return card

    def _zones(self, domain: Expr, names: Names) -> list[str]:
        piles = [self.value(e, names) for e in nodes(domain) if getattr(e, "type", "") in ("pile", "piles")]
        found = [zone for pile in piles for zone in ((pile,) if isinstance(pile, str) else pile or ())]
        return [zone for zone in dict.fromkeys(found) if zone in self.edit.slot]

    # -- trial and error ----------------------------------------------------------------------------

    def _leaf(self, e: Expr, want: bool, names: Names) -> bool:
        """Moves by lot, those that have helped before first, until the condition is as wanted."""
        g, known = self.g, self.expressions
        about = self._spaces(e, names)
        asked, here = (id(e), want), (id(e), want, *(c.name for c in about))
        lucky = known.lucky.setdefault(asked, Counter())
        most = IN_VAIN if about else IN_VAIN // 4
        in_vain = (about and known.hopeless[here] >= HOPELESS) or (not lucky and known.in_vain[asked] >= most)
        if in_vain and self.lot.random() < 0.97:
            return False
        for name, move in self._drawn(self._moves(about, sorted(set(texts_of(e)))), lucky):
            before = g.values.copy()
            move()
            self.edit.tidy({*self.keep, *(c.name for c in about)})
            if self.is_(e, want, names):
                lucky[name] += 1
                known.hopeless[here] = -HOPELESS
                self.keep.update(c.name for c in about)
                return True
            known.in_vain[asked] += 1
            if self.lot.random() < 0.7:
                g.values[:] = before
                g.forget()
        known.hopeless[here] += 1
        return False

    def _drawn(self, groups: list[list[Move]], lucky: Counter[str]) -> Iterator[Move]:
        """Moves to try: mostly those that have helped before; else every likely one once, and now and then another."""
        lot = self.lot
        if lucky:
            same = [move for group in groups for move in group if move[0] in lucky]
            for _ in range(LUCKY_TRIES):
                yield lot.choice(same if same and lot.random() < 0.7 else lot.choice(groups))
            return
        likely: list[Move] = []
        for _ in range(TRIES):
            likely = likely or lot.sample(groups[0], len(groups[0]))
            yield likely.pop() if lot.random() < 0.7 else lot.choice(lot.choice(groups))

    def _moves(self, about: list[Any], texts: list[str]) -> list[list[Move]]:
        """What could make a difference to a condition about these spaces and names, the likeliest group first."""
        edit, lot = self.edit, self.lot
        near = [d for c in about for d in self.g.adjacent(c)]
        named = [move for text in texts for move in edit.about(text, about)]
        some = about or lot.sample(self.g.spaces, min(SOME, len(self.g.spaces)))
        there, beside = (
            [move for c in spaces for move in edit.of_space(c)]
            for spaces in (some, lot.sample(near, min(2, len(near))))
        )
        game = list(edit.of_game())
        groups = [named, there, beside, game] if about else [named, game, there]
        return [group for group in groups if group]

    def _spaces(self, e: Expr, names: Names) -> list[Any]:
        """The spaces that a condition speaks of."""
        found = []
        for node in nodes(e):
            if isinstance(node, Variable) and isinstance(names.get(node.name), Space):
                found.append(names[node.name])
            elif isinstance(node, Variable) and isinstance(names.get(node.name), tuple):
                found += [thing for thing in names[node.name] if isinstance(thing, Space)]
            elif isinstance(node, Constant) and node.type == self.expressions.space_type and node.value in self.g.at:
                found.append(self.g.at[str(node.value)])
        return list(dict.fromkeys(found))
