"""Where records are kept: a SQLite file that any tool for tables reads. Each game is on disk as soon as it is over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus_tools.simulate.playing import Record, Setting

APPLICATION = 0x0DAEDA2  # says that a file is one of ours
MEMORY = ":memory:"  # nowhere on disk
BASE, CHANGED = "as it is", "changed"  # the arms of a comparison
TABLES = """
CREATE TABLE setting (arm TEXT PRIMARY KEY, setting TEXT NOT NULL);
CREATE TABLE plan (seed INTEGER NOT NULL, games INTEGER NOT NULL);
CREATE TABLE game (
    arm TEXT NOT NULL, seed INTEGER NOT NULL, winner TEXT, rule TEXT, turns INTEGER, decisions INTEGER,
    fingerprint INTEGER, crash TEXT,
    PRIMARY KEY (arm, seed));
CREATE TABLE track (arm TEXT NOT NULL, seed INTEGER NOT NULL, turn INTEGER NOT NULL, name TEXT NOT NULL, value INTEGER,
    PRIMARY KEY (arm, seed, turn, name)) WITHOUT ROWID;
CREATE TABLE event (arm TEXT NOT NULL, seed INTEGER NOT NULL, card INTEGER NOT NULL, side TEXT NOT NULL, times INTEGER,
    PRIMARY KEY (arm, seed, card, side)) WITHOUT ROWID;
"""


class Store:
    """The records of one simulation, or of both arms of a comparison."""

    def __init__(
        self, path: Path, settings: dict[str, Setting], seed: int, games: int, *, resume: bool = False
    ) -> None:
        self.path = path
        there = str(path) != MEMORY and path.exists()
        if there and not resume:
            remedy = trouble("trouble-name-another-file-or", "Name another file, or go on with it: --resume.")
            raise DaedalusError(
                trouble("trouble-there-is-such-a", "there is such a file already"), where=str(path), remedy=remedy
            )
        if resume and not there:
            raise DaedalusError(
                trouble("trouble-there-is-nothing-to-go", "there is nothing to go on with"),
                where=str(path),
                remedy=trouble("trouble-leave-out-resume", "Leave out --resume."),
            )
        try:
            self.db = sqlite3.connect(path)
            self._prepare(settings, seed, games, new=not there)
        except sqlite3.Error as error:
            raise BrokenFile(
                trouble("trouble-this-file-cannot-be-used", "this file cannot be used: {error}", error=error),
                where=str(path),
                remedy=trouble("trouble-another-file", "Name another file."),
            ) from None

    def _prepare(self, settings: dict[str, Setting], seed: int, games: int, *, new: bool) -> None:
        written = {arm: json.dumps(setting.data(), sort_keys=True) for arm, setting in settings.items()}
        if new:
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = NORMAL")
            self.db.execute(f"PRAGMA application_id = {APPLICATION}")
            self.db.executescript(TABLES)
            self.db.executemany("INSERT INTO setting VALUES (?, ?)", written.items())
            self.db.execute("INSERT INTO plan VALUES (?, ?)", (seed, games))
            self.db.commit()
            return
        if self.db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise BrokenFile(
                trouble("trouble-this-is-no-file", "this is no file of `simulate`"),
                where=str(self.path),
                remedy=trouble("trouble-another-file", "Name another file."),
            )
        if dict(self.db.execute("SELECT arm, setting FROM setting")) != written:
            remedy = trouble("trouble-say-what-was-said", "Say what was said when it was begun, or name another file.")
            raise DaedalusError(
                trouble("trouble-another-simulation-is-kept", "another simulation is kept in this file"),
                where=str(self.path),
                remedy=remedy,
            )
        (first,) = self.db.execute("SELECT seed FROM plan").fetchone()
        if first != seed:
            remedy = trouble("trouble-say-seed", "Say --seed {first}.", first=first)
            raise DaedalusError(
                trouble("trouble-this-simulation-began-with", "this simulation began with seed {first}", first=first),
                where=str(self.path),
                remedy=remedy,
            )
        self.db.execute("UPDATE plan SET games = max(games, ?)", (games,))
        self.db.commit()

    def keep(self, arm: str, record: Record) -> None:
        """One game, whole or not at all."""
        with self.db:
            about = (record.winner, record.rule, record.turns, record.decisions, record.fingerprint, record.crash)
            self.db.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (arm, record.seed, *about))
            self.db.executemany(
                "INSERT INTO track VALUES (?, ?, ?, ?, ?)",
                ((arm, record.seed, i, n, v) for i, at in enumerate(record.tracks, 1) for n, v in at.items()),
            )
            self.db.executemany(
                "INSERT INTO event VALUES (?, ?, ?, ?, ?)", ((arm, record.seed, *event) for event in record.events)
            )

    def done(self, arm: str) -> set[int]:
        return {seed for (seed,) in self.db.execute("SELECT seed FROM game WHERE arm = ?", (arm,))}

    def games(self, arm: str) -> Iterator[Any]:
        """Seed, winner, rule, turns, decisions and crash of every game, by seed."""
        yield from self.db.execute(
            "SELECT seed, winner, rule, turns, decisions, crash FROM game WHERE arm = ? ORDER BY seed", (arm,)
        )

    def fingerprints(self, arm: str) -> dict[int, int]:
        """By seed, the fingerprint of how each game ended that did not crash."""
        return dict(self.db.execute("SELECT seed, fingerprint FROM game WHERE arm = ? AND crash = ''", (arm,)))

    def tracks(self, arm: str) -> Iterator[tuple[int, str, int, float, float]]:
        """Turn, track, how many games came so far, the mean and the mean square of where it stood."""
        yield from self.db.execute(
            "SELECT turn, name, count(*), avg(value), avg(value * value) FROM track WHERE arm = ? "
            "GROUP BY turn, name ORDER BY name, turn",
            (arm,),
        )

    def events(self, arm: str) -> Iterator[tuple[int, str, int, int, str]]:
        """Card, side, in how many games, how often in all, and the winner of those games."""
        yield from self.db.execute(
            "SELECT event.card, event.side, count(*), sum(event.times), game.winner FROM event JOIN game "
            "USING (arm, seed) WHERE arm = ? AND game.crash = '' GROUP BY event.card, event.side, game.winner",
            (arm,),
        )

    def close(self) -> None:
        self.db.close()
