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
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.errors import BrokenFile
from daedalus.data import folder
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.vocabulary import vocabulary
from daedalus.language.vocabulary import Hole
from daedalus_tools import cli
from daedalus_tools.checking import check
from daedalus_tools.cli import main
from daedalus_tools.output import columns
from daedalus_tools.shapes import EXPLAINED, shapes
from daedalus_tools.tree import filled, outline

Capture = pytest.CaptureFixture[str]

CARD = 'card 901 "Bridge"\n  us, 2 ops, mark\n  event:\n    +1 prestige\n'
SCENARIO = "name: Test\ngame: labyrinth\nyear: 2001\nsets: [base]\nprestige: 7\nfunding: 5\nus posture: hard\n"


def daedalus_run(*args: str | Path, **about: Any) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "daedalus_tools.cli", *map(str, args)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", **about)


def write(to: Path, **files: str) -> Path:
    """A folder of files: `write(tmp_path, a=CARD, s_yaml=...)`; `_yaml` becomes a scenario, the rest cards."""
    for name, text in files.items():
        path = to / (name.replace("_yaml", ".yaml") if name.endswith("_yaml") else f"{name}.card")
        path.write_text(text, encoding="utf-8")
    return to


def codes(path: Path) -> list[str]:
    return [finding.code for finding in check([path]).findings]


# -- the frame ------------------------------------------------------------------------------------


def test_the_version_is_that_of_the_package(capsys: Capture) -> None:
    """`daedalus --version` says one line."""
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"daedalus {daedalus.__version__}\n"


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
    assert main(["card", "twelve"]) == 2
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
    write(tmp_path, good=CARD, bad=CARD.replace("prestige", "prestidge"))
    assert daedalus_run("lint", tmp_path / "good.card").returncode == 0
    assert daedalus_run("lint", tmp_path / "bad.card").returncode == 1
    missing = daedalus_run("lint", tmp_path / "missing.card")
    assert missing.returncode == 2
    assert missing.stderr.startswith("daedalus: ")
    assert "Traceback" not in missing.stderr


# -- lint -----------------------------------------------------------------------------------------


def test_our_own_cards_are_clean(capsys: Capture) -> None:
    """`daedalus lint` alone checks every card that comes with the project."""
    assert main(["lint"]) == 0
    assert capsys.readouterr().out == f"{len(library().cards)} cards, 0 scenarios: no findings\n"


def test_our_own_scenarios_are_clean(capsys: Capture) -> None:
    """The board and the tables that lie beside the scenarios are not taken for some."""
    assert main(["lint", str(folder("scenarios"))]) == 0
    assert capsys.readouterr().out == "0 cards, 4 scenarios: no findings\n"


def test_a_finding_shows_the_place(tmp_path: Path, capsys: Capture) -> None:
    """File, line, column, the line itself and a caret under the word."""
    path = write(tmp_path, bad=CARD.replace("+1 prestige", "place 1 cell in Irak")) / "bad.card"
    assert main(["lint", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{path}:4:21: N001 ")
    assert lines[1].endswith("    place 1 cell in Irak")
    assert lines[2].index("^^^^") == lines[1].index("Irak")
    assert lines[-1] == "1 finding in 1 file"


def test_one_mistake_never_hides_another(tmp_path: Path) -> None:
    """All findings of all files come in one run, in the order of files and lines."""
    bad = CARD.replace("us, 2 ops", "us, 9 ops").replace("+1 prestige", "frob\n    +1 prestidge")
    write(tmp_path, a=bad, b=bad.replace("901", "902").replace("Bridge", "Tunnel"))
    findings = check([tmp_path]).findings
    assert [(Path(f.file).name, f.span.line) for f in findings if f.code[0] in "HN"] == [
        *(("a.card", line) for line in (2, 4, 5)),
        *(("b.card", line) for line in (2, 4, 5)),
    ]


def test_findings_as_json(tmp_path: Path, capsys: Capture) -> None:
    """For programs: every finding with code, file, line and columns, and how much was read."""
    write(tmp_path, bad=CARD.replace("prestige", "prestidge"), s_yaml=SCENARIO)
    assert main(["lint", str(tmp_path), "--format", "json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["cards"] == 1
    assert data["scenarios"] == 1
    [finding] = data["findings"]
    assert finding["code"] == "N004"
    assert (finding["line"], finding["column"]) == (4, 6)


def test_the_same_number_twice(tmp_path: Path) -> None:
    """D001 points at the first line of the later file and names the earlier one."""
    write(tmp_path, a=CARD, b=CARD.replace("Bridge", "Tunnel"))
    [finding] = check([tmp_path]).findings
    assert finding.code == "D001"
    assert Path(finding.file).name == "b.card"
    assert finding.span.line == 1
    assert "a.card" in finding.message


def pair(blocks: str = "", blocked: str = "") -> dict[str, str]:
    """Two cards, the first with a clause `blocks`, the second with a clause `blocked by`."""
    head = "  us, 2 ops, mark\n"
    event = "  event:\n    +1 prestige\n"
    return {
        "a": f'card 901 "Bridge"\n{head}{blocks}{event}',
        "b": f'card 902 "Tunnel"\n{head}{blocked}{event}',
    }


def test_blocks_that_agree_are_fine(tmp_path: Path) -> None:
    """Each card names the other; a side in `blocked by` changes nothing."""
    assert codes(write(tmp_path, **pair('  blocks "Tunnel"\n', '  blocked by "Bridge"\n'))) == []
    assert codes(write(tmp_path, **pair('  blocks "Tunnel"\n', '  blocked by "Bridge" if us\n'))) == []


@pytest.mark.parametrize(
    ("clauses", "file", "column"),
    [(('  blocks "Tunnel"\n', ""), "a.card", 10), (("", '  blocked by "Bridge"\n'), "b.card", 14)],
)
def test_a_block_that_only_one_card_knows(tmp_path: Path, clauses: tuple[str, str], file: str, column: int) -> None:
    """D002 points at the name of the other card."""
    [finding] = check([write(tmp_path, **pair(*clauses))]).findings
    assert (finding.code, Path(finding.file).name) == ("D002", file)
    assert (finding.span.line, finding.span.column) == (3, column)


def test_a_lone_card_is_not_asked_about_its_twin(tmp_path: Path) -> None:
    """Whether two cards agree is a question to the folder that holds both."""
    write(tmp_path, **pair('  blocks "Tunnel"\n'))
    assert codes(tmp_path / "a.card") == []


def test_a_block_through_a_mark_of_another_name(tmp_path: Path) -> None:
    """A card that puts a mark in effect blocks what is blocked by that mark."""
    cards = pair('  blocks "Tunnel"\n', '  blocked by "Bridge-Tunnel"\n')
    cards["a"] += '    put "Bridge-Tunnel" in effect\n'
    assert codes(write(tmp_path, **cards)) == []


@pytest.mark.parametrize("clause", ["blocks", "blocked by", "allows", "requires"])
def test_a_name_that_no_card_has(tmp_path: Path, clause: str) -> None:
    """D003, with the nearest name."""
    [finding] = check([write(tmp_path, **pair(f'  {clause} "Tunel"\n'))]).findings
    assert (finding.code, finding.help) == ("D003", "Did you mean 'Tunnel'?")


def test_cards_of_the_project_may_be_named(tmp_path: Path) -> None:
    """A pack of one's own may refer to any card that comes with Daedalus."""
    title = next(iter(library().cards.values())).title
    assert codes(write(tmp_path, **pair(f'  requires "{title}"\n'))) == []


def test_a_finding_may_be_allowed_with_a_reason(tmp_path: Path) -> None:
    """A comment on the line names the code and says why; without a reason it does nothing."""
    assert codes(write(tmp_path, **pair('  requires "Ferry"  # allow D003: it is in another set\n'))) == []
    assert codes(write(tmp_path, **pair('  requires "Ferry"  # allow D003:\n'))) == ["D003"]
    assert codes(write(tmp_path, **pair('  requires "Ferry"  # allow D002: wrong code\n'))) == ["D003"]


@pytest.mark.parametrize("name", ["noise.card", "noise.yaml"])
def test_bytes_that_are_no_text(tmp_path: Path, name: str) -> None:
    """S000, never a traceback."""
    (tmp_path / name).write_bytes(b"card 1 \xff\xfe\x00")
    assert codes(tmp_path) == ["S000"]


@pytest.mark.parametrize("name", ["missing.card", "folder/missing", "notes.txt", "."])
def test_a_path_that_cannot_be_checked(tmp_path: Path, name: str, capsys: Capture) -> None:
    """No such file, neither card nor scenario, or a folder without any: one message, exit 2."""
    (tmp_path / "notes.txt").write_text("hello")
    assert main(["lint", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.startswith(f"daedalus: {tmp_path}")


def test_a_file_that_may_not_be_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    """One message, exit 2."""

    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    path = write(tmp_path, a=CARD) / "a.card"
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert main(["lint", str(path)]) == 2
    assert capsys.readouterr().err == f"daedalus: {path}: this file cannot be read (Permission denied)\n"


def test_all_that_is_wrong_with_a_scenario(tmp_path: Path) -> None:
    """Every departure from the schema at its own line."""
    text = SCENARIO.replace("prestige: 7", "prestige: 70") + "countries:\n  Irak: {troops: 2}\n"
    findings = check([write(tmp_path, s_yaml=text)]).findings
    assert [(f.code, f.span.line) for f in findings] == [("Y001", 5), ("Y001", 9)]
    assert "Did you mean 'Iraq'?" in findings[1].help


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("countries: {Iran: {cells: 9}, Israel: {cells: 9}}", "18 cells on the map"),
        ("marks: [Nonsense]", "no card has the mark 'Nonsense'"),
        ("removed cards: [999]", "there is no card 999"),
        ("countries: {Iraq: {governance: poor}}", "Iraq has a governance but no alignment"),
    ],
)
def test_a_scenario_that_cannot_be_set_up(tmp_path: Path, more: str, message: str) -> None:
    """What a schema cannot say is found too."""
    findings = check([write(tmp_path, s_yaml=SCENARIO + more)]).findings
    assert [finding.code for finding in findings if message in finding.message] == ["Y002"]


def test_mistakes_in_the_set_up_of_a_scenario(tmp_path: Path) -> None:
    """Its sentences are checked as those of a card."""
    text = SCENARIO + "setup: |\n  frob\n  test Irak\n"
    assert codes(write(tmp_path, s_yaml=text)) == ["N004", "N001"]


def test_a_scenario_may_use_cards_that_are_checked_with_it(tmp_path: Path) -> None:
    """A pack may bring cards of its own, with their marks."""
    assert codes(write(tmp_path, a=CARD, s_yaml=SCENARIO + "marks: [Bridge]\nremoved cards: [901]")) == []


def test_other_yaml_files_in_a_folder_are_left_alone(tmp_path: Path) -> None:
    """Only what has the keys of a scenario is taken for one; a file that is named is always checked."""
    write(tmp_path, a=CARD, other_yaml="rules: {}\n")
    assert codes(tmp_path) == []
    assert codes(tmp_path / "other.yaml") != []


@pytest.mark.parametrize(
    "body",
    [
        "play if " + "(" * 60 + "prestige > 1" + ")" * 60,
        "play if " + "not " * 95 + "any country",
        "play if prestige > " + "1 + " * 90 + "1",
        "play if prestige > " + "9" * 300,
        "play if " + "x" * 5000,
        "event:\n" + "".join("  " * i + "for each c in countries:\n" for i in range(2, 40)),
        "event:\n    do 99999999999 of:\n      option: +1 prestige",
        "event:\n    choose the\n    the\n    set Iraq to " + "opposite of " * 30 + "hard",
        "while in effect:\n    the: yes\n    when a: end this",
    ],
)
def test_monstrous_cards_are_findings(tmp_path: Path, body: str) -> None:
    """What is too deep, too long or too large is said to be so, or simply read."""
    found = codes(write(tmp_path, a=f'card 901 "Bridge"\n  us, 2 ops\n  {body}\n'))
    assert all(code[0] in "SNTH" for code in found)


@given(st.binary(max_size=200))
def test_any_bytes_give_findings(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    """Whatever a file holds, the linter says what it thinks of it."""
    where = tmp_path_factory.mktemp("bytes")
    (where / "a.card").write_bytes(content)
    (where / "b.yaml").write_bytes(content)
    assert check([where / "a.card"]).findings
    assert check([where / "b.yaml"]).findings


KEYWORDS = "if else for each in may do of option with choose let as when ends where not and or is highest any no every"
SIGNS = [
    "(",
    ")",
    ",",
    ":",
    "+",
    "-",
    "*",
    "=",
    "<",
    "<>",
    "1",
    "2",
    '"Bridge"',
    "Iraq",
    "Iran",
    "c",
    "it",
    "the",
    "us",
]


def soup() -> st.SearchStrategy[str]:
    """A card of lines that are words and patterns of the language in any order, indented at will."""
    literals = {lit for word in vocabulary().words for part in word.parts if not isinstance(part, Hole) for lit in part}
    piece = st.sampled_from([*sorted(literals), *KEYWORDS.split(), *SIGNS])
    pattern = st.builds(
        lambda word, fill: " ".join(fill if isinstance(p, Hole) else min(p) for p in word.parts),
        st.sampled_from(vocabulary().words),
        piece,
    )
    block = st.sampled_from(
        ["if us:", "else:", "may:", "do 1 of:", "option:", "for each c in countries:", "disrupt, with:"]
    )
    words = st.lists(piece | pattern, min_size=1, max_size=5).map(" ".join)
    line = st.builds(lambda n, text: "  " * n + text, st.integers(2, 4), block | pattern | words)
    sections = [f"  {head}:\n" for head in ("event", "while in effect", "while in effect in c", "play if any country")]
    section = st.builds(
        lambda head, lines: head + "\n".join(lines), st.sampled_from(sections), st.lists(line, max_size=5)
    )
    return st.lists(section, max_size=3).map(lambda parts: "\n".join(['card 901 "Bridge"', "  us, 2 ops", *parts, ""]))


@given(soup())
def test_any_words_give_findings(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Words of the language in any order are either a card or findings with a place in the file."""
    path = tmp_path_factory.mktemp("soup") / "a.card"
    path.write_text(text, encoding="utf-8")
    for finding in check([path]).findings:
        assert 1 <= finding.span.line <= text.count("\n") + 1
        assert finding.span.column >= 1
        assert finding.text()


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


@pytest.mark.parametrize("number", ["0", "121", "-3"])
def test_a_card_that_does_not_exist(number: int, capsys: Capture) -> None:
    """One message, exit 2."""
    assert main(["card", "--", number]) == 2
    assert capsys.readouterr().err == f"daedalus: there is no card {number} (1 to 120)\n"


def test_the_outline_says_what_is_meant(capsys: Capture) -> None:
    """What the card leaves out, the outline fills in, with brackets and rules."""
    lines = [line.strip() for node in outline(library().cards[104].tree) for line in node.lines(margin=0)]
    assert "choose country d of (country in (c, Iran)) where cells in d > 0" in lines
    assert "remove 1 cell from d  4.8.4" in lines
    assert "if us plays it" in lines


def test_every_card_has_an_outline() -> None:
    """No kind of tree is beyond it, and each line has words."""
    for card in library().cards.values():
        for node in outline(card.tree):
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
    """An installed package has no tests: it says so, exit 2."""
    assert main(["rules", "--tests", str(tmp_path / "nowhere")]) == 2
    monkeypatch.chdir(tmp_path)
    rules = folder("rules")
    monkeypatch.setattr(
        "daedalus_tools.citations.folder", lambda name: rules if name == "rules" else tmp_path / "package" / name
    )
    assert main(["rules"]) == 2
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
