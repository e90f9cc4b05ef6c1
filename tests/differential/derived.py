"""What follows from a position: our figures and targets beside the recorded ones."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from daedalus.games.labyrinth import (
    alert,
    awakening,
    caliphate,
    deploy,
    disrupt,
    jihad,
    plots,
    recruit,
    tracks,
    travel,
    victory,
    war_of_ideas,
)
from daedalus.games.labyrinth.board import ISLAMIST_RULE, NONE, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.operations import US_OPERATIONS
from daedalus.games.labyrinth.pieces import available_cells, cells, forces, may_hold_militia, troop_mark_worth, troops
from tests.differential.compare import NOT_DRIVEN, Disagreement
from tests.differential.folder import remembered
from tests.differential.outcomes import Comparison, Outcome, Pending, comparison, not_driven
from tests.differential.positions import game_at
from tests.differential.record import AWAKENING, POSTURE, Row, rows, states

OPS = (1, 2, 3)


def names(countries: Iterable[Country]) -> list[str]:
    return sorted(c.name for c in countries)


def by_ops(targets: Callable[[int], Iterable[Country]]) -> dict[str, list[str]]:
    return {str(n): names(targets(n)) for n in OPS}


def _winner(g: Labyrinth) -> str | None:
    return {"us": "US", "jihadist": "Jihadist", "": None}[victory.winner_now(g)]


def _possible(g: Labyrinth, name: str) -> bool:
    return next(op for op in US_OPERATIONS if op.name == name).possible(g, 3)


def may_leave(g: Labyrinth, c: Country) -> int:
    """Troops that may deploy from there; a mark that is troops was counted with the cubes (7.3.1)."""
    marks = sum(troop_mark_worth(g, c, m) for m in deploy.deployable_marks(g, c))
    spare = troops(g, c) - cells(g, c) - g.tables.us_operation("deploy")["regime change margin"]
    free = deploy.deployable(g, c) + marks
    return free if c.regime_change == NONE else max(0, min(free, spare))


def figures(g: Labyrinth) -> Row:
    """Every recorded figure of the whole board that we compute too."""
    posture, value = tracks.world_posture(g)
    n = victory.counts(g)
    return {
        "world_posture": POSTURE[posture] if value else "Even",
        "world_posture_value": value,
        "gwot_penalty": tracks.gwot_penalty(g),
        "hard_minus_soft": tracks.hard_minus_soft(g),
        "prestige_level": tracks.prestige_level(g).title(),
        "prestige_modifier": g.tables.level("prestige", g.prestige)["war of ideas"],
        "funding_level": tracks.funding_level(g).title(),
        "troop_commitment": tracks.troop_level(g).title(),
        "us_card_draw": tracks.hand_size(g, "us"),
        "jihadist_card_draw": tracks.hand_size(g, "jihadist"),
        "troops_on_track": g.get("troops on track"),
        "troop_cubes_on_map": sum(c.troops for c in g.countries),
        "total_troops_on_map_with_markers": sum(troops(g, c) for c in g.countries),
        "cells_on_map": sum(c.sleeper_cells + c.active_cells for c in g.countries),
        "cells_on_map_with_sadr": sum(cells(g, c) for c in g.countries),
        "cells_available": available_cells(g),
        "cells_on_track": g.get("cells on track"),
        "cells_recruitable": tracks.recruitable_cells(g),
        "good_resources": n["good resources"],
        "islamist_resources": n["islamist resources"],
        "good_or_fair": n["good or fair countries"],
        "poor_or_islamist": n["poor or islamist countries"],
        "islamist_rule": sum(c.governance == ISLAMIST_RULE for c in g.countries),
        "islamist_adjacency": victory.adjacent_islamist_countries(g),
        "victory_two_player": _winner(g),
        "regime_change_possible_3ops": _possible(g, "regime change"),
        "regime_change_targets": names(
            c for c in deploy.regime_change_targets(g) if deploy.regime_change_origins(g, c)
        ),
        "withdraw_possible_3ops": _possible(g, "withdraw"),
        "withdraw_from": names(deploy.withdraw_origins(g)),
        "alert_targets": names(alert.targets(g)),
        "woi_targets_by_ops": by_ops(lambda n: war_of_ideas.targets(g, n)),
        "disrupt_targets_by_ops": by_ops(lambda n: disrupt.targets(g, n)),
        "deploy_to_by_ops": by_ops(lambda n: [c for c in g.countries if deploy.may_deploy_to(g, c, n)]),
        "deploy_from": {c.name: may_leave(g, c) for c in g.countries if may_leave(g, c)},
        "recruit_possible": recruit.can_recruit(g),
        "recruit_targets": names(c for c in g.countries if recruit.may_recruit(g, c)),
        "jihad_targets": names(jihad.targets(g)),
        "major_jihad_targets_by_ops": by_ops(lambda n: [c for c in g.with_cells() if jihad.may_major_jihad(g, c, n)]),
        "plot_targets": names(plots.targets(g)),
        "travel_sources": names(travel.sources(g)),
    }


def awakening_figures(g: Labyrinth) -> Row:
    """Those that only The Awakening has (11.2, 11.3)."""
    return {
        "militia_on_track": g.get("militia on track"),
        "extra_cell_capacity": int(g.ask("extra-cells", 0)),
        "extra_cells_available": tracks.extra_cells(g),
        "caliphate_members": names(caliphate.members(g)),
    }


def country_figures(g: Labyrinth, c: Country) -> Row:
    """Every recorded figure of one country that we compute too."""
    result: Row = {
        "adjacent": names(g.adjacent(c)),
        "woi_ok_3ops": war_of_ideas.may_war_of_ideas(g, c, 3),
        "auto_recruit": recruit.is_automatic(g, c),
        "recruit_ok": recruit.may_recruit(g, c),
        "disrupt_ok_3ops": disrupt.may_disrupt(g, c, 3),
        "disrupt_losses": _losses(g, c),
        "disrupt_affects_prestige": disrupt.earns_prestige(g, c),
        "can_deploy_to_3ops": deploy.may_deploy_to(g, c, 3),
        "max_deploy_from": may_leave(g, c),
    }
    if c.is_muslim:
        result |= {
            "resource_value": tracks.resources(g, c),
            "woi_modifier": war_of_ideas.modifier(g, c),
            "adjacent_good_ally": "adjacent good ally" in dict(war_of_ideas.modifiers(g, c)),
            "jihad_ok": jihad.may_jihad(g, c),
            "jihad_drm": jihad.modifier(g, c),
            **{f"major_jihad_ok_{n}ops": jihad.may_major_jihad(g, c, n) for n in OPS},
            "total_troops_with_markers": troops(g, c),
            "total_cells_with_sadr": cells(g, c),
        }
    else:
        result |= {"posture": POSTURE[c.posture], "recruit_number": recruit.number(g, c)}
    return result


def awakening_country_figures(g: Labyrinth, c: Country) -> Row:
    """Those of a Muslim country that only The Awakening has."""
    return {
        "troops_and_militia": forces(g, c),
        "can_take_militia": may_hold_militia(c),
        "can_take_awakening_or_reaction": awakening.may_take(g, c),
        "caliphate_candidate": caliphate.may_belong(c),
        "caliphate_member": caliphate.belongs(g, c),
    }


def _losses(g: Labyrinth, c: Country) -> str | None:
    hit = disrupt.losses(g, c)
    return hit if isinstance(hit, str) else f"{hit} cells" if hit else None


def _look(row: Row, game: str) -> Outcome:
    found: list[Disagreement] = []
    compared = 0
    for path, ours, theirs in _pairs(game_at(states()[row["id"]]), row, game):
        compared += 1
        if ours != theirs:
            found.append(Disagreement("derived", path.rpartition("/")[2], path, row["id"], ours, theirs))
    if not compared:  # to agree on nothing is not to agree
        why = "no value was recorded that we compute too"
        return not_driven(Disagreement("derived", "position", NOT_DRIVEN, row["id"], why, "compared"))
    return Outcome(tuple(found), compared)


def _records(game: str) -> Iterator[Pending]:
    for line, row in rows("derived", game):
        yield Pending({"line": line, "position": row["id"]}, functools.partial(_look, row, game))


@remembered
def compare(game: str) -> Comparison:
    return comparison("derived", game, _records(game))


def _pairs(g: Labyrinth, row: Row, game: str) -> Iterable[tuple[str, Any, Any]]:
    new = game == AWAKENING
    for key, ours in (figures(g) | (awakening_figures(g) if new else {})).items():
        if key in row:
            yield key, ours, _tidy(row[key])
    for about in row["countries"]:
        c = g.at[about["name"]]
        more = awakening_country_figures(g, c) if new and c.is_muslim else {}
        for key, ours in (country_figures(g, c) | more).items():
            if key in about:
                yield f"countries/{about['name']}/{key}", ours, _tidy(about[key])


def _tidy(value: Any) -> Any:
    if isinstance(value, list):
        return sorted(value)
    if isinstance(value, dict):
        return {key: _tidy(part) for key, part in value.items()}
    return value
