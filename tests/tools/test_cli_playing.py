"""The playing half of the command line: play, replay, try and inspect, as a person runs them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from daedalus.core.decision import Decision, Option
from daedalus.core.journal import CHOICE
from daedalus.core.messages import Reason
from daedalus.core.save import load
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.derived import derived
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.scenario import known
from daedalus.kit import messages as tell
from daedalus.text.log import Log
from daedalus.text.summary import turns
from daedalus_tools.folding import folded
from daedalus_tools.output import in_colour
from daedalus_tools.play.answering import answered, labels
from daedalus_tools.play.opening import open_position
from daedalus_tools.play.painting import colours, paint
from daedalus_tools.play.words import Words
from tests.support import Table, rule
from tests.tools.conftest import Run


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A finished random game, saved."""
    file = tmp_path / "random.game"
    assert run("play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", 3, "--save", file).code == 0
    return file


# -- play -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", known())
def test_two_random_players_finish_every_scenario(run: Run, scenario: str) -> None:
    """The log begins with the first turn and ends with who has won and why, with the rule."""
    result = run("play", scenario, "--us", "random", "--jihadist", "random", "--seed", 7)
    assert result.code == 0
    assert "\nTurn 1\n" in result.out
    assert re.search(r"^(US|Jihadist) wins in turn \d+: .+ \(2\.[13](\.\d)?\)\.$", result.out, re.MULTILINE)
    assert "\x1b[" not in result.out


def test_the_same_seed_tells_the_same_game(run: Run) -> None:
    words = ("play", "anaconda", "--us", "random", "--jihadist", "random", "--seed")
    first = run(*words, 5)
    assert run(*words, 5).out == first.out
    assert run(*words, 6).out != first.out


def test_a_longer_game_has_more_decks(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.game"
    run("play", "lets-roll", "--length", "campaign", "--us", "random", "--jihadist", "random", "--save", file)
    assert load(file).length == "campaign"


def test_a_person_plays_by_number_and_by_text_and_leaves(run: Run, tmp_path: Path) -> None:
    """Options are numbered, an illegal answer is refused and asked again, and the end of input saves the game."""
    file = tmp_path / "mine.game"
    result = run(
        *("play", "anaconda", "--us", "random", "--jihadist", "human", "--seed", 3, "--save", file),
        typed=["1", "atlantis", "Scandinavia", "germany"],
    )
    assert result.code == 0
    assert "'atlantis' is not a legal answer" in result.out
    assert "Legal: " in result.out
    assert "Canada sleeper cells 0 -> 1" in result.out
    assert "play a card (5.2.2)" in result.out
    assert f"go on with: daedalus play {file}" in result.out
    assert load(file).answers == ("Canada", "Scandinavia", "Germany")


def test_a_saved_game_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    run("play", "anaconda", "--jihadist", "human", "--seed", 3, "--save", file, typed=["1", "1"])
    result = run("play", file, "--us", "random", "--jihadist", "random", "--save", file)
    assert result.code == 0
    assert " wins in turn " in result.out
    assert load(file).answers[:2] == ("Canada", "United Kingdom")


def test_a_person_has_commands_beside_answers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "by-hand.game"
    result = run(
        *("play", "anaconda", "--us", "random", "--jihadist", "human", "--seed", 3),
        typed=[
            "help",
            "board",
            "why",
            "why 52",
            "why 999",
            "undo",
            "1",
            "undo",
            "redo",
            "redo",
            f"save {file}",
            "save",
        ],
    )
    assert "take back your last answer" in result.out
    assert re.search(r"Afghanistan +1 Ally ", result.out)
    assert "6.2.1: " in result.out
    assert "> why 52\n52 IEDs (1 op, Jihadist)\n" in result.out
    assert library().cards[52].tree.source in result.out
    assert "The event can be played now." in result.out
    assert "there is no card '999'" in result.out
    assert "cannot be taken back: nothing has been decided yet" in result.out
    assert "There is nothing to do again." in result.out
    assert "Say where to: save FILE" in result.out
    assert load(file).answers == ("Canada",)
    assert "\nThe game is not saved.\n" in result.out


def test_why_shows_the_card_that_is_to_be_used_and_enter_the_question(run: Run) -> None:
    """Whoever misses the event among the ways to use a card learns what forbids it."""
    result = run("play", "lets-roll", "--us", "human", "--jihadist", "random", "--seed", 5, typed=["safer", "why", ""])
    assert library().cards[45].tree.source in result.out
    assert "The event cannot be played: condition not met: " in result.out
    assert result.out.count("\nUS: use 45 Safer Now (5.2.2.1)\n") == 2


def test_a_phase_has_its_heading_once(run: Run) -> None:
    """However many answers a card takes; the card is not named again behind each change."""
    typed = ["safer", "regime", "11", "undo", "oil", "event", "62"]
    told = run("play", "lets-roll", "--us", "human", "--jihadist", "random", "--seed", 5, typed=typed).out
    assert told[: told.index("Oil Price Spike in effect")].count("  US action phase\n") == 1
    assert "Afghanistan troops 0 -> 11, regime change none -> green (7.3.4)\n" in told


def test_a_game_that_is_gone_on_with_tells_the_present_turn(run: Run, game: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.game"
    whole = open_position(str(game)).game
    begins = turns(whole)[2][0]
    answers = sum(entry[0] == CHOICE for entry in whole.journal[:begins]) + 2
    run("replay", game, "--to", answers, "--save", cut)
    told = run("play", cut, "--us", "human", "--jihadist", "human").out
    assert re.findall(r"^Turn \d+$", told, re.MULTILINE) == ["Turn 3"]
    told = run("play", cut, typed=["log"]).out
    assert re.findall(r"^Turn (\d+)$", told, re.MULTILINE) == ["3", "1", "2", "3"]


def test_an_answer_may_be_the_beginning_of_a_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.game"
    words = ("play", "anaconda", "--us", "random", "--seed", 3, "--save", file)
    result = run(*words, typed=["ira", "IRAQ", "united", "united k", "board ira", "board iran"])
    assert "'ira' could be: Iran, Iraq" in result.out
    assert "'united' could be" not in result.out  # the other one is no option
    assert load(file).answers[:2] == ("Iraq", "United Kingdom")
    assert "Iran: Special\nadjacent: " in result.out


def test_a_number_is_itself_where_options_are_numbers(board: Table) -> None:
    """Also where it is the name of a plot; words beside it have letters, and words alone are numbered."""

    def answers(decision: Decision, *typed: str) -> list[Option]:
        return [answered(board.game, Words(GAME, "en"), decision, line) for line in typed]

    plots = Decision("jihadist", ask.PLOT_TO_PLACE("Iraq"), ("2", "3", "WMD"))
    assert labels(plots) == {"2": "2", "3": "3", "a": "WMD"}
    assert answers(plots, "2", "3", "a", "w", "wmd") == ["2", "3", "WMD", "WMD", "WMD"]
    troops = Decision("us", ask.TROOPS_TO_DEPLOY("track", "Iraq"), (2, 3, 1))
    assert answers(troops, "1", "2", "3") == [1, 2, 3]
    words = Decision("us", ask.DEPLOY_FROM(), ("Iraq", "Iran", "track"))
    assert answers(words, "1", "3", "t", "iran") == ["Iraq", "track", "track", "Iran"]
    cards = Decision("us", ask.PLAY_CARD(), (2, 61, "pass"))
    assert answers(cards, "2", "det", "a", "p") == [2, 61, "pass", "pass"]


@pytest.mark.parametrize("wide", [20, 33, 80, 300])
def test_nothing_is_wider_than_the_screen(run: Run, wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are broken between words; a word is broken only if it is wider than the screen."""
    monkeypatch.setenv("COLUMNS", str(wide))
    typed = ["1", "1", "1", "help", "board", "log", "why", "why 77", "nonsense"]
    told = run("play", "anaconda", "--us", "random", "--seed", 3, typed=typed).out
    told = told[told.index("\n") : told.index("\nThe game is not saved.")]
    lines = [line.removeprefix("> ") for line in told.splitlines()]
    assert max(map(len, lines)) <= wide
    assert "moderate" in told
    assert "Canada" in told


@given(st.text("ab -,\n()", max_size=90).map(lambda text: text.replace("\n", " ")), st.integers(20, 300))
def test_a_folded_line_has_the_same_words(line: str, wide: int) -> None:
    parts = folded(line, wide)
    assert all(len(part) <= wide for part in parts)
    assert "".join(" ".join(parts).split()) == "".join(line.split())
    if max(map(len, line.split()), default=0) < wide // 2:
        assert " ".join(parts).split() == line.split()


def test_quit_leaves_and_titles_are_answers_too(run: Run) -> None:
    """A card can be named by its title; numbers of cards stand for themselves, words beside them get letters."""
    first = run("play", "lets-roll", "--us", "random", "--seed", 4, typed=["quit"])
    cards = re.findall(r"^ +(\d+)  (.+?) +\d ops? +(?:US|Jihadist|unassociated)", first.out, re.MULTILINE)
    assert len(cards) == 9
    number, title = cards[0]
    for answer in (number, title.upper()):
        result = run("play", "lets-roll", "--us", "random", "--seed", 4, typed=[answer, "quit"])
        assert f"use {number} {title}" in result.out


def test_a_person_against_a_bot_never_reads_its_cards(run: Run, tmp_path: Path) -> None:
    """What the human jihadist is shown until the US plays it holds no title of the US hand."""
    file = tmp_path / "mine.game"
    result = run(
        *("play", "lets-roll", "--us", "random", "--jihadist", "human", "--seed", 8, "--save", file),
        typed=["board", "log"],
    )
    held = open_position(str(file)).game.hand("us")
    assert len(held) == 9
    for card in held:
        assert not re.search(rf"\b{card} {re.escape(library().cards[card].title)}", result.out)


def test_two_people_at_one_screen_take_turns(run: Run) -> None:
    """Each sees his own hand at his own decision, and not the other's."""
    typed = ["board", "1"]
    start = open_position("anaconda", seed=3).session
    start.run()
    while start.pending is not None and start.pending.side == "jihadist":
        typed.append(str(start.pending.options[0]))
        start.answer(start.pending.options[0])
    assert start.pending is not None
    result = run("play", "anaconda", "--seed", 3, typed=[*typed[2:], "hand"])
    shown = result.out.partition("--- US, your turn ---")[2]
    held = start.game.get("hand of us")
    assert len(re.findall(r"^ +\d+  .+ ops?  ", shown.partition("Your hand")[2], re.MULTILINE)) == len(held) == 8
    assert re.search(r"^Jihadist: \d$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["play", "lets-rol"], "Did you mean lets-roll?"),
        (["play", "no/such.game"], "there is no such file"),
        (["play", "lets-roll", "--length", "endless"], "there is no length 'endless'"),
        (["play", "lets-roll", "--us", "cat"], "nobody can play us as 'cat'"),
        (
            ["play", "lets-roll", "--us", "random", "--jihadist", "random", "--save", "no/such/folder/x"],
            "cannot be saved",
        ),
        (["replay", "nothing.game"], "there is no such file"),
        (["inspect", "nowhere"], "there is no scenario 'nowhere'"),
        (["try", "52", "--scenario", "lets-roll", "--as", "martians"], "there is no side 'martians'"),
        (["try", "999", "--scenario", "lets-roll", "--as", "us"], "there is no card '999'"),
        (["try", "iedz", "--scenario", "lets-roll", "--as", "us"], "Did you mean 52 IEDs?"),
        (["try", "52", "--scenario", "nowhere", "--as", "us"], "there is no scenario"),
        (["try", "52", "--scenario", "lets-roll", "--as", "us", "--dice", "1,7"], "not a list of dice"),
        (["try", "x.card", "--scenario", "lets-roll", "--as", "us"], "there is no such file"),
    ],
)
def test_wrong_use_is_one_message_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    result = run(*words)
    assert result.code == 2
    assert message in result.err
    assert "Traceback" not in result.err


def test_a_saved_game_keeps_its_seed(run: Run, game: Path) -> None:
    assert "has its seed and length already" in run("play", game, "--seed", 4).err


# -- replay ---------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_that_play_told(run: Run, game: Path) -> None:
    told = run("play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", 3).out
    assert run("replay", game).out == told


def test_replay_stops_where_it_is_told_and_saves_the_game_cut_there(run: Run, game: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.game"
    result = run("replay", game, "--to", 30, "--save", cut)
    assert result.code == 0
    assert "After 30 answers, " in result.out
    assert load(cut).answers == load(game).answers[:30]
    assert run("replay", cut).out == result.out


def test_replay_goes_step_by_step(run: Run, game: Path) -> None:
    """Forwards, backwards, to a turn; every decision is told with its answer, and the end with the last of them."""
    count = len(load(game).answers)
    told = run("replay", game, "--step", typed=["", "", "b", "2", "77", "what?", "board", "q"]).out
    assert f"{count} decisions, " in told
    first, second = re.findall(r"^(?:\d+/\d+> )?([12])\. Jihadist: .+ -> .+$", told, re.MULTILINE)[:2]
    assert (first, second) == ("1", "2")
    assert told.count("\n1. Jihadist: play a card -> ") == 2
    assert told.count("\nTurn 2\n") == 1
    assert "There is no turn 77" in told
    assert "Hands: US " in told
    assert " wins in turn " not in told
    assert run("replay", game, "--step", typed=["", "", ""]).out.count("  Jihadist action phase\n") == 1
    whole = run("replay", game, "--step", typed=[""] * (count + 1)).out
    assert len(re.findall(r"^\d+\. ", whole, re.MULTILINE)) == count
    assert "That was the last decision." in whole
    assert " wins in turn " in whole
    assert run("replay", game, "--step", typed=["b", "b"]).out.count("This is the beginning.") == 2


def test_a_game_told_in_short_has_a_board_for_each_turn(run: Run, game: Path) -> None:
    told = run("play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", 3, "--brief").out
    assert run("replay", game, "--brief").out == told
    turns = int(re.findall(r"wins in turn (\d+)", told)[0])
    assert re.findall(r"^Turn (\d+)$", told, re.MULTILINE) == [str(n) for n in range(1, turns + 1)]
    assert re.findall(r"^Turn (\d+) Prestige ", told, re.MULTILINE) == [str(n) for n in range(1, turns + 1)]
    assert len(told.splitlines()) < 45 * turns
    before = 7
    for old, new in re.findall(r"^Tracks: .*?prestige (\d+) -> (\d+)", told, re.MULTILINE):
        assert int(old) == before
        before = int(new)
    assert f"Prestige {before} " in told[told.rindex("\nTurn ") :]
    assert "by hand" in run("play", "lets-roll", "--brief").err


def test_replay_speaks_json(run: Run, game: Path) -> None:
    data = json.loads(run("replay", game, "--json").out)
    assert data["winner"] in ("us", "jihadist")
    assert data["answers"] == len(load(game).answers) == sum("choice" in entry for entry in data["entries"])
    assert {"change": "turn", "from": 0, "to": 1, "rule": "5.2.1", "card": None} in data["entries"]
    assert json.loads(run("replay", game, "--to", 1, "--json").out)["pending"]["options"]


def test_replay_beyond_the_end_says_how_long_the_game_is(run: Run, game: Path) -> None:
    result = run("replay", game, "--to", 100_000)
    assert result.code == 2
    assert f"this game has {len(load(game).answers)} answers" in result.err


def test_an_edited_game_needs_accept_edits(run: Run, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    lines = text.split("\n")
    first = lines.index("answers:") + 1
    lines[first] = "- 400"
    game.write_text("\n".join(lines), encoding="utf-8")
    refused = run("replay", game)
    assert refused.code == 2
    assert "was changed after it was written" in refused.err
    illegal = run("replay", game, "--accept-edits")
    assert illegal.code == 2
    assert f"{game}:{first + 1}: '400' is not a legal answer" in illegal.err
    game.write_text("\n".join(lines[:first]), encoding="utf-8")
    assert "After 0 answers" in run("replay", game, "--accept-edits").out


@given(raw=st.binary(max_size=60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_garbage_is_refused_by_every_command(run: Run, tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "garbage.game"
    file.write_bytes(raw)
    for words in (
        ("play", file),
        ("replay", file),
        ("inspect", file),
        ("try", "30", "--as", "us", "--scenario", file),
    ):
        result = run(*words)
        assert result.code == 2
        assert str(file) in result.err
        assert "Traceback" not in result.err


# -- try ------------------------------------------------------------------------------------------------------

NATION_BUILDING = ("try", "30", "--scenario", "anaconda", "--as", "us")


def test_try_shows_what_an_event_does_and_why(run: Run) -> None:
    """Aid and a War of Ideas in the one regime change country of the scenario."""
    result = run(*NATION_BUILDING, "--dice", "6")
    assert result.code == 0
    assert "Decisions of the set-up were taken by lot." in result.out
    assert "Afghanistan aid 0 -> 1 (4.8.3)" in result.out
    assert "War of Ideas in Afghanistan, needs 5 or more, modifier +2: 6 succeeds (7.2.1.2)" in result.out
    assert "Afghanistan governance poor -> fair (7.2.1.1)" in result.out
    assert "The card goes to: discard pile" in result.out


def test_try_speaks_json(run: Run) -> None:
    data = json.loads(run(*NATION_BUILDING, "--dice", "1", "--json").out)
    assert data["playable"] is True
    needed = {"c": "Afghanistan", "needed": 5, "added": 2}
    roll = {"roll": "war-of-ideas-roll", "args": needed, "value": 1, "outcome": "failure"}
    assert data["dice"] == [roll | {"rule": "7.2.1.2", "card": 30}]
    assert {"change": "Afghanistan aid", "from": 0, "to": 1, "rule": "4.8.3", "card": 30} in data["changes"]
    assert not any(change["change"] == "Afghanistan governance" for change in data["changes"])


def test_try_says_which_condition_fails(run: Run) -> None:
    """Nobody has changed a regime in Let's Roll."""
    result = run("try", "30", "--scenario", "lets-roll", "--as", "us")
    assert result.code == 1
    assert "cannot be played by US now: condition not met: " in result.out
    data = run("try", "IEDs", "--scenario", "lets-roll", "--as", "us", "--json")
    assert data.code == 1
    assert json.loads(data.out)["why_not"] == {
        "key": "other-sides",
        "args": {"side": "jihadist"},
        "rule": "6.2.5",
        "text": "it is an event of the Jihadist side (6.2.5)",
    }


def test_try_takes_answers_from_a_file_and_the_rest_by_lot(run: Run, tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("# three countries without cells\n- Spain\nItaly\n", encoding="utf-8")
    result = run("try", "82", "--scenario", "lets-roll", "--as", "jihadist", "--answers", answers)
    assert result.code == 0
    asked = re.findall(r"^  Jihadist: choose one .* \(3 in all\) -> (.+)$", result.out, re.MULTILINE)
    assert asked[:2] == ["Spain", "Italy"]
    assert re.fullmatch(r".+ \(by lot of \d+\)", asked[2])


def test_try_refuses_an_illegal_answer_with_its_line(run: Run, tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("- Spain\n- Spain\n", encoding="utf-8")
    result = run("try", "82", "--scenario", "lets-roll", "--as", "jihadist", "--answers", answers)
    assert result.code == 2
    assert f"{answers}:2: jihadist: 'Spain' is not a legal answer" in result.err
    assert result.out == ""


def test_try_tells_of_answers_that_nobody_asked_for(run: Run, tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("Atlantis\n", encoding="utf-8")
    result = run(*NATION_BUILDING, "--answers", answers)
    assert result.code == 0
    assert f"not asked for: Atlantis ({answers}:1)" in result.out


def test_try_plays_a_card_that_a_designer_has_just_written(run: Run, tmp_path: Path) -> None:
    """A file takes the place of the card with its number."""
    card = tmp_path / "030-marshall-plan.card"
    card.write_text('card 30 "Marshall Plan"\n  us, 2 ops\n  event:\n    +2 prestige\n', encoding="utf-8")
    result = run("try", card, "--scenario", "lets-roll", "--as", "us")
    assert result.code == 0
    assert "30 Marshall Plan as an event of US" in result.out
    assert "Prestige 7 -> 9 (4.7.1)" in result.out
    card.write_text('card 30 "Marshall Plan"\n  us, 2 ops\n  event:\n    conjure 2 dragons\n', encoding="utf-8")
    broken = run("try", card, "--scenario", "lets-roll", "--as", "us")
    assert broken.code == 2
    assert "daedalus lint" in broken.err


def test_try_starts_from_a_saved_position_and_leaves_it_alone(run: Run, game: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.game"
    run("replay", game, "--to", 25, "--save", cut)
    before = cut.read_text(encoding="utf-8")
    result = run("try", "120", "--scenario", cut, "--as", "us", "--seed", 9)
    assert result.code == 0
    assert "Posture of United States, hard on 5 or more, modifier +1: " in result.out
    assert cut.read_text(encoding="utf-8") == before
    over = run("try", "120", "--scenario", game, "--as", "us")
    assert over.code == 2
    assert "the game is over" in over.err


def test_try_says_when_a_card_is_not_in_the_game(run: Run) -> None:
    result = run("try", "43", "--scenario", "awakening", "--as", "us")
    assert result.code == 2
    assert "43 Patriot Act is not in this game" in result.err
    assert "It belongs to the set base; this scenario is played with: awakening." in result.err


def test_try_takes_the_text_that_the_scenario_has_for_a_card(run: Run, tmp_path: Path) -> None:
    text = 'name: Mine\ngame: labyrinth\nextends: lets-roll\ncards:\n  - |\n    card 43 "Patriot Act"\n'
    own = tmp_path / "own.yaml"
    own.write_text(text + "      us, 1 op\n      event:\n        +2 prestige\n", encoding="utf-8")
    assert "Prestige 7 -> 9" in run("try", "43", "--scenario", own, "--as", "us").out


# -- inspect --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", known())
def test_inspect_derives_every_scenario(run: Run, scenario: str) -> None:
    assert run("inspect", scenario, "--all").code == 0
    data = json.loads(run("inspect", scenario, "--json").out)
    assert len(data["countries"]) >= 38
    assert [int(number) for number in data["events"]] == sorted(open_position(scenario).game.library.cards)


@pytest.mark.parametrize("wide", [20, 80, 120])
def test_inspect_fits_a_screen(run: Run, game: Path, wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also late in a game, and on one that is narrow; hands are counted only."""
    monkeypatch.setenv("COLUMNS", str(wide))
    for where in ("lets-roll", "isil", game):
        told = run("inspect", where).out.splitlines()
        assert max(map(len, told)) <= wide
        assert wide < 80 or len(told) < 24


def test_inspect_takes_a_country_or_a_side(run: Run, game: Path) -> None:
    assert "  Iraq: poor adversary; empty\n    resources 3; " in run("inspect", "lets-roll", "IRAQ").out
    assert "Pakistan: " in run("inspect", "lets-roll", "pak").out
    assert "FATA in Pakistan (card " in run("inspect", "anaconda", "pakistan").out
    assert "Saudi Arabia: " in run("inspect", "lets-roll", "saudi", "arabia").out
    assert "could be: Iran, Iraq" in run("inspect", "lets-roll", "ira").err
    assert "no country or side 'atlantis'" in run("inspect", "lets-roll", "atlantis").err
    jihadist = run("inspect", game, "jihadist").out
    position = open_position(str(game))
    for card in position.game.hand("jihadist"):
        assert f"  {position.game.card(card)}: " in jihadist


def test_inspect_shows_levels_targets_and_lasting_events(run: Run) -> None:
    out = run("inspect", "anaconda", "--all").out
    assert "Prestige 8: high, War of Ideas +1" in out
    assert "Funding 6: moderate" in out
    assert "Cells on track 13, recruitable 8" in out
    assert "US hard, world hard 1, GWOT penalty 0" in out
    assert "US: good or fair countries 2 of 15" in out
    assert "Patriot Act in United States (card 43)" in out
    assert "While in effect: the United States is adjacent only to Canada." in out
    afghanistan = out[out.index("  Afghanistan: poor ally; ") :].split("\n")
    assert "War of Ideas +1 (prestige +1)" in afghanistan[1]
    assert "disrupt 3+" in afghanistan[3]
    assert "recruit" in afghanistan[4]


def test_inspect_reads_a_saved_game(run: Run, game: Path) -> None:
    data = json.loads(run("inspect", game, "--json").out)
    assert data["tracks"]["turn"] >= 1
    assert data["victory"]["winner now"] or data["tracks"]["decks left"] == 0


@rule("6.2.6")
def test_derived_events_agree_with_the_board(board: Table) -> None:
    """A card is judged as if it had just been laid down from the hand."""
    board("Afghanistan", "poor ally", troops=6, regime_change="tan")
    board.hand("us", [30])
    before = list(board.game.values)
    events = derived(board.game)["events"]
    assert board.game.values == before
    assert board.game.journal == []
    assert events["30"] == {
        "title": "UN Nation Building",
        "zone": "hand of us",
        "us": None,
        "jihadist": Reason(tell.OTHER_SIDES("us"), "6.2.5"),
    }
    for number in (1, 18, 48, 97, 104):
        for side in ("us", "jihadist"):
            board.put("side to act", int(side == "us"))
            board.put("cards played", 1)
            reason = events[str(number)][side]
            assert (board.say(reason) if reason else "") == board.why_not(number, side)


# -- the log --------------------------------------------------------------------------------------------------


def lines_of(board: Table, *, colour: bool = False) -> list[str]:
    return [line.strip() for line in paint(Log(board.game, GAME.show).lines(board.game.journal), colour)]


def test_the_log_gives_dice_and_reasons(board: Table) -> None:
    board("Iraq", "poor ally", cells=1, troops=3, plots=["2"])
    board.resolve_plots(rolls=[1, 6])
    told = lines_of(board)
    assert "Plot 2 in Iraq is resolved (8.5.6)" in told
    assert "Plot in Iraq, needs 3 or less: 1 succeeds, 6 fails (8.5.6)" in told
    assert "Prestige 7 -> 6 (8.5.6)" in told
    assert "Iraq - plot 2 (8.5.6)" in told


def test_the_log_names_the_card_behind_a_change(board: Table) -> None:
    """Unless it is the card whose play is being told."""
    board.event(43, "us")
    assert "Patriot Act in United States in effect (6.2.7)" in lines_of(board)
    board.game.context = board.game.context._replace(cause=18)
    board.game.shift("prestige", -1, "4.7.1")
    assert "Prestige 7 -> 6 (Intel Community, 4.7.1)" in lines_of(board)


def test_the_log_leaves_bookkeeping_out(board: Table) -> None:
    """Cards that move from hand to discards and counters of the phase go without saying."""
    board.play(52, "jihadist")
    assert board.zone_of(52) == "discard pile"
    assert lines_of(board) == ["Setup", "Jihadist plays 52 IEDs: reserves", "Jihadist reserves 0 -> 1 (6.3.3)"]


def test_colour_is_for_terminals_and_for_those_who_want_it(board: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert colours(Terminal())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colours(Terminal())
    board.game.note(tell.TURN_BEGINS(1), "5.2.1")
    assert in_colour("1;4", "Turn 1") in lines_of(board, colour=True)
    assert "Turn 1" in lines_of(board)


def test_inspect_shows_what_the_awakening_adds(run: Run) -> None:
    out = run("inspect", "isil", "--all").out
    assert "Militia on track 10" in out
    assert "Troops off map 3" in out
    assert "Caliphate: Syria (capital), Iraq" in out
    assert "3 militia, civil war" in out
    assert "Caliphate" not in run("inspect", "lets-roll", "--all").out


# -- what a card does afterwards, and what it did not do ------------------------------------------------------

LASTING = """card 902 "Tunnel"
  us, 2 ops, mark
  event:
    remove 1 cell from Libya
    place besieged regime in Somalia
    choose a country c where cells > 9
    test c
    +1 prestige
  while in effect:
    troops in Saudi Arabia: + 2
"""


def test_try_shows_a_lasting_effect_at_work(run: Run, tmp_path: Path) -> None:
    """A value before and after, a sentence and the event of another card played while the effect lasts."""
    path = tmp_path / "tunnel.card"
    path.write_text(LASTING, encoding="utf-8")
    ask = ("--ask", "troops in Saudi Arabia", "--ask", "cells in Iraq > 0")
    said = run("try", path, "--scenario", "lets-roll", "--as", "us", *ask, "--then", "place 1 cell in Iraq")
    assert said.code == 0, said.err
    assert "  troops in Saudi Arabia: 2 -> 4 -> 4" in said.out
    assert "  cells in Iraq > 0: no -> no -> yes" in said.out
    assert "Then place 1 cell in Iraq:" in said.out
    played = run("try", path, "--scenario", "lets-roll", "--as", "us", "--then", "Moro Talks", "--json")
    data = json.loads(played.out)
    assert data["then"] == ["4 Moro Talks"]


def test_try_tells_what_did_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tunnel.card"
    path.write_text(LASTING, encoding="utf-8")
    out = run("try", path, "--scenario", "lets-roll", "--as", "us").out
    told = out[out.index("Without effect:") :].splitlines()
    assert told[1:4] == [
        "  line 4, remove 1 cell from Libya: did nothing: there were no cells in Libya",
        "  line 5, place besieged regime in Somalia: did nothing because Somalia is a besieged regime",
        "  line 6, choose a country c where cells > 9: found nothing to choose",
    ]


@pytest.mark.parametrize(
    ("option", "wrong", "right"),
    [
        ("--ask", "troops in iraq", "--ask 'troops in Iraq'"),
        ("--then", "kill 1 cell in Iraq", "--then 'remove 1 cell from Iraq'"),
        ("--then", "999", "`daedalus cards` lists them."),
    ],
)
def test_try_says_how_a_question_is_written(run: Run, option: str, wrong: str, right: str) -> None:
    said = run("try", "4", "--scenario", "lets-roll", "--as", "us", option, wrong)
    assert said.code == 2
    assert right in said.err
