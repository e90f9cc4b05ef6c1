"""Cards with one mistake: each operator makes the slip of a designer, once at every place where it can be made."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator

from attrs import frozen

from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.board import boards as board_names
from daedalus.games.labyrinth.words import vocabulary

CONSTRUCTED, PLAYED = "wrong by construction", "wrong if play shows it"
MUSLIM, OTHER = "Egypt", "Serbia"  # what a country of the other kind is swapped for
FAR = 60  # added to a number, so that no track, no heap of pieces and no list of countries reaches it
# What is counted where a number has an end: pieces, tracks, plots, operations, dice and printed figures.
COUNTED = r"cells?|active cells?|sleeper cells?|militia|awakening|reaction|troops?|wmd|prestige|funding|reserves|ops?"
NUMBERS = (
    rf"(?:place|remove|up to|make|send|bring back|activate) (\d+)(?= (?:{COUNTED}|numbered plots?|available plots?)\b)",
    r"[+-](\d+)(?= (?:prestige|funding|reserves)\b)",
    r"\bset (?:prestige|funding) to (\d+)",
    r"\bplot (\d+)(?= (?:in|face up|available))",
    r", (\d+)(?= ops?\b)",
    r"\bwith (\d+)(?= ops?\b)",
    r"\b(?:prestige|funding|gwot penalty|militia on track|troops on track|resources) *(?:>=|>|=) *(\d+)",
    r"\bif n *(?:>=|>|=) *(\d+)",
)
ADJECTIVES = (
    "muslim",
    "non-muslim",
    "schengen",
    "shia-mix",
    "sunni",
    "untested",
    "tested",
    "poor",
    "ally",
    "contested",
    "hard",
    "besieged",
)
PHRASES = ("open to awakening", "open to reaction", "open to militia", "with selectable posture", "in civil war")
WHERE = ("not islamist rule", "not good", "not in civil war", "muslim", "awakening > 0", "reaction > 0", "militia > 0")
LEVELS = {"ally": "hard", "neutral": "soft", "adversary": "hard", "poor": "soft", "fair": "soft", "hard": "ally"}
LEVELS |= {"soft": "poor", "good": "hard"}
NOUNS = (
    (r"place (\d+|\([^)]*\)) (?:active )?cells? in(?! each)", "militia in"),
    (r"place (\d+|\([^)]*\)) aid in", "militia in"),
    (r"place (\d+|\([^)]*\)) militia in", "awakening in"),
    (r"place (\d+|\([^)]*\)) (?:awakening|reaction) in(?! random)", "militia in"),
    (r"place (\d+|\([^)]*\)) cells? in each of", "awakening in each of"),
)
BINDERS = (r"^ *choose ", r"^ *\w+ chooses ", r"^ *let ", r"^ *roll .* as ", r"^  play in ", r"^ *spend .* as ")
MARKED = r", (?:lapsing(?: if \w+)?|mark(?: \"[^\"]*\")?(?: in [A-Z][\w /]*)?)(?=,|$)"


@frozen
class Mutant:
    """A card with one mistake: the file it comes from, what was done, and how it is known to be one."""

    file: str
    operator: str
    text: str
    line: int
    judged: str


Maker = Callable[[list[str]], Iterator[tuple[int, str]]]  # row, the line as it is then


def _body(lines: list[str]) -> Iterator[tuple[int, str]]:
    return ((i, line) for i, line in enumerate(lines) if i and line.strip() and not line.lstrip().startswith("#"))


def _named(lines: list[str]) -> Iterator[tuple[int, str, re.Match[str]]]:
    names = "|".join(sorted(map(re.escape, vocabulary().names), key=len, reverse=True))
    for i, line in _body(lines):
        for found in re.finditer(rf'(?<![\w"])(?:{names})(?![\w"])', line):
            if line.count('"', 0, found.start()) % 2 == 0:
                yield i, line, found


@functools.cache
def _muslim() -> frozenset[str]:
    """The countries that are Muslim on a board from the beginning."""
    boards = [board(name) for name in board_names()]
    pairs = [pair for made in boards for pair in zip(made.schema.spaces, made.printed, strict=True)]
    return frozenset(name for name, printed in pairs if printed["kind"] == "muslim")


def misspelt(lines: list[str]) -> Iterator[tuple[int, str]]:
    """A letter of a country is missing."""
    for i, line, found in _named(lines):
        yield i, line[: found.end() - 2] + line[found.end() - 1 :]


def another_kind(lines: list[str]) -> Iterator[tuple[int, str]]:
    """A country where one of the other kind was meant."""
    for i, line, found in _named(lines):
        other = OTHER if found[0] in _muslim() else MUSLIM
        if found[0] != "Iran":
            yield i, line[: found.start()] + other + line[found.end() :]


def too_large(lines: list[str]) -> Iterator[tuple[int, str]]:
    """A number that no track and no heap of pieces reaches."""
    for i, line in _body(lines):
        for pattern in NUMBERS:
            for found in re.finditer(pattern, line):
                number = str(int(found[1]) + FAR)
                yield i, line[: found.start(1)] + number + line[found.end(1) :]


def adjective_left_out(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Which countries are meant is not said."""
    for i, line in _body(lines):
        if not re.search(r"\b(countries|country)\b", line):
            continue
        for word in ADJECTIVES:
            for found in re.finditer(rf"(?<=[ (]){word} (?=[a-z -]*\b(?:country|countries)\b)", line):
                yield i, line[: found.start()] + line[found.end() :]
        for phrase in PHRASES:
            for found in re.finditer(rf" {phrase}\b", line):
                if "where" not in line[: found.start()]:
                    yield i, line[: found.start()] + line[found.end() :]
        for condition in WHERE:
            end = "(?=$| and|:)"
            for pattern in (f" and {condition}{end}", f"(?<=where ){condition} and ", f" where {condition}(?=$|:)"):
                for found in re.finditer(pattern, line):
                    yield i, line[: found.start()] + line[found.end() :]


def adjective_turned(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The countries that were not meant, and only those."""
    opposite = {"muslim": "non-muslim", "schengen": "muslim", "shia-mix": "schengen", "untested": "tested"}
    opposite |= {"tested": "untested", "ally": "adversary", "sunni": "non-muslim", "poor": "good", "hard": "muslim"}
    for i, line in _body(lines):
        for word, other in opposite.items():
            for found in re.finditer(rf"(?<=[ (]){word} (?=[a-z -]*\b(?:country|countries)\b)", line):
                yield i, f"{line[: found.start()]}{other} {line[found.end() :]}"
        for condition in ("not islamist rule", "not good", "not in civil war"):
            for found in re.finditer(rf"(?<=[ (]){condition}\b", line):
                yield i, line[: found.start()] + condition.removeprefix("not ") + line[found.end() :]


def name_lost(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The line that gives a name is gone."""
    for i, line in _body(lines):
        given = re.search(r" as (\w+)$|\blet (\w+) =|\b(?:country|countries|card|cards|plot) ([a-z])\b", line)
        if not given or not any(re.match(binder, line) for binder in BINDERS):
            continue
        name = given[1] or given[2] or given[3]
        again = [other for j, other in _body(lines) if j != i and re.search(rf"\b{name}\b", other)]
        noun = r"\b(?:country|countries|card|cards|plot)"
        gives = rf"{noun} {name}\b|\b(?:let|each) {name}\b| as {name}$|effect in {name}:"
        used = [other for other in again if not re.search(gives, other)]
        if used and len(used) == len(again):
            yield i, ""


def comparison_reversed(lines: list[str]) -> Iterator[tuple[int, str]]:
    """More than nothing becomes less than nothing."""
    for i, line in _body(lines):
        for found in re.finditer(r"(?:cells|troops|militia|awakening|reaction|aid|plots)(?: in \w+)? (>) 0", line):
            yield i, f"{line[: found.start(1)]}<{line[found.end(1) :]}"


def level_replaced(lines: list[str]) -> Iterator[tuple[int, str]]:
    """A level of another kind: ally for hard, soft for poor."""
    for i, line in _body(lines):
        words = "|".join(LEVELS)
        for found in re.finditer(rf"(?:\bto|\btoward) ({words})\b", line):
            yield i, line[: found.start(1)] + LEVELS[found[1]] + line[found.end(1) :]
        for found in re.finditer(rf"\ban? ({words})(?= country)", line):
            yield i, line[: found.start(1)] + LEVELS[found[1]] + line[found.end(1) :]


def noun_replaced(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Another piece or marker is placed."""
    for i, line in _body(lines):
        for pattern, noun in NOUNS:
            for found in re.finditer(pattern, line):
                yield i, f"{line[: found.start()]}place {found[1]} {noun}{line[found.end() :]}"


def mark_left_out(lines: list[str]) -> Iterator[tuple[int, str]]:
    """What lasts is not marked any more."""
    if any(line.startswith("  while in effect") for line in lines):
        for i, line in _body(lines):
            found = re.search(MARKED, line) if i < 3 else None
            if found:
                yield i, line[: found.start()] + line[found.end() :]


def title_misspelt(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The name of another card is misspelt."""
    for i, line in _body(lines):
        clause = re.match(r"  (blocks|blocked by|allows|requires|play) ", line)
        if clause or re.search(r'\bnamed|name =|" in effect', line):
            for found in re.finditer(r'"([^"]*)"', line):
                title = found[1]
                if len(title) > 3 and not line[: found.start()].endswith("option "):
                    yield i, f'{line[: found.start()]}"{title[:-2]}{title[-1]}"{line[found.end() :]}'


def twin_lost(lines: list[str]) -> Iterator[tuple[int, str]]:
    """One of two cards that block each other does not say so."""
    for i, line in _body(lines):
        if re.match(r"  (blocks|blocked by) ", line):
            yield i, ""


OPERATORS: dict[str, tuple[Maker, str]] = {
    "a country misspelt": (misspelt, CONSTRUCTED),
    "a country of another kind": (another_kind, PLAYED),
    "a number out of range": (too_large, CONSTRUCTED),
    "an adjective left out": (adjective_left_out, PLAYED),
    "an adjective turned round": (adjective_turned, PLAYED),
    "a name that nobody gives": (name_lost, CONSTRUCTED),
    "a block without its twin": (twin_lost, CONSTRUCTED),
    "a comparison reversed": (comparison_reversed, CONSTRUCTED),
    "a level of another kind": (level_replaced, PLAYED),
    "another piece or marker": (noun_replaced, PLAYED),
    "a lasting effect unmarked": (mark_left_out, CONSTRUCTED),
    "a card misspelt": (title_misspelt, CONSTRUCTED),
}


def mutants(file: str, text: str) -> Iterator[Mutant]:
    """All cards with one mistake that a card can be turned into."""
    lines = text.split("\n")
    for operator, (make, judged) in OPERATORS.items():
        seen = set()
        for row, line in make(lines):
            changed = "\n".join([*lines[:row], line, *lines[row + 1 :]])
            if changed not in seen:
                seen.add(changed)
                yield Mutant(file, operator, changed, row + 1, judged)
