"""A card tried on hundreds of positions: what it reached, what it changed, what went wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import define, evolve, frozen

from daedalus.core.decision import Option
from daedalus.kit.exercises import Exercise
from daedalus.kit.library import OWN, Card, Library, make_library
from daedalus.kit.study import Setting, Study, Values
from daedalus.language.typed import CardTree, Do
from daedalus_tools.deep.aiming import Aim
from daedalus_tools.deep.bench import Bench
from daedalus_tools.deep.expressions import Expressions
from daedalus_tools.deep.goals import LINE, Goal, Goals, key
from daedalus_tools.deep.running import Outcome, lay_down, play
from daedalus_tools.deep.tracing import Trace, traced

AIMS = 4  # new positions for one that the card can be played in
ENOUGH = 30  # runs that went wrong: there is no more to learn from others
STUBBORN = 40  # further attempts for each goal that was not reached


@frozen(eq=False)
class Shown:
    """A position and how it was played, for the report."""

    bench: Bench
    values: Values
    side: str
    seed: int
    labels: tuple[Option, ...]
    outcome: Outcome
    exercise: Exercise | None = None  # instead of the event


@define
class Seen:
    """What has come of the runs for one side."""

    played: int = 0
    changed: int = 0
    example: Shown | None = None


class Trial:
    """One card, the boards and decks it may be played with, and all that is seen of it."""

    def __init__(
        self,
        study: Study,
        tree: CardTree,
        set_: str,
        cards: Library,
        settings: Sequence[Setting],
        seed: int,
        instead: Sequence[Card] = (),
    ) -> None:
        self.study = study
        self.tree = tree
        self.seed = seed
        self.trace = Trace(study.silent)
        self.goals = Goals(tree)
        words = study.game.words
        written = traced(tree, set_, self.trace, words)
        numbers = {card.number for card in written}
        others = cards.every
        others.update((k.number, evolve(k, set=others[k.number].set if k.number in others else OWN)) for k in instead)
        every = make_library(
            [*(card for number, card in others.items() if number not in numbers), *written], words.header.nobody
        )
        self.benches = [Bench(study, setting, every) for setting in settings]
        for bench in self.benches:
            bench.game.told, bench.begin = self.trace.tell, self.trace.begin
        self.card: Card = written[0]
        self.expressions = Expressions(tree.file, words, self.benches[0].space_type)
        self.seen: dict[str, Seen] = {side: Seen() for side in sides_of(self.card, study.game.sides)}
        self.trouble: list[Shown] = []
        self.runs = 0
        self.failures = 0

    @property
    def is_hopeless(self) -> bool:
        """Whether so much went wrong that nothing can be said of what did not happen."""
        return self.failures >= ENOUGH

    def lot(self, *about: object) -> random.Random:
        """Chance for one attempt, the same for the same seed, card and attempt."""
        return random.Random("/".join(map(str, (self.seed, self.card.number, self.card.title, *about))))

    def run(self, states: int) -> None:
        """So many positions, and more for what they have not reached."""
        sides = list(self.seen)
        for i in range(states):
            if self.is_hopeless:
                return
            side, bench = sides[i % len(sides)], self.benches[i // len(sides) % len(self.benches)]
            missing = self._missing_for(side)
            goal = missing[i // 3 % len(missing)] if missing and i % 3 else None
            self.attempt(bench, side, goal, i)
        for n, goal in enumerate(self.missing()):
            for i in range(STUBBORN):
                if self.reached(goal):
                    break
                side, bench = sides[i % len(sides)], self.benches[i // len(sides) % len(self.benches)]
                self.attempt(bench, side, goal, f"{n}.{i}")

    def _missing_for(self, side: str) -> list[Goal]:
        """What to aim at; for a side whose event has changed nothing yet, every sentence of it."""
        if self.seen[side].changed:
            return self.missing()
        sentences = [goal for goal in self.goals.event if goal.kind == LINE and isinstance(goal.statement, Do)]
        return list(dict.fromkeys([*self.missing(), *sentences]))

    def missing(self) -> list[Goal]:
        """Goals of the event not reached yet, or reached without any effect."""
        return [goal for goal in self.goals.event if not self.reached(goal)]

    def reached(self, goal: Goal) -> bool:
        return self.goals.reached(goal, self.trace.reached, self.trace.changed)

    def attempt(self, bench: Bench, side: str, goal: Goal | None, number: object) -> None:
        """One position, aimed at a goal, and the event played there."""
        for again in range(AIMS):
            lot = self.lot(side, number, again)
            values, aim = self.aimed(bench, side, goal, lot)
            labels = tuple(aim.labels)
            seed = lot.randrange(1_000_000)
            if bench.unfit():
                continue  # whatever came of it would prove nothing
            outcome = play(bench, values, self.card, side, seed, labels)
            if outcome.played:
                if goal is not None and key(goal.kind, goal.span) in self.trace.effective:
                    self.expressions.worked.setdefault(goal.span, Counter()).update(aim.stirred)
                self._note(Shown(bench, values, side, seed, labels, outcome))
                return

    def aimed(self, bench: Bench, side: str, goal: Goal | None, lot: random.Random) -> tuple[Values, Aim]:
        """A position in which the card may be played, and its goal be reached if all goes well."""
        bench.position(lot)
        edit = bench.editor(lot)
        g = bench.game
        aim = Aim(edit, self.card, side, self.expressions)
        for name, limit in self.card.blocked_by:
            if not limit or limit == side:
                edit.end_mark(name)
        for name in self.card.requires:
            for card in edit.cards_named(name)[:1]:
                edit.put_mark(card, name)
        lay_down(bench, self.card, side)
        g.context = g.context._replace(cause=self.card.number, targeting=True)
        for condition in self.tree.conditions:
            aim.satisfy(condition.value, True, aim.names)
        if goal is not None:
            aim.take(goal.steps)
            aim.stir(goal)
            for condition in self.tree.conditions:
                aim.satisfy(condition.value, True, aim.names)
        edit.tidy(aim.keep)
        g.context = g.context._replace(cause=None, targeting=False)
        return bench.save(), aim

    def _note(self, shown: Shown) -> None:
        self.runs += 1
        seen = self.seen[shown.side]
        seen.played += 1
        seen.changed += shown.outcome.changed
        if seen.example is None:
            seen.example = shown
        self.note_trouble(shown)

    def note_trouble(self, shown: Shown) -> None:
        """Keep what went wrong, the same thing once."""
        self.failures += shown.outcome.trouble
        if shown.outcome.trouble and not any(shown.outcome.like(known.outcome) for known in self.trouble):
            self.trouble.append(shown)


def sides_of(card: Card, sides: Iterable[str]) -> list[str]:
    """Who may have the event happen: its own side, or any."""
    own = [side for side in sides if side == card.association]
    return own if own and not card.auto else list(sides)
