"""Which game a command is about: what is said, the environment, the file, the name of a scenario, or the first game."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.language.roles import Place
from daedalus.language.vocabulary import Vocabulary
from daedalus_tools import first_files
from daedalus_tools.choosing import chosen, is_scenario
from daedalus_tools.cli import main

Capture = pytest.CaptureFixture[str]
MODULE = "a_game_of_ferries"
SCHEMA = """{"required": ["name", "game", "boats", "{weather}"], "properties": {"name": {"type": "string"},
"game": {"enum": ["ferries"]}, "boats": {"$ref": "#/definitions/boats"}, "{weather}": {"enum": ["fair", "foul"]}},
"definitions": {"boats": {"description": "How many\\n there are.", "type": "integer", "minimum": 2}}}"""


@pytest.fixture
def ferries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Definition]:
    """A second game in the house, with a scenario, a schema and a few words."""
    words = Vocabulary("ferries")
    words.sides = ("red", "blue")
    words.type("port", "ports", "g.at[{!r}]")
    words.name("Dover", "port")

    @words.verb("sail to {p:port}", key="sail", rule="1", example="sail to Dover", changes=(), p=Place())
    def sail(g: object, me: str, p: object) -> None:
        """A boat goes there."""

    class Ferries(Definition):
        id = "ferries"
        name = "Ferries"
        sides = {"red": "Red", "blue": "Blue"}

        @property
        def home(self) -> Path:
            return tmp_path / "ferries"

        def step(self, game: object) -> None:
            raise AssertionError("nobody plays it")

        def vocabulary(self) -> Vocabulary:
            return words

    game = Ferries()
    game.scenarios_home.mkdir(parents=True)
    (game.cards_home / "base").mkdir(parents=True)
    (game.scenarios_home / "calm.yaml").write_text("name: Calm\n", encoding="utf-8")
    (game.scenarios_home / "scenario.schema.json").write_text(SCHEMA, encoding="utf-8")
    module = types.ModuleType(MODULE)
    module.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, MODULE, module)
    monkeypatch.setenv(registry.VARIABLE, MODULE)
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    registry._modules.cache_clear()
    registry._loaded.cache_clear()
    yield game
    registry._modules.cache_clear()
    registry._loaded.cache_clear()


def test_without_a_word_it_is_the_first_game(ferries: Definition) -> None:
    for file in ("lets-roll", "nowhere", "no/such.yaml", None):
        assert chosen(None, file) is registry.default()


def test_what_is_said_comes_first_then_the_environment(ferries: Definition, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen("ferries", "lets-roll") is ferries
    monkeypatch.setenv("DAEDALUS_GAME", "ferries")
    assert chosen(None, "lets-roll") is ferries
    assert chosen("labyrinth", "calm") is registry.default()


def test_a_file_says_its_game(ferries: Definition, tmp_path: Path) -> None:
    """Also one that is broken elsewhere, and a saved game; a key further in means nothing."""
    scenario, saved = tmp_path / "mine.yaml", tmp_path / "tonight.game"
    scenario.write_text("name: [\ngame: 'ferries'\n", encoding="utf-8")
    saved.write_text("daedalus save: 1\ngame: ferries\ndata:\n  game: labyrinth\n", encoding="utf-8")
    assert chosen(None, scenario) is chosen(None, saved) is ferries
    scenario.write_text("name: x\ndata:\n  game: ferries\n", encoding="utf-8")
    assert chosen(None, scenario) is registry.default()
    scenario.write_text("game: chess\n", encoding="utf-8")
    with pytest.raises(DaedalusError, match="there is no game 'chess' here"):
        chosen(None, scenario)


def test_a_file_is_known_by_its_folder(ferries: Definition, tmp_path: Path) -> None:
    assert chosen(None, ferries.cards_home / "base" / "1.card") is ferries
    assert chosen(None, tmp_path / "cards" / "ferries" / "mine" / "1.card") is ferries
    assert chosen(None, tmp_path / "elsewhere" / "1.card") is registry.default()
    assert chosen(None, ferries.scenarios_home / "calm.yaml") is ferries


def test_a_scenario_is_known_by_its_name(ferries: Definition) -> None:
    assert chosen(None, "calm") is ferries
    assert is_scenario("calm")
    assert is_scenario("lets-roll")
    assert not is_scenario("storm")


@pytest.mark.parametrize("command", [["cards"], ["new", "card"], ["docs"], ["rules"], ["inspect", "lets-roll"]])
def test_an_unknown_game_is_one_message(
    command: list[str], ferries: Definition, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Every command takes `--game`, a subcommand too."""
    assert main([*command, "--game", "chess"]) == 2
    monkeypatch.setenv("DAEDALUS_GAME", "chess")
    assert main(command) == 2
    assert capsys.readouterr().err.splitlines() == [
        "daedalus: --game: there is no game 'chess' here",
        "  Known: labyrinth, twilight, ferries.",
        "daedalus: DAEDALUS_GAME: there is no game 'chess' here",
        "  Known: labyrinth, twilight, ferries.",
    ]


def test_a_first_card_is_made_from_the_words(
    ferries: Definition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "--game", "ferries", "card", "--title", "Fog"]) == 0
    tree, findings = ferries.cards.read(Path("001-fog.card"))
    assert findings == []
    assert tree is not None
    assert (tree.association, tree.ops, tree.title) == ("red", 2, "Fog")
    assert "    sail to Dover\n" in tree.source


def test_a_first_scenario_is_made_from_the_schema(ferries: Definition, tmp_path: Path) -> None:
    """What must be there is there, braces and all, each value with what the schema says of it."""
    out = tmp_path / "mine.yaml"
    assert main(["new", "scenario", "--game", "ferries", "--out", str(out)]) == 0
    schema, _, *lines = out.read_text(encoding="utf-8").splitlines()
    assert schema == f"# yaml-language-server: $schema={ferries.scenarios.schema_file.as_uri()}"
    assert lines == [
        "name: My Scenario",
        "game: ferries",
        "# How many there are.",
        "boats: 2",
        '{weather}: "fair"',
    ]


@pytest.mark.parametrize(
    ("about", "value"),
    [
        ({"type": "integer", "maximum": -3}, -3),
        ({"type": "array", "minItems": 2, "items": {"type": "boolean"}}, [False, False]),
        ({"type": "object", "required": ["a"], "properties": {"a": {"type": "string", "minLength": 1}}}, {"a": "x"}),
        ({"default": 7, "type": "integer"}, 7),
        ({}, {}),
    ],
)
def test_the_plainest_value_that_a_schema_allows(about: dict[str, object], value: object) -> None:
    assert first_files._value(about, {}) == value


def test_a_side_of_another_game_is_refused(ferries: Definition, capsys: Capture) -> None:
    assert main(["play", "lets-roll", "--red", "random"]) == 2
    assert "there is no side 'red' in Labyrinth" in capsys.readouterr().err


def test_the_pages_of_another_game_have_its_name(ferries: Definition, tmp_path: Path) -> None:
    (ferries.cards_home / "base" / "1.card").write_text(
        'card 1 "Fog"\n  red, 1 op\n  event:\n    sail to Dover\n', encoding="utf-8"
    )
    assert main(["docs", "--game", "ferries", "--to", str(tmp_path / "out")]) == 0
    made = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.md")}
    assert made == {"language-ferries.md", "cards/ferries-base.md"}


def test_a_game_without_a_list_of_rules_has_none(ferries: Definition, capsys: Capture) -> None:
    assert main(["rules", "--game", "ferries"]) == 0
    assert capsys.readouterr().out == "Ferries has no list of rules.\n"
