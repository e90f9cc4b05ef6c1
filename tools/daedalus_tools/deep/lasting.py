"""A lasting effect in force on many positions: whether its answers make a difference and its triggers ever act."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from attrs import frozen

from daedalus.kit.editing import Editor
from daedalus.kit.effects import ENDING, Mark
from daedalus.kit.exercises import CARD, Exercise, the_end, the_event, the_moment
from daedalus.kit.space import Space
from daedalus.language.typed import Answer, Binding, Expr, Lasting, Trigger
from daedalus.language.vocabulary import SIDE
from daedalus.language.walking import constants
from daedalus_tools.deep.aiming import Aim
from daedalus_tools.deep.bench import Bench
from daedalus_tools.deep.expressions import texts_of
from daedalus_tools.deep.goals import BLOCK, Goal, key
from daedalus_tools.deep.running import watch
from daedalus_tools.deep.trial import STUBBORN, Shown, Trial

LEAST, SHARE = 20, 5  # positions: at least so many, else one in so many of those of the event
STIRRED = 2  # moves on each space that the item is about
FEW = 6  # exercises on a position where everything has been seen already


@frozen(eq=False)
class Item:
    """A part of a lasting effect that ought to be seen at work."""

    block: Lasting
    what: Answer | Trigger | Expr
    goal: Goal | None = None  # a branch within a trigger

    @property
    def bindings(self) -> tuple[Binding, ...]:
        return self.what.bindings if isinstance(self.what, (Answer, Trigger)) else ()


class LastingTrial:
    """All `while in effect` blocks of a card."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.trace = trial.trace
        goals = trial.goals
        self.items: list[Item] = [Item(block, answer) for block, answer in goals.answers]
        for block, trigger in goals.triggers:
            self.items.append(Item(block, trigger))
            inside = [g for g in goals.found.values() if g not in goals.event and within(g, trigger)]
            self.items += [Item(block, trigger, goal) for goal in inside]
        self.items += [Item(block, end) for block in trial.tree.lasting for end in block.ends]
        self.ended: set[int] = set()  # ends that have come, by identity
        self.example: Shown | None = None

    def run(self, states: int) -> None:
        if not self.items:
            return
        for i in range(max(LEAST, states // SHARE)):
            if self.trial.is_hopeless:
                return
            missing = self.missing()
            item = missing[i % len(missing)] if missing else self.items[i % len(self.items)]
            self.attempt(item, f"lasting.{i}", announce=False)
        for n, item in enumerate(self.missing()):
            for i in range(STUBBORN):
                if self.seen(item):
                    break
                self.attempt(item, f"lasting.{n}.{i}", announce=i >= STUBBORN // 2)

    def missing(self) -> list[Item]:
        return [item for item in self.items if not self.seen(item)]

    def seen(self, item: Item) -> bool:
        if item.goal is not None:
            return self.trial.reached(item.goal)
        if isinstance(item.what, Answer):
            return id(item.what) in self.trace.told
        if isinstance(item.what, Trigger):
            return not item.what.body or key(BLOCK, item.what.body[0].span) in self.trace.reached
        return id(item.what) in self.ended

    def attempt(self, item: Item, number: str, *, announce: bool) -> None:
        """The effect put in force on one position, and a few things done there."""
        trial = self.trial
        lot = trial.lot(number)
        bench = lot.choice(trial.benches)
        bench.position(lot)
        edit = bench.editor(lot)
        aim = Aim(edit, trial.card, None, trial.expressions)
        if not self._in_force(item, edit, aim) or bench.unfit():
            return
        values, labels = bench.save(), [*aim.labels, "yes"]
        standing = bench.game.marks[-1]
        about = [thing for thing in aim.names.values() if isinstance(thing, Space)]
        todo = list(self._todo(item, bench, lot, standing, about))
        if self.seen(item):
            todo = lot.sample(todo, min(FEW, len(todo)))
        if announce and isinstance(item.what, Trigger):
            todo.append(the_moment(item.what, aim.names, lot, bench.space_type))
        names = [c.name for c in about]
        for exercise in todo:
            self._carry_out(exercise, bench, values, labels, names, lot.randrange(1_000_000))

    def _carry_out(
        self,
        exercise: Exercise,
        bench: Bench,
        values: list[object],
        labels: list[str | int],
        names: list[str],
        seed: int,
    ) -> None:
        g = bench.load(values, seed)

        def do() -> bool:
            exercise.do(g)
            return True

        outcome = watch(bench, do, self.trial.card, seed, [*labels, *names])
        shown = Shown(bench, values, "", seed, (*labels, *names), outcome, exercise)
        if self.example is None:
            self.example = shown
        self.trial.note_trouble(shown)

    def _in_force(self, item: Item, edit: Editor, aim: Aim) -> bool:
        """Put the mark where it can stand, and make the conditions of the item hold."""
        g, lot, block = edit.g, edit.lot, item.block
        for name, _ in self.trial.card.blocked_by:
            edit.end_mark(name)
        edit.end_mark(block.mark)
        place: Space | None = None
        if block.place:
            place = self._place(edit, aim)
            edit.prepare(place)
            aim.names[block.place] = place
            aim.keep.add(place.name)
        meant = spaces_of(item.what, g.at)
        for binding in item.bindings:
            self._bind(binding, aim, meant)
        for c in [thing for thing in aim.names.values() if isinstance(thing, Space)]:
            moves = list(edit.of_space(c))
            for _, move in lot.sample(moves, min(STIRRED, len(moves))):
                move()
        for _ in range(2):  # the second time for what the first has upset
            for end in block.ends:
                aim.satisfy(end, False, aim.names)
            self._wanted(item, aim)
        if isinstance(item.what, (Answer, Trigger)):
            edit.put_mark(self.trial.card, block.mark, place)
        elif aim.satisfy(item.what, True, aim.names):
            self.ended.add(id(item.what))
            return False  # nothing more to see
        edit.tidy(aim.keep)
        return any(mark.name == block.mark for mark in g.marks)

    def _place(self, edit: Editor, aim: Aim) -> Space:
        """Where the mark stands: where its card says, or as if by the event, or somewhere."""
        g, tree = edit.g, self.trial.tree
        if tree.mark_place:
            there: Space = g.at[tree.mark_place]
            return there
        target = tree.target.things if tree.target is not None else None
        if (
            target is not None
            and target.type == aim.expressions.space_type
            and not target.many
            and edit.lot.random() < 0.7
        ):
            picked = aim.pick(target, {})
            if isinstance(picked, Space):
                return picked
        likely: Space = edit.lot.choice(edit.grounds())
        return likely

    def _wanted(self, item: Item, aim: Aim) -> None:
        if isinstance(item.what, Answer) and item.what.when is not None:
            aim.satisfy(item.what.when, True, aim.names)
        elif isinstance(item.what, Trigger):
            if item.what.condition is not None:
                aim.satisfy(item.what.condition, True, aim.names)
            if item.goal is not None:
                aim.take(item.goal.steps)

    def _bind(self, binding: Binding, aim: Aim, meant: list[Any]) -> None:
        """A thing for a name in a rule point or moment, by lot; rather one that is spoken of."""
        g, lot = aim.g, aim.lot
        if binding.equals is not None:
            thing = aim.value(binding.equals, aim.names)
            if isinstance(thing, Space):
                aim.keep.add(thing.name)
        elif binding.name not in aim.names and binding.type == aim.expressions.space_type:
            aim.names[binding.name] = lot.choice(meant if meant and lot.random() < 0.7 else g.spaces)
        elif binding.type == CARD:
            aim.names[binding.name] = g.card(lot.choice(sorted(g.library.cards)))
        elif binding.type == SIDE:
            aim.names[binding.name] = lot.choice(g.schema.sides)

    def _todo(
        self, item: Item, bench: Bench, lot: random.Random, standing: Mark, about: list[Space]
    ) -> Iterator[Exercise]:
        g = bench.game
        yield from bench.study.exercises(g, lot, about)
        named = texts_of(item.what.value) if isinstance(item.what, Answer) else []
        when = item.what.when if isinstance(item.what, Answer) else getattr(item.what, "condition", None)
        named += texts_of(when) if when is not None else ()
        for card in (card for card in g.library.cards.values() if card.title in named):
            for side in g.schema.sides:
                yield from the_event(g, card, side)
        if isinstance(item.what, Trigger) and item.what.moment.key == ENDING:
            yield the_end(standing.name)


def spaces_of(what: Answer | Trigger | Expr, at: dict[str, Any]) -> list[Any]:
    """The spaces that a part of a lasting effect names."""
    if isinstance(what, Answer):
        asked = [what.value, what.when]
    else:
        asked = [what.condition] if isinstance(what, Trigger) else [what]
    return [at[str(constant.value)] for constant in constants(asked) if constant.value in at]


def within(goal: Goal, trigger: Trigger) -> bool:
    """Whether a branch or line lies in the block of a trigger."""
    first = goal
    while first.inside is not None:
        first = first.inside
    return any(first.span == statement.span for statement in trigger.body)
