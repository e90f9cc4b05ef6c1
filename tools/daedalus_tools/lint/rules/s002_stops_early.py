"""A line that stops too early.

The line is a good beginning, and then there is nothing. Most often it is the colon that is missing: a line that opens
a block, such as `event:` or `if us:`, ends in one, so that everybody can see that more follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Edit, Finding, Span
from daedalus.language.layout import without_comment
from daedalus_tools.lint.checking import Checked
from daedalus_tools.lint.examples import card
from daedalus_tools.lint.remedies import Remedy

BAD = card("event", "  +1 prestige")
_OPENS = re.compile(r"(event|while|if|else|for each|option|when|do \d+ of|do .+ times|(?:\w+ )?may)\b|.*, with$")


def fix(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    """The colon of a line that opens a block, and under which something stands."""
    row = finding.span.line
    line, *below = checked.texts[finding.file].split("\n")[row - 1 :]
    code = without_comment(line.rstrip("\r")).rstrip()
    under = next((other for other in below if without_comment(other).strip()), "")
    deeper = len(under) - len(under.lstrip()) > len(code) - len(code.lstrip())
    if deeper and not code.endswith(":") and _OPENS.match(code.strip()):
        yield Remedy.of(finding, Edit(Span(row, len(code) + 1, len(code) + 1), ":"))
