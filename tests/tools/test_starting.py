"""The given libraries do the work, and a command loads only what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.data import folder

CARD = next(iter(sorted((folder("cards") / "labyrinth" / "base").glob("*.card"))))


def loaded(*command: str, cache: Path | None = None) -> set[str]:
    """The modules that a command has loaded when it ends; `cache`: what was kept before."""
    code = (
        "import sys\nfrom daedalus_tools.cli import main\n"
        f"assert main({list(command)!r}) == 0\n"
        "print('loaded', *sys.modules)"
    )
    env = os.environ | ({"DAEDALUS_CACHE": str(cache)} if cache is not None else {})
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True, env=env)
    return set(done.stdout.splitlines()[-1].split()[1:])


def test_lint_reads_a_card_with_lark_attrs_and_ruamel(tmp_path: Path) -> None:
    """No stand-ins: the grammar is followed by Lark, records are made by attrs, tables are read by ruamel.yaml."""
    assert {"lark", "attr", "ruamel.yaml"} <= loaded("lint", str(CARD), cache=tmp_path)


def test_what_was_read_before_needs_no_reader(tmp_path: Path) -> None:
    """The deck and the tables are kept; a card that somebody writes is read by the grammar every time."""
    assert {"lark", "ruamel.yaml"} <= loaded("cards", cache=tmp_path)
    assert {"lark", "ruamel.yaml"}.isdisjoint(loaded("cards", cache=tmp_path))
    assert "lark" in loaded("lint", str(CARD), cache=tmp_path)


def test_a_card_without_mistakes_needs_no_schema() -> None:
    """What only scenarios need is not loaded for a card."""
    assert "jsonschema" not in loaded("lint", str(CARD))


@pytest.mark.parametrize("command", [["lint", str(CARD)], ["cards"]])
def test_nobody_who_reads_no_game_needs_fluent(command: list[str]) -> None:
    assert not [module for module in loaded(*command) if module.startswith("fluent")]


@pytest.mark.parametrize("command", [["lint", str(CARD)], ["cards"], ["inspect", "lets-roll"]])
def test_nobody_who_sits_at_no_table_needs_rich(command: list[str]) -> None:
    assert not [module for module in loaded(*command) if module.startswith("rich")]


def test_a_game_that_nobody_reads_needs_no_fluent() -> None:
    code = (
        "import sys\nfrom daedalus.bots.random import random_policy\n"
        "from daedalus.games.labyrinth import rules, scenario\n"
        "rules.start(scenario.load('lets-roll'), 1, {'us': random_policy(1), 'jihadist': random_policy(2)}).run()\n"
        "assert not [module for module in sys.modules if module.startswith('fluent')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
