"""A game in progress: the state, the one door for changes, chance, and decisions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self

from daedalus.core.compiled import alike, mypyc_attr
from daedalus.core.context import NOTHING, Context
from daedalus.core.decision import Decision, GameOver, Option, Pending
from daedalus.core.dice import draw
from daedalus.core.errors import Breach, IllegalAnswer, trouble
from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL, Entry
from daedalus.core.messages import Said, outcome
from daedalus.core.schema import Schema

Policy = Callable[["Game", str, Said, Sequence[Option]], Option]
_new: Final = tuple.__new__  # at once, without the function that counts arguments


class Checkpoint(NamedTuple):
    """A moment of a game: entries in the journal, uses of chance, dice rolled, answers taken."""

    mark: int
    draws: int
    rolled: int
    taken: int


class During:
    """The surroundings of a game for a while; written out, because games enter thousands of them."""

    __slots__ = ("about", "before", "game")

    def __init__(self, game: Game, about: dict[str, Any]) -> None:
        self.game = game
        self.about = about

    def __enter__(self) -> None:
        self.before = self.game.context
        self.game.context = self.before._replace(**self.about)

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:  # a step that stops in the middle is rolled back, and begins with none
            self.game.context = self.before


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """State, journal, dice and answers. Procedures of a game are written on a subclass of this.

    `answers` are all answers given so far and `taken` counts those used by the present run, so that a step
    can be rolled back and run again. The schema must have the globals `draws` (secret) and `winner`.
    """

    catalogue: ClassVar[str] = "core"  # where the words for its sides and pieces are

    def __init__(self, schema: Schema, seed: int) -> None:
        self.schema = schema
        self.seed = seed
        self.values: list[Any] = schema.defaults()
        self.journal: list[Entry] = []
        self.answers: list[Option] = []
        self.taken = 0
        self.began: Checkpoint | None = None  # where the present step began, for who forks the game in the middle of it
        self.policies: dict[str, Policy] = {}
        self.automata: dict[str, Policy] = {}  # sides that the rules themselves play: nothing of theirs is an answer
        self.context: Context = NOTHING
        self.script: Sequence[int] = ()  # forced dice, for tests and worked examples
        self.rolled = 0  # dice rolled so far
        self.asking = ""  # the rule behind the decision that a policy is asked for
        self._fresh: tuple[tuple[int, int], ...] = ()  # from which use of chance on another seed counts
        self._limits = schema.limits
        self._slot = schema.slot
        self._stale: list[tuple[str, ...]] = self.depending(schema)
        self.known: dict[Any, Any] = {}  # what was worked out from the state and still holds
        self.changes = 0  # how often the state has changed, taken back or not: while it stays, so does the state
        self._draws = schema.slot["draws"]
        self._winner = schema.slot["winner"]
        self.attach()

    def attach(self) -> None:
        """For subclasses: make the objects that read this game's values."""

    @classmethod
    def depending(cls, schema: Schema) -> list[tuple[str, ...]]:
        """For subclasses: for each slot the keys of what is worked out from it, and forgotten when it changes."""
        return [()] * len(schema.fields)

    def shown(self, side: str, slot: int) -> bool:
        """For subclasses: whether a slot that the schema hides from the side lies open to it now."""
        return False

    def mask(self, side: str, slot: int, value: Any) -> Any:
        """For subclasses: what a side may see of a value that is open in part; the schema hides whole slots."""
        return value

    # -- the door ---------------------------------------------------------------------------------

    def write(self, slot: int, new: Any, rule: str) -> None:
        """The only way to change the state: recorded with its reason, within the schema's limits."""
        values = self.values
        old = values[slot]
        if old == new:
            return
        limit = self._limits[slot]
        if limit is not None and not limit[0] <= new <= limit[1]:
            raise Breach(f"{self.schema.name_of(slot)} cannot become {new!r} ({rule})")
        for key in self._stale[slot]:
            self.known.pop(key, None)
        self.journal.append((CHANGE, slot, old, new, rule, self.context.cause))
        values[slot] = new
        self.changes += 1

    def get(self, name: str) -> Any:
        return self.values[self._slot[name]]

    def put(self, name: str, new: Any, rule: str) -> None:
        self.write(self._slot[name], new, rule)

    def shift(self, name: str, by: int, rule: str) -> int:
        """Move a track; it stops at its ends. Returns how far it really went."""
        slot = self._slot[name]
        low, high = self._limits[slot] or (0, 0)
        old: int = self.values[slot]
        new = min(high, max(low, old + by))
        self.write(slot, new, rule)
        return new - old

    def note(self, said: Said, rule: str = "") -> None:
        self.journal.append((NOTE, said, rule, self.context.cause))

    def reveal(self, said: Said, side: str, rule: str) -> None:
        """Something hidden becomes known to a side ("" means to all): from here nobody can take a decision back."""
        self.journal.append((REVEAL, said, side, rule, self.context.cause))

    # -- chance -----------------------------------------------------------------------------------

    def roll(self, said: Said, rule: str) -> int:
        """One six-sided die; what is said is what it is for."""
        values = self.values
        counter: int = values[self._draws]
        values[self._draws] = counter + 1
        rolled = self.rolled
        value = (
            self.script[rolled]
            if rolled < len(self.script)
            else draw(self._seed_at(counter) if self._fresh else self.seed, counter) % 6 + 1
        )
        self.rolled = rolled + 1
        self.journal.append((ROLL, value, said, rule, self.context.cause))
        return value

    def attempt(self, said: Said, rule: str) -> bool:
        """One die; whether it gets what it needs by what is said."""
        return outcome(said, self.roll(said, rule)) == said.message.ways[0]

    def lot(self, n: int) -> int:
        """A number from 0 to n-1, for random cards, random pieces and shuffles."""
        counter: int = self.values[self._draws]
        self.values[self._draws] = counter + 1
        return draw(self._seed_at(counter) if self._fresh else self.seed, counter) % n

    def one_by_lot(self, things: Sequence[Any]) -> Any:
        """One of some things that are equally good."""
        return things[0] if len(things) == 1 else things[self.lot(len(things))]

    def _seed_at(self, counter: int) -> int:
        seed = self.seed
        for since, other in self._fresh:
            if counter >= since:
                seed = other
        return seed

    def renew(self, since: int, seed: int) -> None:
        """From a use of chance on everything falls otherwise; what was rolled before stays as it was."""
        self._fresh = (*(part for part in self._fresh if part[0] < since), (since, seed))

    def redeal(self, side: str, seed: int, now: Sequence[Any]) -> None:
        """Hide anew what the side cannot know: the things in the lists that it may not look into change places.

        `now` are the values at the decision that this step leads to; what has come to light by then stays where it is.
        A game that hides more does more here. The state is written outside the record: only a fork that begins here
        may do this.
        """
        slots = [i for i, f in enumerate(self.schema.fields) if f.kind == "list" and side in f.hidden_from]
        slots = [i for i in slots if not self.shown(side, i)]
        self.redistribute(slots, seed, {thing for slot in slots for thing in now[slot]})

    def redistribute(self, slots: Sequence[int], seed: int, free: Collection[Any]) -> None:
        """The free things of some lists, mixed, each list as long as before.

        Where they lay has no part in where they go: a fork is the same whatever is hidden.
        """
        things = sorted((thing for slot in slots for thing in self.values[slot] if thing in free), key=repr)
        for last in range(len(things) - 1, 0, -1):
            other = draw(seed, last) % (last + 1)
            things[last], things[other] = things[other], things[last]
        mixed = iter(things)
        for slot in slots:
            self.values[slot] = tuple(next(mixed) if thing in free else thing for thing in self.values[slot])

    def shuffled(self, items: Sequence[Any]) -> tuple[Any, ...]:
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.lot(last + 1)
            result[last], result[other] = result[other], result[last]
        return tuple(result)

    # -- decisions --------------------------------------------------------------------------------

    def choose(self, side: str, said: Said, options: Sequence[Option], rule: str = "") -> Option:
        """The side's choice among the options; a single option is taken without asking."""
        if len(options) == 1:
            return options[0]
        if side in self.automata:
            return self.automata[side](self, side, said, options)
        taken = self.taken
        if taken < len(self.answers):
            answer = self.answers[taken]
            if answer not in options:
                answer = Decision(side, said, tuple(options), rule, self.context.cause).check(answer)
        else:
            policy = self.policies.get(side)
            if policy is None:
                raise Pending(Decision(side, said, tuple(options), rule, self.context.cause))
            self.asking = rule
            answer = policy(self, side, said, options)
            if answer not in options:
                legal = ", ".join(map(str, options))
                raise IllegalAnswer(
                    trouble("trouble-is-not-a-legal", "'{shown}' is not a legal answer", shown=answer),
                    remedy=trouble("trouble-legal-all", "Legal: {known}.", known=legal),
                )
            self.answers.append(answer)
        self.taken = taken + 1
        self.journal.append((CHOICE, side, said, answer, rule, self.context.cause))
        return answer

    # -- time -------------------------------------------------------------------------------------

    def checkpoint(self) -> Checkpoint:
        """Where the game stands, to come back to."""
        made: Checkpoint = _new(Checkpoint, (len(self.journal), self.values[self._draws], self.rolled, self.taken))
        return made

    def rollback(self, to: Checkpoint) -> None:
        """Undo everything recorded since the checkpoint."""
        mark = to.mark
        values = self.values
        journal = self.journal
        for i in range(len(journal) - 1, mark - 1, -1):
            entry = journal[i]
            if entry[0] == CHANGE:
                values[entry[1]] = entry[2]
        del journal[mark:]
        values[self._draws] = to.draws
        self.rolled = to.rolled
        self.taken = to.taken
        self.context = NOTHING
        self.forget()

    def forget(self) -> None:
        """After values were set other than through the door: nothing that was worked out is still known."""
        self.known.clear()
        self.changes += 1

    def copy(self, since: int = 0) -> Self:
        """The same game, free to go its own way, with the journal from an entry on."""
        twin = alike(self)
        twin.values = self.values.copy()
        twin.journal = self.journal[since:]
        twin.answers = self.answers.copy()
        twin.policies = self.policies.copy()
        twin.automata = self.automata.copy()
        twin.known = {}
        twin.attach()
        return twin

    def other(self, side: str) -> str:
        """The opponent of a side, in a game of two."""
        return next(name for name in self.schema.sides if name != side)

    @property
    def cause(self) -> Any:
        """The card that changes are due to now."""
        return self.context.cause

    def during(self, **about: Any) -> During:
        """While something goes on; afterwards the surroundings are as before."""
        return During(self, about)

    @property
    def draws(self) -> int:
        """How many times chance has been asked."""
        return int(self.values[self._draws])

    @property
    def winner(self) -> int:
        """0 while the game goes on, else 1 + the number of the side that has won; one more than the sides in a draw."""
        return int(self.values[self._winner])

    def win(self, side: str, rule: str) -> None:
        self.write(self._winner, 1 + self.schema.sides.index(side), rule)
        raise GameOver(side)

    def draw_game(self, rule: str) -> None:
        """Nobody wins; the schema of a game that can end so has one choice more for its winner."""
        self.write(self._winner, 1 + len(self.schema.sides), rule)
        raise GameOver("")

    @property
    def winning_side(self) -> str:
        """The side that has won; nobody while the game goes on, and in a draw."""
        return self.schema.sides[self.winner - 1] if 0 < self.winner <= len(self.schema.sides) else ""
