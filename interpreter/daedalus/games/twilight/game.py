"""A game of Twilight Struggle: the generic game with countries, and the readers that procedures share."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.compiled import mypyc_attr
from daedalus.core.game import Checkpoint
from daedalus.core.messages import Said
from daedalus.games.twilight.board import US, USSR, Country, other
from daedalus.games.twilight.cites import CITES
from daedalus.games.twilight.decisions import CATALOGUE
from daedalus.games.twilight.tables import Tables
from daedalus.kit.board import Board
from daedalus.kit.deck import DISCARD, move_card
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card, Library

SCORING, WAR, NO_HEADLINE, HEADLINES_FIRST = "scoring", "war", "no headline", "headlines first"  # words of headers
TO_OPPONENT_FACE_DOWN, TO_OPPONENTS_HAND, TO_TABLE = "opponent face down", "opponent's hand", "table"  # destinations
DESTINATIONS = (TO_OPPONENT_FACE_DOWN, TO_OPPONENTS_HAND, TO_TABLE)
TABLE, TO_COME, FACE_DOWN = "table", "cards to come", "face down"
TABLES = {US: "table of us", USSR: "table of ussr"}
HANDS = {US: "hand of us", USSR: "hand of ussr"}
HEADLINES = {US: "headline of us", USSR: "headline of ussr"}
NOBODY = ("", US, USSR)  # the choices of `phasing`
SETUP, DEALT, HEADLINE, ACTION, END_OF_TURN = range(5)  # the choices of `phase`


@mypyc_attr(allow_interpreted_subclasses=True)
class Twilight(CardGame):
    """State, journal and decisions of one game; procedures are functions of it, one module a chapter."""

    catalogue = CATALOGUE
    cites = CITES
    playable_point = "event-may-be-played"
    happening_moment = "event-happens"
    piles = (
        DISCARD,
        "removed cards",
        *TABLES.values(),
        *HEADLINES.values(),
        TABLE,
        TO_COME,
        "lapsing box",
        "draw pile",
    )
    countries: list[Country]
    at: dict[str, Country]
    options: frozenset[str]  # the variants and optional rules of the scenario

    def __init__(self, board: Board, library: Library, seed: int) -> None:
        self.tables: Tables = board.tables
        self.options = frozenset()
        self.begun: dict[str, list[int]] | None = None  # influence when the round began; see `influence.reach`
        self.reached: dict[str, list[Country]] = {}  # how far operations of a side reach in this round
        self._phasing = board.schema.slot["phasing"]
        self._defcon = board.schema.slot["defcon"]
        super().__init__(board, library, seed)

    def attach(self) -> None:
        super().attach()
        self.countries = self.spaces
        self._within: dict[str, tuple[Country, ...]] = {}
        self.reached = {}

    def rollback(self, to: Checkpoint) -> None:
        super().rollback(to)
        self.begun, self.reached = None, {}

    # -- readers ------------------------------------------------------------------------------------

    def other(self, side: str) -> str:
        return other(side)

    @property
    def phasing(self) -> str:
        """4.2: the side whose card is being resolved; while nobody plays, the side at work."""
        return NOBODY[self.values[self._phasing]] or self.context.side

    def at_work(self) -> str:
        return self.phasing or USSR

    @property
    def defcon(self) -> int:
        return int(self.values[self._defcon])

    @property
    def headline_phase(self) -> bool:
        return bool(self.get("phase") == HEADLINE)

    def lead(self, side: str) -> int:
        """By how many victory points a side leads; negative if it is behind."""
        vp: int = self.get("vp")
        return vp if side == US else -vp

    def choose_country(self, side: str, said: Said, countries: Sequence[Country], rule: str) -> Country:
        country: Country = self.choose_space(side, said, countries, rule)
        return country

    def within(self, region: str) -> tuple[Country, ...]:
        """The countries of a region or a part of one (2.1.1, 2.1.2)."""
        found = self._within.get(region)
        if found is None:
            found = self._within[region] = tuple(c for c in self.countries if region in c.regions)
        return found

    # -- cards --------------------------------------------------------------------------------------

    def is_scoring(self, card: Card) -> bool:
        return SCORING in card.symbols

    def scoring_in(self, side: str) -> list[int]:
        """The scoring cards of a hand."""
        cards = self.library.cards
        return [n for n in sorted(self.hand(side)) if SCORING in cards[n].symbols]

    def sends(self, card: Card, side: str, *, happened: bool) -> bool:
        """No card waits in a box until the turn ends, and some go to the other side or to the table."""
        from daedalus.games.twilight.cardplay import put_away  # whose procedures are written on this

        put_away(self, card, side, happened=happened)
        return True

    def end_mark(self, name: str, rule: str, place: int | None = None) -> bool:
        """A card that lies on the table for its effect is discarded when that ends."""
        cards = [m.card for m in self.marks if m.name == name and (place is None or m.place == place)]
        ended = super().end_mark(name, rule, place)
        for card in cards if ended else ():
            if card in self.get(TABLE):
                move_card(self, card, DISCARD, rule)
        return ended

    def shown(self, side: str, slot: int) -> bool:
        from daedalus.games.twilight.view import shown

        return shown(self, side, self.schema.fields[slot].name)
