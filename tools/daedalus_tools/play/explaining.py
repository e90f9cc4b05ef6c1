"""Why a bot did what it did: what was heard of it while a saved game was played again, card by card, in plain lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from daedalus.kit import hearing
from daedalus.kit.hearing import Heard
from daedalus.text.log import PLAY
from daedalus.text.summary import turns
from daedalus_tools.language import spoken
from daedalus_tools.play.opening import Position
from daedalus_tools.play.words import Words

COLUMNS = 80
MOST = 12  # candidates that are named; of more only their number


@frozen
class Played:
    """One card that a bot has played: what was heard, and the part of the journal that tells of it."""

    turn: int
    side: str
    card: int
    rule: str
    heard: list[Heard]
    begins: int
    ends: int


def played(position: Position, heard: Sequence[Heard]) -> list[Played]:
    """All cards of bots. What lies between two of them, such as attrition, belongs to none."""
    journal, found = position.game.journal, []
    spans = turns(position.game)
    starts = [i for i, one in enumerate(heard) if one.kind == hearing.CARD]
    for i, following in zip(starts, [*starts[1:], len(heard)], strict=False):
        card = heard[i]
        ends = _ends(journal, card.at, heard[following].at if following < len(heard) else len(journal), card.line)
        inside = [one for one in heard[i + 1 : following] if one.at <= ends]
        turn = next(n for n, (begins, until) in enumerate(spans, start=1) if begins <= card.at <= until)
        found.append(Played(turn, card.name, int(card.line), card.rule, list(_telling(inside, ends)), card.at, ends))
    return found


def _ends(journal: Sequence[Any], begins: int, until: int, card: str) -> int:
    """The last entry up to the next card that is due to this one."""
    due = (i for i in range(until, begins, -1) if str(journal[i - 1][-1]) == card)
    return next(due, until)


def _telling(heard: Sequence[Heard], ends: int) -> Iterator[Heard]:
    """Without what says nothing: steps that led to nothing, a choice of one, the same thing asked again."""
    before: Heard | None = None
    for one, after in zip(heard, [*heard[1:], None], strict=False):
        idle = after.kind == hearing.STEP and after.at == one.at if after is not None else one.at == ends
        alone = one.kind == hearing.COLUMN and len(one.of) == 1
        if not (one.kind == hearing.STEP and idle) and not alone and one != before:
            yield one
            before = one


# -- for people -----------------------------------------------------------------------------------------------------


def told(position: Position, card: Played) -> Iterator[str]:
    """A card in lines of 80 columns: reasons, and after each what came of it, marked with `>`. Questions and lines of
    charts stand as they are written there."""
    tell = _Telling(position)
    yield tell.title(card)
    at, before = card.begins, None
    for one in card.heard:
        yield from _happened(position, at, one.at)
        at = max(at, one.at)
        heading = tell.heading(one)
        if heading and not _goes_on(one, before):
            yield from _wrapped(heading, 2)
        before = one if one.kind != hearing.EVENT else before  # which is told among questions
        yield from (line for text, indent in tell.lines(one) for line in _wrapped(text, indent))
    yield from _happened(position, at, card.ends)


def _goes_on(one: Heard, before: Heard | None) -> bool:
    """Whether it belongs to the same list, column or questions as what was heard before it."""
    if before is None or (one.kind, one.name) != (before.kind, before.name):
        return False
    return one.kind == hearing.QUESTION or (one.kind in (hearing.LIST, hearing.COLUMN) and one.of == before.left)


class _Telling:
    """Says what was heard in the language of this run."""

    def __init__(self, position: Position) -> None:
        self.game, self.say = position.game, position.voice
        self.words = Words(position.definition, spoken())
        self.thing = self.words.names.thing

    def title(self, card: Played) -> str:
        known = self.game.library.every.get(card.card)
        title = f" {known.title}, {self.words.ui('ops', n=known.ops)}" if known is not None else ""
        side = self.words.side(card.side)
        return self.words.ui("bot-card", turn=card.turn, side=side, card=f"{card.card}{title}")

    def heading(self, one: Heard) -> str:
        """What the lines after it belong to."""
        ui, rule = self.words.ui, f" ({one.rule})" if one.rule else ""
        name = f"{one.name!r}{rule}"
        if one.kind in (hearing.LIST, hearing.COLUMN):
            heading = "bot-list" if one.kind == hearing.LIST else "bot-column"
            return ui(heading, name=name, of=self.names(one.of)) if one.name else ""
        if one.kind == hearing.QUESTION:
            return ui("bot-questions", name=name, of=", ".join(one.of))
        if one.kind == hearing.STEP:
            return f"{self.thing(one.name)}{rule}: {self.say(one.said) if one.said else self.thing(one.line)}"
        if one.kind == hearing.ASKED:
            by = name if one.name else ui("bot-no-chart")
            return ui("bot-asked", what=self.say(one.said), of=self.names(one.of), by=by)
        return ""

    def lines(self, one: Heard) -> Iterator[tuple[str, int]]:
        """One thing that was heard, with its indentation."""
        ui, left = self.words.ui, self.names(one.left)
        if one.kind == hearing.EVENT:
            answer = ui("bot-event" if one.left == (hearing.YES,) else "bot-no-event")
            why = self.say(one.said) if one.said is not None else one.line and ui("bot-if", what=one.line)
            yield f"{answer}{f', {why}' if why else ''} ({one.rule})", 4
        elif one.kind == hearing.QUESTION:
            yield f"{one.line}? {left}", 4
        elif one.kind == hearing.ACTION:
            yield f"-> {self.thing(one.line) if one.line else ui('bot-nothing')}", 4
        elif one.kind in (hearing.LIST, hearing.COLUMN) and not one.line:
            if not one.left:
                yield ui("bot-nobody"), 4
            elif len(one.left) > 1:
                yield ui("bot-alike"), 4
        elif one.kind in (hearing.LIST, hearing.COLUMN, hearing.NARROWED):
            yield f"{one.line}: {left}", 4
        elif one.kind == hearing.LOT:
            yield ui("bot-lot", of=self.names(one.of), left=left), 4

    def names(self, names: Sequence[str]) -> str:
        if len(names) > MOST:
            return self.words.ui("bot-candidates", n=len(names))
        return ", ".join(self.words.word(name) if name in self.words.game.sides else self.thing(name) for name in names)


def _happened(position: Position, since: int, until: int) -> Iterator[str]:
    log = position.log(since)
    for line in log.lines(position.game.journal[since:until]):
        if line.depth >= PLAY:
            yield from _wrapped(f"> {line.text}{f' ({line.why})' if line.why else ''}", 6, "> ")


def _wrapped(text: str, indent: int, more: str = "  ") -> list[str]:
    pad = " " * indent
    return textwrap.wrap(
        text, COLUMNS, initial_indent=pad, subsequent_indent=pad + more, break_long_words=False, break_on_hyphens=False
    )


# -- for programs ---------------------------------------------------------------------------------------------------


def data(position: Position, card: Played) -> dict[str, Any]:
    say = position.voice
    known = position.game.library.every.get(card.card)
    return {
        "turn": card.turn,
        "side": card.side,
        "card": card.card,
        "title": known.title if known is not None else "",
        "rule": card.rule,
        "heard": [_data(one, say) for one in card.heard],
        "entries": [card.begins, card.ends],
    }


def _data(one: Heard, say: Any) -> dict[str, Any]:
    said = {} if one.said is None else {"says": say(one.said)}
    told = {"kind": one.kind, "name": one.name, "line": one.line, "rule": one.rule, **said}
    return {**told, "of": list(one.of), "left": list(one.left), "entry": one.at}
