"""The sentences of a card: statements of an event, answers and triggers of a lasting effect, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from daedalus.language import typed
from daedalus.language.findings import Mistake, Span
from daedalus.language.lines import LineReader, losing
from daedalus.language.scope import Scope
from daedalus.language.tree import BROKEN, Line, Phrase, Token
from daedalus.language.typed import Expr, Statement
from daedalus.language.vocabulary import NUMBER, TRUTH

ROUND, ROUNDS = "_round", "rounds"  # of `do n times`: a name that no card can use, and its type
MOST_BRANCHES = 50  # of one `if`, and options of one choice


class StatementReader(LineReader):
    """Reads the lines inside blocks; what is wrong is reported and the next line read."""

    def _effects(
        self, lines: Iterable[Line], scope: Scope
    ) -> tuple[list[typed.Answer], list[typed.Trigger], list[Expr]]:
        """What stands under `while in effect:`."""
        answers: list[typed.Answer] = []
        triggers: list[typed.Trigger] = []
        ends: list[Expr] = []

        def effect(line: Line) -> None:
            if line.kind == "trigger":
                triggers.append(self._trigger(line, scope.inner()))
            elif line.kind in ("answer", "adding"):
                answers.append(self._answer(line, scope.inner()))
            else:
                ends.append(self.resolver.expression(line.parts[0], scope.inner(), TRUTH))

        for line in lines:
            if line.kind != BROKEN:
                self._guard(effect, line)
            else:
                self._statements(line.block, scope.inner())
        return answers, triggers, ends

    def _answer(self, line: Line, scope: Scope) -> typed.Answer:
        adds = 0
        if line.kind == "adding":
            phrase, sign, value_node, when_node = line.parts
            adds = -1 if str(sign) == "-" else 1
        else:
            phrase, value_node, when_node = line.parts
        word, bindings = self.resolver.head(phrase, scope, "point")
        value = self.resolver.expression(value_node, scope, word.result)
        if adds and word.result == TRUTH:
            raise Mistake("T005", line.span)
        when = self.resolver.expression(when_node, scope, TRUTH) if when_node is not None else None
        return typed.Answer(word, bindings, value, adds, when, line.span, line.source)

    def _trigger(self, line: Line, scope: Scope) -> typed.Trigger:
        phrase, condition_node, simple = line.parts
        try:
            word, bindings = self.resolver.head(phrase, scope, "moment")
        except Mistake:
            scope.lose(self.resolver.unknown_words(phrase.tokens))
            self._guard(self._body, line, simple, scope)
            raise
        condition = None
        if condition_node is not None:
            condition = self._truth(condition_node, scope)
        return typed.Trigger(word, bindings, condition, self._body(line, simple, scope), line.span, line.source)

    # -- statements -------------------------------------------------------------------------------

    def _statements(self, lines: Iterable[Line], scope: Scope) -> tuple[Statement, ...]:
        result: list[Statement] = []
        above = False
        for i, line in enumerate(lines):
            if line.kind not in ("else_if_line", "else_line"):  # an `else if` asks after the same line as its `if`
                above = i > 0
            scope.above = above and line.kind in ("if_line", "else_if_line")
            if line.kind == BROKEN:
                self._broken(result, line, scope)
            else:
                self._guard(self._add, result, line, scope)
        return tuple(result)

    def _broken(self, result: list[Statement], line: Line, scope: Scope) -> None:
        """A line that is no sentence: its block is read, and what hangs on a broken `if` is not to blame."""
        text = line.source
        if not text.startswith(("if ", "else ", "else:")):
            self._lost(line, scope)
            self._statements(line.block, scope.inner())
            return
        branch = scope.branch(first=text.startswith("if "))
        branch.broken = True
        self._statements(line.block, branch)
        scope.close(last=not text.startswith(("if ", "else if ")))
        if text.startswith(("if ", "else if ")):
            result.append(typed.If(((typed.Constant(TRUTH, True, line.span), ()),), line.span))

    def _add(self, result: list[Statement], line: Line, scope: Scope) -> None:
        if line.kind in ("else_if_line", "else_line"):
            self._else(result, line, scope)
        else:
            result.append(self._statement(line, scope))

    def _statement(self, line: Line, scope: Scope, *, alone: bool = True) -> Statement:
        """A line with its block; behind the colon of another line only a sentence may stand, which is not alone."""
        parts: tuple[Any, ...] = line.parts
        span = line.span
        if line.kind in ("choose_line", "chooses_line"):
            return self._choose(line, scope)
        if line.kind == "let_line":
            with losing(scope, [parts[0].text]):
                value = self.resolver.expression(parts[1], scope)
            self._give(scope, parts[0].text, value.type, parts[0].span)
            return typed.Let(parts[0].text, value, span)
        if line.kind in ("sentence", "sentence_as", "change_line", "with_line"):
            return self._do(line, scope)
        if not alone:
            raise Mistake("S010", span)
        if line.kind == "if_line":
            condition = self._truth(parts[0], scope)
            return typed.If(((condition, self._branch(line, parts[1], scope, first=True)),), span)
        if line.kind == "for_line":
            return self._for(line, scope)
        if line.kind == "times_line":
            return self._times(line, scope)
        if line.kind == "may_line":
            inner = scope.inner()
            body = self._body(line, None, inner)
            scope.leave(inner, "may")
            side = self._side(parts[0], scope)
            return typed.May(side, body, span, "; ".join(inner.source for inner in line.block[:2]))
        if line.kind in ("do_line", "does_line"):
            return self._do_some(line, scope)
        raise Mistake("S011", span)

    def _choose(self, line: Line, scope: Scope) -> typed.Choose:
        parts: list[Any] = list(line.parts)
        chooser = parts.pop(0) if line.kind == "chooses_line" else None
        (phrase, where), rank, by_node = parts
        inner = scope.inner()
        things = self._chosen(phrase, where, scope)
        by = None
        if by_node is not None:
            inner.bind(things.variable, things.type)
            inner.it = (things.variable, things.type)
            by = self.resolver.expression(by_node, inner, NUMBER)
        return typed.Choose(self._side(chooser, scope), things, str(rank or ""), by, line.span, line.source)

    def _do(self, line: Line, scope: Scope) -> typed.Do:
        parts: tuple[Any, ...] = line.parts
        sign, bind = 0, ""
        answers: tuple[typed.Answer, ...] = ()
        if line.kind == "with_line":
            answers = self._with(line, scope)
        if line.kind == "change_line":
            sign = -1 if str(parts[0]) == "-" else 1
            call = self.resolver.sentence(parts[1], scope, "change")
        elif line.kind == "sentence_as":
            with losing(scope, [parts[1].text]):
                call = self.resolver.sentence(parts[0], scope)
        else:
            call = self.resolver.sentence(parts[0], scope)
        if line.kind == "sentence_as":
            bind = parts[1].text
            type_ = call.type or (NUMBER if self.vocabulary.measure(call.word) is not None else "")
            if not type_:
                raise Mistake("T006", parts[1].span)
            self._give(scope, bind, type_, parts[1].span)
        return typed.Do(call, sign, bind, answers, line.span, line.source)

    def _with(self, line: Line, scope: Scope) -> tuple[typed.Answer, ...]:
        result: list[typed.Answer] = []
        for child in line.block:
            if child.kind == BROKEN:
                continue
            if child.kind not in ("answer", "adding"):
                self._report(Mistake("S012", child.span))
                continue
            self._guard(lambda line: result.append(self._answer(line, scope.inner())), child)
        if not line.block:
            self._report(Mistake("S009", line.span, "answers"))
        return tuple(result)

    def _for(self, line: Line, scope: Scope) -> typed.ForEach:
        name, (phrase, where), simple = line.parts
        inner = scope.inner()
        try:
            things = self._things(phrase, where, scope, name.text)
        except Mistake:
            inner.lose([name.text])
            self._guard(self._body, line, simple, inner)
            raise
        if name.text in scope.variables:  # after the loop it would stand for the last of them
            self._report(Mistake("N008", name.span, name=name.text))
        inner.bind(name.text, things.type)
        inner.it = (name.text, things.type)
        body = self._body(line, simple, inner)
        scope.leave(inner, "for")
        return typed.ForEach(name.text, things, body, line.span)

    def _times(self, line: Line, scope: Scope) -> typed.ForEach:
        """`do n times`: what is counted is counted once, before the first round."""
        node, simple = line.parts
        inner = scope.inner()
        try:
            count = self.resolver.expression(node, scope, NUMBER)
        except Mistake:
            self._guard(self._body, line, simple, inner)
            raise
        rounds = typed.Op(typed.TIMES, (count,), ROUNDS, count.span)
        body = self._body(line, simple, inner)
        scope.leave(inner, "for")
        return typed.ForEach(ROUND, rounds, body, line.span)

    def _do_some(self, line: Line, scope: Scope) -> typed.DoSome:
        options: list[tuple[str, Expr | None, tuple[Statement, ...]]] = []
        side = self._side(line.parts[0], scope) if line.kind == "does_line" else ""
        if len(line.block) > MOST_BRANCHES:
            raise Mistake("S014", line.block[MOST_BRANCHES].span, "options", most=MOST_BRANCHES)
        for child in line.block:
            if child.kind == BROKEN:
                self._statements(child.block, scope.inner())
                continue
            if child.kind not in ("option_line", "option_in_line"):
                self._report(Mistake("S011", child.span, "others"))
                continue
            inner = scope.inner()
            self._guard(lambda child, inner: options.append(self._option(child, inner, side)), child, inner)
            scope.leave(inner, "option")
        if not line.block:
            self._report(Mistake("S009", line.span, "options"))
        number: Any = line.parts[-1]
        return typed.DoSome(side, int(number.text), tuple(options), line.span)

    def _option(self, line: Line, scope: Scope, side: str) -> tuple[str, Expr | None, tuple[Statement, ...]]:
        """Label, condition and what happens. `option in things` is open if there are such, and begins with a choice."""
        label, head, simple = line.parts
        condition: Expr | None = None
        target: tuple[Statement, ...] = ()
        if line.kind == "option_in_line":
            phrase, where = head
            try:
                things = self._chosen(phrase, where, scope)
            except Mistake:
                self._guard(self._body, line, simple, scope)
                raise
            condition = self._enough(things, line.span)
            target = (typed.Choose(side, things, "", None, line.span, f"choose {things.text}"),)
        elif head is not None:
            condition = self._truth(head, scope)
        body = self._body(line, simple, scope)
        text = "; ".join(inner.source for inner in line.block) or _after_colon(line.source)
        return label.text if isinstance(label, Token) else text, condition, (*target, *body)

    def _else(self, result: list[Statement], line: Line, scope: Scope) -> None:
        if not result or not isinstance(result[-1], typed.If) or result[-1].branches[-1][0] is None:
            raise Mistake("S013", line.span, "may" if result and isinstance(result[-1], typed.May) else "")
        if len(result[-1].branches) == MOST_BRANCHES:
            raise Mistake("S014", line.span, "branches", most=MOST_BRANCHES)
        condition = None
        simple: Any = line.parts[-1]
        if line.kind == "else_if_line":
            condition = self._truth(line.parts[0], scope)
        body = self._branch(line, simple, scope, last=condition is None)
        before = result.pop()
        assert isinstance(before, typed.If)
        result.append(typed.If((*before.branches, (condition, body)), before.span))

    def _branch(
        self, line: Line, simple: object, scope: Scope, *, first: bool = False, last: bool = False
    ) -> tuple[Statement, ...]:
        body = self._body(line, simple, scope.branch(first=first))
        scope.close(last=last)
        return body

    def _body(self, line: Line, simple: object, scope: Scope) -> tuple[Statement, ...]:
        """The block of a line: indented under it, or one simple sentence after its colon."""
        if isinstance(simple, Phrase):
            simple = Line("sentence", (simple,), simple.span, (), simple.text)
        if isinstance(simple, Line):
            source = _after_colon(line.source)
            span = Span(line.span.line, line.span.end - len(source), line.span.end)
            try:
                return (self._statement(Line(simple.kind, simple.parts, span, (), source), scope, alone=False),)
            except Mistake as mistake:  # of the sentence, not of the line that it ends
                self._report(mistake)
                return ()
        if not line.block:
            self._report(Mistake("S009", line.span))
        return self._statements(line.block, scope)


def _after_colon(text: str) -> str:
    """The sentence after the colon that ends the head of a line; one inside quotes ends nothing."""
    quoted = False
    for i, char in enumerate(text):
        quoted ^= char == '"'
        if char == ":" and not quoted:
            return text[i + 1 :].strip()
    return ""
