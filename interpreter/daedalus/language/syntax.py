"""One line of card text to one tree, by the grammar; mistakes become messages a designer can use."""

from __future__ import annotations

import functools
import re
from typing import Any

from daedalus.language import tables
from daedalus.language.findings import Mistake, Span
from daedalus.language.lalr import Build, Parser, Unexpected
from daedalus.language.suggest import nearest_names
from daedalus.language.tree import Being, Line, Operation, Phrase, Quantified, Token, join

# Far more than a card needs; what is read recursively stays within the reader's means.
LONGEST_LINE, LONGEST_NUMBER, DEEPEST_BRACKETS = 400, 6, 10

PHRASE_PARTS = frozenset({"WORD", "NAME", "STRING", "NUMBER"})
SIGNS = frozenset({"SIGN", "COMPARE", "RANK"})
PLAIN = frozenset({"any_of", "all_of", "plus", "times"})  # of one part: the part


def _token(terminal: str, text: str, column: int, line: int) -> Token | str:
    """A part of a phrase with its place; signs and the like are just their text."""
    if terminal not in PHRASE_PARTS:
        if terminal in SIGNS or not text.isalpha():
            return text
        terminal = "WORD"  # a keyword where it may be part of a phrase
    span = Span(line, column, column + len(text))
    if terminal == "STRING":
        text = text[1:-1]
    elif terminal == "NUMBER" and len(text) > LONGEST_NUMBER:
        raise Mistake("S015", f"a number of {len(text)} digits", span, "Nothing in a game is that large.")
    elif " " in text:
        text = " ".join(text.split())  # a name may be written with wide spaces
    return Token(terminal, text, span)


class _Nodes:
    """Our node for each node of the grammar; those that are not here are lines."""

    @staticmethod
    def group(parts: list[Any], line: int) -> Token:
        span = _span(parts, line)
        wider = Span(span.line, max(1, span.column - 1), span.end + 1)
        return Token("GROUP", "(" + ", ".join(_text(p) for p in parts) + ")", wider, tuple(parts))

    @staticmethod
    def phrase(parts: list[Any], line: int) -> Phrase:
        return Phrase(tuple(parts))

    head = property = phrase

    @staticmethod
    def quantified(parts: list[Any], line: int) -> Quantified:
        return Quantified(parts[0], parts[1], _span(parts, line))

    @staticmethod
    def negated(parts: list[Any], line: int) -> Operation:
        return Operation("not", tuple(parts), _span(parts, line))

    @staticmethod
    def any_of(parts: list[Any], line: int) -> Operation:
        return Operation("or", tuple(parts), _span(parts, line))

    @staticmethod
    def all_of(parts: list[Any], line: int) -> Operation:
        return Operation("and", tuple(parts), _span(parts, line))

    @staticmethod
    def compare(parts: list[Any], line: int) -> Operation:
        left, sign, right = parts
        return Operation(sign, (left, right), _span([left, right], line))

    @staticmethod
    def plus(parts: list[Any], line: int) -> Any:
        node = parts[0]
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            node = Operation(sign, (node, part), _span([node, part], line))
        return node

    @staticmethod
    def times(parts: list[Any], line: int) -> Operation:
        return Operation("*", tuple(parts), _span(parts, line))

    @staticmethod
    def being(parts: list[Any], line: int) -> Being:
        return Being(parts[0], parts[1], False, _span(parts, line))

    @staticmethod
    def not_being(parts: list[Any], line: int) -> Being:
        return Being(parts[0], parts[1], True, _span(parts, line))

    @staticmethod
    def candidates(parts: list[Any], line: int) -> tuple[Phrase, Any]:
        return parts[0], parts[1] if len(parts) > 1 else None

    @staticmethod
    def name_list(parts: list[Any], line: int) -> tuple[Token, ...]:
        return tuple(parts)


def _node(name: str) -> Build:
    def line_of(parts: list[Any], line: int) -> Line:
        return Line(name, tuple(parts), Span(line, 1, 1))

    build: Build = getattr(_Nodes, name, line_of)
    return build


def _span(parts: list[Any], line: int) -> Span:
    placed = [p.span for p in parts if hasattr(p, "span")]
    return join(placed[0], placed[-1]) if placed else Span(line, 1, 2)


def _text(node: Any) -> str:
    return node.text if hasattr(node, "text") else "..."


@functools.cache
def _parser() -> Parser:
    return Parser(tables.load(), _token, _node, PLAIN)


_EXPECTED = {
    "clause": "a clause of a card: its properties, `play if`, `play in`, `blocked by`, `event:`, `while in effect:`",
    "statement": "a sentence of an event: `choose`, `if`, `for each`, `may`, `do N of`, or a verb of the vocabulary",
    "effect": "a lasting effect: `rule point: answer`, `when moment:`, or `ends when`",
}

# A block that begins behind the colon of another, quoted words left aside.
_BLOCK_BEHIND = re.compile(r"""(?:[^":]|"[^"]*")*: *((?:else )?if |else:|for each |(?:\w+ )?may:|do \d+ of|option\b)""")


def parse_line(text: str, start: str, number: int, indent: int) -> Line:
    """The tree of one line; raises Mistake with the exact place."""
    padded = " " * indent + text  # so that columns are those of the file
    _check_size(text, number, indent)
    try:
        result: Any = _parser().parse(padded, start, number)
    except Unexpected as unexpected:
        raise _mistake(unexpected, padded, start, number) from None
    if not isinstance(result, Line):
        result = Line("sentence" if isinstance(result, Phrase) else "expression", (result,), Span(number, 1, 1))
    return Line(result.kind, result.parts, Span(number, indent + 1, indent + 1 + len(text)), (), text)


def _check_size(text: str, number: int, indent: int) -> None:
    if len(text) > LONGEST_LINE:
        end = indent + 1 + len(text)
        help_ = f"A line has at most {LONGEST_LINE} characters."
        raise Mistake("S016", "this line is too long", Span(number, indent + 1 + LONGEST_LINE, end), help_)
    if text.count("(") <= DEEPEST_BRACKETS:
        return
    open_ = 0
    for column, char in enumerate(text, start=indent + 1):
        open_ += (char == "(") - (char == ")")
        if open_ > DEEPEST_BRACKETS:
            help_ = f"Brackets stand at most {DEEPEST_BRACKETS} deep."
            raise Mistake("S014", "this is nested too deeply", Span(number, column, column + 1), help_)


# The words that a line of each kind may begin with.
_OPENINGS = {
    "clause": ("event", "while", "play", "blocks", "blocked", "allows", "requires", "card"),
    "statement": ("if", "else", "for", "do", "option", "choose", "let", "may"),
    "effect": ("when", "ends"),
}


def _opening(text: str, start: str) -> str:
    """A question, if the first word of the line looks like one that a line may begin with."""
    first = text.split()[0].rstrip(":") if text.split() else ""
    if len(first) < 4 or first in _OPENINGS[start]:
        return ""
    return nearest_names(first, _OPENINGS[start])


def _mistake(unexpected: Unexpected, text: str, start: str, number: int) -> Mistake:
    column, word = unexpected.column, unexpected.word
    help_ = f"{_opening(text, start)} I was reading {_EXPECTED[start]}.".strip()
    if word is None:
        char = text[column - 1]
        message = f"{char!r} has no meaning here"
        if char == '"':
            message, help_ = "a quoted name that is not closed", 'Close it with another ".'
        return Mistake("S001", message, Span(number, column, column + 1), help_)
    block = _BLOCK_BEHIND.match(text)
    if block is not None and block.end() <= column:
        help_ = "Write it on a line of its own, indented under this one."
        span = Span(number, block.start(1) + 1, len(text) + 1)
        return Mistake("S010", "only a simple sentence may stand after the colon", span, help_)
    if not word:
        return Mistake("S002", "this line stops too early", Span(number, column, column + 1), help_)
    return Mistake("S001", f"I did not expect {word!r} here", Span(number, column, column + len(word)), help_)
