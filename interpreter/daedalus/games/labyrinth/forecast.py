"""What the options of an operation would mean: what the dice need, what is added and why, what is near.

Every figure is asked of the procedure that will roll (7, 8). An untested country is tested first (4.9.4): its odds are
those of the countries that it may turn out to be, made on a copy of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb

from daedalus.core.decision import Decision, Option
from daedalus.core.journal import NOTE
from daedalus.core.messages import AT_LEAST
from daedalus.games.labyrinth import alert, disrupt, jihad, pieces, plots, recruit, testing, travel, war_of_ideas
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import HARD, MUSLIM, NEUTRAL, NON_MUSLIM, Country
from daedalus.games.labyrinth.cardplay import DISCARD, HOLD
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.loglines import OPERATION_BEGINS
from daedalus.games.labyrinth.tables import in_range
from daedalus.kit.forecast import FACES, SUCCESS, Forecast, Foresees, Note, Outcome, by_face, one_die, sure

TESTED_FIRST = Note("tested first")
UNPLAYED = {HOLD: "kept for next turn", DISCARD: "put away unplayed"}


def _country(g: Labyrinth, option: Option) -> Country | None:
    return g.at.get(str(option))


def near(g: Labyrinth, c: Country) -> Iterator[Note]:
    """8.3.1: cells next door travel here without a roll."""
    with_cells = [d for d in g.adjacent(c) if pieces.cells(g, d)]
    if with_cells:
        yield Note(
            "cells near", sum(pieces.cells(g, d) for d in with_cells), tuple(d.name for d in with_cells), bad=True
        )


def _tested(g: Labyrinth, c: Country, foresees: Callable[[Labyrinth, Country], Forecast]) -> Forecast:
    """What becomes of each country that a test may make of this one, taken together."""
    chances: dict[str, Fraction] = {}
    for die in FACES:
        twin = g.copy(len(g.journal))
        there = twin.at[c.name]
        level = in_range(g.tables["rolls"]["governance"]["results"], die)["name"]
        twin.set(there, "governance", g.schema.attributes["governance"].choices.index(level), "4.9.4")
        twin.set(there, "alignment", NEUTRAL, "4.9.4")
        for outcome in foresees(twin, there).outcomes:
            chances[outcome.key] = chances.get(outcome.key, Fraction(0)) + outcome.chance / len(FACES)
    outcomes = [Outcome(key, chance) for key, chance in chances.items() if chance]
    return Forecast(tuple(outcomes), notes=(TESTED_FIRST,))


def _ops(g: Labyrinth) -> int:
    """The value of the operation that is going on."""
    begun = (e[1] for e in reversed(g.journal) if e[0] == NOTE and e[1].message is OPERATION_BEGINS)
    return int(next((said.args["ops"] for said in begun), g.tables["largest operation"]))


def war_of_ideas_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """7.2: success, perhaps aid instead; in a non-Muslim country the posture."""
    c = _country(g, option)
    if c is None:
        return None
    if c.kind == NON_MUSLIM:
        return _posture(g, c)
    if not c.is_untested:
        return _war_of_ideas(g, c)
    ops = _ops(g)

    def after(twin: Labyrinth, there: Country) -> Forecast:
        """4.9.5: too few operations fail at once."""
        enough = ops >= war_of_ideas.cost(twin, there)
        return _war_of_ideas(twin, there) if enough else Forecast((Outcome("failure", Fraction(1)),))

    found = _tested(g, c, after)
    return found._replace(outcomes=tuple(sorted(found.outcomes, key=_wanted)), notes=(*found.notes, *near(g, c)))


def _wanted(outcome: Outcome) -> int:
    return (SUCCESS, "aid instead", "failure").index(outcome.key)


def _war_of_ideas(g: Labyrinth, c: Country) -> Forecast:
    rows = g.tables["rolls"]["war of ideas"]["results"]

    def result(total: int) -> str:
        name = str(in_range(rows, total)["name"])
        return "aid instead" if name == "aid" and c.aid == 0 else "failure" if name == "aid" else name

    needed = g.tables.least("war of ideas", "success")
    return by_face(needed, AT_LEAST, war_of_ideas.modifiers(g, c), result, [*near(g, c)])


def _posture(g: Labyrinth, c: Country) -> Forecast | None:
    """7.2.3: hard or soft, with prestige for that of the US."""
    if c.printed_posture:
        return None
    table = g.tables["rolls"]["posture"]
    found = by_face(
        *(g.tables.least("posture", "hard"), AT_LEAST, [(c.name, testing.posture_modifier(g, c))]),
        lambda total: f"{in_range(table['results'], total)['name']} posture",
    )
    match = "hard posture" if g.us_posture == HARD else "soft posture"
    ordered = tuple(sorted(found.outcomes, key=lambda outcome: outcome.key != match))
    return found._replace(outcomes=ordered, needed=None, modifiers=())


def disrupt_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """7.4: no die; how many cells are hit, and whether it earns prestige."""
    c = _country(g, option)
    if c is None:
        return None
    hit = disrupt.losses(g, c)
    notes = [Note("hits", hit) if isinstance(hit, int) else Note("cadre removed")]
    if disrupt.earns_prestige(g, c):
        won = g.tables.us_operation("disrupt")["prestige with troops"]
        notes.append(Note("prestige gained", int(g.ask("prestige-for-disrupt", won, c))))
    return sure([TESTED_FIRST] if c.is_untested else [*notes, *near(g, c)])


def alert_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    c = _country(g, option)
    return sure([Note("plots there", len(c.plots)), Note("stops", alert.plots(g))]) if c is not None else None


def troops_to(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """7.3: what the troops would stand against."""
    c = _country(g, option)
    if c is None:
        return None
    notes = [*near(g, c)]
    if pieces.cells(g, c):
        notes.insert(0, Note("cells there", pieces.cells(g, c), bad=True))
    return Forecast(notes=tuple(notes)) if notes else None


def troops_from(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """7.3: how many stand on the track; of a country, its own line says it."""
    return Forecast(notes=(Note("troops", int(g.get("troops on track"))),)) if option == ask.TRACK else None


def _popular(g: Labyrinth, c: Country, *, major: bool = False) -> list[tuple[str, int]]:
    """11.1.3: what is added to a die of jihad, by what adds it."""
    popular = jihad.popular(g, c, major=major)
    events = jihad.modifier(g, c, major=major) - popular
    return [(key, n) for key, n in (("awakening" if popular > 0 else "reaction", popular), ("events", events)) if n]


def _dice(needed: int, modifiers: Sequence[tuple[str, int]], dice: int, notes: Sequence[Note] = ()) -> Forecast:
    """8.1.1: so many dice, each with the same need."""
    each = one_die(needed, modifiers=modifiers, notes=notes)
    if dice == 1 or each.chance is None:
        return each
    miss = 1 - each.chance
    every = [Outcome("at least one", 1 - miss**dice), Outcome("all of them", each.chance**dice)]
    return each._replace(outcomes=tuple(every), dice=dice)


def operation_in(g: Labyrinth, asked: Decision, option: Option, dice: int = 1) -> Forecast | None:
    """8.4, 8.5: jihad and plots, for one die."""
    c = _country(g, option)
    if c is None:
        return None
    if c.is_untested and c.kind == MUSLIM:
        return _tested(g, c, lambda twin, there: _roll_for(twin, there, str(asked.args["operation"]), dice))
    return _roll_for(g, c, str(asked.args["operation"]), dice)


def _roll_for(g: Labyrinth, c: Country, operation: str, dice: int) -> Forecast:
    if operation == "plot":
        return _dice(plots.number(g, c), (), dice)
    notes = [Note("major jihad possible")] if jihad.may_major_jihad(g, c, jihad.successes_needed(g, c)) else []
    return _dice(c.governance, _popular(g, c), dice, notes)


def dice_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """8.1.2: the same with as many dice as are asked about."""
    return operation_in(g, asked, asked.args["c"], int(option))


def recruit_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    c = _country(g, option)
    if c is None:
        return None
    if c.is_untested and c.kind == MUSLIM:
        return _tested(g, c, _recruit)
    return _recruit(g, c)


def _recruit(g: Labyrinth, c: Country) -> Forecast:
    return sure() if recruit.is_automatic(g, c) else one_die(recruit.number(g, c))


def travel_to(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    target, origin = _country(g, option), _country(g, asked.args["c"])
    if target is None or origin is None:
        return None
    if travel.is_automatic(g, origin, target):
        return sure([TESTED_FIRST] if target.is_untested else [])
    if target.is_untested and target.kind == MUSLIM:
        return _tested(g, target, lambda twin, there: _travel(twin, twin.at[origin.name], there))
    return _travel(g, origin, target)


def _travel(g: Labyrinth, origin: Country, target: Country) -> Forecast:
    added = travel.modifier(g, origin, target)
    return one_die(target.governance, modifiers=[("events", added)] if added else [])


def regime_change_in(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """7.3.4: the new governance is rolled for."""
    c = _country(g, option)
    if c is None:
        return None
    rows = g.tables["rolls"]["governance"]["results"]
    found = by_face(g.tables.least("governance", "fair"), AT_LEAST, (), lambda n: str(in_range(rows, n)["name"]))
    return found._replace(needed=None, notes=(Note("then ally"), *near(g, c)))


def major_jihad(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """8.4.2: what is needed for Islamist Rule."""
    c = g.at[asked.args["c"]]
    if option != "yes":
        return None
    needed, dice = jihad.successes_needed(g, c), int(asked.args["dice"])
    each = one_die(c.governance, modifiers=_popular(g, c, major=True))
    p = each.chance or Fraction(0)
    chance = sum((comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(needed, dice + 1)), Fraction(0))
    made = (Outcome("islamist rule", chance),)
    return each._replace(dice=dice, outcomes=made, notes=(Note("successes needed", needed),))


def use_card(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """5.2.2: what becomes of a last card that is not played."""
    return Forecast(notes=(Note(UNPLAYED[str(option)]),)) if option in UNPLAYED else None


def of_cells(g: Labyrinth, asked: Decision, option: Option) -> Forecast | None:
    """How many there are of a kind; a sleeper that is disrupted becomes active (7.4.2)."""
    c = g.at[str(asked.args["c"])]
    there = {pieces.ACTIVE: c.active_cells, pieces.SLEEPER: c.sleeper_cells}
    if option not in there:
        return None
    turns = asked.key == ask.DISRUPT_CELL.key and option == pieces.SLEEPER
    return Forecast(notes=(Note("cells there", there[str(option)]), *((Note("becomes active"),) if turns else ())))


FORECASTS: dict[str, Foresees] = {
    ask.USE_CARD.key: use_card,
    ask.DISRUPT_CELL.key: of_cells,
    ask.REMOVE_CELL.key: of_cells,
    ask.WAR_OF_IDEAS_IN.key: war_of_ideas_in,
    ask.DISRUPT_IN.key: disrupt_in,
    ask.ALERT_IN.key: alert_in,
    ask.DEPLOY_FROM.key: troops_from,
    ask.DEPLOY_TO.key: troops_to,
    ask.REGIME_CHANGE_FROM.key: troops_from,
    ask.REGIME_CHANGE_IN.key: regime_change_in,
    ask.WITHDRAW_FROM.key: troops_to,
    ask.OPERATION_IN.key: operation_in,
    ask.DICE_IN.key: dice_in,
    ask.RECRUIT_IN.key: recruit_in,
    ask.TRAVEL_TO.key: travel_to,
    ask.MAJOR_JIHAD.key: major_jihad,
}
