"""4.5 C The headline phase: both choose in secret, then the higher operations first."""

from __future__ import annotations

from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight import rounds, space, victory
from daedalus.games.twilight.board import US, USSR, other
from daedalus.games.twilight.cardplay import EVENT, USES, put_away
from daedalus.games.twilight.game import HEADLINE, HEADLINES, HEADLINES_FIRST, NO_HEADLINE, NOBODY, Twilight
from daedalus.games.twilight.influence import begin_round
from daedalus.kit import messages as say
from daedalus.kit.deck import DISCARD, IN_PLAY, move_card
from daedalus.kit.events import happens, why_not

RULE = "4.5.C"


def options(g: Twilight, side: str) -> list[int]:
    """Cards that may be headlines; only scoring cards if there are more of them than rounds to play them in."""
    found = [n for n in sorted(g.hand(side)) if NO_HEADLINE not in g.card(n).symbols]
    scoring = [n for n in found if g.is_scoring(g.card(n))]
    return scoring if len(scoring) > rounds.of(g, side) else found


def choose(g: Twilight) -> None:
    """Both in secret; with its ability a side sees the other's headline first (6.4.4)."""
    g.note(tell.HEADLINES(), RULE)
    sees = next((side for side in (US, USSR) if space.has(g, side, space.HEADLINE_LAST)), "")
    for side in (other(sees), sees) if sees else (USSR, US):
        found = options(g, side)
        if found:
            card = int(g.choose(side, ask.HEADLINE(), found, RULE))
            move_card(g, card, HEADLINES[side], RULE)
            if sees and side != sees:
                g.reveal(tell.HEADLINE_SHOWN(side, card), "", "6.4.4")
    for side in (USSR, US) if not sees else (sees,):
        for card in g.get(HEADLINES[side]):
            g.reveal(tell.HEADLINE_SHOWN(side, card), "", RULE)
    g.put("phase", HEADLINE, RULE)


def order(g: Twilight) -> list[str]:
    """Who comes first: a card that says so, then the higher printed operations, then the US."""

    def rank(side: str) -> tuple[bool, int, bool]:
        card = g.card(g.get(HEADLINES[side])[0])
        first = HEADLINES_FIRST in card.symbols and g.owner_of(card) == side
        return (not first, -card.ops, side != US)

    return sorted((side for side in HEADLINES if g.get(HEADLINES[side])), key=rank)


def resolve(g: Twilight) -> bool:
    """The next headline; says whether there was one."""
    left = order(g)
    if not left:
        return False
    side = left[0]
    card = g.card(g.get(HEADLINES[side])[0])
    g.put("phasing", NOBODY.index(side), "4.2")
    g.put("use of card", USES.index(EVENT), RULE)
    begin_round(g)
    with g.during(side=side, cause=card.number):
        move_card(g, card.number, IN_PLAY, RULE)
        who = g.owner_of(card) or side  # the other side's event is carried out by the other side
        reason = why_not(g, card, who)
        if not reason:
            g.announce("event-played", card, side)
        g.announce("card-played", card, side)
        if reason:
            g.note(say.EVENT_FAILS(card.number, reason), g.cites["trigger"])
        else:
            happens(g, card, who)
        put_away(g, card, side, happened=not reason)
        g.settle()
    victory.check(g)
    return True


def cancel(g: Twilight, side: str, rule: str) -> None:
    """An event cancels the headline of a side, if it is still to come: it is discarded, a scoring card too."""
    for card in g.get(HEADLINES[side]):
        g.note(say.CARD_CANCELLED(card), rule)
        move_card(g, card, DISCARD, rule)
