"""`daedalus lint --watch`: checks again whenever a file is saved, and prints what is new and what is gone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.language.findings import Finding
from daedalus.text.findings import message
from daedalus_tools.language import told as in_words

PAUSE = 0.4  # seconds between two looks

Stamp = dict[str, tuple[int, int]]


def watch(
    files: Callable[[], Iterable[Path]],
    lint: Callable[[], Sequence[Finding]],
    tell: Callable[[Sequence[Finding], Sequence[Finding]], None],
    *,
    complain: Callable[[str], None],
    sleep: Callable[[float], object] | None = None,
    looks: int | None = None,
) -> Sequence[Finding]:
    """Look again and again until interrupted; `tell` gets what is new and what is gone, at first everything.

    `sleep` and `looks` let a test decide how time passes and how often to look.
    """
    known: Sequence[Finding] = ()
    before: Stamp | None = None
    told = ""
    try:
        while looks is None or looks > 0:
            looks = None if looks is None else looks - 1
            try:
                now = stamp(files())
                if now != before:
                    first, before = before is None, now
                    found = lint()
                    new, gone = changes(known, found)
                    known, told = found, ""
                    if new or gone or first:
                        tell(new, gone)
            except DaedalusError as error:  # a folder that is empty for a moment, or settings that are being written
                if (said := in_words(error)) != told:
                    told = said
                    complain(told)
            (sleep or time.sleep)(PAUSE)
    except KeyboardInterrupt:
        pass
    return known


def stamp(files: Iterable[Path]) -> Stamp:
    """When each file was last written, and its size; one that has just gone is left out."""
    result: Stamp = {}
    for file in files:
        try:
            about = file.stat()
        except OSError:
            continue
        result[str(file)] = (about.st_mtime_ns, about.st_size)
    return result


def changes(before: Sequence[Finding], after: Sequence[Finding]) -> tuple[list[Finding], list[Finding]]:
    """Findings that are new, and those that are gone; one that only moved to another line is neither."""
    return _without(after, before), _without(before, after)


def _without(findings: Sequence[Finding], others: Sequence[Finding]) -> list[Finding]:
    left = Counter(map(_same, others))
    result = []
    for finding in findings:
        left[_same(finding)] -= 1
        if left[_same(finding)] < 0:
            result.append(finding)
    return result


def _same(finding: Finding) -> tuple[str, str, str, str]:
    return finding.file, finding.code, message(finding), finding.source.strip()
