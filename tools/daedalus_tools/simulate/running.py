"""Playing all games of a simulation: here, by several processes, or on a cluster; what is done is kept game by game."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from daedalus_tools.simulate.playing import Record, Setting, opened, play
from daedalus_tools.simulate.store import Store
from daedalus_tools.simulate.words import sim

Task = tuple[str, Setting, int]  # an arm, what is played there, a seed
Player = Callable[[Sequence[Task]], Iterator[tuple[str, Record]]]


def one(task: Task) -> tuple[str, Record]:
    arm, setting, seed = task
    return arm, play(setting, seed)


def here(tasks: Sequence[Task]) -> Iterator[tuple[str, Record]]:
    """One after another in this process."""
    return map(one, tasks)


def by_workers(workers: int) -> Player:
    """In several processes of this machine."""

    def played(tasks: Sequence[Task]) -> Iterator[tuple[str, Record]]:
        for _, setting, _ in {task[0]: task for task in tasks}.values():
            opened(setting)  # read before the processes part, which then share it
        chunk = max(1, min(16, len(tasks) // (8 * workers)))
        with multiprocessing.get_context(_way()).Pool(workers, _quiet) as pool:
            yield from pool.imap_unordered(one, tasks, chunk)

    return played


def _way() -> str:
    return "fork" if "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin" else "spawn"


def _quiet() -> None:
    """Ctrl-C is for the process that keeps the records."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """How far it is, on one line that is written over; nothing where nobody watches."""

    def __init__(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self.began, self.first, self.shown = time.monotonic(), done, 0.0

    def step(self, crashed: int) -> None:
        self.done += 1
        now = time.monotonic()
        if not sys.stderr.isatty() or (now - self.shown < 0.2 and self.done < self.of):
            return
        self.shown = now
        each = (now - self.began) / (self.done - self.first)
        left = _duration(each * (self.of - self.done))
        said = sim("progress", done=self.done, of=self.of, rate=f"{1 / each:.0f}", left=left)
        failed = f", {sim('failed', n=crashed)}" if crashed else ""
        sys.stderr.write(f"\r{said}{failed}   ")
        sys.stderr.flush()

    def end(self) -> None:
        if self.shown:
            sys.stderr.write("\n")


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def run(store: Store, settings: dict[str, Setting], seeds: Iterable[int], player: Player) -> bool:
    """Play what is not done yet; whether it was done to the end, or Ctrl-C came."""
    seeds = list(seeds)
    done = {arm: store.done(arm) for arm in settings}
    tasks = [(arm, setting, seed) for seed in seeds for arm, setting in settings.items() if seed not in done[arm]]
    every = len(seeds) * len(settings)
    progress, crashed = Progress(every - len(tasks), every), 0
    try:
        for arm, record in player(tasks):
            store.keep(arm, record)
            crashed += bool(record.crash)
            progress.step(crashed)
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True
