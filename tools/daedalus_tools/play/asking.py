"""A person at the keyboard, who may also be gone."""

from __future__ import annotations

import sys


def by_hand() -> bool:
    """Whether somebody types at a terminal, rather than a file or a program."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def typed(prompt: str) -> str | None:
    """What is typed; None at its end, after Ctrl-C, and where nobody can type.

    A terminal shows what is typed there; what comes from elsewhere is written, so that it reads like a conversation.
    """
    try:
        line = input(prompt).strip()
    except (EOFError, KeyboardInterrupt, OSError, RuntimeError):  # the last two: standard input is closed, or no file
        print()
        return None
    if not by_hand():
        print(line)
    return line
