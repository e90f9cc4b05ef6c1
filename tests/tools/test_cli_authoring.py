"""The frame of the command line, and the commands of those who write cards and scenarios."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import daedalus
from daedalus.core.compiled import COMPILED, build
from daedalus.core.errors import BrokenFile
from daedalus.data import folder
from daedalus.games.labyrinth.cites import CITES
from daedalus.games.labyrinth.library import library
from daedalus.kit.layout import columns
from daedalus.text.outline import filled, outline
from daedalus_tools import cli
from daedalus_tools.cli import main
from daedalus_tools.docs.shapes import EXPLAINED, shapes

Capture = pytest.CaptureFixture[str]


def daedalus_run(*args: str | Path, **about: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "daedalus_tools.cli", *map(str, args)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", **about)


# -- the frame ------------------------------------------------------------------------------------


def test_the_version_is_that_of_the_package(capsys: Capture) -> None:
    """`daedalus --version` says one line, and of the compiled build that it is that."""
    assert main(["--version"]) == 0
    said = f"daedalus {daedalus.__version__}" + (f" ({COMPILED})" if build() == COMPILED else "")
    assert capsys.readouterr().out == f"{said}\n"


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_a_page_of_help_is_no_wider_than_the_screen(
    name: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([name, "--help"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_the_version_comes_at_once() -> None:
    """Nothing is imported for it; the best of three runs takes a small part of the time that is allowed here."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        assert daedalus_run("--version").returncode == 0
        times.append(time.perf_counter() - start)
    assert min(times) < 0.5


def test_the_frame_imports_almost_nothing() -> None:
    """Neither our engine nor any library of weight is loaded to print the version."""
    heavy = ["lark", "ruamel", "attr", "jsonschema", "json", "argparse", "typing", "daedalus.core", "daedalus.language"]
    script = (
        "import sys; from daedalus_tools.cli import main; main(['--version']);"
        f"print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-S", "-c", script], capture_output=True, text=True, env=path_to_us())
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def path_to_us() -> dict[str, str]:
    """An environment in which our two packages are found without the site packages."""
    roots = {str(Path(module.__file__ or "").parents[1]) for module in (daedalus, cli)}
    return os.environ | {"PYTHONPATH": os.pathsep.join(sorted(roots))}


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"]])
def test_alone_it_lists_all_commands(args: list[str], capsys: Capture) -> None:
    """Each command with one line."""
    assert main(args) == 0
    out = capsys.readouterr().out
    for name, (_, help_) in cli.COMMANDS.items():
        assert any(line.split() == [name, *help_.split()] for line in out.splitlines())
    assert out.count("\n") < 24  # a small screen shows all of it, with the prompt


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_each_command_explains_itself(name: str, capsys: Capture) -> None:
    """`--help` shows what the command is for and an example that starts with it."""
    command = cli.load(name)
    assert command.HELP.endswith(".")
    assert command.EXAMPLE.startswith(f"daedalus {name}")
    assert main([name, "--help"]) == 0
    out = capsys.readouterr().out
    assert command.HELP.split() == out[out.index(command.HELP.split()[0]) :].split()[: len(command.HELP.split())]
    assert command.EXAMPLE in out


def test_a_command_that_does_not_exist_is_nearly_one_that_does(capsys: Capture) -> None:
    """A slip of the finger gets the right name back."""
    assert main(["lnit"]) == 2
    assert capsys.readouterr().err == "daedalus: there is no command 'lnit'; did you mean 'lint'?\n"


def test_a_word_like_no_command_gets_the_list(capsys: Capture) -> None:
    """When nothing is near, all commands are named."""
    assert main(["xyzzy"]) == 2
    assert "commands are: lint, cards" in capsys.readouterr().err


def test_wrong_options_are_wrong_use(capsys: Capture) -> None:
    """Exit code 2 and a usage line; an option is never guessed from its beginning."""
    assert main(["lint", "--form", "json"]) == 2
    assert main(["card", "--form", "12"]) == 2
    assert "usage: daedalus card" in capsys.readouterr().err


def raising(error: BaseException) -> Any:
    """A command that ends badly."""

    def run(args: Any) -> int:
        raise error

    return lambda name: SimpleNamespace(HELP="", EXAMPLE="", configure=lambda parser: None, run=run)


def test_what_a_person_can_mend_is_one_message(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """The message names the place; there is no traceback."""
    monkeypatch.setattr(cli, "load", raising(BrokenFile("this is broken", where="a.card", remedy="Mend it.")))
    assert main(["lint"]) == 2
    assert capsys.readouterr().err == "daedalus: a.card: this is broken\n  Mend it.\n"


def test_a_defect_of_ours_shows_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception that nobody foresaw is not hidden."""
    monkeypatch.setattr(cli, "load", raising(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        main(["lint"])


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """As a shell expects it: 128 and the number of the signal."""
    monkeypatch.setattr(cli, "load", raising(KeyboardInterrupt()))
    assert main(["lint"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    """`daedalus cards | head -1` prints one line and no complaint."""
    command = f"'{sys.executable}' -m daedalus_tools.cli cards | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""


def test_exit_codes_reach_the_shell(tmp_path: Path) -> None:
    """0 clean, 1 findings, 2 wrong use or input."""
    for name, track in (("good", "prestige"), ("bad", "prestidge")):
        text = f'card 901 "Bridge"\n  us, 2 ops\n  event:\n    +1 {track}\n'
        (tmp_path / f"{name}.card").write_text(text, encoding="utf-8")
    assert daedalus_run("lint", tmp_path / "good.card").returncode == 0
    assert daedalus_run("lint", tmp_path / "bad.card").returncode == 1
    missing = daedalus_run("lint", tmp_path / "missing.card")
    assert missing.returncode == 2
    assert missing.stderr.startswith("daedalus: ")
    assert "Traceback" not in missing.stderr


# -- cards and card -------------------------------------------------------------------------------


def test_cards_are_listed_in_columns(capsys: Capture) -> None:
    """One line a card, under a line of headings."""
    assert main(["cards"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["number", "name", "set"]
    assert rows[-1] == f"{len(library().cards)} cards"
    column = head.index("name")
    for row, card in zip(rows, library().cards.values(), strict=False):
        assert row[column:].startswith(card.title)


def test_cards_as_json(capsys: Capture) -> None:
    """All properties of every card, in the order of their numbers."""
    assert main(["cards", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert [card["number"] for card in cards] == sorted(library().cards)
    assert {"name", "association", "ops", "remove", "lapsing", "blocks", "blocked_by"} <= cards[0].keys()


def test_columns_are_aligned() -> None:
    """Numbers to the right, words to the left, nothing trails."""
    assert columns([("n", "word"), (1, "a"), (22, "bb")]) == [" n  word", " 1  a", "22  bb"]
    assert columns([]) == []


@pytest.mark.parametrize("number", [37, 41, 53, 104])
def test_a_card_is_shown_as_written_and_as_understood(number: int, capsys: Capture) -> None:
    """The source stands there line by line, and after it the outline."""
    assert main(["card", str(number)]) == 0
    out = capsys.readouterr().out
    card = library().cards[number]
    assert out.startswith(f"{number} {card.title}\n")
    for line in card.tree.source.splitlines():
        assert f"\n  {line}\n" in out
    assert "as understood" in out


def test_a_card_as_json(capsys: Capture) -> None:
    """Properties, source and outline in one object."""
    assert main(["card", "104", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["copies"] == [104, 105]
    assert data["source"].startswith("card 104, 105")
    assert [part["text"] for part in data["understood"]] == ["playable if", "event"]


@pytest.mark.parametrize("number", ["0", "241", "-3"])
def test_a_card_that_does_not_exist(number: str, capsys: Capture) -> None:
    """One message, exit 2."""
    assert main(["card", "--", number]) == 2
    assert capsys.readouterr().err == f"daedalus: there is no card {number!r}\n  `daedalus cards` lists them.\n"


def test_a_card_of_a_file_is_shown_with_what_it_asks_and_its_rules(tmp_path: Path, capsys: Capture) -> None:
    """As one of the deck, which can be called by its title too."""
    assert main(["card", "al-jazeera"]) == 0
    known = capsys.readouterr().out
    assert main(["card", "77"]) == 0
    assert capsys.readouterr().out == known
    assert "\nasks\n\n  choose country c where " in known
    assert "\n  4.2.3    Only Muslim countries have an alignment" in known
    file = tmp_path / "mine.card"
    file.write_text('card 300 "Mine"\n  us, 2 ops\n  event:\n    +1 prestige\n', encoding="utf-8")
    assert main(["card", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"file         {file}" in out
    assert "as understood\n\n  event" in out
    assert "\nasks\n" not in out


def test_the_outline_says_what_is_meant(capsys: Capture) -> None:
    """What the card leaves out, the outline fills in, with brackets and rules."""
    lines = [line.strip() for node in outline(library().cards[104].tree, CITES) for line in node.lines(margin=0)]
    assert "choose country d of (country in (c, Iran)) where cells in d > 0" in lines
    assert "remove 1 cell from d  4.8.4" in lines
    assert "if us plays it" in lines


def test_every_card_has_an_outline() -> None:
    """No kind of tree is beyond it, and each line has words."""
    for card in library().cards.values():
        for node in outline(card.tree, CITES):
            assert all(line.strip() for line in node.lines())
            assert node.data()["text"]


def test_patterns_are_filled_in_their_right_number() -> None:
    """One cell, two cells; of a choice of words the first."""
    pattern = "place {n:number} cell[s] in|at {c:country}"
    assert filled(pattern, ["1", "x"]) == "place 1 cell in x"
    assert filled(pattern, ["2", "x"]) == "place 2 cells in x"


# -- rules ----------------------------------------------------------------------------------------


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    """Tests that cite one rule, a heading, and one that does not exist."""
    (tmp_path / "test_a.py").write_text(
        '@rule("8.4.2", "8.4")\ndef test_one(): ...\n\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("5.0"))])\ndef test_two(x): ...\n\n'
        '@rule("99.1")\ndef test_three(): ...\n\n@rule("2.2")\ndef helper(): ...\n'
    )
    return tmp_path


def test_rules_are_listed_with_their_tests(tests_folder: Path, capsys: Capture) -> None:
    """Each rule, and under it the tests that cite it."""
    assert main(["rules", "--tests", str(tests_folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("8.4.2 "))
    assert lines[at + 1].strip() == "test_a.py::test_one"


def test_some_rules_are_listed_by_their_numbers(tests_folder: Path, capsys: Capture) -> None:
    """A rule with those below it; those of a pack with the pack; a number that no rule has is told."""
    assert main(["rules", "8.4.2", "5.0", "--tests", str(tests_folder)]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines() if not line.startswith(" ")] == ["8.4.2", "5.0"]
    assert "test_a.py::test_one" in out
    assert main(["rules", "8.4", "--json", "--tests", str(tests_folder)]) == 0
    below = [row["rule"] for row in json.loads(capsys.readouterr().out)["rules"]]
    assert "8.4.2" in below
    assert all(rule.startswith("8.4") for rule in below)
    assert main(["rules", "S.2"]) == 2
    assert "there is no rule 'S.2'" in capsys.readouterr().err
    assert main(["rules", "S.2", "--pack", str(folder("docs") / "examples" / "packs" / "silk-road")]) == 0
    assert capsys.readouterr().out.startswith("S.2      There are six pipelines")
    assert main(["rules", "S.2"]) == 2  # a pack is meant for one command


def test_coverage_names_what_is_missing(tests_folder: Path, capsys: Capture) -> None:
    """Uncited rules and unknown numbers are findings; a citation counts only on a test."""
    assert main(["rules", "--coverage", "--json", "--tests", str(tests_folder)]) == 1
    data = json.loads(capsys.readouterr().out)
    assert "8.4.2" not in data["uncited"]
    assert "2.2" in data["uncited"]
    assert [found["rule"] for found in data["unknown"]] == ["99.1"]
    assert len(data["uncited"]) == len(data["rules"]) - 2
    assert data["percent"] == round(200 / len(data["rules"]), 1)


def test_rules_without_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    """An installed package has no tests: it lists the rules, and cannot measure them."""
    assert main(["rules", "--tests", str(tmp_path / "nowhere")]) == 2
    monkeypatch.chdir(tmp_path)
    rules = folder("rules")
    monkeypatch.setattr(
        "daedalus_tools.docs.citations.folder", lambda name: rules if name == "rules" else tmp_path / "package" / name
    )
    assert main(["rules"]) == 0
    assert "\n4.9.3 " in capsys.readouterr().out
    assert main(["rules", "--coverage"]) == 2
    assert "--tests" in capsys.readouterr().err


# -- docs -----------------------------------------------------------------------------------------


def test_docs_are_written_once(tmp_path: Path, capsys: Capture) -> None:
    """Missing pages are findings of --check; written ones are up to date; a changed one is found and mended."""
    to = ["--to", str(tmp_path)]
    assert main(["docs", "--check", *to]) == 1
    assert not list(tmp_path.iterdir())
    assert main(["docs", *to]) == 0
    assert main(["docs", "--check", *to]) == 0
    page = tmp_path / "language.md"
    page.write_text(page.read_text(encoding="utf-8") + "more", encoding="utf-8")
    assert main(["docs", "--check", *to]) == 1
    assert "language.md" in capsys.readouterr().out.splitlines()[-1]
    assert main(["docs", *to]) == 0
    assert main(["docs", "--check", *to]) == 0


def test_docs_that_cannot_be_written(tmp_path: Path, capsys: Capture) -> None:
    """One message, exit 2."""
    (tmp_path / "file").write_text("")
    assert main(["docs", "--to", str(tmp_path / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_every_shape_of_the_grammar_is_explained() -> None:
    """No alternative of the grammar is without its explanation, and no explanation without its shape."""
    assert [shape.name for shape in shapes()] == list(EXPLAINED)
