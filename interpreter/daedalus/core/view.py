"""What a side may see of a game: its state and its journal, with hidden things reduced to counts.

The schema says which slots are hidden from whom, and the game itself what is open in part: nobody can forget it.
Notes and dice are for everybody to read, so nothing hidden may be written into a note.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import frozen

from daedalus.core.decision import Decision
from daedalus.core.game import Game
from daedalus.core.journal import CHANGE, CHOICE, REVEAL, ROLL, Entry, reason
from daedalus.core.messages import SOMETHING_HIDDEN, Clause, Said, outcome
from daedalus.core.schema import Field


@frozen
class Hidden:
    """So many things that the side may not look at."""

    count: int

    def __len__(self) -> int:
        return self.count

    def __str__(self) -> str:
        return f"{self.count} hidden"


def seen(game: Game, side: str, slot: int, value: Any) -> Any:
    """The value of a slot as the side sees it."""
    field = game.schema.fields[slot]
    if field.kind == "secret":
        return Hidden(0)
    if side in field.hidden_from and not game.shown(side, slot):
        return Hidden(len(value) if field.kind == "list" else 1)
    return game.mask(side, slot, value)


def view(game: Game, side: str) -> dict[str, Any]:
    """The state as the side sees it, as plain data: tracks and zones by name, then each space."""
    schema = game.schema
    values = game.values

    def show(field: Field, slot: int) -> Any:
        return plain(field, seen(game, side, slot, values[slot]))

    tracks = {name: show(field, schema.slot[name]) for name, field in schema.globals.items() if field.kind != "secret"}
    spaces = {
        space: {name: show(field, schema.base[name] + i) for name, field in schema.attributes.items()}
        for i, space in enumerate(schema.spaces)
    }
    return {"side": side, "game": tracks, "spaces": spaces}


def plain(field: Field, value: Any) -> Any:
    """A value of a slot as data that a program in any language can read."""
    if isinstance(value, Hidden):
        return {"count": value.count}
    if field.kind == "choice":
        return field.choices[value]
    if field.kind == "flag":
        return bool(value)
    return _data(value)


def said_data(said: Said) -> dict[str, Any]:
    """What was said: the key, and the arguments by name."""
    return {"key": said.key, "args": {name: _data(value) for name, value in said.args.items()}}


def _data(value: Any) -> Any:
    if isinstance(value, Said):
        return said_data(value)
    if isinstance(value, Clause):
        return {"source": value.written.source, "names": {name: _data(v) for name, v in value.names.items()}}
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        return {n: _data(v) for n, v in zip(names, value, strict=True)} if names else [_data(v) for v in value]
    return value


def decision(pending: Decision | None, side: str) -> dict[str, Any] | None:
    """The decision that the game waits for; of another side's decision only whose it is."""
    if pending is None:
        return None
    if pending.side != side:
        return {"side": pending.side}
    about = {"options": list(pending.options), "rule": pending.rule, "card": pending.cause}
    return {"side": side, **said_data(pending.said), **about}


def journal(game: Game, side: str, entries: Iterable[Entry] | None = None) -> Iterator[Entry]:
    """The record as the side may read it.

    Decisions of others are left out: what they did is in the changes that follow. What others were shown is
    reduced to the fact.
    """
    for entry in game.journal if entries is None else entries:
        if entry[0] == CHANGE:
            _, slot, old, new, *reason = entry
            before, after = seen(game, side, slot, old), seen(game, side, slot, new)
            if before != after:
                yield (CHANGE, slot, before, after, *reason)
        elif entry[0] == CHOICE and entry[1] != side:
            continue
        elif entry[0] == REVEAL and entry[2] not in (side, ""):
            yield (REVEAL, SOMETHING_HIDDEN(), *entry[2:])
        else:
            yield entry


def entry_data(game: Game, entry: Entry) -> dict[str, Any]:
    """An entry of the journal as data that a program in any language can read."""
    rule, cause = reason(entry)
    about: dict[str, Any]
    if entry[0] == CHANGE:
        _, slot, old, new, *_ = entry
        field = game.schema.fields[slot]
        about = {"change": game.schema.name_of(slot), "from": plain(field, old), "to": plain(field, new)}
    elif entry[0] == ROLL:
        about = {**_said("roll", entry[2]), "value": entry[1], "outcome": outcome(entry[2], entry[1]) or None}
    elif entry[0] == CHOICE:
        about = {**_said("choice", entry[2]), "side": entry[1], "answer": entry[3]}
    elif entry[0] == REVEAL:
        about = {**_said("reveal", entry[1]), "side": entry[2] or None}
    else:
        about = _said("note", entry[1])
    return {**about, "rule": rule, "card": cause}


def _said(what: str, said: Said) -> dict[str, Any]:
    data = said_data(said)
    return {what: data["key"], "args": data["args"]}
