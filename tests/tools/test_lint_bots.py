"""`daedalus lint` and charts of bots: the shipped ones are clean, and every mistake in one is pointed at."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.kit import registry
from tests.tools.conftest import Run

PACK = "name: bridges\nversion: 1.0.0\ngame: labyrinth\n"
CARD = """card 901 "Bridge"
  us, 2 ops
  play in a country c where cells > 0
  event:
    do 1 of:
      option "cell": remove 1 cell from c
      option "prestige": +1 prestige
"""


def pack(at: Path, charts: str, name: str = "us.yaml") -> Path:
    for path, text in (("pack.yaml", PACK), ("cards/bridge.card", CARD), (f"bots/{name}", charts)):
        (at / path).parent.mkdir(parents=True, exist_ok=True)
        (at / path).write_text(text)
    return at


def findings(run: Run, at: Path) -> list[tuple[int, int, str]]:
    told = run("lint", at, "--format", "json")
    assert "Traceback" not in told.err
    return [(found["line"], found["column"], found["code"]) for found in json.loads(told.out)["findings"]]


def test_the_shipped_charts_are_clean(run: Run) -> None:
    told = run("lint", folder("bots"))
    assert told.out == "0 cards, 0 scenarios, 3 bots: no findings\n"
    assert told.code == 0


@pytest.mark.parametrize("path", sorted(folder("bots").rglob("*.yaml")), ids=lambda path: path.stem)
def test_the_shipped_charts_are_by_the_published_schema(run: Run, path: Path) -> None:
    schema = json.loads(run("schema", "bot", "--game", "labyrinth").out)
    jsonschema.Draft7Validator.check_schema(schema)
    data = json.loads(json.dumps(load_plain(path)))  # keys are texts, as an editor sees them
    assert not list(jsonschema.Draft7Validator(schema).iter_errors(data))


@pytest.mark.parametrize(
    ("charts", "found"),
    [
        ("columns:\n  disrupt: [where besiged]", [(2, 19, "N006")]),
        ("columns:\n  disrupt:\n    - highest reources of c", [(3, 15, "N006")]),
        ("lists:\n  disrupt:\n    - [where good, where cells >]", [(3, 20, "S002")]),
        ("columns:\n  alert: [where nucular]", [(2, 17, "N006")]),  # about plots, not countries
        ("questions:\n  operation:\n    - {if: funding > 3 and, do: deploy}\n    - do: deploy", [(3, 12, "S001")]),
        ("questions:\n  operation:\n    - do: fly", [(3, 11, "Y006")]),
        ("questions:\n  operation:\n    - {if: us is hard, do: deploy}", [(2, 3, "Y006")]),
        ("questions:\n  alarm:\n    - do: alert", [(2, 3, "Y006")]),
        ("answers:\n  disrupt-inn: yes", [(2, 3, "Y006")]),
        ("answers:\n  disrupt-in: [{column: disrup}]", [(2, 25, "Y006")]),
        ("answers:\n  disrupt-in: [{list: disrup}]", [(2, 23, "Y006")]),
        ("answers:\n  disrupt-in: [{drawn from: available plot}]", [(2, 29, "Y006")]),
        ("answers:\n  disrupt-in: [{take: yes, if: us is hrad}]", [(2, 38, "N002")]),
        ("choosing:\n  - {for: [remove-cell], by: [where good]}", [(2, 12, "Y006")]),
        ("cards:\n  999: never", [(2, 3, "Y006")]),
        ("cards:\n  8, 999: never", [(2, 6, "Y006")]),
        ("cards:\n  901: {if: funding >> 1}", [(2, 22, "S001")]),
        ("cards:\n  901:\n    choose: {d: [where good]}", [(3, 14, "Y006")]),
        ("cards:\n  901:\n    choose: {c: [where goood]}", [(3, 24, "N006")]),
        ("cards:\n  901:\n    options: [cells]", [(3, 15, "Y006")]),
        ("cards:\n  901:\n    options: [{take: cells, if: us is hard}]", [(3, 22, "Y006")]),
        ("cards:\n  901:\n    answers: {dirsupt-in: yes}", [(3, 15, "Y006")]),
        ("cards:\n  901:\n    stops: where strenght of p > 1", [(3, 18, "N006")]),
        ('levels:\n  - {name: hard, effects: ["plots alerted: many"]}', [(2, 44, "N006")]),
        ("levels:\n  - {name: hard}\n  - {name: hard}", [(3, 6, "Y006")]),
        ("rules: {jihad: '12'}", [(1, 9, "Y006")]),
        ("about: {foo: threat p}", [(1, 9, "Y006")]),
        ("alert table:\n  answers: {Q: where nucular}", [(2, 22, "N006")]),
        ("alert table:\n  standing: [{if: us is hrad, funding: 1}]", [(2, 25, "N002")]),
        (f"alert table:\n  muslim: [{'Y Y Y Y Y Y Y Y Y Y Y Q, ' * 9}]", [(2, 34 + 25 * i, "Y006") for i in range(9)]),
        ("alert table:\n  muslim: [Y Y]", [(2, 3, "Y005"), (2, 12, "Y005")]),
        ("cards: {901: {goal: Atlantis}}", [(1, 21, "Y006")]),
        ("colums: {}", [(1, 1, "Y005")]),
        ("columns: 5", [(1, 1, "Y005")]),
        ("cards: {901: {of: 3}}", [(1, 15, "Y005")]),
        ("cards: {bridge: never}", [(1, 9, "Y005")]),
        ("name: other", [(1, 1, "Y005")]),
        ("- 1", [(1, 1, "Y005")]),
        ("columns: [", [(1, 11, "Y005")]),
    ],
)
def test_a_mistake_is_pointed_at(run: Run, tmp_path: Path, charts: str, found: list[tuple[int, int, str]]) -> None:
    assert findings(run, pack(tmp_path / "p", charts)) == found


def test_a_pack_cannot_bring_a_bot_that_there_is_not(run: Run, tmp_path: Path) -> None:
    told = run("lint", pack(tmp_path / "p", "cards: {901: never}", "soviets.yaml"))
    assert "there is no bot 'soviets.yaml' that this could be laid over" in told.out
    assert "activities.yaml or jihadist.yaml or us.yaml" in told.out


def test_what_is_right_is_quiet(run: Run, tmp_path: Path) -> None:
    charts = """columns:
  bridges:
    - where good
    - {by: 3} # never read as a line
cards:
  901:
    if: funding > 1
    choose: {c: [only where good, {column: bridges, if: us is hard}, lowest cells in c]}
    options: [cell, {take: prestige, if: prestige < 5}]
"""
    told = run("lint", pack(tmp_path / "p", charts.replace("    - {by: 3} # never read as a line\n", "")))
    assert told.out == "1 card, 0 scenarios, 1 pack, 1 bot: no findings\n"


def test_charts_that_are_refused_at_the_table_are_one_message(run: Run, tmp_path: Path) -> None:
    """What lint would have said: a pack whose bot can't be used does not begin a game."""
    at = pack(tmp_path / "p", "questions:\n  operation:\n    - do: fly")
    told = run("play", "lets-roll", "--pack", at, "--us", "bot", "--jihadist", "random", "--brief")
    assert told.code == 2
    assert "nobody knows how to do 'fly'" in told.err
    assert "Traceback" not in told.err


def test_a_game_without_bots_has_a_schema_all_the_same() -> None:
    assert registry.game("twilight").chart_schema["properties"]["side"] == {"enum": ["us", "ussr"]}
