"""The play-by-play log: the journal told in plain lines, with the card or rule behind every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any, NamedTuple

import attrs

from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL, Entry, reason
from daedalus.core.messages import CARD, DICE, DIE, SEES, Reason, Said, outcome
from daedalus.core.view import Hidden, said_data
from daedalus.kit import messages as say
from daedalus.kit.deck import REMOVED
from daedalus.kit.definition import Definition
from daedalus.kit.effects import Mark
from daedalus.kit.game import CardGame
from daedalus.kit.show import Show, upper
from daedalus.text.messages import LANGUAGE, Voice

TURN, PHASE, PLAY, DETAIL = range(4)  # how far in a line stands


@attrs.frozen
class Line:
    depth: int
    text: str
    why: str = ""


def written(line: Line) -> str:
    """A line as plain text, indented, with what is behind it in brackets."""
    return "  " * line.depth + line.text + (f" ({line.why})" if line.why else "")


def reason_data(reason: Reason, say: Voice) -> dict[str, Any]:
    """Why something cannot be, for a program and for the person behind it."""
    return {**said_data(reason.said), "rule": reason.rule, "text": say(reason)}


class Moment(NamedTuple):
    """An entry that is for the reader, with the phase it belongs to."""

    entry: Entry
    phase: tuple[Any, ...]  # the values of the fields that the game knows its phases by


class Log:
    """Tells the entries of one game's journal, from an entry on."""

    def __init__(
        self,
        game: CardGame,
        show: Show,
        since: int = 0,
        language: str = LANGUAGE,
        definition: Definition | None = None,
    ) -> None:
        """`definition`: whose sentences say parts of cards."""
        self.game = game
        self.show = show
        self.say = Voice(game, language, show.sides, definition)
        self.names = self.say.names
        self._untold = show.bookkeeping(game)
        self._phase = {name: _value_at(game, name, since) for name in show.phase_fields}
        self._headed: tuple[Any, ...] | None = None
        plays = (e[1] for e in reversed(game.journal[:since]) if e[0] == NOTE and e[1].message is say.CARD_PLAYED)
        self._card: Any = next((play.args["card"] for play in plays), None)  # the card whose play is being told

    def lines(self, entries: Iterable[Entry]) -> Iterator[Line]:
        """What a reader wants to know of the entries; decisions show in what follows from them."""
        groups = [list(group) for _, group in groupby(self._moments(entries), key=self._together)]
        play: Said | None = None  # the play told in the line before: what follows from it at once is not told again
        for group, following in zip_longest(groups, groups[1:]):
            entries = [moment.entry for moment in group]
            if entries[0][0] == NOTE and play is not None and self.show.repeats(entries[0][1], play):
                continue
            if following is not None and _announces(entries[0], following[0].entry):
                continue
            told = list(self._tell(entries))
            play = entries[0][1] if told and told[0].depth == PLAY else None if told else play
            yield from self._heading(group[0], told)
            yield from told

    def _moments(self, entries: Iterable[Entry]) -> Iterator[Moment]:
        for entry in entries:
            name = self.game.schema.fields[entry[1]].name if entry[0] == CHANGE else ""
            if name in self._phase:
                self._phase[name] = entry[3]
            if entry[0] != CHOICE and name not in self._untold:
                yield Moment(entry, tuple(self._phase.values()))

    def _together(self, moment: Moment) -> tuple[Any, ...]:
        """Changes for one reason are told together, and so are dice for one purpose."""
        entry = moment.entry
        key = (entry[0], moment.phase, *reason(entry))
        if entry[0] == ROLL:
            return (*key, entry[2])
        return key if entry[0] == CHANGE else (*key, id(entry))

    def _heading(self, moment: Moment, told: Sequence[Line]) -> Iterator[Line]:
        """The phase, before the first thing told of it."""
        now = moment.phase
        if told and told[0].depth < PLAY:
            self._headed = now if told[0].depth == PHASE else None
        elif told and now != self._headed:
            self._headed = now
            heading = self.show.phase(self.game, dict(zip(self._phase, now, strict=True)))
            if heading is not None:
                yield Line(PHASE, self.say(heading))

    def _tell(self, run: list[Entry]) -> Iterator[Line]:
        entry = run[0]
        if entry[0] == NOTE:
            yield self._note(entry)
        elif entry[0] == ROLL:
            dice = tuple(DIE(e[1], came) if (came := outcome(e[2], e[1])) else e[1] for e in run)
            yield Line(DETAIL, self.say(DICE(entry[2], dice)), self._why(entry))
        elif entry[0] == REVEAL:
            _, said, side, *_ = entry
            yield Line(DETAIL, self.say(SEES(side, said) if side else said), self._why(entry))
        else:
            yield from self._changes(run)

    def _note(self, entry: Entry) -> Line:
        said: Said = entry[1]
        text = self.say(said)
        if said.message is say.TURN_BEGINS:
            return Line(TURN, text)
        if self.show.heads(said):
            return Line(PHASE, text)
        if said.message is say.CARD_PLAYED:
            self._card = said.args["card"]
            return Line(PLAY, text)
        if said.message is say.EVENT_HAPPENS:
            self._card = entry[-1]
            return Line(DETAIL, text, entry[-2])
        return Line(DETAIL, text, self._why(entry))

    def _changes(self, run: list[Entry]) -> Iterator[Line]:
        """The net changes for one reason, a line for each space and each track: cells that travel one by one are told
        as what has left the one country and what has come to the other."""
        schema = self.game.schema
        first: dict[int, Any] = {}
        last: dict[int, Any] = {}
        lines: dict[tuple[int, int], list[int]] = {}
        for _, slot, old, new, *_ in run:
            if slot not in first:
                space = schema.space_of[slot]
                lines.setdefault((space, -1 if space >= 0 else slot), []).append(slot)
            first.setdefault(slot, old)
            last[slot] = new
        for (space, _), slots in lines.items():
            text = ", ".join(p for slot in slots for p in self._change(slot, first[slot], last[slot]))
            if text and space >= 0:
                text = self.say.change("change-in", place=self.names.space(schema.spaces[space]), changes=text)
            if text:
                yield Line(DETAIL, upper(text), self._why(run[0]))

    def _change(self, slot: int, old: Any, new: Any) -> list[str]:
        field = self.game.schema.fields[slot]
        called = self.names.field(field.name, self.show.track(field.name))
        if old == new:
            return []
        if isinstance(old, Hidden) or isinstance(new, Hidden):
            return [self.say.change("change-value", field=called, old=str(len(old)), new=str(len(new)))]
        if field.kind == "list":
            placed = self.game.schema.space_of[slot] >= 0
            return [*self._listed(field.name, placed, Counter(new) - Counter(old), Counter(old) - Counter(new))]
        if field.kind == "flag":
            return [self.say.change("change-there" if new else "change-gone", field=called)]
        was, is_ = self.show.value(field, old, self.names), self.show.value(field, new, self.names)
        return [self.say.change("change-value", field=called, old=was, new=is_)]

    def _listed(self, name: str, placed: bool, more: Counter[Any], less: Counter[Any]) -> Iterator[str]:
        """What has come to a list and what has left it; `placed`: the list lies in a space."""
        called = "" if placed else self.names.field(name, self.show.track(name))
        for key, items in (("change-more", more), ("change-less", less)):
            for item in items.elements():
                if isinstance(item, Mark):
                    yield from self._mark(item, more if items is less else None)
                elif name == REMOVED and items is more:
                    yield self.say.change("change-removed", card=self.game.title(item))
                else:
                    shown = self.game.title(item) if name in self.game.zones else self.names.item(name, item)
                    yield self.say.change(
                        f"{key}-of" if called else key, item=shown, **{"field": called} if called else {}
                    )

    def _mark(self, mark: Mark, others: Iterable[Any] | None) -> Iterator[str]:
        """A lasting event that begins, or ends unless another of its name and place has taken its place."""
        if others is not None and any(m.name == mark.name and m.place == mark.place for m in others):
            return
        key = "change-mark" if others is None else "change-mark-ends"
        if mark.place < 0:
            yield self.say.change(key, mark=mark.name)
        else:
            yield self.say.change(
                f"{key}-in", mark=mark.name, place=self.names.space(self.game.spaces[mark.place].name)
            )

    def _why(self, entry: Entry) -> str:
        """The rule, and the card unless it is being told or stands in the line itself."""
        rule, card = reason(entry)
        said = entry[1] if entry[0] in (NOTE, REVEAL) else None
        known = card is None or card == self._card or (said is not None and card in _cards(said))
        return rule if known else ", ".join(filter(None, (self.game.card(card).title, rule)))


def _announces(entry: Entry, play: Entry) -> bool:
    """Whether the entry only turns up the card that is played at once."""
    if entry[0] != REVEAL or entry[1].message is not say.CARD_TURNED_UP:
        return False
    return play[0] == NOTE and play[1].message is say.CARD_PLAYED and play[1].args["card"] == entry[1].args["card"]


def _cards(said: Said) -> list[Any]:
    """The cards that are named in what is said."""
    return [value for type_, value in zip(said.message.args.values(), said.values, strict=True) if type_ == CARD]


def _value_at(game: CardGame, name: str, since: int) -> Any:
    """What a slot held before an entry of the journal."""
    slot = game.schema.slot[name]
    later = (e[2] for e in game.journal[since:] if e[0] == CHANGE and e[1] == slot)
    return next(later, game.values[slot])
