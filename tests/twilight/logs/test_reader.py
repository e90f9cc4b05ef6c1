"""Every form of line is read as what it says; what has no form is kept as such."""

from __future__ import annotations

import pytest

from tests.twilight.logs import entries as e
from tests.twilight.logs.reader import FORMS, flat, read, said
from tests.twilight.logs.rows import GAMES, blocks, files, game, parsed, written

LINES = {
    "SETUP: Somebody will play as USSR.": [e.Player("ussr")],
    "Somebody will play as USA.": [e.Player("us")],
    "Handicap influence: US +2": [e.Handicap("us", 2)],
    "Scenario: Standard": [e.Scenario("Standard")],
    "Optional Cards Added": [e.OptionalCards()],
    "Time per Player: 1 Hour": [e.Clock("1 Hour")],
    "Turn 2, Headline Phase: Nasser* & Junta: DEFCON improves to 4": [
        e.HeadlinePhase(2, "Nasser", "Junta"),
        e.Defcon(4, True),
    ],
    "Turn 3, US AR4: Junta: Coup (2 Ops):": [e.Round(3, "us", 4, "Junta"), e.Operations("coup", 2)],
    "Turn 8, USSR AR7: :": [e.Round(8, "ussr", 7, "")],
    "Turn 9, Cleanup: USSR gains 1 VP. Score is US 5.": [e.Cleanup(9), e.Points("ussr", 1, 5)],
    ": : US gains 3 VP. Score is even.": [e.End(), e.Points("us", 3, 0)],
    "USSR -2 in Spain/Portugal [1][0]": [e.Influence("ussr", -2, "Spain/Portugal", 1, 0)],
    "No VP awarded. Score is USSR 7.": [e.Points("", 0, -7)],
    "USSR Military Ops to 3": [e.MilitaryOps("ussr", 3)],
    "US advances to 2 in the Space Race.": [e.Advances("us", 2)],
    "Target: Iran": [e.Target("Iran")],
    "SUCCESS: 6 [ + 3 - 2x2 = 5 ]": [e.CoupRoll(True, 6, 3, 0, 2, 5)],
    "FAILURE: 1 [ + 2 (-1)  - 2x3 = -4 ]": [e.CoupRoll(False, 1, 2, -1, 3, -4)],
    "US rolls 4": [e.RealignmentRoll("us", 4, 0, 4)],
    "USSR rolls 2 (+2) = 4": [e.RealignmentRoll("ussr", 2, 2, 4)],
    "Die roll: 5 -- Failed! (Needed 3 or less)": [e.SpaceRoll(5, False, 3)],
    "War in Israel": [e.WarIn("Israel")],
    "DEFEAT: 4 (-1)  < 4": [e.WarRoll(False, 4, -1, 4)],
    "VICTORY: 5 >= 4": [e.WarRoll(True, 5, 0, 4)],
    "Trap Roll: 5 > 4 -- Trap Remains in Effect": [e.TrapRoll(5, False)],
    "Event: Arms Race": [e.Event("Arms Race")],
    "US Headlines NATO*": [e.Headlined("us", "NATO")],
    "USSR reveals OPEC from hand": [e.Reveals("ussr", "OPEC", True)],
    "USSR reveals OPEC": [e.Reveals("ussr", "OPEC")],
    "US discards Quagmire*": [e.Discards("us", "Quagmire")],
    "US plays OPEC": [e.Plays("us", "OPEC")],
    "US returns Nasser* to USSR": [e.Returns("us", "Nasser", "ussr")],
    "US has no cards to reveal": [e.NoCards("us", "reveal")],
    "US chooses Europe": [e.Chooses("us", "Europe")],
    "US chooses Chernobyl* is now in play.": [e.Chooses("us", ""), e.InPlay("Chernobyl", True)],
    "NATO* is now in play.": [e.InPlay("NATO", True)],
    "NATO* is no longer in play.": [e.InPlay("NATO", False)],
    "*RESHUFFLE*": [e.Reshuffle()],
    "US wins by Final Scoring": [e.Wins("us", "Final Scoring")],
    "US resigns.": [e.Wins("ussr", "resigns")],
    "Handicap influence: None": [e.Handicap("", 0)],
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_what_it_says(line: str) -> None:
    assert list(said(line)) == LINES[line]


def test_every_form_is_shown_above() -> None:
    used = {pattern.pattern for pattern, _ in FORMS if any(pattern.match(line) for line in LINES)}
    tails = {"DEFCON", "(Place Influence", "{SIDE} gains"}  # only behind the head of a phase
    assert len(FORMS) - len(used) <= len(tails)


def test_a_line_of_no_known_form_is_kept() -> None:
    assert flat(read("US gains 2 VP. Score is US 2.\n\nThe rest is silence\n")) == [
        e.Points("us", 2, 2),
        e.Unknown("The rest is silence"),
    ]


@pytest.mark.parametrize("path", files(GAMES), ids=lambda path: path.stem)
def test_the_recorded_games_have_a_head_and_no_line_unread(path: object) -> None:
    entries = game(path)  # type: ignore[arg-type]
    assert parsed(written(entries)) == entries
    assert not [x for x in entries if isinstance(x, e.Unknown)]
    setup, first, *others = blocks(entries)
    assert [x.side for x in setup if isinstance(x, e.Player)] == ["ussr", "us"]
    assert isinstance(first[0], e.HeadlinePhase)
    assert others
