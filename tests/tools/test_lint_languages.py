"""The linter speaks the language that is asked for; with none, that of the system, and English where that is plain."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daedalus.text.bundle import render
from daedalus.text.findings import title, why
from daedalus_tools.commands.lint import clean, summary
from daedalus_tools.language import forget
from daedalus_tools.lint import registry
from daedalus_tools.lint.checking import Checked
from tests.tools.conftest import Run


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.card"
    file.write_text('card 1 "X"\n  us, 2 ops\n  event:\n    plac 1 cell in Iraq\n', encoding="utf-8")
    return file


ENGLISH, POLISH = "I do not know the sentence", "nieznane zdanie"


def test_findings_in_the_language_that_is_asked_for(wrong: Path, run: Run) -> None:
    assert POLISH in run("lint", wrong, "--lang", "pl").out
    assert ENGLISH in run("lint", wrong).out  # nothing is left of the run before


@pytest.mark.parametrize("style", ["json", "sarif", "github"])
def test_programs_read_codes_and_people_their_language(wrong: Path, style: str, run: Run) -> None:
    told = run("lint", wrong, "--lang", "pl", "--format", style).out
    assert "N004" in told
    assert POLISH in (json.dumps(json.loads(told), ensure_ascii=False) if style != "github" else told)


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("DAEDALUS_LANG", "pl", POLISH),
        ("LC_ALL", "pl_PL.UTF-8", POLISH),
        ("LC_ALL", "C", ENGLISH),
        ("LC_ALL", "POSIX", ENGLISH),
        ("LC_ALL", "en_GB.UTF-8", ENGLISH),
        ("LC_ALL", "ja_JP.UTF-8", ENGLISH),
    ],
)
def test_findings_in_the_language_of_the_environment(
    variable: str, value: str, says: str, wrong: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert says in run("lint", wrong).out


def test_no_such_language(wrong: Path, run: Run) -> None:
    done = run("lint", wrong, "--lang", "xx")
    assert done.code == 2
    assert "there are no texts in 'xx'" in done.err


def test_findings_of_a_card_that_is_shown(wrong: Path, run: Run) -> None:
    assert POLISH in run("card", wrong, "--lang", "pl").out


@pytest.mark.parametrize("checked", [Checked(cards=1), Checked(cards=2, scenarios=1, packs=1)])
def test_the_last_line_is_the_same_with_fluent_and_without(checked: Checked) -> None:
    forget()
    assert summary(checked, {}) == clean(checked)


# -- --explain --------------------------------------------------------------------------------------------


def test_titles_and_explanations_in_english_are_those_of_the_rules() -> None:
    """A file for tools that translate from one: the rules themselves say it."""
    assert {code: title(code, "en") for code in registry.every()} == {c: e.title for c, e in registry.every().items()}
    assert {code: why(code, "en") for code in registry.every()} == {c: e.why for c, e in registry.every().items()}
    for letter, (_, about) in registry.GROUPS.items():
        assert render(f"group-about-{letter}", {}) == about


@pytest.mark.parametrize("language", ["de", "it", "pl", "ru"])
def test_a_code_is_explained_in_a_language(language: str, run: Run) -> None:
    """Its title, why it matters, and the examples."""
    for code, entry in registry.every().items():
        told = run("lint", "--explain", code, "--lang", language).out
        assert title(code, language) in told
        assert title(code, language) != entry.title or "`" in entry.title
        assert why(code, language) in " ".join(told.split())
        assert why(code, language) != entry.why
    assert title("R012", language) in run("lint", "--explain", "all", "--lang", language).out
