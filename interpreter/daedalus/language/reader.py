"""A card file to a resolved tree: the syntax tree of the whole text first, then its names, clause by clause.

Every line is read on its own, so one mistake never hides another. Resolving stays one pass in the order of the card
because a line may use the names that the lines above it have given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from attrs import evolve

from daedalus.language import typed
from daedalus.language.findings import Finding, Mistake, Span
from daedalus.language.header import NAMING, Entry
from daedalus.language.lines import Enough, findings
from daedalus.language.parsed import parse_card_once
from daedalus.language.parsing import parse_card, parse_statements
from daedalus.language.properties import HeaderReader
from daedalus.language.scope import Scope
from daedalus.language.tree import BROKEN, Line, Node, Operation, Phrase, Token
from daedalus.language.typed import CardTree, Statement
from daedalus.language.vocabulary import TEXT, TRUTH
from daedalus.language.walking import nodes

LARGEST_TEXT = 256_000  # letters; a card has a few hundred, a scenario a few thousand
THERE = "there"  # limits `blocked by` to the space where the mark stands


class Reader(HeaderReader):
    """Reads card files of one game: first the syntax tree of the whole text, then what its names mean, in order."""

    def read(self, text: str, file: str, *, often: bool = False) -> tuple[CardTree | None, list[Finding]]:
        """The card and everything wrong with it; the card is None when there is nothing to hold on to. `often`: nearly
        every command reads it, so how it is parsed is kept."""
        if len(text) > LARGEST_TEXT:
            return None, [too_large(file, len(text))]
        mistakes, tree = self._gather(), None
        with suppress(Enough):
            parse = parse_card_once if often else parse_card
            tree = self._card(parse(text, self._report), file, text)
        return tree, findings(mistakes, text, file)

    def read_statements(
        self, text: str, file: str, given: Mapping[str, str] | None = None
    ) -> tuple[tuple[Statement, ...], list[Finding]]:
        """A block of statements on its own; some names may be given around it, each with its type."""
        if len(text) > LARGEST_TEXT:
            return (), [too_large(file, len(text))]
        mistakes = self._gather()
        body: tuple[Statement, ...] = ()
        with suppress(Enough):
            body = self._statements(parse_statements(text, self._report), Scope(dict(given or {})))
        return body, findings(mistakes, text, file)

    def read_setup(self, text: str, file: str) -> tuple[tuple[Statement, ...], list[Finding]]:
        """What is carried out before any card is played: nothing in it may speak of one that does it."""
        body, wrong = self.read_statements(text, file)
        of_card = [part for part in nodes(body) if isinstance(part, typed.Call) and part.word.of_card]
        mistakes = [Mistake("Y003", call.span, what=_source_of(text, call.span)) for call in of_card]
        return body, [*wrong, *findings(mistakes, text, file)]

    # -- the card ---------------------------------------------------------------------------------

    def _card(self, lines: Sequence[Line], file: str, text: str) -> CardTree | None:
        if not lines:
            self._report(Mistake("S005", Span(1, 1, 2)))
            return None
        tree = CardTree(file=file, source=text)
        head = lines[0]
        if head.kind != "card_head":
            if head.kind != BROKEN:
                self._report(Mistake("S006", head.span))
            self._clauses(tree, head.block if head.kind == BROKEN else lines)  # for their own mistakes
            return None
        *numbers, title = [t for t in head.parts if isinstance(t, Token)]
        tree.numbers = tuple(int(t.text) for t in numbers)
        tree.title = title.text
        tree.span, tree.title_span = head.span, title.span
        if len(set(tree.numbers)) < len(tree.numbers):
            self._report(Mistake("H004", numbers[-1].span))
        for extra in lines[1:]:
            self._report(Mistake("S007", extra.span))
        self._clauses(tree, head.block)
        self._complete(tree)
        return tree

    def _complete(self, tree: CardTree) -> None:
        """What every card must have."""
        header = self.vocabulary.header
        if not tree.association:
            self._report(Mistake("H001", tree.span, sides=(*self.vocabulary.sides, header.nobody)))
        if not tree.ops and header.without_ops.isdisjoint(tree.symbols):
            self._report(Mistake("H002", tree.span))
        if tree.target is None and any(limit == THERE for _, limit in tree.blocked_by):
            self._report(Mistake("H007", tree.span))

    def _clauses(self, tree: CardTree, lines: Iterable[Line]) -> None:
        """Names are resolved as the clauses stand: a line may use what the lines above it have given. Only the
        properties come first, wherever they stand: a lasting effect is that of the mark that they name."""
        scope = Scope()
        for line in sorted(lines, key=lambda line: line.kind != "properties"):
            if line.kind != BROKEN:
                self._guard(self._clause, tree, line, scope)
            elif line.source.startswith("while"):
                self._effects(line.block, Scope())
            else:
                self._lost(line, scope)
                self._statements(line.block, scope.inner())

    def _clause(self, tree: CardTree, line: Line, scope: Scope) -> None:
        if line.kind == "properties":
            for phrase in line.parts:
                assert isinstance(phrase, Phrase)
                self._guard(self._property, tree, phrase)
        elif line.kind in NAMING or line.kind == "requires_any":
            self._naming(tree, line)
        elif line.kind == "play_if":
            for node in _conjuncts(line.parts[0]):
                value = self._truth(node, scope)
                tree.conditions.append(typed.Condition(_words(line, node), value, node.span))
        elif line.kind == "play_in":
            self._target(tree, line, scope)
        elif line.kind == "event":
            if tree.event is not None:
                raise Mistake("H005", line.span)
            tree.event = self._statements(line.block, scope.inner())
            if not line.block:
                raise Mistake("S009", line.span, "event")
        elif line.kind == "while_block":
            tree.lasting.append(self._lasting(tree, line))
        elif line.kind == "card_head":
            raise Mistake("S007", line.span, "second-card")

    def _naming(self, tree: CardTree, line: Line) -> None:
        """A clause that names other cards."""
        limit = ""
        if line.kind == "blocked_by" and isinstance(line.parts[1], Token):
            limit = line.parts[1].text
            if limit not in (*self.vocabulary.sides, THERE):
                raise Mistake("N007", line.parts[1].span, name=limit)
            if limit == THERE and tree.target is not None:
                raise Mistake("H007", line.span, "above")
        names = [token.text for token in line.parts[0]]
        tree.entries += [Entry(line.kind, token.text, limit, token.span) for token in line.parts[0]]
        if line.kind == "blocked_by":
            tree.blocked_by += tuple((name, limit) for name in names)
        else:
            setattr(tree, line.kind, (*getattr(tree, line.kind), *names))

    def _target(self, tree: CardTree, line: Line, scope: Scope) -> None:
        phrase, where = line.parts[0]
        if tree.target is not None:
            scope.lose(self.resolver.unknown_words(phrase.tokens))
            raise Mistake("H009", line.span)
        things = self._unblocked(tree, self._chosen(phrase, where, scope))
        tree.target = typed.Choose("", things, "", None, line.span, f"choose {things.text}")
        if where is not None:
            text = _source(line, Span(line.span.line, phrase.span.column, line.span.end))
        else:
            text = _source(line, phrase.span)
        there = "there are" if things.many else "there is"
        tree.conditions.append(typed.Condition(f"{there} {text}", self._enough(things, line.span), line.span))

    def _unblocked(self, tree: CardTree, things: typed.Things) -> typed.Things:
        """The candidates where no mark stands that blocks the event there (`blocked by ... if there`)."""
        for name in (name for name, limit in tree.blocked_by if limit == THERE):
            word = next(w for w in self.vocabulary.of_kind("adjective") if w.key == self.vocabulary.standing)
            here, mark = (
                typed.Variable(things.type, things.variable, things.span),
                typed.Constant(TEXT, name, things.span),
            )
            free = typed.Op("not", (typed.Call(word, (here, mark), TRUTH, things.span),), TRUTH, things.span)
            things = evolve(things, conditions=(*things.conditions, free))
        return things

    def _lasting(self, tree: CardTree, line: Line) -> typed.Lasting:
        mark = line.parts[0].text if isinstance(line.parts[0], Token) else ""
        place = line.parts[1].text if isinstance(line.parts[1], Token) else ""
        scope = Scope()
        if place:
            type_ = next(iter(self.vocabulary.types))  # places are the game's first type: its spaces
            scope.bind(place, type_)
            scope.it = (place, type_)
        answers, triggers, ends = self._effects(line.block, scope)
        if not line.block:
            self._report(Mistake("S009", line.span, "lasting"))
        return typed.Lasting(
            mark or tree.marker or tree.title, place, tuple(answers), tuple(triggers), tuple(ends), line.span
        )


def _source_of(text: str, span: Span) -> str:
    return text.split("\n")[span.line - 1][span.column - 1 : span.end - 1]


def too_large(file: str, letters: int) -> Finding:
    """What is said of a text that is not even looked into."""
    return Finding.of("S018", file, Span(1, 1, 2), thousand=letters // 1000)


def _conjuncts(node: Any) -> Sequence[Any]:
    return node.parts if isinstance(node, Operation) and node.op == "and" else (node,)


def _words(line: Line, node: Node) -> str:
    """A condition as it is written; the span of a negation begins after its `not`."""
    negated = isinstance(node, Operation) and node.op == "not"
    return ("not " if negated else "") + _source(line, node.span)


def _source(line: Line, span: Span) -> str:
    begin = line.span.column
    return line.source[span.column - begin : span.end - begin].strip()
