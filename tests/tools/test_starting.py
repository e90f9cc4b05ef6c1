"""Commands load only what they need: what is slow to load is not loaded for cards and scenarios without mistakes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from daedalus.data import folder

CARD = next(iter(sorted((folder("cards") / "labyrinth" / "base").glob("*.card"))))
SCENARIO = folder("scenarios") / "labyrinth" / "lets-roll.yaml"


def loaded(*command: str) -> set[str]:
    """The packages that a command has loaded when it ends."""
    code = (
        "import sys\nfrom daedalus_tools.cli import main\n"
        f"assert main({list(command)!r}) == 0\n"
        "print('loaded', *{name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    return set(done.stdout.splitlines()[-1].split()[1:])


@pytest.mark.parametrize("path", [CARD, SCENARIO], ids=["card", "scenario"])
def test_lint_loads_no_heavy_package_for_a_file_without_mistakes(path: object) -> None:
    """The grammar has its tables, plain YAML is read at once, and a scenario that fits its schema is quickly seen."""
    assert loaded("lint", str(path)) & {"lark", "ruamel", "jsonschema"} == set()
