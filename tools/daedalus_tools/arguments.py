"""Numbers on a command line: whole, and within a range."""

from __future__ import annotations

import argparse
from collections.abc import Callable

MOST = 10**18 - 1  # as a saved game can hold it


def number(least: int = -MOST, most: int = MOST) -> Callable[[str], int]:
    """A type for argparse; what is no such number is one short message."""

    def whole(text: str) -> int:
        digits = text.strip().removeprefix("-").removeprefix("+")
        value = int(text) if digits.isdecimal() and len(digits) <= 18 else None
        if value is None or not least <= value <= most:
            shown = text if len(text) <= 40 else f"{text[:37]}..."
            raise argparse.ArgumentTypeError(f"{shown!r} is not a whole number{_range(least, most)}")
        return value

    return whole


def _range(least: int, most: int) -> str:
    if least == -MOST:
        return " of at most 18 digits"
    return f" of {least} or more" if most == MOST else f" from {least} to {most}"
