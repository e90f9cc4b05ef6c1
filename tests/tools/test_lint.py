"""`daedalus lint`: everything wrong with all files in one run, each at its place, and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.data import folder
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.scenario import known
from daedalus.games.labyrinth.words import vocabulary
from daedalus.kit import registry
from daedalus.language.vocabulary import Hole
from daedalus.text import findings as english
from daedalus_tools.choosing import all_games
from daedalus_tools.cli import main
from daedalus_tools.lint.checking import check
from tests.tools.linting import CARD, SCENARIO, pair, write

Capture = pytest.CaptureFixture[str]


def codes(path: Path) -> list[str]:
    return [finding.code for finding in check([path]).findings]


def test_our_own_cards_are_clean(capsys: Capture) -> None:
    """`daedalus lint` alone checks every card that comes with the project."""
    assert main(["lint"]) == 0
    assert capsys.readouterr().out == f"{len(library().cards)} cards, 0 scenarios: no findings\n"


def test_our_own_scenarios_are_clean(capsys: Capture) -> None:
    """The boards and the tables that lie beside the scenarios are not taken for some."""
    assert main(["lint", str(folder("scenarios"))]) == 0
    every = sum(len(game.scenarios.known()) for game in all_games())
    assert capsys.readouterr().out == f"0 cards, {every} scenarios: no findings\n"


def test_a_finding_shows_the_place(tmp_path: Path, capsys: Capture) -> None:
    """File, line, column, the line itself and a caret under the word."""
    path = write(tmp_path, bad=CARD.replace("+1 prestige", "place 1 cell in Irak")) / "bad.card"
    assert main(["lint", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{path}:4:21: N001 ")
    assert lines[1].endswith("    place 1 cell in Irak")
    assert lines[2].index("^^^^") == lines[1].index("Irak")
    assert lines[-1] == "1 finding in 1 file (names 1)"


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
    assert "a.card" in english.message(finding)


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


def test_a_lone_card_is_compared_with_its_twin_beside_it(tmp_path: Path) -> None:
    """The cards of its folder are known, and what is wrong with them alone is not said."""
    cards = pair('  blocks "Tunnel"\n')
    cards["b"] = cards["b"].replace("+1 prestige", "+99 prestige")
    write(tmp_path, **cards)
    assert codes(tmp_path / "a.card") == ["D002"]


def test_a_lone_card_is_compared_with_the_cards_of_the_project(tmp_path: Path) -> None:
    write(tmp_path, **pair('  blocks "Pirates"\n'))
    assert codes(tmp_path / "a.card") == ["D002"]


def test_a_block_through_a_mark_of_another_name(tmp_path: Path) -> None:
    """A card that puts a mark in effect blocks what is blocked by that mark."""
    cards = pair('  blocks "Tunnel"\n', '  blocked by "Bridge-Tunnel"\n')
    cards["a"] += '    put "Bridge-Tunnel" in effect\n'
    assert codes(write(tmp_path, **cards)) == []


@pytest.mark.parametrize("clause", ["blocks", "blocked by", "allows", "requires"])
def test_a_name_that_no_card_has(tmp_path: Path, clause: str) -> None:
    """D003, with the nearest name."""
    [finding] = check([write(tmp_path, **pair(f'  {clause} "Tunel"\n'))]).findings
    assert (finding.code, english.help(finding)) == ("D003", "Did you mean 'Tunnel'?")


def test_cards_of_the_project_may_be_named(tmp_path: Path) -> None:
    """A pack of one's own may refer to any card that comes with Daedalus."""
    title = next(iter(library().cards.values())).title
    assert codes(write(tmp_path, **pair(f'  requires "{title}"\n'))) == []


@pytest.mark.parametrize("name", ["noise.card", "noise.yaml"])
def test_bytes_that_are_no_text(tmp_path: Path, name: str) -> None:
    """S000, never a traceback."""
    (tmp_path / name).write_bytes(b"card 1 \xff\xfe\x00")
    assert codes(tmp_path) == ["S000"]


def test_one_hopeless_file_hides_no_other(tmp_path: Path) -> None:
    """Noise, nothing at all, a novel, YAML that is none: each is one finding, and the others are read."""
    bad = CARD.replace("901", "902").replace("Bridge", "Tunnel").replace("prestige", "glory")
    write(tmp_path, a_yaml="game: [", empty="", good=CARD, bad=bad)
    write(tmp_path, novel="It was a dark and stormy night.\n" * 20_000)
    (tmp_path / "noise.card").write_bytes(bytes(range(256)))
    (tmp_path / "noise.yaml").write_bytes(bytes(range(256)))
    found = [(Path(f.file).name, f.code) for f in check([tmp_path]).findings]
    assert found == [
        ("a.yaml", "Y001"),
        ("bad.card", "N004"),
        ("empty.card", "S005"),
        ("noise.card", "S000"),
        ("noise.yaml", "S000"),
        ("novel.card", "S018"),
    ]


def test_a_card_that_is_one_long_line(tmp_path: Path, capsys: Capture) -> None:
    """Of a line wider than any screen the part around the mistake is shown."""
    path = write(tmp_path, a=CARD + f"    place 1 cell in {'x' * 100_000}\n") / "a.card"
    assert main(["lint", str(path)]) == 1
    assert max(map(len, capsys.readouterr().out.splitlines())) < 200 + len(str(path))


@pytest.mark.parametrize("name", ["missing.card", "folder/missing", "notes.txt", "."])
def test_a_path_that_cannot_be_checked(tmp_path: Path, name: str, capsys: Capture) -> None:
    """No such file, neither card nor scenario, or a folder without any: one message, exit 2."""
    (tmp_path / "notes.txt").write_text("hello")
    assert main(["lint", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.startswith(f"daedalus: {tmp_path}")


def test_a_file_that_may_not_be_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    """One finding, which says what to do; the others are checked all the same."""

    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    path = write(tmp_path, a=CARD) / "a.card"
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert main(["lint", str(path)]) == 1
    told = capsys.readouterr().out
    assert "S000 this file cannot be read: its owner has not allowed it\n" in told
    assert "help: Change its permissions, or use a copy of your own.\n" in told


def test_all_that_is_wrong_with_a_scenario(tmp_path: Path) -> None:
    """Every departure from the schema at its own line."""
    text = SCENARIO.replace("prestige: 7", "prestige: 70") + "countries:\n  Irak: {troops: 2}\n"
    findings = check([write(tmp_path, s_yaml=text)]).findings
    assert [(f.code, f.span.line) for f in findings] == [("Y001", 5), ("Y001", 9)]
    assert "Did you mean 'Iraq'?" in english.help(findings[1])
    assert findings[1].source[findings[1].span.column - 1 : findings[1].span.end - 1] == "Irak"


def test_every_unknown_key_of_a_scenario_is_found(tmp_path: Path) -> None:
    """Several in one place, each with the nearest key."""
    text = SCENARIO + "countries:\n  Irak: {troops: 2}\n  Eygpt: {}\n"
    findings = check([write(tmp_path, s_yaml=text)]).findings
    assert [(f.span.line, english.help(f).split("?")[0]) for f in findings] == [
        (9, "Did you mean 'Iraq'"),
        (10, "Did you mean 'Egypt'"),
    ]


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
    assert [finding.code for finding in findings if message in english.message(finding)] == ["Y002"]


def test_the_rule_that_a_scenario_breaks_is_told(tmp_path: Path, capsys: Capture) -> None:
    """What the engine cites in brackets is shown with its words."""
    write(tmp_path, s_yaml=SCENARIO + "countries: {Iran: {cells: 9}, Israel: {cells: 9}}\n")
    assert main(["lint", str(tmp_path)]) == 1
    assert "     rule 4.6.1: There are 15 cells" in capsys.readouterr().out


def test_mistakes_in_the_set_up_of_a_scenario(tmp_path: Path) -> None:
    """Its sentences are checked as those of a card."""
    text = SCENARIO + "setup: |\n  frob\n  test Irak\n"
    assert codes(write(tmp_path, s_yaml=text)) == ["N004", "N001"]


def test_a_scenario_may_use_cards_that_are_checked_with_it(tmp_path: Path) -> None:
    """A pack may bring cards of its own, with their marks."""
    assert codes(write(tmp_path, a=CARD, s_yaml=SCENARIO + "marks: [Bridge]\nremoved cards: [901]")) == []


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("", ["D004"]),
        ("removed cards: [1]\n", ["D004"]),
        ("marks: [Bridge]\n", []),
        ("countries: {Iraq: {marks: [Bridge]}}\n", []),
        ("sets: [base, ferries]\n", []),
        ("sets: [base, ferries]\nremoved cards: [901]\n", ["D004"]),
    ],
)
def test_a_card_that_no_scenario_uses(tmp_path: Path, more: str, found: list[str]) -> None:
    """Cards of its sets that it does not remove, and cards whose mark stands at the start, are used."""
    text = (SCENARIO if "sets" not in more else SCENARIO.replace("sets: [base]\n", "")) + more
    write(tmp_path / "ferries", a=CARD)
    assert codes(write(tmp_path, s_yaml=text)) == found


def test_cards_without_scenarios_are_not_asked_for_one(tmp_path: Path) -> None:
    """Whoever writes cards may write the scenario later; and our own cards do not hang on one scenario of a user."""
    assert codes(write(tmp_path / "ferries", a=CARD)) == []
    scenario = write(tmp_path, s_yaml=SCENARIO) / "s.yaml"
    checked = check([folder("cards"), scenario])
    assert [finding for finding in checked.findings if finding.code == "D004"] == []


def test_every_card_of_ours_is_used() -> None:
    """All cards beside all scenarios."""
    own = registry.default().id
    checked = check([folder("cards") / own, folder("scenarios") / own])
    assert checked.scenarios == len(known())
    assert [finding for finding in checked.findings if finding.code == "D004"] == []


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
    assert all(code[0] in "SNTHRL" for code in found)


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
    sections = [f"  {head}:\n" for head in ("event", "while in effect", "while in effect in c")]
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
        assert english.text(finding)
