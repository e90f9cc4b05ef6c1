"""Our engine along a log: the choices and dice of the log, hands that make them possible, and every figure compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from attrs import define, field, frozen

from daedalus.core.decision import GameOver
from daedalus.core.game import Checkpoint
from daedalus.games.twilight.game import ACTION, DEALT, END_OF_TURN, HEADLINE, SETUP
from daedalus.games.twilight.turn import SIDES
from tests.twilight.logs import entries as e
from tests.twilight.logs.acts import BETWEEN, FINAL, HEADLINES, OPENING, ROUND, Act, acts, tails
from tests.twilight.logs.figures import LEVEL, MILITARY, VP, Board, Verdict, compared
from tests.twilight.logs.guide import Astray, Enough, Script, Way, search
from tests.twilight.logs.hands import RULE, arrange
from tests.twilight.logs.names import Names
from tests.twilight.logs.played import played
from tests.twilight.logs.quirks import explained
from tests.twilight.logs.recorded import RECORDED, Recorded
from tests.twilight.logs.rolls import rolled
from tests.twilight.logs.uses import Needs, uses

STRICT, LOOSE = 400, 40  # ways that are tried
NOT_PRINTED = "points at the end of a turn or of the game are not always printed"
ENDS_GAME = "Wargames"


GIVING_UP = ("resign", "forfeit", "time", "clock", "conce", "quit", "surrender", "abandon")


def _won(side: str) -> str:
    return f"ours is won by {side or 'nobody'}"


def wrong(verdicts: Sequence[Verdict]) -> int:
    return sum(v.open for v in verdicts)


@frozen
class Plan:
    """How an act is gone through: which of its entries, whether only where the log goes, with cards from the discards
    if they are wanted, and whether the log may stop in the middle."""

    entries: Sequence[e.Entry]
    strict: bool = True
    forced: bool = False
    unfinished: bool = False


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
    ended: str = ""  # how our game stood at the end

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
        for _ in self.steps():
            pass
        return self.report

    def steps(self) -> Iterator[Told]:
        """Act after act, as long as our game is where the log is."""
        for at, act in enumerate(self.acts):
            self.at = at
            if act.kind == FINAL and not act.entries and self.g.get("phase") == ACTION:
                return  # somebody has given up
            if self.g.winner:
                self.report.stopped = f"our game is over before {act}" if act.entries else ""
                return
            if why := self.misplaced(act):
                if not self.moved(act):
                    self.report.stopped = f"{act}: {why}"
                    return
                self.report.told.append(Told(Act(act.kind, act.turn), [Verdict("act", None, why)]))
            self.report.told.append(self.play(act))
            yield self.report.told[-1]

    # -- where we are -------------------------------------------------------------------------------

    def misplaced(self, act: Act) -> str:
        """Why our game is somewhere else; rounds in which nobody plays are gone through first."""
        g = self.g
        while (act.kind != ROUND and g.get("phase") == ACTION) or (act.kind == ROUND and self._early(act)):
            here = Act(ROUND, g.get("turn"), SIDES[g.get("side to act")], g.get("round"))
            before = g.checkpoint()
            if wrong(self.play(here).verdicts):
                g.rollback(before)
                g.follow(None)
                return f"our game wants a card for {here}"
        wanted = {OPENING: SETUP, HEADLINES: HEADLINE, ROUND: ACTION, BETWEEN: END_OF_TURN, FINAL: END_OF_TURN}[
            act.kind
        ]
        if g.get("phase") != wanted or (act.kind == ROUND and self._place() != self._key(act)):
            return f"our game is at turn {g.get('turn')}, phase {g.get('phase')}, round {g.get('round')}"
        return ""

    def moved(self, act: Act) -> bool:
        """Put our game where the log is, if it is only the round in which they differ."""
        g = self.g
        if g.get("turn") != act.turn - (act.kind == BETWEEN) or g.get("phase") not in (ACTION, END_OF_TURN):
            return False
        if act.kind not in (ROUND, BETWEEN, FINAL):
            return False
        g.put("phase", ACTION if act.kind == ROUND else END_OF_TURN, RULE)
        if act.kind == ROUND:
            g.put("round", act.number, RULE)
            g.put("side to act", SIDES.index(act.side), RULE)
        return True

    def _place(self) -> tuple[int, int, int]:
        return self.g.get("turn"), self.g.get("round"), self.g.get("side to act")

    def _key(self, act: Act) -> tuple[int, int, int]:
        return act.turn, act.number, SIDES.index(act.side)

    def _early(self, act: Act) -> bool:
        return self.g.get("phase") == ACTION and self._place() < self._key(act)

    # -- one act ------------------------------------------------------------------------------------

    def play(self, act: Act) -> Told:
        """The best way through the act, gone to its end."""
        self.tried = 0
        start = self.g.checkpoint()
        best: tuple[Plan, Way, list[Verdict]] | None = None
        for plan in self.plans(act):
            if best is not None and not plan.strict:
                break
            found = search(partial(self.go, act, plan, start), STRICT if plan.strict else LOOSE)
            if found is not None and (best is None or wrong(found[1]) < wrong(best[2])):
                best = (plan, *found)
            if best is not None and not wrong(best[2]):
                break
        if best is None:
            self.g.rollback(start)
            self.g.follow(None)
            return Told(act, [Verdict("act", None, "no way through it")], self.tried)
        plan, way, _ = best
        if len(plan.entries) < len(act.entries):
            self.acts[self.at + 1].entries[:0] = act.entries[len(plan.entries) :]
            del act.entries[len(plan.entries) :]
        way, verdicts = self.go(act, plan, start, [taken for taken, _ in way.tree])
        self.follow_log(way)
        return Told(act, verdicts or [], self.tried)

    def plans(self, act: Act) -> Iterator[Plan]:
        """What may be tried: points behind the last round may belong to the end of the turn, a card may lie where ours
        cannot be, and a log may stop anywhere. At last, whatever comes nearest."""
        following = self.acts[self.at + 1] if self.at + 1 < len(self.acts) else None
        last = act.kind == ROUND and following is not None and following.kind in (BETWEEN, FINAL)
        ways = [act.entries[:tail] for tail in tails(act)] if last else [list(act.entries)]
        yield from (Plan(entries) for entries in ways)
        yield Plan(act.entries, forced=True)
        if act.entries and not any(later.entries for later in self.acts[self.at + 1 :]):
            yield Plan(act.entries, unfinished=True)
        yield from (Plan(entries, strict=False) for entries in ways)

    def go(self, act: Act, plan: Plan, start: Checkpoint, given: Sequence[int]) -> tuple[Way, list[Verdict] | None]:
        """One way, and what is to be said of it; nothing if it leads astray."""
        self.tried += 1
        self.g.rollback(start)
        free = [VP] if self.unprinted(act, plan.entries) else []
        free += [LEVEL] if act.kind == FINAL else []  # the next turn begins unseen
        way = Way(self.g, self.board, Script(plan.entries, self.cards, self.countries), given, plan.strict, free)
        way.used_later, way.unfinished = self.used_later(act), plan.unfinished
        forced: list[str] = []
        self.g.follow(way)
        try:
            self.step(act, lambda: forced.extend(arrange(self.g, self.needs, self.at, act.turn, force=plan.forced)))
            way.watch()
        except Astray:
            return way, None
        except Enough:
            pass
        return way, [*self.compare(way), *(Verdict("card", None, f"{card} cannot be in hand") for card in forced)]

    def used_later(self, act: Act) -> set[str]:
        """Regions where the USSR places influence after this act in the same turn."""
        later = [x for other in self.acts[self.at + 1 :] if other.turn == act.turn for x in other.entries]
        names = [str(self.countries[x.country]) for x in later if isinstance(x, e.Influence) and x.side == "ussr"]
        return {self.g.at[name].region for name in names}

    def unprinted(self, act: Act, entries: Sequence[e.Entry]) -> bool:
        """Whether points may change that are not printed: at the end of a turn, and where an event ends the game."""
        if any(isinstance(x, e.Points) for x in entries):
            return False
        last = act.kind == ROUND and not any(following.entries for following in self.acts[self.at + 1 :])
        return act.kind in (BETWEEN, FINAL) or (
            last and any(x.card == ENDS_GAME for x in entries if isinstance(x, e.Event))
        )

    def step(self, act: Act, arranged: Callable[[], None]) -> None:
        """All steps of our game that belong to the act."""
        g = self.g
        if act.kind in (ROUND, HEADLINES):
            arranged()
        try:
            RECORDED.step(g)
            while (g.get("phase") == DEALT and act.kind != FINAL) or (act.kind == HEADLINES and g.headline_phase):
                if g.get("phase") == DEALT:
                    arranged()
                g.checkpoint()
                RECORDED.step(g)
        except GameOver:
            pass

    def compare(self, way: Way) -> list[Verdict]:
        quiet = [(MILITARY, side) for side in SIDES if self.board.value((MILITARY, side)) == 0]
        figures = compared(way.script.figures(), way.ours, [*quiet, *way.free])
        unprinted = [Verdict(f[0], None, "", NOT_PRINTED) for f in way.free if f == VP and len(way.ours.get(f, ())) > 1]
        every = [*figures, *unprinted, *rolled(way), *played(way), *self.ended(way)]
        return [explained(way, verdict) for verdict in every]

    def ended(self, way: Way) -> Iterator[Verdict]:
        """Who has won; nobody but the players knows when one of them gives up."""
        for entry in way.script.of(e.Wins):
            ours = self.g.winning_side
            given_up = not ours and any(word in entry.how.lower() for word in GIVING_UP)
            yield Verdict("victory", None if given_up else entry, "" if ours == entry.side or given_up else _won(ours))

    def follow_log(self, way: Way) -> None:
        """What the log says is so from here on; what it does not print has not changed."""
        self.g.follow(None)
        right = {figure: course[0] for figure, course in way.ours.items() if figure not in way.free}
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
    extra = {x.side: x.points for x in entries if isinstance(x, e.Handicap) and x.points}
    data = {**scenario.data, "extra influence": extra} if extra else scenario.data
    game = RECORDED.new_game(RECORDED.scenarios.make(scenario.id, scenario.file, data), 1)
    assert isinstance(game, Recorded)
    return game


def drive(name: str, entries: Sequence[e.Entry]) -> Report:
    """A game from its beginning; whatever breaks in one game is told of it, and does not hide the others."""
    report = Report(name)
    where: object = "the beginning"
    try:
        the = Drive(name, entries)
        report = the.report
        for told in the.steps():
            where = f"what follows {told.act}"
    except Exception as error:
        report.stopped = f"{where}: {type(error).__name__}: {error}"
        return report
    g = the.g
    won = f"won by {g.winning_side or 'nobody'}" if g.winner else "not over"
    report.ended = f"{won}, turn {g.get('turn')}, lead {g.get('vp')}, DEFCON {g.defcon}"
    return report
