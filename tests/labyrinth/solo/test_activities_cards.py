"""9.4.1, 9.4.2.1, 9.6: event or operations, and what events of the jihadist activities are about."""

from __future__ import annotations

import pytest

from tests.labyrinth.solo.activities_board import PLAYABLE, UNPLAYABLE, Alone
from tests.support import rule

HOMEGROWN, AMERITHRAX, KOSOVO, GTMO, US_ELECTION, FATWA, GAZA_WITHDRAWAL = 66, 59, 101, 114, 120, 97, 98
MARTYRDOM, DANISH_CARTOONS, KSM, HAMBALI, ZARQAWI = 87, 96, 116, 115, 110
ABU_GHURAYB, ITJIHAD, IRAN, JAYSH_AL_MAHDI, LEBANON_WAR, KURDISTAN = 76, 94, 104, 106, 86, 107
VIDEOS, MADRASSAS, SCHENGEN_VISAS, CLEAN_OPERATIVES, REGIONAL = 82, 53, 74, 79, 91
EX_KGB, LEAK, OIL_PRICE_SPIKE = 62, 84, 117


@pytest.fixture
def board() -> Alone:
    return Alone()


# -- 9.4.1 event or operations ---------------------------------------------------------------------------------


@rule("9.4.1")
def test_a_jihadist_event_is_played_and_nothing_else(board: Alone) -> None:
    """Homegrown: a cell comes to the United Kingdom, and the cells in a Fair Egypt stay quiet."""
    board("United Kingdom", "soft")
    board("Egypt", "fair neutral", cells=3)
    board.card(HOMEGROWN)
    assert board("United Kingdom") == "soft, 1 cell"
    assert board("Egypt") == "fair neutral, 3 cells"
    assert board.zone_of(HOMEGROWN) == "discard pile"


@rule("9.4.1")
def test_an_event_without_effect_is_played_all_the_same(board: Alone) -> None:
    """Amerithrax, when the US holds no card."""
    board.hand("us", [])
    board("Egypt", "fair neutral", cells=3)
    board.card(AMERITHRAX)
    assert board("Egypt") == "fair neutral, 3 cells"
    assert board.zone_of(AMERITHRAX) == "discard pile"


@rule("9.4.1")
def test_operations_follow_an_unassociated_event(board: Alone) -> None:
    """Kosovo helps the US, is played nevertheless, and its one operation is a jihad in Egypt."""
    board("Egypt", "good neutral", cells=1)
    board.card(KOSOVO, rolls=[1])
    assert board.prestige == 8
    assert board("Serbia") == "soft"
    assert board("Egypt") == "fair neutral, 1 active cell"


@rule("9.4.1")
def test_the_operation_that_fatwa_grants_is_the_operation_of_the_card(board: Alone) -> None:
    """One die of jihad, not two."""
    board("Egypt", "good neutral", cells=2)
    board.hand("us", [43])
    board.hand("jihadist", [49])
    board.card(FATWA, rolls=[1])
    assert board.get("hand of jihadist") == (43,)
    assert board("Egypt") == "fair neutral, 1 active cell, 1 cell"


@rule("9.4.1")
def test_us_election_happens_before_the_operations_of_its_card(board: Alone) -> None:
    """The US turns soft and loses prestige with the world; then three dice of jihad."""
    board("Egypt", "good neutral", cells=3)
    board.card(US_ELECTION, rolls=[1, 6, 6, 6])
    assert board.us_posture == "soft"
    assert board("Egypt") == "good neutral"


@rule("9.4.1")
@pytest.mark.parametrize("number", [HOMEGROWN, GAZA_WITHDRAWAL])
def test_with_an_empty_track_an_event_that_places_cells_is_radicalization(board: Alone, number: int) -> None:
    """All fifteen cells are in Iran: one travels to a Fair Iraq, and none comes to the country of the event."""
    board("Iran", cells=15)
    board("Iraq", "fair neutral")
    board.funding = 9
    board.card(number, rolls=[])
    assert board("Iran") == "untested, 14 cells"
    assert board("Israel") == "hard"
    assert board("United Kingdom") == "untested"
    assert "9.4.3" in board.did()
    assert board.zone_of(number) == "discard pile"


@rule("9.4.1")
def test_events_that_move_cells_need_none_on_the_track(board: Alone) -> None:
    """Clean Operatives: two of fifteen cells go to the US."""
    board("Iran", cells=15)
    board.card(CLEAN_OPERATIVES)
    assert board("United States") == "hard, 2 cells"


@rule("9.4.1")
def test_no_event_while_the_door_of_itjihad_is_closed(board: Alone) -> None:
    """Homegrown is played for operations: a minor jihad in a Fair Egypt."""
    board("United Kingdom", "soft")
    board("Egypt", "fair neutral", cells=2)
    board.mark("The door of Itjihad was closed", lapsing=True)
    board.card(HOMEGROWN, rolls=[6, 6])
    assert board("United Kingdom") == "soft"
    assert board("Egypt") == "fair neutral"


@rule("9.4.1")
def test_a_playable_us_event_means_plots_and_does_not_happen(board: Alone) -> None:
    """Patriot Act: two cells of the US plot; the third operation brings a cell from the track (9.4.3)."""
    board.funding = 9
    board("United States", cells=2)
    board("Egypt", "poor neutral", cells=6)
    board.card(PLAYABLE[3], rolls=[6, 6], lots=board.lot_for("Egypt"))
    assert board("United States") == "hard, 2 active cells"
    assert board("Egypt") == "poor neutral, 7 cells"
    assert not board.in_effect("Patriot Act")


@rule("9.4.1")
def test_the_first_plot_has_no_box_and_no_reserves_are_used(board: Alone) -> None:
    board("United States", cells=1)
    board.put("jihadist reserves", 2)
    board.card(PLAYABLE[1], rolls=[6])
    assert board.get("first plot box") == ()
    assert board.get("first plot made") == 0
    assert board.get("jihadist reserves") == 2
    assert board.zone_of(PLAYABLE[1]) == "discard pile"


@rule("9.4.1")
def test_with_an_event_that_cannot_be_played_major_jihad_comes_first(board: Alone) -> None:
    """Five cells in a Poor Libya, and cells in a Good Egypt."""
    board("Libya", "poor neutral", cells=5)
    board("Egypt", "good neutral", cells=1)
    board.card(UNPLAYABLE[2], rolls=[3, 3])
    assert board("Libya") == "islamist rule adversary, 5 active cells"
    assert board("Egypt") == "good neutral, 1 cell"


@rule("9.4.1")
def test_major_jihad_only_where_the_dice_can_bring_islamist_rule(board: Alone) -> None:
    """A card of 1 cannot in a Poor Libya, so that there is a minor jihad in Egypt; a besieged regime needs one die."""
    board("Libya", "poor neutral", cells=5)
    board("Egypt", "good neutral", cells=1)
    board.card(UNPLAYABLE[1], rolls=[1])
    assert board("Egypt") == "fair neutral, 1 active cell"
    board("Libya", besieged=1)
    board.card(UNPLAYABLE[1], rolls=[3])
    assert board("Libya") == "islamist rule adversary, 5 active cells"


@rule("9.4.1")
def test_without_jihad_there_is_recruiting(board: Alone) -> None:
    """No minor jihad in a Poor country."""
    board("Libya", "poor neutral", cells=1)
    board.card(UNPLAYABLE[1], rolls=[3])
    assert board("Libya") == "poor neutral, 2 cells"


@rule("9.4.1")
def test_under_gtmo_cells_travel(board: Alone) -> None:
    """Its three operations are journeys, though cells are available. Libya lacks two cells for major jihad and is the
    first goal, a Fair Egypt next to it the second, and Sudan by lot the third."""
    board.tested("soft")
    board("Libya", "poor neutral", cells=3)
    board("Egypt", "fair neutral")
    board("Sudan", "poor neutral")
    board.card(GTMO, rolls=[6, 1, 1], lots=board.lot_for("Sudan"))
    assert board.in_effect("GTMO")
    assert board("Egypt") == "fair neutral, 1 cell"
    assert board("Sudan") == "poor neutral, 1 cell"
    assert board("Libya") == "poor neutral, 1 cell"
    assert board.get("cells on track") == 12


@rule("9.4.1")
def test_without_available_cells_they_travel(board: Alone) -> None:
    """Tight funding lets him recruit only the first five cells, and these are on the map: one goes to the aid."""
    board.funding = 3
    board("Libya", "poor neutral", cells=5, troops=1)
    board("Egypt", "poor neutral", aid=1)
    board.card(UNPLAYABLE[1])
    assert board("Egypt") == "poor neutral, 1 cell, 1 aid"


# -- 9.4.2.1 events ----------------------------------------------------------------------------------------------


@rule("9.4.2.1", "9.4.2.2")
def test_plots_by_an_event_go_to_good_countries_before_fair_ones(board: Alone) -> None:
    """Martyrdom Operation, both with troops; it costs the active cell."""
    board("Egypt", "fair ally", cells=1, troops=1)
    board("Turkey", "good ally", active=1, cells=1, troops=1)
    board.card(MARTYRDOM, lots=[0, 0])
    assert board("Turkey") == "good ally, 1 cell, 1 troop, plot 1, plot 1"


@rule("9.4.2.1", "9.4.2.2")
def test_plots_by_an_event_go_to_fair_countries_before_poor_ones(board: Alone) -> None:
    board("Egypt", "poor ally", cells=1, troops=1)
    board("Turkey", "fair ally", cells=1, troops=1)
    board.event_of(KSM, lots=[0])
    assert board("Turkey") == "fair ally, 1 cell, 1 troop, plot 1"


@rule("9.4.2.1", "9.4.2.2")
def test_the_plot_of_hambali_goes_by_the_list(board: Alone) -> None:
    """A Hard Thailand has the posture of the US; Indonesia/Malaysia is only good for funding."""
    board("Indonesia/Malaysia", "good ally", cells=1)
    board("Thailand", "hard", cells=1)
    board.event_of(HAMBALI, lots=[0])
    assert board("Thailand") == "hard, 1 cell, plot 1"


@rule("9.4.2.1")
@pytest.mark.parametrize("number", [MARTYRDOM, DANISH_CARTOONS, KSM, HAMBALI])
def test_plots_that_lead_to_radicalization_mean_that_the_event_is_ignored(board: Alone, number: int) -> None:
    """Funding 9, no troops, no aid, the only cell in a Muslim Ally: no line of the list speaks of it."""
    board.funding = 9
    board("Indonesia/Malaysia", "poor ally", cells=1)
    board.card(number)
    assert board("Indonesia/Malaysia").count("plot") == 0
    assert "9.4.3" in board.did()
    assert board.prestige == 7
    assert board.zone_of(number) == "discard pile"


@rule("9.4.2.1")
def test_no_operations_follow_an_unassociated_event_that_radicalizes(board: Alone) -> None:
    """KSM, 3 operations: a cell from the track, a journey and a worse Turkey are all."""
    board.funding = 9
    board("Libya", "poor ally", cells=2)
    board("Turkey", "good ally")
    board.card(KSM, lots=board.lot_for("Libya"))
    assert board("Turkey") == "fair ally"
    assert board("Libya") == "poor ally, 3 cells"


@rule("9.4.2.1")
def test_zarqawi_goes_where_cells_are_placed(board: Alone) -> None:
    """Prestige is low and funding 9: for a plot alone there would be no place; by lot it is Jordan."""
    board.prestige, board.funding = 1, 9
    board("Iraq", "poor ally", troops=1)
    board("Jordan", "fair ally", troops=1)
    board("Libya", "poor neutral", cells=1)
    board.event_of(ZARQAWI, lots=[1])
    assert board.drawn_among == [2]
    assert board("Jordan") == "fair ally, 3 cells, 1 troop, plot 2 face up"


@rule("9.4.2.1", "9.4.2.4")
def test_alignment_is_changed_where_a_minor_jihad_would_be_first(board: Alone) -> None:
    """Abu Ghurayb makes an Ally Neutral: of a Fair Pakistan, a Fair Jordan with aid and a Poor Iraq it is Pakistan."""
    board("Iraq", "poor ally", cells=1, regime_change="tan", troops=1)
    board("Jordan", "fair ally", aid=1)
    board("Pakistan", "fair ally")
    board.card(ABU_GHURAYB)
    assert board("Pakistan") == "fair neutral"
    assert board("Jordan") == "fair ally, 1 aid"


@rule("9.4.2.1", "9.4.2.4")
def test_governance_is_changed_in_good_countries_first(board: Alone) -> None:
    """The Door of Itjihad, with a Good Jordan and a Fair Pakistan improved a moment ago."""
    board("Jordan", "good ally")
    board("Pakistan", "fair ally")
    board.put("history", (("tested or improved", "Jordan"), ("tested or improved", "Pakistan")))
    board.card(ITJIHAD)
    assert board("Jordan") == "fair ally"
    assert board("Pakistan") == "fair ally"


@rule("9.4.2.1", "9.5")
def test_iran_rolls_a_shia_mix_country_and_tests_it(board: Alone) -> None:
    """Three dice of 4: Iraq, which a 5 makes Fair, and there the two dice of the event fall."""
    board("Turkey", "good ally")
    board.event_of(IRAN, rolls=[4, 4, 4, 5, 1, 6])
    assert board.rolled_for()[:4] == ["Random Shia-Mix country"] * 3 + ["Governance of Iraq"]
    assert board("Iraq").startswith("poor neutral")
    assert board("Turkey") == "good ally"


@rule("9.4.2.1", "9.5.1")
def test_iran_passes_from_a_poor_country_to_the_nearest_good_or_fair_one(board: Alone) -> None:
    """The same roll; Iraq is Poor, Turkey next to it Good, Pakistan further away Good as well."""
    board("Iraq", "poor ally")
    board("Turkey", "good ally")
    board("Pakistan", "good ally")
    board("Libya", "poor neutral", cells=1)
    board.event_of(IRAN, rolls=[4, 4, 4, 1, 6])
    assert board("Turkey") == "fair ally"
    assert board("Pakistan") == "good ally"


@rule("9.4.2.1", "9.5.1")
def test_jaysh_al_mahdi_looks_for_the_nearest_country_that_fits(board: Alone) -> None:
    """Lebanon is rolled; a Fair Yemen and a Fair Iraq have cells and troops, and Iraq is nearer."""
    board("Lebanon", "fair ally")
    board("Iraq", "fair ally", cells=1, troops=1)
    board("Yemen", "fair ally", cells=1, troops=1)
    board.event_of(JAYSH_AL_MAHDI, rolls=[2, 2, 3])
    assert board("Iraq") == "poor ally, 1 cell, 1 troop"
    assert board("Yemen") == "fair ally, 1 cell, 1 troop"


@rule("9.4.2.1")
def test_kurdistan_prefers_what_a_minor_jihad_would(board: Alone) -> None:
    """A Good Iraq before a Fair Turkey."""
    board("Iraq", "good ally")
    board("Turkey", "fair ally")
    board.event_of(KURDISTAN)
    assert board("Iraq") == "fair ally"


@rule("9.4.2.1", "9.5")
def test_cells_of_an_event_go_to_a_random_country_that_fits(board: Alone) -> None:
    """Regional al-Qaeda: two of the seventeen untested Muslim countries, by lot."""
    board("Egypt", "poor neutral")
    board.event_of(REGIONAL, rolls=[1, 1], lots=[0, 0])
    assert board.drawn_among == [17, 16]
    assert board("Morocco") == "poor neutral, 1 cell"
    assert board("Algeria/Tunisia") == "poor neutral, 1 cell"


@rule("9.4.2.1", "9.5")
def test_the_cell_of_lebanon_war_goes_by_the_shia_mix_table(board: Alone) -> None:
    """Dice of 1, 1 and 2 are Turkey."""
    board("Turkey", "fair ally")
    board.hand("us", [])
    board.card(LEBANON_WAR, rolls=[1, 1, 2])
    assert board("Turkey") == "fair ally, 1 cell"


@rule("9.4.2.1", "9.5.1")
def test_jihadist_videos_take_the_nearest_country_without_cells(board: Alone) -> None:
    """Kenya/Tanzania comes up twice, and of its neighbours Somalia has a cell: the second is Sudan. Egypt is the third.
    One recruit succeeds, and the others leave cadres."""
    board("Kenya/Tanzania", "soft")
    board("Somalia", "poor neutral", cells=1)
    for name in ("Sudan", "Egypt"):
        board(name, "poor neutral")
    board.event_of(VIDEOS, rolls=[6, 3, 6], lots=board.lot_for("Kenya/Tanzania", "Kenya/Tanzania", "Egypt"))
    assert board("Kenya/Tanzania") == "soft, cadre"
    assert board("Sudan") == "poor neutral, 1 cell"
    assert board("Egypt") == "poor neutral, cadre"


@rule("9.4.2.1", "9.5.1")
def test_madrassas_and_the_card_after_it_recruit_near_countries_of_the_global_table(board: Alone) -> None:
    """Madrassas has 1 operation and the card below it 2: three attempts, each near the country that is drawn."""
    board("Somalia", "poor neutral", cells=1)
    board("Pakistan", "poor neutral")
    board.put("cards played", 0)
    board.hand("jihadist", [UNPLAYABLE[2]])
    lots = board.lot_for("Kenya/Tanzania", "India", "Afghanistan")
    board.card(MADRASSAS, rolls=[3, 3, 3], lots=lots)
    assert board("Somalia") == "poor neutral, 2 cells"
    assert board("Pakistan") == "poor neutral, 2 cells"
    assert board.get("hand of jihadist") == ()
    assert board.get("cards played") == 2


@rule("9.4.2.1", "9.5")
def test_schengen_visas_go_by_the_list_and_the_schengen_table(board: Alone) -> None:
    """The US is Hard, and only Benelux and Italy are untested: a 6 is Italy. The other cell goes where a 4 says."""
    for name in ("Scandinavia", "Germany", "France", "Spain", "Eastern Europe"):
        board(name, "soft")
    board("Libya", "poor neutral", active=1, cells=2)
    board.card(SCHENGEN_VISAS, rolls=[6, 4, 1])
    assert board("Italy") == "soft, 1 cell"
    assert board("France") == "soft, 1 cell"
    assert board("Libya") == "poor neutral, 1 cell"


@rule("9.4.2.1", "9.4.2.6.1")
def test_clean_operatives_send_two_cells_to_the_us(board: Alone) -> None:
    """Both from under Islamist Rule, where there are more cells than the value of the card."""
    board("Sudan", "islamist rule adversary", cells=4)
    board("Canada", "soft", cells=3)
    board.card(CLEAN_OPERATIVES)
    assert board("United States") == "hard, 2 cells"
    assert board("Sudan") == "islamist rule adversary, 2 cells"


# -- 9.6 single cards --------------------------------------------------------------------------------------------


@rule("9.6")
def test_ex_kgb_turns_the_caucasus_if_that_moves_the_world(board: Alone) -> None:
    board.card(EX_KGB)
    assert board("Caucasus") == "soft"
    assert board("Central Asia") == "untested"


@rule("9.6")
def test_ex_kgb_turns_central_asia_if_the_world_would_not_move(board: Alone) -> None:
    """A world at Soft 3 and more against a Hard US: one more soft country counts for nothing."""
    board.world("soft", 4)
    board("Central Asia", "fair neutral")
    board.card(EX_KGB)
    assert board("Caucasus") == "untested"
    assert board("Central Asia") == "fair adversary"


@rule("9.6")
@pytest.mark.parametrize(("lot", "ended"), [(0, "Enhanced Measures"), (1, "Wiretapping")])
def test_leak_ends_one_of_the_markers_by_lot(board: Alone, lot: int, ended: str) -> None:
    board.mark("Enhanced Measures")
    board.mark("Wiretapping")
    board.card(LEAK, rolls=[6, 6, 1, 1], lots=[lot])
    assert board.drawn_among == [2]
    assert not board.in_effect(ended)


@rule("9.6")
def test_oil_price_spike_takes_one_of_the_highest_jihadist_cards(board: Alone) -> None:
    """Two jihadist cards of 3 are among the discards; the one taken lies on top of the pile. Then operations."""
    board("Egypt", "good neutral", cells=3)
    board.hand("jihadist", [49])
    for number in (HOMEGROWN, VIDEOS, MARTYRDOM, PLAYABLE[3]):
        board.move(number, "discard pile")
    board.card(OIL_PRICE_SPIKE, rolls=[6, 6, 6], lots=[1])
    assert board.get("hand of jihadist") == (49, MARTYRDOM)
    assert board.in_effect("Oil Price Spike")
    assert board("Egypt") == "good neutral"


@rule("9.6")
def test_oil_price_spike_is_for_operations_only_if_there_is_no_jihadist_card(board: Alone) -> None:
    board("Egypt", "good neutral", cells=3)
    board.move(PLAYABLE[3], "discard pile")
    board.card(OIL_PRICE_SPIKE, rolls=[6, 6, 6])
    assert not board.in_effect("Oil Price Spike")
    assert board.get("hand of jihadist") == ()
    assert board("Egypt") == "good neutral"
