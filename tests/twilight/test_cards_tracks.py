"""Events about victory points, DEFCON, military operations, the space race, wars and scoring."""

from __future__ import annotations

import pytest

from tests.twilight.scene import Scene

# -- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "countries", "points"),
    [
        (1, ("Japan", "Pakistan", "Malaysia"), 7 + 2),
        (2, ("France", "Italy", "UK"), 7 + 2),
        (3, ("Iran", "Egypt", "Jordan"), 5 + 2),
        (37, ("Mexico", "Haiti"), 3 + 1),
        (79, ("Zaire", "Kenya"), 4 + 1),
        (81, ("Chile", "Peru"), 5 + 1),
    ],
)
def test_scoring_cards_score_their_region(scene: Scene, number: int, countries: tuple[str, ...], points: int) -> None:
    """Domination by the US, and its battlegrounds."""
    scene.control("us", *countries)
    scene.event(number, "ussr")
    assert scene.vp() == points


def test_southeast_asia_scoring_counts_countries_and_thailand_twice(scene: Scene) -> None:
    scene.control("us", "Thailand", "Burma")
    scene.control("ussr", "Vietnam")
    scene.event(38, "us")
    assert scene.vp() == 2
    assert scene.zone_of(38) == "removed cards"


# -- DEFCON and points ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "points"), [(5, 1), (4, 2), (3, 3)])
def test_duck_and_cover_pays_by_the_new_defcon(scene: Scene, before: int, points: int) -> None:
    scene.defcon = before
    scene.event(4, "us")
    assert (scene.defcon, scene.vp()) == (before - 1, points)


def test_duck_and_cover_at_two_loses_for_who_played_it(scene: Scene) -> None:
    """The event is the US's, the card the USSR's: the phasing side has lost."""
    scene.defcon = 2
    scene.phasing("ussr")
    scene.event(4, "us")
    assert scene.winner == "us"


@pytest.mark.parametrize(("before", "points", "after"), [(5, 3, 5), (3, 1, 5), (2, 0, 4)])
def test_nuclear_test_ban_pays_before_defcon_rises(scene: Scene, before: int, points: int, after: int) -> None:
    scene.defcon = before
    scene.event(34, "ussr")
    assert (scene.vp("ussr"), scene.defcon) == (points, after)


@pytest.mark.parametrize(("own", "other", "defcon", "points"), [(3, 1, 3, 3), (2, 1, 3, 1), (2, 2, 2, 0), (1, 2, 2, 0)])
def test_arms_race(scene: Scene, own: int, other: int, defcon: int, points: int) -> None:
    """One point for the lead, three if as many as required."""
    scene.put("ussr military ops", own)
    scene.put("us military ops", other)
    scene.defcon = defcon
    scene.event(39, "ussr")
    assert scene.vp("ussr") == points


def test_summit_is_won_by_dice_and_regions(scene: Scene) -> None:
    """The US dominates one region: 3 + 1 beats 3, and it lowers DEFCON, though the USSR plays the card."""
    scene.control("us", "Mexico", "Haiti")
    scene.event(45, "ussr", ["yes", "lower DEFCON"], [3, 3])
    assert (scene.vp(), scene.defcon) == (2, 4)
    assert [side for side, _ in scene.asked()] == ["us", "us"]


def test_summit_without_a_winner_changes_nothing(scene: Scene) -> None:
    scene.event(45, "ussr", [], [3, 3])
    assert (scene.vp(), scene.defcon) == (0, 5)


def test_summit_winner_may_leave_defcon(scene: Scene) -> None:
    scene.event(45, "ussr", ["no"], [6, 3])
    assert (scene.vp("ussr"), scene.defcon) == (2, 5)


def test_how_i_learned_sets_defcon_and_military_operations(scene: Scene) -> None:
    scene.event(46, "us", [3])
    assert (scene.defcon, scene.get("us military ops"), scene.get("ussr military ops")) == (3, 5, 0)


def test_how_i_learned_at_one_loses(scene: Scene) -> None:
    scene.phasing("us")
    scene.event(46, "us", [1])
    assert scene.winner == "ussr"


@pytest.mark.parametrize(("us", "ussr", "may"), [(1, 0, True), (1, 1, False), (0, 1, False)])
def test_kitchen_debates_needs_more_battlegrounds(scene: Scene, us: int, ussr: int, may: bool) -> None:
    scene.control("us", *["Chile"][:us], "UK", "Norway")
    scene.control("ussr", *["Cuba"][:ussr], "Haiti")
    assert scene.playable(48, "us") is may
    if may:
        scene.event(48, "us")
        assert scene.vp() == 2


def test_u2_incident_pays_and_pays_again(scene: Scene) -> None:
    """One point at once, one more when either side plays UN Intervention for its event in the same turn."""
    scene.event(60, "ussr")
    assert scene.vp("ussr") == 1
    scene.hand("us", 54)
    scene.play(32, "us", ["event", "Canada"])
    assert scene.vp("ussr") == 2


def test_u2_incident_ends_with_the_turn(scene: Scene) -> None:
    scene.event(60, "ussr")
    scene.lapse()
    scene.hand("us", 54)
    scene.play(32, "us", ["event", "Canada"])
    assert scene.vp("ussr") == 1


def test_opec_counts_oil_that_the_ussr_controls(scene: Scene) -> None:
    scene.control("ussr", "Egypt", "Venezuela", "Syria")
    scene("Iran", ussr=1)
    scene.control("us", "Libya")
    scene.event(61, "ussr")
    assert scene.vp("ussr") == 2


def test_alliance_for_progress_counts_battlegrounds(scene: Scene) -> None:
    scene.control("us", "Cuba", "Chile", "Haiti", "France")
    scene.event(78, "us")
    assert scene.vp() == 2


@pytest.mark.parametrize(("influence", "points"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_reagan_bombs_libya(scene: Scene, influence: int, points: int) -> None:
    scene("Libya", ussr=influence)
    scene.event(84, "us")
    assert scene.vp() == points


def test_an_evil_empire_pays_and_ends_flower_power(scene: Scene) -> None:
    scene.event(59, "ussr")
    scene.event(97, "us")
    assert (scene.vp(), scene.in_effect("Flower Power")) == (1, False)
    assert not scene.playable(59, "ussr")


def test_wargames_ends_the_game_for_six_points(scene: Scene) -> None:
    scene.defcon = 2
    scene.put("vp", 7)
    scene.event(100, "us", ["yes"])
    assert scene.winner == "us"


@pytest.mark.parametrize(("lead", "winner"), [(5, "ussr"), (6, "")])
def test_wargames_may_lose_or_draw(scene: Scene, lead: int, winner: str) -> None:
    scene.defcon = 2
    scene.put("vp", lead)
    scene.event(100, "us", ["yes"])
    assert scene.winner == winner
    assert scene.game.winner


def test_wargames_needs_defcon_two_and_may_be_left(scene: Scene) -> None:
    assert not scene.playable(100, "us")
    scene.defcon = 2
    scene.event(100, "us", ["no"])
    assert (scene.vp(), scene.game.winner) == (0, 0)


# -- the space race ---------------------------------------------------------------------------------------------------


def test_captured_nazi_scientist_moves_one_box(scene: Scene) -> None:
    scene.event(18, "us")
    assert (scene.get("us space"), scene.vp()) == (1, 2)


def test_one_small_step_takes_the_points_of_the_last_box(scene: Scene) -> None:
    scene.put("ussr space", 2)
    assert not scene.playable(80, "ussr")
    scene.put("us space", 1)
    scene.event(80, "us")
    assert (scene.get("us space"), scene.vp()) == (3, 2)


# -- wars -------------------------------------------------------------------------------------------------------------


def test_korean_war_is_won(scene: Scene) -> None:
    scene("South Korea", us=2, ussr=1)
    scene.event(11, "ussr", [], [4])
    assert scene("South Korea") == (0, 3)
    assert (scene.vp("ussr"), scene.get("ussr military ops")) == (2, 2)


def test_korean_war_loses_one_for_each_neighbour(scene: Scene) -> None:
    """Japan and Taiwan are the neighbours that the US can control: a 5 is not enough."""
    scene("South Korea", us=2)
    scene.control("us", "Japan", "Taiwan")
    scene.event(11, "ussr", [], [5])
    assert scene("South Korea") == (2, 0)
    assert (scene.vp("ussr"), scene.get("ussr military ops")) == (0, 2)


@pytest.mark.parametrize(("influence", "won"), [(3, True), (4, False)])
def test_arab_israeli_war_counts_israel_itself(scene: Scene, influence: int, won: bool) -> None:
    scene("Israel", us=influence)
    scene.event(13, "ussr", [], [4])
    assert scene("Israel") == ((0, influence) if won else (influence, 0))


def test_arab_israeli_war_ends_at_camp_david(scene: Scene) -> None:
    scene.event(65, "us")
    assert not scene.playable(13, "ussr")


@pytest.mark.parametrize(("number", "target"), [(24, "India"), (24, "Pakistan"), (102, "Iran"), (102, "Iraq")])
def test_wars_of_either_side(scene: Scene, number: int, target: str) -> None:
    scene(target, ussr=2)
    scene.event(number, "us", [target], [4])
    assert scene(target) == (2, 0)
    assert (scene.vp(), scene.get("us military ops")) == (2, 2)


def test_brush_war_is_won_on_three_in_a_weak_country(scene: Scene) -> None:
    scene("Zaire", us=1)
    scene.event(36, "ussr", ["Zaire"], [3])
    assert scene("Zaire") == (0, 1)
    assert (scene.vp("ussr"), scene.get("ussr military ops")) == (1, 3)


def test_brush_war_needs_a_weak_country_that_nato_leaves_open(scene: Scene) -> None:
    scene.control("us", "Italy")
    scene.event(23, "us", ["UK", "France", "West Germany", "Greece", "Turkey", "Benelux", "Denmark"])
    scene.event(21, "us")
    for target in ("Italy", "South Korea"):
        with pytest.raises(AssertionError, match="is no option"):
            scene.event(36, "ussr", [target], [6])


def test_a_superpower_next_to_the_target_counts_as_a_neighbour(scene: Scene) -> None:
    """Mexico lies next to the US: the USSR needs a 4."""
    scene("Mexico", us=1)
    scene.event(36, "ussr", ["Mexico"], [3])
    assert scene("Mexico") == (1, 0)
