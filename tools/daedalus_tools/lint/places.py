"""Where a match in the text of a file stands."""

from __future__ import annotations

import re

from daedalus.language.findings import Span


def in_text(text: str, match: re.Match[str]) -> tuple[Span, str]:
    """The span, and the line as it is shown."""
    start, end = match.span()
    begin = text.rfind("\n", 0, start) + 1
    source = text[begin:].split("\n", 1)[0].rstrip("\r").replace("\t", " ")
    return Span(text.count("\n", 0, start) + 1, start - begin + 1, end - begin + 1), source
