"""How Twilight Struggle shows itself: tracks, countries with who controls them, how the regions stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.messages import Said
from daedalus.games.twilight import civil_war, military, picture, scoring, space
from daedalus.games.twilight import showlines as shown
from daedalus.games.twilight.board import REGIONS, US, USSR
from daedalus.games.twilight.forecast import FORECASTS
from daedalus.games.twilight.game import FACE_DOWN, TABLE, TABLES, TO_COME
from daedalus.games.twilight.loglines import FINAL_SCORING, HEADLINES, OPERATIONS_BEGIN, ROUND_BEGINS
from daedalus.kit.picture import Group, Row, Sign
from daedalus.kit.show import EVERYBODY, Show

HEADINGS = (HEADLINES, ROUND_BEGINS, FINAL_SCORING)
# Changes that a reader of the log learns better from the notes, or need not know, besides those of any game.
BOOKKEEPING = frozenset(
    {
        "phase",
        "round",
        "side to act",
        "phasing",
        "round over",
        "use of card",
        "defcon moves",
        "headline of us",
        "headline of ussr",
        "us space cards",
        "ussr space cards",
        TO_COME,
        FACE_DOWN,
    }
)


class TwilightShow(Show):
    """The game of influence in the countries of the world."""

    space, spaces = "country", "countries"
    zones = (*TABLES.values(), TABLE, FACE_DOWN, *Show.zones)
    leads = {"vp": (US, USSR)}
    charted = ("vp", "defcon", "us military ops", "ussr military ops", "us space", "ussr space")

    # -- the log --------------------------------------------------------------------------------------

    def bookkeeping(self, g: Any) -> frozenset[str]:
        return super().bookkeeping(g) | BOOKKEEPING

    def heads(self, note: Said) -> bool:
        return note.message in HEADINGS or super().heads(note)

    def repeats(self, note: Said, play: Said) -> bool:
        side, _, way = play.values
        return (note.message is OPERATIONS_BEGIN and note.values[:2] == (side, way)) or super().repeats(note, play)

    # -- in one line ----------------------------------------------------------------------------------

    def status(self, g: Any) -> str:
        both = ", ".join(
            f"{name} {self.called.field('military operations')} {military.made(g, side)}, "
            f"{self.called.field('space')} {space.box(g, side)}"
            for side, name in self.sides.items()
        )
        war = "" if civil_war.is_over(g) else f", {self.called.field(civil_war.TRACK)} {g.get(civil_war.TRACK)}"
        return f"{self.lead(g)}, {self.track('defcon')} {g.defcon}, {both}{war}"

    def lead(self, g: Any) -> str:
        """The victory points, as they stand on the track."""
        return f"{self.track('vp')} {self.value(g.schema.globals['vp'], g.get('vp'))}"

    def standing(self, g: Any) -> str:
        return self.lead(g)

    def why_won(self, g: Any, rule: str) -> str:
        return super().why_won(g, rule) or self.lead(g)

    def won_by(self, g: Any, rule: str) -> Said | None:
        if rule == "8.1.3":
            return shown.NUCLEAR_WAR()
        if rule == "11.2":
            return shown.HELD_SCORING()
        if rule == "10.3.1" and abs(g.get("vp")) < g.tables["victory"]["vp"]:
            return shown.CONTROL_OF_EUROPE()
        return None

    # -- the board ------------------------------------------------------------------------------------

    def levels(self, g: Any, space: Any) -> str:
        """Who controls a country."""
        side = space.controller
        return self.sides[side] if side else ""

    def pieces(self, g: Any, space: Any, side: str = EVERYBODY) -> Iterator[str]:
        """The influence of both sides."""
        for whose, name in self.sides.items():
            if space.influence(whose):
                yield f"{name} {space.influence(whose)}"
        yield from (mark.name for mark in g.marks if mark.place == space.index)

    # -- the picture ----------------------------------------------------------------------------------

    legend = picture.LEGEND
    forecasts = FORECASTS

    def rows(self, g: Any, side: str) -> Iterator[Row]:
        yield from picture.rows(g)
        yield Row("", tuple(self.added_gauges(g)))
        yield self.hands_row(g)
        yield self.effects_row(g)

    def groups(self, g: Any, side: str) -> Iterator[Group]:
        return picture.groups(g, lambda c: (Sign(mark.name) for mark in g.marks if mark.place == c.index))

    # -- everything that follows from a position ------------------------------------------------------

    def figures(self, g: Any) -> dict[str, Any]:
        """With who controls each country, and how a scoring card would score each region (10.1)."""
        data = super().figures(g)
        for c in g.countries:
            data["spaces"][c.name] |= {"stability": c.stability, "controlled by": c.controller or None}
        data["regions"] = {region: self._region(g, region) for region in REGIONS}
        return data

    def _region(self, g: Any, region: str) -> dict[str, Any]:
        found = scoring.scores(g, region, by_card=True)
        return {side: {"stands": row.level, "points": row.points, "wins": row.wins} for side, row in found.items()}

    def spaces_text(self, g: Any, data: dict[str, Any]) -> Iterator[str]:
        """First the regions."""
        yield f"\n{self.say(g, shown.REGIONS())}"
        for region, about in data["regions"].items():
            rows = (self._stands(g, self.sides[side], row) for side, row in about.items())
            yield f"  {self.line(g, self.called.word(region), ', '.join(rows))}"
        yield from super().spaces_text(g, data)

    def _stands(self, g: Any, side: str, row: dict[str, Any]) -> str:
        stands = self.called.thing(row["stands"])
        if row["wins"]:
            return self.say(g, shown.WINS(side, stands))
        return f"{side} {stands} {row['points']}"
