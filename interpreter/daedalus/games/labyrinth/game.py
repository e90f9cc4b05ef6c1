"""A game of Labyrinth: the generic game with countries, cards and the readers that procedures share."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from itertools import compress
from operator import add
from typing import Any, Final, NamedTuple, Self

from daedalus.core.compiled import mypyc_attr
from daedalus.core.game import Checkpoint
from daedalus.core.messages import Said
from daedalus.games.labyrinth.board import BASE, EXPANSION, US, Board, Country
from daedalus.games.labyrinth.cites import CITES
from daedalus.games.labyrinth.decisions import CATALOGUE
from daedalus.kit.game import SETTLED, CardGame
from daedalus.kit.library import Card, Library
from daedalus.kit.telling import TellingGame

OUTSIDE_CALIPHATE: Final = "outside caliphate"  # the symbol on cards of 11.3.8.4


class Plot(NamedTuple):
    """A plot marker in a country (4.8.1): its number or wmd, and whether it lies face up or backlashed."""

    kind: str
    up: bool = False
    backlash: bool = False

    def __str__(self) -> str:
        return f"plot {self.kind}" + (" face up" if self.up else "") + (" backlashed" if self.backlash else "")


# What may bring victory when it changes (2.1); see `settle`.
DECIDES: Final = frozenset(
    {"kind", "governance", "prestige", "sleeper cells", "active cells", "marks", "caliphate capital"}
)

TRACK: Final = "victory track"
LEAD: Final = "lead of the hard countries"
GOOD_ALLIES: Final = "near good allies"
TO_BE_WON: Final = "something to be won"
PLAIN: Final = "plain cells"  # without marks that count as one

# What is kept until one of these changes; see `holding`.
DERIVED: dict[str, tuple[str, ...]] = {
    "sleeper cells": ("sleeper cells", "cells", "cells or cadre", PLAIN),
    "active cells": ("active cells", "cells", "cells or cadre", PLAIN),
    "posture": ("posture", LEAD),
    "marks": ("cells", "cells or cadre", "caliphate", TRACK, GOOD_ALLIES),
    "cadre": ("cadre", "cells or cadre"),
    "caliphate capital": ("caliphate", TRACK),
    "kind": ("kind", "caliphate", TRACK, LEAD, GOOD_ALLIES, TO_BE_WON),
    "governance": ("governance", "caliphate", TRACK, GOOD_ALLIES, TO_BE_WON),
    **{name: (name, "caliphate") for name in ("regime change", "civil war")},
    "alignment": ("alignment", TRACK, GOOD_ALLIES, TO_BE_WON),
}


def rules_of(board: Board) -> str:
    return EXPANSION if EXPANSION in board.rule_sets else BASE


@mypyc_attr(allow_interpreted_subclasses=True)
class Labyrinth(CardGame):
    """State, journal and decisions of one game; procedures are functions of it, one module a chapter."""

    catalogue = CATALOGUE
    cites = CITES
    adjacency = "adjacent"
    playable_point = "event-may-be-played"
    happening_moment = "event-happens"
    drawing_moment = "cards-drawn"
    discarding_moment = "card-discarded"
    closing_point = "open"
    decides = DECIDES
    derived = DERIVED
    piles = ("discard pile", "lapsing box", "first plot box", "removed cards", "draw pile")
    countries: list[Country]
    at: dict[str, Country]

    def __init__(self, board: Board, library: Library, seed: int) -> None:
        self.convergences: list[str] | None = None  # put off until all countries are polarized (11.1.8)
        self.tables = board.tables
        self.decks = 1  # how often the deck is played through in all (3.3)
        self.capital_slot = board.schema.slot["caliphate capital"]
        self.waiting_slot = board.schema.slot["later sets"]
        self._first_rules, self._last_rules = rules_of(board.before or board), rules_of(board)
        self._turns_back, self._goals = bool(board.turns_back), bool(board.goals)  # asked after every change
        super().__init__(board, library, seed)

    def attach(self) -> None:
        super().attach()
        self.countries = self.spaces

    def rollback(self, to: Checkpoint) -> None:
        super().rollback(to)
        self.convergences = None

    def mask(self, side: str, slot: int, value: Any) -> Any:
        from daedalus.games.labyrinth.view import mask

        return mask(self, side, slot, value)

    def redeal(self, side: str, seed: int, now: Sequence[Any]) -> None:
        """The US does not know the kinds of plots that are available or lie face down either."""
        from daedalus.games.labyrinth.view import redeal_plots

        super().redeal(side, seed, now)
        if side == US:
            redeal_plots(self, seed)

    def reshuffle(self) -> None:
        from daedalus.games.labyrinth.deck import reshuffle

        reshuffle(self)

    def as_if_played(self, card: Card, side: str) -> Self:
        """It is the first card of the side's phase."""
        twin = super().as_if_played(card, side)
        twin.values[self.schema.slot["side to act"]] = int(side == US)
        twin.values[self.schema.slot["cards played"]] = 1
        return twin

    # -- readers ------------------------------------------------------------------------------------

    @property
    def rules(self) -> dict[str, Any]:
        """Where rule sets differ: those of the board, in a campaign those of the decks in play."""
        first = self.board.before
        rules: dict[str, Any] = self.board.rules if first is None or not self.values[self.waiting_slot] else first.rules
        return rules

    @property
    def rule_set(self) -> str:
        """The rules in force: `base`, or `awakening` (section 11); in a campaign those of the decks in play."""
        return self._first_rules if self.values[self.waiting_slot] else self._last_rules

    @property
    def prestige(self) -> int:
        return int(self.get("prestige"))

    @property
    def funding(self) -> int:
        return int(self.get("funding"))

    def may_look_at_hand(self, side: str) -> bool:
        """12.2, 13.2: a bot may keep its pile closed."""
        return not getattr(self.automata.get(side), "closed", False)

    def stands_for(self, option: str | int) -> Any:
        """A country, also by a piece in it: `Iraq: active cell`."""
        return self.at.get(str(option).partition(": ")[0])

    @property
    def us_posture(self) -> int:
        return self.at["United States"].posture

    def choose_country(self, side: str, said: Said, countries: Sequence[Country], rule: str) -> Country:
        country: Country = self.choose_space(side, said, countries, rule)
        return country

    def with_cells(self) -> list[Country]:
        """Countries with a cell, or a mark that is one."""
        kept = self.kept("cells")
        found: list[Country] | None = kept.get("cells")
        if found is None:
            there = map(add, self.column("sleeper cells"), self.column("active cells"))
            found = list(compress(self.countries, there))
            if self.answered("cells"):
                found = [c for c in self.countries if self.ask("cells", c.sleeper_cells + c.active_cells, c) > 0]
            kept["cells"] = found
        return found

    def with_plain_cells(self) -> list[Country]:
        """Countries with a cell that can travel, in the order of the board; marks that count as one do not."""
        found: list[Country] | None = self.known.get(PLAIN)
        if found is None:
            there = map(add, self.column("sleeper cells"), self.column("active cells"))
            found = self.known[PLAIN] = list(compress(self.countries, there))
        return found

    def with_cells_or_cadre(self) -> list[Country]:
        """Countries where the jihadist has someone, in the order of the board."""
        kept = self.kept("cells")
        found: list[Country] | None = kept.get("cells or cadre")
        if found is None:
            there = {*self.with_cells(), *self.holding("cadre")}
            found = list(compress(self.countries, map(there.__contains__, self.countries)))
            kept["cells or cadre"] = found
        return found

    # -- what an event in force closes ----------------------------------------------------------------

    def targets(self, countries: Sequence[Country]) -> Sequence[Country]:
        """Of these countries those that the event now looking may choose; outside an event, all of them."""
        if not self.context.targeting:
            return countries
        if self.answered("open"):
            countries = [c for c in countries if self.ask("open", True, c)]
        card = self.library.cards.get(self.cause)
        if self.values[self.capital_slot] and card is not None and OUTSIDE_CALIPHATE in card.symbols:
            from daedalus.games.labyrinth.caliphate import members

            within = members(self)
            countries = [c for c in countries if c not in within]  # 11.3.8.4
        return countries

    def settle(self) -> None:
        """After a change: what waited for it, effects that end, mats and caliphate, then victory (2.1: at once)."""
        if self.endings or self.news or self.watched or self.values[self.marks_slot] is not self.indexed:
            TellingGame.settle(self)
        if self._turns_back:
            _chapters().turn_back(self)
        if self.values[self.capital_slot]:
            _chapters().keep(self)
        if self.answered("wmd-replaces-plot"):
            from daedalus.games.labyrinth.solo.activities_wmd import replace_plots

            replace_plots(self)
        if SETTLED not in self.known and self.started and self.to_settle():
            _chapters().check(self)
        if self._goals:
            self.check_goals()

    @property
    def started(self) -> bool:
        """Whether the first turn has begun; before that nobody can win."""
        return bool(self.get("turn"))  # asked after every change

    def at_work(self) -> str:
        return self.side_to_act

    @property
    def side_to_act(self) -> str:
        return "us" if self.get("side to act") else "jihadist"


class _Chapters(NamedTuple):
    """What is done after a change: chapters that are written on the game above."""

    turn_back: Callable[[Labyrinth], None]
    keep: Callable[[Labyrinth], None]
    check: Callable[[Labyrinth], None]


@functools.cache
def _chapters() -> _Chapters:
    from daedalus.games.labyrinth import caliphate, mats, victory

    return _Chapters(mats.turn_back, caliphate.keep, victory.check)
