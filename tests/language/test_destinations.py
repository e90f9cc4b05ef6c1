"""Where a card may go after play: only places that the game knows."""

from __future__ import annotations

from daedalus.games.labyrinth.library import reader
from daedalus.text import findings as english

CARD = 'card 900 "Wanderer"\n  us, 1 op, goes to {place}\n  event:\n    +1 prestige\n'


def test_a_card_may_go_to_the_middle_of_the_draw_pile() -> None:
    tree, findings = reader().read(CARD.format(place="the middle of the draw pile"), "x.card")
    assert not findings
    assert tree is not None
    assert tree.goes.endswith("middle of the draw pile")


def test_a_place_nobody_knows_is_a_finding_at_its_words() -> None:
    _, findings = reader().read(CARD.format(place="the moon"), "x.card")
    assert [(f.code, f.span.line, f.span.column) for f in findings] == [("H008", 2, 13)]
    assert "middle of the draw pile" in english.help(findings[0])
