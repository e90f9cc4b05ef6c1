"""11.3.8 The caliphate: declaring it, its countries, and what becomes of its capital."""

from __future__ import annotations

from typing import Final

from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import ISLAMIST_RULE, JIHADIST, MUSLIM, NONE, Country
from daedalus.games.labyrinth.game import Labyrinth

POSSIBLE: Final = "caliphate possible"  # the symbol on cards that let the jihadist declare one


def may_belong(c: Country) -> bool:
    """11.3.8.1: a Muslim country in civil war, under regime change or under Islamist Rule."""
    return c.kind == MUSLIM and bool(c.civil_war or c.regime_change != NONE or c.governance == ISLAMIST_RULE)


def capital(g: Labyrinth) -> Country | None:
    names: tuple[str, ...] = g.get("caliphate capital")
    return g.at[names[0]] if names else None


def members(g: Labyrinth) -> list[Country]:
    """11.3.8.1: the capital and every country that an unbroken chain of such countries joins to it."""
    kept = g.kept(g.adjacency)
    found: list[Country] | None = kept.get("caliphate")
    if found is None:
        seat = capital(g)
        chain = set() if seat is None or not may_belong(seat) else joined(g, seat)
        found = [c for c in g.countries if c in chain] if chain else []
        kept["caliphate"] = found
    return found


def joined(g: Labyrinth, seat: Country) -> set[Country]:
    """A country, and all that an unbroken chain joins to it."""
    chain, edge = {seat}, [seat]
    while edge:
        near = [d for d in g.adjacent(edge.pop()) if d not in chain and may_belong(d)]
        chain.update(near)
        edge += near
    return chain


def belongs(g: Labyrinth, c: Country) -> bool:
    return c in members(g)


def placed(g: Labyrinth, c: Country, n: int) -> None:
    """11.3.8: an event has placed cells; with the third in one country the jihadist may declare a caliphate there."""
    tally = g.context.tally
    if tally is None:
        return  # no event is happening
    least = g.tables["caliphate"]["cells"]
    before = tally.get(c.name, 0)
    tally[c.name] = before + n
    if before < least <= before + n and may_declare(g, c):
        if g.choose(JIHADIST, ask.DECLARE_CALIPHATE(c.name), ("yes", "no"), "11.3.8") == "yes":
            declare(g, c)


def may_declare(g: Labyrinth, c: Country) -> bool:
    """11.3.8: none is declared yet, the country can be its capital, and the card is one of those."""
    card = g.library.cards.get(g.cause)
    symbols = {POSSIBLE, f"{POSSIBLE} if {g.context.side}"}
    allowed = card is not None and (not symbols.isdisjoint(card.symbols) or card.title in g.rules["caliphate events"])
    return allowed and capital(g) is None and may_belong(c)


def declare(g: Labyrinth, c: Country) -> None:
    g.put("caliphate capital", (c.name,), "11.3.8")
    g.shift("funding", g.tables["caliphate"]["declared"]["funding"], "11.3.8")
    g.settle()


def keep(g: Labyrinth) -> None:
    """After any change: the capital moves or is lost (11.3.8.2), and cells of members stand in the open (11.3.8.3)."""
    seat = capital(g)
    if seat is not None and not may_belong(seat):
        _displace(g, seat)
    from daedalus.games.labyrinth.pieces import activate

    for c in members(g):
        if c.sleeper_cells:
            activate(g, c, c.sleeper_cells, "11.3.8.3")


def _displace(g: Labyrinth, seat: Country) -> None:
    """11.3.8.2: to another country that belonged to it; with none left the caliphate is gone."""
    chain = joined(g, seat)
    left = [c for c in g.countries if c is not seat and c in chain]
    row = g.tables["caliphate"]["moved" if left else "lost"]
    new = (g.choose_country(JIHADIST, ask.NEW_CAPITAL(), left, "11.3.8.2").name,) if left else ()
    g.put("caliphate capital", new, "11.3.8.2")
    g.shift("funding", row["funding"], "11.3.8.2")
    g.shift("prestige", row["prestige"], "11.3.8.2")
