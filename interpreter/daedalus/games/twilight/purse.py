"""7.4, 9.6 Operations points while they are spent: plain ones, and more if all of them go to one region."""

from __future__ import annotations

from collections.abc import Collection


class Purse:
    """What is left of a card. A bonus counts as long as every point was spent in its region; bonuses add up."""

    __slots__ = ("bonuses", "plain")

    def __init__(self, ops: int, bonuses: dict[str, int]) -> None:
        self.plain = ops  # below zero when a bonus has been used
        self.bonuses = bonuses  # region -> points

    def left(self, regions: Collection[str]) -> int:
        """The points that may be spent in a place of these regions."""
        return self.plain + sum(n for region, n in self.bonuses.items() if region in regions)

    def pay(self, regions: Collection[str], price: int) -> None:
        self.plain -= price
        if self.bonuses:
            self.bonuses = {region: n for region, n in self.bonuses.items() if region in regions}

    @property
    def only_bonus(self) -> bool:
        """Whether all that the card itself gives is spent: nobody must use a bonus."""
        return self.plain <= 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing more to spend anywhere."""
        return self.plain <= 0 and not self.bonuses
