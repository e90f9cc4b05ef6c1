"""Everything that follows from a position, as plain data: levels, penalties, targets, and which events are playable.

Nothing here changes the game or is counted anywhere: each figure is asked of the procedure that uses it in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daedalus.core.messages import Said
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
from daedalus.games.labyrinth import showlines as shown
from daedalus.games.labyrinth.board import HARD, JIHADIST, MUSLIM, SOFT, US, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.operations import reserves
from daedalus.games.labyrinth.pieces import available_plots, cells, troops
from daedalus.kit.figures import events, lasting

Data = dict[str, Any]
OPS = (1, 2, 3)
POSTURES = {SOFT: "soft", HARD: "hard"}


def derived(g: Labyrinth) -> Data:
    """The whole position and all that follows from it."""
    return {
        "tracks": track_figures(g),
        "world": world(g),
        "caliphate": {
            "capital": next(iter(g.get("caliphate capital")), None),
            "countries": [c.name for c in caliphate.members(g)],
        },
        "victory": victory_figures(g),
        "hands": hands(g),
        "countries": {c.name: country(g, c) for c in g.countries},
        "lasting": lasting(g, "country"),  # 6.2.7
        "events": events(g),  # 6.2, each as the first card of a phase
        **(
            {"added": {track.name: g.get(track.name) for track in g.board.added.tracks}} if g.board.added.tracks else {}
        ),
    }


def track_figures(g: Labyrinth) -> Data:
    """4.7: values, levels and what the levels mean."""
    return {
        "turn": g.get("turn"),
        "prestige": {
            "value": g.prestige,
            "level": tracks.prestige_level(g),
            "war of ideas": int(g.tables.level("prestige", g.prestige)["war of ideas"]),
        },
        "funding": {"value": g.funding, "level": tracks.funding_level(g)},
        "troops on track": {"value": g.get("troops on track"), "level": tracks.troop_level(g)},
        "cells on track": {
            "value": g.get("cells on track"),
            "extra": tracks.extra_cells(g),
            "recruitable": tracks.recruitable_cells(g),
        },
        "militia on track": g.get("militia on track"),
        "militia on map": g.tables["pieces"]["militia"] - g.get("militia on track"),
        "troops off map": g.get("troops off map"),
        "reserves": {side: reserves(g, side) for side in (US, JIHADIST)},
        "available plots": list(g.get("available plots")),
        "resolved plots": list(g.get("resolved plots")),
        "wmd box": g.get("wmd box"),
        "decks left": g.get("decks left"),
        "later sets": list(g.get("later sets")),
    }


def world(g: Labyrinth) -> Data:
    """4.7.2: postures and the penalty."""
    posture, value = tracks.world_posture(g)
    return {
        "us posture": POSTURES.get(g.us_posture, "untested"),
        "world posture": POSTURES[posture],
        "world posture value": value,
        "hard minus soft": tracks.hard_minus_soft(g),
        "gwot penalty": tracks.gwot_penalty(g),
    }


def hands(g: Labyrinth) -> Data:
    """5.2.8: cards held, and how many the next deal brings."""
    return {side: {"held": len(g.hand(side)), "dealt": tracks.hand_size(g, side)} for side in (US, JIHADIST)}


# -- 2 victory ----------------------------------------------------------------------------------------------------


def victory_figures(g: Labyrinth) -> Data:
    """The counts of 4.7.6 and how far each side is."""
    return {"counts": victory.counts(g), "conditions": conditions(g), "winner now": victory.winner_now(g)}


def conditions(g: Labyrinth) -> list[Data]:
    """2.1: each way to win at once, with what it needs, what there is, and whether it is met."""
    n = victory.counts(g)
    on_map = sum(cells(g, c) for c in g.countries)
    poor = g.tables.threshold(JIHADIST, "poor or islamist countries")
    ways = {US: ("good resources", "good or fair countries"), JIHADIST: ("islamist resources", poor["name"])}
    also: dict[str, tuple[Said, bool]] = {
        "islamist resources": (shown.ADJACENT_ISLAMIST(), victory.adjacent_islamist_countries(g)),
        "poor or islamist countries": (
            shown.PRESTIGE_AT_MOST(poor["prestige at most"]),
            g.prestige <= poor["prestige at most"],
        ),
    }
    alone = JIHADIST in g.automata  # 9.1, 12.1: a bot needs no neighbours, and cannot be wiped out
    if alone:
        del also["islamist resources"]
    found: list[Data] = []
    for side, what in ((side, what) for side, names in ways.items() for what in names):
        now, needed = n[what], int(g.tables.threshold(side, what)["at least"])
        said, holds = also.get(what, (None, True))
        row: Data = {"side": side, "condition": what, "now": now, "needed": needed, "met": now >= needed and holds}
        found.append(row | ({"and": said, "and holds": holds} if said is not None else {}))
    if not alone:
        found.append({"side": US, "condition": "no cells on the map", "now": on_map, "needed": 0, "met": on_map == 0})
    return found


def decided(g: Labyrinth) -> Data | None:
    """2.1: the way to win that has decided a game that is over; nothing if it was decided otherwise."""
    side = g.schema.sides[g.winner - 1]
    return next((row for row in conditions(g) if row["side"] == side and row["met"]), None)


# -- 4 countries --------------------------------------------------------------------------------------------------


def country(g: Labyrinth, c: Country) -> Data:
    """One country: its state, and what the rules in force make of it."""
    schema = g.schema
    state = {
        name: field.show(g.values[schema.base[name] + c.index]) if field.kind == "choice" else _bare(c, name)
        for name, field in schema.attributes.items()
    }
    modifiers = war_of_ideas.modifiers(g, c) if c.kind == MUSLIM else []
    return {
        "state": state,
        "marks": [m.name for m in g.marks if m.place == c.index],
        "untested": c.is_untested,
        "cells": cells(g, c),
        "troops": troops(g, c),
        "open to events and operations": g.open(c),
        "may take awakening or reaction": awakening.may_take(g, c),
        "resources": tracks.resources(g, c),
        "adjacent": sorted(d.name for d in g.adjacent(c)),
        "war of ideas": {"modifier": sum(v for _, v in modifiers), "parts": dict(modifiers)},
        "disrupt losses": disrupt.losses(g, c),
        "recruit": {"number": recruit.number(g, c), "automatic": recruit.is_automatic(g, c)},
        "jihad modifier": jihad.modifier(g, c),
        "operations": operations(g, c),
    }


def _bare(c: Country, name: str) -> Any:
    value = getattr(c, name.replace(" ", "_"))
    return [str(item) for item in value] if isinstance(value, tuple) else value


# What may be done in a country, as one asks at the table; `deploy from` and `travel from` leave it.
US_TARGETS: dict[str, Callable[[Labyrinth, Country, int], Any]] = {
    "war of ideas": war_of_ideas.may_war_of_ideas,
    "deploy to": lambda g, c, n: deploy.may_deploy_to(g, c, n) and any(p is not c for p in deploy.origins(g, n)),
    "deploy from": lambda g, c, n: c in deploy.origins(g, n),
    "regime change": lambda g, c, n: (
        deploy.can_regime_change(g, n) and deploy.may_regime_change(g, c) and bool(deploy.regime_change_origins(g, c))
    ),
    "withdraw": lambda g, c, n: deploy.can_withdraw(g, n) and c in deploy.withdraw_origins(g),
    "disrupt": disrupt.may_disrupt,
    "alert": lambda g, c, n: n >= g.tables.us_operation("alert")["cost"] and c in alert.targets(g),
}
JIHADIST_TARGETS: dict[str, Callable[[Labyrinth, Country, int], Any]] = {
    "recruit": lambda g, c, n: c in recruit.targets(g),
    "travel to": lambda g, c, n: any(travel.may_travel(g, d, c) for d in travel.sources(g)),
    "travel from": lambda g, c, n: c in travel.sources(g),
    "minor jihad": lambda g, c, n: jihad.may_jihad(g, c),
    "major jihad": jihad.may_major_jihad,
    "plot": lambda g, c, n: plots.may_plot(g, c) and bool(available_plots(g, n)),
}


def operations(g: Labyrinth, c: Country) -> Data:
    """The legal operations there, for each side by the value of the card."""
    return {
        side: {str(n): [name for name, legal in targets.items() if legal(g, c, n)] for n in OPS}
        for side, targets in ((US, US_TARGETS), (JIHADIST, JIHADIST_TARGETS))
    }
