"""What those who try cards must know of a game's world: where a card is tried, which positions there are, what must
hold in them, what can be done to them and how one is written down.

All of it has an answer here that serves any game made with this kit. A game that knows its world better says so in a
subclass, and gets rarer positions, smaller ones to show, and more mistakes found.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from attrs import evolve, frozen

from daedalus.core.errors import BrokenFile, Trouble, trouble
from daedalus.core.schema import Schema
from daedalus.kit.editing import Editor
from daedalus.kit.exercises import LOOK, Exercise, look, some_events
from daedalus.kit.game import CardGame
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.kit.standing import is_over
from daedalus.kit.wandering import wander
from daedalus.language.typed import CardTree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.definition import Definition

Values = list[Any]  # a position: the values of all slots

FURTHEST = 24  # steps that a position by lot may be away from its scenario
EVENTS = 3  # other events that are tried while a lasting effect is in force


OF_CARDS = ("deck", "hands", "discards")  # keys of a scenario for single cards


@frozen
class Setting:
    """What a card is played with: the board, and the sets whose cards are in the deck."""

    board: str
    sets: tuple[str, ...]


@frozen
class Wrong:
    """What no position can have, and the rule that says so."""

    says: Trouble
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.says} ({self.rule})" if self.rule else str(self.says)


class Study:
    """The world of one game. Nothing here changes a game but what says so."""

    # What an event leaves behind without doing anything.
    silent: ClassVar[frozenset[str]] = CardGame.remembered | {"draws", "winner"}
    # What is worked out from the rest of a position and cannot be taken away from it.
    follows: ClassVar[frozenset[str]] = frozenset({"draws"})

    def __init__(self, game: Definition) -> None:
        self.game = game

    # -- where a card is tried ------------------------------------------------------------------------

    def settings(self, tree: CardTree, set_: str, cards: Library) -> list[Setting]:
        """Where a card of a set is tried; on the board and with the deck of the first scenario, and with itself."""
        usual = self.setting_of(self._scenarios[0])
        return [usual if set_ in usual.sets else evolve(usual, sets=(*usual.sets, set_))]

    def setting_of(self, scenario: Scenario) -> Setting:
        """Where a card of a scenario's own is tried."""
        return Setting(scenario.data.get("board", ""), tuple(scenario.sets))

    def start(self, setting: Setting, cards: Library) -> CardGame:
        """A game in the position that all others of a setting are compared with: after its set-up, the first step."""
        scenario = next((s for s in self._scenarios if self.setting_of(s).board == setting.board), self._scenarios[0])
        g = self.game.new_game(_with_deck(scenario, setting.sets), 0, cards=cards)
        wander(g, self.game.step, 1, 0)
        del g.journal[:], g.answers[:]
        g.taken = 0
        return g

    @cached_property
    def _scenarios(self) -> list[Scenario]:
        """Those that come with the game, as far as they can be read."""
        found, wrong = [], None
        for name in self.game.scenarios.known():
            try:
                found.append(self.game.open(name))
            except BrokenFile as error:
                wrong = error
        if not found:
            raise wrong or BrokenFile(
                trouble("trouble-the-game-has-no", "the game has no scenario"), where=str(self.game.scenarios_home)
            )
        return found

    # -- positions ------------------------------------------------------------------------------------

    def editor(self, g: CardGame, lot: random.Random) -> Editor:
        """What changes positions."""
        return Editor(g, lot)

    def position(self, edit: Editor) -> None:
        """Put the game into a legal position by lot: one that play by lot leads to."""
        g, lot = edit.g, edit.lot
        board = self.setting_of(g.scenario).board
        scenario = lot.choice([s for s in self._scenarios if self.setting_of(s).board == board] or [g.scenario])
        other = self.game.new_game(_with_deck(scenario, g.scenario.sets), lot.randrange(1_000_000), cards=g.library)
        wander(other, self.game.step, lot.randint(1, FURTHEST), lot.random())
        g.values[:] = other.values
        g.forget()

    def wrong(self, g: CardGame) -> list[Wrong]:
        """What no position of the game can have."""
        return [*conserved(g), *within_limits(g), *in_stock(g), *marks_known(g)]

    def is_over(self, g: CardGame) -> bool:
        """Whether a position is one in which the game has been won already: nothing is played there any more."""
        return bool(g.winner)

    def unsayable(self, g: CardGame) -> int:
        """How many things of a position no scenario can say, though a game may come to them."""
        return 0

    def snippet(self, g: CardGame, empty: Sequence[Any], setting: Setting) -> str:
        """A position as somebody can set it up: what is other than in the empty one, line by line."""
        lines = [f"scenario: {g.scenario.id}", f"sets: {', '.join(setting.sets)}"]
        for slot, (value, usual) in enumerate(zip(g.values, empty, strict=True)):
            if value != usual and g.schema.fields[slot].kind != "secret":
                lines.append(f"{g.schema.name_of(slot)}: {_shown(g, slot, value)}")
        return "\n".join(lines)

    # -- what is done and said --------------------------------------------------------------------------

    def exercises(self, g: CardGame, lot: random.Random, about: Iterable[Any]) -> Iterator[Exercise]:
        """What goes on in any game while a lasting effect is in force; `about` are the spaces that matter."""
        words, type_ = self.game.words, self.space_type(g)
        yield Exercise(LOOK, lambda g: look(g, words, type_, g.spaces))
        yield Exercise(trouble("exercise-step", "a step of the game"), self.game.step)
        yield from some_events(g, lot, EVENTS)

    def space_type(self, g: CardGame) -> str:
        """How the language calls the type of spaces."""
        names = self.game.words.names
        return next((names[space][0] for space in g.schema.spaces if space in names), "")

    def player(self, side: str) -> str:
        """A side in a sentence."""
        return self.game.sides.get(side, side)


# -- what holds in any game -------------------------------------------------------------------------------


def total_cards(g: CardGame) -> list[int]:
    """All cards of the game, wherever they lie."""
    return sorted(n for zone in g.zones for n in g.get(zone))


def conserved(g: CardGame, deck: Sequence[int] | None = None) -> Iterator[Wrong]:
    """Every card of the deck is in one zone; `deck` are its cards in order, if they are not all of the library."""
    if total_cards(g) != (sorted(g.library.cards) if deck is None else list(deck)):
        yield Wrong(
            trouble("wrong-cards", "cards are not conserved over pile, hands, discards, boxes and removed cards")
        )


def in_stock(g: CardGame) -> list[Wrong]:
    """New markers of which there are more than there are."""
    counts = {marker: sum(g.column(marker.plural)) for marker in g.board.added.markers}
    return [
        Wrong(trouble("wrong-stock", "{n} {name}, of {most}", n=n, name=marker.plural, most=marker.most))
        for marker, n in counts.items()
        if n > marker.most
    ]


def within_limits(g: CardGame) -> Iterator[Wrong]:
    """Every value is one that the schema allows."""
    for slot, (least, most) in _limits(g.schema):
        if not least <= g.values[slot] <= most:
            yield Wrong(_outside(g, slot, least, most))


def _outside(g: CardGame, slot: int, least: int, most: int) -> Trouble:
    schema, value = g.schema, g.values[slot]
    field, space = schema.fields[slot].name, schema.space_of[slot]
    if space < 0:
        return trouble(
            "wrong-value", "{field} is {n}, outside {least} to {most}", field=field, n=value, least=least, most=most
        )
    return trouble(
        "wrong-value-there",
        "{space}: {field} is {n}, outside {least} to {most}",
        space=schema.spaces[space],
        field=field,
        n=value,
        least=least,
        most=most,
    )


def marks_known(g: CardGame) -> Iterator[Wrong]:
    """Every mark in force has its card, and its end has not come."""
    cards = g.library.cards
    for mark in g.marks:
        if mark.card not in cards and mark.card not in cards.others:
            unknown = "{mark} is in force, but its card {number} is unknown"
            yield Wrong(trouble("wrong-mark-unknown", unknown, mark=mark, number=str(mark.card)))
        elif is_over(g, mark):
            yield Wrong(trouble("wrong-mark-over", "{mark} is over, but still in force", mark=mark))


@functools.cache
def _limits(schema: Schema) -> list[tuple[int, tuple[int, int]]]:
    return [(slot, limit) for slot, limit in enumerate(schema.limits) if limit is not None]


def _with_deck(scenario: Scenario, sets: Iterable[str]) -> Scenario:
    """A scenario with all cards of other sets; those of its own stay out, for the card that is tried may be one, and so
    does what it says of single cards."""
    data = {key: value for key, value in scenario.data.items() if key not in OF_CARDS}
    return evolve(scenario, data={**data, "sets": list(sets)}, cards=())


def _shown(g: CardGame, slot: int, value: Any) -> str:
    name = g.schema.fields[slot].name
    if name in g.zones:
        return ", ".join(map(g.title, value)) or "nothing"
    if name == "marks":
        places = [f" in {g.spaces[mark.place].name}" if mark.place >= 0 else "" for mark in value]
        return ", ".join(f"{mark}{place}" for mark, place in zip(value, places, strict=True)) or "nothing"
    return g.schema.show(slot, value)
