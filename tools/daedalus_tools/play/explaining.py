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
from daedalus_tools.play.opening import Position

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
    """A card in lines of 80 columns: reasons, and after each what came of it, marked with `>`."""
    g, say = position.game, position.voice
    known = g.library.every.get(card.card)
    title = f" {known.title}, {known.ops} op{'s' if known.ops != 1 else ''}" if known is not None else ""
    yield f"Turn {card.turn}, {position.definition.sides.get(card.side, card.side)}: {card.card}{title}"
    at, before = card.begins, None
    for one in card.heard:
        yield from _happened(position, at, one.at)
        at = max(at, one.at)
        heading = _heading(one, say)
        if heading and not _goes_on(one, before):
            yield from _wrapped(heading, 2)
        before = one if one.kind != hearing.EVENT else before  # which is told among questions
        yield from (line for text, indent in _lines(one, say) for line in _wrapped(text, indent))
    yield from _happened(position, at, card.ends)


def _goes_on(one: Heard, before: Heard | None) -> bool:
    """Whether it belongs to the same list, column or questions as what was heard before it."""
    if before is None or (one.kind, one.name) != (before.kind, before.name):
        return False
    return one.kind == hearing.QUESTION or (one.kind in (hearing.LIST, hearing.COLUMN) and one.of == before.left)


def _heading(one: Heard, say: Any) -> str:
    """What the lines after it belong to."""
    rule = f" ({one.rule})" if one.rule else ""
    if one.kind in (hearing.LIST, hearing.COLUMN):
        return f"{one.kind} {one.name!r}{rule}, of {_names(one.of)}:" if one.name else ""
    if one.kind == hearing.QUESTION:
        return f"questions {one.name!r}{rule}, {', '.join(one.of)}:"
    if one.kind == hearing.STEP:
        return f"{one.name}{rule}: {one.line}"
    if one.kind == hearing.ASKED:
        by = f"{one.name!r}{rule}" if one.name else "no chart"
        return f"asked: {say(one.said)}; of {_names(one.of)}; answered by {by}:"
    return ""


def _lines(one: Heard, say: Any) -> Iterator[tuple[str, int]]:
    """One thing that was heard, with its indentation."""
    left = _names(one.left)
    if one.kind == hearing.EVENT:
        answer = "the event is played" if one.left == (hearing.YES,) else "the event is not played"
        why = say(one.said) if one.said is not None else one.line and f"if: {one.line}"
        yield f"{answer}{f', {why}' if why else ''} ({one.rule})", 4
    elif one.kind == hearing.QUESTION:
        yield f"{one.line}? {left}", 4
    elif one.kind == hearing.ACTION:
        yield f"-> {one.line or 'nothing'}", 4
    elif one.kind in (hearing.LIST, hearing.COLUMN) and not one.line:
        if not one.left:
            yield "nobody meets a line", 4
        elif len(one.left) > 1:
            yield "no line tells them apart", 4
    elif one.kind in (hearing.LIST, hearing.COLUMN, hearing.NARROWED):
        yield f"{one.line}: {left}", 4
    elif one.kind == hearing.LOT:
        yield f"by lot of {_names(one.of)}: {left}", 4


def _happened(position: Position, since: int, until: int) -> Iterator[str]:
    log = position.log(since)
    for line in log.lines(position.game.journal[since:until]):
        if line.depth >= PLAY:
            yield from _wrapped(f"> {line.text}{f' ({line.why})' if line.why else ''}", 6, "> ")


def _names(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= MOST else f"{len(names)} candidates"


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
