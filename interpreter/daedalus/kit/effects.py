"""Lasting effects: which are in force, what they answer to a rule point, what they do at a moment.

The state holds one ordered list of marks in force. The programs of the cards say what each mark answers; the
answers are indexed by rule point, so a procedure that asks pays nothing when nobody answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, NamedTuple

from daedalus.core.bounds import DEPTH, ENTRY, LARGEST, SENTENCE, STEPS
from daedalus.core.compiled import mypyc_attr
from daedalus.core.errors import Trouble, Unbounded, trouble
from daedalus.core.game import Checkpoint, Game
from daedalus.core.journal import CHANGE
from daedalus.core.messages import BY_LOT, CARD_CHOOSE, CARD_MAY, CARD_OPTION, Written
from daedalus.core.schema import Schema
from daedalus.language.compile import NO_ANSWER, at_work
from daedalus.language.records import Is

ENDING: Final = "this ends"  # the moment at which a lasting event itself ends; only its own triggers hear it

# How a card goes too far.
ENDLESS: Final = trouble(
    "trouble-inside", "{who} sets itself off again, more than {n} times inside each other", n=DEPTH
)
LONG: Final = trouble("trouble-long", "{who} takes more than {n} steps", n=f"{STEPS:,}")
BEYOND: Final = trouble("trouble-beyond", "{who} works out a number beyond {n}", n=f"{LARGEST:,}")


class Cites(dict[str, str]):
    """The number of a rule by what it is about; a book that has none is not cited."""

    def __missing__(self, about: str) -> str:
        return ""


class Mark(NamedTuple):
    """A lasting event in force: its name, the space where it stands (or -1), its card, and whether it lapses; who
    played it, if its text asks."""

    name: str
    place: int
    card: int
    lapsing: bool = False
    side: str = ""

    def __str__(self) -> str:
        return self.name


class Answer(NamedTuple):
    """A bound answer to a rule point."""

    adds: int
    function: Callable[..., Any]
    bound: tuple[Any, ...]
    mark: Mark | None
    source: str
    yes: tuple[object, ...] | None = ()  # of what it can say yes, hole by hole; None if it never does, () if who knows


class Waiting(NamedTuple):
    """A bound trigger on a moment."""

    function: Callable[..., Any]
    bound: tuple[Any, ...]
    mark: Mark


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectsGame(Game):
    """A game whose procedures ask rule points and announce moments. The schema must have the list `marks`."""

    remembered: ClassVar[frozenset[str]] = frozenset({"history", "last history"})  # fields that no rule acts by at once
    cites: ClassVar[Cites] = Cites()  # the rules of the game's own book for what is done here

    def __init__(self, schema: Schema, seed: int, lasting: Mapping[str, Sequence[Any]], owners: dict[int, str]) -> None:
        self.lasting = lasting  # mark name -> compiled `while` blocks
        self._meaning: dict[tuple[str, int], Sequence[Any]] = {}  # the same by mark and card
        self.owners = owners  # card number -> side that owns its event, or ""
        self.marks_slot = schema.slot["marks"]
        self.indexed: Any = None  # the marks that the answers below are of
        self._index: dict[str, list[Answer]] = {}
        self._varying: set[str] = set()  # the rule points among them whose answer may change with the state
        self._waiting: dict[str, list[Waiting]] = {}
        self._in_force: set[str] = set()  # the names of the marks
        self.reaching: dict[str, Is] = {}  # moments among them that are told when a space comes to a level
        self.endings: list[tuple[Callable[..., bool], tuple[Any, ...], Mark]] = []
        self._temporary: list[tuple[str, Answer]] = []
        self.always: list[tuple[Mark, Any]] = []  # effects that no card has and nothing ends
        self.picking: dict[str | int, Any] = {}  # what a card lets a side choose among now, by the options for it
        self.picked = 0  # how many of several things the side has chosen so far
        super().__init__(schema, seed)

    def attach(self) -> None:
        self.indexed = None
        self._temporary = []
        self.begin()

    def rollback(self, to: Checkpoint) -> None:
        super().rollback(to)
        self.indexed = None
        self._temporary = []
        self.begin()

    def checkpoint(self) -> Checkpoint:
        self.begin()
        return super().checkpoint()

    # -- bounds -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """A step of play begins, with all that cards may do in it before them."""
        self.left = STEPS + ENTRY * len(self.journal)  # what is recorded is taken off when it is compared
        self.depth = 0  # events, triggers and answers inside each other

    def rounds(self, things: Sequence[Any], each: int = 1) -> Sequence[Any]:
        """What a loop goes through, each round so many steps."""
        self.left -= each * len(things)
        if self.left < ENTRY * len(self.journal):
            self.stop()
        return things

    def common(self, things: Sequence[Any], those: Collection[Any]) -> Sequence[Any]:
        """Of these things the ones that are among those, in the same order."""
        return [thing for thing in things if thing in those]

    def deeper(self) -> None:
        """Something happens inside something else; whoever says so comes back up when it is over."""
        self.depth += 1
        self.left -= SENTENCE
        if self.depth > DEPTH:
            self.stop(ENDLESS)
        if self.left < ENTRY * len(self.journal):
            self.stop()

    def asked(self) -> None:
        """A card asks, of its own or through a procedure; what procedures ask while none is at work has its own end."""
        self.left -= 1
        if self.depth > DEPTH or self.left < 0:
            self.deeper()

    def stop(self, why: Trouble = LONG) -> None:
        """A card goes too far. From here on it counts anew: whoever goes on has begun something else."""
        self.begin()
        who, where = at_work()
        told = Trouble(why.key, why.english, (("who", who), *why.about))
        raise Unbounded(
            told,
            where=where,
            remedy=trouble("trouble-nothing-in-a-game", "Nothing in a game needs that: write it in another way."),
        )

    def number(self, n: int) -> int:
        """A number that a card has worked out."""
        if not -LARGEST <= n <= LARGEST:
            self.stop(BEYOND)
        return n

    # -- what is in force -------------------------------------------------------------------------

    @property
    def marks(self) -> tuple[Mark, ...]:
        marks: tuple[Mark, ...] = self.values[self.marks_slot]
        return marks

    def in_effect(self, name: str) -> bool:
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        return name in self._in_force

    def set_mark(self, name: str, place: int, card: int, rule: str, *, lapsing: bool = False) -> None:
        """Put a mark in force; the same mark in the same place is there once, a lapsing one only where it stands."""
        marks = [m for m in self.marks if (m.name, m.place) != (name, place)]
        if lapsing and place >= 0:
            marks = [m for m in marks if m.place >= 0 or (m.name, m.card, m.lapsing) != (name, card, True)]
        personal = any(block.personal for block in self.lasting.get(name, ()))
        side = self.context.side if personal else ""
        self.write(self.marks_slot, (*marks, Mark(name, place, card, lapsing, side)), rule)

    def add_mark(self, name: str, place: int, card: int, rule: str) -> None:
        """Put one more mark in force, besides any of the same name in the same place."""
        self.write(self.marks_slot, (*self.marks, Mark(name, place, card)), rule)

    def end_mark(self, name: str, rule: str, place: int | None = None) -> bool:
        """End a lasting event (everywhere, or in one place); says whether there was one."""
        ended = [m for m in self.marks if m.name == name and (place is None or m.place == place)]
        if not ended:
            return False
        self.active()
        last_words = [w for w in self._waiting.get(ENDING, ()) if w.mark in ended]
        self.write(self.marks_slot, tuple(m for m in self.marks if m not in ended), rule)
        for trigger in last_words:
            self._act(trigger)
        return True

    def active(self) -> dict[str, list[Answer]]:
        """Answers in force by rule point, in the order in which their events were played: the later wins."""
        marks = self.values[self.marks_slot]
        if marks is not self.indexed:
            self.indexed = marks
            self._rebuild(marks)
        return self._index

    def _rebuild(self, marks: Sequence[Mark]) -> None:
        index: dict[str, list[Answer]] = {}
        self._index = index
        self._varying = {point for point, _ in self._temporary}
        waiting: dict[str, list[Waiting]] = {}
        self._waiting = waiting
        self._in_force = {mark.name for mark in marks}
        self.reaching = {}
        self.endings = []
        standing = [(mark, block) for mark in marks for block in self.blocks(mark)]
        for mark, block in [*self.always, *standing]:
            if not block.placed or mark.place >= 0:
                bound = (self.place(mark.place),) if block.placed else ()
                for a in block.answers:
                    told = (self.whose(mark), *bound) if a.personal else bound
                    index.setdefault(a.point, []).append(Answer(a.adds, a.function, told, mark, a.source, a.yes))
                    if not a.fixed:
                        self._varying.add(a.point)
                for t in block.triggers:
                    waiting.setdefault(t.moment, []).append(Waiting(t.function, bound, mark))
                    if t.reaches is not None:
                        self.reaching[t.moment] = t.reaches
                self.endings += [(end, bound, mark) for end in block.ends]
        for point, answer in self._temporary:
            index.setdefault(point, []).append(answer)

    def blocks(self, mark: Mark) -> Sequence[Any]:
        """What a mark means: where several cards have marks of one name, what its own card says."""
        found = self._meaning.get((mark.name, mark.card))
        if found is None:
            every = self.lasting.get(mark.name, ())
            found = [block for block in every if mark.card in block.cards] or every
            self._meaning[mark.name, mark.card] = found
        return found

    def whose(self, mark: Mark) -> str:
        """Who played a lasting event that asks for it: who is remembered, or else its owner."""
        return mark.side or self.owners.get(mark.card, "") or self.schema.sides[0]

    def place(self, index: int) -> Any:
        """For subclasses: the object of a space."""
        return index

    # -- asking and announcing --------------------------------------------------------------------

    def ask(self, point: str, default: Any, *args: Any) -> Any:
        """The answer to a rule point: the rulebook's default unless an event in force says otherwise."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        if point not in self._index:
            return default
        value = default
        if self.depth:
            self.asked()
        self.depth += 1
        for answer in self._index[point]:
            said = answer.function(self, *answer.bound, *args)
            if said is not NO_ANSWER:
                value = value + said if answer.adds else said
        self.depth -= 1
        return value

    def answered(self, point: str) -> bool:
        """Whether anything in force answers the rule point; if not, a procedure need not ask for each space."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        return point in self._index

    def who_answers(self, point: str, *args: Any) -> list[tuple[Mark | None, Any, str]]:
        """Everything in force that answers a rule point now, with what it says."""
        result = []
        self.asked()
        self.depth += 1
        for answer in self.active().get(point, ()):
            said = answer.function(self, *answer.bound, *args)
            if said is not NO_ANSWER:
                result.append((answer.mark, said, answer.source))
        self.depth -= 1
        return result

    def announce(self, moment: str, *args: Any) -> None:
        """Something has happened: events in force that wait for it act."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        waiting = self._waiting.get(moment)
        if not waiting:
            return
        with self.during(targeting=False):  # a lasting event sees the whole board
            for trigger in list(waiting):
                if trigger.mark in self.marks or any(trigger.mark is mark for mark, _ in self.always):
                    self._act(trigger, *args)

    def _act(self, trigger: Waiting, *args: Any) -> None:
        """A lasting event does what it waited to do, in its own name."""
        mark = trigger.mark
        tally = self.context.tally if self.context.tally is not None else {}
        self.deeper()
        owner = mark.side or self.owners.get(mark.card, "")
        cause = mark.card or self.context.cause  # what no card has is due to what is going on
        with self.during(cause=cause, owner=owner, mark=mark, tally=tally):
            trigger.function(self, *trigger.bound, *args)
        self.depth -= 1

    def owner(self) -> str:
        """The side that owns the lasting event now acting; of one that is nobody's, the side at work decides."""
        return self.context.owner or self.context.side or self.at_work()

    def at_work(self) -> str:
        """For subclasses: the side whose turn it is."""
        return self.schema.sides[0]

    def end_this(self, rule: str) -> None:
        """The lasting event now acting ends; where none acts, nothing does."""
        mark = self.context.mark
        if mark is not None:
            self.end_mark(mark.name, rule, mark.place)

    def settle(self) -> None:
        """Lasting events whose end has come are taken out of force."""
        if self.values[self.marks_slot] is not self.indexed:
            self.active()
        if not self.endings:
            return
        for ended, bound, mark in list(self.endings):
            if mark in self.marks and ended(self, *bound):
                with self.during(cause=mark.card):
                    self.end_mark(mark.name, self.cites["mark"], mark.place)

    @contextmanager
    def overriding(self, answers: Sequence[tuple[str, int, Callable[..., Any]]]) -> Iterator[None]:
        """Answers that hold while one sentence of a card is carried out."""
        added = [(point, Answer(adds, function, (), None, "")) for point, adds, function in answers]
        self._temporary = [*self._temporary, *added]
        self.indexed = None
        try:
            yield
        finally:
            self._temporary = self._temporary[: len(self._temporary) - len(added)]
            self.indexed = None

    # -- choices as cards make them ---------------------------------------------------------------

    def label(self, thing: Any) -> str | int:
        """For subclasses: how a thing is called among the options of a decision."""
        return thing if isinstance(thing, (str, int)) else str(thing)

    def named(self, things: Sequence[Any]) -> tuple[Any, ...]:
        """What names of a card stand for, as it is called among options: the record holds no things of this game."""
        return tuple([self._named(thing) for thing in things])

    def _named(self, thing: Any) -> Any:
        return thing if thing is None else self.named(thing) if type(thing) is tuple else self.label(thing)

    def pick(
        self, side: str, asked: Written, things: Sequence[Any], may_stop: bool = False, bound: Sequence[Any] = ()
    ) -> Any:
        """One of the things, by the side's choice; None if there is none (or the side stops)."""
        if not things:
            return None
        labels: dict[str | int, Any] = {}
        for thing in things:
            labels.setdefault(self.label(thing), thing)
        options: list[str | int] = list(labels)
        if may_stop:
            options.append("done")
        if len(options) == 1:  # nothing is asked
            return labels[options[0]]
        self.picking = labels
        answer = self.choose(side, CARD_CHOOSE(asked(*self.named(bound))), options, self.cites["event"])
        return labels.get(answer)

    def pick_some(
        self,
        side: str,
        asked: Written,
        things: Sequence[Any],
        count: int,
        may_stop: bool,
        bound: Sequence[Any] = (),
    ) -> tuple[Any, ...]:
        """Different things, one after another: as many as asked for, or as there are."""
        left = list(things)
        picked: list[Any] = []
        while left and len(picked) < count:
            self.picked = len(picked)
            thing = self.pick(side, asked, left, may_stop, bound)
            if thing is None:
                break
            left.remove(thing)
            picked.append(thing)
        return tuple(picked)

    def by_lot(self, things: Sequence[Any], count: int) -> tuple[Any, ...]:
        """Different things by lot: so many, or as there are. From here nobody can take a decision back."""
        left = list(things)
        drawn = tuple(left.pop(self.lot(len(left))) for _ in range(min(count, len(left))))
        for thing in drawn:
            self.tell_lot(thing)
        return drawn

    def tell_lot(self, thing: Any) -> None:
        """For subclasses: what is drawn by lot is told to those who may know of it."""
        self.reveal(BY_LOT(str(self.label(thing))), "", self.cites["event"])

    def done(self, since: int) -> bool:
        """Whether anything has changed since an entry of the journal; what is only remembered does not count."""
        fields = self.schema.fields
        return any(e[0] == CHANGE and fields[e[1]].name not in self.remembered for e in self.journal[since:])

    def pick_option(self, side: str, labels: Sequence[str], open_: Sequence[int]) -> int | None:
        """One of the numbered options of a card."""
        if not open_:
            return None
        answer = self.choose(side, CARD_OPTION(), [labels[i] for i in open_], self.cites["event"])
        return next(i for i in open_ if labels[i] == answer)

    def may(self, side: str, asked: Written, bound: Sequence[Any] = ()) -> bool:
        """Whether the side takes up something optional."""
        return self.choose(side, CARD_MAY(asked(*self.named(bound))), ("yes", "no"), self.cites["event"]) == "yes"

    @staticmethod
    def extreme(things: Sequence[Any], figures: Sequence[int], rank: str) -> list[Any]:
        """The things with the highest or lowest of the figures, of which each has one."""
        if not things:
            return []
        best = max(figures) if rank == "highest" else min(figures)
        return [t for t, figure in zip(things, figures, strict=True) if figure == best]
