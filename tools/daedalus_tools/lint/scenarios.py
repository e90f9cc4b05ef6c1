"""Scenarios: what keeps one from being read (Y001), or from being set up (Y002)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from attrs import evolve

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.yamlfile import load_marked
from daedalus.kit.definition import Definition
from daedalus.kit.library import Library
from daedalus.kit.scenario import BOARDS, NOT_SCENARIOS, Scenario
from daedalus.language.findings import BrokenText, Finding, Meant, Span
from daedalus.language.suggest import certain, nearest_names
from daedalus.text.troubles import said
from daedalus_tools.lint import repairing, slips
from daedalus_tools.output import shown
from daedalus_tools.world import game, per_game

ANYWHERE = {"name", "length", "cards", "sets", "setup", "marks", "year"}  # keys that other files may have as well

MOST = 200  # spellings of a line that are tried


def looks_like_one(path: Path, text: str) -> bool:
    """In a folder, other YAML files may lie beside the scenarios; these have none of a scenario's keys."""
    if path.stem in NOT_SCENARIOS or path.parent.name == BOARDS:
        return False
    keys = set(re.findall(r"^(\w[\w ]*?)\s*:", text, re.MULTILINE))
    return not keys.isdisjoint(set(game().scenarios.schema.get("properties", ())) - ANYWHERE)


def check(
    path: Path, text: str, cards: Callable[[], Library], scenarios: list[Scenario], *, whole: bool = True
) -> Iterator[Finding]:
    """What is wrong with one; if it can be read it joins the others. Where cards of its pack are not right yet, they
    are not `whole`, and it is not asked what it lacks for that."""
    source = text.split("\n")
    try:
        loaded = game().open(str(path))
    except BrokenText as broken:
        yield from broken.findings
        return
    except DaedalusError as first:
        others = _departures(path, text)  # loading stops at the first
        for wrong in (finding("Y001", error, path, source) for error in (first, *others)):
            yield evolve(wrong, meant=_meant(wrong, path, source, len(others)))
        return
    scenarios.append(loaded)
    if not whole:
        return
    edition = loaded.edition
    library = cards() if edition is game() else edition.cards.library
    unsound = list(edition.wrong(loaded, library))
    for unlikely in unsound:
        yield finding("Y002", unlikely, path, source)
    if not unsound:
        try:
            edition.new_game(loaded, 0, cards=library)
        except DaedalusError as refused:
            yield finding("Y002", refused, path, source)


def _departures(path: Path, text: str) -> list[BrokenFile]:
    try:
        return list(_edition(path).scenarios.departures(load_marked(text, str(path)), str(path)))
    except BrokenFile:
        return []


def _edition(path: Path) -> Definition:
    """The game that a scenario is read in, if what it says of packs can be read."""
    try:
        return game().edition_of(path)
    except DaedalusError:
        return game()


def _meant(finding: Finding, path: Path, source: list[str], wrong: int) -> Meant | None:
    """The line of a finding as it should be, or the one before it: what can be loaded, or has less wrong with it."""
    found: list[str] = []
    for at in (finding.span.line - 1, finding.span.line - 2):
        here = shown(path) == finding.file and 0 <= at < len(source)
        for new in islice(_spellings(source[at]), MOST) if here else ():
            text = "\n".join([*source[:at], new, *source[at + 1 :]])
            if new != source[at] and (
                len(left := _departures(path, text)) < wrong or (not wrong and _loads(text, left))
            ):
                found.append(new.strip())
        if found:
            return repairing.meant(source[at].strip(), found[:2])
    return None


def _loads(text: str, departures: list[BrokenFile]) -> bool:
    try:
        load_marked(text, "")
    except BrokenFile:
        return False
    return not departures


def _spellings(line: str) -> Iterator[str]:
    """How a line of a scenario may have been meant: signs first, then words and numbers, the likeliest first."""
    yield re.sub(r"^(\s*[\w ]+?)\s*(?:=|:=)\s*", r"\1: ", line)
    yield re.sub(r"^(\s*[\w /]+?):(?=\S)", r"\1: ", line)
    yield line.rstrip(" ,;.")
    yield line.replace("\t", "  ")
    for opened, closed in ("{}", "[]", '""', "''"):
        if line.count(opened) != line.count(closed) or (opened == closed and line.count(opened) % 2):
            yield line + closed
            yield line.replace(opened, "")
    numbers = slips.of(game()).numbers
    words = _schema_words()
    for match in re.finditer(r"[A-Za-z][\w'/-]*(?: [A-Za-z][\w'/-]*)*", line):
        text = match[0]
        near = [numbers[text.lower()]] if text.lower() in numbers else nearest_names(re.sub("[_-]", " ", text), words)
        for right in near if text not in words else ():
            yield line[: match.start()] + right + line[match.end() :]


@per_game
def _schema_words() -> tuple[str, ...]:
    """The keys and levels that the scenarios of a game know."""

    def inside(node: object) -> Iterator[str]:
        if isinstance(node, dict):
            yield from map(str, node.get("properties", ()))
            yield from (word for word in node.get("enum", ()) if isinstance(word, str))
            node = list(node.values())
        for part in node if isinstance(node, list) else ():
            yield from inside(part)

    return tuple(dict.fromkeys(inside(game().scenarios.schema)))


def finding(code: str, error: DaedalusError, path: Path, source: list[str]) -> Finding:
    """A message of the engine as a finding, at the place and the word that it is about."""
    place = error.place
    file = shown(Path(place.file if place is not None else error.where or path))
    line, column = (place.line, place.column) if place is not None else (1, 1)
    here = file == shown(path) and place is not None and line <= len(source)
    text = source[line - 1].rstrip("\r").replace("\t", " ") if here else ""
    span, fix = Span(line, column, max(column + 1, len(text) + 1)), None
    for word in error.about:
        at = text.find(word, column - 1) if word else -1
        if at >= 0:
            span = Span(line, at + 1, at + 1 + len(word))
            fix = certain(span, word, error.known) if word == error.about[0] else None
            break
    message, remedy = said(error, game())
    return Finding.of(code, file, span, text, rule=error.rule, fix=fix, message=message, remedy=remedy)
