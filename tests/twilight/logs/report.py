"""What is said of a game that was driven: for each kind of line how many agree, are explained, or are neither."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import asdict, define, field

from tests.twilight.logs import entries as e
from tests.twilight.logs.drive import Report

TOLD = "told only"  # kinds of lines that say nothing to compare


@define
class Count:
    lines: int = 0
    agreeing: int = 0
    explained: int = 0
    open: int = 0


@define
class Summary:
    name: str
    lines: int  # entries of the log
    kinds: dict[str, Count] = field(factory=dict)
    not_compared: dict[str, int] = field(factory=dict)
    not_reached: int = 0
    unprinted: int = 0  # figures of ours that the log never prints, by a quirk
    quirks: dict[str, int] = field(factory=dict)
    open: list[str] = field(factory=list)
    stopped: str = ""
    ended: str = ""

    def total(self) -> Count:
        every = self.kinds.values()
        return Count(*(sum(getattr(c, name) for c in every) for name in ("lines", "agreeing", "explained", "open")))

    def data(self) -> dict[str, Any]:
        return asdict(self)


def summary(report: Report, entries: Sequence[e.Entry]) -> Summary:
    result = Summary(report.name, len(entries), stopped=report.stopped, ended=report.ended)
    compared: Counter[int] = Counter()
    quirks: Counter[str] = Counter()
    for act, verdict in report.verdicts():
        count = result.kinds.setdefault(verdict.kind, Count())
        if verdict.entry is not None:
            count.lines += 1
            compared[id(verdict.entry)] += 1
        if verdict.open:
            count.open += 1
            result.open.append(f"{act}: {verdict.entry or 'nothing printed'}: {verdict.ours}")
        elif verdict.quirk:
            quirks[verdict.quirk] += 1
            count.explained += verdict.entry is not None
            result.unprinted += verdict.entry is None
        else:
            count.agreeing += 1
    reached = {id(entry) for told in report.told for entry in told.act.entries}
    rest = [entry for entry in entries if id(entry) not in compared]
    result.not_reached = sum(id(entry) not in reached for entry in rest)
    result.not_compared = dict(Counter(type(x).__name__ for x in rest if id(x) in reached))
    result.quirks = dict(quirks)
    unknown = [x for x in entries if isinstance(x, e.Unknown)]
    if unknown:
        result.kinds["unknown line"] = Count(len(unknown), 0, 0, len(unknown))
        result.open += [f"unknown line: {x.text}" for x in unknown]
    return result


def lines(found: Summary) -> Iterator[str]:
    """For people."""
    whole = found.total()
    yield f"{found.name}: {found.lines} entries; {_said(whole)}"
    for kind, count in sorted(found.kinds.items()):
        yield f"    {kind:<13} {_said(count)}"
    told = ", ".join(f"{n} {kind}" for kind, n in sorted(found.not_compared.items()))
    yield f"    {TOLD}: {told or 'none'}"
    if found.not_reached:
        yield f"    not reached: {found.not_reached}"
    for quirk, n in sorted(found.quirks.items()):
        yield f"    explained {n}: {quirk}"
    for what in found.open:
        yield f"    not explained: {what}"
    yield f"    stopped: {found.stopped or 'no, the whole log'}; ours: {found.ended}"


def _said(count: Count) -> str:
    return f"{count.lines} compared, {count.agreeing} agree, {count.explained} explained, {count.open} not explained"


def together(found: Sequence[Summary]) -> Count:
    totals = [summary.total() for summary in found]
    return Count(*(sum(getattr(c, name) for c in totals) for name in ("lines", "agreeing", "explained", "open")))
