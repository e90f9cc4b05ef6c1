"""The sentences of a card: statements of an event, answers and triggers of a lasting effect, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from daedalus.language.findings import Finding, Mistake, Span
from daedalus.language.layout import RawLine
from daedalus.language.resolve import Resolver, Scope
from daedalus.language.syntax import parse_line
from daedalus.language.tree import Line, Node, Phrase, Token
from daedalus.language.typed import (
    Answer,
    Choose,
    Constant,
    Do,
    DoSome,
    Expr,
    ForEach,
    If,
    Let,
    May,
    Statement,
    Things,
    Trigger,
)
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

BLOCKS = frozenset(
    {
        "if_line",
        "else_if_line",
        "else_line",
        "for_line",
        "may_line",
        "do_line",
        "option_line",
        "with_line",
        "trigger",
        "event",
        "while_block",
    }
)


class StatementReader:
    """Reads the lines inside blocks; what is wrong is reported and the next line read."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.resolver = Resolver(vocabulary)
        self._report: Callable[[Mistake], None] = _raise
        self._mark_names: set[str] = set()

    def _effects(self, raw: Iterable[RawLine], scope: Scope) -> tuple[list[Answer], list[Trigger], list[Expr]]:
        """What stands under `while in effect:`."""
        answers: list[Answer] = []
        triggers: list[Trigger] = []
        ends: list[Expr] = []

        def effect(r: RawLine, line: Line) -> None:
            if line.kind == "trigger":
                triggers.append(self._trigger(r, line, scope.inner()))
                return
            self._no_block(r)
            if line.kind in ("answer", "adding"):
                answers.append(self._answer(line, scope.inner()))
            else:
                ends.append(self.resolver.expression(line.parts[0], scope.inner(), TRUTH))

        for r in raw:
            line = self._parse(r, "effect")
            if line is not None:
                self._guard(effect, r, line)
            else:
                self._statements(r.block, scope.inner())
        return answers, triggers, ends

    def _answer(self, line: Line, scope: Scope) -> Answer:
        adds = 0
        if line.kind == "adding":
            phrase, sign, value_node, when_node = line.parts
            adds = -1 if str(sign) == "-" else 1
        else:
            phrase, value_node, when_node = line.parts
        word, bindings = self.resolver.head(phrase, scope, "point")
        value = self.resolver.expression(value_node, scope, word.result)
        if adds and word.result == TRUTH:
            raise Mistake("T005", "yes and no cannot be added", line.span, "Answer yes or no, with `when` if needed.")
        when = self.resolver.expression(when_node, scope, TRUTH) if when_node is not None else None
        return Answer(word, bindings, value, adds, when, line.span, line.source)

    def _trigger(self, raw: RawLine, line: Line, scope: Scope) -> Trigger:
        phrase, condition_node, simple = line.parts
        try:
            word, bindings = self.resolver.head(phrase, scope, "moment")
        except Mistake:
            scope.lose(self.resolver.unknown_words(phrase.tokens))
            self._guard(self._body, raw, simple, scope)
            raise
        condition = None
        if condition_node is not None:
            condition = self._truth(condition_node, scope)
        return Trigger(word, bindings, condition, self._body(raw, simple, scope), line.span, line.source)

    # -- statements -------------------------------------------------------------------------------

    def _statements(self, raw: Iterable[RawLine], scope: Scope) -> tuple[Statement, ...]:
        result: list[Statement] = []
        for r in raw:
            line = self._parse(r, "statement")
            if line is None:
                self._statements(r.block, scope.inner())
                if r.text.startswith(("if ", "else if ")):  # so that an `else` after it is not to blame
                    result.append(If(((Constant(TRUTH, True, _place(r)), ()),), _place(r)))
                continue
            if line.kind not in BLOCKS:
                self._no_block(r)
            self._guard(self._add, result, r, line, scope)
        return tuple(result)

    def _no_block(self, raw: RawLine) -> None:
        if raw.block:
            self._report(Mistake("S008", "nothing may be indented under this line", _place(raw.block[0])))

    def _add(self, result: list[Statement], raw: RawLine, line: Line, scope: Scope) -> None:
        if line.kind in ("else_if_line", "else_line"):
            self._else(result, raw, line, scope)
        else:
            result.append(self._statement(raw, line, scope))

    def _statement(self, raw: RawLine | None, line: Line, scope: Scope) -> Statement:
        parts: tuple[Any, ...] = line.parts
        span = line.span
        if line.kind in ("choose_line", "chooses_line"):
            return self._choose(line, scope)
        if line.kind == "let_line":
            with _losing(scope, [parts[0].text]):
                value = self.resolver.expression(parts[1], scope)
            scope.bind(parts[0].text, value.type)
            return Let(parts[0].text, value, span)
        if line.kind in ("sentence", "sentence_as", "change_line", "with_line"):
            return self._do(raw, line, scope)
        if raw is None:
            raise Mistake("S010", "only a simple sentence may stand after the colon", span)
        if line.kind == "if_line":
            condition = self._truth(parts[0], scope)
            return If(((condition, self._body(raw, parts[1], scope.inner())),), span)
        if line.kind == "for_line":
            return self._for(raw, line, scope)
        if line.kind == "may_line":
            body = self._body(raw, None, scope.inner())
            side = self._side(parts[0])
            return May(side, body, span, "; ".join(r.text for r in raw.block[:2]))
        if line.kind == "do_line":
            return self._do_some(raw, line, scope)
        raise Mistake("S011", "an `option` stands under `do ... of:`", span)

    def _choose(self, line: Line, scope: Scope) -> Choose:
        parts: list[Any] = list(line.parts)
        chooser = parts.pop(0) if line.kind == "chooses_line" else None
        (phrase, where), rank, by_node = parts
        things = self._things(phrase, where, scope)
        by = None
        if by_node is not None:
            inner = scope.inner()
            inner.bind(things.variable, things.type)
            inner.it = (things.variable, things.type)
            by = self.resolver.expression(by_node, inner, NUMBER)
        type_ = self.vocabulary.plural_of(things.type) if things.many else things.type
        scope.bind(things.variable, type_)
        scope.it = (things.variable, type_)
        return Choose(self._side(chooser), things, str(rank or ""), by, line.span, line.source)

    def _do(self, raw: RawLine | None, line: Line, scope: Scope) -> Do:
        parts: tuple[Any, ...] = line.parts
        sign, bind = 0, ""
        answers: tuple[Answer, ...] = ()
        if line.kind == "with_line":
            assert raw is not None
            answers = self._with(raw, scope)
        if line.kind == "change_line":
            sign = -1 if str(parts[0]) == "-" else 1
            call = self.resolver.sentence(parts[1], scope, "change")
        elif line.kind == "sentence_as":
            with _losing(scope, [parts[1].text]):
                call = self.resolver.sentence(parts[0], scope)
        else:
            call = self.resolver.sentence(parts[0], scope)
        if line.kind == "sentence_as":
            bind = parts[1].text
            if not call.type:
                raise Mistake("T006", "this sentence has no result to name", parts[1].span)
            scope.bind(bind, call.type)
        return Do(call, sign, bind, answers, line.span, line.source)

    def _with(self, raw: RawLine, scope: Scope) -> tuple[Answer, ...]:
        result: list[Answer] = []
        for r in raw.block:
            child = self._parse(r, "effect")
            if child is None:
                continue
            self._no_block(r)
            if child.kind not in ("answer", "adding"):
                self._report(Mistake("S012", "under `with:` stand answers to rule points", child.span))
                continue
            self._guard(lambda line: result.append(self._answer(line, scope.inner())), child)
        if not raw.block:
            self._report(Mistake("S009", "an empty block", _place(raw), "Write the answers, indented."))
        return tuple(result)

    def _for(self, raw: RawLine, line: Line, scope: Scope) -> ForEach:
        name, (phrase, where), simple = line.parts
        inner = scope.inner()
        try:
            things = self._things(phrase, where, scope, name.text)
        except Mistake:
            inner.lose([name.text])
            self._guard(self._body, raw, simple, inner)
            raise
        inner.bind(name.text, things.type)
        inner.it = (name.text, things.type)
        return ForEach(name.text, things, self._body(raw, simple, inner), line.span)

    def _do_some(self, raw: RawLine, line: Line, scope: Scope) -> DoSome:
        options: list[tuple[str, Expr | None, tuple[Statement, ...]]] = []
        for r in raw.block:
            child = self._parse(r, "statement")
            if child is None:
                self._statements(r.block, scope.inner())
                continue
            if child.kind != "option_line":
                self._report(Mistake("S011", "under `do ... of:` stand only `option:` blocks", child.span))
                continue

            def option(r: RawLine, child: Line) -> None:
                label, condition_node, simple = child.parts
                inner = scope.inner()
                condition = None
                if condition_node is not None:
                    condition = self._truth(condition_node, inner)
                body = self._body(r, simple, inner)
                text = (
                    label.text
                    if isinstance(label, Token)
                    else (
                        simple.source
                        if isinstance(simple, Line) and simple.source
                        else "; ".join(b.text for b in r.block) or r.text.split(":", 1)[1].strip()
                    )
                )
                options.append((text, condition, body))

            self._guard(option, r, child)
        if not raw.block:
            self._report(Mistake("S009", "an empty block", line.span, "Write the options, indented."))
        number: Any = line.parts[0]
        return DoSome(int(number.text), tuple(options), line.span)

    def _else(self, result: list[Statement], raw: RawLine, line: Line, scope: Scope) -> None:
        if not result or not isinstance(result[-1], If) or result[-1].branches[-1][0] is None:
            raise Mistake("S013", "`else` without an `if` before it", line.span)
        condition = None
        simple: Any = line.parts[-1]
        if line.kind == "else_if_line":
            condition = self._truth(line.parts[0], scope)
        body = self._body(raw, simple, scope.inner())
        before = result.pop()
        assert isinstance(before, If)
        result.append(If((*before.branches, (condition, body)), before.span))

    def _body(self, raw: RawLine, simple: object, scope: Scope) -> tuple[Statement, ...]:
        """The block of a line: indented under it, or one simple sentence after its colon."""
        if isinstance(simple, Phrase):
            simple = Line("sentence", (simple,), simple.span, (), simple.text)
        if isinstance(simple, Line):
            self._no_block(raw)
            first = _first_span(simple.parts)
            span = Span(raw.number, first.column, raw.indent + 1 + len(raw.text))
            source = raw.source[span.column - 1 :].strip()
            return (self._statement(None, Line(simple.kind, simple.parts, span, (), source), scope),)
        if not raw.block:
            help_ = "Write what happens, indented under this line."
            self._report(Mistake("S009", "an empty block", _place(raw), help_))
        return self._statements(raw.block, scope)

    def _side(self, token: object) -> str:
        if token is None:
            return ""
        assert isinstance(token, Token)
        if token.text not in self.vocabulary.sides:
            raise Mistake(
                "N007",
                f"{token.text!r} is not a side",
                token.span,
                f"The sides are {' and '.join(self.vocabulary.sides)}.",
            )
        return token.text

    # -- mistakes ---------------------------------------------------------------------------------

    def _truth(self, node: Node, scope: Scope) -> Expr:
        """A condition; when it is wrong, what hangs on it is read all the same."""
        try:
            return self.resolver.expression(node, scope, TRUTH)
        except Mistake as mistake:
            self._report(mistake)
            return Constant(TRUTH, True, node.span)

    def _things(self, phrase: Phrase, where: Node | None, scope: Scope, variable: str = "") -> Things:
        with _losing(scope, self.resolver.unknown_words(phrase.tokens)):
            things = self.resolver.things(phrase.tokens, where, scope, variable=variable)
        assert things is not None
        return things

    def _parse(self, raw: RawLine, start: str) -> Line | None:
        try:
            return parse_line(raw.text, start, raw.number, raw.indent)
        except Mistake as mistake:
            self._report(mistake)
            return None

    def _guard(self, work: Callable[..., object], *args: Any) -> None:
        try:
            work(*args)
        except Mistake as mistake:
            self._report(mistake)


def findings(mistakes: Sequence[Mistake], text: str, file: str) -> list[Finding]:
    lines = text.split("\n")
    result = []
    for m in sorted(mistakes, key=lambda m: (m.span.line, m.span.column)):
        source = lines[m.span.line - 1].rstrip("\r") if m.span.line <= len(lines) else ""
        shown = "".join(c if c.isprintable() else " " for c in source)  # one for one, so that the caret fits
        result.append(Finding(m.code, m.message, file, m.span, shown, m.help, m.rule))
    return result


@contextmanager
def _losing(scope: Scope, names: Iterable[str]) -> Iterator[None]:
    """When a line that gives names cannot be read, the lines that use them are not to blame."""
    try:
        yield
    except Mistake:
        scope.lose(names)
        raise


def _raise(mistake: Mistake) -> None:
    raise mistake


def _place(raw: RawLine) -> Span:
    return Span(raw.number, raw.indent + 1, raw.indent + 1 + len(raw.text))


def _first_span(parts: Iterable[object]) -> Span:
    for part in parts:
        if isinstance(part, tuple):
            return _first_span(part)
        if hasattr(part, "span"):
            return cast(Span, part.span)
    return Span(1, 1, 2)
