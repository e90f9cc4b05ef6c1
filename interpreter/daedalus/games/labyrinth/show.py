"""How Labyrinth shows itself: its tracks and victory, its board, the headings of its log, and all its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daedalus.core.messages import Said
from daedalus.core.schema import Field
from daedalus.games.labyrinth import caliphate, picture, tracks, victory
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import showlines as shown
from daedalus.games.labyrinth.board import HARD, IRAN
from daedalus.games.labyrinth.derived import OPS, decided, derived
from daedalus.games.labyrinth.forecast import FORECASTS
from daedalus.kit.picture import Group, Row
from daedalus.kit.show import EVENT, EVERYBODY, Show, upper
from daedalus.kit.showlines import HANDS, NONE

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

    space, spaces = "country", "countries"
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
        part, field = self.called.part, self.called.field
        return ", ".join(
            (
                f"{field('prestige')} {g.prestige} ({part('prestige', tracks.prestige_level(g))})",
                f"{field('funding')} {g.funding} ({part('funding', tracks.funding_level(g))})",
                f"{field('troops')} {g.get('troops on track')} ({part('troops', tracks.troop_level(g))})",
                f"{field('cells')} {g.get('cells on track')}",
                self.postures(g),
            )
        )

    def postures(self, g: Any) -> str:
        """4.7.2: that of the US, that of the world, and the penalty."""
        posture, value = tracks.world_posture(g)
        hard, soft = self.called.part("posture", "hard"), self.called.part("posture", "soft")
        ours, theirs = (hard if one == HARD else soft for one in (g.us_posture, posture))
        world, penalty = self.called.field("world"), self.called.field("GWOT penalty")
        return f"{self.sides['us']} {ours}, {world} {theirs} {value}, {penalty} {tracks.gwot_penalty(g)}"

    def standing(self, g: Any) -> str:
        """The victory track."""
        return ", ".join(f"{self.called.field(name)} {value}" for name, value in victory.counts(g).items())

    def won_by(self, g: Any, rule: str) -> Said:
        """What has decided a game that is over."""
        if rule == "2.3":
            n = victory.counts(g)
            return shown.WON_BY_COUNT(n["good resources"], n["islamist resources"])
        way = decided(g)
        if way is None:
            return shown.WON_BY_WMD()
        if not way["needed"]:
            return shown.WON_NO_CELLS()
        what = self.called.field(way["condition"])
        if "and" in way:
            return shown.WON_ALSO(way["now"], what, self.say(g, way["and"]))
        return shown.WON(way["now"], what)

    # -- the board ------------------------------------------------------------------------------------

    def above(self, g: Any, side: str = EVERYBODY, *, piles: bool = True) -> Iterator[str]:
        yield self.head(g)
        yield self.line(g, self.say(g, shown.VICTORY()), self.standing(g))
        yield self.hands(g, side)
        seat = caliphate.capital(g)
        if seat is not None:
            yield self._caliphate(g, seat.name, [c.name for c in caliphate.members(g)])
        yield from self.beside(g, side, piles=piles)

    def table(self, g: Any, side: str = EVERYBODY) -> Iterator[tuple[str, ...]]:
        """Countries of which there is anything to say."""
        untested = self.called.part("governance", UNTESTED)
        return (row for row in super().table(g, side) if row[1] != untested or row[2])

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

    def figures_text(self, g: Any, data: dict[str, Any]) -> Iterator[str]:
        """The sections, in the order of the rulebook."""
        yield from self._tracks(g, data)
        yield from map(upper, self.added(g))
        yield f"\n{self.say(g, shown.VICTORY())}"
        yield from self._goals(g, data["victory"]["conditions"])
        yield from (f"  {goal}" for goal in self.goals(g))
        yield from self.spaces_text(g, data)
        yield from self.lasting_text(g, data["lasting"])
        yield f"\n{self.say(g, shown.EVENTS_FIRST())}"
        yield from self.events_text(g, data["events"])

    def space_text(self, g: Any, data: dict[str, Any], space: Any) -> Iterator[str]:
        yield f"  {self.line(g, self.called.space(space.name), self.state(g, space))}"
        yield from self._country(g, data["countries"][space.name])

    def side_text(self, g: Any, data: dict[str, Any], side: str) -> Iterator[str]:
        """2.1: how near it is to winning; then its cards."""
        yield from self._goals(g, [row for row in data["victory"]["conditions"] if row["side"] == side])
        reserves, dealt = data["tracks"]["reserves"][side], data["hands"][side]["dealt"]
        yield f"  {self.say(g, shown.RESERVES_AND_DEAL(reserves, dealt))}"
        yield from super().side_text(g, data, side)

    def _tracks(self, g: Any, data: dict[str, Any]) -> Iterator[str]:
        """4.7: each track with its level, and what it means."""
        tracks, say, part = data["tracks"], self.say, self.called.part
        prestige, cells, level = tracks["prestige"], tracks["cells on track"], tracks["prestige"]["level"]
        signed, high = f"{prestige['war of ideas']:+}", part("prestige", level)
        yield "\n" + say(g, shown.PRESTIGE(self.title("prestige"), prestige["value"], high, signed))
        for name, levels in (("funding", "funding"), ("troops on track", "troops")):
            track = f"{self.title(name)} {tracks[name]['value']}"
            yield self.line(g, track, part(levels, tracks[name]["level"]))
        yield say(g, shown.CELLS(self.title("cells on track"), cells["value"], cells["recruitable"]))
        reserves = ", ".join(f"{self.sides[side]} {n}" for side, n in tracks["reserves"].items())
        yield self.line(g, say(g, shown.RESERVES()), reserves)
        plots = self.line(g, self.title("available plots"), self._plots(g, "available plots"))
        yield f"{plots}; {self.line(g, self.track('wmd box'), str(tracks['wmd box']))}"
        decks = self.line(g, self.title("decks left"), str(tracks["decks left"]))
        later = ", ".join(map(self.called.set, tracks["later sets"]))
        yield f"{decks}; {self.line(g, self.track('later sets'), later)}" if later else decks
        yield from self._section_11(g, tracks, data["caliphate"])
        yield upper(self.postures(g))
        hands = data["hands"].items()
        held = (say(g, shown.HELD(self.sides[side], hand["held"], hand["dealt"])) for side, hand in hands)
        yield self.line(g, say(g, HANDS()), "; ".join(held))

    def _plots(self, g: Any, name: str) -> str:
        return ", ".join(self.called.item(name, plot) for plot in g.get(name)) or self.say(g, NONE())

    def _section_11(self, g: Any, tracks: dict[str, Any], caliphate: dict[str, Any]) -> Iterator[str]:
        """What only The Awakening has, where there is any of it."""
        if tracks["cells on track"]["extra"]:
            yield f"{self.title('extra cells on map')} {tracks['cells on track']['extra']}"
        if tracks["militia on map"]:
            yield f"{self.title('militia on track')} {tracks['militia on track']}"
        if tracks["troops off map"]:
            yield f"{self.title('troops off map')} {tracks['troops off map']}"
        if tracks["resolved plots"]:
            yield self.line(g, self.title("resolved plots"), self._plots(g, "resolved plots"))
        if caliphate["capital"]:
            yield self._caliphate(g, caliphate["capital"], caliphate["countries"])

    def _caliphate(self, g: Any, capital: str, countries: list[str]) -> str:
        first = self.say(g, shown.CALIPHATE(self.called.space(capital)))
        others = (self.called.space(name) for name in countries if name != capital)
        return self.line(g, upper(self.called.word("caliphate")), ", ".join([first, *others]))

    def _goals(self, g: Any, rows: list[dict[str, Any]]) -> Iterator[str]:
        """2.1: the ways to win."""
        for row in rows:
            side, now, needed = self.sides[row["side"]], row["now"], row["needed"]
            known = shown.GOAL(side, self.called.field(row["condition"]), now, needed)
            goal = self.say(g, known if needed else shown.NO_CELLS_GOAL(side, now))
            if "and" in row:
                holds = self.called.thing("yes" if row["and holds"] else "no")
                goal = self.say(g, shown.GOAL_ALSO(goal, self.say(g, row["and"]), holds))
            yield f"  {self.say(g, shown.GOAL_MET(goal)) if row['met'] else goal}"

    def _country(self, g: Any, about: dict[str, Any]) -> Iterator[str]:
        figures = []
        if about["resources"]:
            figures.append(shown.RESOURCES(about["resources"]))
        ideas = about["war of ideas"]
        if ideas["parts"]:
            parts = ", ".join(f"{self.called.word(part)} {value:+}" for part, value in ideas["parts"].items())
            figures.append(shown.WAR_OF_IDEAS(f"{ideas['modifier']:+}", parts))
        if about["jihad modifier"]:
            figures.append(shown.JIHAD(f"{about['jihad modifier']:+}"))
        if about["disrupt losses"]:
            figures.append(shown.DISRUPT(about["disrupt losses"]))
        if figures:
            yield f"    {'; '.join(self.say(g, figure) for figure in figures)}"
        yield self.near_text(g, sorted(about["adjacent"], key=self.called.space))
        for side, by_ops in about["operations"].items():
            legal = ", ".join(f"{self.called.thing(name)}{with_ops}" for name, with_ops in _by_value(by_ops))
            if legal:
                yield f"    {self.line(g, self.sides[side], legal)}"


def _by_value(by_ops: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Each operation once, with the smallest card for it: `disrupt 2+`."""
    names = dict.fromkeys(name for n in OPS for name in by_ops[str(n)])
    for name in names:
        values = [n for n in OPS if name in by_ops[str(n)]]
        rising = values == list(range(values[0], OPS[-1] + 1))
        yield name, "" if values == list(OPS) else f" {values[0]}+" if rising else f" {values}"
