"""4.5 D Action rounds: how many a side has, which cards it may play in one, and the round itself."""

from __future__ import annotations

import functools

from daedalus.games.twilight import china, space, victory
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.cardplay import play
from daedalus.games.twilight.decisions import PASS
from daedalus.games.twilight.game import NOBODY, Twilight
from daedalus.games.twilight.influence import begin_round
from daedalus.kit import messages as say
from daedalus.kit.library import Card
from daedalus.language.records import GivesUp, Happens, Moves
from daedalus.language.walking import sentences


def usual(g: Twilight) -> int:
    """How many everybody plays in this turn."""
    return g.tables.rounds[g.get("turn")]


def of(g: Twilight, side: str) -> int:
    """How many a side may play: more by an ability (6.4.4) or an event."""
    n = usual(g)
    if space.has(g, side, space.MORE_ROUNDS):
        n = max(n, g.tables["space race"]["rounds"])
    return int(g.ask("rounds", n, side))


def left(g: Twilight, side: str) -> int:
    """Rounds of the side that are still to come in this turn, the present one included."""
    return of(g, side) - int(g.get("round")) + 1


def must_score(g: Twilight, side: str) -> list[int]:
    """2.2.1, 9.5, 10.1.5: scoring cards that fill the rounds that are left; then nothing else may be played.

    But for a card whose event takes cards out of hands, where it would find none but these (5.4).
    """
    scoring = g.scoring_in(side)
    if not scoring or len(scoring) < left(g, side):
        return []
    rest = [n for n in sorted(g.hand(side)) if n not in scoring]
    return [*scoring, *(n for n in rest if len(rest) == 1 and takes_cards(g.card(n)))]


@functools.lru_cache(maxsize=256)
def takes_cards(card: Card) -> bool:
    """Whether a sentence of its event may take a card out of a hand."""
    changes = [change for do in sentences(card.tree) for change in do.call.word.changes]
    return any(change == Moves("cards") or isinstance(change, (GivesUp, Happens)) for change in changes)


def playable(g: Twilight, side: str) -> list[int | str]:
    """The cards that the side may play now; to pass if it need not play (4.5 D, 9.8)."""
    return [*must_score(g, side)] or _at_will(g, side)


def _at_will(g: Twilight, side: str) -> list[int | str]:
    """The same if no scoring card presses."""
    hand = sorted(g.hand(side))
    if g.answered("must-use"):
        bound = [n for n in hand if g.ask("must-use", False, side, g.card(n))]
        if bound:
            return list(bound)
    table = china.playable(g, side)
    if g.answered("may-play"):
        hand, table = ([n for n in cards if g.ask("may-play", True, side, g.card(n))] for cards in (hand, table))
    may_pass = not hand or g.get("round") > usual(g)
    return [*hand, *table, *([PASS] if may_pass else [])]


def act(g: Twilight, side: str) -> None:
    """One action round of a side."""
    g.put("phasing", NOBODY.index(side), "4.2")
    g.put("round over", 0, "4.5.D")
    g.put("defcon moves", (), "8.1.1")
    g.note(tell.ROUND_BEGINS(g.get("round"), side), "4.5.D")
    begin_round(g)
    g.announce("side-is-to-act", side)
    g.settle()
    victory.check(g)
    pressing = must_score(g, side)
    if not pressing and not g.get("round over"):
        g.announce("side-is-to-play", side)
        g.settle()
    if not g.get("round over"):
        card = g.choose(side, say.PLAY_CARD(), pressing or _at_will(g, side), "4.5.D")
        if card == PASS:
            g.note(tell.PASSES(side), "4.5.D")
        else:
            play(g, side, int(card))
    g.announce("round-ends", side)
    g.settle()
    victory.check(g)


def end(g: Twilight, rule: str) -> None:
    """An event has used up the round of the side that is to act."""
    g.put("round over", 1, rule)
