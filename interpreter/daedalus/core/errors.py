"""What can go wrong between a person and the engine, each as one clear message."""

from __future__ import annotations

import errno
from typing import Any, Final, NamedTuple


class Place(NamedTuple):
    """Where something stands in a file; line and column count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Trouble(NamedTuple):
    """What is wrong, or what to do about it, that a reader may want in another language: the key of its message, the
    English, and what is put in: words, numbers, such things themselves, or several of them."""

    key: str
    english: str
    about: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return self.english.format(**{name: _in_english(value) for name, value in self.about})


def _in_english(value: Any) -> str:
    # A list is a plain tuple: what is wrong itself is one too, with names.
    return ", ".join(map(str, value)) if type(value) is tuple else str(value)


def trouble(message: str, in_english: str, /, **about: Any) -> Trouble:
    # Named so that nothing to put in is called alike: the compiled build does not tell them apart.
    return Trouble(message, in_english, tuple(about.items()))


class DaedalusError(Exception):
    """Something a person can mend: bad input, an illegal answer, a broken file. Never a traceback."""

    def __init__(
        self,
        message: str | Trouble,
        *,
        where: str | Place = "",
        remedy: str | Trouble = "",
        rule: str = "",
        about: tuple[str, ...] = (),
        known: tuple[str, ...] = (),
    ) -> None:
        super().__init__(str(message))
        self.message = f"{message} ({rule})" if rule else str(message)
        self.says = message  # both without the rule, and as they can be said in another language
        self.advises = remedy
        self.where = str(where)
        self.place = where if isinstance(where, Place) else None
        self.remedy = str(remedy)
        self.rule = rule  # the rule that says so
        self.about = about  # the words in question, as they are written there, the most telling first
        self.known = known  # all that could stand in the place of the first

    def __str__(self) -> str:
        text = f"{self.where}: {self.message}" if self.where else self.message
        return f"{text}\n  {self.remedy}" if self.remedy else text


class IllegalAnswer(DaedalusError):
    """An answer that is not among the options of the decision; nothing has changed."""


class Unbounded(DaedalusError):
    """A card that would go on for ever, or count without end; what it began is taken back."""


class BrokenFile(DaedalusError):
    """A file that cannot be read as what it should be."""


class Breach(Exception):
    """A rule of the schema broken by a procedure: always a defect of ours, never of the input."""


FOLDER: Final = trouble("trouble-folder", "folder")
DEVICE: Final = trouble("trouble-device", "device")
_SPELLED: Final = trouble("trouble-look-spelled", "Look at how it is spelled.")
_PERMISSIONS: Final = trouble("trouble-permissions", "Change its permissions, or use a copy of your own.")
_NOT_ALLOWED: Final = trouble("trouble-not-allowed", "its owner has not allowed it")
_ANOTHER: Final = trouble("trouble-another-file", "Name another file.")
# What a system refuses, and what a person can do about it; by its number, for the words differ from system to system.
_REFUSED: Final = {
    errno.ENOENT: (trouble("trouble-no-file", "there is no such file"), _SPELLED),
    errno.EACCES: (_NOT_ALLOWED, _PERMISSIONS),
    errno.EPERM: (_NOT_ALLOWED, _PERMISSIONS),
    errno.EROFS: (
        trouble("trouble-read-only", "nothing can be written on this disk"),
        trouble("trouble-on-another-disk", "Name a file on another one."),
    ),
    errno.ENOSPC: (
        trouble("trouble-disk-full", "the disk is full"),
        trouble("trouble-make-room", "Make room on it, or name a file on another one."),
    ),
    errno.EDQUOT: (
        trouble("trouble-share-full", "your share of the disk is full"),
        trouble("trouble-make-room-in-share", "Make room, or name a file on another disk."),
    ),
    errno.EFBIG: (
        trouble("trouble-file-too-large", "the file would be too large"),
        trouble("trouble-make-room-in-share", "Make room, or name a file on another disk."),
    ),
    errno.ENAMETOOLONG: (
        trouble("trouble-name-too-long", "the name is too long"),
        trouble("trouble-shorter-name", "Use a shorter one."),
    ),
    errno.ELOOP: (
        trouble("trouble-link-to-itself", "this is a link that leads to itself"),
        trouble("trouble-file-itself", "Name the file itself."),
    ),
    errno.ENOTDIR: (trouble("trouble-file-in-path", "a part of this path is a file, not a folder"), _SPELLED),
    errno.EISDIR: (
        trouble("trouble-is-folder", "this is a folder, not a file"),
        trouble("trouble-file-in-folder", "Name a file in it."),
    ),
    errno.EEXIST: (trouble("trouble-name-taken", "something of this name is there already"), _ANOTHER),
    errno.EIO: (
        trouble("trouble-disk-fails", "the disk does not answer as it should"),
        trouble("trouble-copy-on-another-disk", "Try a copy on another disk."),
    ),
    errno.EMFILE: (
        trouble("trouble-too-many-open", "too many files are open"),
        trouble("trouble-close-programs", "Close some programs and try again."),
    ),
}


def refusal(error: OSError | ValueError) -> tuple[Trouble, Trouble]:
    """Why the system refuses a file, and what a person can do about it."""
    if isinstance(error, ValueError):  # a name with a sign that no system takes
        return trouble("trouble-no-file-name", "no file can have this name"), _ANOTHER
    told = trouble("trouble-system", "the system refuses it ({what})", what=error.strerror or error.errno or "?")
    return _REFUSED.get(error.errno or 0, (told, _ANOTHER))
