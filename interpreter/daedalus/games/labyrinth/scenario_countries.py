"""What is wrong with single countries of a scenario: not on its board, levels or markers that cannot go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from daedalus.core.errors import DaedalusError, Trouble, trouble
from daedalus.games.labyrinth.board import EXPANSION, HOME, USUAL, Board

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition
    from daedalus.kit.scenario import Scenario

MARKERS = ("awakening", "reaction")
NEW = ("militia", *MARKERS, "civil war")  # what a country has by section 11 only
MUSLIM_ONLY = ("governance", "alignment", "aid", "besieged regime", "regime change", *NEW)
CAPITAL, OFF_MAP = "caliphate capital", "troops off map"


LEAVE_OUT = trouble("trouble-leave-out", "Leave it out.")
CIVIL_WAR = trouble("being-in-civil-war", "in civil war")
BEING = {
    "good": trouble("being-good", "Good"),
    "fair": trouble("being-fair", "Fair"),
    "poor": trouble("being-poor", "Poor"),
    "islamist rule": trouble("being-islamist-rule", "under Islamist Rule"),
}


def _other_board(name: str) -> Trouble:
    return trouble("trouble-other-board", "Add `board: {board}`, or leave it out.", board=name)


def other_side(on: Board, name: str, about: Mapping[str, Any]) -> dict[str, Any]:
    """11.3.3: what the mat of a country says with its other side up, if a scenario wants it so."""
    return dict(_printed(on, name).get("turned", {})) if about.get("turned") else {}


def printed(on: Board, name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """What a country begins with; in a campaign with the WMD of the first decks (11.3.1)."""
    about = _printed(on, name)
    return {**about, "wmd": on.first_printed(name).get("wmd", 0)} if data.get("later sets") else about


def at_the_start(on: Board, name: str, about: Mapping[str, Any]) -> dict[str, Any]:
    """All that board, mat and scenario say of a country."""
    return {**_printed(on, name), **other_side(on, name, about), **about}


def wmd(on: Board, data: Mapping[str, Any]) -> tuple[int, int]:
    """4.7.8.1, 11.3.1: all WMD plots of the board, and those that lie beside a country in the scenario."""
    most = on.wmd_box + sum(int(about.get("wmd", 0)) for about in on.printed)
    there = {name: int(printed(on, name, data).get("wmd", 0)) for name in on.schema.spaces}
    there |= {name: int(about["wmd"]) for name, about in (data.get("countries") or {}).items() if "wmd" in about}
    return most, sum(there.values())


def wrong_countries(edition: LabyrinthDefinition, scenario: Scenario, on: Board) -> Iterator[DaedalusError]:
    """Everything wrong with a country by itself, and with the caliphate."""
    name_of_board = scenario.data.get("board", USUAL)
    countries = scenario.data.get("countries") or {}
    states: dict[str, dict[str, Any]] = {}
    for name, about in countries.items():
        if name not in on.schema.index:
            yield _not_there(edition, scenario, ("countries", name), name)
            continue
        state = states[name] = at_the_start(on, name, about)
        if not _expanded(on):
            for key in (key for key in NEW if about.get(key)):
                has = _having("trouble-has", "{country} has {key}", name, key)
                yield _not_played(edition, scenario, ("countries", name, key), has, name_of_board)
        yield from _side(scenario, name, state, on)
        yield from _levels(scenario, name, state)
        yield from _markers(scenario, name, state)
    for key in (CAPITAL, OFF_MAP):
        if scenario.data.get(key) and not _expanded(on):
            is_ = trouble("trouble-there-is", "there is a {key}", key=key)
            are = trouble("trouble-there-are", "there are {key}", key=key)
            there = is_ if key == CAPITAL else are
            yield _not_played(edition, scenario, (key,), there, name_of_board)
    yield from _caliphate(edition, scenario, states, on)


def _printed(on: Board, name: str) -> dict[str, Any]:
    return on.printed[on.schema.index[name]]


def _expanded(on: Board) -> bool:
    """Whether section 11 is played on the board."""
    return EXPANSION in on.rule_sets


def _having(said: str, english: str, country: str, key: str) -> Trouble:
    """A country has what a key of the scenario gives it: `militia`, but `a civil war`."""
    if key == "civil war":
        return trouble(f"{said}-a", english.replace("{key}", "a {key}"), country=country, key=key)
    return trouble(said, english, country=country, key=key)


def _not_there(edition: LabyrinthDefinition, scenario: Scenario, route: tuple[str, ...], name: str) -> DaedalusError:
    others = [on.name for on in edition.boards if name in on.schema.index]
    remedy = _other_board(others[0]) if others else LEAVE_OUT
    this = scenario.data.get("board", USUAL)
    return DaedalusError(
        trouble("trouble-not-on-board", "there is no {country} on the board '{board}'", country=name, board=this),
        rule="11.3.3",
        where=scenario.where(*route),
        remedy=remedy,
    )


def _not_played(
    edition: LabyrinthDefinition, scenario: Scenario, route: tuple[str, ...], what: Trouble, on: str
) -> DaedalusError:
    others = [board.name for board in edition.boards if EXPANSION in board.rule_sets]
    return DaedalusError(
        trouble(
            "trouble-no-section", "{what}, but section 11 is not played on the board '{board}'", what=what, board=on
        ),
        rule="11.0",
        where=scenario.where(*route),
        remedy=_other_board(others[0]),
    )


def _side(scenario: Scenario, name: str, state: dict[str, Any], on: Board) -> Iterator[DaedalusError]:
    """11.3.3: the side of a mat that lies up, and what only the other side has."""
    about = scenario.data["countries"][name]
    two_sided = "turned" in _printed(on, name)
    if about.get("turned") and not two_sided:
        yield DaedalusError(
            trouble("trouble-one-sided", "{country} has no other side on this board", country=name),
            rule="11.3.3",
            where=scenario.where("countries", name, "turned"),
            remedy=trouble("trouble-untwist", "Leave out `turned`, or use a board where it has one."),
        )
    elif state["kind"] == "muslim" and "posture" in about:
        yield DaedalusError(
            trouble(
                "trouble-turned-posture", "{country} is turned to its Muslim side, which has no posture", country=name
            ),
            rule="11.3.3",
            where=scenario.where("countries", name, "posture"),
            remedy=trouble("trouble-no-posture", "Leave out its posture, or `turned`."),
        )
    for key in (key for key in MUSLIM_ONLY if about.get(key)):
        if state["kind"] != "muslim" and not about.get("turned"):
            yield DaedalusError(
                _having("trouble-not-muslim", "{country} is not a Muslim country, but has {key}", name, key),
                rule="4.2",
                where=scenario.where("countries", name, key),
                remedy=trouble("trouble-turn", "Add `turned: true`, or leave it out.") if two_sided else LEAVE_OUT,
            )
    cells = int(about.get("cells", 0)) + int(about.get("active cells", 0))
    if about.get("turned") and "turned back" in state and state.get("alignment") == "ally" and not cells:
        yield DaedalusError(
            trouble(
                "trouble-turns-back",
                "{country} is turned, an Ally and without cells: it would turn back at once",
                country=name,
            ),
            rule="11.3.3.3",
            where=scenario.where("countries", name, "turned"),
            remedy=trouble("trouble-keep-turned", "Leave out `turned`, or give it a cell or another alignment."),
        )


def _levels(scenario: Scenario, name: str, state: dict[str, Any]) -> Iterator[DaedalusError]:
    about, muslim = scenario.data["countries"][name], state["kind"] == "muslim"
    for key, needed in (("governance", "alignment"), ("alignment", "governance")):
        if muslim and key in about and needed not in state:
            article = "an" if key == "alignment" else "a"
            half = "{country} has " + article + " {key} but no {other}"
            yield DaedalusError(
                trouble(f"trouble-half-{key}", half, country=name, key=key, other=needed),
                where=scenario.where("countries", name, key),
                remedy=trouble(
                    "trouble-add-both",
                    "A marked Muslim country has both (4.2.4): add {key}, or leave both out.",
                    key=needed,
                ),
            )
    if muslim and "regime change" in about and state.get("governance") not in ("poor", "fair"):
        yield DaedalusError(
            trouble("trouble-regime-change", "{country} is under regime change but not Poor or Fair", country=name),
            rule="7.3.4.1",
            where=scenario.where("countries", name, "regime change"),
            remedy=trouble(
                "trouble-no-regime-change", "Make its governance poor or fair, or leave out the regime change."
            ),
        )
    marked = "governance" in state if muslim else "posture" in state
    needing = ("cells", "active cells", "plots", *(MARKERS if muslim else ()))
    for key in (key for key in needing if about.get(key) and not marked):
        if muslim or _may_be_unmarked(name, state):
            yield DaedalusError(
                trouble("trouble-untested", "{country} is untested but has {key}", country=name, key=key),
                rule="11.1.2" if key in MARKERS else "4.9.4",
                where=scenario.where("countries", name, key),
                remedy=trouble(
                    "trouble-give-levels",
                    "Give it its levels, or place them by a sentence under `setup`, which tests it first.",
                ),
            )


def _may_be_unmarked(name: str, state: dict[str, Any]) -> bool:
    """A non-Muslim country whose posture is not kept on a track (4.3.2)."""
    return state["kind"] == "non-muslim" and name != HOME


def _markers(scenario: Scenario, name: str, state: dict[str, Any]) -> Iterator[DaedalusError]:
    """11.1.4, 11.2.2, 11.2.4: where civil war, militia, awakening and reaction cannot be."""
    if state["kind"] != "muslim":
        return  # said by `_side`
    governance = state.get("governance", "untested")
    settled = governance in ("good", "islamist rule")
    place = BEING.get(governance, "")
    if state.get("civil war") and governance not in ("poor", "fair"):
        yield DaedalusError(
            trouble("trouble-civil-war", "{country} is in civil war but not Poor or Fair", country=name),
            rule="11.2.2",
            where=scenario.where("countries", name, "civil war"),
            remedy=trouble("trouble-no-civil-war", "Make its governance poor or fair, or leave out the civil war."),
        )
    if state.get("militia") and settled:
        yield DaedalusError(
            trouble(
                "trouble-no-militia", "{country} is {being}, where there can be no militia", country=name, being=place
            ),
            rule="11.2.4",
            where=scenario.where("countries", name, "militia"),
            remedy=trouble("trouble-poor-or-fair", "Leave them out, or make its governance poor or fair."),
        )
    for key in (key for key in MARKERS if state.get(key)):
        if settled or state.get("civil war"):
            reason = place if settled else CIVIL_WAR
            yield DaedalusError(
                trouble(
                    "trouble-no-marker",
                    "{country} is {being}, where there can be no {piece}",
                    country=name,
                    being=reason,
                    piece=key,
                ),
                rule="11.1.4",
                where=scenario.where("countries", name, key),
                remedy=LEAVE_OUT
                if settled
                else trouble(
                    "trouble-turned-marker", "Leave it out; a civil war turns it into militia or cells (11.2.2)."
                ),
            )


def unlikely(edition: LabyrinthDefinition, scenario: Scenario) -> Iterator[DaedalusError]:
    """What a game may come to, but no scenario should begin with: troops and plots where no rule puts them."""
    on = edition.board_of(scenario)
    for name, about in (scenario.data.get("countries") or {}).items():
        state = at_the_start(on, name, about) if name in on.schema.index else {}
        if about.get("troops") and state.get("kind") != "muslim" and not about.get("marks"):
            yield DaedalusError(
                trouble("trouble-troops", "{country} is not a Muslim country, but has troops", country=name),
                rule="7.3.3",
                where=scenario.where("countries", name, "troops"),
                remedy=trouble("trouble-name-mark", "Leave them out, or name the mark that lets them stand there."),
            )
        if about.get("plots") and state.get("governance") == "islamist rule":
            yield DaedalusError(
                trouble("trouble-plot", "{country} is under Islamist Rule, where no plot is laid", country=name),
                rule="8.5.1",
                where=scenario.where("countries", name, "plots"),
                remedy=trouble("trouble-other-governance", "Leave them out, or make its governance another."),
            )


def _caliphate(
    edition: LabyrinthDefinition, scenario: Scenario, states: dict[str, dict[str, Any]], on: Board
) -> Iterator[DaedalusError]:
    """11.3.8: a capital that can be one, and cells in the open in every country that belongs to it."""
    capital = scenario.data.get(CAPITAL)
    if capital is None:
        return
    if capital not in on.schema.index:
        yield _not_there(edition, scenario, (CAPITAL,), capital)
        return
    if not _may_belong(states.get(capital, {})):
        yield DaedalusError(
            trouble("trouble-capital", "{country} cannot be the caliphate's capital", country=capital),
            rule="11.3.8.1",
            where=scenario.where(CAPITAL),
            remedy=trouble("trouble-make-capital", "Put it in civil war, under regime change or under Islamist Rule."),
        )
        return
    members, edge = [capital], [capital]
    while edge:
        near = [on.schema.spaces[i] for i in on.neighbours[on.schema.index[edge.pop()]]]
        joined = [name for name in near if name not in members and _may_belong(states.get(name, {}))]
        members += joined
        edge += joined
    for name in members:
        if states[name].get("cells"):
            yield DaedalusError(
                trouble("trouble-sleepers", "{country} belongs to the caliphate, but has sleeper cells", country=name),
                rule="11.3.8.3",
                where=scenario.where("countries", name, "cells"),
                remedy=trouble("trouble-active", "Write `active cells` instead of `cells`."),
            )


def _may_belong(state: dict[str, Any]) -> bool:
    """11.3.8.1: a Muslim country in civil war, under regime change or under Islamist Rule."""
    shaken = state.get("civil war") or "regime change" in state or state.get("governance") == "islamist rule"
    return state.get("kind") == "muslim" and bool(shaken)
