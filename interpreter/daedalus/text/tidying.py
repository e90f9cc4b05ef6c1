"""Spaces and stops as they are printed, whatever a message left empty."""

from __future__ import annotations

import re

_SPACES = re.compile(r"[ \n]+")
_SPACED = re.compile(r" ([,.;:)])")
_COMMAS = re.compile(r",+([,.;:)])")


def tidy(text: str) -> str:
    text = _SPACES.sub(" ", text).strip()
    text = _SPACED.sub(r"\1", text)
    text = _COMMAS.sub(r"\1", text)
    return text.replace("( ", "(").replace("::", ":").replace(",,", ",")
