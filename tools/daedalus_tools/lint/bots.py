"""Charts of bots: what keeps one from being read (Y005), what it refers to that is not there (Y006), and its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve

from daedalus.core.errors import BrokenFile, DaedalusError, Place
from daedalus.kit.bots import level_text
from daedalus.kit.chart_check import Written
from daedalus.kit.charts import Condition, Line
from daedalus.kit.definition import Definition
from daedalus.kit.layers import Source, fitting, read_source
from daedalus.language.findings import BrokenText, Finding, Span
from daedalus_tools.lint.scenarios import finding
from daedalus_tools.output import shown
from daedalus_tools.world import game

NOT_BY_SCHEMA, NOT_THERE = "Y005", "Y006"


def check(path: Path, text: str) -> Iterator[Finding]:
    """Everything wrong with one; what it says beyond its schema is looked at only if it is by that."""
    edition, raw = game(), text.split("\n")
    try:
        source = read_source(path)
        departures = list(fitting(source, edition.chart_schema))
        checked = None if departures else edition.bots.check(source, path)
    except DaedalusError as broken:
        yield finding(NOT_BY_SCHEMA, broken, path, raw)
        return
    if checked is None:
        yield from (finding(NOT_BY_SCHEMA, wrong, path, raw) for wrong in departures)
        return
    for wrong in checked.wrong():
        yield finding(NOT_THERE, wrong, path, raw)
    for written in checked.written():
        yield from _of_line(written, source, edition, path, raw)
    yield from _of_levels(source, edition, path, raw)


def _of_line(
    written: Written, source: Source, edition: Definition, path: Path, raw: Sequence[str]
) -> Iterator[Finding]:
    """What is wrong with a line or condition, at the place of each word in the file."""
    where, reader = source.where(*written.route), edition.bot_reader
    try:
        if written.type:
            line = Line(written.text, where, lambda: reader, written.type, written.name)
            before = line.before
            line.read(reader)
        else:
            before = Condition.BEFORE
            Condition(written.text, where, lambda: reader).read(reader)
    except BrokenText as broken:
        for wrong in broken.findings:
            yield _moved(wrong, where, written.text, len(before), path, raw)
    except BrokenFile as broken:
        yield finding(NOT_BY_SCHEMA, broken, path, list(raw))


def _moved(wrong: Finding, where: Place | str, text: str, before: int, path: Path, raw: Sequence[str]) -> Finding:
    """A finding in a text as one in the file that holds it."""
    line, column = (where.line, where.column) if isinstance(where, Place) else (1, 1)
    shift = raw[line - 1].find(text, column - 1) if 0 < line <= len(raw) else -1
    if shift < 0:  # on several lines, or below its key
        line = next(
            (i + 1 for i in range(line - 1, min(line + 3, len(raw))) if text.split("\n")[0][:30] in raw[i]), line
        )
        shift = max(0, raw[line - 1].find(text[:30]))
    first, last = wrong.span.column - 1 - before, wrong.span.end - 1 - before
    if first < 0 or last > len(text):
        first, last = 0, len(text)
    source = raw[line - 1].rstrip("\r").replace("\t", " ")
    span = Span(line, shift + first + 1, max(shift + first + 2, min(shift + last + 1, len(source) + 1)))
    return evolve(wrong, file=shown(path), span=span, source=source, also=(), fix=None, meant=None)


def _of_levels(source: Source, edition: Definition, path: Path, raw: Sequence[str]) -> Iterator[Finding]:
    for i, row in enumerate(source.data.get("levels", ())):
        for j, effect in enumerate(row.get("effects", ())):
            where = source.where("levels", i, "effects", j)
            text = level_text(str(row["name"]), [effect])
            _, wrong = edition.bot_reader.read(text, str(where))
            before = next(line for line in text.split("\n") if effect in line).find(effect)
            for one in wrong:
                yield _moved(one, where, effect, before, path, raw)
