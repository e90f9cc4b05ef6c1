"""The picture of a board, drawn: tracks in a few lines, then the spaces in as many columns as there is room for.

Spaces with something on them have a place of their own, bare ones share lines. What has changed since the last picture
has a mark before it, so that nobody needs colours to see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from daedalus.kit.picture import QUIET, Changes, Gauge, Group, Picture, Sign, Tile
from daedalus_tools.play.screen import WIDEST, Screen
from daedalus_tools.play.words import Words, ui

if TYPE_CHECKING:
    from rich.text import Text

CHANGED = ">"
BELOW = 2  # lines under a board: how to come back, and the prompt
STACKED = 60  # columns below which a heading has a line of its own
MOST_ACROSS = 5
LONGEST_NAME = 16  # in a narrow terminal; longer ones are cut
ROOM_FOR_PIECES = 18
GAP = 2


class Drawing:
    """One board on one screen."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def board(self, now: Picture, changed: Changes, head: str = "") -> list[str]:
        """Where it would not fit the terminal, bare spaces of quiet groups are counted, and nothing is explained if it
        fits then: who scrolls back anyway may as well read what the figures are."""
        tracks = self.tracks(now, changed, head)
        whole = [*tracks, *self.spaces(now, changed), *self.legend(now)]
        if not 0 < self.screen.high <= len(whole) + BELOW:
            return whole
        groups = tuple(self._terse(group) if group.tone == QUIET else group for group in now.groups)
        terse = [*tracks, *self.spaces(now._replace(groups=groups), changed)]
        return terse if len(terse) + BELOW < self.screen.high else [*terse, *self.legend(now)]

    def _terse(self, group: Group) -> Group:
        bare = [tile for tile in group.tiles if tile.bare]
        busy = tuple(tile for tile in group.tiles if not tile.bare)
        return group._replace(tiles=(*busy, Tile(ui("more", n=len(bare)), bare=True)) if bare else busy)

    # -- tracks -------------------------------------------------------------------------------------------

    def tracks(self, now: Picture, changed: Changes = Changes(), head: str = "") -> list[str]:  # noqa: B008
        """The rows of gauges, each going on further in where it does not fit."""
        made: list[str] = []
        for i, row in enumerate(now.rows):
            heading = self.words.title(row.key) + ":" if row.key else head if i == 0 else ""
            parts = [self._gauge(gauge, changed.gauges.get((row.key, gauge.key), gauge)) for gauge in row.gauges]
            made += self._flowing([self.screen.text(heading, "head")] if heading else [], parts, "  ")
        return made

    def _gauge(self, gauge: Gauge, before: Gauge | None) -> Text:
        """`Prestige 7 high`, `Good resources 3/12 (+1)`"""
        words = self.words
        text = self.screen.text(words.title(gauge.key), "")
        figures = "" if gauge.value is None else f" {gauge.value}" + (f"/{gauge.goal}" if gauge.goal else "")
        text.append(self.screen.text(figures, gauge.tone or "head"))
        if gauge.level:
            text.append(self.screen.text(f" {words.word(gauge.level)}", gauge.tone))
        if before != gauge:
            by = (gauge.value or 0) - ((before.value or 0) if before is not None else 0)
            text.append(self.screen.text(f" ({by:+})" if by else f" ({CHANGED})", "changed"))
        return text

    # -- spaces -------------------------------------------------------------------------------------------

    def spaces(self, now: Picture, changed: Changes) -> list[str]:
        busy = [tile for group in now.groups for tile in group.tiles if not tile.bare]
        stacked = self.screen.wide < STACKED
        beside = [len(self._heading(group)) + 1 for group in now.groups if group.key and not group.gauges]
        margin = 0 if stacked else min(max(beside, default=1), self.screen.wide // 5)
        shape = self._shape(busy, margin)
        made: list[str] = []
        for group in now.groups:
            made += self._group(group, changed, shape, margin, stacked)
        return made

    def _heading(self, group: Group) -> str:
        return self.words.title(group.key) if group.key else ""

    def _shape(self, busy: Sequence[Tile], margin: int) -> tuple[int, list[int], int, int]:
        """The widths of a name, of each short sign and of the pieces, and how many tiles stand side by side."""
        room = self.screen.wide - margin
        names = max((len(self.words.space(tile.name)) for tile in busy), default=0)
        if self.screen.wide < 120:
            names = min(names, LONGEST_NAME)
        count = max((len(tile.cells) for tile in busy), default=0)
        cells = [max((len(self._sign(t.cells[i])) for t in busy if i < len(t.cells)), default=0) for i in range(count)]
        fixed = 1 + names + 1 + sum(w + 1 for w in cells if w)
        pieces = max((len(self._there(tile).plain) for tile in busy), default=0)
        whole = (room + GAP) // (fixed + pieces + GAP)
        least = pieces if whole > 1 else min(pieces, ROOM_FOR_PIECES)  # broken only where else there is one column
        across = max(1, min(MOST_ACROSS, (room + GAP) // (fixed + least + GAP)))
        pieces = min(pieces, max(8, (room + GAP) // across - GAP - fixed))
        return names, cells, pieces, across

    def _group(
        self, group: Group, changed: Changes, shape: tuple[int, list[int], int, int], margin: int, stacked: bool
    ) -> list[str]:
        from rich.table import Table

        heading = self.screen.text(self._heading(group), group.tone or "head")
        busy = [tile for tile in group.tiles if not tile.bare]
        bare = [tile for tile in group.tiles if tile.bare]
        made: list[str] = []
        if group.gauges:
            parts = [self._gauge(g, changed.gauges.get((group.key, g.key), g)) for g in group.gauges]
            made += self._flowing([heading], parts, "  ")
            heading = self.screen.text()
        elif stacked and heading.plain:
            made += self.screen.lines(heading)
            heading = self.screen.text()
        names, cells, pieces, across = shape
        if busy:
            table = Table.grid(padding=0, pad_edge=False)
            if margin:
                table.add_column(width=margin, no_wrap=True, overflow="crop")
            for i in range(across):
                table.add_column(width=names + 2, no_wrap=True, overflow="crop")
                for wide in (w for w in cells if w):
                    table.add_column(width=wide + 1, no_wrap=True, overflow="crop")
                gap = GAP if i + 1 < across else 0  # behind the last there is nothing to keep away from
                table.add_column(width=pieces + gap if across > 1 else None)
            down = -(-len(busy) // across)
            for i in range(down):
                row: list[Any] = [heading if i == 0 else ""] if margin else []
                for tile in busy[i::down]:
                    row += self._tile(tile, tile.name in changed.spaces, names, cells, pieces)
                table.add_row(*row)
            made += self.screen.lines(table)
            heading = self.screen.text()
        if bare:
            head = [heading] if heading.plain else []
            made += self._flowing(
                head, [self._bare(tile, tile.name in changed.spaces) for tile in bare], ", ", margin + 1
            )
        return made

    def _tile(self, tile: Tile, changed: bool, names: int, cells: Sequence[int], pieces: int) -> list[Any]:
        name = self.screen.text(CHANGED if changed else " ", "changed" if changed else "")
        name.append(self.screen.text(_cut(self.words.space(tile.name), names), "head" if changed else ""))
        short = [tile.cells[i] if i < len(tile.cells) else Sign("") for i, wide in enumerate(cells) if wide]
        return [name, *(self.screen.text(self._sign(s), s.tone) for s in short), self._there(tile, pieces)]

    def _sign(self, sign: Sign) -> str:
        return self.words.word(sign.key, sign.n) if sign.key else ""

    def _there(self, tile: Tile, most: int = WIDEST) -> Text:
        """What lies there; where it does not fit one line, none of it is broken that would fit another."""
        text = self.screen.text()
        used = 0
        for i, sign in enumerate(tile.there):
            said = self._sign(sign)
            if i:
                fits = used + 2 + len(said) + (i + 1 < len(tile.there)) <= most
                text.append(", " if fits else ",\n")
                used = used + 2 if fits else 0
            text.append(self.screen.text(said, sign.tone))
            used += len(said)
        return text

    def _bare(self, tile: Tile, changed: bool) -> Text:
        text = self.screen.text(CHANGED if changed else "", "changed")
        text.append(self.screen.text(self.words.space(tile.name), "head" if changed else "dim"))
        for sign in tile.cells:
            text.append(self.screen.text(f" {self._sign(sign)}", sign.tone or "dim"))
        return text

    def of_space(self, group: str, tile: Tile) -> str:
        """All of a space in one line, as it stands beside an option."""
        parts = [self.words.word(group)] if group else []
        parts += [self._sign(sign) for sign in (*tile.cells, *tile.there)]
        return " ".join(filter(None, (parts[0] if parts else "", ", ".join(filter(None, parts[1:])))))

    # -- lines --------------------------------------------------------------------------------------------

    def _flowing(self, head: list[Text], parts: Iterable[Text], between: str, margin: int = 0) -> list[str]:
        """Parts one after the other, none broken, as many lines as they need."""
        made: list[str] = []
        for line in self._flow(head, list(parts), between, margin):
            made += self.screen.lines(line)
        return made

    def _flow(self, head: list[Text], parts: Sequence[Text], between: str, margin: int) -> Iterator[Text]:
        line = self.screen.text()
        for text in head:
            line.append(text)
        indent = min(margin or (len(line.plain) + 1 if head else 0) or 2, self.screen.wide // 4)
        line.append(" " * (margin - len(line.plain) if margin else 1 if head else 0))
        empty = True
        for i, part in enumerate(parts):
            comma = between.rstrip() if i < len(parts) - 1 else ""
            gap = "" if empty else between if between.strip() == "" else " "
            if not empty and len(line.plain) + len(gap) + len(part.plain) + len(comma) > self.screen.wide:
                yield line
                line, gap = self.screen.text(" " * indent), ""
            line.append(gap)
            line.append(part)
            line.append(comma)
            empty = False
        yield line

    def legend(self, now: Picture) -> list[str]:
        return self.screen.lines(*(self.screen.text(self.words.word(key), "dim") for key in now.legend))


def _cut(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}."
