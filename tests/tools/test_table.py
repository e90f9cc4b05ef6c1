"""The table of `daedalus play`: its board, its options with what they mean, what it lets a person try and look at."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from daedalus.bots.random import random_policy
from daedalus.core.decision import Decision
from daedalus.core.journal import ROLL
from daedalus.core.messages import ADDED, AT_LEAST, AT_MOST, Said, Written
from daedalus.data import folder
from daedalus.games.labyrinth.board import POOR
from daedalus.games.labyrinth.decisions import MAJOR_JIHAD
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.picture import Gauge, Group, Picture, Row, Sign, Tile, changes
from daedalus.language.typed import Choose, Condition, May, Variable
from daedalus.language.walking import nodes
from daedalus.text.asked import sentence
from daedalus.text.cards import languages
from daedalus_tools.language import speak
from daedalus_tools.output import Door
from daedalus_tools.play.console import Console
from daedalus_tools.play.drawing import Drawing
from daedalus_tools.play.ending import spark
from daedalus_tools.play.opening import Position, open_position
from daedalus_tools.play.prospects import prospect
from daedalus_tools.play.screen import Screen, blocks
from daedalus_tools.play.seats import by_lot
from daedalus_tools.play.trying import tried
from daedalus_tools.play.words import Words
from tests.core.driving import drive, played
from tests.tools.conftest import Run

HOUSE = Path(__file__).parents[2]
GAMES = ("labyrinth", "twilight")
CARTOONS = 1759458510  # the bot of Let's Roll! turns up Danish Cartoons
COMMUNITY = 13  # the first hand of the US holds Intel Community and Predator
BROTHERS = 1556605840  # the first hand in Awakening holds Muslim Brotherhood
REACTION = ["191", "event", "pakistan", "pakistan", "131", "jihad", "2"]
ROLLS = {
    "war-of-ideas-in": ("war-of-ideas-roll", "c"),
    "recruit-in": ("recruit-roll", "c"),
    "travel-to": ("travel-roll", "target"),
    "operation-in": ("jihad-roll", "c"),
    "coup-in": ("coup", "c"),
}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever a run has spoken, the next test begins in English."""
    speak("en")
    yield
    speak("en")


def after(game: str, scenario: str, steps: int, seed: int = 3) -> Position:
    """A game that chance has played for so many steps."""
    position = open_position(scenario, game=game, seed=seed)
    position.game.policies = by_lot(position.definition, seed)
    for i, _ in enumerate(position.session.stepping()):
        if i == steps:
            break
    return position


def drawing(definition: Definition, language: str = "en") -> Drawing:
    return Drawing(Screen(tuple(definition.sides)), Words(definition, language))


# -- the board ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "scenario"), [("labyrinth", "isil"), ("labyrinth", "campaign"), ("twilight", "late-war")]
)
def test_every_space_stands_once_in_the_picture(game: str, scenario: str) -> None:
    position = after(game, scenario, 20)
    for side in position.definition.sides:
        groups = position.definition.show.picture(position.game, side).groups
        names = [tile.name for group in groups for tile in group.tiles]
        assert sorted(names) == sorted(space.name for space in position.game.spaces)


def test_what_has_changed_is_marked_by_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the space, and behind the track by how much; nothing where there is nothing to compare with."""
    monkeypatch.setenv("COLUMNS", "80")
    definition = registry.game("labyrinth")

    def board(prestige: int, troops: int) -> Picture:
        tiles = (Tile("Iraq", (), (Sign("troops", troops),)), Tile("Iran", bare=True))
        return Picture((Row("", (Gauge("prestige", prestige, "high"),)),), (Group("poor", tiles),))

    old, new = board(7, 1), board(9, 2)
    told = "\n".join(drawing(definition).board(new, changes(old, new)))
    assert "Prestige 9 high (+2)" in told
    assert re.search(r"^Poor *>Iraq +2 troops$", told, re.MULTILINE)
    assert ">Iran" not in told
    assert ">" not in "\n".join(drawing(definition).board(new, changes(None, new)))


@pytest.mark.parametrize("wide", [20, 40, 80, 200])
@pytest.mark.parametrize(("game", "scenario"), [("labyrinth", "lets-roll"), ("twilight", "standard")])
def test_a_board_is_never_wider_than_the_screen(
    game: str, scenario: str, wide: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    position = after(game, scenario, 25)
    now = position.definition.show.picture(position.game, "us")
    for language in ("en", "ru"):
        lines = drawing(position.definition, language).board(now, changes(None, now), "Turn 1")
        assert max(map(len, lines)) <= wide


def test_what_stands_in_columns_never_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    position = after("labyrinth", "awakening", 8)
    now = position.definition.show.picture(position.game, "us")
    for wide in range(90, 210):
        monkeypatch.setenv("COLUMNS", str(wide))
        lines = drawing(position.definition, "de").board(now, changes(None, now), "Runde 1")
        assert not re.search(r"\d(Verb|Neutral|Feindl)", "\n".join(lines)), wide


def test_a_board_fits_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """24 lines of 80 columns with the prompt, as long as most countries are empty; a wide screen needs fewer."""
    position = after("labyrinth", "lets-roll", 1)
    now = position.definition.show.picture(position.game, "us")
    count = {}
    for wide in ("80", "200"):
        monkeypatch.setenv("COLUMNS", wide)
        count[wide] = len(drawing(position.definition).board(now, changes(None, now), "Turn 1"))
    assert count["200"] < count["80"] < 24


def test_a_board_that_would_not_fit_counts_what_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    position = after("labyrinth", "anaconda", 8)
    now = position.definition.show.picture(position.game, "us")
    monkeypatch.setattr(Screen, "high", 60)
    whole = drawing(position.definition).board(now, changes(None, now), "Turn 1")
    monkeypatch.setattr(Screen, "high", 25)
    terse = drawing(position.definition).board(now, changes(None, now), "Turn 1")
    assert len(terse) < len(whole)
    assert re.search(r"\d+ more$", terse[-1])
    monkeypatch.setattr(Screen, "high", 20)  # nor does it fit so: then what the figures are is not kept back
    assert drawing(position.definition).board(now, changes(None, now), "Turn 1") == [*terse, whole[-1]]


def test_what_lies_in_a_space_is_broken_between_its_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    many = tuple(Sign(key, 3) for key in ("sleeper cells", "active cells", "troops", "militia", "wmd cache"))
    now = Picture(rows=(), groups=(Group("poor", (Tile("Iraq", cells=(), there=many),)),))
    lines = drawing(registry.game("labyrinth")).spaces(now, changes(None, now))
    monkeypatch.setenv("COLUMNS", "50")
    lines += drawing(registry.game("labyrinth")).spaces(now, changes(None, now))
    assert len(lines) > 3
    assert all(re.search(r"\d [a-zA-Z ]+,?$", line) for line in lines if line.strip() != "Poor")


def test_colour_says_nothing_that_the_letters_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    position = after("labyrinth", "isil", 12)
    now = position.definition.show.picture(position.game, "us")
    plain, painted = drawing(position.definition), drawing(position.definition)
    painted.screen.colour = True
    out = io.StringIO()
    Door(out).write("\n".join(painted.board(now, changes(None, now))))
    assert "\x1b[" in out.getvalue()
    bare = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue()).split("\n")
    assert [line.rstrip() for line in bare] == plain.board(now, changes(None, now))


def test_a_name_cannot_give_orders_to_the_terminal() -> None:
    screen = Screen()
    screen.colour = True
    assert "\x1b" not in "".join(screen.lines(screen.text("\x1b[31mred")))


# -- what an option means -----------------------------------------------------------------------------------------


def needed(said: Said) -> tuple[int, int]:
    """What the message of a roll says that the die needs, and what is added to it."""
    values = dict(zip(said.message.args.values(), said.values, strict=True))
    return values.get(AT_MOST, values.get(AT_LEAST, 0)), values.get(ADDED, 0)


@pytest.mark.parametrize(("scenario", "seed"), [("lets-roll", 1), ("isil", 2), ("anaconda", 3)])
def test_a_forecast_says_what_the_dice_will_need(scenario: str, seed: int) -> None:
    """Every option of every operation in a stretch of a game: what was foreseen is what the roll then asks for."""
    session = played(scenario, seed, 0)
    show = registry.game("labyrinth").show
    compared = 0
    for at in drive(session, 160, seed):
        decision = at.pending
        if decision is None or decision.key not in ROLLS or decision.args.get("operation") == "plot":
            continue
        key, where = ROLLS[decision.key]
        for i, option in enumerate(decision.options):
            forecast = show.forecast(at.game, decision, option)
            if forecast is None or forecast.needed is None:
                continue
            other = at.foreseen(option, i, random_policy(i)).game
            rolls = [e[2] for e in other.journal if e[0] == ROLL and e[2].key == key and e[2].args[where] == option]
            if rolls:
                assert needed(rolls[-1]) == (forecast.needed, forecast.added), (decision, option)
                compared += 1
    assert compared > 3


@pytest.mark.parametrize(("dice", "chance"), [(2, Fraction(1, 4)), (3, Fraction(1, 2))])
def test_major_jihad_is_foreseen_with_all_its_dice(dice: int, chance: Fraction) -> None:
    """8.4.2: two successes of three dice are likelier than of two."""
    game = after("labyrinth", "lets-roll", 1).game
    pakistan = game.at["Pakistan"]
    game.set(pakistan, "governance", POOR, "4.2")
    decision = Decision("jihadist", MAJOR_JIHAD("Pakistan", dice), ("yes", "no"))
    forecast = registry.game("labyrinth").show.forecast(game, decision, "yes")
    assert forecast is not None
    assert forecast.outcomes[0].chance == chance


def test_coups_are_foreseen_as_they_are_rolled() -> None:
    position = open_position("standard", game="twilight", seed=4)
    session, show = position.session, position.definition.show
    session.run()
    compared = 0
    for at in drive(session, 150, 4):
        decision = at.pending
        if decision is None or decision.key != "coup-in":
            continue
        for i, option in enumerate(decision.options):
            forecast = show.forecast(at.game, decision, option)
            assert forecast is not None
            journal = at.foreseen(option, i, random_policy(i)).game.journal
            roll = next(e[2] for e in journal if e[0] == ROLL and e[2].args.get("c") == option)
            assert needed(roll) == (forecast.needed, forecast.added)
            assert forecast.chance == forecast.outcomes[0].chance
            compared += 1
    assert compared


def test_options_say_what_the_die_needs_and_how_likely_it_is(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["34", "war", "country pakistan"]).out
    assert re.search(r" \d+  Pakistan \(success \d+%\)", told)
    assert re.search(r"^roll \d-6: success \d+%, aid \d+%, nothing \d+%", told, re.MULTILINE)
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["34", "disrupt"]).out
    assert re.search(r"^ +1  \w+ .* 1 sleeper  +sure; 1 cell hit", told, re.MULTILINE)


def test_numbers_stand_in_a_row_and_a_single_modifier_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", CARTOONS, typed=["110", "deploy", "1"]).out
    assert re.search(r"^ +1  track +11 troops$", told, re.MULTILINE)
    assert "\n    1    2    3    4    5    6    7    8    9   10   11\n" in told
    monkeypatch.setenv("COLUMNS", "200")
    told = run("play", "awakening", "--us", "bot", "--seed", BROTHERS, typed=REACTION).out
    assert "roll 1-4: success 67%; reaction -2\n" in told


def test_a_high_screen_shows_what_is_there_in_a_long_list(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "high", 60)
    monkeypatch.setenv("COLUMNS", "200")
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["34", "war"]).out
    assert re.search(r"^ +\d+  Pakistan +\w+ 2, \w+, .* roll \d-6: success \d+%, ", told, re.MULTILINE)


# -- cards that ask ------------------------------------------------------------------------------------------------


def test_who_is_asked_by_a_card_reads_what_it_says(run: Run) -> None:
    """The bot has turned up a card that lets the US decide: nobody knows it by heart."""
    typed = ["100", "war", "united k", "110", "deploy", "track", "2", "hard"]
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", CARTOONS, typed=typed).out
    assert re.search(r"\(4\.9\.4, 96 Danish Cartoons\)\n  \w.*\n(  .*\n)*    1  hard\n", told)
    assert "turned up" not in told  # as it is played at once
    assert "  Jihadist action phase\n    Jihadist plays 96 Danish Cartoons: event\n" in told
    assert told.count("  Play if the troop level is not War.") == 1  # its own card is read once


def test_who_uses_a_card_of_the_other_side_is_told_of_its_event(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", CARTOONS, typed=["87", "undo", "74"]).out
    why = "condition not met: play if there is a country with cells not under Islamist Rule (6.2.6)"
    assert f"The event (Jihadist) cannot happen now: {why}." in " ".join(told.split())
    assert "The event (Jihadist) happens too, before or after operations with this card." in told


@pytest.mark.parametrize(
    ("card", "side", "becomes"),
    [
        ("King Abdullah", "us", "may"),
        ("Patriot Act", "us", "may"),
        ("Sanctions", "us", "cannot"),  # Patriot Act is not in effect
        ("Al-Jazeera", "us", "happens"),
        ("Al-Jazeera", "jihadist", "may"),
        ("FREs", "us", "cannot"),  # no troops in Iraq
        ("Madrassas", "us", "cannot"),  # only as the first card of a Jihadist action phase
        ("US Election", "us", "happens"),
        ("US Election", "jihadist", "happens"),
    ],
)
def test_a_hand_says_what_becomes_of_each_event(card: str, side: str, becomes: str) -> None:
    """Who uses a card whose event happens in any case should not learn it when it is too late."""
    game = after("labyrinth", "lets-roll", 1).game
    number = next(c.number for c in game.library.cards.values() if c.title == card)
    found = prospect(game, game.card(number), side)
    assert ("cannot" if found.why else "happens" if found.happens else "may") == becomes


def test_a_card_of_the_other_side_is_not_said_to_be_without_an_event(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 11, typed=["card 77", "card 120", "hand"]).out
    assert re.search(r"77 Al-Jazeera.*\n(  .*\n)+  The event \(Jihadist\) happens too", told)
    assert re.search(r"120 US Election.*\n(  .*\n)+  The event happens whenever", told)
    assert re.search(r"77  Al-Jazeera +3 ops  Jihadist +event happens\n", told)


def test_two_texts_of_cards_are_told_apart(run: Run) -> None:
    """A card that lets another be played stands below that one with its title."""
    told = run(
        "play", "lets-roll", "--jihadist", "bot", "--seed", COMMUNITY, typed=["18", "1", "reserves", "yes", "23"]
    ).out
    assert re.search(r"US: use 23 .*\n  Remove 1 cell .*\n  18 Intel Community: See the hand", told)


def test_a_question_that_is_asked_twice_says_for_the_which_time(run: Run) -> None:
    """And how many cells there are of each kind, and what a last card becomes that is not played."""
    typed = ["77", "3", "2", "6", "109", "1", "95", "disrupt", "1", "active"]
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 11, typed=typed).out
    first, second = (f"disrupt in Afghanistan (cell {n} of 2) (7.4.2" for n in (1, 2))
    assert told.index(first) < told.index(second)
    assert re.search(r"1  active cells +6 cells there\n +2  sleeper cells +5 cells there; becomes active\n", told)


def test_a_board_is_broken_between_its_columns_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide screen does not squeeze what lies in a space into as many lines as it has pieces."""
    definition = registry.game("labyrinth")
    signs = (Sign("sleeper cells", 2), Sign("active cells", 2), Sign("wmd cache", 3))
    tiles = (Tile("Saudi Arabia", (), (Sign("troops", 2),)), Tile("Pakistan", (), signs))
    now = Picture((), (Group("poor", tiles),))
    monkeypatch.setenv("COLUMNS", "200")
    told = drawing(definition).board(now, changes(None, now))
    assert [line for line in told if "2 sleepers, 2 active cells, 3 WMD" in line]


def test_cards_ask_in_the_language() -> None:
    game = registry.game("labyrinth")
    cards = game.cards.library.cards

    def asked(number: int, kind: type, language: str, *values: object) -> str:
        node = next(node for node in nodes(cards[number].tree) if isinstance(node, kind))
        names = tuple(dict.fromkeys(v.name for v in nodes(node) if isinstance(v, Variable)))[: len(values)]
        return sentence(Written(node, "", names)(*values), game, language, lambda card: cards[card].title)

    assert asked(99, Choose, "en") == "the US chooses a card from its hand"
    assert asked(71, Condition, "en") == "play if there are cells in Russia and Russia does not have the “CTR” marker"
    assert asked(22, Condition, "en") == "play if there is a country with cells (Israel, Jordan or Lebanon)"
    assert asked(91, Condition, "en").endswith("the number of untested Muslim countries other than Iran is at least 2")
    assert asked(39, May, "en") == "you may conduct Regime Change in Libya"
    assert asked(177, May, "de").startswith("du darfst einen ")
    assert asked(37, Condition, "de").startswith("spielbar, wenn ")
    assert asked(128, Choose, "pl") == "wybierz kraj muzułmański z komórkami"


def test_a_phase_is_headed_once_to_the_end_of_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(console: Console, decision: Decision) -> bool:
        console.session.answer(decision.options[0])
        return True

    monkeypatch.setattr(Console, "_turn", first)
    for seed in (1, 2, 3):
        told = run("play", "lets-roll", "--jihadist", "bot", "--seed", seed).out
        assert " wins in turn " in told
        headings = re.findall(r"^ {2}(\w+ action phase|Plots|End of turn)$", told, re.MULTILINE)
        assert all(one != other for one, other in pairwise(headings))


# -- trying and looking -------------------------------------------------------------------------------------------


def test_what_if_tells_how_often_and_changes_nothing(run: Run) -> None:
    typed = ["34", "disrupt", "what if 1", "what", "what if atlantis", "", "log"]
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=typed).out
    found = re.search(r"If (.+) \(\d+ tries; later choices by lot\):\n +100%  (.+): ", told)
    assert found is not None
    assert found[1] == found[2]
    assert "Say which: what if OPTION" in told
    assert "'atlantis' is not a legal answer" in told
    assert f"{found[1]} sleeper cells 1 -> 0" not in told[found.end() :]


def test_a_bot_is_explained_at_the_table(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["explain"]).out
    assert re.search(r"> .*Jihadist", told.partition("Type an answer")[2])
    told = run("play", "lets-roll", "--jihadist", "random", "--seed", 4, typed=["explain"]).out
    assert "No bot of the rulebook has played a card yet." in told


def test_tries_leave_the_game_as_it_is() -> None:
    session = played("lets-roll", 5, 7)
    decision = session.pending
    assert decision is not None
    before = session.game.values.copy(), len(session.game.journal), list(session.game.answers)
    found = tried(session, registry.game("labyrinth").show, decision.options[0], tries=5)
    assert found.tries == 5
    assert before == (session.game.values, len(session.game.journal), session.game.answers)
    assert session.pending is decision


def test_a_card_is_told_in_words_of_the_language(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, "--lang", "pl", typed=["card 40", "why"]).out
    assert "40 Mass Turnout (3 op., US)" in told
    assert "Zdarzenia nie można zagrać: " in told
    assert "Dżihadyści mogą wtedy usuwać kadry" in told


def test_one_place_is_shown_with_what_is_next_to_it(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["country iraq", "country x", "piles"]).out
    assert "Iraq: Poor 3, Adversary\nadjacent: " in told
    assert "Saudi Arabia (2 troops)" in told
    assert "there is no place 'x'" in told
    assert re.search(r"Discard pile: \d+ ", told)


def test_the_log_is_told_by_turn(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["log 1", "log 7"]).out
    assert told.count("\nTurn 1\n") == 2
    assert "There is no turn 7; this game has 1." in told


def test_help_is_about_the_question(run: Run) -> None:
    told = run("play", "lets-roll", "--jihadist", "bot", "--seed", 4, typed=["help", "34", "help"]).out
    assert "Answer with the number of a card" in told
    assert "Answer with the number or letter before an option" in told


# -- the end -----------------------------------------------------------------------------------------------------


def test_the_tracks_are_charted_at_the_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs and figures; without room for the figures, where each began and ended."""
    words = ("play", "lets-roll", "--us", "random", "--jihadist", "random", "--seed", 3)
    monkeypatch.setenv("COLUMNS", "100")
    whole = run(*words).out
    turns = int(re.findall(r"wins in turn (\d+)", whole)[0])
    line = re.search(r"^Prestige +\S+ +([\d ]+)$", whole, re.MULTILINE)
    assert line is not None
    assert len(line[1].split()) == turns
    monkeypatch.setenv("COLUMNS", "40")
    assert re.search(r"^Prestige +\S+ +\d+ -> \d+$", run(*words).out, re.MULTILINE)


def test_signs_rise_with_the_figures() -> None:
    signs = blocks()
    assert spark([1, 8, 8, 1]) == signs[0] + signs[-1] * 2 + signs[0]
    assert spark([3, 3]) == signs[0] * 2


# -- words -------------------------------------------------------------------------------------------------------


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words_of_the_table(language: str) -> None:
    for name in ("interface.ftl", *(f"{game}/table/words.ftl" for game in GAMES)):
        english, own = (folder("locale") / code / name for code in ("en", language))
        assert keys(own) == keys(english), name


def test_what_the_table_says_is_written_and_what_is_written_is_said() -> None:
    rooms = (HOUSE / "tools/daedalus_tools" / room for room in ("play", "commands"))
    source = "".join(file.read_text(encoding="utf-8") for room in rooms for file in room.glob("*.py"))
    said = set(re.findall(r"""\bui\(\s*["']([a-z-]+)["']""", source))
    written = {key.removeprefix("ui-") for key in keys(folder("locale") / "en" / "interface.ftl") if key[:3] == "ui-"}
    assert said <= written
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))
    spare = {key for key in written - said if key not in named and not key.startswith(("help-", "undo-"))}
    assert spare == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_said_with_and_without_a_figure(game: str) -> None:
    for language in languages():
        words = Words(registry.game(game), language)
        for key in keys(folder("locale") / language / game / "table" / "words.ftl"):
            assert words.word(key)
            assert words.word(key, 2)


def test_a_polish_board_has_no_english_in_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for titles of cards, and what the rulebook keeps."""
    monkeypatch.setenv("COLUMNS", "100")
    position = after("labyrinth", "lets-roll", 30)
    now = position.definition.show.picture(position.game, "us")._replace(rows=())
    told = "\n".join(drawing(position.definition, "pl").spaces(now, changes(None, now)))
    kept = {"Arabia", "Iran", "Sudan", "Syria", "Pakistan", "Somalia", "Serbia", "Tanzania"}
    english = {word for space in position.game.spaces for word in re.split(r"[ /]", space.name)} - kept
    assert english & set(re.findall(r"\w+", told)) == set()
    assert "troops" not in told
