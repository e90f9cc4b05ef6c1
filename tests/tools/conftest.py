"""What tests of the command line share: a person who types."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pytest

from daedalus_tools.cli import main
from daedalus_tools.language import forget


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Run a command with these lines typed in; the input ends after them. Its language is not that of the next test."""

    def runs(*words: object, typed: Iterable[str] = ()) -> Result:
        lines: Iterator[str] = iter(typed)

        def ask(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", ask)
        code = main([str(word) for word in words])
        return Result(code, *capsys.readouterr())

    yield runs
    forget()
