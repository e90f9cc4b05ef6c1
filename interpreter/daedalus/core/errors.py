"""What can go wrong between a person and the engine, each as one clear message."""

from __future__ import annotations


class DaedalusError(Exception):
    """Something a person can mend: bad input, an illegal answer, a broken file. Never a traceback."""

    def __init__(self, message: str, *, where: str = "", remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        text = f"{self.where}: {self.message}" if self.where else self.message
        return f"{text}\n  {self.remedy}" if self.remedy else text


class IllegalAnswer(DaedalusError):
    """An answer that is not among the options of the decision; nothing has changed."""


class BrokenFile(DaedalusError):
    """A file that cannot be read as what it should be."""


class Breach(Exception):
    """A rule of the schema broken by a procedure: always a defect of ours, never of the input."""
