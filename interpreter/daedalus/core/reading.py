"""Files of a person's own, read: text or one clear message, whatever stands where a file should be."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from daedalus.core.errors import DEVICE, FOLDER, BrokenFile, refusal, trouble

MOST_BYTES = 20_000_000  # of any file of a person's; a long game takes less than one of them
_UTF8 = trouble("trouble-save-as-utf-8", "Save the file as UTF-8.")


def read_text(path: Path) -> str:
    """The text of a user's file, or one clear message."""
    return decoded(read_bytes(path), str(path))


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """What is in a user's file, or one clear message. What is no file is not waited for."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            what = FOLDER if stat.S_ISDIR(about.st_mode) else DEVICE
            raise BrokenFile(
                trouble("trouble-this-is-a-not", "this is a {what}, not a file", what=what),
                where=str(path),
                remedy=trouble("trouble-name-a-file", "Name a file."),
            )
        if about.st_size > most:
            message = trouble(
                "trouble-this-file-has-million",
                "this file has {n} million bytes, far too many",
                n=about.st_size // 1_000_000,
            )
            raise BrokenFile(
                message, where=str(path), remedy=trouble("trouble-is-this-the-right", "Is this the right file?")
            )
        return path.read_bytes()
    except (OSError, ValueError) as error:
        why, remedy = refusal(error)
        missing = isinstance(error, FileNotFoundError)
        raise BrokenFile(
            why if missing else trouble("trouble-this-file-cannot-be", "this file cannot be read: {why}", why=why),
            where=str(path),
            remedy=remedy,
        ) from None


def beginning(path: Path, most: int) -> bytes:
    """The first bytes of a file, for a look at what it is; nothing of what is no file or cannot be read."""
    try:
        if not path.is_file():
            return b""
        with path.open("rb") as file:
            return file.read(most)
    except (OSError, ValueError):
        return b""


def decoded(data: bytes, file: str) -> str:
    """Bytes as text. The mark that some editors put before it is left off; lines may end as on any system."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise BrokenFile(trouble("trouble-utf-16", "this text is saved as UTF-16"), where=file, remedy=_UTF8)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BrokenFile(
            trouble("trouble-not-utf-8", "this is not text (byte {n} is not UTF-8)", n=error.start),
            where=file,
            remedy=_UTF8,
        ) from None
    if "\0" in text:
        raise BrokenFile(
            trouble("trouble-zero-byte", "this is not text (byte {n} is zero)", n=data.index(0)),
            where=file,
            remedy=_UTF8,
        )
    return text if "\n" in text else text.replace("\r", "\n")


def within(path: Path, *homes: Path) -> bool:
    """Whether a path, wherever links lead it, ends in one of the folders."""
    real = Path(os.path.realpath(path))
    return any(real.is_relative_to(os.path.realpath(home)) for home in homes)
