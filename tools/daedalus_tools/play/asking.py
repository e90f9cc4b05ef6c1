"""A person at the keyboard, who may also be gone."""

from __future__ import annotations


def typed(prompt: str) -> str | None:
    """What is typed; None at its end, after Ctrl-C, and where nobody can type."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt, OSError, RuntimeError):  # the last two: standard input is closed, or no file
        print()
        return None
