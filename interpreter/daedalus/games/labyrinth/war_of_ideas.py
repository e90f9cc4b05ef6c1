"""7.2 War of Ideas, in Muslim countries and others."""

from __future__ import annotations

from typing import Final, NamedTuple

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import GOOD_ALLIES, TO_BE_WON, Labyrinth
from daedalus.games.labyrinth.governance import improve, set_alignment
from daedalus.games.labyrinth.pieces import cells, forces, place_aid
from daedalus.games.labyrinth.tables import in_range
from daedalus.games.labyrinth.testing import roll_posture, test
from daedalus.games.labyrinth.tracks import gwot_penalty

ANY: Final = -1  # whatever the operations


def may_war_of_ideas(g: Labyrinth, c: Country, ops: int) -> bool:
    """Whether the country may be the target with that many operations: in an untested one any card (4.9.5)."""
    legal = ops >= cost(g, c) and _is_legal(g, c)  # 7.1.1
    return bool(g.ask("may-war-of-ideas", legal, c)) and g.open(c)


def _is_legal(g: Labyrinth, c: Country) -> bool:
    return is_target(g, c) and (not c.regime_change or holds_down(g, c))


def cost(g: Labyrinth, c: Country) -> int:
    """7.1.1: the governance there; an untested country may be tried with any card (4.9.5)."""
    return int(g.ask("cost-of-war-of-ideas", c.governance, c))


def is_target(g: Labyrinth, c: Country) -> bool:
    """Whether there is anything to be won, whatever the card: what events that grant a War of Ideas heed too."""
    if c.kind == b.NON_MUSLIM:
        return c.name not in g.tables.us_operation("war of ideas")["never in"]  # 7.2.3
    legal = c.kind == b.MUSLIM and c.governance != b.ISLAMIST_RULE and c.alignment != b.ADVERSARY  # 7.1.3, 7.2.1.1
    return legal and not (c.governance == b.GOOD and c.alignment == b.ALLY)


def holds_down(g: Labyrinth, c: Country) -> bool:
    """7.2.1.3, 11.2.4: troops and militia exceed cells by five."""
    return forces(g, c) - cells(g, c) >= g.tables.us_operation("war of ideas")["regime change margin"]


def targets(g: Labyrinth, ops: int) -> list[Country]:
    kept = g.moment()
    found: list[Country] | None = kept.get(("war of ideas", ops))
    if found is None:
        if g.answered("may-war-of-ideas") or g.answered("cost-of-war-of-ideas"):
            found = [c for c in g.countries if may_war_of_ideas(g, c, ops)]
        else:
            found = _worth_it(g, ops)
            held = [c for c in g.holding("regime change") if not holds_down(g, c)]
            if held:
                found = [c for c in found if c not in held]
            if g.answered(g.closing_point):
                found = [c for c in found if g.open(c)]
        kept["war of ideas", ops] = found
    return found


def _worth_it(g: Labyrinth, ops: int) -> list[Country]:
    """Countries where there is anything to be won and whose governance the operations cover."""
    by_ops: dict[int, list[Country]] | None = g.known.get(TO_BE_WON)
    if by_ops is None:
        by_ops = g.known[TO_BE_WON] = {ANY: [c for c in g.countries if is_target(g, c)]}
    found = by_ops.get(ops)
    if found is None:
        found = by_ops[ops] = [c for c in by_ops[ANY] if c.governance <= ops]
    return found


def can_war_of_ideas(g: Labyrinth, ops: int) -> bool:
    """Without an event that has a say in it, countries whose governance the operations cover need not ask for it."""
    if g.answered("may-war-of-ideas") or g.answered("cost-of-war-of-ideas"):
        return any(may_war_of_ideas(g, c, ops) for c in g.countries)
    return any(c.governance <= ops and _is_legal(g, c) and g.open(c) for c in g.countries)


class Everywhere(NamedTuple):
    """What decides about the die in all countries alike."""

    prestige: int  # what it adds
    penalty: int  # the GWOT penalty, and what it takes off
    near_good_allies: set[Country]
    heeds_penalties: bool
    by_events: bool  # whether an event has a say in it
    sums: dict[Country, int]  # what is added in all, as far as it was asked


# 4.9.2, 11.1.3: what may be added to the die, in this order.
ADDED: Final = ("prestige", "fair ally", "GWOT penalty", "aid", "adjacent good ally", "awakening", "reaction", "events")


def modifiers(g: Labyrinth, c: Country) -> list[tuple[str, int]]:
    """4.9.2: what is added to the die in a Muslim country."""
    return [(name, value) for name, value in zip(ADDED, _added(g, c, _everywhere(g)), strict=True) if value]


def _added(g: Labyrinth, c: Country, everywhere: Everywhere) -> list[int]:
    rows = g.tables.war_of_ideas_modifiers
    found = [
        everywhere.prestige,
        rows["fair ally"] if c.governance == b.FAIR and c.alignment == b.ALLY else 0,
        everywhere.penalty,
        rows["aid"] * c.aid,
        rows["adjacent good ally"] if c in everywhere.near_good_allies else 0,
        rows["awakening"] * c.awakening,
        rows["reaction"] * c.reaction,
        0,
    ]
    if not everywhere.heeds_penalties:  # 13.5
        found = [max(0, value) for value in found]
    if everywhere.by_events:
        printed = sum(found)
        found[-1] = int(g.ask("war-of-ideas-modifier", printed, c)) - printed
    return found


def _everywhere(g: Labyrinth) -> Everywhere:
    kept = g.moment()
    found: Everywhere | None = kept.get("war of ideas")
    if found is None:
        found = kept["war of ideas"] = Everywhere(
            int(g.tables.level("prestige", g.prestige)["war of ideas"]),
            g.tables.war_of_ideas_modifiers["GWOT penalty"] * gwot_penalty(g),
            _near_good_allies(g),
            bool(g.ask("war-of-ideas-heeds-penalties", True)),
            g.answered("war-of-ideas-modifier"),
            {},
        )
    return found


def _near_good_allies(g: Labyrinth) -> set[Country]:
    kept = g.kept(g.adjacency)
    found: set[Country] | None = kept.get(GOOD_ALLIES)
    if found is None:
        good_allies = [d for d in g.having("alignment", b.ALLY) if d.governance == b.GOOD and d.kind == b.MUSLIM]
        found = kept[GOOD_ALLIES] = {c for d in good_allies for c in g.adjacent(d)}
    return found


def modifier(g: Labyrinth, c: Country) -> int:
    everywhere = _everywhere(g)
    found = everywhere.sums.get(c)
    if found is None:
        found = everywhere.sums[c] = sum(_added(g, c, everywhere))
    return found


def war_of_ideas(g: Labyrinth, c: Country, ops: int) -> None:
    """One roll; with too few operations after a test it fails at once (4.9.5)."""
    g.remember("operations", c)
    if c.kind == b.NON_MUSLIM:
        roll_in_non_muslim(g, c)
        return
    test(g, c)
    if ops >= cost(g, c):
        roll_in_muslim(g, c)


def roll_in_muslim(g: Labyrinth, c: Country) -> None:
    """7.2.1.2, 7.2.2.1."""
    added = modifier(g, c)
    die = g.roll(tell.WAR_OF_IDEAS(c.name, g.tables.least("war of ideas", "success"), added), "7.2.1.2")
    result = in_range(g.tables["rolls"]["war of ideas"]["results"], die + added)["name"]
    if result == "success":
        if c.alignment == b.NEUTRAL:
            set_alignment(g, c, b.ALLY, "7.2.1.1")
        elif c.alignment == b.ALLY:
            improve(g, c, 1, "7.2.1.1")
    elif result == "aid" and c.aid == 0:
        place_aid(g, c, 1, "7.2.2.1")


def roll_in_non_muslim(g: Labyrinth, c: Country) -> None:
    """7.2.3: the posture table, whatever the present posture; prestige if it then is that of the US."""
    roll_posture(g, c, "7.2.3")
    if c.posture == g.us_posture:
        g.shift("prestige", g.tables.us_operation("war of ideas")["prestige on match"], "7.2.3")
