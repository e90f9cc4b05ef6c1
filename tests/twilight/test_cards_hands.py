"""Events about hands, piles and other cards, and those that last."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import headline, rounds, scoring
from tests.twilight.scene import Scene

# -- hands ------------------------------------------------------------------------------------------------------------


def test_five_year_plan_makes_a_us_event_happen(scene: Scene) -> None:
    scene.hand("ussr", 64)
    scene.event(5, "us")
    assert scene.influence("us") == {"Panama": 1, "Costa Rica": 1, "Venezuela": 1}
    assert scene.zone_of(64) == "removed cards"


@pytest.mark.parametrize("number", [54, 20, 2])
def test_five_year_plan_just_discards_other_cards(scene: Scene, number: int) -> None:
    """A USSR event, one of nobody's, a scoring card."""
    scene.control("us", "France")
    scene.hand("ussr", number)
    scene.event(5, "us")
    assert (scene.zone_of(number), scene.vp(), scene.influence("ussr")) == ("discard pile", 0, {})


def test_five_year_plan_discards_a_us_card_whose_event_is_prevented(scene: Scene) -> None:
    scene.hand("ussr", 101)
    scene.event(5, "us")
    assert (scene.zone_of(101), scene("Poland")) == ("discard pile", (0, 0))


def test_blockade_is_answered_with_a_card(scene: Scene) -> None:
    scene("West Germany", us=4)
    scene.hand("us", 4, 64, 21)
    scene.event(10, "ussr", ["discard a card", 4])
    assert (scene("West Germany"), scene.zone_of(4)) == ((4, 0), "discard pile")


def test_blockade_takes_west_germany(scene: Scene) -> None:
    scene("West Germany", us=4)
    scene.hand("us", 4)
    scene.event(10, "ussr", ["leave West Germany"])
    assert (scene("West Germany"), scene.zone_of(4)) == ((0, 0), "hand of us")


@pytest.mark.parametrize(("purged", "left"), [(False, (4, 0)), (True, (0, 0))])
def test_blockade_asks_for_modified_operations(scene: Scene, purged: bool, left: tuple[int, int]) -> None:
    """With Red Scare/Purge against it the US has no card of 3."""
    scene("West Germany", us=4)
    scene.hand("us", 4)
    if purged:
        scene.event(31, "ussr")
    scene.event(10, "ussr", [] if purged else ["discard a card"])
    assert scene("West Germany") == left


def test_latin_american_debt_crisis_doubles_influence(scene: Scene) -> None:
    scene("Chile", ussr=2)
    scene("Peru", ussr=1)
    scene("Brazil", ussr=3)
    scene.hand("us", 64)
    scene.event(95, "ussr", ["Chile", "Brazil"])
    assert scene.influence("ussr") == {"Chile": 4, "Peru": 1, "Brazil": 6}


def test_latin_american_debt_crisis_is_bought_off(scene: Scene) -> None:
    scene("Chile", ussr=2)
    scene.hand("us", 4)
    scene.event(95, "ussr", ["discard a card"])
    assert (scene("Chile"), scene.zone_of(4)) == ((0, 2), "discard pile")


def test_terrorism_discards_by_lot(scene: Scene) -> None:
    scene.hand("ussr", 54, 64)
    scene.event(92, "us")
    assert len(scene.game.hand("ussr")) == 1
    assert scene.influence("ussr") == scene.influence("us") == {}


@pytest.mark.parametrize(("side", "left"), [("ussr", 1), ("us", 2)])
def test_the_hostage_crisis_makes_terrorism_worse_for_the_us(scene: Scene, side: str, left: int) -> None:
    scene.event(82, "ussr")
    scene.hand("us", 4, 21, 64)
    scene.hand("ussr", 54, 75, 61)
    scene.event(92, side)
    assert len(scene.game.hand(scene.game.other(side))) == left


def test_ask_not_draws_as_many_as_it_discards(scene: Scene) -> None:
    scene.hand("us", 1, 54, 64)
    scene.event(77, "us", [1, 54, "done"])
    assert len(scene.game.hand("us")) == 3
    assert 64 in scene.game.hand("us")
    assert scene.zone_of(1) == scene.zone_of(54) == "discard pile"


def test_aldrich_ames_discards_and_leaves_the_hand_open(scene: Scene) -> None:
    scene.hand("us", 4, 64)
    scene.event(98, "ussr", [4])
    assert scene.game.hand("us") == (64,)
    assert scene.game.ask("sees-hand", False, "ussr", "us")
    assert not scene.game.ask("sees-hand", False, "us", "ussr")
    scene.lapse()
    assert not scene.game.ask("sees-hand", False, "ussr", "us")


def test_the_cambridge_five_sees_scoring_cards(scene: Scene) -> None:
    """Asia Scoring lets the USSR into any country of Asia, Southeast Asia too, and no other."""
    scene.hand("us", 1, 4)
    scene.event(104, "ussr", ["yes", "Burma"])
    assert scene("Burma") == (0, 1)
    assert scene.revealed() == [("US shows 1 Asia Scoring", "ussr")]
    with pytest.raises(AssertionError, match="'Cuba' is no option"):
        scene.event(104, "ussr", ["yes", "Cuba"])


def test_the_cambridge_five_may_be_left_and_is_over_in_the_late_war(scene: Scene) -> None:
    scene.hand("us", 38)
    scene.event(104, "ussr", ["no"])
    assert scene.influence("ussr") == {}
    scene.put("turn", 8)
    assert not scene.playable(104, "ussr")


# -- other cards ------------------------------------------------------------------------------------------------------


def test_un_intervention_uses_a_card_without_its_event(scene: Scene) -> None:
    scene.hand("us", 54, 4)
    scene.play(32, "us", ["event", "Canada"])
    assert scene.influence("ussr") == {}
    assert scene("Canada") == (1, 0)
    assert (scene.zone_of(54), scene.zone_of(32)) == ("discard pile", "discard pile")


def test_un_intervention_may_send_the_card_into_space(scene: Scene) -> None:
    scene.hand("us", 75)
    scene.play(32, "us", ["event", "space race"], [3])
    assert (scene.get("us space"), scene.zone_of(75)) == (1, "discard pile")


def test_un_intervention_needs_a_card_of_the_other_side(scene: Scene) -> None:
    scene.hand("us", 4, 20)
    assert not scene.playable(32, "us")
    scene.hand("us", 54)
    assert scene.playable(32, "us")
    assert not scene.playable(32, "ussr")


def test_missile_envy_makes_a_neutral_event_happen(scene: Scene) -> None:
    scene.hand("ussr", 34, 54)
    scene.defcon = 4
    scene.play(49, "us", ["event"])
    assert (scene.vp(), scene.defcon) == (2, 5)
    assert scene.zone_of(34) == "discard pile"
    assert scene.zone_of(49) == "hand of ussr"


def test_missile_envy_uses_the_other_sides_card_for_operations(scene: Scene) -> None:
    """Its event does not happen; of two equal cards the one who gives chooses."""
    scene.hand("ussr", 52, 75, 54)
    scene.play(49, "us", ["event", 75, "operations", "Canada", "Canada"])
    assert (scene("Canada"), scene.influence("ussr")) == ((2, 0), {})
    assert scene.zone_of(75) == "discard pile"


def test_missile_envy_compares_modified_operations(scene: Scene) -> None:
    """Brezhnev makes a card of 3 equal to one of 4."""
    scene.event(51, "ussr")
    scene.hand("ussr", 61, 59, 54)
    scene.play(49, "us", ["event", 61, "operations", *["Canada"] * 3])
    assert scene.zone_of(61) == "discard pile"


def test_missile_envy_must_be_used_for_operations_next(scene: Scene) -> None:
    scene.hand("ussr", 34, 54)
    scene.defcon = 4
    scene.play(49, "us", ["event"])
    assert rounds.playable(scene.game, "ussr") == [49]
    scene.act("ussr", ["operations", "Poland", "Poland"])
    assert scene("Poland") == (0, 2)
    assert scene.zone_of(49) == "discard pile"
    assert not scene.in_effect("Missile Envy")


def test_missile_envy_needs_a_card_to_take(scene: Scene) -> None:
    assert not scene.playable(49, "us")


def test_grain_sales_plays_the_card_it_draws(scene: Scene) -> None:
    scene.hand("ussr", 64)
    scene.play(67, "us", ["event", "play it", "event"])
    assert scene.influence("us") == {"Panama": 1, "Costa Rica": 1, "Venezuela": 1}
    assert scene.zone_of(64) == "removed cards"
    assert scene.revealed()[0] == ("USSR shows 64 Panama Canal Returned", "us")


def test_grain_sales_gives_it_back_for_two_operations(scene: Scene) -> None:
    scene.hand("ussr", 64)
    scene.play(67, "us", ["event", "leave it", "Canada", "Canada"])
    assert (scene.game.hand("ussr"), scene("Canada")) == ((64,), (2, 0))


def test_grain_sales_finds_an_empty_hand(scene: Scene) -> None:
    scene.play(67, "us", ["event", "Canada", "Canada"])
    assert scene("Canada") == (2, 0)


def test_a_soviet_card_drawn_by_grain_sales_happens_for_the_ussr(scene: Scene) -> None:
    """Played by the US for operations, its event happens too."""
    scene.hand("ussr", 54)
    scene.play(67, "us", ["event", "play it", "event first", "influence", "Canada"])
    assert (scene("Chile"), scene("Canada")) == ((0, 2), (1, 0))
    assert scene.zone_of(54) == "removed cards"


def test_star_wars_takes_an_event_from_the_discards(scene: Scene) -> None:
    scene.move(64, "discard pile")
    scene.move(1, "discard pile")
    assert not scene.playable(85, "us")
    scene.put("us space", 1)
    scene.event(85, "us")
    assert scene.influence("us") == {"Panama": 1, "Costa Rica": 1, "Venezuela": 1}
    assert (scene.zone_of(64), scene.zone_of(85)) == ("removed cards", "removed cards")


def test_a_neutral_event_happens_for_the_us_by_star_wars(scene: Scene) -> None:
    scene.move(34, "discard pile")
    scene.put("us space", 1)
    scene.event(85, "us")
    assert (scene.vp(), scene.zone_of(34)) == (3, "discard pile")


def test_our_man_in_tehran_discards_from_the_top(scene: Scene) -> None:
    assert not scene.playable(108, "us")
    scene.control("us", "Iran")
    pile = scene.get("draw pile")
    first, second, *_ = pile
    scene.event(108, "us", [first, second, "done"])
    assert scene.get("discard pile")[-2:] == (first, second)
    assert sorted(scene.get("draw pile")) == sorted(n for n in pile if n not in (first, second, 108))
    assert [to for text, to in scene.revealed() if text.startswith("of the draw pile")] == ["us"] * 5


def test_salt_may_leave_the_discards(scene: Scene) -> None:
    scene.move(54, "discard pile")
    scene.event(43, "ussr", ["no"])
    assert scene.game.hand("ussr") == ()


# -- The China Card ---------------------------------------------------------------------------------------------------


def test_cultural_revolution(scene: Scene) -> None:
    scene.event(58, "ussr")
    assert (scene.vp("ussr"), scene.china()) == (1, ("ussr", True))
    scene.move(6, "table of us")
    scene.event(58, "ussr")
    assert (scene.vp("ussr"), scene.china()) == (1, ("ussr", True))


def test_nixon_plays_the_china_card(scene: Scene) -> None:
    scene.event(71, "us")
    assert (scene.vp(), scene.china()) == (0, ("us", False))
    scene.event(71, "us")
    assert (scene.vp(), scene.china()) == (2, ("us", False))


def test_ussuri_river_skirmish(scene: Scene) -> None:
    scene.event(76, "us")
    assert scene.china() == ("us", True)
    scene.event(76, "us", ["Japan", "Japan", "India", "Taiwan"])
    assert scene.influence("us") == {"Japan": 2, "India": 1, "Taiwan": 1}


def test_formosan_resolution_makes_taiwan_a_battleground(scene: Scene) -> None:
    """Until the US plays The China Card; the USSR may."""
    scene.event(35, "us")
    scene.control("us", "Taiwan")
    scene.event(1, "us")
    assert scene.vp() == 3 + 1
    scene.run(lambda: scene.play_china("ussr"), ["space race"], [6])
    assert scene.in_effect("Formosan Resolution")
    scene.put("face down", ())
    scene.run(lambda: scene.play_china("us"), ["space race"], [6])
    assert not scene.in_effect("Formosan Resolution")


def test_formosan_resolution_needs_control(scene: Scene) -> None:
    scene.event(35, "us")
    scene.control("ussr", "Taiwan")
    scene.event(1, "us")
    assert scene.vp("ussr") == 3


# -- what lasts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "side", "owner"), [(42, "us", "ussr"), (44, "ussr", "us")])
def test_a_trapped_side_discards_until_it_is_free(scene: Scene, number: int, side: str, owner: str) -> None:
    mark = scene.game.card(number).title
    scene.event(number, owner)
    scene.hand(side, 57, 20, 18)
    scene.act(side, [57], [5])
    assert scene.in_effect(mark)
    assert scene.zone_of(57) == "discard pile"
    scene.act(side, [], [4])
    assert not scene.in_effect(mark)
    assert scene.game.hand(side) == (18,)


@pytest.mark.parametrize(("number", "side", "owner"), [(42, "us", "ussr"), (44, "ussr", "us")])
def test_a_trapped_side_without_such_a_card_plays_only_scoring_cards(
    scene: Scene, number: int, side: str, owner: str
) -> None:
    scene.event(number, owner)
    scene.hand(side, 18, 1)
    assert rounds.playable(scene.game, side) == [1]
    scene.act(side)
    assert scene.game.hand(side) == (18,)
    scene.act(side)
    assert scene.game.hand(side) == (18,)


def test_quagmire_ends_norad(scene: Scene) -> None:
    scene.event(106, "us")
    scene.event(42, "ussr")
    assert not scene.in_effect("NORAD")


def test_a_trapped_side_needs_modified_operations(scene: Scene) -> None:
    scene.event(42, "ussr")
    scene.event(31, "ussr")
    scene.hand("us", 20)
    scene.act("us")
    assert scene.game.hand("us") == (20,)


def test_we_will_bury_you_pays_when_the_us_plays_its_next_card(scene: Scene) -> None:
    scene.event(50, "ussr")
    assert (scene.defcon, scene.vp("ussr")) == (4, 0)
    scene.hand("us", 64)
    scene.act("us", ["event"])
    assert scene.vp("ussr") == 3
    assert not scene.in_effect("We Will Bury You")


def test_we_will_bury_you_is_averted_by_un_intervention(scene: Scene) -> None:
    scene.event(50, "ussr")
    scene.hand("us", 32, 54)
    scene.act("us", [32, "event", "Canada"])
    assert (scene.vp("ussr"), scene.in_effect("We Will Bury You")) == (0, False)


def test_un_intervention_for_operations_averts_nothing(scene: Scene) -> None:
    scene.event(50, "ussr")
    scene.hand("us", 32, 54)
    scene.act("us", [32, "operations", "Canada"])
    assert scene.vp("ussr") == 3


def test_we_will_bury_you_pays_though_the_us_is_trapped(scene: Scene) -> None:
    scene.event(42, "ussr")
    scene.event(50, "ussr")
    scene.hand("us", 20)
    scene.act("us", [], [6])
    assert scene.vp("ussr") == 3


def test_flower_power_pays_for_wars_of_the_us(scene: Scene) -> None:
    scene.event(59, "ussr")
    scene.play(24, "us", ["event", "India"], [1])
    assert scene.vp("ussr") == 2
    scene.play(11, "us", ["operations", "operation first", "Canada", "Canada"], [1])
    assert scene.vp("ussr") == 4
    scene.play(36, "us", ["space race"], [6])
    assert scene.vp("ussr") == 4
    scene.play(24, "ussr", ["event", "India"], [1])
    assert scene.vp("ussr") == 4


def test_flower_power_does_not_pay_for_a_prevented_war(scene: Scene) -> None:
    scene.event(59, "ussr")
    scene.event(65, "us")
    scene.play(13, "us", ["operations", "operation first", "Canada", "Canada"])
    assert scene.vp() == 1


def test_shuttle_diplomacy_takes_one_battleground_once(scene: Scene) -> None:
    """The USSR counts one battleground and one country less; then the card is discarded."""
    scene.event(73, "us")
    assert scene.zone_of(73) == "table"
    scene.control("ussr", "Iran", "Egypt")
    scene.event(37, "us")
    assert scene.in_effect("Shuttle Diplomacy")
    scene.event(3, "us")
    assert scene.vp("ussr") == 3 + 1
    assert (scene.zone_of(73), scene.in_effect("Shuttle Diplomacy")) == ("discard pile", False)


def test_north_sea_oil_gives_the_us_eight_rounds_in_this_turn(scene: Scene) -> None:
    scene.event(86, "us")
    assert (rounds.of(scene.game, "us"), rounds.of(scene.game, "ussr")) == (8, 7)
    scene.lapse()
    assert rounds.of(scene.game, "us") == 7
    assert not scene.playable(61, "ussr")


def test_norad_answers_defcon_two(scene: Scene) -> None:
    """At the end of the round in which DEFCON came to 2, while the US controls Canada."""
    scene.event(106, "us")
    scene.control("us", "Canada")
    scene("Japan", us=1)
    scene.defcon = 3
    scene.hand("us", 4)
    scene.act("us", ["event", "Japan"])
    assert (scene.defcon, scene("Japan")) == (2, (2, 0))
    scene.hand("us", 64)
    scene.act("us", ["event"])
    assert scene("Japan") == (2, 0)


def test_norad_needs_canada(scene: Scene) -> None:
    scene.event(106, "us")
    scene("Japan", us=1)
    scene.defcon = 3
    scene.hand("us", 4)
    scene.act("us", ["event"])
    assert scene("Japan") == (1, 0)


@pytest.mark.parametrize("number", [7, 13, 56])
def test_prevented_events_stay_prevented(scene: Scene, number: int) -> None:
    blocker = {7: 83, 13: 65, 56: 110}[number]
    assert scene.playable(number, "ussr")
    scene.event(blocker, "us")
    scene.lapse()
    assert not scene.playable(number, "ussr")


def test_solidarity_waits_for_the_pope(scene: Scene) -> None:
    assert not scene.playable(101, "us")
    scene.event(68, "us")
    assert scene.playable(101, "us")


@pytest.mark.parametrize(("nato", "answers", "after", "points"), [(False, ["Norway"], 1, 0), (True, ["Norway"], 2, 2)])
def test_special_relationship(scene: Scene, nato: bool, answers: list[str], after: int, points: int) -> None:
    assert not scene.playable(105, "us")
    scene.control("us", "UK")
    if nato:
        scene.mark("NATO")
    scene.event(105, "us", answers)
    assert (scene("Norway"), scene.vp()) == ((after, 0), points)
    if not nato:
        with pytest.raises(AssertionError, match="'Italy' is no option"):
            scene.event(105, "us", ["Italy"])


# -- Defectors --------------------------------------------------------------------------------------------------------


def test_defectors_cancel_the_soviet_headline(scene: Scene) -> None:
    """Before anything else, whatever the operations; a scoring card is discarded too."""
    scene.move(103, "headline of us")
    scene.move(2, "headline of ussr")
    scene.control("us", "France")
    scene.phasing("us", headline=True)
    assert headline.order(scene.game) == ["us", "ussr"]
    scene.run(lambda: headline.resolve(scene.game))
    assert (scene.zone_of(2), scene.vp()) == ("discard pile", 0)
    assert not headline.resolve(scene.game)


def test_defectors_pay_when_the_ussr_plays_them(scene: Scene) -> None:
    scene.play(103, "ussr", ["operations", "event first", "Poland", "Poland"])
    assert scene.vp() == 1


def test_defectors_as_a_soviet_headline_do_nothing(scene: Scene) -> None:
    scene.move(103, "headline of ussr")
    scene.move(64, "headline of us")
    scene.phasing("ussr", headline=True)
    scene.run(lambda: headline.resolve(scene.game))
    scene.run(lambda: headline.resolve(scene.game))
    assert scene.vp() == 0
    assert scene("Panama") == (1, 0)


def test_defectors_in_a_us_round_do_nothing(scene: Scene) -> None:
    scene.play(103, "us", ["event"])
    assert scene.vp() == 0


# -- readings (docs/decisions/028) ------------------------------------------------------------------------------------


def test_formosan_resolution_counts_in_the_final_scoring(scene: Scene) -> None:
    scene.control("us", "Taiwan")
    assert scoring.scores(scene.game, "Asia")["us"].points == 3
    scene.event(35, "us")
    assert scoring.scores(scene.game, "Asia")["us"].points == 3 + 1


def test_shuttle_diplomacy_does_not_count_in_the_final_scoring(scene: Scene) -> None:
    scene.control("ussr", "Iran", "Egypt")
    before = scoring.scores(scene.game, "Middle East")["ussr"].points
    scene.event(73, "us")
    assert scoring.scores(scene.game, "Middle East")["ussr"].points == before


def test_a_soviet_event_happens_for_the_ussr_by_star_wars(scene: Scene) -> None:
    scene.move(54, "discard pile")
    scene.put("us space", 1)
    scene.event(85, "us")
    assert (scene("Chile"), scene.zone_of(54)) == ((0, 2), "removed cards")


def test_our_man_in_tehran_with_a_short_pile(scene: Scene) -> None:
    scene.control("us", "Iran")
    for number in scene.get("draw pile")[2:]:
        scene.move(number, "removed cards")
    first, second = scene.get("draw pile")
    scene.event(108, "us", [first, "done"])
    assert (scene.get("draw pile"), scene.zone_of(first)) == ((second,), "discard pile")


def test_a_card_that_grain_sales_draws_may_go_into_space(scene: Scene) -> None:
    scene.hand("ussr", 75)
    scene.play(67, "us", ["event", "play it", "space race"], [1])
    assert (scene.get("us space"), scene.zone_of(75)) == (1, "discard pile")


def test_southeast_asia_scoring_names_southeast_asia_alone(scene: Scene) -> None:
    scene.hand("us", 38)
    with pytest.raises(AssertionError, match="'India' is no option"):
        scene.event(104, "ussr", ["yes", "India"])
