"""How long an attack may take: seconds of a machine on which the yardstick takes four milliseconds.

Machines differ, and others work beside us; so only what took longer is measured against the yardstick, then and there.
"""

from __future__ import annotations

from benchmarks import yardstick

LONGEST = 5.0  # seconds of work
YARDSTICK = 0.004


def measured(seconds: float) -> float:
    """Seconds of work as that machine would take them; what is short anyway is left as it is."""
    return seconds if seconds < LONGEST else seconds * YARDSTICK / yardstick.seconds()
