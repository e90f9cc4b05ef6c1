"""Files are written whole or not at all, in place of nothing else, and by one process at a time."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError, refusal
from daedalus.core.storing import held, write

HOLDER = """
import sys, time
from pathlib import Path
from daedalus.core.storing import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_file_keeps_its_permissions_and_leaves_nothing_beside(tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    write(file, "one")
    file.chmod(0o640)
    write(file, "two")
    assert (file.read_text(encoding="utf-8"), file.stat().st_mode & 0o777) == ("two", 0o640)
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_a_device_and_a_link_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    target.write_text("mine", encoding="utf-8")
    link.symlink_to(target)
    os.mkfifo(pipe)
    for path, what in ((tmp_path, "a folder"), (Path("."), "a folder"), (Path(""), "a folder"), (pipe, "a device")):
        with pytest.raises(DaedalusError, match=f"cannot be saved: this is {what}"):
            write(path, "text")
    with pytest.raises(DaedalusError, match=r"this is a link\n.*target"):
        write(link, "text")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(DaedalusError, match="its owner has not allowed it\n  Change its permissions"):
        write(target, "text")
    with pytest.raises(DaedalusError, match="cannot be saved"):
        write(Path("a\0b"), "text")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    file = tmp_path / "a.game"
    write(file, "old")

    def full(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DaedalusError, match=f"cannot be saved: {refusal(OSError(number, ''))[0]}\n  [A-Z]"):
        write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_second_process_is_told_and_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    (tmp_path / ".a.game.0123456789abcdef.part").touch()  # left by a process that was killed while it wrote
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(DaedalusError, match=rf"another process \(number {other.pid}\) has it open"), held(file):
            pass
        other.kill()
    with held(file), pytest.raises(DaedalusError, match="another process"), held(file):
        pass
    assert list(tmp_path.iterdir()) == []
