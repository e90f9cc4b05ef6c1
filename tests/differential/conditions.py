"""When a reason for a disagreement holds: conditions that are looked for in the recorded position and row.

About the position they are phrases of the card language, asked of it before anything happens; `{country}` is the
country of the value that differs. About the row, and the values, they are the functions below, by their names.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import ADVERSARY, JIHADIST, US
from daedalus.games.labyrinth.library import CARDS, library
from daedalus.games.labyrinth.pieces import may_hold_militia
from daedalus.games.labyrinth.tracks import resources
from daedalus.language.walking import constants
from tests.differential.compare import Disagreement
from tests.differential.positions import game_at, recorded, tidy
from tests.differential.record import SIDES, TRUCE, Row, states

Condition = Callable[["Case"], bool]

# The countries of Paris Attacks by the die that names them.
PARIS_ATTACKS = {1: "United States", 2: "Canada", 3: "United Kingdom", 4: "Benelux", 5: "France"}
COUNTRY = "countries/"
MOST_FUNDING = 9


class Case:
    """A disagreement with the row that it is found in and the position before it."""

    def __init__(self, found: Disagreement) -> None:
        self.found = found
        self.row = found.row
        self.state: Row = states()[found.where]
        self.countries: dict[str, Row] = {about["name"]: about for about in self.state["countries"]}

    @property
    def country(self) -> str:
        """The country whose value differs; nothing if it is none's."""
        path = self.found.path
        return path.removeprefix(COUNTRY).rpartition("/")[0] if path.startswith(COUNTRY) else ""

    @property
    def answers(self) -> list[str]:
        return [str(choice["answer"]) for choice in self.row.get("choices", [])]

    @property
    def diff(self) -> dict[str, Any]:
        """What the row changes, by path, to what."""
        return {change["path"]: tidy(change["path"], change["to"]) for change in self.row.get("diff", [])}

    def after(self, path: str) -> Any:
        return self.diff.get(path, recorded(self.state).get(path))

    @property
    def more(self) -> list[str]:
        """What is only in the recorded list."""
        return list((Counter(self.found.theirs) - Counter(self.found.ours)).elements())

    @property
    def less(self) -> list[str]:
        """What is only in ours."""
        return list((Counter(self.found.ours) - Counter(self.found.theirs)).elements())

    def only_more(self, fits: Callable[[str], bool]) -> bool:
        """Whether the recorded list has all of ours, and beyond it nothing but what fits."""
        return bool(self.more) and not self.less and all(map(fits, self.more))

    def touches(self, name: str) -> bool:
        """Whether the row changes something in a country."""
        return any(path.startswith(f"{COUNTRY}{name}/") for path in self.diff)

    def is_closed(self, name: str) -> bool:
        """A country of the caliphate, or under a truce."""
        g = game_at(self.state)
        return self.countries[name].get("truce", False) or caliphate.belongs(g, g.at[name])


# -- about the position ------------------------------------------------------------------------------------------


@functools.cache
def phrase(text: str) -> Callable[..., bool]:
    """A condition in the card language, ready to be asked."""
    tree, findings = CARDS.reader.read(
        f'card 999 "Condition"\n  us, 1 op\n  play if {text}\n  event:\n    +1 prestige\n', text
    )
    assert tree is not None, text
    assert not findings, findings
    (card,) = CARDS.compile(tree, "")
    return card.conditions[0].holds


def holds_before(text: str, case: Case) -> bool:
    """Whether a phrase holds of the position."""
    side = SIDES.get(case.row.get("role", case.row.get("human_role", "")), "us")
    if "{country}" in text and not case.country:
        return False
    return bool(phrase(text.replace("{country}", case.country))(game_at(case.state), side))


# -- about the row and its values ----------------------------------------------------------------------------------

CONDITIONS: dict[str, Condition] = {}


def condition(name: str) -> Callable[[Condition], Condition]:
    def named(function: Condition) -> Condition:
        CONDITIONS[name] = function
        return function

    return named


@condition("a plot's country is named again")
def _named_again(case: Case) -> bool:
    schengen = [c for c in case.row["choices"] if "Schengen country" in c["prompt"]]
    return any(case.countries[c["answer"]]["plots"] for c in schengen)


@condition("a mark that the card blocks stays")
def _blocked_stays(case: Case) -> bool:
    cards = library()
    blocks = cards.cards[int(case.found.what)].blocks
    named = {mark: card.title for mark in case.more if (card := cards.of_mark(mark)) is not None}
    return case.only_more(lambda mark: mark in blocks or named.get(mark) in blocks)


@condition("advisors stay beside a mark that is troops")
def _advisors_stay(case: Case) -> bool:
    stand_ins = {mark for mark, (card, *_) in library().lasting.cards.items() if _is_troops(card.tree.lasting)}
    return case.only_more(lambda mark: mark == "Advisors") and not stand_ins.isdisjoint(case.found.ours)


def _is_troops(lasting: Any) -> bool:
    return any(answer.point.key == "troop-stand-ins" for block in lasting for answer in block.answers)


@condition("all Adversaries are offered")
def _all_adversaries(case: Case) -> bool:
    return case.only_more(lambda name: case.countries[name].get("alignment") == "Adversary")


@condition("no card fits that the US could hold")
def _no_fitting_card(case: Case) -> bool:
    g = game_at(case.state)
    wanted = {resources(g, c) for c in g.countries if c.alignment == ADVERSARY}
    return not g.hand(US) or not any(g.card(n).ops in wanted for n in g.get("draw pile"))


@condition("a country under Islamist Rule is offered")
def _islamist_rule_offered(case: Case) -> bool:
    return case.only_more(lambda name: case.countries[name]["governance"] == "Islamist Rule")


@condition("an untested country is offered")
def _untested_offered(case: Case) -> bool:
    return case.only_more(lambda name: case.countries[name]["governance"] == "Untested")


@condition("a country with a cadre is offered")
def _cadre_offered(case: Case) -> bool:
    return case.only_more(lambda name: bool(case.countries[name]["cadre"]))


@condition("Iran is offered as non-Muslim")
def _iran_offered(case: Case) -> bool:
    return case.only_more(lambda name: bool(case.countries[name]["iran_special"]))


@condition("it happens in a special Iran")
def _in_iran(case: Case) -> bool:
    return bool(case.countries["Iran"]["iran_special"]) and case.touches("Iran")


@condition("plots of a special Iran are alerted")
def _iran_alerted(case: Case) -> bool:
    iran = case.countries["Iran"]
    return bool(iran["iran_special"] and iran["plots"]) and not case.after("countries/Iran/plots")


@condition("all places for militia are offered at once")
def _all_at_once(case: Case) -> bool:
    g = game_at(case.state)
    return case.only_more(lambda name: may_hold_militia(g.at[name]))


@condition("cells and reaction are asked for apart")
def _asked_apart(case: Case) -> bool:
    def has_either(name: str) -> bool:
        about = case.countries[name]
        return bool(about["sleeper"] + about["active"] + about.get("reaction", 0)) or "Sadr" in about["markers"]

    return all(map(has_either, [*case.found.ours, *case.found.theirs]))


@condition("a second cadre is placed")
def _second_cadre(case: Case) -> bool:
    return case.found.ours == 1 and case.found.theirs > 1


@condition("reserves are spent")
def _reserves_spent(case: Case) -> bool:
    return any(answer.startswith("Expend reserves") for answer in case.answers)


@condition("a cadre is removed while the card is played")
def _cadre_removed(case: Case) -> bool:
    return "Remove cadre" in case.answers and case.found.theirs < case.found.ours


@condition("a jihadist card is discarded")
def _jihadist_discarded(case: Case) -> bool:
    discarded = (c["answer"] for c in case.row["choices"] if "card being discarded" in c["prompt"])
    return any(library().cards[int(number)].association == JIHADIST for number in discarded)


@condition("a card is drawn where one is to be discarded")
def _drawn_instead(case: Case) -> bool:
    drawn = [c["answer"] for c in case.row["choices"] if "card that was drawn" in c["prompt"]]
    return any(number != "none" for number in drawn)


@condition("funding at its end is to rise")
def _funding_full(case: Case) -> bool:
    rises = any(answer.startswith("Increase funding") for answer in case.answers)
    return case.state["funding"] == MOST_FUNDING and rises


@condition("a marker is to go that is nowhere")
def _no_marker(case: Case) -> bool:
    there = {kind: sum(c.get(kind, 0) for c in case.countries.values()) for kind in ("awakening", "reaction")}
    return any(f"{kind} marker" in answer and not n for kind, n in there.items() for answer in case.answers)


@condition("the country rolled is not Hard")
def _not_hard(case: Case) -> bool:
    name = PARIS_ATTACKS.get(int(case.row["dice"][0]), "")
    posture = (
        case.state["us_posture"] if name == "United States" else case.countries.get(name, {}).get("posture", "Hard")
    )
    return bool(posture != "Hard")


@condition("a capital that can be none stays")
def _false_capital(case: Case) -> bool:
    name = case.state["caliphate_capital"]
    if not name or case.after("caliphate_capital") != name:
        return False
    rule, war, change = (case.after(f"{COUNTRY}{name}/{key}") for key in ("governance", "civil_war", "regime_change"))
    return rule != "Islamist Rule" and not war and change == "none"


@condition("the side takes the other side's choice")
def _other_choice(case: Case) -> bool:
    role = {"US": ("militia",), "Jihadist": ("sleeper", "active")}[case.row["role"]]
    return any(path.startswith(COUNTRY) and path.endswith(tuple(f"/{key}" for key in role)) for path in case.diff)


@condition("an improved country is not listed")
def _not_listed(case: Case) -> bool:
    def improved(name: str) -> bool:
        path = f"{COUNTRY}{name}/governance"
        before, after = recorded(case.state)[path], case.after(path)
        return (before, after) in {("Poor", "Fair"), ("Poor", "Good"), ("Fair", "Good")}

    return bool(case.less) and not case.more and all(map(improved, case.less))


@condition("a civil war of a closed country ends")
def _closed_war_ends(case: Case) -> bool:
    return any(not case.diff.get(f"{COUNTRY}{n}/civil_war", True) and case.is_closed(n) for n in case.countries)


@condition("a closed country is in civil war")
def _closed_war(case: Case) -> bool:
    return any(about.get("civil_war") and case.is_closed(name) for name, about in case.countries.items())


@condition("the country is under a truce")
def _truce(case: Case) -> bool:
    return bool(case.countries[case.country].get("truce")) and TRUCE in case.state["lapsing"]


# -- about what is looked back on ------------------------------------------------------------------------------------


def _before(case: Case, phase: str) -> list[str]:
    return sorted({*case.state[phase]["event"], *case.state[phase]["ops"]})


@condition("our lists have moved on")
def _moved_on(case: Case) -> bool:
    then = _before(case, "targets_this_phase")
    moved = [] if case.found.path == "targets_this_phase" else then
    return case.found.ours == moved and case.found.theirs == _before(case, case.found.path)


@condition("the operation's own country is not listed")
def _own_not_listed(case: Case) -> bool:
    own = {case.row.get("country"), case.row.get("from")}
    return bool(case.less) and {*case.less} <= own and {*case.more} <= {case.row.get("to")}


@condition("no changed country is listed by the program only, and by us only what the event speaks of")
def _other_habit(case: Case) -> bool:
    tree = library().cards[int(case.found.what)].tree
    named = {str(constant.value) for constant in constants((tree.target, tree.event), "country")}
    spoken = {*named, tree.mark_place, *case.answers}
    return all(case.touches(name) or name in spoken for name in case.less) and not any(map(case.touches, case.more))
