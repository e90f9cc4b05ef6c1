"""Files of a person's own: written whole or not at all, never in place of what is no file, by one process at a time.

A file is written beside its place, synced and renamed, so that at every moment the old one or the new one stands there
whole. The lock is one that the system takes back when its process ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from daedalus.core.errors import DEVICE, FOLDER, DaedalusError, Trouble, refusal, trouble

if sys.platform == "win32":
    import msvcrt

    def _hold(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Taken(DaedalusError):
    """Another process has the file, or has had it meanwhile."""


_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_ANOTHER = trouble("trouble-another-file", "Name another file.")


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all; when this returns, it is on the disk."""
    refuse_what_stays(path)
    part = path.with_name(f".{path.name}.{secrets.token_hex(8)}.part")
    with told(path):
        try:
            with part.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileNotFoundError):
                part.chmod(stat.S_IMODE(path.stat().st_mode))
            os.replace(part, path)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
        _sync(path.parent)


def _sync(folder: Path) -> None:
    """See to it that the new name is on the disk too, where a folder can be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def refuse_what_stays(path: Path) -> None:
    """A folder, a device, a link or a file that is not to be written is never replaced, whatever a person says."""
    with told(path):
        try:
            mode = path.lstat().st_mode
        except FileNotFoundError:
            return
        if stat.S_ISLNK(mode):
            raise _refused(
                path,
                trouble("trouble-this-is-a-link", "this is a link"),
                trouble("trouble-name-the-file-itself", "Name the file itself: {resolve}", resolve=path.resolve()),
            )
        if not stat.S_ISREG(mode):
            raise _refused(
                path,
                trouble("trouble-this-is-a", "this is a {what}", what=FOLDER if stat.S_ISDIR(mode) else DEVICE),
                _ANOTHER,
            )
        if not os.access(path, os.W_OK):
            locked = sys.platform != "win32" and os.statvfs(path).f_flag & os.ST_RDONLY
            number = errno.EROFS if locked else errno.EACCES
            raise OSError(number, os.strerror(number))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """While this lasts, no other process holds the file; one that comes second is told."""
    refuse_what_stays(path)
    lock = path.with_name(f".{path.name}.lock")
    with told(path):
        handle = _locked(path, lock)
    try:
        with told(path):
            _sweep(path)
        yield
    finally:
        with suppress(OSError):
            lock.unlink()
        os.close(handle)


def _locked(path: Path, lock: Path) -> int:
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)
        try:
            _hold(handle)
        except OSError as error:
            if error.errno in _TAKEN:  # else there are no locks on this disk
                with open(handle, "rb") as file:
                    holder = file.read(20).decode("ascii", "replace").strip()
                why = trouble(
                    "trouble-another-process-number-has",
                    "another process (number {number}) has it open",
                    number=holder or "unknown",
                )
                remedy = trouble("trouble-end-that-one-first", "End that one first, or name another file.")
                raise Taken(
                    trouble("trouble-the-game-cannot-be-saved", "the game cannot be saved: {why}", why=why),
                    where=str(path),
                    remedy=remedy,
                ) from None
        with suppress(FileNotFoundError):  # who held it before may have removed it just now
            if os.path.samestat(os.fstat(handle), lock.stat()):
                with suppress(OSError):  # on a full disk it has no name
                    os.ftruncate(handle, 0)
                    os.write(handle, f"{os.getpid()}\n".encode())
                return handle
        os.close(handle)


def _sweep(path: Path) -> None:
    """Remove what a killed process has left half written."""
    left = re.compile(rf"\.{re.escape(path.name)}\.[0-9a-f]{{16}}\.part")
    for name in os.listdir(path.parent):
        if left.fullmatch(name):
            with suppress(OSError):
                path.with_name(name).unlink()


def _refused(path: Path, why: Trouble, remedy: Trouble) -> DaedalusError:
    return DaedalusError(
        trouble("trouble-the-game-cannot-be-saved", "the game cannot be saved: {why}", why=why),
        where=str(path),
        remedy=remedy,
    )


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What the system refuses is one clear message."""
    try:
        yield
    except FileNotFoundError:
        raise _refused(
            path,
            trouble("trouble-there-is-no-such", "there is no such folder"),
            trouble("trouble-make-it-first-or", "Make it first, or name another file."),
        ) from None
    except (OSError, ValueError) as error:
        raise _refused(path, *refusal(error)) from None
