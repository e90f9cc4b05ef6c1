"""One way through a block of a log: its dice, and answers that lead where it does.

A log prints results, not answers. Each decision takes an option that the block speaks of; where that leads elsewhere,
other options are tried. A way ends as soon as a figure is where the log never has it.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import define

from daedalus.core.decision import Option
from daedalus.core.journal import CHANGE, NOTE
from daedalus.core.messages import CARD, Said, choices
from daedalus.games.twilight.board import REGIONS
from daedalus.games.twilight.game import SETUP
from daedalus.kit.deck import IN_PLAY
from tests.twilight.logs import entries as e
from tests.twilight.logs.figures import MILITARY, SPACE, Board, Course, Figure, Verdict, printed
from tests.twilight.logs.names import Names, plain

PARTS = ("event-happens", "operations-begin")  # notes where a log prints the head of a part
LEAVE = "leave it"
STOP = ("done", "no", "pass", "nothing")
DICE = {"coup-roll": e.CoupRoll, "realignment-roll": e.RealignmentRoll, "space-race-roll": e.SpaceRoll,
        "war-roll": e.WarRoll, "event-roll": e.TrapRoll}  # fmt: skip


class Astray(Exception):
    """The log does not go this way."""


class Enough(Exception):
    """All that is printed has happened, and the log goes no further."""


@define
class Script:
    """What a block tells."""

    entries: Sequence[e.Entry]
    cards: Names
    countries: Names

    def of(self, *kinds: type) -> list[Any]:
        return [entry for entry in self.entries if isinstance(entry, kinds)]

    def places(self, part: int, sign: int) -> list[str]:
        """Every country that is named; first those where one event or operation (counted from 1) adds or removes."""
        now, others, at = [], [], 0
        last: e.Entry | None = None
        for entry in self.entries:
            if isinstance(entry, (e.Event, e.Operations)) and entry != last:
                at += 1
            if isinstance(entry, (e.Influence, e.Target, e.WarIn)):
                fits = at == part and getattr(entry, "by", 0) * sign >= 0
                (now if fits else others).append(str(self.countries[entry.country]))
            last = entry
        return list(dict.fromkeys([*now, *others]))

    def shown(self) -> list[Any]:
        """Every card that is named, in order."""
        found = (e.Headlined, e.Round, e.Event, e.Plays, e.Discards, e.Reveals, e.Returns)
        return [self.cards[entry.card] for entry in self.of(*found) if entry.card]

    def figures(self) -> list[tuple[e.Entry, Figure, Any]]:
        found = ((entry, printed(entry, self.countries)) for entry in self.entries)
        return [(entry, *what) for entry, what in found if what is not None]


class Way:
    """One run: the first decisions are given, the others are taken as the log suggests."""

    def __init__(
        self, g: Any, board: Board, script: Script, given: Sequence[int], strict: bool, free: Sequence[Figure] = ()
    ) -> None:
        self.free = free  # figures that may change unprinted
        self.unfinished = False
        self.used_later: set[str] = set()  # regions where the USSR places influence in the rest of the turn
        self.g, self.board, self.script, self.strict = g, board, script, strict
        self.given = list(given)
        self.tree: list[tuple[int, int]] = []
        self.dice = {kind: script.of(kind) for kind in DICE.values()}
        self.targets = [str(script.countries[t.country]) for t in script.of(e.Target)]
        self.kinds = [entry.kind for entry in script.of(e.Operations)]
        self.reached: dict[Figure, int] = {}
        self.part = 0  # events and operations so far
        self.rolls: list[tuple[e.Entry, Said]] = []
        self.began = self.scanned = len(g.journal)
        self.start = list(g.values)
        self.expected: dict[Figure, Course] = {}
        for _, figure, value in script.figures():
            self.expected.setdefault(figure, Course([board.of(figure, self.start)])).values.append(value)
        self.ours: dict[Figure, list[Any]] = {figure: list(c.values[:1]) for figure, c in self.expected.items()}

    # -- what happens -------------------------------------------------------------------------------

    def watch(self) -> None:
        """Take note of every figure that has moved."""
        journal = self.g.journal
        for at in range(self.scanned, len(journal)):
            entry = journal[at]
            if entry[0] == NOTE and entry[1].key in PARTS:
                self.part += 1
            if entry[0] != CHANGE or entry[1] not in self.board.by_slot:
                continue
            figure = self.board.by_slot[entry[1]]
            course = self.ours.setdefault(figure, [self.board.of(figure, self.start)])
            value = self._after(figure, course[-1], entry)
            if figure[0] == SPACE:
                course += range(course[-1] + 1, value)  # box by box
            course.append(value)
            self._reach(figure, value)
            if self.strict and not self._allowed(figure, value):
                self.scanned = at + 1
                raise Astray(f"{figure} {value}")
        self.scanned = len(journal)

    def _reach(self, figure: Figure, value: Any) -> None:
        """Count the printed values of a figure that we have come through."""
        expected = self.expected[figure].values[1:] if figure in self.expected else []
        done = self.reached.get(figure, 0)
        if done < len(expected) and expected[done] == value:
            self.reached[figure] = done + 1

    def _after(self, figure: Figure, before: Any, entry: Any) -> Any:
        slots = self.board.slots[figure]
        if len(slots) == 1:
            return entry[3]
        return (entry[3], before[1]) if entry[1] == slots[0] else (before[0], entry[3])

    def _allowed(self, figure: Figure, value: Any) -> bool:
        if figure in self.free or (figure[0] == MILITARY and value == 0):  # the end of a turn is not printed
            return True
        course = self.expected.get(figure)
        return course is not None and course.contains(value)

    def places(self, sign: int = 0) -> list[str]:
        return self.script.places(self.part, sign)

    # -- what is asked ------------------------------------------------------------------------------

    def take(self, among: int) -> int:
        at = len(self.tree)
        taken = self.given[at] if at < len(self.given) else 0
        self.tree.append((taken, among))
        return taken

    def answer(self, game: Any, side: str, said: Said, options: Sequence[Option]) -> Option:
        self.watch()
        if self.unfinished and self._all_seen():
            raise Enough
        order = list(dict.fromkeys(self.preferred(side, said, list(options))))
        if not order:
            raise Astray(f"nothing fits {said.key}")
        return order[self.take(len(order))]

    def preferred(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        ways: dict[str, Callable[[str, Said, list[Option]], list[Option]]] = {
            "headline": self._headline,
            "play-a-card": self._played,
            "use-card": self._use,
            "order-of-events": self._order,
            "operation": self._operation,
            "coup-in": self._target,
            "realign-in": self._target,
            "influence-in": self._place,
            "set-up-in": self._place,
            "extra-in": self._place,
            "discard-held": self._held,
            "place-in": self._placed,
            "remove-from": self._removed,
            "take-from": self._removed,
        }
        fit = ways.get(said.key, self._any)(side, said, options)
        return fit if self.strict else [*fit, *options]

    def _headline(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        named = [self.script.cards[x.card] for x in self.script.of(e.Headlined) if x.side == side]
        return [o for o in options if o in named]

    def _played(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        named = [self.script.cards[x.card] for x in self.script.of(e.Round) if x.card]
        return [o for o in options if o in named] or [o for o in options if o in STOP]

    def _use(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        card = said.args["card"]
        events = [self.script.cards[x.card] for x in self.script.of(e.Event)]
        wanted = ["space race" if kind == "space" else "operations" for kind in self.kinds]
        if card in events:
            wanted.insert(0 if not self._theirs(side, card) else len(wanted), "event")
        return [o for w in [*wanted, "event", *STOP] for o in options if o == w]

    def _theirs(self, side: str, card: int) -> bool:
        return bool(self.g.owner_of(self.g.card(card)) == self.g.other(side))

    def _order(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        """As the block has it; where the event did not happen, either."""
        for entry in self.script.entries:
            if isinstance(entry, e.Event) and self.script.cards[entry.card] == said.args["card"]:
                return sorted(options, key=lambda o: o != "event first")
            if isinstance(entry, e.Operations):
                break
        return sorted(options, key=lambda o: o == "event first")

    def _operation(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        named = [o for kind in self.kinds for o in options if o == kind]
        return [*named, *(o for o in options if o in STOP)]

    def _target(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        done = len([r for r in self.rolls if isinstance(r[0], e.CoupRoll)])
        done += len([r for r in self.rolls if isinstance(r[0], e.RealignmentRoll)]) // 2
        named = [o for o in options if o in self.targets[done : done + 1]]
        stop = [o for o in options if o in STOP]
        return [*named, *stop] or options[: not self.targets[done:]]  # one that ends the game at once is never named

    def _place(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        more = [o for o in self.places(1) if o in options and self._outstanding(o, side, 1)]
        return [*more, *(o for o in options if o in STOP)]

    def _placed(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        return self._place(said.args["side"], said, options)

    def _removed(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        less = [o for o in self.places(-1) if o in options and self._outstanding(o, said.args["side"], -1)]
        return [*less, *(o for o in options if o in STOP)]

    def _outstanding(self, country: str, side: str, by: int) -> bool:
        """Whether the log has more (or less) influence of the side there, now or later in the block."""
        course = self.expected.get(("influence", country))
        if course is None:
            return False
        part = 0 if side == "us" else 1
        now = self.board.value(("influence", country))[part]
        ahead = course.values[1 + self.reached.get(("influence", country), 0) :]
        return any((value[part] - now) * by > 0 for value in ahead)

    def _held(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        named = [self.script.cards[x.card] for x in self.script.of(e.Discards) if x.side == side]
        return [*(o for o in options if o in named), *(o for o in options if o in STOP)]

    def _any(self, side: str, said: Said, options: list[Option]) -> list[Option]:
        """Whatever a card asks: countries that change, cards and words that are named; else every option."""
        if any(o in self.g.at for o in options):
            places = [p for p in self.places() if p in options]
            moving = [p for p in places if self._moves(p)]
            stop = [o for o in options if o in STOP]
            return [*moving, *stop, *places] or options
        cards = [c.id for c in choices(said, tuple(options)) if c.type == CARD]
        shown = [c for c in self.script.shown() if c in cards]
        if shown:
            return [*shown, *(o for o in options if o in STOP)]
        if any(o in REGIONS for o in options):
            options = sorted(options, key=lambda region: region in self.used_later)
        if LEAVE in options:  # a card that was drawn is played or given back
            return sorted(options, key=lambda o: (o == LEAVE) == bool(self.script.of(e.Plays)))
        said_so = [plain(x.what) for x in self.script.of(e.Chooses) if x.what]
        named = [o for o in options if any(plain(str(o)) in what for what in said_so)]
        kinds = [o for kind in self.kinds for o in options if o == kind]
        return [*named, *kinds, *(o for o in options if o in STOP and o != "no"), *options]

    def _moves(self, country: str) -> bool:
        return any(self._outstanding(country, side, by) for side in ("us", "ussr") for by in (1, -1))

    # -- chance -------------------------------------------------------------------------------------

    def die(self, said: Said) -> int:
        self.watch()
        kind = DICE.get(said.key)
        if kind is None:
            return (6, 1, 5, 2, 4, 3)[self.take(6)]
        waiting = self.dice[kind]
        if kind is e.RealignmentRoll:
            waiting = [roll for roll in waiting if roll.side == said.args["side"]]
        if not waiting:
            if self.strict:
                raise Astray(f"no die for {said.key}")
            return (6, 1, 5, 2, 4, 3)[self.take(6)]
        entry = waiting[0]
        self.dice[kind].remove(entry)
        self.rolls.append((entry, said))
        return int(entry.die)

    def lot(self, n: int) -> int:
        """A card by lot: one that the block names, if a hand of that size has it."""
        named = self.script.shown()
        hands = [hand for hand in map(self.g.hand, ("us", "ussr")) if len(hand) == n]
        found = list(dict.fromkeys(i for hand in hands for i, card in enumerate(hand) if card in named))
        return found[self.take(len(found))] if found else self.take(n)

    def _all_seen(self) -> bool:
        """Every figure is where the log leaves it, every die is rolled, every event has happened."""
        events = len({entry.card for entry in self.script.of(e.Event)})
        return (
            self.g.get("phase") != SETUP
            and not any(self.dice.values())
            and all(self.ours[figure][-1] == course.values[-1] for figure, course in self.expected.items())
            and self.part >= events
            and not any(x.card for x in self.script.of(e.Round) if self.script.cards[x.card] not in self.g.get(IN_PLAY))
        )

    # -- other ways ---------------------------------------------------------------------------------

    def turnings(self) -> Iterator[tuple[int, list[int]]]:
        for at in range(len(self.given), len(self.tree)):
            _, among = self.tree[at]
            for other in range(1, among):
                yield at, [*(taken for taken, _ in self.tree[:at]), other]


Run = Callable[[Sequence[int]], tuple[Way, list[Verdict] | None]]


def search(run: Run, most: int) -> tuple[Way, list[Verdict]] | None:
    """The first way on which all agrees, or the best of those tried; none if all went astray."""
    best: tuple[Way, list[Verdict]] | None = None
    waiting: list[tuple[int, int, int, list[int]]] = [(0, 0, 0, [])]
    counted = 0
    for _ in range(most):
        if not waiting:
            break
        departures, _, _, given = heapq.heappop(waiting)
        way, verdicts = run(given)
        if verdicts is not None:
            wrong = sum(v.open for v in verdicts)
            if best is None or wrong < sum(v.open for v in best[1]):
                best = way, verdicts
            if not wrong:
                break
        for at, turning in way.turnings():
            counted += 1
            heapq.heappush(waiting, (departures + 1, -at, counted, turning))
    return best
