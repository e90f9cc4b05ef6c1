"""One line of card text to one tree, with Lark; mistakes become messages a designer can use."""

from __future__ import annotations

import functools
import threading
from typing import Any

from lark import Lark, Transformer, Tree
from lark import Token as LarkToken
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from daedalus.data import folder
from daedalus.language.findings import Mistake, Span
from daedalus.language.tree import Being, Line, Operation, Phrase, Quantified, Token, join

# Far more than a card needs; what is read recursively stays within the reader's means.
LONGEST_LINE, LONGEST_NUMBER, DEEPEST_BRACKETS = 400, 6, 10


class _Place(threading.local):
    """The line of the file that is being parsed; Lark sees each line on its own and calls it line 1."""

    line = 1


_place = _Place()


class _Build(Transformer[LarkToken, Any]):
    """Lark's tree to ours."""

    def WORD(self, t: LarkToken) -> Token:
        return _token(t)

    NAME = STRING = WORD

    def NUMBER(self, t: LarkToken) -> Token:
        token = _token(t)
        if len(t) > LONGEST_NUMBER:
            raise Mistake("S015", f"a number of {len(t)} digits", token.span, "Nothing in a game is that large.")
        return token

    def group(self, parts: list[Any]) -> Token:
        span = _span(parts)
        wider = Span(span.line, max(1, span.column - 1), span.end + 1)
        return Token("GROUP", "(" + ", ".join(_text(p) for p in parts) + ")", wider, tuple(parts))

    def phrase(self, parts: list[Any]) -> Phrase:
        return Phrase(tuple(parts))

    def head(self, parts: list[Any]) -> Phrase:
        return Phrase(tuple(p if isinstance(p, Token) else Token("WORD", str(p), _token(p).span) for p in parts))

    property = head

    def quantified(self, parts: list[Any]) -> Quantified:
        return Quantified(parts[0], parts[1], _span(parts))

    def negated(self, parts: list[Any]) -> Operation:
        return Operation("not", tuple(parts), _span(parts))

    def any_of(self, parts: list[Any]) -> Any:
        return parts[0] if len(parts) == 1 else Operation("or", tuple(parts), _span(parts))

    def all_of(self, parts: list[Any]) -> Any:
        return parts[0] if len(parts) == 1 else Operation("and", tuple(parts), _span(parts))

    def compare(self, parts: list[Any]) -> Operation:
        return Operation(str(parts[1]), (parts[0], parts[2]), _span([parts[0], parts[2]]))

    def plus(self, parts: list[Any]) -> Any:
        node = parts[0]
        for sign, part in zip(parts[1::2], parts[2::2], strict=True):
            node = Operation(str(sign), (node, part), _span([node, part]))
        return node

    def times(self, parts: list[Any]) -> Any:
        return parts[0] if len(parts) == 1 else Operation("*", tuple(parts), _span(parts))

    def being(self, parts: list[Any]) -> Being:
        return Being(parts[0], parts[1], False, _span(parts))

    def not_being(self, parts: list[Any]) -> Being:
        return Being(parts[0], parts[1], True, _span(parts))

    def candidates(self, parts: list[Any]) -> tuple[Phrase, Any]:
        return parts[0], parts[1] if len(parts) > 1 else None

    def name_list(self, parts: list[Any]) -> tuple[Token, ...]:
        return tuple(parts)

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        if str(data).startswith("_"):  # Lark's own helper rules for repetitions
            return Tree(data, children, meta)
        return Line(str(data), tuple(children), Span(_place.line, 1, 1))


def _token(t: LarkToken) -> Token:
    column = t.column or 1
    text = str(t)[1:-1] if t.type == "STRING" else str(t)
    return Token(t.type, text, Span(_place.line, column, column + len(t)))


def _span(parts: list[Any]) -> Span:
    placed = [p.span for p in parts if hasattr(p, "span")]
    return join(placed[0], placed[-1]) if placed else Span(_place.line, 1, 2)


def _text(node: Any) -> str:
    return node.text if hasattr(node, "text") else "..."


@functools.cache
def _parser() -> Lark:
    grammar = (folder("grammar") / "card.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        parser="lalr",
        lexer="contextual",
        start=["clause", "statement", "effect"],
        maybe_placeholders=True,
        transformer=_Build(),
    )


_EXPECTED = {
    "clause": "a clause of a card: its properties, `play if`, `play in`, `blocked by`, `event:`, `while in effect:`",
    "statement": "a sentence of an event: `choose`, `if`, `for each`, `may`, `do N of`, or a verb of the vocabulary",
    "effect": "a lasting effect: `rule point: answer`, `when moment:`, or `ends when`",
}


def parse_line(text: str, start: str, number: int, indent: int) -> Line:
    """The tree of one line; raises Mistake with the exact place."""
    # Lark counts from the start of what it is given: pad, so that columns are those of the file.
    padded = " " * indent + text
    _place.line = number
    _check_size(text, number, indent)
    try:
        result: Any = _parser().parse(padded, start=start)
    except UnexpectedInput as error:
        raise _mistake(error, padded, start, number) from None
    if not isinstance(result, Line):
        result = Line("sentence" if isinstance(result, Phrase) else "expression", (result,), Span(number, 1, 1))
    return Line(result.kind, result.parts, Span(number, indent + 1, indent + 1 + len(text)), (), text)


def _check_size(text: str, number: int, indent: int) -> None:
    if len(text) > LONGEST_LINE:
        end = indent + 1 + len(text)
        help_ = f"A line has at most {LONGEST_LINE} characters."
        raise Mistake("S016", "this line is too long", Span(number, indent + 1 + LONGEST_LINE, end), help_)
    open_ = 0
    for column, char in enumerate(text, start=indent + 1):
        open_ += (char == "(") - (char == ")")
        if open_ > DEEPEST_BRACKETS:
            help_ = f"Brackets stand at most {DEEPEST_BRACKETS} deep."
            raise Mistake("S014", "this is nested too deeply", Span(number, column, column + 1), help_)


def _mistake(error: UnexpectedInput, text: str, start: str, number: int) -> Mistake:
    column = error.column if isinstance(error.column, int) and error.column > 0 else len(text) + 1
    if isinstance(error, UnexpectedCharacters):
        char = text[column - 1] if column <= len(text) else ""
        if char == '"':
            message, help_ = "a quoted name that is not closed", 'Close it with another ".'
        else:
            message, help_ = f"{char!r} has no meaning here", f"I was reading {_EXPECTED[start]}."
        return Mistake("S001", message, Span(number, column, column + 1), help_)
    if isinstance(error, UnexpectedEOF) or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        end = len(text) + 1
        return Mistake(
            "S002", "this line stops too early", Span(number, end, end + 1), f"I was reading {_EXPECTED[start]}."
        )
    word = str(getattr(error, "token", ""))
    return Mistake(
        "S001",
        f"I did not expect {word!r} here",
        Span(number, column, column + max(1, len(word))),
        f"I was reading {_EXPECTED[start]}.",
    )
