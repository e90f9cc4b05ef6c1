"""A whole text to its syntax tree: every line by the grammar rule that fits its place, mistakes gathered on the way.

Names are not resolved here. A line that cannot be parsed stands in the tree as broken, with its block, so that what
stands under it is still read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from daedalus.language.findings import Mistake, Span
from daedalus.language.layout import RawLine, blocks
from daedalus.language.tree import BROKEN, Line

Report = Callable[[Mistake], None]

CLAUSE, STATEMENT, EFFECT = "clause", "statement", "effect"  # the start rules of the grammar
# What stands under a line, by its kind; under lines of other kinds stands nothing.
INSIDE = {
    "card_head": CLAUSE,
    "event": STATEMENT,
    "while_block": EFFECT,
    "if_line": STATEMENT,
    "else_if_line": STATEMENT,
    "else_line": STATEMENT,
    "for_line": STATEMENT,
    "may_line": STATEMENT,
    "do_line": STATEMENT,
    "times_line": STATEMENT,
    "does_line": STATEMENT,
    "option_line": STATEMENT,
    "option_in_line": STATEMENT,
    "with_line": EFFECT,
    "trigger": STATEMENT,
}
# Lines whose last part is a sentence after the colon, which then is all of their block.
MAY_END_IN_A_SENTENCE = frozenset(
    {"if_line", "else_if_line", "else_line", "for_line", "times_line", "option_line", "option_in_line", "trigger"}
)


def parse_card(text: str, report: Report) -> tuple[Line, ...]:
    """The lines of a card file: its head with the clauses under it. Lines beside the head are not looked into."""
    raw = blocks(text, report)
    if not raw:
        return ()
    head = _line(raw[0], CLAUSE, report, broken_holds=CLAUSE)
    if head.kind in ("card_head", BROKEN):
        return (head, *(Line(BROKEN, (), place(extra), (), extra.text) for extra in raw[1:]))
    return (head, *parse(raw[1:], CLAUSE, report))


def parse_statements(text: str, report: Report) -> tuple[Line, ...]:
    """A block of statements on its own."""
    return parse(blocks(text, report), STATEMENT, report)


def parse(raw: Iterable[RawLine], start: str, report: Report) -> tuple[Line, ...]:
    """Lines that stand side by side, each with its block."""
    return tuple(_line(line, start, report) for line in raw)


def _line(raw: RawLine, start: str, report: Report, broken_holds: str = "") -> Line:
    from daedalus.language.syntax import parse_line  # and the parser with it, for the first line that is not known

    try:
        line = parse_line(raw.text, start, raw.number, raw.indent)
    except Mistake as mistake:
        report(mistake)
        lasting = start == CLAUSE and raw.text.startswith("while")
        inside = broken_holds or (EFFECT if lasting else STATEMENT)
        return Line(BROKEN, (), place(raw), parse(raw.block, inside, report), raw.text)
    ended = line.kind in MAY_END_IN_A_SENTENCE and line.parts[-1] is not None
    if raw.block and (ended or line.kind not in INSIDE):
        report(Mistake("S008", place(raw.block[0])))
        return line
    inner = parse(raw.block, INSIDE[line.kind], report) if raw.block else ()
    return Line(line.kind, line.parts, line.span, inner, line.source)


def place(raw: RawLine) -> Span:
    return Span(raw.number, raw.indent + 1, raw.indent + 1 + len(raw.text))
