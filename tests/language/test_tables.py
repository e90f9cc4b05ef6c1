"""The kept tables are those of the grammar, and following them gives what Lark gives, right or wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lark import Lark, Tree
from lark import Token as LarkToken
from lark.exceptions import UnexpectedCharacters, UnexpectedInput

from daedalus.data import folder
from daedalus.games.labyrinth.library import card_files
from daedalus.language import tables
from daedalus.language.lalr import Parser, Unexpected

GRAMMAR = (folder("grammar") / "card.lark").read_text(encoding="utf-8")
LARK = Lark(GRAMMAR, parser="lalr", lexer="contextual", start=list(tables.STARTS), maybe_placeholders=True)
OURS = Parser(tables.load(), lambda kind, text, column, line: (kind, text, column), lambda name: lambda p, _: (name, p))
LINES = sorted(
    {
        line.partition("#")[0].strip()
        for path in card_files([folder("cards")])
        for line in path.read_text(encoding="utf-8").splitlines()
    }
)
PIECES = sorted({piece for line in LINES for piece in line.replace(",", " , ").replace(":", " : ").split()})
KEYWORDS = [text for name, text, _ in tables.load()["terminals"] if text.isalpha()]
ODD = [
    "(",
    ")",
    ")and",
    "highest",
    "lowestb",
    "<=",
    "<>",
    "=",
    "+",
    "-",
    "*",
    '"',
    '"Iran"',
    "#",
    "é",
    "\t",
    "00",
    "\r",
]


def plain(node: Any) -> Any:
    """A tree of Lark's as nested pairs."""
    if isinstance(node, Tree):
        return node.data, [plain(child) for child in node.children]
    return (node.type, str(node), node.column) if isinstance(node, LarkToken) else node


def by_lark(text: str, start: str) -> Any:
    try:
        return plain(LARK.parse(text, start=start))
    except UnexpectedCharacters as error:
        return error.column, None
    except UnexpectedInput as error:
        token = getattr(error, "token", None)
        return (len(text) + 1, "") if token is None or token.type == "$END" else (error.column, str(token))


def by_tables(text: str, start: str) -> Any:
    try:
        return OURS.parse(text, start, 1)
    except Unexpected as error:
        return error.column, error.word


def test_kept_tables_are_those_of_the_grammar() -> None:
    """After a change of the grammar: make docs."""
    kept = (folder("grammar") / "card.tables.json").read_text(encoding="utf-8")
    assert kept == tables.text_of(tables.make(GRAMMAR))


def test_tables_of_another_grammar_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A keyword that was added to the grammar is known at once, before its tables are written."""
    changed = GRAMMAR.replace('| "event" ":"', '| "happening" ":"')
    (tmp_path / "card.lark").write_text(changed, encoding="utf-8")
    (tmp_path / "card.tables.json").write_text(tables.text_of(tables.load()), encoding="utf-8")
    monkeypatch.setattr(tables, "folder", lambda name: tmp_path)
    words = {text for _, text, _ in tables.load()["terminals"]}
    assert "happening" in words
    assert "event" not in words


@pytest.mark.parametrize("kept", ["", "{}", "[]", "nonsense", '{"grammar": 3}'])
def test_broken_tables_are_not_used(kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be the tables is made anew."""
    (tmp_path / "card.lark").write_text(GRAMMAR, encoding="utf-8")
    (tmp_path / "card.tables.json").write_text(kept, encoding="utf-8")
    monkeypatch.setattr(tables, "folder", lambda name: tmp_path)
    assert tables.load() == tables.make(GRAMMAR)


@pytest.mark.parametrize("start", tables.STARTS)
def test_every_line_of_every_card_is_read_as_lark_reads_it(start: str) -> None:
    """As a clause, as a statement and as an effect: mostly wrong, and wrong in the same way."""
    assert len(LINES) > 1000
    assert [line for line in LINES if by_tables(line, start) != by_lark(line, start)] == []


@settings(max_examples=600)
@given(
    st.sampled_from(tables.STARTS),
    st.lists(st.one_of(*map(st.sampled_from, (PIECES, KEYWORDS, ODD))), max_size=12),
    st.sampled_from([" ", "", "  "]),
)
@example("statement", ["choose", "country,", "highest", "x"], " ")
@example("statement", ["choose", "country,", "highestx"], " ")
@example("clause", ["play", "if", "(x)andy"], " ")
@example("effect", ["x:", "1", "whenever"], " ")
@example("statement", ["let", "x", "=", "=", "2"], "")
def test_any_line_is_read_as_lark_reads_it(start: str, words: list[str], between: str) -> None:
    """Also where keywords run into words, and where a line is no line at all."""
    text = between.join(words)
    assert by_tables(text, start) == by_lark(text, start)


@settings(max_examples=200)
@given(st.sampled_from(tables.STARTS), st.sampled_from(LINES), st.data())
def test_a_line_with_a_slip_is_wrong_at_the_same_place(start: str, line: str, data: st.DataObject) -> None:
    """A letter more or less."""
    at = data.draw(st.integers(0, len(line)))
    text = line[:at] + data.draw(st.sampled_from(["", " ", "x", "X", ",", ":", "(", '"', "9"])) + line[at + 1 :]
    assert by_tables(text, start) == by_lark(text, start)
