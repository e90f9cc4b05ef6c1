"""A position as a scenario that can be pasted into a file; what a scenario cannot say stands in comments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daedalus.games.labyrinth.board import BOARDS, MUSLIM, Country
from daedalus.games.labyrinth.deck import FIRST_PLOT_BOX
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY, LAPSING_BOX, REMOVED
from daedalus.kit.effects import Mark
from daedalus.kit.study import Setting

# attribute of the state -> key of a scenario
COUNTS = {
    "sleeper cells": "cells",
    "active cells": "active cells",
    "troops": "troops",
    "militia": "militia",
    "aid": "aid",
    "awakening": "awakening",
    "reaction": "reaction",
}
FLAGS = ("cadre", "besieged regime", "civil war")
BESIDES = (  # what a scenario has no key for
    "extra cells on map",
    "resolved plots",
    "first plot made",
    "side to act",
    "cards played",
    "history",
    "last history",
    "revealed plots",
    "turned by plots",
    "troops sent",
    "hand of us",
    "hand of jihadist",
    DISCARD,
    FIRST_PLOT_BOX,
)


Empty = Sequence[Any]  # the values of a position with nothing on the map


def scenario(g: Labyrinth, empty: Empty, setting: Setting) -> str:
    """The whole text of a scenario file."""
    return "\n".join(_lines(g, empty, setting))


def _lines(g: Labyrinth, empty: Empty, setting: Setting) -> Iterator[str]:
    yield "name: Smallest position"
    yield "game: labyrinth"
    if setting.board != "base":
        yield f"board: {setting.board}"
    yield "year: 2001"
    yield f"sets: {_list([name for name in setting.sets if name in BOARDS] or setting.sets)}"  # not that of a lone card
    yield f"prestige: {g.prestige}"
    yield f"funding: {g.funding}"
    yield f"us posture: {_shown(g, g.at['United States'], 'posture')}"
    yield from _boxes(g, empty)
    countries = [(c.name, ", ".join(_country(g, empty, c))) for c in g.countries]
    countries = [(name, about) for name, about in countries if about]
    if countries:
        yield "countries:"
        yield from (f"  {name}: {{{about}}}" for name, about in countries)
    yield from _comments(g, empty)


def _boxes(g: Labyrinth, empty: Empty) -> Iterator[str]:
    """Tracks, boxes and marks, as far as they are not as usual."""
    reserves = {side: g.get(f"{side} reserves") for side in g.schema.sides}
    if any(reserves.values()):
        yield f"reserves: {{{', '.join(f'{side}: {n}' for side, n in reserves.items() if n)}}}"
    if g.board.added.tracks:
        yield f"tracks: {{{', '.join(f'{track.name}: {g.get(track.name)}' for track in g.board.added.tracks)}}}"
    marks = [mark.name for mark in g.marks if mark.place < 0 and not mark.lapsing and _known(g, mark)]
    if marks:
        yield f"marks: {_list(marks)}"
    lapsing = _lapsing(g)
    if lapsing:
        yield f"lapsing: {_list(lapsing)}"
    if g.get("available plots") != _usual(g, empty, "available plots"):
        yield f"available plots: {_list(g.get('available plots'))}"
    if g.get("wmd box") != _usual(g, empty, "wmd box"):
        yield f"wmd box: {g.get('wmd box')}"
    if g.get("troops off map"):
        yield f"troops off map: {g.get('troops off map')}"
    if g.get("caliphate capital"):
        yield f"caliphate capital: {g.get('caliphate capital')[0]}"
    if g.get(REMOVED):
        yield f"removed cards: {_list(sorted(g.get(REMOVED)))}"


def _country(g: Labyrinth, empty: Empty, c: Country) -> Iterator[str]:
    """The keys of one country."""
    base = g.schema.base
    turned = c.kind != empty[base["kind"] + c.index]
    if turned:
        yield "turned: true"
    if c.kind == MUSLIM and c.governance:
        yield f"governance: {_shown(g, c, 'governance')}"
        yield f"alignment: {_shown(g, c, 'alignment')}"
    if c.posture and not c.printed_posture and c.name != "United States":
        yield f"posture: {_shown(g, c, 'posture')}"
    markers = {marker.plural: marker.plural for marker in g.board.added.markers}
    for attribute, key in (COUNTS | markers).items():
        if g.values[base[attribute] + c.index]:
            yield f"{key}: {g.values[base[attribute] + c.index]}"
    yield from (f"{flag}: true" for flag in FLAGS if g.values[base[flag] + c.index])
    if c.regime_change:
        yield f"regime change: {_shown(g, c, 'regime change')}"
    if c.plots:
        yield f"plots: {_list([plot.kind for plot in c.plots])}"
    if c.wmd_cache != empty[base["wmd cache"] + c.index]:
        yield f"wmd: {c.wmd_cache}"
    marks = [mark.name for mark in g.marks if mark.place == c.index and _known(g, mark)]
    if marks:
        yield f"marks: {_list(marks)}"


def _lapsing(g: Labyrinth) -> list[int]:
    """Cards in the lapsing box whose event is in force everywhere, as a scenario has them."""
    standing = {mark.card for mark in g.marks if mark.lapsing and mark.place < 0}
    return sorted(number for number in g.get(LAPSING_BOX) if number in standing)


def _known(g: Labyrinth, mark: Mark) -> bool:
    """Whether a scenario can name the mark: it knows those that cards declare."""
    return g.library.of_mark(mark.name) is not None


def _comments(g: Labyrinth, empty: Empty) -> Iterator[str]:
    for name in BESIDES:
        value = g.get(name)
        if value != _usual(g, empty, name):
            yield f"# {name}: {_said(g, name, value)}"
    others = [g.title(number) for number in g.get(LAPSING_BOX) if number not in _lapsing(g)]
    if others:
        yield f"# lapsing box: {', '.join(others)}"
    for mark in g.marks:
        if not _known(g, mark) and not (mark.lapsing and mark.place < 0):
            yield f"# mark: {mark.name}" + (f" in {g.countries[mark.place].name}" if mark.place >= 0 else "")
    for c in g.countries:
        usual = empty[g.schema.base["governance"] + c.index]
        if (c.kind != MUSLIM and c.governance != usual) or (c.mat and c.is_untested):
            yield f"# {c.name} governance: {_shown(g, c, 'governance')}"
    turned = [f"{plot} in {c}" for c in g.countries for plot in c.plots if plot.up or plot.backlash]
    if turned:
        yield f"# {', '.join(turned)}"


def _said(g: Labyrinth, name: str, value: Any) -> str:
    if name.startswith("hand of ") or name in (DISCARD, FIRST_PLOT_BOX, DRAW, IN_PLAY):
        return ", ".join(g.title(number) for number in value) or "nothing"
    if name in ("history", "last history"):
        return ", ".join(f"{what} in {where}" for what, where in value) or "nothing"
    return g.schema.globals[name].show(value)


def _usual(g: Labyrinth, empty: Empty, name: str) -> Any:
    return empty[g.schema.slot[name]]


def _shown(g: Labyrinth, c: Country, attribute: str) -> str:
    return g.schema.attributes[attribute].show(g.values[g.schema.base[attribute] + c.index])


def _list(items: Any) -> str:
    return f"[{', '.join(_quoted(item) for item in items)}]"


def _quoted(item: Any) -> str:
    """A text as YAML takes it for one."""
    text = str(item)
    plain = text.replace(" ", "").replace("-", "").replace("(", "").replace(")", "")
    return text if plain.isalnum() and text[0] not in "-" else '"' + text.replace('"', '\\"') + '"'
