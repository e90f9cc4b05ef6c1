"""Events that grant operations, coups and realignment, and those that change what they are worth or where they go."""

from __future__ import annotations

import pytest

from tests.twilight.scene import Scene

WESTERN = ["UK", "France", "West Germany", "Greece", "Turkey", "Benelux", "Denmark"]  # for the Marshall Plan

# -- what cards are worth ---------------------------------------------------------------------------------------------


def test_containment_and_brezhnev_raise_ops_up_to_four(scene: Scene) -> None:
    scene.event(25, "us")
    scene.event(51, "ussr")
    assert [scene.ops(n, "us") for n in (54, 4, 21)] == [2, 4, 4]
    assert [scene.ops(n, "ussr") for n in (54, 4, 21)] == [2, 4, 4]
    scene.lapse()
    assert [scene.ops(n, "us") for n in (54, 4, 21)] == [1, 3, 4]
    assert scene.zone_of(25) == "removed cards"


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_red_scare_lowers_the_ops_of_the_other_side(scene: Scene, side: str) -> None:
    """Whoever plays it remembers whose it is; nothing falls below 1."""
    other = "ussr" if side == "us" else "us"
    scene.event(31, side)
    assert [scene.ops(n, other) for n in (54, 4, 21)] == [1, 2, 3]
    assert [scene.ops(n, side) for n in (54, 4, 21)] == [1, 3, 4]
    scene.lapse()
    assert scene.ops(4, other) == 3
    assert scene.zone_of(31) == "discard pile"


def test_red_scare_of_both_sides_in_one_turn(scene: Scene) -> None:
    scene.event(31, "us")
    scene.event(31, "ussr")
    assert (scene.ops(4, "us"), scene.ops(4, "ussr")) == (2, 2)


def test_modifiers_add_up_before_the_limit(scene: Scene) -> None:
    scene.event(25, "us")
    scene.event(31, "ussr")
    assert scene.ops(21, "us") == 4


def test_vietnam_revolts_gives_one_more_in_southeast_asia(scene: Scene) -> None:
    scene.event(9, "ussr")
    assert scene("Vietnam") == (0, 2)
    scene.hand("ussr")
    scene.play(54, "ussr", ["operations", "Laos/Cambodia", "Thailand"])
    assert (scene("Laos/Cambodia"), scene("Thailand")) == ((0, 1), (0, 1))


def test_vietnam_revolts_gives_nothing_elsewhere(scene: Scene) -> None:
    scene.event(9, "ussr")
    scene.play(54, "ussr", ["operations", "Poland"])
    assert scene.influence("ussr") == {"Vietnam": 2, "Poland": 1}


def test_the_china_card_gives_one_more_in_asia(scene: Scene) -> None:
    """All five in Asia; then it lies before the other side, face down."""
    scene("Afghanistan", ussr=1)
    scene.phasing("ussr")
    scene.run(lambda: scene.play_china("ussr"), ["operations", *["Afghanistan"] * 5])
    assert scene("Afghanistan") == (0, 6)
    assert scene.china() == ("us", False)


# -- granted operations -----------------------------------------------------------------------------------------------


def test_cia_created_shows_the_hand_and_grants_one_op(scene: Scene) -> None:
    scene.hand("ussr", 54, 75)
    scene.event(26, "us", ["Canada"])
    assert scene("Canada") == (1, 0)
    assert [to for _, to in scene.revealed()] == ["us"]


def test_lone_gunman_is_worth_more_with_brezhnev(scene: Scene) -> None:
    scene.event(51, "ussr")
    scene.hand("us", 4)
    scene.event(62, "ussr", ["Poland", "Poland"])
    assert scene("Poland") == (0, 2)
    assert [to for _, to in scene.revealed()] == ["ussr"]


def test_abm_treaty_raises_defcon_and_grants_four_ops(scene: Scene) -> None:
    scene.defcon = 3
    scene.event(57, "us", ["Canada"] * 4)
    assert (scene.defcon, scene("Canada")) == (4, (4, 0))


def test_olympic_games_are_decided_by_dice_with_two_ahead(scene: Scene) -> None:
    """Equal dice are rolled again."""
    scene.event(20, "us", ["take part"], [2, 4, 1, 6])
    assert scene.vp("ussr") == 2
    assert scene.asked() == [("ussr", scene.asked()[0][1])]


def test_olympic_games_are_boycotted(scene: Scene) -> None:
    """The other side decides; who plays the card conducts the operations."""
    scene.event(20, "us", ["boycott", *["Canada"] * 4])
    assert (scene.defcon, scene("Canada"), scene.vp()) == (4, (4, 0), 0)
    assert [side for side, _ in scene.asked()] == ["ussr", *["us"] * 4]


@pytest.mark.parametrize(("controlled", "places"), [(True, ["influence", "Canada", "Canada", "done"]), (False, [])])
def test_kal_007(scene: Scene, controlled: bool, places: list[str]) -> None:
    """With South Korea the US may place influence or realign, but not coup."""
    if controlled:
        scene.control("us", "South Korea")
    scene("Cuba", ussr=1)
    scene.event(89, "us", places)
    assert (scene.defcon, scene.vp()) == (4, 2)
    assert scene("Canada") == ((2, 0) if controlled else (0, 0))
    scene.control("us", "South Korea")
    with pytest.raises(AssertionError, match="'coup' is no option"):
        scene.event(89, "us", ["coup"])


@pytest.mark.parametrize("reformed", [True, False])
def test_glasnost_grants_operations_after_the_reformer(scene: Scene, reformed: bool) -> None:
    scene.defcon = 3
    if reformed:
        scene.mark("The Reformer")
    scene.event(90, "ussr", ["influence", "Poland", "Poland", "done"] if reformed else [])
    assert (scene.defcon, scene.vp("ussr")) == (4, 2)
    assert scene("Poland") == ((0, 2) if reformed else (0, 0))


# -- coups and realignment of events ----------------------------------------------------------------------------------


def test_junta_adds_two_and_may_coup_for_nothing(scene: Scene) -> None:
    """A free coup in a battleground lowers DEFCON and is no military operation."""
    scene("Mexico", us=1)
    scene.event(47, "ussr", ["Cuba", "coup"], [6])
    assert scene("Cuba") == (0, 2)
    assert scene("Mexico") == (0, 3)
    assert (scene.defcon, scene.get("ussr military ops")) == (4, 0)


def test_junta_may_realign_twice_or_stop(scene: Scene) -> None:
    scene("Chile", us=3)
    scene("Peru", us=1)
    scene.event(47, "ussr", ["Cuba", "realignment", "Chile", "done"], [6, 1])
    assert scene("Chile") == (0, 0)


def test_junta_may_end_with_its_influence(scene: Scene) -> None:
    scene("Chile", us=3)
    scene.event(47, "us", ["Haiti"])
    assert scene("Haiti") == (2, 0)


@pytest.mark.parametrize(("number", "side", "answers"), [(47, "ussr", ["Cuba"]), (91, "ussr", []), (96, "us", [])])
def test_a_free_attack_may_be_left(scene: Scene, number: int, side: str, answers: list[str]) -> None:
    scene("Honduras", us=1)
    scene("Hungary", ussr=1)
    scene.event(number, side, [*answers, "done"])
    assert (scene("Honduras"), scene("Hungary")) == ((1, 0), (0, 1))


def test_tear_down_this_wall_ignores_defcon_in_europe(scene: Scene) -> None:
    scene.event(55, "ussr")
    scene.defcon = 2
    scene("Hungary", ussr=1)
    scene.event(96, "us", ["coup", "Hungary"], [4])
    assert scene("East Germany") == (3, 0)
    assert scene("Hungary") == (0, 0)
    assert not scene.in_effect("Willy Brandt")
    assert not scene.playable(55, "ussr")


def test_ortega_may_coup_a_neighbour(scene: Scene) -> None:
    scene("Nicaragua", us=2)
    scene("Honduras", us=1)
    scene("Mexico", us=1)
    scene.event(91, "ussr", ["coup"], [4])
    assert (scene("Nicaragua"), scene("Honduras"), scene("Mexico")) == ((0, 0), (0, 1), (1, 0))
    assert scene.get("ussr military ops") == 0


def test_che_coups_again_if_the_first_one_took_influence(scene: Scene) -> None:
    scene("Haiti", us=1)
    scene("Zaire", us=1)  # a battleground
    scene("Kenya", us=1)
    scene("Turkey", us=1)  # another region
    scene.event(107, "ussr", ["Haiti"], [3, 4])
    assert (scene("Haiti"), scene("Kenya")) == ((0, 3), (0, 2))
    assert scene.get("ussr military ops") == 5
    assert scene.defcon == 5


def test_che_stops_after_a_coup_that_took_nothing(scene: Scene) -> None:
    scene("Kenya", us=1)
    scene("Haiti", us=1)
    scene.event(107, "ussr", ["Kenya"], [1])
    assert (scene("Kenya"), scene("Haiti")) == ((1, 0), (1, 0))


# -- what coups and realignment meet ----------------------------------------------------------------------------------


def test_nato_shields_what_the_us_controls_in_europe(scene: Scene) -> None:
    scene.control("us", "France", "West Germany", "Italy", "Japan")
    scene("Greece", us=1)
    assert not scene.playable(21, "us")
    scene.event(16, "ussr", ["add", "Poland", "Poland", "Hungary", "Hungary", "Bulgaria"])
    scene.event(21, "us")
    for kind in ("coup", "realignment"):
        assert scene.targets("ussr", kind) == {"Greece", "Japan"}
    assert "Poland" in scene.targets("us", "coup")


@pytest.mark.parametrize("first", [True, False])
def test_de_gaulle_and_willy_brandt_take_two_countries_out_of_nato(scene: Scene, first: bool) -> None:
    """Whichever comes first."""
    events = [("us", 21), ("ussr", 17), ("ussr", 55)]
    for side, number in events if first else events[::-1]:
        scene.event(number, side)
    scene.control("us", "France", "West Germany", "Italy")
    assert scene.targets("ussr", "coup") == {"France", "West Germany"}
    scene.event(96, "us", [])
    assert scene.targets("ussr", "coup") == {"France"}


def test_the_pact_shields_japan(scene: Scene) -> None:
    scene.event(27, "us")
    scene("Taiwan", us=1)
    assert scene.targets("ussr", "coup") == scene.targets("ussr", "realignment") == {"Taiwan"}


def test_nuclear_subs_keep_defcon_for_the_us_alone(scene: Scene) -> None:
    scene.event(41, "us")
    scene("Cuba", us=0, ussr=1)
    scene.play(54, "us", ["operation first", "coup"], [1])
    assert scene.defcon == 5
    scene("Mexico", us=1)
    scene.play(25, "ussr", ["operations", "operation first", "coup"], [1])
    assert scene.defcon == 4
    scene.lapse()
    scene("Cuba", us=0, ussr=1)
    scene.play(52, "us", ["operations", "operation first", "coup", "Cuba"], [1])
    assert scene.defcon == 3


def test_salt_lowers_every_coup(scene: Scene) -> None:
    scene.move(54, "discard pile")
    scene.move(1, "discard pile")
    scene.defcon = 2
    scene.event(43, "us", ["yes"])
    assert scene.defcon == 4
    assert scene.game.hand("us") == (54,)  # no scoring card may be taken
    scene("Haiti", us=2)
    scene.play(75, "ussr", ["operations", "coup"], [3])  # 3 + 2 - 1 = 4 against 2
    assert scene("Haiti") == (0, 0)


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_death_squads_help_one_side_in_latin_america(scene: Scene, side: str) -> None:
    scene.event(69, side)
    modifier = {s: scene.game.ask("coup-modifier", 0, s, scene.at("Chile")) for s in ("us", "ussr")}
    assert modifier == {side: 1, scene.game.other(side): -1}
    assert scene.game.ask("coup-modifier", 0, side, scene.at("Zaire")) == 0
    scene.lapse()
    assert scene.game.ask("coup-modifier", 0, side, scene.at("Chile")) == 0


def test_iran_contra_lowers_realignment_of_the_us(scene: Scene) -> None:
    scene.event(93, "ussr")
    asked = [scene.game.ask("realignment-modifier", 0, side, scene.at("Chile")) for side in ("us", "ussr")]
    assert asked == [-1, 0]


def test_yuri_and_samantha_pays_for_each_us_coup(scene: Scene) -> None:
    scene.event(109, "ussr")
    scene("Haiti", us=1, ussr=1)
    scene.play(64, "us", ["operations", "coup"], [1])
    assert scene.vp("ussr") == 1
    scene.play(54, "ussr", ["operations", "coup"], [1])
    assert scene.vp("ussr") == 1


def test_chernobyl_closes_a_region_to_soviet_influence(scene: Scene) -> None:
    """By operations; events still place it there."""
    scene("Poland", ussr=1)
    scene("Cuba", ussr=1)
    scene.event(94, "us", ["Europe"])
    reach = scene.targets("ussr", "influence")
    assert "Poland" not in reach
    assert "Cuba" in reach
    scene.event(68, "us")
    assert scene("Poland") == (1, 0)
    scene.lapse()
    assert "Poland" in scene.targets("ussr", "influence")


def test_cuban_missile_crisis_loses_the_game_for_who_coups(scene: Scene) -> None:
    scene.event(40, "us")
    assert scene.defcon == 2
    scene("Haiti", us=1)
    scene.play(54, "ussr", ["operations", "coup"])
    assert scene.winner == "us"


def test_cuban_missile_crisis_does_not_bind_its_own_side(scene: Scene) -> None:
    scene.event(40, "ussr")
    scene("Haiti", us=1)
    scene.play(54, "ussr", ["operations", "coup"], [1])
    assert not scene.winner


def test_the_ussr_gives_up_cuba(scene: Scene) -> None:
    scene("Cuba", ussr=3)
    scene.event(40, "us")
    scene.hand("ussr", 54)
    scene.act("ussr", ["yes", 54, "event"])
    assert scene("Cuba") == (0, 1)
    assert not scene.in_effect("Cuban Missile Crisis")


def test_the_us_gives_up_turkey_or_west_germany(scene: Scene) -> None:
    scene("Turkey", us=2)
    scene("West Germany", us=1)
    scene.event(40, "ussr")
    scene.hand("us", 64)
    scene.act("us", ["Turkey", "event"])
    assert (scene("Turkey"), scene.in_effect("Cuban Missile Crisis")) == ((0, 0), False)


def test_the_crisis_is_bought_off_before_the_coup_of_an_event(scene: Scene) -> None:
    """At any time, so also in the other side's round."""
    scene("Cuba", us=1, ussr=2)
    scene.event(40, "us")
    scene("Honduras", us=1)
    scene.event(91, "ussr", ["coup", "Honduras", "yes"], [1])
    assert (scene("Cuba"), scene.winner) == ((1, 0), "")


def test_who_does_not_pay_for_the_coup_of_an_event_loses(scene: Scene) -> None:
    scene("Cuba", us=1, ussr=2)
    scene.event(40, "us")
    scene("Honduras", us=1)
    scene.event(91, "ussr", ["coup", "Honduras", "no"])
    assert scene.winner == "us"


def test_the_crisis_passes_with_the_turn(scene: Scene) -> None:
    scene.event(40, "us")
    scene.lapse()
    assert not scene.in_effect("Cuban Missile Crisis")
