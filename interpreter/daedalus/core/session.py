"""Driving a game: run to the next decision, answer it, take it back, fork it, save it.

A step (one card played, one phase) is re-executed: when an answer is missing, the run stops; when it comes, the
step is rolled back to its beginning and run again with one answer more. Procedures stay plain functions.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol

from daedalus.core.decision import Decision, GameOver, Option, Pending
from daedalus.core.dice import draw
from daedalus.core.errors import DaedalusError, IllegalAnswer, Unbounded, trouble
from daedalus.core.game import Checkpoint, Game, Policy
from daedalus.core.journal import CHANGE, CHOICE, REVEAL, ROLL
from daedalus.core.view import seen

DEALS: Final = 4  # ways to deal hidden things anew that are tried before they stay as they are


BARS: Final = {
    "rolled": "a die has been rolled since",
    "revealed": "hidden information has been seen since",
    "nothing": "nothing has been decided yet",
    "moved": "the other side has moved since",
    "to-move": "the other side is to move",
}
# Things made before the next look for garbage: a record is made to stay, and looking takes a tenth.
MANY: Final = 50_000


@contextmanager
def rarely_looking() -> Iterator[None]:
    """While a game is played, Python looks for garbage less often."""
    usual = gc.get_threshold()
    gc.set_threshold(max(usual[0], MANY) if usual[0] else 0, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


class Rules(Protocol):
    """The small contract that every game keeps."""

    def step(self, game: Any) -> None:
        """Play the next step; decisions go through `game.choose`."""


class Session:
    """One game being played, by people, programs or both."""

    def __init__(self, rules: Rules, game: Game, policies: dict[str, Policy] | None = None) -> None:
        self.rules = rules
        self.game = game
        self.pending: Decision | None = None
        self.steps: list[Checkpoint] = []
        self.undone: list[Option] = []
        game.policies = dict(policies or {})

    @property
    def over(self) -> bool:
        return self.game.winner != 0

    @property
    def waits(self) -> bool:
        """Whether the answers lead to just this position: the game waits for the next one, or is over."""
        return self.game.taken == len(self.game.answers) and (self.pending is not None or self.over)

    def run(self) -> Decision | None:
        """Go on to the next decision nobody has answered, or to the end of the game."""
        game = self.game
        try:
            with rarely_looking():
                while self.pending is None and game.winner == 0:
                    self.steps.append(game.checkpoint())
                    self._step()
        except Unbounded:
            self._take_back(len(self.steps) - 1, self.steps[-1].taken)
            raise
        return self.pending

    def stepping(self) -> Iterator[None]:
        """The same, step by step, for who wants to look at the game in between."""
        with rarely_looking():
            while self.pending is None and self.game.winner == 0:
                self.steps.append(self.game.checkpoint())
                self._step()
                yield

    def _step(self) -> None:
        self.pending = None
        self.game.began = self.steps[-1]
        try:
            self.rules.step(self.game)
        except Pending as stop:
            self.pending = stop.decision
        except GameOver:
            pass

    def _again(self) -> None:
        """Run the present step once more from its beginning."""
        self.pending = None  # first of all: whoever interrupts this finds a game that waits for nothing
        self.game.rollback(self.steps[-1])
        self._step()

    def answer(self, value: Any) -> Decision | None:
        """Answer the pending decision. An illegal answer is refused and changes nothing."""
        asked = self.pending  # by a name: what `self.pending` is then does not hold for what it is afterwards
        if asked is None:
            raise DaedalusError(trouble("trouble-the-game-is-not-waiting", "The game is not waiting for an answer."))
        self._on(asked.check(value))
        self.undone.clear()
        return self.pending

    def resume(self) -> Decision | None:
        """Go on after the policies have changed: a decision may now be answered by one of them."""
        if self.pending is not None and self.pending.side in self.game.policies:
            self._on()
        return self.run()

    def _on(self, *answers: Option) -> None:
        """The present step with further answers, and on to the next decision. Where a card is without bounds, the
        game waits again as it did."""
        given, steps = len(self.game.answers), len(self.steps)
        self.game.answers += answers
        try:
            self._again()
            self.run()
        except Unbounded:
            self._take_back(steps, given)
            self._unanswered()
            raise

    def replay(self, answers: Sequence[Option]) -> Decision | None:
        """Play a new game with answers given before, nobody else answering.

        An illegal answer, or one that nobody asks for, is refused; `game.taken` then says which it is.
        """
        game = self.game
        policies, game.policies = game.policies, {}
        game.answers = list(answers)
        try:
            self.run()
        finally:
            game.policies = policies
        if game.taken < len(game.answers):
            raise IllegalAnswer(
                trouble(
                    "trouble-the-game-was-over",
                    "the game was over before the answer {shown}",
                    shown=repr(game.answers[game.taken]),
                )
            )
        game.answers = [entry[3] for entry in game.journal if entry[0] == CHOICE]  # as the options spell them
        return self.pending

    # -- taking back ------------------------------------------------------------------------------

    def bars_undo(self) -> str:
        """What keeps the last answer from being taken back, one of the keys of `BARS`; or nothing."""
        side = ""
        for entry in reversed(self.game.journal):
            if entry[0] == ROLL:
                return "rolled"
            if entry[0] == REVEAL:
                return "revealed"
            if entry[0] == CHOICE:
                side = entry[1]
                break
        if not side:
            return "nothing"
        if side in self.game.policies:
            return "moved"
        if self.pending is not None and self.pending.side != side:
            return "to-move"
        return ""

    def why_not_undo(self) -> str:
        """The same in words."""
        return BARS.get(self.bars_undo(), "")

    def undo(self) -> Decision | None:
        """Take back the last answer, unless new information has come since."""
        reason = self.why_not_undo()
        if reason:
            raise DaedalusError(
                trouble(
                    "trouble-the-last-decision-cannot",
                    "The last decision cannot be taken back: {reason}.",
                    reason=reason,
                )
            )
        self._back_to(self.game.taken - 1)
        return self.pending

    def _back_to(self, taken: int) -> None:
        game = self.game
        self.pending = None
        while len(self.steps) > 1 and self.steps[-1].taken > taken:
            game.rollback(self.steps.pop())
        self.undone.append(game.answers[taken])
        del game.answers[taken:]
        self._unanswered()

    def _unanswered(self) -> None:
        """Run the present step again, up to the first decision that has no answer, whoever is to take it."""
        policies, self.game.policies = self.game.policies, {}
        self._again()
        self.game.policies = policies

    def _take_back(self, steps: int, answers: int) -> None:
        """Only so many steps and answers are left of the game."""
        while len(self.steps) > steps:
            self.game.rollback(self.steps.pop())
        del self.game.answers[answers:]

    def redo(self) -> Decision | None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise DaedalusError(trouble("trouble-there-is-nothing-to", "There is nothing to do again."))
        undone = self.undone[:-1]
        decision = self.answer(self.undone[-1])
        self.undone = undone
        return decision

    def fork(self, fresh: int | None = None) -> Session:
        """The same game, free to go another way: one copy of the state and of the present step's journal.

        Dice and hidden cards are the same, unless `fresh` is a seed for another fate: then what has happened stands,
        and whatever the side that is to decide cannot know is drawn anew.
        """
        here = self.steps[-1] if self.steps else self.game.checkpoint()
        other = Session(self.rules, self.game.copy(here.mark), self.game.policies)
        other.steps = [here._replace(mark=0)]
        other.pending = self.pending
        if fresh is not None and other.pending is not None:
            other._renew(other.pending, fresh)
        return other

    def before(self) -> Game:
        """A copy of the game as it was before the present step."""
        here = self.steps[-1]
        twin = self.game.copy(here.mark)
        twin.rollback(here._replace(mark=0))
        return twin

    def foreseen(self, answer: Option, fresh: int, policy: Policy) -> Session:
        """A fork with another fate in which the pending decision was answered so, played on to the end of the present
        step and no further; the policy answers for everybody in it."""
        other = self.fork(fresh)
        if other.pending is None:
            raise DaedalusError(trouble("trouble-the-game-is-not-waiting", "The game is not waiting for an answer."))
        other.game.answers.append(other.pending.check(answer))
        other.game.policies = dict.fromkeys(other.game.schema.sides, policy)
        other._again()
        return other

    @classmethod
    def asked(cls, rules: Rules, game: Game, decision: Decision, fresh: int) -> Session:
        """A fork with another fate of a game whose policy is being asked, in the middle of a step. Nobody answers in it
        but who is told to."""
        here = game.began
        if here is None:
            raise DaedalusError(
                trouble(
                    "trouble-this-game-is-not", "This game is not played step by step, so that it cannot be forked."
                )
            )
        other = cls(rules, game.copy(here.mark))
        other.steps = [here._replace(mark=0)]
        other._renew(decision, fresh)
        return other

    def _renew(self, asked: Decision, seed: int) -> None:
        """Another fate from here on; the present step must still lead to the same question, or hidden things stay."""
        game = self.game
        now, since = game.values.copy(), game.draws
        game.rollback(self.steps[-1])
        before = game.values.copy()
        game.renew(since, seed)
        for attempt in range(DEALS + 1):
            if attempt < DEALS:
                game.redeal(asked.side, draw(seed, attempt), now)
            with suppress(IllegalAnswer, Unbounded):  # an answer of this step was about something that lies elsewhere
                self._step()
            if self.pending == asked and self._looks_like(now, asked.side):
                return
            game.rollback(self.steps[-1])
            game.values[:] = before
        raise AssertionError("a step that is run again must ask the same")

    def _looks_like(self, values: Sequence[Any], side: str) -> bool:
        """Whether the side sees the same as if these were the values of the game."""
        game = self.game
        return all(
            seen(game, side, slot, value) == seen(game, side, slot, other)
            for slot, (value, other) in enumerate(zip(game.values, values, strict=True))
            if value != other
        )

    def recover(self) -> Decision | None:
        """After a policy has failed in the middle of a step: the answers before stand, and the game waits there."""
        self.game.policies = {}
        self._again()
        return self.run()

    def changes(self) -> list[tuple[Any, ...]]:
        """The recorded changes of the state, in order."""
        return [entry for entry in self.game.journal if entry[0] == CHANGE]
