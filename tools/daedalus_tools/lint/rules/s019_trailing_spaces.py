"""Spaces at the end of a line.

Nobody sees them, and that is the trouble: two files that look the same differ, and every comparison of versions shows
lines in which nothing has changed. `--fix` takes them away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Edit, Finding
from daedalus_tools.lint.places import in_text
from daedalus_tools.lint.registry import checks

BAD = ("event:  ", "  +1 prestige")
_TRAILING = re.compile(r"[ \t]+(?=\r?(?:\n|\Z))")


@checks("text")
def check(text: str, file: str) -> Iterator[Finding]:
    for match in _TRAILING.finditer(text):
        span, source = in_text(text, match)
        yield Finding.of("S019", file, span, source, fix=Edit(span, ""))
