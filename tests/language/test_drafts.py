"""Drafts of cards whose words are still to come: they must be sentences of the grammar all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.games.labyrinth.library import reader
from daedalus.language.findings import Mistake, Span
from daedalus.language.layout import RawLine, blocks
from daedalus.language.syntax import parse_line

FOLDER = Path(__file__).parents[2] / "docs" / "drafts"
DRAFTS = sorted(FOLDER.rglob("*.card"))

# What a draft may still lack: names, adjectives, nouns, sentences, rule points and values of the vocabulary. It lacks
# no shape of the language, no property, and no name that it gives itself.
WORDS_TO_COME = {"N001", "N002", "N003", "N004", "N005", "N006"}
WHOLE = {182, 186, 221, 229}  # drafts that lack nothing any more

# What stands in the block that a line opens; a line that is not here opens none.
INSIDE = {
    "card_head": "clause",
    "event": "statement",
    "while_block": "effect",
    "with_line": "effect",
    "trigger": "statement",
    "if_line": "statement",
    "else_if_line": "statement",
    "else_line": "statement",
    "for_line": "statement",
    "may_line": "statement",
    "do_line": "statement",
    "option_line": "statement",
    "option_in_line": "statement",
}


def mistakes(text: str) -> list[str]:
    """Everything in a text that is no sentence of the card language, whatever the words mean."""
    found: list[Mistake] = []
    top = blocks(text, found.append)
    found += [m for line in top for m in _walk(line, "clause")]
    if len(top) != 1 or not top[0].text.startswith("card "):
        found += _wrong(top[0] if top else None, "one file holds one card, its lines indented under its title")
    return [f"line {m.span.line}: {m.message}" for m in found]


def _walk(line: RawLine, start: str) -> Iterator[Mistake]:
    try:
        kind = parse_line(line.text, start, line.number, line.indent).kind
    except Mistake as mistake:
        yield mistake
        return
    if line.block and kind not in INSIDE:
        yield from _wrong(line.block[0], "nothing may be indented under the line before")
    elif not line.block and line.text.endswith(":"):
        yield from _wrong(line, "an empty block")
    for inner in line.block:
        yield from _walk(inner, INSIDE.get(kind, "statement"))


def _wrong(line: RawLine | None, message: str) -> Iterator[Mistake]:
    number = line.number if line is not None else 1
    yield Mistake("S000", message, Span(number, 1, 2))


@pytest.mark.parametrize("path", DRAFTS, ids=lambda p: p.stem)
def test_every_line_of_a_draft_is_a_sentence_of_the_grammar(path: Path) -> None:
    assert mistakes(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", DRAFTS, ids=lambda p: p.stem)
def test_a_draft_stays_as_short_as_a_card(path: Path) -> None:
    """At most forty lines, and none wider than the page."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    assert max(len(line) for line in lines) <= 120


@pytest.mark.parametrize("path", DRAFTS, ids=lambda p: p.stem)
def test_a_draft_lacks_words_and_nothing_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree, findings = reader().read(text, path.name)
    assert tree is not None
    assert {f.code for f in findings} <= WORDS_TO_COME
    given = {"c", "d", "j", "k", "s", "t"}
    alarms = [f for f in findings if f.code == "N006" and f.source[f.span.column - 1 : f.span.end - 1] in given]
    assert alarms == []
    assert not (findings and WHOLE & set(tree.numbers))


def test_the_awakening_drafts_of_the_hard_forty_are_all_here() -> None:
    numbers = {int(path.stem.split("-")[0]) for path in DRAFTS if path.parent.name == "awakening"}
    hard = {121, 131, 143, 150, 166, 172, 176, 182, 184, 186, 196, 200, 205, 211, 218, 221, 229, 239}
    assert hard <= numbers


def test_the_walker_sees_a_mistake_at_any_depth() -> None:
    """A wrong line in an event, in a nested block, in a lasting effect and under `with`."""
    text = """card 1 "Wrong"
  us, 1 op
  event:
    choose (
    if us:
      place 1 cell in in (
    recruit with 1 op, with:
      choose a country c
  while in effect:
    place 1 cell in Iraq
    when turn ends:
      let = 3
    ends when
      stray
"""
    assert [m.split(":")[0] for m in mistakes(text)] == [f"line {n}" for n in (4, 6, 8, 10, 12, 13)]


@pytest.mark.parametrize("text", ["", "us, 1 op\n", 'card 1 "A"\n  us, 1 op\ncard 2 "B"\n  us, 1 op\n'])
def test_the_walker_wants_exactly_one_card(text: str) -> None:
    assert mistakes(text)


def test_the_walker_sees_a_block_where_none_belongs_and_a_block_that_is_missing() -> None:
    text = 'card 1 "Wrong"\n  us, 1 op\n    play if us\n  event:\n'
    assert mistakes(text) == [
        "line 3: nothing may be indented under the line before",
        "line 4: an empty block",
    ]
