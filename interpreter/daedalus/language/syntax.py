"""One line of card text to one tree, by the grammar; mistakes become messages a designer can use."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

from lark import Lark, Transformer, Tree
from lark import Token as LarkToken
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from daedalus.data import cache_file, folder
from daedalus.language.findings import Mistake, Span
from daedalus.language.suggest import nearest_names
from daedalus.language.tree import Being, Line, Operation, Phrase, Quantified, Token, join

# Far more than a card needs; what is read recursively stays within the reader's means.
LONGEST_LINE, LONGEST_NUMBER, DEEPEST_BRACKETS = 400, 6, 10

STARTS = ("clause", "statement", "effect")
SIGNS = frozenset({"SIGN", "COMPARE", "RANK"})
PHRASE_PARTS = frozenset({"WORD", "NAME", "STRING", "NUMBER"})


def _token(found: LarkToken, line: int) -> Token | str:
    """A part of a phrase with its place; signs and the like are just their text."""
    kind, text = found.type, str(found)
    if kind not in PHRASE_PARTS:
        if kind in SIGNS or not text.isalpha():
            return text
        kind = "WORD"  # a keyword where it may be part of a phrase
    column = found.column or 1
    span = Span(line, column, column + len(text))
    if kind == "STRING":
        text = text[1:-1]
    elif kind == "NUMBER" and len(text) > LONGEST_NUMBER:
        raise Mistake("S015", span, digits=len(text))
    elif " " in text:
        text = " ".join(text.split())  # a name may be written with wide spaces
    return Token(kind, text, span)


class _Nodes(Transformer[Any, Any]):
    """Our node for each node of the grammar, made while it is read; those that nothing else is said of are lines."""

    line = 1  # of the file: the parser sees one line at a time

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        if str(data).startswith("_"):  # a repetition: its parts become those of the rule around it
            return Tree(str(data), children)
        parts = [_token(part, self.line) if isinstance(part, LarkToken) else part for part in children]
        build = _BUILDERS.get(str(data))
        return build(parts) if build is not None else Line(str(data), tuple(parts), _span(parts))


def _group(parts: list[Any]) -> Token:
    span = _span(parts)
    wider = Span(span.line, max(1, span.column - 1), span.end + 1)
    return Token("GROUP", "(" + ", ".join(_text(p) for p in parts) + ")", wider, tuple(parts))


def _phrase(parts: list[Any]) -> Phrase:
    return Phrase(tuple(parts))


def _all_parts(op: str) -> Callable[[list[Any]], Any]:
    """An operation on all parts; a single part stands for itself."""
    return lambda parts: parts[0] if len(parts) == 1 else Operation(op, tuple(parts), _span(parts))


def _plus(parts: list[Any]) -> Any:
    node = parts[0]
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        node = Operation(sign, (node, part), _span([node, part]))
    return node


_BUILDERS: dict[str, Callable[[list[Any]], Any]] = {
    "group": _group,
    "phrase": _phrase,
    "head": _phrase,
    "property": _phrase,
    "quantified": lambda parts: Quantified(parts[0], parts[1], _span(parts)),
    "negated": lambda parts: Operation("not", tuple(parts), _span(parts)),
    "any_of": _all_parts("or"),
    "all_of": _all_parts("and"),
    "times": _all_parts("*"),
    "plus": _plus,
    "compare": lambda parts: Operation(parts[1], (parts[0], parts[2]), _span([parts[0], parts[2]])),
    "being": lambda parts: Being(parts[0], parts[1], False, _span(parts)),
    "not_being": lambda parts: Being(parts[0], parts[1], True, _span(parts)),
    "candidates": lambda parts: (parts[0], parts[1] if len(parts) > 1 else None),
    "name_list": tuple,
}


def _span(parts: list[Any]) -> Span:
    placed = [p.span for p in parts if hasattr(p, "span")]
    return join(placed[0], placed[-1]) if placed else Span(1, 1, 2)


def _text(node: Any) -> str:
    return node.text if hasattr(node, "text") else "..."


@functools.cache
def _parser() -> tuple[Lark, _Nodes]:
    nodes = _Nodes()
    parser = Lark(
        (folder("grammar") / "card.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        maybe_placeholders=True,
        transformer=nodes,
        cache=cache_file("grammar"),
    )
    return parser, nodes


# A block that begins behind the colon of another, quoted words left aside.
_BLOCK_BEHIND = re.compile(
    r"""(?:[^":]|"[^"]*")*: *((?:else )?if |else:|for each |(?:\w+ )?may:|do \d+ of|do .+ times:|option\b)"""
)

_UNCOUNTED = re.compile(r" *do ([a-z][\w'/-]*) of *:")  # so many options must be a plain number


@functools.lru_cache(maxsize=4096)  # who looks for a better line reads all others again
def parse_line(text: str, start: str, number: int, indent: int) -> Line:
    """The tree of one line; raises Mistake with the exact place."""
    padded = " " * indent + text  # so that columns are those of the file
    _check_size(text, number, indent)
    parser, nodes = _parser()
    nodes.line = number
    try:
        result: Any = parser.parse(padded, start)
    except UnexpectedInput as unexpected:
        raise _mistake(unexpected, padded, start, number) from None
    if not isinstance(result, Line):
        result = Line("sentence" if isinstance(result, Phrase) else "expression", (result,), Span(number, 1, 1))
    return Line(result.kind, result.parts, Span(number, indent + 1, indent + 1 + len(text)), (), text)


def _check_size(text: str, number: int, indent: int) -> None:
    if len(text) > LONGEST_LINE:
        end = indent + 1 + len(text)
        raise Mistake("S016", Span(number, indent + 1 + LONGEST_LINE, end), most=LONGEST_LINE)
    if text.count("(") <= DEEPEST_BRACKETS:
        return
    open_ = 0
    for column, char in enumerate(text, start=indent + 1):
        open_ += (char == "(") - (char == ")")
        if open_ > DEEPEST_BRACKETS:
            raise Mistake("S014", Span(number, column, column + 1), most=DEEPEST_BRACKETS)


# The words that a line of each kind may begin with.
_OPENINGS = {
    "clause": ("event", "while", "play", "blocks", "blocked", "allows", "requires", "card"),
    "statement": ("if", "else", "for", "do", "option", "choose", "let", "may"),
    "effect": ("when", "ends"),
}


def _opening(text: str, start: str) -> tuple[str, ...]:
    """What the first word of the line looks like, of those that a line may begin with."""
    first = text.split()[0].rstrip(":") if text.split() else ""
    if len(first) < 4 or first in _OPENINGS[start]:
        return ()
    return nearest_names(first, _OPENINGS[start])


def _open_bracket(text: str) -> int:
    """The column of the last bracket that is not closed, or 0."""
    open_: list[int] = []
    for match in re.finditer(r'"[^"]*"|[()]', text):
        if match[0] == "(":
            open_.append(match.start() + 1)
        elif match[0] == ")" and open_:
            open_.pop()
    return open_[-1] if open_ else 0


def _unexpected(error: UnexpectedInput, text: str) -> tuple[int, str | None]:
    """What the grammar has no room for: the column, and the word there ("" at the end, None if it is no word)."""
    if isinstance(error, UnexpectedCharacters):
        return error.column, None
    token = error.token if isinstance(error, UnexpectedToken) else None
    if token is None or token.type == "$END":
        return len(text) + 1, ""
    return error.column, str(token)


def _mistake(unexpected: UnexpectedInput, text: str, start: str, number: int) -> Mistake:
    column, word = _unexpected(unexpected, text)
    near = _opening(text, start)
    uncounted = _UNCOUNTED.match(text)
    if uncounted is not None:  # what may be repeated `n times` is read further than what is picked among
        span = Span(number, uncounted.start(1) + 1, uncounted.end(1) + 1)
        return Mistake("S001", span, word=uncounted[1], near=near, reading=start)
    if word is None:
        char, span = text[column - 1], Span(number, column, column + 1)
        if char == '"':
            return Mistake("S001", span, "unclosed-quote")
        return Mistake("S001", span, "sign", word=char, near=near, reading=start)
    block = _BLOCK_BEHIND.match(text)
    if block is not None and block.end() <= column:
        return Mistake("S010", Span(number, block.start(1) + 1, len(text) + 1), "block")
    bracket = _open_bracket(text[: column - 1])
    if bracket and word != ")":
        span = Span(number, column, column + len(word or " "))
        return Mistake("S001" if word else "S002", span, "bracket", open=bracket)
    if not word:
        return Mistake("S002", Span(number, column, column + 1), near=near, reading=start)
    return Mistake("S001", Span(number, column, column + len(word)), word=word, near=near, reading=start)
