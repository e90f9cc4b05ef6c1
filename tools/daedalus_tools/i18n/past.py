"""Which messages somebody has read, and which of them have changed since (`seen`)."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

Where = tuple[Path, str]  # a file and a key


@frozen
class Past:
    """`same`: messages that are what they were, whose meaning need not be judged; `edited`: those that have changed
    since, which are compared with what they said; `added`: the forms that these have besides, by their full names."""

    same: frozenset[Where] = frozenset()
    edited: frozenset[Where] = frozenset()
    added: frozenset[Where] = frozenset()


NOTHING_READ = Past()
