"""A position as data: the tracks, the spaces, what is in force, and which events may be played."""

from __future__ import annotations

from typing import Any

from daedalus.core.view import plain
from daedalus.kit.deck import zone_of
from daedalus.kit.events import why_not_now
from daedalus.kit.game import CardGame

SPACE = "space"


def figures(g: CardGame, called: str = SPACE) -> dict[str, Any]:
    """Everything, in the order in which a person would ask; `called` is what the game calls a space."""
    schema = g.schema
    tracks = {
        name: plain(field, g.get(name))
        for name, field in schema.globals.items()
        if field.kind not in ("secret", "list") and name != "winner"
    }
    spaces = {
        space.name: {name: plain(f, g.values[schema.base[name] + space.index]) for name, f in schema.attributes.items()}
        | {"adjacent": [near.name for near in g.adjacent(space)]}
        for space in g.spaces
    }
    return {"tracks": tracks, "spaces": spaces, "lasting": lasting(g, called), "events": events(g)}


def lasting(g: CardGame, space: str = SPACE) -> list[dict[str, Any]]:
    """The lasting events in force, with what each answers and waits for; `space` is what the game calls a space."""
    rows = []
    for mark in g.marks:
        blocks = g.blocks(mark)
        rows.append(
            {
                "name": mark.name,
                "card": mark.card,
                space: g.spaces[mark.place].name if mark.place >= 0 else None,
                "lapsing": mark.lapsing,
                "answers": [{"point": a.point, "text": a.source} for block in blocks for a in block.answers],
                "waits for": [{"moment": t.moment, "text": t.source} for block in blocks for t in block.triggers],
            }
        )
    return rows


def events(g: CardGame) -> dict[str, dict[str, Any]]:
    """For each card of the game where it lies, and what keeps each side from playing its event now."""
    return {
        str(number): {
            "title": card.title,
            "zone": zone_of(g, number),
            **{side: why_not_now(g, card, side) for side in g.schema.sides},
        }
        for number, card in g.library.cards.items()
    }
