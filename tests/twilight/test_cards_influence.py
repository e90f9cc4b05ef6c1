"""Events that do nothing but move influence: what stands on the map before, who chooses what, and what stands there
after. Answers are countries in the order in which they are asked for."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.twilight.scene import Scene


class Case(NamedTuple):
    number: int
    side: str
    before: dict[str, tuple[int, int]]  # US, USSR
    answers: tuple[Any, ...]
    after: dict[str, tuple[int, int]]  # all that is left on the map
    vp: int = 0  # that the side gains
    note: str = ""


CASES = (
    Case(7, "ussr", {"Italy": (3, 0), "France": (1, 0), "Poland": (2, 0)}, ("Italy", "Italy"),
         {"Italy": (1, 0), "Poland": (2, 0)}, note="two from Italy at most, only the west"),
    Case(8, "ussr", {"Cuba": (4, 1)}, (), {"Cuba": (0, 3)}, note="to control"),
    Case(8, "ussr", {"Cuba": (0, 5)}, (), {"Cuba": (0, 5)}, note="keeps more"),
    Case(12, "ussr", {"Romania": (2, 1)}, (), {"Romania": (0, 3)}),
    Case(14, "ussr", {"Poland": (3, 0)}, ("Finland", "Austria", "Hungary", "Bulgaria"),
         {"Poland": (3, 0), "Finland": (0, 1), "Austria": (0, 1), "Hungary": (0, 1), "Bulgaria": (0, 1)}),
    Case(15, "ussr", {"Egypt": (3, 0)}, (), {"Egypt": (1, 2)}, note="half rounded up is two"),
    Case(16, "ussr", {"Poland": (2, 0), "Hungary": (1, 0), "Italy": (1, 0)}, ("remove", "Poland"), {"Italy": (1, 0)},
         note="fewer than four: the last needs no answer"),
    Case(16, "ussr", {}, ("add", "Poland", "Poland", "Hungary", "Hungary", "Bulgaria"),
         {"Poland": (0, 2), "Hungary": (0, 2), "Bulgaria": (0, 1)}),
    Case(17, "ussr", {"France": (3, 0)}, (), {"France": (1, 1)}),
    Case(19, "us", {"Greece": (0, 1), "Poland": (0, 4), "Iran": (0, 1)}, (), {"Poland": (0, 4), "Iran": (0, 1)},
         note="only uncontrolled, only Europe: one country"),
    Case(22, "us", {"Hungary": (0, 3), "Bulgaria": (2, 1)}, (), {"Hungary": (3, 3), "Bulgaria": (2, 1)}),
    Case(23, "us", {"Italy": (0, 2)}, ("UK", "France", "West Germany", "Greece", "Turkey", "Spain/Portugal", "Benelux"),
         {"Italy": (0, 2), **dict.fromkeys(("UK", "France", "West Germany", "Greece", "Turkey", "Spain/Portugal",
                                            "Benelux"), (1, 0))}),
    Case(27, "us", {"Japan": (1, 1)}, (), {"Japan": (5, 1)}),
    Case(28, "ussr", {"France": (3, 0), "UK": (5, 0)}, ("UK", "France", "France"), {"France": (1, 0), "UK": (3, 0)},
         note="two each at most: the fourth has one place left"),
    Case(30, "ussr", {}, ("Zaire", "Angola", "Burma", "Malaysia"),
         dict.fromkeys(("Zaire", "Angola", "Burma", "Malaysia"), (0, 1))),
    Case(33, "ussr", {"Poland": (0, 4), "Chile": (3, 0)},
         ("Poland", "Poland", "Poland", "done", "Cuba", "Cuba", "Iran"),
         {"Poland": (0, 1), "Chile": (3, 0), "Cuba": (0, 2), "Iran": (0, 1)}),
    Case(52, "ussr", {}, (), {"Angola": (0, 2), "SE African States": (0, 2)}),
    Case(53, "ussr", {}, ("South Africa alone",), {"South Africa": (0, 2)}),
    Case(53, "ussr", {}, ("neighbours too", "Angola", "Botswana"),
         {"South Africa": (0, 1), "Angola": (0, 1), "Botswana": (0, 1)}, note="divided, as it is played"),
    Case(54, "ussr", {}, (), {"Chile": (0, 2)}),
    Case(55, "ussr", {}, (), {"West Germany": (0, 1)}, 1),
    Case(56, "ussr", {"Iran": (2, 1), "Egypt": (1, 0), "Libya": (3, 0), "Israel": (4, 0)}, ("Libya", "Iran"),
         {"Iran": (0, 1), "Egypt": (1, 0), "Israel": (4, 0)}, note="Israel is not among them"),
    Case(63, "us", {}, ("Zaire", "Angola", "Burma", "Malaysia"),
         dict.fromkeys(("Zaire", "Angola", "Burma", "Malaysia"), (1, 0))),
    Case(64, "us", {}, (), {"Panama": (1, 0), "Costa Rica": (1, 0), "Venezuela": (1, 0)}),
    Case(65, "us", {}, (), {"Israel": (1, 0), "Jordan": (1, 0), "Egypt": (1, 0)}, 1),
    Case(66, "us", {"Chile": (0, 1)}, ("Peru", "Zaire", "done"), {"Chile": (0, 1), "Peru": (1, 0), "Zaire": (1, 0)}),
    Case(68, "us", {"Poland": (0, 3)}, (), {"Poland": (1, 1)}),
    Case(70, "us", {}, ("Chile", "Chile"), {"Chile": (2, 0)}),
    Case(72, "us", {"Egypt": (0, 3)}, (), {"Egypt": (1, 0)}),
    Case(74, "us", {"Cuba": (0, 3), "Iran": (0, 1), "Poland": (0, 4)}, ("Cuba", "Cuba"),
         {"Cuba": (0, 1), "Poland": (0, 4)}, note="not Europe, two each at most"),
    Case(75, "ussr", {}, ("Cuba", "Cuba", "Haiti"), {"Cuba": (0, 2), "Haiti": (0, 1)}),
    Case(82, "ussr", {"Iran": (3, 0)}, (), {"Iran": (0, 2)}),
    Case(83, "us", {"UK": (5, 2)}, (), {"UK": (5, 0), "Argentina": (0, 1)}, 1),
    Case(88, "ussr", {"Lebanon": (2, 0), "Israel": (2, 0), "Iran": (1, 0)}, ("Israel", "Israel"), {"Iran": (1, 0)}),
    Case(99, "ussr", {"UK": (5, 0), "Italy": (2, 0), "Greece": (1, 0), "Turkey": (1, 0)}, ("UK", "Italy", "Greece"),
         {"UK": (4, 0), "Italy": (1, 0), "Turkey": (1, 0)}, 1),
    Case(101, "us", {}, (), {"Poland": (3, 0)}),
    Case(110, "us", {}, (), {"Saudi Arabia": (2, 0)}),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number} {case.note}".strip())
def test_influence(scene: Scene, case: Case) -> None:
    for name, (us, ussr) in case.before.items():
        scene(name, us=us, ussr=ussr)
    scene.event(case.number, case.side, case.answers)
    assert {c.name: scene(c.name) for c in scene.game.countries if any(scene(c.name))} == case.after
    assert scene.vp(case.side) == case.vp
    assert {side for side, _ in scene.asked()} <= {case.side}  # the side whose event it is decides


def test_warsaw_pact_leaves_no_choice_without_options(scene: Scene) -> None:
    """More countries than four: exactly four are cleared."""
    for name in ("Poland", "Hungary", "Bulgaria", "Romania", "East Germany"):
        scene(name, us=1)
    scene.event(16, "ussr", ["remove", "Poland", "Hungary", "Bulgaria", "Romania"])
    assert scene.influence("us") == {"East Germany": 1}


def test_comecon_cannot_be_put_twice_in_one_country(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="'Finland' is no option"):
        scene.event(14, "ussr", ["Finland", "Finland"])


def test_de_stalinization_puts_nothing_where_the_us_controls(scene: Scene) -> None:
    scene("Poland", ussr=4)
    scene.control("us", "Chile")
    with pytest.raises(AssertionError, match="'Chile' is no option"):
        scene.event(33, "ussr", ["Poland", "done", "Chile"])


def test_de_stalinization_may_move_nothing(scene: Scene) -> None:
    scene("Poland", ussr=4)
    scene.event(33, "ussr", ["done"])
    assert scene.influence("ussr") == {"Poland": 4}


@pytest.mark.parametrize(("turn", "each"), [(7, 1), (8, 2)])
def test_east_european_unrest_takes_twice_as_much_in_the_late_war(scene: Scene, turn: int, each: int) -> None:
    scene.put("turn", turn)
    for name in ("Poland", "Hungary", "Bulgaria", "Romania"):
        scene(name, ussr=3)
    scene.event(29, "us", ["Poland", "Hungary", "Romania"])
    left = 3 - each
    assert scene.influence("ussr") == {"Poland": left, "Hungary": left, "Romania": left, "Bulgaria": 3}


@pytest.mark.parametrize(("lead", "points"), [(0, 4), (-1, 6), (1, 4)])
def test_the_reformer_brings_more_if_the_ussr_leads(scene: Scene, lead: int, points: int) -> None:
    scene.put("vp", lead)
    places = ["Poland", "Poland", "Hungary", "Hungary", "France", "France"][:points]
    scene.event(87, "ussr", places)
    assert sum(scene.influence("ussr").values()) == points


def test_the_reformer_forbids_coups_in_europe_for_good(scene: Scene) -> None:
    scene("France", us=1)
    scene("Cuba", us=1)
    scene.event(87, "ussr", ["Poland", "Poland", "Hungary", "Hungary"])
    scene.lapse()
    assert scene.targets("ussr", "coup") == {"Cuba"}
    assert scene.targets("ussr", "realignment") == {"Cuba", "France"}


def test_starred_cards_leave_the_game_and_others_are_discarded(scene: Scene) -> None:
    scene.event(54, "ussr")
    scene.event(75, "ussr", ["Cuba", "Cuba", "Haiti"])
    assert scene.zone_of(54) == "removed cards"
    assert scene.zone_of(75) == "discard pile"
