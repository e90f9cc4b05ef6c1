"""8.4 Jihad: the rulebook's own examples."""

from __future__ import annotations

from tests.support import Table, rule


@rule("8.4.4", "8.4.5", "8.4.2")
def test_revolution_in_pakistan_arms_the_jihadists(board: Table) -> None:
    """Example C: seven cells, two troops, one aid, Poor Ally; rolls 2, 3, 4."""
    board("Pakistan", "poor ally", cells=7, troops=2, aid=1)
    board.jihad("Pakistan", 3, major=True, rolls=[2, 3, 4])
    assert board("Pakistan") == "islamist rule adversary, 6 active cells, 2 troops"
    assert board.prestige == 1
    assert board.funding == 7
    assert board.get("available plots").count("wmd") == 3
