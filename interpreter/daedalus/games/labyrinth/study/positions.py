"""Legal positions by lot, the same for the same seed: thinly or densely settled, in the middle of an action phase."""

from __future__ import annotations

from daedalus.games.labyrinth.board import MUSLIM, NON_MUSLIM
from daedalus.games.labyrinth.study.editing import LabyrinthEditor
from daedalus.games.labyrinth.turn import ACTION
from daedalus.kit.deck import REMOVED
from daedalus.kit.editing import choose
from daedalus.kit.standing import marks_of

HAND = 9
DENSITIES = (0.1, 0.3, 0.5, 0.8, 1.0)  # how much of the map is marked


def settle_map(edit: LabyrinthEditor) -> None:
    """The empty map becomes a legal position."""
    g, lot = edit.g, edit.lot
    density = lot.choice(DENSITIES)
    for c in g.countries:
        if lot.random() < density:
            edit.any_levels(c)
    marked = [c for c in g.countries if not c.is_untested]
    muslim = [c for c in marked if c.kind == MUSLIM]
    hot = choose(lot, muslim, 5)  # where most of it happens
    for _ in range(lot.randint(0, 12)):
        c = lot.choice(hot if hot and lot.random() < 0.6 else marked)
        edit.pieces(c)
    for name in ("emergency", "markers", "plots", "arsenal", "memory"):
        for _ in range(lot.randint(0, 4)):
            getattr(edit, name)(lot.choice(hot if hot and lot.random() < 0.4 else marked))
    for c in (c for c in g.countries if "wmd" in g.board.printed[c.index]):
        if lot.random() < 0.5:
            edit.arsenal(c)
    for name in ("track", "track", "track", "reserves", "us_posture", "phase", "off_map", "wmd_box"):
        getattr(edit, name)()
    if lot.random() < 0.2:
        edit.crowd()
    if lot.random() < 0.2 and hot:
        edit.capital(lot.choice(hot))
    if edit.expanded and lot.random() < 0.1:
        edit.put("extra cells on map", 1)
    edit.scatter()
    edit.put("phase", ACTION)
    _marks(edit)
    _cards(edit)
    edit.tidy()


def _marks(edit: LabyrinthEditor) -> None:
    """Lasting events in force."""
    leaving = [card for card in edit.g.library.cards.values() if marks_of(card)]
    for card in choose(edit.lot, leaving, 5):
        name = edit.lot.choice(marks_of(card))
        where = [c for c in edit.g.countries if not c.is_untested]
        placed = [c for c in where if c.kind == (NON_MUSLIM if edit.lot.random() < 0.1 else MUSLIM)]
        standing = any(block.placed for block in card.lasting if block.mark == name)
        edit.put_mark(card, name, edit.lot.choice(placed) if standing and placed else None)


def _cards(edit: LabyrinthEditor) -> None:
    """Hands, discards and removed cards from the draw pile, by lot."""
    pile = list(edit.g.get("draw pile"))
    edit.lot.shuffle(pile)
    for zone, most in (("hand of us", HAND), ("hand of jihadist", HAND), ("discard pile", 25), (REMOVED, 6)):
        size = edit.lot.randint(0, most)
        taken, pile = pile[:size], pile[size:]
        edit.put(zone, (*edit.g.get(zone), *taken))
    edit.put("draw pile", tuple(pile))
