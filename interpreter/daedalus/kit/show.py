"""How a game shows itself in plain lines. What stands here fits any game; one that has more to show says it better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daedalus.core.view import Hidden, seen
from daedalus.kit.game import CardGame

EVERYBODY = ""
# What a reader of the log learns better from the notes, or need not know.
BOOKKEEPING = frozenset({"draw pile", "in play", "history", "last history", "turn", "winner", "draws", "marks before"})


class Show:
    """The board, the tracks and the end of a game as text."""

    def __init__(self, sides: Mapping[str, str]) -> None:
        self.sides = sides

    def bookkeeping(self, g: CardGame) -> frozenset[str]:
        """The fields whose changes are not told."""
        return BOOKKEEPING | {f"hand of {side}" for side in self.sides} | {"discard pile"}

    def phase(self, g: CardGame, values: Mapping[str, Any]) -> str:
        """A heading for what the log tells next, by the fields of `phase_fields` as they were then."""
        return ""

    phase_fields: tuple[str, ...] = ()  # what a phase is known by

    def status(self, g: CardGame) -> str:
        """The tracks in one line."""
        fields = [f for f in g.schema.globals.values() if f.kind in ("count", "choice") and f.name not in BOOKKEEPING]
        return ", ".join(f"{field.name} {field.show(g.get(field.name))}" for field in fields)

    def standing(self, g: CardGame) -> str:
        """How near the end is, in one line."""
        return self.status(g)

    def why_won(self, g: CardGame, rule: str) -> str:
        """What ended the game, in words."""
        return "the game is decided"

    def levels(self, g: CardGame, space: Any) -> str:
        """What a space is."""
        fields = [f for f in g.schema.attributes.values() if f.kind == "choice"]
        return " ".join(f.show(g.values[g.schema.base[f.name] + space.index]) for f in fields)

    def pieces(self, g: CardGame, space: Any, side: str = EVERYBODY) -> Iterator[str]:
        """Everything that lies in a space, as the side may see it."""
        for name, field in g.schema.attributes.items():
            value = self.seen(g, side, g.schema.base[name] + space.index)
            if field.kind != "choice" and value:
                yield name if field.kind == "flag" else f"{value} {name}"
        yield from (mark.name for mark in g.marks if mark.place == space.index)

    def seen(self, g: CardGame, side: str, slot: int) -> Any:
        value = g.values[slot]
        return value if side == EVERYBODY else seen(g, side, slot, value)

    def hand(self, g: CardGame, whose: str, side: str = EVERYBODY) -> str:
        """The cards a side holds; of another's only how many."""
        cards = self.seen(g, side, g.schema.slot[f"hand of {whose}"])
        if isinstance(cards, Hidden) or not cards:
            return f"{self.sides[whose]} {len(cards)}"
        return f"{self.sides[whose]} {len(cards)} ({', '.join(map(g.title, sorted(cards)))})"

    def board(self, g: CardGame, side: str = EVERYBODY) -> Iterator[tuple[str, ...] | str]:
        """All that lies on the board: plain lines, and rows of a table for the spaces."""
        yield self.status(g)
        hands = ", ".join(self.hand(g, whose, side) for whose in self.sides)
        yield f"Hands: {hands}; draw pile {len(g.get('draw pile'))}"
        far = [mark.name for mark in g.marks if mark.place < 0]
        if far:
            yield f"In effect: {', '.join(far)}"
        yield ("space", "level", "there")
        for space in g.spaces:
            yield (space.name, self.levels(g, space), ", ".join(self.pieces(g, space, side)))

    # -- everything that follows from a position ------------------------------------------------------

    def figures(self, g: CardGame) -> dict[str, Any]:
        """A position and all that the rules make of it, for a program."""
        from daedalus.kit.figures import figures

        return figures(g)

    def figures_text(self, g: CardGame, data: dict[str, Any]) -> Iterator[str]:
        """The same for a person."""
        for line in self.board(g):
            yield line if isinstance(line, str) else f"  {line[0]}: {'; '.join(filter(None, line[1:])) or 'empty'}"
