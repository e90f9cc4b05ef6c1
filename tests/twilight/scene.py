"""A scene of Twilight Struggle to set up by hand: nothing on the map, empty hands, turn 4, DEFCON 5.

scene("Cuba", us=1, ussr=2)
scene.event(8, "ussr")
assert scene("Cuba") == (0, 3)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from daedalus.core.decision import GameOver, Option
from daedalus.core.game import Game
from daedalus.core.journal import CHOICE, REVEAL, ROLL
from daedalus.core.messages import Said
from daedalus.games.twilight import cardplay, china, operations, rounds, turn
from daedalus.games.twilight.board import Country
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import ACTION, HEADLINE, NOBODY, Twilight
from daedalus.kit import events
from daedalus.kit.effects import Mark
from daedalus.text.messages import Voice

SCENARIO = {"name": "Empty", "game": "twilight", "sets": ["standard", "optional"]}
CHINA = 6
SIDES = ("us", "ussr")


class Scene:
    """A game in the middle of an action round. Answers to decisions are given in advance, in order; a decision that
    nobody has answered fails the test and says what was asked."""

    def __init__(self, seed: int = 1, scenario: dict[str, Any] = SCENARIO) -> None:
        g = GAME.new_game(GAME.scenarios.make("empty", "tests", dict(scenario)), seed)
        assert isinstance(g, Twilight)
        self.game = g
        g.policies = dict.fromkeys(SIDES, self._answer)
        self.say = Voice(g)
        self._answers: list[Option] = []
        self.journal: list[Any] = []
        self.winner = ""
        for c in g.countries:
            self(c.name, us=0, ussr=0)
        self.move(CHINA, "table of ussr")
        self.mark("The China Card")
        self.put("turn", 4)
        self.put("round", 1)
        self.put("phase", ACTION)
        self.phasing("ussr")

    # -- setting up and reading -----------------------------------------------------------------

    def __call__(self, name: str, us: int | None = None, ussr: int | None = None) -> tuple[int, int]:
        """Set up a country, and its influence: US, USSR."""
        g = self.game
        for side, n in (("us", us), ("ussr", ussr)):
            if n is not None:
                g.values[g.schema.base[f"{side} influence"] + g.at[name].index] = n
        g.forget()
        return g.at[name].us_influence, g.at[name].ussr_influence

    def at(self, name: str) -> Country:
        return self.game.at[name]

    def control(self, side: str, *names: str) -> None:
        """A side controls these countries, the other has nothing there."""
        for name in names:
            self(name, **{s: self.at(name).stability if s == side else 0 for s in SIDES})

    def influence(self, side: str) -> dict[str, int]:
        """Where a side has influence, and how much."""
        return {c.name: c.influence(side) for c in self.game.countries if c.influence(side)}

    def get(self, name: str) -> Any:
        return self.game.get(name)

    def put(self, name: str, value: Any) -> None:
        """Set a track or zone outright."""
        self.game.values[self.game.schema.slot[name]] = value
        self.game.forget()

    def phasing(self, side: str, *, headline: bool = False) -> None:
        """Whose card it is, in an action round or as a headline."""
        self.put("phasing", NOBODY.index(side))
        self.put("phase", HEADLINE if headline else ACTION)

    def hand(self, side: str, *cards: int) -> None:
        """Give a side exactly these cards."""
        for number in self.game.hand(side):
            self.move(number, "draw pile")
        for number in cards:
            self.move(number, f"hand of {side}")

    def move(self, number: int, zone: str) -> None:
        g = self.game
        for name in g.zones:
            g.values[g.schema.slot[name]] = tuple(n for n in g.get(name) if n != number)
        g.values[g.schema.slot[zone]] = (*g.get(zone), number)

    def zone_of(self, number: int) -> str:
        return next(name for name in self.game.zones if number in self.game.get(name))

    def mark(self, name: str, side: str = "", *, lapsing: bool = False) -> None:
        """Put a lasting event in force without playing it."""
        number = next(n for n, c in self.game.library.cards.items() if name == c.title)
        self.put("marks", (*self.game.marks, Mark(name, -(number + 1) if lapsing else -1, number, lapsing, side)))

    def in_effect(self, name: str) -> bool:
        return self.game.in_effect(name)

    def vp(self, side: str = "us") -> int:
        return self.game.lead(side)

    @property
    def defcon(self) -> int:
        return self.game.defcon

    @defcon.setter
    def defcon(self, level: int) -> None:
        self.put("defcon", level)

    def china(self) -> tuple[str, bool]:
        """Before whom The China Card lies, and whether it is face up."""
        return china.holder(self.game), CHINA not in self.get("face down")

    def ops(self, number: int, side: str) -> int:
        """What a card is worth to a side."""
        return operations.value(self.game, side, self.game.card(number))

    # -- doing ------------------------------------------------------------------------------------

    def _answer(self, game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        assert self._answers, f"nobody has answered: {side}, {self.say(said)}, options {list(options)}"
        answer = self._answers.pop(0)
        assert answer in options, f"{answer!r} is no option of {side}, {self.say(said)}: {list(options)}"
        return answer

    def run(self, what: Callable[[], Any], answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> Any:
        """Carry something out with these answers and dice; every one of them must be used."""
        g = self.game
        self._answers = list(answers)
        dice = list(rolls)
        g.script = [0] * g.rolled + dice
        mark = len(g.journal)
        try:
            result = what()
        except GameOver as over:
            result = None
            self.winner = str(over)
        self.journal = g.journal[mark:]
        assert not self._answers, f"answers nobody asked for: {self._answers}"
        rolled = [e for e in self.journal if e[0] == ROLL]
        assert len(rolled) == len(dice), f"{len(dice)} dice were given, {len(rolled)} rolled: {rolled}"
        return result

    def event(self, number: int, side: str, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        """The event of a card happens for a side, whoever is phasing, and the card is put away."""
        self.move(number, "in play")
        card = self.game.card(number)

        def happen() -> None:
            with self.game.during(side=side, cause=number):
                events.happens(self.game, card, side)
                cardplay.put_away(self.game, card, side, happened=True)

        self.run(happen, answers, rolls)

    def play(self, number: int, side: str, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        """A card from the hand, played whole: the first answer says what for."""
        self.move(number, f"hand of {side}")
        self.phasing(side)
        self.run(lambda: cardplay.play(self.game, side, number), answers, rolls)

    def play_china(self, side: str) -> None:
        """The China Card, from where it lies."""
        self.phasing(side)
        cardplay.play(self.game, side, CHINA)

    def act(self, side: str, answers: Iterable[Option] = (), rolls: Iterable[int] = ()) -> None:
        """An action round of a side: the first answer says which card."""
        self.run(lambda: rounds.act(self.game, side), answers, rolls)

    def lapse(self) -> None:
        """What lasts until the end of the turn is over."""
        self.run(lambda: turn.lapse(self.game))

    def playable(self, number: int, side: str) -> bool:
        before = self.zone_of(number)
        self.move(number, "in play")
        reason = events.why_not(self.game, self.game.card(number), side)
        self.move(number, before)
        return reason is None

    def targets(self, side: str, kind: str) -> set[str]:
        """Where a side may coup, realign or place influence now."""
        from daedalus.games.twilight import coup, influence, realign

        found = {"coup": coup.targets, "realignment": realign.targets, "influence": influence.reach}[kind]
        return {c.name for c in found(self.game, side)}

    # -- what happened ----------------------------------------------------------------------------

    def asked(self) -> list[tuple[str, str]]:
        """The decisions of the last run that were really asked: (side, what in words)."""
        return [(e[1], self.say(e[2])) for e in self.journal if e[0] == CHOICE]

    def revealed(self) -> list[tuple[str, str]]:
        """What the last run has shown, in words, and to whom."""
        return [(self.say(e[1]), e[2]) for e in self.journal if e[0] == REVEAL]
