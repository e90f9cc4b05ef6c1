"""What the options of an operation would mean (6): what influence costs, how coups, realignments and the space race
may end. Every figure is asked of the procedure that will roll."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from daedalus.core.decision import Decision, Option
from daedalus.core.messages import AT_LEAST
from daedalus.games.twilight import coup, defcon, influence, operations, realign, space
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight.board import Country, other
from daedalus.games.twilight.game import Twilight
from daedalus.kit.forecast import FACES, Forecast, Foresees, Note, Outcome, fits, one_die

THEY_LOSE, NO_CHANGE, YOU_LOSE = "they lose", "no change", "you lose"


def influence_in(g: Twilight, asked: Decision, option: Option) -> Forecast | None:
    """6.1.2: what a point costs, and how far control is."""
    c = g.at.get(str(option))
    if c is None:
        return None
    missing = influence.to_control(c, asked.side) - c.influence(asked.side)
    notes = [Note("costs", influence.cost(g, asked.side, c))]
    if missing == 1:
        notes.append(Note("takes control"))
    elif missing > 1:
        notes.append(Note("to control", missing))
    return Forecast(notes=tuple(notes))


def coup_in(g: Twilight, asked: Decision, option: Option) -> Forecast | None:
    """6.3.2: the die and the operations against twice the stability."""
    c = g.at.get(str(option))
    if c is None:
        return None
    ops = int(asked.args["ops"])
    if asked.cause is not None:
        ops = operations.worth_in(g, asked.side, g.card(asked.cause), ops, c)
    events = coup.modifier(g, asked.side, c)
    found = one_die(
        *(coup.least(c), AT_LEAST, [("operations value", ops), *([("events", events)] if events else [])]),
        [*_dangers(g, asked.side, c)],
    )
    gains = [die + found.added - coup.least(c) + 1 for die in FACES if fits(die, coup.least(c), AT_LEAST, found.added)]
    control = Fraction(sum(_takes(c, asked.side, gain) for gain in gains), len(FACES))
    more = (Outcome("takes control", control),) if control else ()
    return found._replace(outcomes=(*found.outcomes, *more))


def _takes(c: Country, side: str, gain: int) -> bool:
    """Whether so much removed, and then placed, gives control."""
    removed = min(gain, c.influence(other(side)))
    return c.influence(side) + gain - removed - (c.influence(other(side)) - removed) >= c.stability


def _dangers(g: Twilight, side: str, c: Country) -> Iterator[Note]:
    """6.3.4, 8.1.3."""
    if c.battleground and g.ask("coup-lowers-defcon", True, side, c):
        last = g.defcon - 1 <= defcon.WAR
        yield Note("nuclear war" if last else "lowers defcon", bad=last)


def realign_in(g: Twilight, asked: Decision, option: Option) -> Forecast | None:
    """6.2.2: a die each."""
    c = g.at.get(str(option))
    if c is None:
        return None
    own, theirs = realign.modifiers(g, asked.side, c), realign.modifier(g, other(asked.side), c)
    added = sum(value for _, value in own)
    found = {THEY_LOSE: 0, NO_CHANGE: 0, YOU_LOSE: 0}
    for mine, yours in product(FACES, FACES):
        lead = mine + added - yours - theirs
        lost = THEY_LOSE if lead > 0 else YOU_LOSE if lead < 0 else NO_CHANGE
        nothing = lost == YOU_LOSE and (realign.SAFE in g.options or not c.influence(asked.side))
        found[NO_CHANGE if nothing else lost] += 1
    outcomes = tuple(Outcome(key, Fraction(n, len(FACES) ** 2)) for key, n in found.items() if n)
    modifiers = (*own, *((("theirs", -theirs),) if theirs else ()))
    return Forecast(outcomes, modifiers=modifiers, dice=2)


def use_card(g: Twilight, asked: Decision, option: Option) -> Forecast | None:
    """6.4.1: the next box of the space race."""
    if option != ask.SPACE_RACE:
        return None
    return one_die(g.tables.boxes[space.box(g, asked.side)]["roll"])


FORECASTS: dict[str, Foresees] = {
    ask.INFLUENCE_IN.key: influence_in,
    ask.COUP_IN.key: coup_in,
    ask.REALIGN_IN.key: realign_in,
    ask.USE_CARD.key: use_card,
}
