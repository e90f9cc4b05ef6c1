"""The world of Labyrinth for those who try its cards: its boards and decks, its positions and what holds in them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from daedalus.games.labyrinth.board import BOARDS, USUAL
from daedalus.games.labyrinth.setup import new_game
from daedalus.games.labyrinth.study.editing import LabyrinthEditor
from daedalus.games.labyrinth.study.exercises import everyday
from daedalus.games.labyrinth.study.invariants import broken
from daedalus.games.labyrinth.study.positions import settle_map
from daedalus.games.labyrinth.study.snippet import COUNTS, FLAGS
from daedalus.games.labyrinth.study.snippet import scenario as written
from daedalus.games.labyrinth.victory import winner_now
from daedalus.kit.editing import Editor
from daedalus.kit.exercises import Exercise
from daedalus.kit.fitting import misfits
from daedalus.kit.game import CardGame
from daedalus.kit.library import Library
from daedalus.kit.scenario import Scenario
from daedalus.kit.study import Setting, Study, Wrong, marks_known
from daedalus.language.typed import CardTree

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition

WIDEST = "awakening"  # the board with everything
EMPTY: dict[str, Any] = {
    "name": "Empty",
    "game": "labyrinth",
    "year": 2001,
    "prestige": 7,
    "funding": 5,
    "us posture": "hard",
    "countries": {},
}
SIDES = {"us": "the US", "jihadist": "the jihadist"}


class LabyrinthStudy(Study):
    """All that is known of it there."""

    game: LabyrinthDefinition

    follows = frozenset(  # what `tidy` works out from the rest
        {"cells on track", "troops on track", "militia on track", "resolved plots", "removed plots", "draws", "phase"}
    )

    # -- where a card is tried --------------------------------------------------------------------------

    def settings(self, tree: CardTree, set_: str, cards: Library) -> list[Setting]:
        """A set of the project by itself and in the mixed deck; a card of another set with all cards there are, and on
        the small board too unless its set speaks of what is not there."""
        known = {card.set for card in cards.every.values()}
        mixed = tuple(name for name in BOARDS if name in known)
        if set_ in BOARDS:
            alone = Setting(BOARDS[set_], (set_,))
            return [alone, Setting(WIDEST, mixed)] if len(mixed) > 1 else [alone]
        boards = [*dict.fromkeys([*self.game.all_boards.own, WIDEST, USUAL])]
        trees = {id(card.tree): card.tree for card in cards.every.values() if card.set == set_} | {id(tree): tree}
        able = [name for name in boards if not any(self._lacks(name, one) for one in trees.values())]
        return [Setting(name, (*self._sets_for(name, mixed), set_)) for name in able or boards[:1]][:2]

    def _lacks(self, name: str, tree: CardTree) -> bool:
        return bool(misfits(tree, self.game.all_boards(name), self.game.words))

    def _sets_for(self, name: str, mixed: tuple[str, ...]) -> tuple[str, ...]:
        """The sets of the project that a board has everything for."""
        rule_sets = self.game.all_boards(name).rule_sets
        return tuple(set_ for set_ in mixed if set_ == USUAL or set_ in rule_sets)

    def setting_of(self, scenario: Scenario) -> Setting:
        return Setting(scenario.data.get("board", USUAL), tuple(scenario.sets))

    def start(self, setting: Setting, cards: Library) -> CardGame:
        """Nothing on the map, all cards in the draw pile."""
        middle = {name: (row["from"] + row["to"]) // 2 for name, row in self.game.tables["tracks"].items()}
        tracks = {name: middle[name] for name in ("prestige", "funding") if self.game.layers}
        data = {**EMPTY, **tracks, "board": setting.board, "sets": list(setting.sets)}
        return new_game(self.game, self.game.scenarios.make("empty", "study", data), 0, cards=cards)

    # -- positions --------------------------------------------------------------------------------------

    def editor(self, g: Any, lot: random.Random) -> LabyrinthEditor:
        return LabyrinthEditor(g, lot)

    def position(self, edit: Editor) -> None:
        assert isinstance(edit, LabyrinthEditor)
        settle_map(edit)

    def wrong(self, g: Any) -> list[Wrong]:
        return [*broken(g, sorted(g.library.cards)), *marks_known(g)]

    def is_over(self, g: Any) -> bool:
        return bool(winner_now(g))

    def unsayable(self, g: Any) -> int:
        """Pieces in untested countries (4.9.4)."""
        base, pieces = g.schema.base, (*COUNTS, *FLAGS, "plots")
        there = (c.index for c in g.countries if c.is_untested)
        return sum(any(g.values[base[name] + index] for name in pieces) for index in there)

    def snippet(self, g: Any, empty: Sequence[Any], setting: Setting) -> str:
        """A scenario that can be pasted into a file."""
        return written(g, empty, setting)

    # -- what is done and said --------------------------------------------------------------------------

    def exercises(self, g: Any, lot: random.Random, about: Iterable[Any]) -> Iterator[Exercise]:
        return everyday(g, lot, about, self.game.words)

    def player(self, side: str) -> str:
        return SIDES[side]
