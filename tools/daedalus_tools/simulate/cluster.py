"""The same games on an existing Dask cluster; those that a dying worker was playing are played by another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.core.errors import DaedalusError, trouble
from daedalus_tools.simulate.playing import Record
from daedalus_tools.simulate.running import Player, Task, one

TOGETHER = 8  # games that go to a worker as one piece


def on_cluster(address: str) -> Player:
    """On the workers of the scheduler at an address."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        remedy = trouble("trouble-install-it-with-pip", "Install it with: `pip install 'daedalus-engine[cluster]'`")
        raise DaedalusError(
            trouble(
                "trouble-scheduler-needs-dask-and", "--scheduler needs dask and distributed, which are not installed"
            ),
            remedy=remedy,
        ) from None

    def played(tasks: Sequence[Task]) -> Iterator[tuple[str, Record]]:
        try:
            client = Client(address, timeout="10s", set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            remedy = trouble("trouble-it-is-printed-when", "It is printed when a scheduler starts: `tcp://host:8786`")
            raise DaedalusError(
                trouble(
                    "trouble-no-scheduler-answers-at",
                    "no scheduler answers at {address}: {error}",
                    address=address,
                    error=error,
                ),
                remedy=remedy,
            ) from None
        with client:
            pieces = [tasks[i : i + TOGETHER] for i in range(0, len(tasks), TOGETHER)]
            futures = client.map(_some, pieces, pure=False, retries=3)
            for future in as_completed(futures, loop=client.loop):
                yield from future.result()

    return played


def _some(tasks: Sequence[Task]) -> list[tuple[str, Record]]:
    return [one(task) for task in tasks]
