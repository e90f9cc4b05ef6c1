"""`daedalus.toml`: found from where one is, read strictly, and overruled by the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daedalus_tools.cli import main
from tests.tools.linting import CARD, SCENARIO, write

Capture = pytest.CaptureFixture[str]

BAD = CARD.replace("2 ops", "1 ops").replace("+1 prestige", "place 1 cell in Irak")


def settings(to: Path, text: str) -> Path:
    to.mkdir(parents=True, exist_ok=True)
    (to / "daedalus.toml").write_text(f"[lint]\n{text}\n", encoding="utf-8")
    return to


def found(capsys: Capture, *args: str) -> list[str]:
    """The codes that a run finds."""
    main(["lint", "--format", "json", *args])
    return [finding["code"] for finding in json.loads(capsys.readouterr().out)["findings"]]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test stands in a folder of its own."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("", ["S020", "N001"]),
        ('ignore = ["N001"]', ["S020"]),
        ('ignore = ["S"]', ["N001"]),
        ('select = ["N"]', ["N001"]),
        ('select = ["N", "S020"]', ["S020", "N001"]),
        ('select = ["n001"]\nignore = ["N"]', ["N001"]),
        ('select = ["S", "N"]\nignore = ["N001"]', ["S020"]),
    ],
)
def test_codes_and_groups_are_chosen(tmp_path: Path, capsys: Capture, text: str, codes: list[str]) -> None:
    """The more exact name decides."""
    settings(write(tmp_path, a=BAD), text)
    assert found(capsys, "a.card") == codes


def test_nothing_left_is_clean(tmp_path: Path, capsys: Capture) -> None:
    settings(write(tmp_path, a=BAD), 'ignore = ["N", "S"]')
    assert main(["lint", "a.card"]) == 0
    assert capsys.readouterr().out == "1 card, 0 scenarios: no findings\n"


def test_the_nearest_file_upward_counts(tmp_path: Path, capsys: Capture) -> None:
    """From the folder of what is checked, not from where one stands."""
    settings(tmp_path, 'ignore = ["N"]')
    write(tmp_path / "pack" / "cards", a=BAD)
    assert found(capsys, "pack/cards/a.card") == ["S020"]
    settings(tmp_path / "pack", 'ignore = ["S"]')
    assert found(capsys, "pack/cards/a.card") == ["N001"]
    assert found(capsys, "pack") == ["N001"]


def test_the_working_folder_has_a_say_about_files_elsewhere(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "elsewhere", a=BAD) / "a.card"
    monkeypatch.chdir(settings(tmp_path / "here", 'ignore = ["S"]'))
    assert found(capsys, str(path)) == ["N001"]


def test_paths_of_the_settings(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are checked when none is given, and are relative to the file that names them."""
    write(tmp_path / "cards", a=BAD)
    write(tmp_path / "other", b=CARD.replace("901", "902"))
    settings(tmp_path, 'paths = ["cards"]')
    assert found(capsys) == ["S020", "N001"]
    assert found(capsys, "other") == []
    (tmp_path / "deep" / "down").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep" / "down")
    assert found(capsys) == ["S020", "N001"]


@pytest.mark.parametrize("pattern", ["drafts", "drafts/", "drafts/*", "*/a.card", "a.*", "dra*"])
def test_files_are_excluded_by_pattern(tmp_path: Path, capsys: Capture, pattern: str) -> None:
    """By name, by folder, by path."""
    write(tmp_path / "drafts", a=BAD)
    write(tmp_path, b=CARD.replace("901", "902"), s_yaml=SCENARIO + "marks: [Bridge]\n")
    settings(tmp_path, f'exclude = ["{pattern}"]')
    assert main(["lint", "."]) == 0
    assert capsys.readouterr().out == "1 card, 1 scenario: no findings\n"


def test_a_file_that_is_named_is_checked_though_excluded(tmp_path: Path, capsys: Capture) -> None:
    settings(write(tmp_path, a=BAD), 'exclude = ["*.card"]')
    assert found(capsys, "a.card") == ["S020", "N001"]


def test_the_format_of_the_settings(tmp_path: Path, capsys: Capture) -> None:
    settings(write(tmp_path, a=BAD), 'format = "github"')
    main(["lint", "a.card"])
    assert capsys.readouterr().out.startswith("::error file=a.card,")
    main(["lint", "a.card", "--format", "text"])
    assert capsys.readouterr().out.startswith("a.card:2:7: S020 ")


def test_the_command_line_overrules_the_file(tmp_path: Path, capsys: Capture) -> None:
    write(tmp_path / "drafts", a=BAD)
    settings(tmp_path, 'ignore = ["N"]\nselect = ["N"]\nexclude = ["drafts"]')
    write(tmp_path, b=BAD.replace("901", "902").replace("Bridge", "Tunnel"))
    assert found(capsys, ".") == []
    assert found(capsys, ".", "--ignore", "S019", "--select", "N,S") == ["S020", "N001"]
    assert found(capsys, ".", "--ignore", "N", "--select", "S", "--exclude", "b.card") == ["S020"]


def test_settings_from_a_file_that_is_named(tmp_path: Path, capsys: Capture) -> None:
    settings(write(tmp_path, a=BAD), 'ignore = ["N"]')
    settings(tmp_path / "other", 'ignore = ["S"]')
    assert found(capsys, "a.card", "--settings", "other/daedalus.toml") == ["N001"]
    assert main(["lint", "a.card", "--settings", "missing.toml"]) == 2
    assert "missing.toml: there is no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[lint]\nselct = []",
            "unknown key 'selct'\n  Did you mean 'select'? Known: paths, exclude, select, ignore, format.",
        ),
        ("[lnit]\n", "unknown table 'lnit'\n  Did you mean 'lint'? Known: lint."),
        ("[lint]\nselect = 'N'", '`select` is a list of texts\n  Write: select = ["..."]'),
        ("[lint]\npaths = [1]", "`paths` is a list of texts"),
        ("[lint]\nformat = 'xml'", "there is no format 'xml'\n  Use one of: text, json, sarif, github."),
        ("[lint]\nignore = ['N1']", "there is no finding or group 'N1'\n  Did you mean N001? Groups are: S (syntax)"),
        ("lint = 3", "`lint` is a table"),
        ("[lint\n", "this is not TOML: "),
    ],
)
def test_what_is_wrong_with_settings_is_one_message(tmp_path: Path, capsys: Capture, text: str, message: str) -> None:
    write(tmp_path, a=CARD)
    (tmp_path / "daedalus.toml").write_text(text, encoding="utf-8")
    assert main(["lint", "a.card"]) == 2
    err = capsys.readouterr().err
    assert "daedalus.toml" in err
    assert message in err


def test_settings_that_are_not_text(tmp_path: Path, capsys: Capture) -> None:
    write(tmp_path, a=CARD)
    (tmp_path / "daedalus.toml").write_bytes(b"\xff\xfe")
    assert main(["lint", "a.card"]) == 2
    assert "this text is saved as UTF-16\n  Save the file as UTF-8." in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_codes_of_the_command_line_exist(tmp_path: Path, capsys: Capture, option: str) -> None:
    write(tmp_path, a=CARD)
    assert main(["lint", "a.card", option, "N001,Q"]) == 2
    assert "there is no finding or group 'Q'" in capsys.readouterr().err
