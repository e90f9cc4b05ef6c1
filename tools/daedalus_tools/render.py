"""The play-by-play log: the journal told in plain lines, with the card or rule behind every change."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import attrs

from daedalus.core.effects import Mark
from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL, Entry, reason
from daedalus.core.view import Hidden
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.view import BOOKKEEPING

SIDES = {"us": "US", "jihadist": "Jihadist"}
CARD_ZONES = frozenset({"removed cards"})
TURN, PHASE, PLAY, DETAIL, DEEPER = range(5)  # how far in a line stands
STYLES = {TURN: "1;4", PHASE: "1", PLAY: "36"}  # bold underlined, bold, cyan
_PLAYS = re.compile(r"(\w+) plays (\d+) (.*): (.*)")


@attrs.frozen
class Line:
    depth: int
    text: str
    why: str = ""


def colours(stream: Any = None) -> bool:
    """Colour only for a person at a terminal who has not declined it (no-color.org)."""
    stream = stream or sys.stdout
    return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paint(lines: Iterable[Line], colour: bool) -> Iterator[str]:
    for line in lines:
        text, why = line.text, f" ({line.why})" if line.why else ""
        if colour:
            style = STYLES.get(line.depth)
            text = f"\x1b[{style}m{text}\x1b[0m" if style else text
            why = f"\x1b[2m{why}\x1b[0m" if why else ""
        if line.depth == TURN:
            yield ""
        yield "  " * line.depth + text + why


class Log:
    """Tells the entries of one game's journal, from an entry on."""

    def __init__(self, game: Labyrinth, since: int = 0) -> None:
        self.game = game
        self._phase = _value_at(game, "phase", since)
        self._side = _value_at(game, "side to act", since)
        self._told: tuple[int, int] | None = None
        self._card: Any = None  # the card whose play is being told
        self._play = ""  # how it was used, as long as nothing else was told

    def lines(self, entries: Iterable[Entry]) -> Iterator[Line]:
        """What a reader wants to know of the entries; decisions show in what follows from them."""
        kept = (e for e in entries if self._worth_telling(e))
        for (kind, *_), group in groupby(kept, key=self._together):
            run = list(group)
            told = list(self._tell(kind, run))
            if told and kind != NOTE:
                self._play = ""
            yield from self._heading(told)
            yield from told

    def _worth_telling(self, entry: Entry) -> bool:
        """Whether an entry is for the reader; keeps track of the phase on the way."""
        if entry[0] != CHANGE:
            return entry[0] != CHOICE
        name = self.game.schema.fields[entry[1]].name
        if name == "phase":
            self._phase = entry[3]
        elif name == "side to act":
            self._side = entry[3]
        return name not in BOOKKEEPING

    def _together(self, entry: Entry) -> tuple[Any, ...]:
        """Changes for one reason stand on one line, and so do dice for one purpose; phases keep them apart."""
        key: tuple[Any, ...] = (entry[0], self._phase, self._side, *reason(entry))
        if entry[0] == ROLL:
            key += (entry[2],)
        elif entry[0] == CHANGE:
            key += (self.game.schema.space_of[entry[1]],)
        else:
            key += (id(entry),)
        return key

    def _heading(self, told: Sequence[Line]) -> Iterator[Line]:
        if not told or told[0].depth < PLAY:
            self._told = None if told else self._told
            return
        now = (self._phase, self._side)
        if now != self._told:
            self._told = now
            phase = self.game.schema.globals["phase"].choices[self._phase]
            side = self.game.schema.globals["side to act"].choices[self._side]
            name = f"{SIDES[side]} action phase" if phase == "action" else phase.capitalize()
            if phase != "end of turn":  # it has its own note
                yield Line(PHASE, name)

    def _tell(self, kind: int, run: list[Entry]) -> Iterator[Line]:
        entry = run[0]
        if kind == NOTE:
            yield from self._note(entry)
        elif kind == ROLL:
            yield Line(DETAIL, f"{_upper(entry[2])}: {', '.join(str(e[1]) for e in run)}", self._why(entry))
        elif kind == REVEAL:
            who = "" if entry[2] == "" else f"{SIDES[entry[2]]} sees: "
            yield Line(DETAIL, who + _upper(entry[1]) if not who else who + entry[1], self._why(entry))
        else:
            yield from self._changes(run)

    def _note(self, entry: Entry) -> Iterator[Line]:
        text = entry[1]
        if re.fullmatch(r"turn \d+", text):
            self._told = None
            yield Line(TURN, _upper(text))
        elif text == "end of turn":
            yield Line(PHASE, _upper(text))
        elif play := _PLAYS.fullmatch(text):
            self._card = int(play[2])
            self._play = f"{play[1]}: {play[4]}"
            if play[4] == "event":
                self._play = f"event {play[3]}, {play[1]}"
            yield Line(PLAY, _upper(text))
        elif self._play and text == self._play:
            return  # the event of the card whose play was told in the line above
        elif self._play and text.startswith(f"{self._play} with "):
            self._play = ""
            yield Line(DETAIL, f"With {text.rsplit(' ', 1)[1]} ops")
        else:
            self._play = ""
            yield Line(DETAIL, _upper(text), self._why(entry))

    def _changes(self, run: list[Entry]) -> Iterator[Line]:
        """The net changes of one country, or of the tracks, for one reason."""
        schema = self.game.schema
        first: dict[int, Any] = {}
        last: dict[int, Any] = {}
        for _, slot, old, new, *_ in run:
            first.setdefault(slot, old)
            last[slot] = new
        parts = [p for slot in first for p in self._change(slot, first[slot], last[slot])]
        space = schema.space_of[run[0][1]]
        if parts:
            text = ", ".join(parts)
            text = f"{schema.spaces[space]} {text}" if space >= 0 else _upper(text)
            yield Line(DETAIL, text, self._why(run[0]))

    def _change(self, slot: int, old: Any, new: Any) -> list[str]:
        field = self.game.schema.fields[slot]
        if old == new:
            return []
        if field.kind == "list":
            return [*self._listed(field.name, old, new)]
        if field.kind == "flag":
            return [field.name if new else f"{field.name} gone"]
        return [f"{field.name} {field.show(old)} -> {field.show(new)}"]

    def _listed(self, name: str, old: Any, new: Any) -> Iterator[str]:
        if isinstance(old, Hidden) or isinstance(new, Hidden):
            yield f"{name} {len(old)} -> {len(new)}"
            return
        more, less = Counter(new) - Counter(old), Counter(old) - Counter(new)
        for item in more.elements():
            yield f"{self._item(item)} in effect" if isinstance(item, Mark) else f"{name} + {self._item(item, name)}"
        for item in less.elements():
            if not isinstance(item, Mark):
                yield f"{name} - {self._item(item, name)}"
            elif not any(m.name == item.name and m.place == item.place for m in more):
                yield f"{self._item(item)} ends"

    def _item(self, item: Any, name: str = "") -> str:
        if isinstance(item, Mark):
            return item.name + (f" in {self.game.countries[item.place].name}" if item.place >= 0 else "")
        return self.game.title(item) if name in CARD_ZONES else str(item)

    def _why(self, entry: Entry) -> str:
        rule, card = reason(entry)
        known = card is None or card == self._card
        return rule if known else f"{self.game.card(card).title}, {rule}"


def _value_at(game: Labyrinth, name: str, since: int) -> int:
    """What a slot held before an entry of the journal."""
    slot = game.schema.slot[name]
    later = (e[2] for e in game.journal[since:] if e[0] == CHANGE and e[1] == slot)
    return int(next(later, game.values[slot]))


def _upper(text: str) -> str:
    """A line begins with a capital; sides by their names."""
    word, gap, rest = text.partition(" ")
    if word.rstrip(":") in SIDES:
        return word.replace(word.rstrip(":"), SIDES[word.rstrip(":")]) + gap + rest
    return text[:1].upper() + text[1:]
