"""A word that nobody knows, and the one with which its line can be read: the fix of several rules about names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Edit, Finding, Span
from daedalus.language.suggest import SHORTEST, distance
from daedalus.language.vocabulary import Hole
from daedalus_tools.lint.checking import Checked
from daedalus_tools.lint.remedies import Remedy
from daedalus_tools.lint.wording import words_of

_WORD = re.compile(r"[a-z][a-z'/-]*")


def likely_word(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    """The only word of the vocabulary that fits."""
    if not finding.file.endswith(".card"):
        return
    options = list(_options(finding, checked.texts[finding.file]))
    if len(options) == 1:
        column, old, new = options[0]
        span = Span(finding.span.line, column, column + len(old))
        yield Remedy.of(finding, Edit(span, new), old=old, new=new)


def _options(finding: Finding, text: str) -> Iterator[tuple[int, str, str]]:
    """The words of the vocabulary with which the line can be read, in the place of one that nobody knows."""
    from daedalus_tools.world import game

    reader = words_of(game()).reader  # which only tells whether it understands, not what was meant
    words = reader.vocabulary.words
    known = sorted({lit for word in words for part in word.parts if not isinstance(part, Hole) for lit in part})
    lines = text.split("\n")
    line = lines[finding.span.line - 1].rstrip("\r")
    before = None
    for match in _WORD.finditer(line, finding.span.column - 1, finding.span.end - 1):
        if match[0] in known:
            continue
        slips = known if len(match[0]) >= SHORTEST else ()  # of a short word one letter is half of its meaning
        for right in (word for word in slips if distance(match[0], word, 1) <= 1):
            before = len(reader.read(text, finding.file)[1]) if before is None else before
            lines[finding.span.line - 1] = line[: match.start()] + right + line[match.end() :]
            if len(reader.read("\n".join(lines), finding.file)[1]) < before:
                yield match.start() + 1, match[0], right
