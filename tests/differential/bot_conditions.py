"""When a reason for a disagreement about a bot holds: further conditions, by their names (see `conditions.py`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from daedalus.games.labyrinth.board import MUSLIM, NON_MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.recruit import is_automatic
from daedalus.games.labyrinth.solo import us_events
from daedalus.games.labyrinth.solo.alert_table import standing
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.games.labyrinth.solo.foresight import wins_with_dearer_oil
from tests.differential.bots import agrees_by, seated
from tests.differential.conditions import CONDITIONS as CONDITIONS
from tests.differential.conditions import Case, condition
from tests.differential.hands import play
from tests.differential.record import SIDES, Row

BIOMETRICS = 2
ROW_AND_COLUMN = re.compile(r"Alert table .*\(funding (\d+), prestige (\d+)\)")
AT_HOME = "homeland_security"  # what the record calls the operations that are left of a card, in `acts`


def _acts(case: Case, what: str) -> list[Row]:
    """What was done of that kind, by the bot itself."""
    return [act for act in case.row.get("acts", ()) if act["act"] == what and not act.get("in_event")]


def _cells(about: Row) -> int:
    return int(about["sleeper"] + about["active"])


def _as_bot(case: Case) -> tuple[Labyrinth, Player]:
    return seated(case.found.where, SIDES[case.row["role"]])


# -- the jihadist bot -------------------------------------------------------------------------------------------------


@condition("more dice are rolled for plots than there are plots")
def _too_many_dice(case: Case) -> bool:
    return len(_acts(case, "plot")) > len(case.state["available_plots"])


@condition("it is as recorded if the first line of the column for markers is left out")
def _without_first_line(case: Case) -> bool:
    return bool(case.row["role"] == "Jihadist") and agrees_by("markers without the first line", case.found)


@condition("active cells hide where they are")
def _hide(case: Case) -> bool:
    if BIOMETRICS not in case.state["lapsing"]:
        return False
    if case.found.what in ("travel to", "travel from"):
        return bool(case.found.theirs) and all(case.countries[name]["active"] for name in case.found.theirs)
    return any(act["from"] == act["to"] for act in _acts(case, "travel"))


def _kept(case: Case) -> list[str]:
    """Where the program keeps a cell and 12.3.9 does not."""
    nuclear = "WMD" in case.state["available_plots"]
    return [
        name
        for name, about in case.countries.items()
        if _cells(about)
        and (
            (name == "United States" and nuclear)
            or "Training Camps" in about["markers"]
            or (name == "Nigeria" and about["type"] == MUSLIM and about["alignment"] == "Ally")
        )
    ]


@condition("a cell is kept that the rules let go")
def _keeps(case: Case) -> bool:
    kept = _kept(case)
    if case.found.what == "movable cells":
        ours, theirs = case.found.ours, case.found.theirs
        return all(ours.get(n, 0) == theirs.get(n, 0) + int(n in kept) for n in {*ours, *theirs} | {*kept})
    return bool(kept)


@condition("a cell is kept that the rules let go, and cells travel")
def _keeps_and_travels(case: Case) -> bool:
    return bool(_kept(case)) and bool(_acts(case, "travel"))


@condition("operations radicalize")
def _radicalizes(case: Case) -> bool:
    return bool(_acts(case, "radicalization"))


@condition("Sadr alone is where recruiting is automatic")
def _sadr_counts(case: Case) -> bool:
    g, _ = _as_bot(case)
    alone = [name for name, about in case.countries.items() if "Sadr" in about["markers"] and not _cells(about)]
    return any(is_automatic(g, g.at[name]) for name in alone)


@condition("the goal is under a truce")
def _truce(case: Case) -> bool:
    return bool(case.countries[case.found.path.removeprefix("to ")]["truce"]) and not case.found.ours


# -- the US bot -------------------------------------------------------------------------------------------------------


@condition("a non-Muslim country is named for its lone cell")
def _lone_cell(case: Case) -> bool:
    places = [case.countries[name] for name in case.found.theirs]
    return not case.found.ours and bool(places) and all(about["type"] == "nonmuslim" for about in places)


@condition("the alert table reckons with a special Iran")
def _iran_in_table(case: Case) -> bool:
    iran = case.countries["Iran"]
    if not (iran["iran_special"] and iran["plots"]):
        return False
    if case.found.path == "row and column":
        return True
    asked = [ROW_AND_COLUMN.search(str(step.get("node", ""))) for step in case.row.get("path", ())]
    g, player = _as_bot(case)
    first = us_events.most_urgent(g, player)
    return any(tuple(map(int, found.groups())) != standing(g, first[0]) for found in asked if found)


@condition("the event would stop the priority plot, and operations are used")
def _event_would_do(case: Case) -> bool:
    if case.row["role"] != "US" or case.row.get("action") not in ("alert", "add_to_reserves"):
        return False
    g, player = _as_bot(case)
    number = case.row["card"]
    play(g, player.side, number, case.row["card_in_phase"])
    g.context = g.context._replace(cause=number)
    return us_events.stops_plot(g)


@condition("the priority plot is in no non-Muslim country")
def _out_of_reach(case: Case) -> bool:
    g, player = _as_bot(case)
    first = us_events.most_urgent(g, player)
    return bool(first) and not any(threat.place.kind == NON_MUSLIM for threat in first)


@condition("all militia go to one country")
def _one_country(case: Case) -> bool:
    places = [path for path in case.diff if path.endswith("/militia")]
    return len(places) == 1 and case.after(places[0]) - _before(case, places[0]) > 1


def _before(case: Case, path: str) -> Any:
    return case.countries[path.removeprefix("countries/").removesuffix("/militia")]["militia"]


@condition("resources are not as printed")
def _dearer(case: Case) -> bool:
    about = case.countries[case.country]
    return bool(about["resources"] != about["resource_value"])


@condition("no more than two are taken")
def _two_taken(case: Case) -> bool:
    return case.row["role"] == "US" and sum(_taken(case)) <= 2


def _taken(case: Case) -> Sequence[int]:
    """Cells and reaction markers that have become fewer, by country."""
    lost = []
    for name, about in case.countries.items():
        then = {key: case.after(f"countries/{name}/{key}") for key in ("sleeper", "active", "reaction")}
        cells = _cells(about) - then["sleeper"] - then["active"]
        lost.append(max(0, cells) + max(0, about.get("reaction", 0) - (then["reaction"] or 0)))
    return lost


@condition("homeland security goes on with reserves")
def _goes_on(case: Case) -> bool:
    acts = [act["act"] for act in case.row.get("acts", ())]
    return AT_HOME in acts and len(acts) - acts.index(AT_HOME) > 2 and case.state["reserves_us"] > 0


@condition("dearer oil would win")
def _oil_wins(case: Case) -> bool:
    g, _ = _as_bot(case)
    return wins_with_dearer_oil(g, "us") or wins_with_dearer_oil(g, "jihadist")


@condition("it is played by the US")
def _by_us(case: Case) -> bool:
    return bool(case.row["role"] == "US")


@condition("it is played by the jihadist")
def _by_jihadist(case: Case) -> bool:
    return bool(case.row["role"] == "Jihadist")
