"""Numbers to choose and to halve, and the sides one after another."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.kit.game import CardGame
from daedalus.kit.words.cards import Rules
from daedalus.language.records import NOTHING, FromTo, Half
from daedalus.language.roles import NUMBER_OF, Side
from daedalus.language.vocabulary import NUMBER, SIDE, Vocabulary


def numbers(v: Vocabulary, rules: Rules) -> None:
    """Half of a number, and a number to choose."""

    @v.value("half of {n:number}", NUMBER, key="half-of", rule=rules.get("half-of", ""), n=NUMBER_OF,
            gives=Half("n"), reads=NOTHING, example="let n = half of 5")  # fmt: skip
    def half(g: CardGame, n: int) -> int:
        """Half of a number, rounded up."""
        return -(-n // 2)

    @v.value("half of {n:number} rounded down", NUMBER, key="half-of-rounded-down",
            rule=rules.get("half-of-rounded-down", ""), n=NUMBER_OF, gives=Half("n", down=True), reads=NOTHING,
            example="let n = half of 5 rounded down")  # fmt: skip
    def half_down(g: CardGame, n: int) -> int:
        """Half of a number, rounded down."""
        return n // 2

    @v.noun("number|numbers from {a:number} to {b:number}", NUMBER, key="numbers-from-to",
            rule=rules.get("numbers-from-to", ""), a=NUMBER_OF, b=NUMBER_OF, gives=FromTo("a", "b"), reads=NOTHING,
            example="choose a number n from 1 to 3")  # fmt: skip
    def numbers_from(g: CardGame, a: int, b: int) -> Sequence[int]:
        """Whole numbers, the first and the last among them; none if the last is lower."""
        return range(a, b + 1)


def both_sides(v: Vocabulary, rules: Rules) -> None:
    """The sides as things, and the other one of each."""

    @v.noun("side|sides", SIDE, key="sides", rule=rules.get("sides", ""), whole=True, reads=NOTHING,
            example="choose a side s")  # fmt: skip
    def sides(g: CardGame) -> Sequence[str]:
        """All sides, in the order of the game."""
        return g.schema.sides

    @v.value("opponent of {s:side}", SIDE, key="opponent-of", rule=rules.get("opponent-of", ""), s=Side("owner"),
            reads=NOTHING, example=f"cards in hand of opponent of {v.sides[0]} > 0")  # fmt: skip
    def opponent_of(g: CardGame, s: str) -> str:
        """The other side, in a game of two."""
        return g.other(s)
