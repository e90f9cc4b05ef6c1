"""`blocked by ... if there`: a mark that blocks an event only in the space where it stands."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.library import reader
from tests.support import rule

HEAD = 'card 900 "Buried Crates"\n  jihadist, 2 ops\n'
THERE = '  blocked by "CTR" if there\n'
PLAY = "  play in a country c where cells > 0\n"
EVENT = "  event:\n    place 1 cell in c\n"


def codes(text: str) -> list[str]:
    return [f.code for f in reader().read(text, "crates.card")[1]]


@rule("6.2.8")
def test_the_mark_becomes_a_condition_on_the_place() -> None:
    tree, findings = reader().read(HEAD + THERE + PLAY + EVENT, "crates.card")
    assert findings == []
    assert tree is not None
    assert tree.target is not None
    assert tree.blocked_by == (("CTR", "there"),)
    assert len(tree.target.things.conditions) == 2
    plain, _ = reader().read(HEAD + '  blocked by "CTR"\n' + PLAY + EVENT, "crates.card")
    assert plain is not None
    assert plain.target is not None
    assert len(plain.target.things.conditions) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD + THERE + "  event:\n    +1 funding\n", "H007"),
        (HEAD + PLAY + THERE + EVENT, "H007"),
        (HEAD + '  blocked by "CTR" if nowhere\n' + PLAY + EVENT, "N007"),
    ],
)
def test_it_needs_a_place_and_stands_above_it(text: str, code: str) -> None:
    assert codes(text) == [code]
