"""How findings are told: to people, to programs, to code scanners and to GitHub, and what a code means."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from daedalus.language.findings import Finding, Span
from daedalus_tools.cli import main
from daedalus_tools.lint import diagnostics, registry, sarif
from daedalus_tools.lint.annotations import line as annotation
from tests.tools.linting import CARD, pair, write

Capture = pytest.CaptureFixture[str]

FINDING = Finding.of(
    "N001", "a.card", Span(4, 21, 25), "    place 1 cell in Irak", rule="4.3.3", name="Irak", near=("Iraq",)
)


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


# -- for people --------------------------------------------------------------------------------------


def test_a_finding_is_told_with_its_words_its_rule_and_its_remedy() -> None:
    assert diagnostics.text(FINDING, "write 'Iraq'").splitlines() == [
        "a.card:4:21: N001 there is no 'Irak'",
        "   4 |     place 1 cell in Irak",
        "     |                     ^^^^",
        "     rule 4.3.3: Israel's posture is always Hard.",
        "     help: Did you mean Iraq?",
        "     fix: write 'Iraq'",
    ]


def test_the_rule_of_a_code_stands_in_for_one_that_is_missing() -> None:
    """A finding that names no rule is shown with those of its code."""
    finding = Finding.of("H001", "a.card", Span(1, 1, 2), sides=("us",))
    assert "rule 4.10.4: Every event is associated" in diagnostics.text(finding)


def test_several_words_of_a_line_can_be_marked() -> None:
    source = "    place 1 awakening in France"
    finding = Finding("R001", "a.card", Span(4, 13, 22), source, also=(Span(4, 26, 32), Span(5, 1, 9)))
    assert finding.carets() == "            ^^^^^^^^^    ^^^^^^"


def test_a_mark_behind_the_end_of_a_line() -> None:
    """What is missing is missing there."""
    assert Finding("S002", "a.card", Span(1, 6, 7), "event").carets() == "     ^"


def test_a_wide_line_is_shown_around_its_mark() -> None:
    finding = Finding("S001", "a.card", Span(1, 501, 504), "x" * 500 + "bad" + "y" * 500, "unclosed-quote")
    _, source, carets = diagnostics.text(finding).splitlines()[:3]
    assert len(source) < 200
    assert source.startswith("   1 | ...x")
    assert source.endswith("y...")
    assert carets.index("^^^") == source.index("bad")


def test_signs_that_a_terminal_would_obey_are_not_printed() -> None:
    """A file cannot paint the screen of its reader."""
    finding = Finding("S001", "a.card", Span(1, 1, 2), "card \x1b[31m\x07", "unclosed-quote")
    assert "\x1b" not in diagnostics.text(finding)
    assert "\x07" not in diagnostics.text(finding)


@pytest.mark.parametrize(
    ("stream", "environment", "colours"),
    [
        (Terminal(), {}, True),
        (Terminal(), {"NO_COLOR": ""}, True),
        (Terminal(), {"NO_COLOR": "1"}, False),
        (Terminal(), {"TERM": "dumb"}, False),
        (StringIO(), {}, False),
    ],
)
def test_colours_are_for_terminals_whose_users_want_them(
    stream: StringIO, environment: dict[str, str], colours: bool
) -> None:
    told = diagnostics.text(FINDING, paint=diagnostics.painter(stream, environment))
    assert ("\x1b" in told) == colours


def test_colours_change_nothing_else() -> None:
    import re

    told = diagnostics.text(FINDING, "fix it", diagnostics.coloured)
    assert re.sub(r"\x1b[0-9a-f]{12}\[[\d;]*m", "", told) == diagnostics.text(FINDING, "fix it")


def test_the_last_line_counts_by_group(tmp_path: Path, capsys: Capture) -> None:
    cards = pair('  blocks "Tunnel"\n')
    cards["a"] = cards["a"].replace("2 ops", "1 ops").replace("+1 prestige", "place 1 cell in Irak")
    assert main(["lint", str(write(tmp_path, **cards))]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "3 findings in 1 file (syntax 1, names 1, deck 1); 2 can be fixed with --fix"


def test_the_last_line_says_what_was_ignored(tmp_path: Path, capsys: Capture) -> None:
    text = CARD.replace("+1 prestige", "place 1 cell in Irak  # daedalus-lint: ignore N001 because it is a joke")
    assert main(["lint", str(write(tmp_path, a=text) / "a.card")]) == 0
    assert capsys.readouterr().out == "1 card, 0 scenarios: no findings, 1 ignored\n"


# -- for programs --------------------------------------------------------------------------------------


def test_json_tells_group_rule_help_and_fix(tmp_path: Path, capsys: Capture) -> None:
    assert main(["lint", str(write(tmp_path, **pair('  blocks "Tunnel"\n'))), "--format", "json"]) == 1
    [finding] = json.loads(capsys.readouterr().out)["findings"]
    assert finding["code"] == "D002"
    assert finding["group"] == "deck"
    assert finding["rule"] == "6.2.8"
    assert finding["rule_text"].startswith("A blocked event can't be played")
    assert finding["fixable"] is True
    assert finding["fix"].startswith('add `blocked by "Bridge"` to ')


def test_json_of_something_that_no_machine_can_fix(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("+1 prestige", "place 1 cell in Irak")) / "a.card"
    assert main(["lint", str(path), "--format", "json"]) == 1
    [finding] = json.loads(capsys.readouterr().out)["findings"]
    assert (finding["fixable"], finding["help"]) == (False, "Did you mean Iraq or Iran?")
    assert (finding["line"], finding["column"], finding["end_column"]) == (4, 21, 25)


def test_json_of_clean_files_is_an_object_too(tmp_path: Path, capsys: Capture) -> None:
    assert main(["lint", str(write(tmp_path, a=CARD)), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "findings": [],
        "ignored": [],
        "fixed": [],
        "not_fixed": [],
        "cards": 1,
        "scenarios": 0,
        "bots": 0,
    }


def sarif_of(path: Path, capsys: Capture) -> dict[str, Any]:
    main(["lint", str(path), "--format", "sarif"])
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_sarif_has_a_rule_for_every_code(tmp_path: Path, capsys: Capture) -> None:
    data = sarif_of(write(tmp_path, a=CARD), capsys)
    assert data["version"] == "2.1.0"
    assert data["$schema"].endswith("sarif-2.1.0.json")
    [run] = data["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(registry.every())
    for rule in rules:
        assert rule["shortDescription"]["text"]
        assert rule["help"]["text"]
        assert "```" in rule["help"]["markdown"]
        assert rule["defaultConfiguration"] == {"level": "error"}
    assert run["results"] == []


def test_sarif_results_point_at_rules_and_regions(tmp_path: Path, capsys: Capture) -> None:
    text = CARD.replace("+1 prestige", "place 1 cell in Irak\n    frob  # daedalus-lint: ignore N004 because it frobs")
    [run] = sarif_of(write(tmp_path, a=text) / "a.card", capsys)["runs"]
    wrong, ignored = run["results"]
    assert run["tool"]["driver"]["rules"][wrong["ruleIndex"]]["id"] == wrong["ruleId"] == "N001"
    assert wrong["level"] == "error"
    assert wrong["message"]["text"].startswith("there is no 'Irak'.")
    [location] = wrong["locations"]
    region = location["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"], region["endColumn"]) == (4, 21, 25)
    assert location["physicalLocation"]["artifactLocation"]["uri"] == (tmp_path / "a.card").as_uri()
    assert "suppressions" not in wrong
    assert (ignored["ruleId"], ignored["suppressions"]) == ("N004", [{"kind": "inSource"}])


def test_sarif_has_relative_addresses_for_relative_files() -> None:
    """With signs that an address may not have written otherwise."""
    finding = Finding.of("N001", "my cards/a.card", Span(1, 1, 2), name="Irak", near=())
    [run] = sarif.log([finding], [], {})["runs"]
    [location] = run["results"][0]["locations"]
    assert location["physicalLocation"]["artifactLocation"]["uri"] == "my%20cards/a.card"


def test_annotations_for_github(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("+1 prestige", "place 1 cell in Irak")) / "a.card"
    assert main(["lint", str(path), "--format", "github"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == (
        f"::error file={path},line=4,col=21,endColumn=25,title=N001::there is no 'Irak'%0ADid you mean Iraq or Iran?"
        "%0AWrite: place 1 cell in Iraq%0AWrite: place 1 cell in Iran"
    )
    assert last.startswith("1 finding")


def test_annotations_escape_what_would_end_them() -> None:
    finding = Finding.of("Y001", "a,b:c.yaml", Span(1, 1, 2), message="100% wrong\nreally", remedy="")
    assert annotation(finding) == (
        "::error file=a%2Cb%3Ac.yaml,line=1,col=1,endColumn=2,title=Y001::100%25 wrong%0Areally"
    )


# -- what a code means ------------------------------------------------------------------------------------


def test_a_code_is_explained(capsys: Capture) -> None:
    """Title, rule, why, and both examples."""
    assert main(["lint", "--explain", "r001"]) == 0
    out = capsys.readouterr().out
    entry = registry.find("R001")
    assert entry is not None
    assert out.startswith(f"R001 (rules): {entry.title}\n\nrule 11.1.4: ")
    assert out.index("Wrong:") < out.index("Right:")
    assert "      play in a country c open to awakening\n" in out


@pytest.mark.parametrize("code", list(registry.every()))
def test_every_explanation_fits_a_screen(code: str, capsys: Capture) -> None:
    assert main(["lint", "--explain", code]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 70
    assert max(map(len, lines)) <= 110


@pytest.mark.parametrize(("written", "meant"), [("R1", "R001"), ("N0001", "N001"), ("S99", "S019")])
def test_an_unknown_code_has_a_nearest_one(written: str, meant: str, capsys: Capture) -> None:
    assert main(["lint", "--explain", written]) == 2
    assert f"Did you mean {meant}?" in capsys.readouterr().err


def test_all_codes_by_group(capsys: Capture) -> None:
    assert main(["lint", "--explain", "all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines if line and line[0] != " "] == list(registry.GROUPS)
    assert [line.split()[0] for line in lines if line.startswith("  ")] == list(registry.every())


def test_explanations_for_programs(capsys: Capture) -> None:
    assert main(["lint", "--explain", "R001", "--format", "json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["rules"]) == ["11.1.4"]
    assert main(["lint", "--explain", "all", "--format", "json"]) == 0
    assert [entry["code"] for entry in json.loads(capsys.readouterr().out)] == list(registry.every())


# -- what a run does not pay for --------------------------------------------------------------------------


def test_a_clean_run_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    """Reading one good card imports no rule but to check it, no words and no format, nor what scenarios need."""
    import subprocess

    path = write(tmp_path, a=CARD) / "a.card"
    script = (
        "import sys; from daedalus_tools.cli import main; code = main(['lint', sys.argv[1]]);"
        "print(*(name for name in sys.modules if name.startswith(('daedalus', 'jsonschema', 'fluent'))));"
        "sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "daedalus_tools.lint.checking" in loaded
    assert loaded.isdisjoint(
        {"jsonschema", "fluent", "daedalus.text", "daedalus_tools.lint.rules.n001_unknown_name"}
        | {
            f"daedalus_tools.lint.{name}"
            for name in ("sarif", "annotations", "diagnostics", "explaining", "fixing", "words")
        }
    )
