"""The packs of a command are meant for this command."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus_tools import choosing, cli

PACK = Path(__file__).parent / "northern-lights"


def test_packs_are_forgotten_when_their_command_has_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whether it went well or not: the next in the same process is about the game alone."""
    assert cli.main(["cards", "--pack", str(PACK)]) == 0
    assert choosing.packs() == []
    assert cli.main(["cards", "--pack", str(tmp_path / "nowhere")]) == 2
    assert choosing.packs() == []
    assert "nowhere" in capsys.readouterr().err
