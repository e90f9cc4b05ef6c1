"""Where a game is kept while people play it: in its file, or else in a spare one from which it can be recovered.

It is written after every answer, and while others think. What goes wrong then is told, and the game goes on.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from daedalus.core import save, storing
from daedalus.core.decision import Option
from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.game import Game, Policy
from daedalus.core.messages import Said
from daedalus_tools.language import told
from daedalus_tools.play.opening import Position
from daedalus_tools.play.words import ui

SPARE = "unsaved-{}.game"
MOST = 20  # spare files; older ones go
RECOVER = "daedalus play --recover"
OFTEN = 0.5  # seconds after which a game is kept also between two answers of people


class Keeper:
    """Holds the file of a game from the beginning of a session to its end; use it in a `with`."""

    def __init__(self, position: Position, file: Path | None, spare: Path | None = None) -> None:
        self.position = position
        self.file = file
        self.spare = spare
        self.name = SPARE.format(secrets.token_hex(4))  # of the spare one, if it comes to that
        self.saved = False  # whether the game as it is stands in its file
        self.told: set[str] = set()
        self.holding = ExitStack()
        self.written: tuple[int, ...] | None = None  # the file as it was left
        self.kept = time.monotonic()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(self, *about: object) -> None:
        self.holding.close()

    def begin(self, *, overwrite: bool) -> None:
        """Hold the files and write the first one: what cannot be written is told now, not after the game."""
        if self.spare is not None:
            self.holding.enter_context(storing.held(self.spare))
        if self.file is not None:
            self._claim(self.file, overwrite)
            self._write(self.file)

    def _claim(self, file: Path, overwrite: bool) -> None:
        self.holding.enter_context(storing.held(file))
        there = None if overwrite else save.refuse_another(file, self.position.start)
        if there is not None and there.answers != self.position.start.answers[: len(there.answers)]:
            message = trouble(
                "trouble-the-game-cannot-be-saved-it",
                "the game cannot be saved: it has been played further here ({answers} answers)",
                answers=len(there.answers),
            )
            remedy = trouble(
                "trouble-go-on-with-it",
                "Go on with it: daedalus play {file}. {replace}",
                file=file,
                replace=save.REPLACE,
            )
            raise storing.Taken(message, where=str(file), remedy=remedy)

    def keep(self, *, again: bool = False) -> bool:
        """Write the game as it is now; where its file cannot be written, a spare one is, and that is told."""
        self.saved = False
        self.kept = time.monotonic()
        if again:
            self.told.clear()
        if self.file is not None:
            try:
                if _stamp(self.file) != self.written:  # somebody else has been here
                    save.refuse_another(self.file, self.position.start)
                self._write(self.file)
                return True
            except DaedalusError as error:
                self.tell(error)
        try:
            if self.spare is None:
                spare = spares() / self.name
                with storing.told(spare):
                    spare.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                self.holding.enter_context(storing.held(spare))
                self.spare = spare
            storing.write(self.spare, self.position.text())
        except (DaedalusError, RuntimeError) as error:  # perhaps there is no home
            self.tell(error)
        return False

    def beside(self, policy: Policy) -> Policy:
        """A policy that may take its time: a game that has a file is kept before it is asked, but not too often."""

        def answer(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
            if (self.file or self.spare) is not None and time.monotonic() - self.kept > OFTEN:
                self.keep()
            return policy(game, side, said, options)

        return answer

    def tell(self, error: Exception) -> None:
        """Say what is wrong, once for as long as it is."""
        if str(error) not in self.told:
            print(told(error) if isinstance(error, DaedalusError) else error)
        self.told.add(str(error))

    def _write(self, file: Path) -> None:
        storing.write(file, self.position.text())
        self.written = _stamp(file)
        self.saved = True
        self.told.clear()

    def end(self, *, finished: bool) -> bool:
        """Say where the game is and how to go on with it; the result is whether it is where it should be."""
        if self.spare is not None and (self.saved or (finished and self.file is None)):
            with suppress(OSError):
                self.spare.unlink()
        if self.saved:
            print(ui("saved", file=str(self.file)))
        if not finished:
            print(ui("not-over", command=f"daedalus play {self.file}") if self.saved else ui("not-saved"))
        if not self.saved and self.spare is not None and self.spare.exists():
            print(ui("kept", command=RECOVER))
        return self.saved or self.file is None


def _stamp(file: Path) -> tuple[int, ...] | None:
    with suppress(OSError):
        found = file.lstat()
        return found.st_ino, found.st_mtime_ns, found.st_size
    return None


def spares() -> Path:
    """The folder of a person's own for games that have no file."""
    state = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(state) if state else Path.home() / ".local" / "state") / "daedalus"


def unsaved() -> Path | None:
    """The last game that was left without a file and that nobody is playing now."""
    with suppress(OSError, RuntimeError):
        names = [file for file in spares().iterdir() if re.fullmatch(SPARE.format("[0-9a-f]{8}"), file.name)]
        names.sort(key=lambda file: file.stat().st_mtime_ns, reverse=True)
        for file in names[MOST:]:
            file.unlink()
        for file in names[:MOST]:
            with suppress(DaedalusError), storing.held(file):
                return file
    return None
