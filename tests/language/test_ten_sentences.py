"""The ten sentences that decision 024 began with: each is read, compiled, and happens on a board by lot."""

from __future__ import annotations

import random

import pytest

from daedalus.bots.random import random_policy
from daedalus.games.labyrinth.library import compile_card
from tests.language.reading import understood
from tests.support import Table

CHOICE = "choose a muslim country c where cells > 0"
SENTENCES = {
    "as many": (CHOICE, "remove up to 3 cells from c as n", "-n funding"),
    "pay or suffer": (
        "opponent may:",
        "  opponent chooses a card k in hand of opponent",
        "  opponent discards k",
        "if not done: -1 prestige",
    ),
    "if you do": (CHOICE, "remove 1 aid from c", "if done: draw 1 card"),
    "again and again": (
        CHOICE,
        "do cells in c times:",
        "  choose a random poor country d",
        "  place 1 aid in d",
    ),
    "in all": (
        "let n = total resources over good muslim countries",
        "let m = highest resources over muslim countries where islamist rule",
        "if n > m: +1 prestige",
    ),
    "half": (CHOICE, "remove half of (cells in c) rounded down cells from c"),
    "both sides": (
        "for each s in sides:",
        "  s draws 1 card",
        "  s chooses a card k in hand of s",
        "  s discards k",
    ),
    "the top": (
        "choose a card k in top 3 cards of draw pile",
        "take k",
        "choose a card j in top 2 cards of draw pile",
        "put j under draw pile",
    ),
    "one of some": (
        'choose a card k in (draw pile, discard pile) where k is named ("FATA", "Oil Price Spike")',
        "take k",
    ),
    "a number": ("choose a number n from 1 to 3", "-n funding", "do n times: draw 1 card"),
}


@pytest.mark.parametrize("lines", SENTENCES.values(), ids=SENTENCES)
def test_it_is_said_and_happens(lines: tuple[str, ...]) -> None:
    text = 'card 901 "Own"\n  us, 2 ops\n  event:\n' + "".join(f"    {line}\n" for line in lines)
    event = compile_card(understood(text), "own")[0].event
    assert event is not None
    changed = 0
    for seed in range(20):
        board = Table(seed)
        chance = random.Random(seed)
        for name in ("Iraq", "Egypt", "Jordan", "Syria"):
            levels = chance.choice(["poor ally", "good ally", "islamist rule adversary"])
            board(name, levels, cells=chance.randint(0, 3), aid=chance.randint(0, 1))
        board.hand("us", (4, 6))
        board.hand("jihadist", (57, 60))
        board.game.policies = {side: random_policy(seed) for side in ("us", "jihadist")}
        board.run(lambda board=board: event(board.game, "us"))
        changed += bool(board.changes())
    assert changed > 5
