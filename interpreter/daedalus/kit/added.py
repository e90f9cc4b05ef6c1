"""Tracks and markers that packs and scenarios add to a game, as records: what they are in the state of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from daedalus.core.errors import BrokenFile, Place, trouble
from daedalus.kit.layers import MARKERS, TRACKS, Layer, where_is

MANY = 99  # markers there are, if nobody says how many


class Track(NamedTuple):
    """A track of a pack."""

    name: str
    low: int
    high: int
    start: int
    rule: str
    levels: Mapping[str, tuple[int, int]]
    where: Place | str = ""

    @property
    def field(self) -> dict[str, Any]:
        return {"count": [self.low, self.high], "default": self.start}

    @property
    def key(self) -> str:
        return self.name.replace(" ", "-").lower()


class Marker(NamedTuple):
    """A marker of a pack; the state counts those in each space under their plural."""

    name: str
    plural: str
    most: int
    each: int
    rule: str
    where: Place | str = ""

    @property
    def field(self) -> dict[str, Any]:
        return {"count": [0, self.each]}

    @property
    def key(self) -> str:
        return self.plural.replace(" ", "-").lower()

    @property
    def said(self) -> str:
        """Its name in a pattern, one or many: `refugee camp|camps`."""
        return " ".join(one if one == many else f"{one}|{many}" for one, many in self.pairs)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(zip(self.name.split(), self.plural.split(), strict=True))


class Additions(NamedTuple):
    """What layers add to the state of a game."""

    tracks: tuple[Track, ...] = ()
    markers: tuple[Marker, ...] = ()

    @property
    def all(self) -> tuple[Track | Marker, ...]:
        return (*self.tracks, *self.markers)

    @property
    def of_game(self) -> dict[str, Any]:
        return {track.name: track.field for track in self.tracks}

    @property
    def of_space(self) -> dict[str, Any]:
        return {marker.plural: marker.field for marker in self.markers}


def additions(layers: Sequence[Layer], taken: Iterable[str] = ()) -> Additions:
    """The tracks and markers of all layers; a name that is taken, or makes no sense, is refused at its place."""
    names = dict.fromkeys(taken, "the game")
    tracks, markers = [], []
    for layer, name, about, place in where_is(layers, TRACKS):
        _claim(name, layer.name, place, names)
        tracks.append(_track(name, about, place))
    for layer, name, about, place in where_is(layers, MARKERS):
        marker = Marker(
            name,
            str(about.get("plural", f"{name}s")),
            int(about.get("most", MANY)),
            int(about.get("in one space", about.get("most", MANY))),
            str(about.get("rule", "")),
            place,
        )
        if len(name.split()) != len(marker.plural.split()):
            remedy = trouble(
                "trouble-write-as-many-words", "Write as many words in both, as in: {name}, {name}s.", name=name
            )
            raise BrokenFile(
                trouble(
                    "trouble-is-no-plural-of", "'{plural}' is no plural of '{name}'", plural=marker.plural, name=name
                ),
                where=place,
                remedy=remedy,
            )
        for called in dict.fromkeys((name, marker.plural)):
            _claim(called, layer.name, place, names)
        markers.append(marker)
    return Additions(tuple(tracks), tuple(markers))


def _claim(name: str, by: str, place: Place | str, names: dict[str, str]) -> None:
    if name in names:
        remedy = trouble("trouble-give-it-another-name", "Give it another name.")
        raise BrokenFile(
            trouble(
                "trouble-there-is-a-already", "there is a '{name}' already, of {other}", name=name, other=names[name]
            ),
            where=place,
            about=(name,),
            remedy=remedy,
        )
    names[name] = by


def _track(name: str, about: Mapping[str, Any], place: Place | str) -> Track:
    low, high = int(about["from"]), int(about["to"])
    start = int(about.get("start", low))
    levels = {str(row["name"]): (int(row["from"]), int(row["to"])) for row in about.get("levels", ())}
    if not low < high:
        raise BrokenFile(
            trouble("trouble-goes-from-to", "'{name}' goes from {low} to {high}", name=name, low=low, high=high),
            where=place,
            remedy=trouble("trouble-let-it-end-above", "Let it end above where it begins."),
        )
    if not low <= start <= high:
        raise BrokenFile(
            trouble("trouble-starts-at", "'{name}' starts at {start}", name=name, start=start),
            where=place,
            remedy=trouble("trouble-between", "Use a number from {low} to {high}.", low=low, high=high),
        )
    named = [at for first, last in levels.values() for at in range(first, last + 1)]
    upside_down = any(first > last for first, last in levels.values())
    if levels and (upside_down or len(levels) < len(about["levels"]) or sorted(named) != list(range(low, high + 1))):
        remedy = trouble(
            "trouble-let-them-have-each", "Let them have each of {low} to {high} once.", low=low, high=high
        )
        raise BrokenFile(
            trouble("trouble-the-levels-of-do", "the levels of '{name}' do not fit it", name=name),
            where=place,
            remedy=remedy,
        )
    return Track(name, low, high, start, str(about.get("rule", "")), levels, place)


NOTHING_ADDED = Additions()
