"""Cards 189 to 199 of The Awakening."""

from __future__ import annotations

import pytest

from daedalus.games.labyrinth.tracks import extra_cells
from daedalus.games.labyrinth.turn import lapse
from tests.cards.positions import no_cells_left_but
from tests.support import Table, rule

REMOVED = "removed cards"
DISCARDS = "discard pile"


# -- 189, 190, 192 and 193: as in the base set -----------------------------------------------------------


@rule("4.9.4", "8.2.4", "4.7.4.2", "11.2.3")
def test_jihadist_videos_recruit_or_leave_a_cadre_in_three_empty_countries(awakening: Table) -> None:
    """A civil war recruits without a roll, and funding is no limit."""
    awakening("Syria", "fair neutral", civil_war=1)
    awakening("Egypt", "poor neutral", cells=6)
    awakening.funding = 1
    awakening.event(189, "jihadist", ["Philippines", "Syria", "Mali"], rolls=[1, 6, 3, 3])
    assert awakening("Philippines") == "soft, 1 cell"
    assert awakening("Syria") == "fair neutral, 1 cell, civil war"
    assert awakening("Mali") == "fair neutral, cadre"
    assert awakening.zone_of(189) == DISCARDS


@rule("4.8.4", "8.5.2")
def test_martyrdom_operation_spends_a_cell_on_two_plots_of_any_kind(awakening: Table) -> None:
    awakening("Iraq", "islamist rule adversary", cells=1)
    assert not awakening.playable(190, "jihadist")
    awakening("France", "soft", cells=1)
    awakening.put("available plots", ("1", "3", "wmd"))
    awakening.event(190, "jihadist", ["wmd", "3"])
    assert awakening("France") == "soft, cadre, plot wmd, plot 3"
    assert awakening.zone_of(190) == DISCARDS


def test_martyrdom_operation_places_what_plots_there_are(awakening: Table) -> None:
    awakening("Egypt", "good ally", active=1, cells=1)
    awakening.put("available plots", ("2",))
    awakening.event(190, "jihadist", ["active cells"])
    assert awakening("Egypt") == "good ally, 1 cell, plot 2"


@rule("11.2.3", "6.2.6")
def test_quagmire_needs_a_cell_in_a_regime_change_and_no_high_prestige(awakening: Table) -> None:
    """A civil war is no quagmire."""
    awakening.prestige = 6
    awakening("Syria", "poor neutral", civil_war=1, cells=2, troops=2)
    assert not awakening.playable(192, "jihadist")
    awakening("Iraq", "poor ally", regime_change="green", cells=1, troops=6)
    assert awakening.playable(192, "jihadist")
    awakening.prestige = 7
    assert not awakening.playable(192, "jihadist")


@rule("6.2.9")
def test_quagmire_makes_jihadist_events_of_the_discards_happen_and_softens_the_us(awakening: Table) -> None:
    """Snowden happens while the US is still hard and leaves the game; a US card is only discarded."""
    awakening("Iraq", "poor ally", regime_change="tan", cells=1)
    awakening.prestige = 6
    awakening.hand("us", [194, 121])
    awakening.event(192, "jihadist")
    assert awakening("Germany") == awakening("Russia") == "soft"
    assert awakening.prestige == 4
    assert awakening.us_posture == "soft"
    assert awakening.zone_of(194) == REMOVED
    assert awakening.zone_of(121) == DISCARDS


@rule("4.9.4", "6.2.6")
def test_regional_al_qaeda_enters_two_unmarked_countries(awakening: Table) -> None:
    awakening.event(193, "jihadist", ["Mali", "Syria"], rolls=[1, 6])
    assert awakening("Mali") == "poor neutral, 1 cell"
    assert awakening("Syria") == "fair neutral, 1 cell"
    awakening("Yemen", "islamist rule adversary")
    awakening.event(193, "jihadist", ["Egypt", "Sudan"], rolls=[1, 1])
    assert awakening("Egypt") == awakening("Sudan") == "poor neutral, 2 cells"


@rule("6.2.6", "11.3.3.1")
def test_regional_al_qaeda_needs_two_unmarked_muslim_countries(awakening: Table) -> None:
    """Neither Iran before its elections nor a Nigeria that is not Muslim is one."""
    muslim = [c.name for c in awakening.game.countries if c.is_muslim]
    for name in muslim[:-2]:
        awakening(name, "poor neutral")
    assert awakening.playable(193, "jihadist")
    awakening(muslim[-2], "poor neutral")
    assert not awakening.playable(193, "jihadist")


@pytest.mark.parametrize("number", [91, 193])
def test_regional_al_qaeda_never_enters_iran(awakening: Table, number: int) -> None:
    """Not even an Iran that is Muslim and unmarked, as Change of State may leave it."""
    awakening.turn_over("Iran")
    awakening("Iran", "untested")
    with pytest.raises(AssertionError, match="'Iran' is no option"):
        awakening.event(number, "jihadist", ["Iran"])


# -- 191 Muslim Brotherhood ------------------------------------------------------------------------------


@rule("11.1.2", "11.1.4")
def test_the_muslim_brotherhood_places_reaction_in_egypt_and_twice_where_it_likes(awakening: Table) -> None:
    awakening("Egypt", "poor neutral")
    awakening.event(191, "jihadist", ["Jordan", "Egypt"], rolls=[1])
    assert awakening("Egypt") == "poor neutral, 2 reaction"
    assert awakening("Jordan") == "poor neutral, 1 reaction"
    assert awakening.zone_of(191) == REMOVED


def test_the_muslim_brotherhood_may_stop_after_egypt(awakening: Table) -> None:
    """The two further markers are up to two."""
    awakening("Egypt", "poor neutral")
    awakening.event(191, "jihadist", ["done", "done"])
    assert awakening("Egypt") == "poor neutral, 1 reaction"


@rule("11.1.4")
def test_the_muslim_brotherhood_turns_to_others_when_egypt_takes_no_marker(awakening: Table) -> None:
    awakening("Egypt", "good ally")
    awakening("Mali", "fair neutral")
    awakening.event(191, "jihadist", ["Mali", "Mali"])
    assert awakening("Egypt") == "good ally"
    assert awakening("Mali") == "fair neutral, 2 reaction"


@rule("11.1.4", "6.2.6", "6.2.8")
def test_the_muslim_brotherhood_needs_a_country_that_takes_a_marker_and_no_arab_winter(awakening: Table) -> None:
    muslim = [c.name for c in awakening.game.countries if c.is_muslim]
    for name in muslim:
        awakening(name, "good ally")
    assert not awakening.playable(191, "jihadist")
    awakening("Mali", "poor neutral", civil_war=1)
    assert not awakening.playable(191, "jihadist")
    awakening("Mali", civil_war=0)
    assert awakening.playable(191, "jihadist")
    awakening.mark("Arab Winter", lapsing=True)
    assert "blocked by Arab Winter" in awakening.why_not(191, "jihadist")


# -- 194 Snowden -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("us", "others"), [("hard", "soft"), ("soft", "hard")])
def test_snowden_costs_prestige_and_turns_russia_and_germany_against_the_us(
    awakening: Table, us: str, others: str
) -> None:
    awakening.us_posture = us
    awakening("Germany", us)
    awakening.event(194, "jihadist")
    assert awakening("Russia") == awakening("Germany") == others
    assert awakening.prestige == 5
    assert awakening.us_posture == us
    assert awakening.zone_of(194) == REMOVED


# -- 195 Taliban Resurgent -------------------------------------------------------------------------------


@rule("8.4.1", "8.5.2")
def test_taliban_resurgent_give_three_cells_for_two_plots_and_two_dice(awakening: Table) -> None:
    """One of two dice reaches Fair; the other costs nothing."""
    awakening("Afghanistan", "fair ally", cells=3, active=1, troops=2, aid=1, regime_change="tan")
    awakening.event(195, "jihadist", ["active cells", "1", "3"], rolls=[2, 3])
    assert awakening("Afghanistan") == "poor ally, 1 cell, 2 troops, tan regime change, plot 1, plot 3"


@rule("8.4.4", "4.8.4")
def test_taliban_resurgent_never_bring_islamist_rule_and_leave_a_cadre(awakening: Table) -> None:
    awakening("Afghanistan", "poor neutral", cells=3, besieged=1, civil_war=1)
    awakening.event(195, "jihadist", ["2", "2"], rolls=[1, 1])
    assert awakening("Afghanistan") == "poor neutral, cadre, besieged, civil war, plot 2, plot 2"


@rule("11.1.3")
def test_the_dice_of_taliban_resurgent_heed_awakening_and_reaction(awakening: Table) -> None:
    awakening("Pakistan", "fair ally", cells=4, reaction=1, regime_change="green")
    awakening.put("available plots", ())
    awakening.event(195, "jihadist", rolls=[3, 4])
    assert awakening("Pakistan").startswith("poor ally, 1 cell")


def test_taliban_resurgent_place_no_wmd(awakening: Table) -> None:
    awakening("Syria", "poor neutral", cells=4, civil_war=1)
    awakening.put("available plots", ("1", "wmd"))
    awakening.event(195, "jihadist", rolls=[6, 6])
    assert awakening("Syria") == "poor neutral, 1 cell, civil war, plot 1"


@rule("6.2.6")
def test_taliban_resurgent_need_three_cells_in_a_contested_country_and_sadr_is_one(awakening: Table) -> None:
    awakening("Egypt", "poor neutral", cells=5)
    awakening("Iraq", "poor ally", cells=2, troops=6, regime_change="tan")
    assert not awakening.playable(195, "jihadist")
    awakening.mark("Sadr", "Iraq")
    assert awakening.playable(195, "jihadist")
    awakening.put("available plots", ())
    awakening.event(195, "jihadist", ["Sadr"], rolls=[6, 6])
    assert awakening("Iraq") == "poor ally, 6 troops, cadre, tan regime change"


@rule("11.3.3.3")
def test_taliban_resurgent_in_a_nigeria_that_turns_back_place_plots_and_roll_no_dice(awakening: Table) -> None:
    awakening.turn_over("Nigeria")
    awakening("Nigeria", "poor ally", cells=3, civil_war=1)
    awakening.event(195, "jihadist", ["1", "2"], rolls=[6])
    assert awakening("Nigeria") == "hard, plot 1, plot 2"
    assert awakening.rolled_for() == ["Posture of Nigeria"]


# -- 196 Training Camps ----------------------------------------------------------------------------------


@rule("11.3.7", "6.2.6")
def test_training_camps_open_in_a_marked_country_that_is_not_good(awakening: Table) -> None:
    assert not awakening.playable(196, "jihadist")
    awakening("Egypt", "good ally")
    assert not awakening.playable(196, "jihadist")
    awakening("Sudan", "islamist rule adversary")
    awakening("Mali", "fair ally")
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 2 cells, Training Camps"
    assert awakening.zone_of(196) == DISCARDS
    assert extra_cells(awakening.game) == 3


@rule("11.3.7")
def test_training_camps_bring_extra_cells_when_the_track_is_empty(awakening: Table) -> None:
    no_cells_left_but(awakening, 1)
    awakening("Mali", "fair ally")
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 2 cells, Training Camps"
    assert (awakening.get("cells on track"), awakening.get("extra cells on map")) == (0, 1)
    assert extra_cells(awakening.game) == 2
    awakening.event(196, "jihadist", ["Mali"])
    assert awakening("Mali") == "fair ally, 4 cells, Training Camps"
    assert extra_cells(awakening.game) == 0


@rule("11.3.7", "11.3.8.1")
def test_training_camps_have_five_extra_cells_while_their_country_is_in_the_caliphate(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=1)
    awakening("Iraq", "poor ally", regime_change="tan", active=1)
    awakening.event(196, "jihadist", ["Iraq"])
    assert extra_cells(awakening.game) == 3
    awakening.caliphate("Syria")
    assert extra_cells(awakening.game) == 5
    awakening("Iraq", regime_change="none")
    assert extra_cells(awakening.game) == 3


@rule("11.3.7", "11.3.8.3")
def test_training_camps_in_the_caliphate_bring_cells_beyond_three_extra_ones_at_once(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, active=3)
    awakening.caliphate("Syria")
    awakening("Morocco", "good ally", cells=15)
    assert awakening.get("extra cells on map") == 3
    awakening.event(196, "jihadist", [])
    assert awakening("Syria") == "poor neutral, 5 active cells, civil war, Training Camps"


@rule("11.3.7", "4.7.4.2")
@pytest.mark.parametrize(("funding", "after"), [(8, "fair ally, 1 cell"), (9, "fair ally, 2 cells")])
def test_extra_cells_are_recruited_only_at_the_top_of_the_funding_track(
    awakening: Table, funding: int, after: str
) -> None:
    no_cells_left_but(awakening, 1)
    awakening("Mali", "fair ally", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening.funding = funding
    assert ("recruit" in awakening.possible("jihadist", 1)) == (funding == 9)
    if funding == 9:
        awakening.operation("jihadist", "recruit", 1, ["Mali"])
    assert awakening("Mali") == f"{after}, Training Camps"


@rule("8.2.3", "8.3.1")
def test_training_camps_recruit_without_a_roll_and_help_travellers(awakening: Table) -> None:
    """From Fair Mali to Fair Yemen a 3 counts as 2; from Morocco it stays a 3."""
    awakening("Mali", "fair ally", cells=1)
    awakening("Yemen", "fair neutral")
    awakening("Jordan", "fair neutral", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening.operation("jihadist", "recruit", 2, ["Mali", "Mali"])
    assert awakening.rolled() == []
    assert awakening("Mali") == "fair ally, 3 cells, Training Camps"
    awakening.travel("Mali", "Yemen", rolls=[3])
    assert awakening("Yemen") == "fair neutral, 1 cell"
    awakening.travel("Jordan", "Yemen", rolls=[3])
    assert awakening("Yemen") == "fair neutral, 1 cell"
    assert awakening("Jordan") == "fair neutral"


@rule("11.3.7", "6.2.7")
def test_training_camps_move_when_played_elsewhere(awakening: Table) -> None:
    awakening("Mali", "fair ally", cells=1)
    awakening("Sudan", "islamist rule adversary")
    awakening.mark("Training Camps", "Mali")
    awakening.event(196, "jihadist", ["Sudan"])
    assert awakening("Mali") == "fair ally, 1 cell"
    assert awakening("Sudan") == "islamist rule adversary, 2 cells, Training Camps"


@rule("11.3.7", "6.2.7")
def test_training_camps_close_in_a_good_country_or_an_empty_one(awakening: Table) -> None:
    awakening("Mali", "fair ally", cells=1)
    awakening.mark("Training Camps", "Mali")
    awakening("Mali", cells=0, cadre=1)
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "fair ally, cadre, Training Camps"
    awakening("Mali", cadre=0)
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "fair ally"
    awakening("Mali", "good ally", cells=2)
    awakening.mark("Training Camps", "Mali")
    awakening.run(awakening.game.settle)
    assert awakening("Mali") == "good ally, 2 cells"


@rule("11.3.7")
def test_extra_cells_outlive_their_camps_but_do_not_come_back(awakening: Table) -> None:
    """A cell that leaves the map beyond the fifteenth is an extra one; the next ones go to the track."""
    awakening("Morocco", "poor ally", active=15, troops=2)
    awakening("Mali", "fair ally", cells=2)
    awakening.mark("Training Camps", "Mali")
    assert extra_cells(awakening.game) == 1
    awakening("Mali", "good ally")
    awakening.run(awakening.game.settle)
    assert (extra_cells(awakening.game), awakening.get("extra cells on map")) == (0, 2)
    assert awakening("Mali") == "good ally, 2 cells"
    for on_map, on_track in ((0, 0), (0, 2)):
        awakening.operation("us", "disrupt", 3, ["Morocco"])
        assert (awakening.get("extra cells on map"), awakening.get("cells on track")) == (on_map, on_track)


# -- 197 Unconfirmed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [110, 111, 112, 115, 116, 215, 216, 219, 225, 237])
def test_unconfirmed_brings_back_a_leader_who_was_removed(awakening: Table, number: int) -> None:
    awakening.hand("jihadist", [])
    awakening.put(REMOVED, ())
    for n in (number, 194, 183):
        awakening.move(n, REMOVED)
    awakening.event(197, "jihadist")
    assert awakening.game.hand("jihadist") == (number,)
    assert awakening.prestige == 6
    assert awakening.zone_of(197) == REMOVED


def test_unconfirmed_lets_the_jihadist_pick_among_several(awakening: Table) -> None:
    awakening.hand("jihadist", [])
    for n in (215, 225, 237):
        awakening.move(n, REMOVED)
    awakening.event(197, "jihadist", [225])
    assert awakening.game.hand("jihadist") == (225,)


@rule("6.2.4")
def test_unconfirmed_costs_prestige_even_if_nobody_was_removed(awakening: Table) -> None:
    awakening.hand("jihadist", [])
    awakening.put(REMOVED, ())
    awakening.move(237, DISCARDS)
    awakening.event(197, "jihadist")
    assert awakening.game.hand("jihadist") == ()
    assert awakening.prestige == 6


# -- 198 US Atrocities -----------------------------------------------------------------------------------


@rule("6.2.6")
def test_us_atrocities_need_troops_where_there_is_war(awakening: Table) -> None:
    awakening("Gulf States", "fair ally", troops=2)
    awakening("Syria", "poor neutral", civil_war=1, militia=2)
    assert not awakening.playable(198, "jihadist")
    awakening("Syria", troops=1)
    assert awakening.playable(198, "jihadist")
    awakening("Syria", troops=0)
    awakening("Iraq", "poor ally", troops=6, regime_change="green")
    assert awakening.playable(198, "jihadist")


def test_us_atrocities_shift_a_country_set_a_posture_and_cost_prestige(awakening: Table) -> None:
    awakening("Syria", "poor neutral", civil_war=1, troops=1)
    awakening("Iraq", "poor ally", troops=6, regime_change="green")
    awakening("Gulf States", "fair ally", troops=2)
    awakening.event(198, "jihadist", ["Iraq", "Nigeria", "soft"])
    assert awakening("Iraq") == "poor neutral, 6 troops, green regime change"
    assert awakening("Syria") == "poor neutral, 1 troop, civil war"
    assert awakening("Nigeria") == "soft"
    assert awakening.prestige == 6
    assert awakening.zone_of(198) == DISCARDS


@pytest.mark.parametrize("name", ["United States", "Israel", "France", "Canada", "Gulf States"])
def test_us_atrocities_set_no_posture_of_the_us_israel_schengen_or_a_marked_country(
    awakening: Table, name: str
) -> None:
    awakening("Syria", "poor neutral", civil_war=1, troops=1)
    awakening("Canada", "hard")
    with pytest.raises(AssertionError, match=f"'{name}' is no option"):
        awakening.event(198, "jihadist", [name])


@rule("6.2.4")
def test_the_parts_of_us_atrocities_happen_each_for_itself(awakening: Table) -> None:
    awakening("Syria", "poor adversary", civil_war=1, troops=1)
    for c in awakening.game.countries:
        if not c.is_muslim and c.name != "Israel":
            awakening(c.name, "hard")
    awakening.event(198, "jihadist")
    assert awakening("Syria") == "poor adversary, 1 troop, civil war"
    assert awakening.prestige == 6


# -- 199 US Consulate Attacked ---------------------------------------------------------------------------


@rule("5.3", "4.7.7.1")
@pytest.mark.parametrize(("hand", "left"), [([121, 122, 123], 2), ([], 0)])
def test_a_consulate_attacked_costs_prestige_and_a_card(awakening: Table, hand: list[int], left: int) -> None:
    awakening.hand("us", hand)
    awakening.event(199, "jihadist")
    assert awakening.prestige == 5
    assert len(awakening.game.hand("us")) == left
    assert awakening.zone_of(199) == "lapsing box"


@rule("4.9.3", "5.2.6")
@pytest.mark.parametrize("election", [120, 240])
@pytest.mark.parametrize(("before", "after", "prestige"), [("hard", "soft", 6), ("soft", "hard", 8)])
def test_an_election_turns_the_us_posture_round_after_an_attack_on_a_consulate(
    awakening: Table, election: int, before: str, after: str, prestige: int
) -> None:
    """The world is hard by Israel: a soft US loses prestige, a hard one gains it."""
    awakening.mark("US Consulate Attacked", lapsing=True)
    awakening.us_posture = before
    awakening.event(election, "us")
    assert awakening.rolled() == []
    assert awakening.us_posture == after
    assert awakening.prestige == prestige
    awakening.run(lambda: lapse(awakening.game))
    awakening.event(election, "us", rolls=[6])
    assert awakening.us_posture == "hard"


def test_a_consulate_attacked_leaves_other_rolls_of_the_posture_alone(awakening: Table) -> None:
    awakening.mark("US Consulate Attacked", lapsing=True)
    awakening.event(45, "us", ["Canada", "hard"], rolls=[6])
    assert awakening.us_posture == "hard"


@rule("5.3")
def test_an_election_lost_to_the_attack_on_a_consulate_turns_the_posture_round_too(awakening: Table) -> None:
    awakening.hand("us", [240])
    awakening.event(199, "jihadist")
    assert awakening.us_posture == "soft"
    assert awakening.prestige == 4
