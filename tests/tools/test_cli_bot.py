"""`daedalus bot`: the bots there are, and why one did what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.tools.conftest import Run


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("saves")


@pytest.fixture
def between_bots(run: Run, saves: Path) -> Path:
    """A finished game of bot against bot: a save without a single answer."""
    file = saves / "bots.game"
    if not file.exists():
        sides = ("--us", "bot", "--jihadist", "bot coherent")
        assert run("play", "lets-roll", *sides, "--seed", 5, "--save", file, "--brief").code == 0
    return file


@pytest.fixture
def against_chance(run: Run, saves: Path) -> Path:
    file = saves / "chance.game"
    if not file.exists():
        sides = ("--us", "random", "--jihadist", "bot")
        assert run("play", "lets-roll", *sides, "--seed", 3, "--save", file, "--brief").code == 0
    return file


# -- list ---------------------------------------------------------------------------------------------------------


def test_bots_with_their_sides_levels_and_what_each_changes(run: Run) -> None:
    out = run("bot", "list", "--game", "labyrinth").out
    assert "bot plays US: the bot of the rulebook (13.4)" in out
    assert "    off-guard: the plain rules" in out
    assert "    adept: as competent, and prestige for disrupt in c: 2" in out


def test_a_game_without_bots_says_so(run: Run) -> None:
    assert run("bot", "list", "--game", "twilight").out == "Twilight Struggle: 0 bots\n"


def test_bots_for_a_program(run: Run) -> None:
    bots = json.loads(run("bot", "list", "--json").out)
    (us,) = [bot for bot in bots if bot["side"] == "us"]
    assert us["bot"] == "bot"
    assert [level["level"] for level in us["levels"]][-1] == "no-mercy"


# -- explain ------------------------------------------------------------------------------------------------------


def test_the_last_card_is_explained_by_itself(run: Run, between_bots: Path) -> None:
    told = run("bot", "explain", between_bots)
    assert told.code == 0
    assert told.out.startswith("Turn ")
    assert told.out.count("\nTurn ") == 0


def test_every_card_of_both_sides_in_lines_that_fit(run: Run, between_bots: Path) -> None:
    out = run("bot", "explain", between_bots, "--all").out
    heads = [line for line in out.splitlines() if line.startswith("Turn ")]
    assert {head.split(", ")[1].split(":")[0] for head in heads} == {"US", "Jihadist"}
    assert max(map(len, out.splitlines())) <= 80


def test_which_question_was_answered_how_and_which_line_left_whom(run: Run, between_bots: Path) -> None:
    """The whole of what is told of one card: event, questions, list, column and what happened."""
    out = run("bot", "explain", between_bots, "--all").out
    for said in (
        "the event is not played, it is an event of the US side (6.2.5) (12.4.1)",
        "  questions 'operation' (12.4.1), n = 3:\n",
        "    funding level = tight? no\n",
        "    -> minor jihad\n",
        "  list 'travel to' (12.3.9), of ",
        "    where fair and muslim: ",
        "  column 'recruit and travel to' (12.4.2), of ",
        "    by lot of ",
        "  radicalization (12.4.3): ",
        "  homeland security (13.4.4): ",
        "      > Jihad in ",
    ):
        assert said in out, said


def test_what_a_line_leaves_is_among_what_was_there(run: Run, between_bots: Path) -> None:
    cards = json.loads(run("bot", "explain", between_bots, "--all", "--json").out)
    narrowing = [one for card in cards for one in card["heard"] if one["kind"] in ("list", "column", "narrowed", "lot")]
    assert len(narrowing) > 100
    assert all(set(one["left"]) <= set(one["of"]) for one in narrowing)
    assert all(len(one["left"]) == 1 for one in narrowing if one["kind"] == "lot")


def test_the_cards_are_those_that_the_record_holds(run: Run, against_chance: Path) -> None:
    """Every card that the bot has turned up, in order; the side that chance plays has none."""
    cards = json.loads(run("bot", "explain", against_chance, "--all", "--json").out)
    entries = json.loads(run("replay", against_chance, "--json").out)["entries"]
    turned_up = [entry["args"]["card"] for entry in entries if entry.get("reveal") == "card-turned-up"]
    assert {card["side"] for card in cards} == {"jihadist"}
    assert turned_up
    assert [card["card"] for card in cards] == turned_up


def test_one_turn_or_one_card(run: Run, between_bots: Path) -> None:
    cards = json.loads(run("bot", "explain", between_bots, "--turn", 1, "--json").out)
    assert {card["turn"] for card in cards} == {1}
    number = cards[0]["card"]
    found = json.loads(run("bot", "explain", between_bots, "--card", number, "--json").out)
    assert {card["card"] for card in found} == {number}


def test_listening_changes_nothing(run: Run, between_bots: Path) -> None:
    """The game is played again while somebody listens, to the same end: the position in the save says so."""
    assert run("bot", "explain", between_bots).code == 0
    assert run("replay", between_bots, "--brief").code == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--turn", "99"], "no bot has played a card in turn 99"),
        (["--card", "9999"], "no bot has played the card 9999"),
        (["--turn", "0"], "--turn"),
    ],
)
def test_what_is_not_there_is_one_message(run: Run, between_bots: Path, args: list[str], says: str) -> None:
    told = run("bot", "explain", between_bots, *args)
    assert told.code == 2
    assert says in told.err
    assert "Traceback" not in told.err


def test_a_game_without_bots_is_one_message(run: Run, saves: Path) -> None:
    file = saves / "plain.game"
    assert run("play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", 3, "--save", file).code == 0
    told = run("bot", "explain", file)
    assert told.code == 2
    assert "no side is played by a bot of the rulebook" in told.err
    assert "daedalus bot list" in told.err


def test_no_such_file_is_one_message(run: Run) -> None:
    told = run("bot", "explain", "no/such.game")
    assert told.code == 2
    assert "Traceback" not in told.err


@pytest.mark.parametrize("language", ["de", "it", "pl", "ru"])
def test_a_bot_is_explained_in_the_asked_language(run: Run, between_bots: Path, language: str) -> None:
    """All but what stands in its charts, in the language of cards: names of lists, questions and lines."""
    english = run("bot", "explain", between_bots, "--all").out
    said = run("bot", "explain", between_bots, "--all", "--lang", language)
    assert said.code == 0
    ours = ("Turn ", "the event is", "questions '", "list '", "column '", "asked: ", "by lot of", "candidates", "-> ")
    assert all(words in english for words in ours)
    assert not [words for words in ours[:-1] if words in said.out]
    steps = {line.strip() for line in english.splitlines() if line.strip().startswith("-> ")}
    theirs = {line.strip() for line in said.out.splitlines() if line.strip().startswith("-> ")}
    assert len(steps) == len(theirs)
    assert steps & theirs <= {"-> plot"}
    for step in ("homeland security (", "radicalization (", "alert table (", "Saudi Arabia,"):
        assert step in english
        assert step not in said.out
