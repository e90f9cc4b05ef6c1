"""Our engine along a log: the choices and dice of the log, hands that make them possible, and every figure compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import define, field

from daedalus.core.decision import GameOver
from daedalus.core.errors import DaedalusError
from daedalus.games.twilight.game import ACTION, DEALT, END_OF_TURN, HEADLINE, SETUP
from daedalus.games.twilight.turn import SIDES
from tests.twilight.logs import entries as e
from tests.twilight.logs.acts import BETWEEN, FINAL, HEADLINES, OPENING, ROUND, Act, acts
from tests.twilight.logs.figures import DEFCON, MILITARY, Board, Verdict, compared, printed
from tests.twilight.logs.guide import Astray, Script, Way, search
from tests.twilight.logs.hands import arrange
from tests.twilight.logs.names import Names
from tests.twilight.logs.recorded import RECORDED, Recorded
from tests.twilight.logs.rolls import rolled
from tests.twilight.logs.uses import Needs, uses

STRICT, LOOSE = 400, 40  # ways that are tried


@define
class Told:
    """What came of one act."""

    act: Act
    verdicts: list[Verdict]
    ways: int = 0


@define
class Report:
    name: str
    told: list[Told] = field(factory=list)
    stopped: str = ""

    def verdicts(self) -> Iterator[tuple[Act, Verdict]]:
        for told in self.told:
            for verdict in told.verdicts:
                yield told.act, verdict


class Drive:
    def __init__(self, name: str, entries: Sequence[e.Entry]) -> None:
        self.report = Report(name)
        self.acts = acts(entries)
        self.g = new_game(entries)
        self.board = Board(self.g)
        self.cards = Names({card.title: number for number, card in self.g.library.cards.items()})
        self.countries = Names({country.name: country.name for country in self.g.spaces})
        self.needs = Needs(uses([act.entries for act in self.acts], [act.turn for act in self.acts], self.cards))
        self.at = 0
        self.tried = 0

    def run(self) -> Report:
        for at, act in enumerate(self.acts):
            self.at = at
            self.penalty(act)
            if self.g.winner:
                self.report.stopped = f"our game is over before {act}"
                break
            if why := self.misplaced(act):
                self.report.stopped = f"{act}: {why}"
                break
            self.report.told.append(self.play(act))
        return self.report

    # -- where we are -------------------------------------------------------------------------------

    def misplaced(self, act: Act) -> str:
        """Why our game is somewhere else; rounds in which nobody plays are gone through first."""
        g = self.g
        while (act.kind != ROUND and g.get("phase") == ACTION) or (act.kind == ROUND and self._early(act)):
            here = Act(ROUND, g.get("turn"), SIDES[g.get("side to act")], g.get("round"))
            told = self.play(here)
            if any(not v.agrees for v in told.verdicts):
                self.report.told.append(told)
                return f"our game wants a card for {here}"
        wanted = {OPENING: SETUP, HEADLINES: HEADLINE, ROUND: ACTION, BETWEEN: END_OF_TURN, FINAL: END_OF_TURN}[act.kind]
        if g.get("phase") != wanted or (act.kind == ROUND and self._place() != self._key(act)):
            return f"our game is at turn {g.get('turn')}, phase {g.get('phase')}, round {g.get('round')}"
        return ""

    def _place(self) -> tuple[int, int, int]:
        return self.g.get("turn"), self.g.get("round"), self.g.get("side to act")

    def _key(self, act: Act) -> tuple[int, int, int]:
        return act.turn, act.number, SIDES.index(act.side)

    def _early(self, act: Act) -> bool:
        return self.g.get("phase") == ACTION and self._place() < self._key(act)

    def penalty(self, act: Act) -> None:
        """Points for missing military operations are printed with the last round of a turn; they belong behind it."""
        following = self.acts[self.at + 1] if self.at + 1 < len(self.acts) else None
        if act.kind != ROUND or following is None or following.kind not in (BETWEEN, FINAL):
            return
        if any(isinstance(x, e.Points) for x in following.entries) and following.kind == BETWEEN:
            return
        last = dict(self._printed(act))
        level = last.get((DEFCON, ""), self.g.defcon)
        lacks = [max(0, level - last.get((MILITARY, side), self.g.get(f"{side} military ops"))) for side in SIDES]
        if lacks[0] == lacks[1]:
            return
        found = next((i for i in reversed(range(len(act.entries))) if isinstance(act.entries[i], e.Points)), None)
        if found is not None and not any(isinstance(x, (e.Event, e.Operations)) for x in act.entries[found + 1 :]):
            following.entries.insert(0, act.entries.pop(found))

    def _printed(self, act: Act) -> Iterator[tuple[Any, Any]]:
        for entry in act.entries:
            what = printed(entry, self.countries)
            if what is not None:
                yield what

    # -- one act ------------------------------------------------------------------------------------

    def play(self, act: Act) -> Told:
        script = Script(act.entries, self.cards, self.countries)
        start = self.g.checkpoint()
        self.tried = 0

        def run(given: Sequence[int], strict: bool = True) -> tuple[Way, list[Verdict] | None]:
            self.tried += 1
            self.g.rollback(start)
            way = Way(self.g, self.board, script, given, strict)
            self.g.follow(way)
            try:
                self.step(act, lambda: arrange(self.g, self.needs, self.at, act.turn))
                way.watch()
            except Astray:
                return way, None
            return way, self.compare(way)

        best = search(run, STRICT) or search(lambda given: run(given, False), LOOSE)
        if best is None:
            self.g.rollback(start)
            self.g.follow(None)
            return Told(act, [Verdict("act", None, "no way through it")], self.tried)
        way, verdicts = best
        if any(not v.agrees for v in verdicts) or self.tried > 1:
            taken = [taken for taken, _ in way.tree]
            way, again = run(taken, way.strict)
            verdicts = again or verdicts
        self.follow_log(way)
        return Told(act, verdicts, self.tried)

    def step(self, act: Act, arranged: Callable[[], None]) -> None:
        """All steps of our game that belong to the act."""
        g = self.g
        if act.kind == ROUND:
            arranged()
        try:
            RECORDED.step(g)
            while g.get("phase") == DEALT or (act.kind == HEADLINES and g.get("phase") == HEADLINE):
                if g.get("phase") == DEALT:
                    arranged()
                g.checkpoint()
                RECORDED.step(g)
        except GameOver:
            pass

    def compare(self, way: Way) -> list[Verdict]:
        quiet = [(MILITARY, side) for side in SIDES if self.board.value((MILITARY, side)) == 0]
        return [*compared(way.script.figures(), way.ours, quiet), *rolled(way), *self.ended(way)]

    def ended(self, way: Way) -> Iterator[Verdict]:
        for entry in way.script.of(e.Wins):
            ours = self.g.winning_side
            yield Verdict("victory", entry, "" if ours == entry.side else f"ours is won by {ours or 'nobody'}")

    def follow_log(self, way: Way) -> None:
        """What the log says is so from here on; what it does not print has not changed."""
        self.g.follow(None)
        right = {figure: course[0] for figure, course in way.ours.items()}
        right |= {figure: value for _, figure, value in way.script.figures()}
        for figure, value in right.items():
            if figure[0] == MILITARY and self.board.value(figure) == 0:
                continue  # the end of a turn
            if self.board.value(figure) != value:
                self.board.put(figure, value)


def new_game(entries: Sequence[e.Entry]) -> Recorded:
    """The game of the log's head."""
    optional = any(isinstance(x, e.OptionalCards) for x in entries)
    scenario = RECORDED.scenarios.load("standard-optional" if optional else "standard")
    extra = {x.side: x.points for x in entries if isinstance(x, e.Handicap)}
    data = {**scenario.data, "extra influence": extra} if extra else scenario.data
    game = RECORDED.new_game(RECORDED.scenarios.make(scenario.id, scenario.file, data), 1)
    assert isinstance(game, Recorded)
    return game


def drive(name: str, entries: Sequence[e.Entry]) -> Report:
    the = Drive(name, entries)
    try:
        return the.run()
    except DaedalusError as error:
        the.report.stopped = f"{the.acts[the.at]}: {error}"
        return the.report
