"""A file far too large for a card or a scenario.

The longest card of the decks is a page, the longest scenario two. A file of hundreds of pages is something else that
ended up under this name, and reading it would only keep you waiting.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daedalus.language.findings import Finding
from daedalus.language.reader import LARGEST_TEXT, too_large
from daedalus_tools.lint.examples import event
from daedalus_tools.lint.registry import checks
from daedalus_tools.output import shown

BAD = event("+1 prestige") + "# and so on, and so on, and so on, and so on\n" * 8000


@checks("file")
def check(path: Path) -> Iterator[Finding]:
    size = path.stat().st_size if path.is_file() else 0  # what is no file is told when it is read
    if size > LARGEST_TEXT:
        yield too_large(shown(path), size)
