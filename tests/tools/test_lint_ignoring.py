"""Comments that let a finding pass: with a reason, in the right place, and never for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.text import findings as english
from daedalus_tools.lint.checking import check
from tests.tools.linting import CARD, SCENARIO, pair, write

BAD = "place 1 cell in Irak"
WHY = "because the map is another one here"


def codes(path: Path) -> list[str]:
    return [finding.code for finding in check([path]).findings]


def card(*lines: str) -> str:
    return CARD.replace("    +1 prestige\n", "".join(f"    {line}\n" if line else "\n" for line in lines))


def lone(to: Path, *lines: str) -> list[str]:
    return codes(write(to, a=card(*lines)) / "a.card")


@pytest.mark.parametrize(
    "lines",
    [
        (f"{BAD}  # daedalus-lint: ignore N001 {WHY}",),
        (f"# daedalus-lint: ignore N001 {WHY}", BAD),
        (f"#daedalus-lint: ignore n001 {WHY}", BAD),
        (f"# daedalus-lint: ignore N001 {WHY}", "# and this is what it says:", "", BAD),
        (f"{BAD}  # a remark  # daedalus-lint: ignore N001 {WHY}",),
    ],
)
def test_a_finding_is_ignored_on_its_line_or_from_above(tmp_path: Path, lines: tuple[str, ...]) -> None:
    assert lone(tmp_path, *lines) == []


def test_what_is_ignored_is_still_known(tmp_path: Path) -> None:
    checked = check([write(tmp_path, a=card(f"{BAD}  # daedalus-lint: ignore N001 {WHY}")) / "a.card"])
    assert [finding.code for finding in checked.ignored] == ["N001"]


def test_several_codes_in_one_comment(tmp_path: Path) -> None:
    assert lone(tmp_path, f"{BAD}   # daedalus-lint: ignore N001, S019 {WHY}  ") == []


def test_other_lines_and_other_codes_are_not_ignored(tmp_path: Path) -> None:
    comment = f"  # daedalus-lint: ignore N001 {WHY}"
    assert lone(tmp_path, BAD + comment, BAD) == ["N001"]
    assert lone(tmp_path, "frob" + comment) == ["N004", "S022"]


@pytest.mark.parametrize("reason", ["", " because", " because  ", " because ..."])
def test_without_a_reason_nothing_is_ignored(tmp_path: Path, reason: str) -> None:
    assert lone(tmp_path, f"{BAD}  # daedalus-lint: ignore N001{reason}".rstrip()) == ["N001", "S021"]


@pytest.mark.parametrize(
    "comment",
    [
        f"allow N001 {WHY}",
        f"ignore {WHY}",
        f"ignore N {WHY}",
        f"ignroe N001 {WHY}",
        "ignore N001: the map is another one here",
        "",
    ],
)
def test_a_comment_that_is_not_understood(tmp_path: Path, comment: str) -> None:
    assert lone(tmp_path, f"{BAD}  # daedalus-lint: {comment}".rstrip()) == ["N001", "S023"]


def test_a_code_that_does_not_exist(tmp_path: Path) -> None:
    findings = check([write(tmp_path, a=card(f"{BAD}  # daedalus-lint: ignore N0O1, N901 {WHY}")) / "a.card"]).findings
    assert [finding.code for finding in findings] == ["N001", "S023"]
    findings = check([write(tmp_path, a=card(f"{BAD}  # daedalus-lint: ignore N902 {WHY}")) / "a.card"]).findings
    assert [finding.code for finding in findings] == ["N001", "S023"]
    assert english.help(findings[1]).startswith("Did you mean N002?")


def test_a_comment_that_ignores_nothing_is_a_finding(tmp_path: Path) -> None:
    """The comment itself is marked."""
    text = card(f"+1 prestige  # daedalus-lint: ignore N001 {WHY}")
    [finding] = check([write(tmp_path, a=text) / "a.card"]).findings
    assert finding.code == "S022"
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == f"# daedalus-lint: ignore N001 {WHY}"


def test_quoted_words_are_no_comment(tmp_path: Path) -> None:
    text = CARD.replace("Bridge", "The # daedalus-lint: ignore")
    assert codes(write(tmp_path, a=text) / "a.card") == []


def test_a_finding_about_several_cards(tmp_path: Path) -> None:
    """One that only a folder shows may be ignored; a card by itself is not asked, and so not blamed."""
    comment = f"  # daedalus-lint: ignore D003 {WHY}"
    write(tmp_path, **pair(f'  requires "Ferry"{comment}\n'))
    assert codes(tmp_path) == []
    assert codes(tmp_path / "a.card") == []


def test_rules_are_not_asked_of_a_card_that_cannot_be_read(tmp_path: Path) -> None:
    """So a comment about a rule may have its use once the card is mended."""
    comment = f"  # daedalus-lint: ignore R003 {WHY}"
    assert lone(tmp_path, BAD, f"set Iraq to hard{comment}") == ["N001"]


def test_findings_of_a_scenario_may_be_ignored(tmp_path: Path) -> None:
    """Those of its keys, and those of its sentences."""
    text = SCENARIO + f"removed cards: [999]  # daedalus-lint: ignore Y002 {WHY}\n"
    assert [code for code in codes(write(tmp_path, s_yaml=text)) if code[0] != "Y"] == []
    text = SCENARIO + f"setup: |\n  # daedalus-lint: ignore N001 {WHY}\n  test Irak\n"
    assert codes(write(tmp_path, s_yaml=text)) == []


def test_a_comment_in_a_scenario_that_ignores_nothing(tmp_path: Path) -> None:
    text = SCENARIO.replace("prestige: 7", f"prestige: 7  # daedalus-lint: ignore Y001 {WHY}")
    assert codes(write(tmp_path, s_yaml=text)) == ["S022"]


def test_the_old_comments_have_no_effect(tmp_path: Path) -> None:
    assert lone(tmp_path, f"{BAD}  # allow N001: {WHY}") == ["N001"]
