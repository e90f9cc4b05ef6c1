"""What several words of Twilight Struggle share: roles, and the pieces and tracks that they count."""

from __future__ import annotations

import functools

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.games.twilight.tables import tables
from daedalus.language.records import MARKS
from daedalus.language.roles import Named, Numbered
from daedalus.language.vocabulary import Vocabulary

MOST = tables().most  # operations of a card
OPS = Numbered("operations value", 1, MOST, "R008", "7.4", "operation", amount=True)
REGION = Named("which region")
WHOSE = Named("whose")
SIGNED = Named("how much, with its sign")
DIE = 6
LONGEST_TRACK = 20  # 10.2.1
INFLUENCE = "influence"


@functools.cache
def countries() -> tuple[str, ...]:
    """The names on the map (2.1.3)."""
    return tuple(load_plain(folder("scenarios") / "twilight" / "board.yaml")["spaces"])


def declare(v: Vocabulary) -> None:
    """The pieces and tracks, and what follows from what by the rules."""
    v.piece(INFLUENCE)
    v.piece("boxes", len(tables().boxes))
    v.follow(MARKS, INFLUENCE, "vp", "defcon", "cards")
    v.follow("cards", MARKS)
    v.track("vp", -LONGEST_TRACK, LONGEST_TRACK, "", {})
    v.track("defcon", 1, 5, "defcon", {})  # 8.1.1
    v.track("military ops", 0, 5, "military-ops-of", {})  # 8.2
