"""How Labyrinth shows itself: its tracks and victory, its board, the headings of its log, and all its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daedalus.core.messages import Said
from daedalus.core.schema import Field
from daedalus.games.labyrinth import caliphate, picture, tracks, victory
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import HARD, IRAN
from daedalus.games.labyrinth.derived import OPS, derived, why_won
from daedalus.games.labyrinth.forecast import FORECASTS
from daedalus.kit.picture import Group, Row
from daedalus.kit.show import EVENT, EVERYBODY, Say, Show, upper

UNTESTED = "untested"
LEVELS = frozenset({"kind", "governance", "alignment", "posture"})
# Changes that a reader of the log learns better from the notes, or need not know, besides those of any game.
BOOKKEEPING = frozenset(
    {
        "cells on track",
        "first plot box",
        "first plot made",
        "militia on track",
        "extra cells on map",
        "available plots",
        "resolved plots",
        "revealed plots",
        "turned by plots",
        "troops sent",
        "wmd in civil wars",
        "cards played",
        "us holds",
    }
)


class LabyrinthShow(Show):
    """The game of countries, tracks and plots."""

    space = "country"
    tracks = ("us reserves", "jihadist reserves", "troops off map", "available plots", "resolved plots", "wmd box")
    phase_fields = ("phase", "side to act")
    charted = ("prestige", "funding", "troops on track", "cells on track")

    def course(self, g: Any) -> dict[str, int]:
        return {**super().course(g), **victory.counts(g)}

    # -- the log --------------------------------------------------------------------------------------

    def bookkeeping(self, g: Any) -> frozenset[str]:
        return super().bookkeeping(g) | BOOKKEEPING

    def phase(self, g: Any, values: Mapping[str, Any]) -> Said:
        """5.2: the phases, an action phase with its side."""
        phase, side = (g.schema.globals[name].choices[values[name]] for name in self.phase_fields)
        headings = {"setup": tell.SETUP(), "plots": tell.PLOTS(), "end of turn": tell.END_OF_TURN()}
        return headings.get(phase) or tell.ACTION_PHASE(side)

    def repeats(self, note: Said, play: Said) -> bool:
        side, _, way = play.values
        if way == EVENT:
            return super().repeats(note, play)
        return note.message is tell.OPERATION_BEGINS and note.values[:2] == (side, way)

    # -- in one line ----------------------------------------------------------------------------------

    def status(self, g: Any) -> str:
        posture, value = tracks.world_posture(g)
        part, field = self.called.part, self.called.field
        hard, soft = part("posture", "hard"), part("posture", "soft")
        return ", ".join(
            (
                f"{field('prestige')} {g.prestige} ({part('prestige', tracks.prestige_level(g))})",
                f"{field('funding')} {g.funding} ({part('funding', tracks.funding_level(g))})",
                f"{field('troops')} {g.get('troops on track')} ({part('troops', tracks.troop_level(g))})",
                f"{field('cells')} {g.get('cells on track')}",
                f"{self.sides['us']} {hard if g.us_posture == HARD else soft}",
                f"{field('world')} {hard if posture == HARD else soft} {value}",
                f"{field('GWOT penalty')} {tracks.gwot_penalty(g)}",
            )
        )

    def standing(self, g: Any) -> str:
        """The victory track."""
        return ", ".join(f"{self.called.field(name)} {value}" for name, value in victory.counts(g).items())

    def why_won(self, g: Any, rule: str) -> str:
        return why_won(g, rule)

    # -- the board ------------------------------------------------------------------------------------

    def above(self, g: Any, side: str = EVERYBODY, *, piles: bool = True) -> Iterator[str]:
        yield self.head(g)
        yield f"Victory: {self.standing(g)}"
        yield self.hands(g, side)
        seat = caliphate.capital(g)
        if seat is not None:
            yield _caliphate(seat.name, [c.name for c in caliphate.members(g)])
        yield from self.beside(g, side, piles=piles)

    def table(self, g: Any, side: str = EVERYBODY) -> Iterator[tuple[str, ...]]:
        """Countries of which there is anything to say."""
        untested = self.called.part("governance", UNTESTED)
        return (row for row in super().table(g, side) if row[1] != untested or row[2])

    def title(self, name: str) -> str:
        return upper(self.called.field(name, "WMD box" if name == "wmd box" else super().title(name)))

    def is_level(self, field: Field) -> bool:
        return field.name in LEVELS

    def levels(self, g: Any, space: Any) -> str:
        """Governance and alignment of a Muslim country, posture of another."""
        if space.kind == IRAN:
            return self.called.part("kind", "special")
        names = ("governance", "alignment") if space.is_muslim else ("posture",)
        if space.is_untested:
            return self.called.part("governance", UNTESTED)
        return " ".join(self.value(g.schema.attributes[n], g.values[g.schema.base[n] + space.index]) for n in names)

    # -- the picture ----------------------------------------------------------------------------------

    legend = picture.LEGEND
    forecasts = FORECASTS

    def rows(self, g: Any, side: str) -> Iterator[Row]:
        yield from picture.rows(g, lambda name: self.seen(g, side, g.schema.slot[name]))
        yield Row("", tuple(self.added_gauges(g)))
        yield self.hands_row(g)
        yield self.effects_row(g)

    def groups(self, g: Any, side: str) -> Iterator[Group]:
        return picture.groups(g, lambda c: self.signs(g, c, side))

    def tone(self, name: str) -> str:
        return picture.PIECES.get(name, "")

    # -- everything that follows from a position ------------------------------------------------------

    def figures(self, g: Any) -> dict[str, Any]:
        return derived(g)

    def figures_text(self, g: Any, data: dict[str, Any], say: Say) -> Iterator[str]:
        """The sections, in the order of the rulebook."""
        yield from self._tracks(data)
        yield from map(upper, self.added(g))
        yield from self._victory(data["victory"])
        yield from (f"  {goal}" for goal in self.goals(g))
        yield "\nCountries"
        for c in g.countries:
            yield from self.space_text(g, data, c)
        yield from self.lasting_text(data["lasting"])
        yield "\nEvents, if played as the first card of a phase"
        yield from self.events_text(data["events"], say)

    def space_text(self, g: Any, data: dict[str, Any], space: Any) -> Iterator[str]:
        yield f"  {self.called.space(space.name)}: {self.state(g, space)}"
        yield from self._country(data["countries"][space.name])

    def side_text(self, g: Any, data: dict[str, Any], side: str, say: Say) -> Iterator[str]:
        """2.1: how near it is to winning; then its cards."""
        yield from self._conditions([row for row in data["victory"]["conditions"] if row["side"] == side])
        yield f"  reserves {data['tracks']['reserves'][side]}, next deal {data['hands'][side]['dealt']}"
        yield from super().side_text(g, data, side, say)

    def _tracks(self, data: dict[str, Any]) -> Iterator[str]:
        tracks, world = data["tracks"], data["world"]
        prestige, cells = tracks["prestige"], tracks["cells on track"]
        yield f"\nPrestige {prestige['value']}: {prestige['level']}, War of Ideas {prestige['war of ideas']:+}"
        yield f"Funding {tracks['funding']['value']}: {tracks['funding']['level']}"
        yield f"Troops on track {tracks['troops on track']['value']}: {tracks['troops on track']['level']}"
        yield f"Cells on track {cells['value']}, recruitable {cells['recruitable']}"
        yield "Reserves: " + ", ".join(f"{self.sides[side]} {n}" for side, n in tracks["reserves"].items())
        yield f"Available plots: {', '.join(tracks['available plots']) or 'none'}; WMD in the box: {tracks['wmd box']}"
        later = f", to come: {', '.join(tracks['later sets'])}" if tracks["later sets"] else ""
        yield f"Decks left: {tracks['decks left']}{later}"
        yield from _section_11(tracks, data["caliphate"])
        posture = f"{world['world posture']} {world['world posture value']}"
        yield f"US {world['us posture']}, world {posture}, GWOT penalty {world['gwot penalty']}"
        held = (f"{self.sides[side]} {hand['held']}, next deal {hand['dealt']}" for side, hand in data["hands"].items())
        yield f"Hands: {'; '.join(held)}"

    def _victory(self, victory: dict[str, Any]) -> Iterator[str]:
        yield "\nVictory"
        yield from self._conditions(victory["conditions"])

    def _conditions(self, rows: list[dict[str, Any]]) -> Iterator[str]:
        for row in rows:
            also = f", and {row['and']}: {'yes' if row['and holds'] else 'no'}" if "and" in row else ""
            goal = f"{row['now']} of {row['needed']}" if row["needed"] else f"({row['now']} left)"
            yield f"  {self.sides[row['side']]}: {row['condition']} {goal}{also}{' (met)' if row['met'] else ''}"

    def _country(self, about: dict[str, Any]) -> Iterator[str]:
        figures = []
        if about["resources"]:
            figures.append(f"resources {about['resources']}")
        parts = about["war of ideas"]["parts"]
        if parts:
            shown = ", ".join(f"{part} {value:+}" for part, value in parts.items())
            figures.append(f"War of Ideas {about['war of ideas']['modifier']:+} ({shown})")
        if about["jihad modifier"]:
            figures.append(f"jihad {about['jihad modifier']:+}")
        if about["disrupt losses"]:
            figures.append(f"disrupt hits {about['disrupt losses']}")
        if figures:
            yield f"    {'; '.join(figures)}"
        yield f"    adjacent: {', '.join(about['adjacent']) or 'none'}"
        for side, by_ops in about["operations"].items():
            legal = list(_by_value(by_ops))
            if legal:
                yield f"    {self.sides[side]}: {', '.join(legal)}"


def _caliphate(capital: str, countries: list[str]) -> str:
    return f"Caliphate: {', '.join([f'{capital} (capital)', *(name for name in countries if name != capital)])}"


def _section_11(tracks: dict[str, Any], caliphate: dict[str, Any]) -> Iterator[str]:
    """What only The Awakening has, where there is any of it."""
    if tracks["cells on track"]["extra"]:
        yield f"Extra cells: {tracks['cells on track']['extra']}"
    if tracks["militia on map"]:
        yield f"Militia on track {tracks['militia on track']}"
    if tracks["troops off map"]:
        yield f"Troops off map {tracks['troops off map']}"
    if tracks["resolved plots"]:
        yield f"Resolved plots: {', '.join(tracks['resolved plots'])}"
    if caliphate["capital"]:
        yield _caliphate(caliphate["capital"], caliphate["countries"])


def _by_value(by_ops: dict[str, list[str]]) -> Iterator[str]:
    """Each operation once, with the smallest card for it: `disrupt 2+`."""
    names = dict.fromkeys(name for n in OPS for name in by_ops[str(n)])
    for name in names:
        values = [n for n in OPS if name in by_ops[str(n)]]
        rising = values == list(range(values[0], OPS[-1] + 1))
        yield name if values == list(OPS) else f"{name} {values[0]}+" if rising else f"{name} {values}"
