"""3 Setting up: the deck of the first era, the hands, and the influence that each side places as it likes."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.games.twilight import china, civil_war, influence
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight import loglines as tell
from daedalus.games.twilight.board import US, USSR, Country, other
from daedalus.games.twilight.game import DEALT, TABLE, TO_COME, Twilight
from daedalus.games.twilight.turn import deal, era_begins, mark_turn
from daedalus.kit.deck import DRAW, move_card

FREE = "free influence"  # keys of a scenario
EXTRA = "extra influence"
BID = "bid for the sides"  # 11.4: a rule of tournaments


def set_up(g: Twilight) -> None:
    """3.1 to 3.4: what is printed on the map lies there already."""
    first = max(1, g.get("turn"))
    china_card(g)
    sort_eras(g, first)
    g.put(DRAW, g.shuffled(g.get(DRAW)), "3.1")
    mark_turn(g, first)
    deal(g)  # 3.1: the hands may be seen before influence is placed
    for row in g.scenario.data.get(FREE, g.tables["setup"]["free"]):
        place_within(g, row["side"], row["points"], row["within"])
    for side, points in extra_influence(g).items():
        place_extra(g, side, points)
    g.put("phase", DEALT, "3.4")


def china_card(g: Twilight) -> None:
    """3.1: it begins before the USSR, face up; in the Chinese Civil War it is nobody's (12.3)."""
    for number in china.cards(g, DRAW):
        card = g.card(number)
        if civil_war.is_over(g):
            china.give(g, number, USSR, face_up=True, rule="3.1")
        else:
            move_card(g, number, TABLE, "12.3")
        if card.mark:
            g.set_mark(card.mark, -1, number, "9.1")


def sort_eras(g: Twilight, first: int) -> None:
    """3.1: cards of eras that begin later lie apart."""
    begins = era_begins(g.library, g.board)
    pile = g.get(DRAW)
    g.put(TO_COME, tuple(n for n in pile if begins[n] > first), "3.1")
    g.put(DRAW, tuple(n for n in pile if begins[n] <= first), "3.1")


def place_within(g: Twilight, side: str, points: int, region: str) -> None:
    """3.2, 3.3: so many points anywhere in a region."""
    rule = "3.2" if side == USSR else "3.3"
    places = g.within(region)
    for left in range(points, 0, -1):
        c = g.choose_country(side, ask.SET_UP_IN(left), places, rule)
        influence.place(g, side, c, 1, rule)


def extra_influence(g: Twilight) -> dict[str, int]:
    """11.4: what a side gets beyond the usual, by the scenario or by a bid."""
    extra: dict[str, int] = g.scenario.data.get(EXTRA, {})
    return bid(g) if BID in g.options else extra


def bid(g: Twilight) -> dict[str, int]:
    """11.4: both name a side and a number in secret. Who wants the side more has it, and the other gets the number.

    The sides of a game are its seats: where a bid gives somebody the other one, the players change places.
    """
    bids: dict[str, tuple[str, int]] = {}
    for seat in (US, USSR):
        wanted = str(g.choose(seat, ask.BID_FOR(), (US, USSR), "11.4"))
        bids[seat] = wanted, int(g.choose(seat, ask.BID(wanted), range(g.tables["setup"]["highest bid"] + 1), "11.4"))
    for seat, (wanted, points) in bids.items():
        g.reveal(tell.BID_SHOWN(seat, wanted, points), "", "11.4")
    seat, points, extra = settled(bids, lambda: (US, USSR)[g.lot(2)])
    if bids[seat][0] != seat:
        g.note(tell.SEATS_CHANGE(), "11.4")
    return {other(bids[seat][0]): points} if extra else {}


def settled(bids: dict[str, tuple[str, int]], lot: Callable[[], str]) -> tuple[str, int, bool]:
    """Whose wish is met, the number, and whether the other side gets it: not if both wished for different sides."""
    (us_wants, us), (ussr_wants, ussr) = bids[US], bids[USSR]
    if us_wants != ussr_wants:
        return US, us, False
    seat = lot() if us == ussr else US if us > ussr else USSR
    return seat, max(us, ussr), True


def place_extra(g: Twilight, side: str, points: int) -> None:
    """11.4.1: only where the side has influence already, and not far beyond control."""
    held: list[Country] = [c for c in g.countries if c.influence(side)]
    beyond = g.tables["setup"]["beyond control"]
    for left in range(points, 0, -1):
        places = [c for c in held if c.influence(side) < influence.to_control(c, side) + beyond]
        if not places:
            return
        influence.place(g, side, g.choose_country(side, ask.EXTRA_IN(left), places, "11.4.1"), 1, "11.4.1")
