"""A board of Twilight Struggle to set up by hand: tests read like examples from the rulebook.

table("Turkey", us=2)
table.answers("Turkey", "Turkey")
table.operations("ussr", 3, "influence")
assert table("Turkey") == (2, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from daedalus.core.decision import GameOver, Option
from daedalus.core.game import Game
from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL
from daedalus.core.messages import Said
from daedalus.games.twilight import influence, operations, scoring
from daedalus.games.twilight.board import US, USSR, Country
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import HANDS, NOBODY, TABLES, Twilight
from daedalus.kit.deck import move_card

NUMBERS = {card.title: card.number for card in GAME.cards.library.cards.values()}


def rule(*numbers: str) -> Callable[[Any], Any]:
    """Cites the numbered rules that a test proves; `daedalus rules --coverage` reads these."""
    return pytest.mark.rule(*numbers)


class Table:
    """A game on an empty map in turn 1, DEFCON 5, all cards in the draw pile, The China Card before the USSR.

    Answers to decisions are given in advance, in order; a decision that nobody has answered fails the test and says
    what was asked. `asked` keeps the options of every question.
    """

    def __init__(self, scenario: str = "standard-optional", seed: int = 1, *, turn: int = 1, **more: Any) -> None:
        data = {**GAME.scenarios.load(scenario).data, **more}
        game = GAME.new_game(GAME.scenarios.make("table", "tests", data), seed)
        assert isinstance(game, Twilight)
        self.game = game
        self.asked: list[tuple[str, tuple[Option, ...]]] = []
        self._answers: list[Option] = []
        game.policies = {US: self._answer, USSR: self._answer}
        for c in game.countries:
            for slot in c.slots.values():
                game.values[slot] = 0
        self.put("turn", turn)
        for card in [n for n in game.get("draw pile") if game.card(n).goes == "opponent face down"]:
            move_card(game, card, TABLES[USSR], "3.1")
            game.set_mark(game.card(card).mark, -1, card, "9.1")
        game.forget()
        game.journal.clear()

    def _answer(self, game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        self.asked.append((said.key, tuple(options)))
        assert self._answers, f"{side} is asked {said.key} {said.args}: {options}"
        return self._answers.pop(0)

    # -- setting up and reading -----------------------------------------------------------------

    def __call__(self, name: str, us: int | None = None, ussr: int | None = None) -> tuple[int, int]:
        """Influence in a country: set where it is given, and read."""
        c = self.at(name)
        for side, n in ((US, us), (USSR, ussr)):
            if n is not None:
                self.game.values[c.slots[side]] = n
        self.game.forget()
        return c.influence(US), c.influence(USSR)

    def at(self, name: str) -> Country:
        return self.game.at[name]

    def get(self, name: str) -> Any:
        field = self.game.schema.globals[name]
        value = self.game.get(name)
        return field.show(value) if field.kind == "choice" else value

    def put(self, name: str, value: Any) -> None:
        field = self.game.schema.globals[name]
        self.game.values[self.game.schema.slot[name]] = field.read(value) if field.kind == "choice" else value
        self.game.forget()

    def phasing(self, side: str) -> None:
        self.game.values[self.game.schema.slot["phasing"]] = NOBODY.index(side)

    def controls(self, side: str, *names: str) -> None:
        """The least influence that controls each of these countries."""
        for name in names:
            self(name, **{side: influence.to_control(self.at(name), side)})

    def hand(self, side: str, *titles: str) -> None:
        """Exactly these cards in a hand."""
        for n in self.game.hand(side):
            move_card(self.game, n, "draw pile", "test")
        for title in titles:
            move_card(self.game, NUMBERS[title], HANDS[side], "test")

    def titles(self, zone: str) -> list[str]:
        return [self.game.card(n).title for n in self.game.get(zone)]

    def where(self, title: str) -> str:
        """The zone in which a card lies."""
        return next(zone for zone in self.game.zones if NUMBERS[title] in self.game.get(zone))

    def answers(self, *answers: Option) -> None:
        """What is answered to the next questions; a title stands for its card."""
        self._answers += [NUMBERS.get(a, a) if isinstance(a, str) else a for a in answers]

    def rolls(self, *dice: int) -> None:
        self.game.script = [*[1] * self.game.rolled, *dice]

    def mark(self, title: str, side: str = "") -> None:
        """A lasting event in effect, as if a side had played it."""
        from daedalus.kit.events import happens

        self.phasing(side or US)
        happens(self.game, self.game.card(NUMBERS[title]), side or US)

    # -- acting ---------------------------------------------------------------------------------

    def ends(self, action: Callable[[], Any]) -> tuple[str, str]:
        """Who wins by the action, and the rule that says so."""
        with pytest.raises(GameOver):
            action()
        return self.game.winning_side, str(next(e[4] for e in reversed(self.game.journal) if e[0] == CHANGE))

    def step(self, times: int = 1) -> None:
        for _ in range(times):
            GAME.step(self.game)
        assert not self._answers, f"never asked for: {self._answers}"

    def round(self, side: str, *answers: Option, number: int = 1) -> None:
        """The action round of a side, with these answers."""
        self.put("phase", "action")
        self.put("round", number)
        self.put("side to act", side)
        self.answers(*answers)
        self.step()

    def operations(self, side: str, ops: int, kind: str, **about: Any) -> None:
        """So many operations of a card of no consequence."""
        self.phasing(side)
        card = self.game.card(NUMBERS["Nuclear Test Ban"])
        operations.conduct(self.game, side, card, ops, kinds=(kind,), **about)
        assert not self._answers, f"never asked for: {self._answers}"

    def score(self, region: str) -> int:
        """Points that a scoring card brings, positive for the US."""
        before = self.game.get("vp")
        scoring.score(self.game, region)
        return int(self.game.get("vp") - before)

    def told(self, kind: int = NOTE) -> list[str]:
        return [entry[1].key for entry in self.game.journal if entry[0] == kind]

    def dice(self) -> list[tuple[str, int]]:
        return [(entry[2].key, entry[1]) for entry in self.game.journal if entry[0] == ROLL]

    def choices(self) -> Iterable[Any]:
        return [entry[3] for entry in self.game.journal if entry[0] == CHOICE]

    def revealed(self) -> list[str]:
        return [entry[1].key for entry in self.game.journal if entry[0] == REVEAL]
