"""The schema of scenarios with what layers bring: boards, countries, markers, tracks, and figures of the tables."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from daedalus.kit.layers import sections

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition

KINDS = {"muslim": "muslim", "non-muslim": "non-muslim"}  # of a country -> the part of the schema for it


def with_layers(schema: dict[str, Any], edition: LabyrinthDefinition) -> dict[str, Any]:
    """A copy of the schema that is right for an edition."""
    made = copy.deepcopy(schema)
    keys, parts = made["properties"], made["definitions"]
    keys["board"]["enum"] = edition.all_boards.names
    _countries(keys, edition)
    markers = {m.plural: {"type": "integer", "minimum": 0, "maximum": m.each} for m in edition.added.markers}
    for part in parts.values():
        if "troops" in part.get("properties", {}):
            part["properties"] |= markers
            for piece, most in (("troops", "troops"), ("cells", "cells"), ("active cells", "cells")):
                part["properties"][piece]["maximum"] = edition.tables["pieces"][most]
    for track in ("prestige", "funding"):
        row = edition.tables["tracks"][track]
        keys[track] |= {"minimum": row["from"], "maximum": row["to"]}
    keys["tracks"]["properties"] = {
        t.name: {"type": "integer", "minimum": t.low, "maximum": t.high} for t in edition.added.tracks
    }
    return made | {"properties": keys | sections(tuple(edition.sides))}


def _countries(keys: dict[str, Any], edition: LabyrinthDefinition) -> None:
    """New countries, each with what one of its kind may have."""
    known = keys["countries"]["properties"]
    for board in edition.boards:
        for name, about in zip(board.schema.spaces, board.printed, strict=True):
            if name not in known:
                known[name] = {"title": name, "allOf": [{"$ref": f"#/definitions/{KINDS[about['kind']]}"}]}
                if about["kind"] == "muslim":
                    keys["caliphate capital"]["enum"].append(name)
