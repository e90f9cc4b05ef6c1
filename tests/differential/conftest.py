"""Without the recorded positions nothing here is collected, and the run says so."""

from __future__ import annotations

from typing import Any

from tests.differential.folder import home

collect_ignore_glob = [] if home() else ["test_*.py"]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if not home():
        terminalreporter.write_line(
            "tests/differential: the recorded positions are not here (DAEDALUS_ORACLE names no folder with "
            "states.jsonl.gz or states.jsonl), so nothing was compared with them."
        )
