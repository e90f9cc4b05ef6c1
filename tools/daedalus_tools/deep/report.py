"""What a trial has found, as findings: where, what, and the smallest position that shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypedDict

from daedalus.kit.exercises import Exercise
from daedalus.kit.game import CardGame
from daedalus.language.findings import SIDE, Finding, Mistake, Span, Term
from daedalus.language.lines import findings
from daedalus.language.typed import Answer, Do, Trigger
from daedalus.text.troubles import by_rule, term
from daedalus_tools.deep.bench import Values
from daedalus_tools.deep.goals import BLOCK, LINE, Goal, Key, key
from daedalus_tools.deep.lasting import Item, LastingTrial
from daedalus_tools.deep.pasting import command, pasted
from daedalus_tools.deep.running import Outcome, play, watch
from daedalus_tools.deep.shrinking import smallest
from daedalus_tools.deep.trial import Shown, Trial

SEEDS = 8  # other dice and decisions, for a smaller position
TRIES = 30  # and for one that a command shows


class Position(TypedDict):
    """A scenario, who plays the event there, and the seed of dice and decisions."""

    position: str
    by: str | Term
    seed: int
    run: str  # the command that shows it, if there is one


class Report:
    """The findings about one card."""

    def __init__(self, trial: Trial, lasting: LastingTrial) -> None:
        self.trial = trial
        self.lasting = lasting
        self.tree = trial.tree
        self.trace = trial.trace
        self.known: dict[tuple[Shown, bool], Position] = {}  # positions that were made small already

    def findings(self) -> list[Finding]:
        """All findings; they are counted first, because showing them plays the card again."""
        missing, unseen = self.trial.missing(), self.lasting.missing()
        reached, changed = set(self.trace.reached), set(self.trace.changed)
        silent = [(goal, a) for goal, a in self.trial.goals.inline if id(a) not in self.trace.told]
        mistakes = [self._trouble(shown) for shown in self.trial.trouble]
        played = [side for side, seen in self.trial.seen.items() if seen.played]
        if not played:
            mistakes.append(self._never_played())
        elif not self.trial.is_hopeless and not self._crashed():  # a crash hides what would come after it
            idle = [side for side in played if self._is_idle(side)]
            mistakes += [self._idle(side) for side in idle]
            mistakes += self._unreached(missing, reached, told=len(idle) == len(played))
            for goal, answer in silent:
                if key(LINE, goal.span) in changed:
                    mistakes.append(self._silent(answer, self.example()))
        if not self.trial.is_hopeless:
            mistakes += [self._unseen(item) for item in unseen if self._worth_telling(item, unseen)]
        return findings(mistakes, self.tree.source, self.tree.file)

    def _crashed(self) -> bool:
        return any(shown.outcome.crash and shown.exercise is None for shown in self.trial.trouble)

    def example(self) -> Shown | None:
        return next((seen.example for seen in self.trial.seen.values() if seen.example is not None), None)

    def _player(self, side: str) -> Term | str:
        study = self.trial.study
        return Term(SIDE, side, study.game.id, printed=study.player(side)) if side else ""

    def _cites(self, about: str) -> str:
        """The rule of the game's own book."""
        return str(self.trial.benches[0].game.cites[about])

    # -- places ------------------------------------------------------------------------------------

    def _line(self, starts: str) -> Span:
        """The line of the card that begins so, or its first one."""
        lines = self.tree.source.split("\n")
        first = next((i for i, line in enumerate(lines) if line.strip()), 0)
        at = next((i for i, line in enumerate(lines) if line.strip().startswith(starts)), first)
        indent = len(lines[at]) - len(lines[at].lstrip())
        return Span(at + 1, indent + 1, max(indent + 2, len(lines[at].rstrip()) + 1))

    def _event(self) -> Span:
        return self._line("event")

    def _sentence(self, line: int) -> Span | None:
        """The innermost thing that stands on a line."""
        there = [g.span for g in self.trial.goals.found.values() if g.kind == LINE and g.span.line == line]
        return there[-1] if there else None

    # -- what went wrong -----------------------------------------------------------------------------

    def _trouble(self, shown: Shown) -> Mistake:
        """X001, X002: a crash, or a position that cannot be."""
        outcome, exercise = shown.outcome, shown.exercise
        seed = shown.seed

        def shows(values: Values) -> bool:
            nonlocal seed
            for one in (seed, *range(SEEDS)):
                if self._again(shown, values, one).like(outcome):
                    seed = one
                    return True
            return False

        values = smallest(shown.bench, shown.values, shows)
        self.trace.suspect, self.trace.inspect = None, shown.bench.wrong if outcome.wrong else None
        last = self._again(shown, values, seed)
        self.trace.inspect = None
        if not last.like(outcome):
            last = outcome
        lasting = self.tree.lasting[0].span if self.tree.lasting else self._event()
        span = lasting if exercise is not None else self._event()
        if outcome.crash:
            span = self._sentence(last.line) or span
        elif self.trace.suspect is not None:
            span = self._sentence(self.trace.suspect[1]) or span
        game = self.trial.study.game
        side, during = self._player(shown.side), term(exercise.name, game) if exercise is not None else ""
        position = self._position(shown, values, seed, last.like)
        if outcome.crash:
            return Mistake("X001", span, side=side, exercise=during, crash=last.crash, **position)
        wrong = last.wrong[0]
        said = by_rule(wrong.says, wrong.rule, game)
        return Mistake("X002", span, rule=wrong.rule, side=side, exercise=during, wrong=said, **position)

    def _again(self, shown: Shown, values: Values, seed: int) -> Outcome:
        bench, card = shown.bench, self.trial.card
        if shown.exercise is None:
            return play(bench, values, card, shown.side, seed, shown.labels)
        return watch(bench, partial(_do, shown.exercise, bench.load(values, seed)), card, seed, shown.labels)

    # -- what never happened ---------------------------------------------------------------------------

    def _never_played(self) -> Mistake:
        conditions = self.tree.conditions
        span = conditions[0].span if conditions else self._event()
        return Mistake("X003", span, "unplayable", self._cites("needs"))

    def _is_idle(self, side: str) -> bool:
        return not self.trial.seen[side].changed and bool(self.tree.event)

    def _idle(self, side: str) -> Mistake:
        seen = self.trial.seen[side]
        shown = self._played(seen.example, idle=True)
        return Mistake("X004", self._event(), "event", side=self._player(side), positions=seen.played, **shown)

    def _unreached(self, missing: list[Goal], reached: set[Key], *, told: bool) -> Iterator[Mistake]:
        """X003 for what was never reached, the outermost only; X004 for sentences without any effect."""
        for goal in missing:
            at = key(goal.kind, goal.span)
            if at in reached:
                if not told and isinstance(goal.statement, Do):
                    shown = self._played(self.example())
                    yield Mistake("X004", goal.span, positions=self.trial.runs, **shown)
            elif self._is_first(goal, reached):
                what = "branch" if goal.kind == BLOCK else "line"
                shown = self._played(self.example())
                yield Mistake("X003", goal.place, what=what, positions=self.trial.runs, **shown)

    def _is_first(self, goal: Goal, reached: set[Key]) -> bool:
        """Whether everything around it and the line above it were reached."""
        around = goal.inside is None or key(goal.inside.kind, goal.inside.span) in reached
        return around and (goal.before is None or key(LINE, goal.before.span) in reached)

    def _silent(self, answer: Answer, shown: Shown | None) -> Mistake:
        return Mistake("X005", answer.span, **self._played(shown))

    def _worth_telling(self, item: Item, unseen: list[Item]) -> bool:
        """A branch within a trigger is told only if the trigger and what lies around it did act."""
        if item.goal is None:
            return True
        if any(other.goal is None and other.what is item.what for other in unseen):
            return False
        return key(item.goal.kind, item.goal.span) in self.trace.reached or self._is_first(
            item.goal, set(self.trace.reached)
        )

    def _unseen(self, item: Item) -> Mistake:
        what = item.what
        shown = self._played(self.lasting.example)
        if isinstance(what, Answer):
            return Mistake("X005", what.span, "lasting", **shown)
        if item.goal is not None and key(item.goal.kind, item.goal.span) in self.trace.reached:
            return Mistake("X004", item.goal.span, "lasting", **shown)
        if item.goal is not None:
            return Mistake("X003", item.goal.place, "lasting", **shown)
        if isinstance(what, Trigger):
            return Mistake("X003", what.span, "trigger", **shown)
        return Mistake("X003", what.span, "end", self._cites("mark"), **shown)

    # -- positions -------------------------------------------------------------------------------------

    def _played(self, shown: Shown | None, *, idle: bool = False) -> Position:
        """The smallest position in which the event may be played, or the effect be in force."""
        if shown is None:
            return Position(position="", by="", seed=0, run="")
        if (shown, idle) in self.known:
            return self.known[shown, idle]
        marks = {block.mark for block in self.tree.lasting}

        def shows(values: Values) -> bool:
            if shown.exercise is not None:
                return any(mark.name in marks for mark in shown.bench.load(values).marks)
            outcome = self._again(shown, values, shown.seed)
            return outcome.played and not outcome.trouble and not (idle and outcome.changed)

        def as_told(seen: Outcome) -> bool:
            return seen.played and not seen.trouble

        found = self._position(shown, smallest(shown.bench, shown.values, shows), shown.seed, as_told)
        self.known[shown, idle] = found
        return found

    def _position(self, shown: Shown, values: Values, seed: int, wanted: Callable[[Outcome], bool]) -> Position:
        """The position, and the command that shows there what is wanted; the seed may be another for it."""
        text, run = shown.bench.written(values), ""
        if shown.exercise is None and Path(self.trial.card.file).is_file():
            card, cards, game = self.trial.card, shown.bench.game.library, self.trial.study.game
            again = (s for s in (seed, *range(TRIES)) if wanted(pasted(text, card, cards, shown.side, s, game)))
            found = next(again, None)
            if found is not None:
                seed, run = found, command(card, shown.side, found)
        return Position(position=text, by=self._player(shown.side), seed=seed, run=run)


def _do(exercise: Exercise, game: CardGame) -> bool:
    exercise.do(game)
    return True
