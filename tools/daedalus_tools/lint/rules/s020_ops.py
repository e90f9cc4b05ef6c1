"""`1 ops`, or `2 op`.

One operation is an op, two are ops. The engine would understand either, but a deck in which everybody writes it alike
is easier to read and to search. `--fix` mends it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Edit, Finding
from daedalus.language.layout import without_comment
from daedalus_tools.lint.examples import event
from daedalus_tools.lint.places import in_text
from daedalus_tools.lint.registry import checks

BAD = event("+1 prestige", head="us, 1 ops")
GOOD = event("+1 prestige", head="us, 1 op")
_OPS = re.compile(r"(?<![\w.])(?:0*1 +ops|(?!0*1\b)\d+ +op)(?![\w-])")
_QUOTED = re.compile(r'"[^"]*"')


@checks("card text")
def check(text: str, file: str) -> Iterator[Finding]:
    for match in _OPS.finditer(text):
        span, source = in_text(text, match)
        quoted = any(q.start() < span.column - 1 < q.end() for q in _QUOTED.finditer(source))
        if span.column <= len(without_comment(source)) and not quoted:
            number = match[0].split()[0]
            right = f"{number} {'op' if number.lstrip('0') == '1' else 'ops'}"
            yield Finding.of("S020", file, span, source, fix=Edit(span, right), written=match[0], right=right)
