"""Scenarios: what keeps one from being read (Y001), or from being set up (Y002)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.yamlfile import load_marked
from daedalus.kit.library import Library
from daedalus.kit.scenario import BOARDS, NOT_SCENARIOS, Scenario
from daedalus.language.findings import BrokenText, Finding, Span
from daedalus.language.suggest import certain
from daedalus_tools.output import shown
from daedalus_tools.world import game

ANYWHERE = {"name", "length", "cards", "sets", "setup", "marks", "year"}  # keys that other files may have as well


def looks_like_one(path: Path, text: str) -> bool:
    """In a folder, other YAML files may lie beside the scenarios; these have none of a scenario's keys."""
    if path.stem in NOT_SCENARIOS or path.parent.name == BOARDS:
        return False
    keys = set(re.findall(r"^(\w[\w ]*?)\s*:", text, re.MULTILINE))
    return not keys.isdisjoint(set(game().scenarios.schema.get("properties", ())) - ANYWHERE)


def check(path: Path, text: str, cards: Callable[[], Library], scenarios: list[Scenario]) -> Iterator[Finding]:
    """What is wrong with one; if it can be read it joins the others."""
    source = text.split("\n")
    try:
        loaded = game().scenarios.load(str(path))
    except BrokenText as broken:
        yield from broken.findings
        return
    except DaedalusError as first:
        yield _finding("Y001", first, path, source)
        for error in _departures(path, text):  # loading stops at the first; here are the others
            yield _finding("Y001", error, path, source)
        return
    scenarios.append(loaded)
    wrong = list(game().wrong(loaded, cards()))
    for unlikely in wrong:
        yield _finding("Y002", unlikely, path, source)
    if not wrong:
        try:
            game().new_game(loaded, 0, cards=cards())
        except DaedalusError as refused:
            yield _finding("Y002", refused, path, source)


def _departures(path: Path, text: str) -> list[BrokenFile]:
    try:
        return list(game().scenarios.departures(load_marked(text, str(path)), str(path)))
    except BrokenFile:
        return []


def _finding(code: str, error: DaedalusError, path: Path, source: list[str]) -> Finding:
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
    return Finding.of(code, file, span, text, rule=error.rule, fix=fix, message=error.message, remedy=error.remedy)
