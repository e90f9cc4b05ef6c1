"""The boards of a game as data: its own, those of packs, and what packs and scenarios change on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from daedalus.core.errors import BrokenFile, trouble
from daedalus.kit.layers import Layer, Source, fitting

EXTENDS, CHANGES, WITHOUT, LINKS = "extends", "changes", "without", "links"
MOST_SPACES, MOST_LINKS = 500, 5_000
BOARD = "board"  # how a scenario says which one it is played on
Data = dict[str, Any]


class BoardFiles:
    """Boards by name. One extends another, a layer changes one or brings one of its own; `whole` is what comes out."""

    def __init__(
        self,
        shipped: Mapping[str, Callable[[], Data]],
        layers: Sequence[Layer],
        spaces: str,
        usual: str,
        choices: Mapping[str, Sequence[str]] | None = None,
        limits: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self._shipped = shipped
        self.layers = layers
        self.spaces = spaces  # the key of the spaces
        self.usual = usual  # the board that is meant where none is named
        self._choices, self._limits = choices, limits
        self._made: dict[str, Data] = {}
        self._own: dict[str, Source] = {}  # boards that layers bring
        self._changes: dict[str, list[tuple[Layer, Source]]] = {}
        for layer in layers:
            for name, source in layer.boards.items():
                self._take(layer, name, source)
        for wrong in self._nowhere():
            raise wrong

    def _take(self, layer: Layer, name: str, source: Source) -> None:
        for wrong in fitting(source, self.schema):
            raise wrong
        if EXTENDS in source.data and CHANGES in source.data:
            message, remedy = (
                trouble(
                    "trouble-a-board-either-another",
                    "a board either {extends} another or {changes} it",
                    extends=EXTENDS,
                    changes=CHANGES,
                ),
                trouble("trouble-leave-one-of-the", "Leave one of the two lines out."),
            )
            raise BrokenFile(message, where=source.where(EXTENDS), remedy=remedy)
        if EXTENDS not in source.data:
            played_on = layer.about.data.get(BOARD, self.usual) if layer.of_scenario else self.usual
            self._changes.setdefault(str(source.data.get(CHANGES, played_on)), []).append((layer, source))
        elif name in self._shipped or name in self._own:
            remedy = trouble(
                "trouble-give-the-file-another",
                "Give the file another name; or write `{changes}: {name}` to change that board.",
                changes=CHANGES,
                name=name,
            )
            raise BrokenFile(
                trouble("trouble-there-is-a-board", "there is a board '{name}' already", name=name),
                where=source.where(EXTENDS),
                remedy=remedy,
            )
        else:
            self._own[name] = source

    @property
    def names(self) -> list[str]:
        return [*sorted(self._shipped), *self._own]

    @property
    def schema(self) -> Data:
        """What the board of a pack may say, by what ours say."""
        shipped = [read() for read in self._shipped.values()]
        names = {space for data in shipped for space in data.get(self.spaces, {})}
        free = {self.spaces, EXTENDS}
        keys = [{k: v for k, v in data.items() if k not in ("space", "game")} for data in shipped]
        away = {"type": "array", "items": {"type": "string"}}
        pair = {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}
        links = {"type": "array", "items": pair, "maxItems": MOST_LINKS}
        without = {"type": "object", "properties": {self.spaces: away, LINKS: links}, "additionalProperties": False}
        name = {"type": "string", "minLength": 1}
        from daedalus.kit.by_example import ByExample

        like_ours = ByExample(keys, names=names, free=free, choices=self._choices, limits=self._limits)
        made = like_ours.schema(**{WITHOUT: without, CHANGES: name, EXTENDS: name, LINKS: links})
        made["properties"][self.spaces]["maxProperties"] = MOST_SPACES
        return made

    def whole(self, name: str) -> Data:
        """A board laid over what it extends, and what layers make of it."""
        if name not in self._made:
            self._made[name] = self._whole(name, (name,))
        return self._made[name]

    def _whole(self, name: str, above: tuple[str, ...]) -> Data:
        source = self._own.get(name)
        data = dict(source.data) if source is not None else dict(self._shipped[name]())
        parent = data.pop(EXTENDS, None)
        if parent is not None:
            if parent not in self.names or parent in above:
                assert source is not None
                message = (
                    trouble("trouble-there-is-no-board", "there is no board '{name}'", name=parent)
                    if parent not in above
                    else trouble("trouble-this-board-extends-itself", "this board extends itself")
                )
                raise BrokenFile(
                    message,
                    where=source.where(EXTENDS),
                    remedy=trouble("trouble-known-all", "Known: {known}.", known=", ".join(self.names)),
                )
            below = self._whole(parent, (*above, parent))
            data = self._over(below, data if source is None else source.data, source)
        for _, change in self._changes.get(name, ()):
            data = self._over(data, change.data, change)
        return data

    def _over(self, below: Data, top: Mapping[str, Any], source: Source | None) -> Data:
        """Spaces and their keys go over, links are added, what is taken away goes; anything else is replaced."""
        top = {k: v for k, v in top.items() if k not in (EXTENDS, CHANGES)}
        without = top.pop(WITHOUT, {})
        spaces = dict(below[self.spaces])
        gone = without.get(self.spaces, [])
        for i, name in enumerate(gone):
            if spaces.pop(name, None) is None:
                raise self._unknown(name, source, (WITHOUT, self.spaces, i), {self.spaces: spaces})
        for name, about in top.pop(self.spaces, {}).items():
            spaces[name] = {**(spaces.get(name) or {}), **(about or {})}
        links = [link for link in below.get(LINKS, []) if not {*gone} & {*link}]
        for i, link in enumerate(without.get(LINKS, [])):
            kept = [old for old in links if {*old} != {*link}]
            if len(kept) == len(links):
                where = source.where(WITHOUT, LINKS, i) if source is not None else ""
                remedy = trouble(
                    "trouble-take-out-a-pair", "Take out a pair of {links} that is on the board.", links=LINKS
                )
                raise BrokenFile(
                    trouble(
                        "trouble-there-is-no-link",
                        "there is no link from {link} to {other}",
                        link=link[0],
                        other=link[1],
                    ),
                    where=where,
                    remedy=remedy,
                )
            links = kept
        for i, link in enumerate(top.pop(LINKS, [])):
            missing = [name for name in link if name not in spaces]
            if missing and source is not None:
                raise self._unknown(missing[0], source, (LINKS, i), {self.spaces: spaces})
            if not missing:  # ours may name what a pack has taken away
                links.append(link)
        mapped = {k: {**below.get(k, {}), **v} if isinstance(v, Mapping) else v for k, v in top.items()}
        return {**below, **mapped, self.spaces: spaces, LINKS: links}

    def _unknown(self, name: str, source: Source | None, route: tuple[str | int, ...], on: Data) -> BrokenFile:
        import difflib

        near = difflib.get_close_matches(name, on[self.spaces], n=1)
        hint = (
            trouble("trouble-meant", "Did you mean {name}?", name=near[0])
            if near
            else trouble("trouble-name-something-that-is", "Name something that is on the board.")
        )
        where = source.where(*route) if source is not None else ""
        message = trouble("trouble-there-is-no-on", "there is no '{name}' on the board", name=name)
        return BrokenFile(message, where=where, remedy=hint, about=(name,), known=tuple(on[self.spaces]))

    def _nowhere(self) -> Iterator[BrokenFile]:
        """Layers that change a board there is not."""
        for name, changes in self._changes.items():
            if name not in self.names:
                for _, source in changes:
                    remedy = trouble("trouble-known-all", "Known: {known}.", known=", ".join(self.names))
                    yield BrokenFile(
                        trouble("trouble-there-is-no-board", "there is no board '{name}'", name=name),
                        where=source.where(CHANGES),
                        remedy=remedy,
                    )

    def sources(self) -> Iterator[Source]:
        """What layers say of boards."""
        yield from self._own.values()
        yield from (source for changes in self._changes.values() for _, source in changes)
