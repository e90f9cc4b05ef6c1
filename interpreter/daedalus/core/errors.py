"""What can go wrong between a person and the engine, each as one clear message."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """Where something stands in a file; line and column count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class DaedalusError(Exception):
    """Something a person can mend: bad input, an illegal answer, a broken file. Never a traceback."""

    def __init__(
        self,
        message: str,
        *,
        where: str | Place = "",
        remedy: str = "",
        rule: str = "",
        about: tuple[str, ...] = (),
        known: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = f"{message} ({rule})" if rule else message
        self.where = str(where)
        self.place = where if isinstance(where, Place) else None
        self.remedy = remedy
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
