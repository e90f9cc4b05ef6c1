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
    English, and what is put in, which may be such things themselves."""

    key: str
    english: str
    about: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return self.english.format(**{name: str(value) for name, value in self.about})


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


# What a system refuses, and what a person can do about it; by its number, for the words differ from system to system.
_REFUSED: Final = {
    errno.ENOENT: ("there is no such file", "Look at how it is spelled."),
    errno.EACCES: ("its owner has not allowed it", "Change its permissions, or use a copy of your own."),
    errno.EPERM: ("its owner has not allowed it", "Change its permissions, or use a copy of your own."),
    errno.EROFS: ("nothing can be written on this disk", "Name a file on another one."),
    errno.ENOSPC: ("the disk is full", "Make room on it, or name a file on another one."),
    errno.EDQUOT: ("your share of the disk is full", "Make room, or name a file on another disk."),
    errno.ENAMETOOLONG: ("the name is too long", "Use a shorter one."),
    errno.ELOOP: ("this is a link that leads to itself", "Name the file itself."),
    errno.ENOTDIR: ("a part of this path is a file, not a folder", "Look at how it is spelled."),
    errno.EISDIR: ("this is a folder, not a file", "Name a file in it."),
    errno.EEXIST: ("something of this name is there already", "Name another file."),
    errno.EIO: ("the disk does not answer as it should", "Try a copy on another disk."),
    errno.EMFILE: ("too many files are open", "Close some programs and try again."),
}


def refusal(error: OSError | ValueError) -> tuple[str, str]:
    """Why the system refuses a file, and what a person can do about it."""
    if isinstance(error, ValueError):  # a name with a sign that no system takes
        return "no file can have this name", "Name another file."
    return _REFUSED.get(error.errno or 0, (error.strerror or "the system refuses it", "Name another file."))
