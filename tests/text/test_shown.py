"""Boards, trials and games that are told speak the language that was asked for: no word of English is left in them.

What a command prints is compared with what it prints in English; a word of both is kept in the language, or part of a
name that has no translation. Conditions of cards are said by the room of card texts, and left out here."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.cards import ENGLISH, languages
from daedalus_tools.cli import main
from daedalus_tools.i18n.strange import kept_words
from daedalus_tools.i18n.untranslated import own_words, words
from tests.toy.game import GAME as TOY

LABYRINTH, TWILIGHT = registry.game("labyrinth"), registry.game("twilight")
OTHERS = [name for name in languages() if name != ENGLISH]
CARD = """card 902 "Tunnel"
  us, 2 ops, mark
  event:
    remove 1 cell from Libya
    place besieged regime in Somalia
    choose a country c where cells > 9
    test c
    +1 prestige
"""
Say = Callable[..., str]

each_language = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """What a command prints in a language."""
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")

    def run(language: str, *command: str) -> str:
        assert main([*command, "--lang", language]) in (0, 1), capsys.readouterr().err
        return capsys.readouterr().out

    return run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Whole games of both, and one of them where it waits for an answer."""
    home = tmp_path_factory.mktemp("games")
    files = {name: str(home / f"{name}.game") for name in ("lets-roll", "isil", "standard", "begun")}
    for name, (side, seed) in {
        "lets-roll": ("jihadist", "6"), "isil": ("jihadist", "3"), "standard": ("ussr", "3")
    }.items():  # fmt: skip
        whole = ["play", name, "--us", "random", f"--{side}", "random", "--seed", seed, "--save", files[name]]
        assert main(whole) == 0
    assert main(["replay", files["isil"], "--to", "60", "--save", files["begun"]]) == 0
    return files


@functools.cache
def names(game: Definition) -> re.Pattern[str]:
    """What is called the same everywhere: cards, scenarios by title and by the name that is typed, lasting events."""
    known = {
        *game.scenarios.known(),
        "Tunnel",
        "The Awakening",
        *(card.title for card in game.cards.library.cards.values()),
    }
    known |= {str(game.scenarios.load(name).data["name"]) for name in game.scenarios.known()}
    known |= {card.tree.mark for card in game.cards.library.cards.values() if card.tree.mark}
    known |= {block.mark for card in game.cards.library.cards.values() for block in card.tree.lasting}
    return re.compile("|".join(map(re.escape, sorted(known, key=len, reverse=True))))


@functools.cache
def conditions(game: Definition) -> re.Pattern[str]:
    texts = {c.text for card in game.cards.library.cards.values() for c in card.tree.conditions}
    return re.compile("|".join(map(re.escape, sorted(texts, key=len, reverse=True))))


def told(text: str, game: Definition) -> list[str]:
    """The words of what was printed, without names, conditions and lines of a card that was typed in."""
    assert "#" not in text
    text = re.sub(r"\s+", " ", text)  # a line may have been folded inside a name
    for known in (conditions(game), names(game)):
        text = known.sub(" ", text)
    for line in CARD.splitlines()[3:]:
        text = text.replace(line.strip(), " ")
    return words(text)


def left(english: str, other: str, game: Definition, language: str) -> set[str]:
    """The words that were left in English."""
    kept = kept_words(language) | own_words(game, language)
    both = set(told(english, game)) & set(told(other, game))
    return both - kept


def assert_told(say: Say, game: Definition, language: str, *command: str) -> None:
    english, other = say(ENGLISH, *command), say(language, *command)
    assert len(told(english, game)) > 4, english
    assert left(english, other, game, language) == set(), " ".join(command)


@each_language
@pytest.mark.parametrize("scenario", ["lets-roll", "anaconda", "isil", "campaign"])
def test_a_board_of_labyrinth(say: Say, scenario: str, language: str) -> None:
    for more in ((), ("--all",), ("pakistan",), ("us",)):
        assert_told(say, LABYRINTH, language, "inspect", scenario, *more)


@each_language
@pytest.mark.parametrize("scenario", ["standard", "late-war", "chinese-civil-war"])
def test_a_board_of_twilight(say: Say, scenario: str, language: str) -> None:
    for more in ((), ("--all",)):
        assert_told(say, TWILIGHT, language, "inspect", scenario, *more)


@each_language
def test_a_saved_game(say: Say, saved: dict[str, str], language: str) -> None:
    for more in ((), ("--all",), ("jihadist",)):
        assert_told(say, LABYRINTH, language, "inspect", saved["begun"], *more)
    assert_told(say, TWILIGHT, language, "inspect", saved["standard"], "--all")


@each_language
def test_a_game_told_in_short_with_its_end(say: Say, saved: dict[str, str], language: str) -> None:
    for name, game in (("lets-roll", LABYRINTH), ("isil", LABYRINTH), ("standard", TWILIGHT)):
        assert_told(say, game, language, "replay", saved[name], "--brief")


@each_language
def test_a_game_told_by_steps_or_half(say: Say, saved: dict[str, str], language: str) -> None:
    assert_told(say, LABYRINTH, language, "replay", saved["begun"], "--step")
    last = [say(name, "replay", saved["begun"]).splitlines()[-1] for name in (ENGLISH, language)]
    assert left(*last, LABYRINTH, language) == set()


@each_language
def test_a_trial(say: Say, tmp_path: Path, language: str) -> None:
    path = tmp_path / "902-tunnel.card"
    path.write_text(CARD, encoding="utf-8")
    for card, scenario, side in (("80", "lets-roll", "jihadist"), ("30", "anaconda", "us"), ("61", "lets-roll", "us")):
        assert_told(say, LABYRINTH, language, "try", card, "--scenario", scenario, "--as", side)
    assert_told(say, TWILIGHT, language, "try", "26", "--scenario", "standard", "--as", "us")
    asked = ("--ask", "5 > 4", "--then", "+1 prestige")
    assert_told(say, LABYRINTH, language, "try", str(path), "--scenario", "lets-roll", "--as", "us", *asked)


@pytest.mark.parametrize(
    "command", [("inspect", "isil", "--all"), ("try", "80", "--scenario", "lets-roll", "--as", "us")]
)
def test_english_would_be_found(say: Say, command: tuple[str, ...]) -> None:
    """What this page looks for it finds."""
    english = say(ENGLISH, *command)
    assert len(left(english, english, LABYRINTH, "pl")) > 5


def test_a_game_without_words_of_a_language_is_shown_with_those_of_all_games(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    game = registry.game(TOY.id)
    scenario = game.scenarios.known()[0]
    shown = say("de", "inspect", scenario, "--all", "--game", game.id)
    assert "\nFelder\n" in shown
    assert "\n  Mill: red; 1 guard\n    benachbart: Source, Ford, Weir\n" in shown
    assert "\nAndauernde Ereignisse in Kraft\n" in shown
    assert "Karten: Red 0, Blue 0" in shown
