"""10 Scoring, victory points, victory; 7.2 Southeast Asia."""

from __future__ import annotations

import pytest

from daedalus.games.twilight import china, scoring, victory, vp
from daedalus.games.twilight.board import US, USSR
from tests.twilight.table import NUMBERS, Table, rule

CENTRAL = ("Mexico", "Cuba", "Panama")  # the battlegrounds of Central America


@rule("10.1.1", "10.1.2", "10.2.3")
def test_the_rulebooks_central_america(table: Table) -> None:
    """USSR: domination 3, a battleground, next to the US; US: presence 1. Four points to the USSR."""
    table.controls(USSR, "Cuba", "Haiti", "Dominican Republic")
    table.controls(US, "Guatemala")
    table("Panama", us=1)
    assert table.score("Central America") == -4


@rule("10.1.1")
@pytest.mark.parametrize(
    ("own", "their", "level"),
    [
        ((), (), "nothing"),
        (("Haiti",), (), "presence"),
        (("Mexico", "Cuba"), ("Haiti",), "presence"),  # more countries, but no other kind among them
        (("Mexico", "Haiti"), ("Cuba",), "presence"),  # not more battlegrounds
        (("Mexico", "Haiti", "Honduras"), ("Guatemala",), "domination"),
        (CENTRAL, (), "control"),  # control asks for no country of the other kind
        ((*CENTRAL, "Haiti"), ("Honduras", "Guatemala", "Nicaragua", "El Salvador"), "presence"),
    ],
)
def test_levels(table: Table, own: tuple[str, ...], their: tuple[str, ...], level: str) -> None:
    table.controls(US, *own)
    table.controls(USSR, *their)
    assert scoring.stands(table.game, US, "Central America") == level
    assert scoring.dominates(table.game, US, "Central America") == (level in ("domination", "control"))


@rule("10.1.2")
def test_next_to_the_other_superpower(table: Table) -> None:
    """Asia: presence 3, two battlegrounds, one of them and Afghanistan next to the USSR."""
    table.controls(US, "North Korea", "Japan", "Afghanistan")
    assert scoring.scores(table.game, "Asia")[US].points == 7 + 2 + 2


@rule("7.2", "10.1.1")
def test_southeast_asia_counts_each_country(table: Table) -> None:
    table.controls(US, "Thailand", "Malaysia")
    table.controls(USSR, "Vietnam")
    assert table.score("Southeast Asia") == 2


@rule("7.2")
def test_southeast_asia_scoring_leaves_the_game(table: Table) -> None:
    table.hand(USSR, "Southeast Asia Scoring", "Asia Scoring")
    table.round(USSR, "Southeast Asia Scoring")
    assert table.where("Southeast Asia Scoring") == "removed cards"


@rule("10.3.1", "10.1.1")
def test_control_of_europe_wins(table: Table) -> None:
    europe = ("France", "West Germany", "Italy", "East Germany", "Poland")
    table.controls(USSR, *europe)
    assert table.ends(lambda: table.score("Europe")) == (USSR, "10.3.1")


@rule("10.2.1", "10.2.2")
def test_zero_is_a_space_like_any_other(table: Table) -> None:
    """The rulebook's USSR 1: the US gains 2 and stands at US 1; from US 10, two for the USSR lead to US 8."""
    table.put("vp", -1)
    vp.gain(table.game, US, 2, "10.2.2")
    assert table.get("vp") == 1
    table.put("vp", 10)
    vp.gain(table.game, USSR, 2, "10.2.2")
    assert table.get("vp") == 8


@rule("10.2.1")
def test_the_track_ends_at_twenty(table: Table) -> None:
    table.put("vp", -19)
    vp.gain(table.game, USSR, 5, "10.2.2")
    assert table.get("vp") == -20


@rule("10.2.3")
def test_the_difference_moves(table: Table) -> None:
    table.put("vp", 19)
    vp.both(table.game, 3, 4, "10.2.3")
    assert table.get("vp") == 18


@rule("10.3.1", "10.1.3")
def test_twenty_points_win_after_the_whole_card(table: Table) -> None:
    table.put("vp", -19)
    table.put("defcon", 5)
    table.hand(USSR, "Nuclear Test Ban", "Containment")
    result = table.ends(lambda: table.round(USSR, "Nuclear Test Ban", "event"))
    assert result == (USSR, "10.3.1")
    assert table.get("vp") == -20


# -- 10.3.2 the end ---------------------------------------------------------------------------------------


@rule("10.3.2", "4.5.I")
def test_final_scoring_counts_every_region_and_the_china_card(table: Table) -> None:
    """Domination of Central America 3 and a battleground next to the USSR's enemy; the USSR has the card."""
    table.put("turn", 10)
    table.put("us military ops", 5)
    table.put("ussr military ops", 5)
    table.put("phase", "end of turn")
    table.controls(US, "Panama", "Haiti")
    assert table.ends(table.step) == (US, "10.3.2")
    assert table.get("vp") == 3 + 1 - 1


@rule("10.3.2")
def test_europe_comes_first_and_its_control_wins(table: Table) -> None:
    table.put("vp", 20)
    table.controls(USSR, "France", "West Germany", "Italy", "East Germany", "Poland")
    assert table.ends(lambda: victory.final_scoring(table.game)) == (USSR, "10.3.2")
    assert table.get("vp") == 20


@rule("10.3.2")
def test_twenty_on_the_way_decides_nothing(table: Table) -> None:
    """19 and presence in Africa would be 20, but South America counts too: 18, and one for the China Card."""
    table.put("vp", 19)
    table.controls(US, "Kenya")
    table.controls(USSR, "Peru")
    assert table.ends(lambda: victory.final_scoring(table.game)) == (US, "10.3.2")
    assert table.get("vp") == 19 + 1 - 2 - 1


@rule("10.3.2")
def test_a_draw(table: Table) -> None:
    table.put("vp", 1)
    assert table.ends(lambda: victory.final_scoring(table.game)) == ("", "10.3.2")
    assert table.get("winner") == "draw"


@rule("10.3.2", "7.2")
def test_southeast_asia_is_only_a_part_of_asia(table: Table) -> None:
    table.put("vp", 5)
    table.controls(US, "Thailand")
    assert table.ends(lambda: victory.final_scoring(table.game)) == (US, "10.3.2")
    assert table.get("vp") == 5 + 3 + 1 - 1  # presence and a battleground, not two for Thailand


def test_the_holder_of_the_china_card(table: Table) -> None:
    assert china.holder(table.game) == USSR
    china.take(table.game, US, face_up=False, rule="9.4")
    assert china.holder(table.game) == US
    assert table.get("face down") == (NUMBERS["The China Card"],)
