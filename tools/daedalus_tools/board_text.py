"""The board in a few lines of text, as a side may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.view import Hidden, seen
from daedalus.games.labyrinth import caliphate, tracks, victory
from daedalus.games.labyrinth.board import HARD, IRAN, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus_tools.output import columns
from daedalus_tools.play.log import SIDES

LEVELS = ("kind", "governance", "alignment", "posture")
TITLES = {"us reserves": "US reserves", "wmd box": "WMD box"}
SHOWN = (
    "us reserves",
    "jihadist reserves",
    "troops off map",
    "available plots",
    "resolved plots",
    "wmd box",
    "discard pile",
    "removed cards",
)
EVERYBODY = ""


def status(g: Labyrinth) -> str:
    """The tracks in one line."""
    posture, value = tracks.world_posture(g)
    world = f"{'hard' if posture == HARD else 'soft'} {value}"
    return (
        f"prestige {g.prestige} ({tracks.prestige_level(g)}), funding {g.funding} ({tracks.funding_level(g)}), "
        f"troops {g.get('troops on track')} ({tracks.troop_level(g)}), cells {g.get('cells on track')}, "
        f"US {'hard' if g.us_posture == HARD else 'soft'}, world {world}, GWOT penalty {tracks.gwot_penalty(g)}"
    )


def standing(g: Labyrinth) -> str:
    """The victory track in one line."""
    n = victory.counts(g)
    return ", ".join(f"{name} {value}" for name, value in n.items())


def board(g: Labyrinth, side: str = EVERYBODY) -> Iterator[str]:
    """All that lies on the board; what is hidden from the side is only counted."""
    yield f"Turn {g.get('turn')}: {status(g)}"
    yield f"Victory: {standing(g)}"
    yield f"Hands: {', '.join(_hand(g, whose, side) for whose in SIDES)}; draw pile {len(g.get('draw pile'))}"
    seat = caliphate.capital(g)
    if seat is not None:
        others = [c.name for c in caliphate.members(g) if c is not seat]
        yield f"Caliphate: {seat.name} (capital){''.join(f', {name}' for name in others)}"
    for name in SHOWN:
        value = _seen(g, side, g.schema.slot[name])
        if value and name not in ("discard pile", "removed cards"):
            yield f"{TITLES.get(name, name.capitalize())}: {_text(value)}"
        elif value:
            yield f"{name.capitalize()}: {', '.join(map(g.title, value))}"
    far = [m.name for m in g.marks if m.place < 0]
    if far:
        yield f"In effect: {', '.join(far)}"
    rows = [(c.name, levels(g, c), ", ".join(pieces(g, c, side))) for c in g.countries]
    yield from columns([("country", "level", "there"), *(row for row in rows if row[1] != "untested" or row[2])])


def _hand(g: Labyrinth, whose: str, side: str) -> str:
    cards = _seen(g, side, g.schema.slot[f"hand of {whose}"])
    if isinstance(cards, Hidden):
        return f"{SIDES[whose]} {len(cards)}"
    return f"{SIDES[whose]} {len(cards)} ({', '.join(map(g.title, sorted(cards)))})" if cards else f"{SIDES[whose]} 0"


def _seen(g: Labyrinth, side: str, slot: int) -> Any:
    value = g.values[slot]
    return value if side == EVERYBODY else seen(g, side, slot, value)


def _text(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def levels(g: Labyrinth, c: Country) -> str:
    """Governance and alignment of a Muslim country, posture of another."""
    if c.kind == IRAN:
        return "special"
    names = ("governance", "alignment") if c.is_muslim else ("posture",)
    if c.is_untested:
        return "untested"
    return " ".join(g.schema.attributes[n].show(g.values[g.schema.base[n] + c.index]) for n in names)


def pieces(g: Labyrinth, c: Country, side: str = EVERYBODY) -> Iterator[str]:
    """Everything that lies in a country."""
    for name, field in g.schema.attributes.items():
        slot = g.schema.base[name] + c.index
        value = _seen(g, side, slot)
        if name in LEVELS or not value:
            continue
        if field.kind == "list":
            yield from map(str, value)
        elif field.kind == "flag":
            yield name
        elif field.kind == "choice":
            yield f"{field.show(value)} {name}"
        else:
            yield f"{value} {name[:-1] if value == 1 and name.endswith('s') else name}"
    yield from (m.name for m in g.marks if m.place == c.index)
