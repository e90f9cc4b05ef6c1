"""The attacker, in a folder and a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile.attacking import Attacker


@pytest.fixture
def attacker(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Attacker:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Attacker(tmp_path, capsys)
