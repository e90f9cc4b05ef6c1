"""A card file to a resolved tree. Every line is read on its own, so one mistake never hides another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve

from daedalus.language.findings import Finding, Mistake, Span
from daedalus.language.layout import RawLine, blocks
from daedalus.language.lines import findings
from daedalus.language.scope import Scope
from daedalus.language.statements import BLOCKS, StatementReader
from daedalus.language.suggest import nearest_names
from daedalus.language.tree import Line, Node, Operation, Phrase, Token
from daedalus.language.typed import (
    Call,
    CardTree,
    Choose,
    Condition,
    Constant,
    Lasting,
    Op,
    Statement,
    Things,
    Variable,
)
from daedalus.language.vocabulary import TEXT, TRUTH

THERE = "there"  # limits `blocked by` to the space where the mark stands


class Reader(StatementReader):
    """Reads card files of one game."""

    def read(self, text: str, file: str) -> tuple[CardTree | None, list[Finding]]:
        """The card and everything wrong with it; the card is None when there is nothing to hold on to."""
        mistakes: list[Mistake] = []
        self._report = mistakes.append
        tree = self._card(blocks(text, self._report), file, text)
        return tree, findings(mistakes, text, file)

    def read_statements(self, text: str, file: str) -> tuple[tuple[Statement, ...], list[Finding]]:
        """A block of statements on its own, such as the set-up of a scenario."""
        mistakes: list[Mistake] = []
        self._report = mistakes.append
        body = self._statements(blocks(text, self._report), Scope())
        return body, findings(mistakes, text, file)

    # -- the card ---------------------------------------------------------------------------------

    def _card(self, raw: list[RawLine], file: str, text: str) -> CardTree | None:
        if not raw:
            self._report(Mistake("S005", "this file holds no card", Span(1, 1, 2), 'Begin with: card 1 "Title"'))
            return None
        tree = CardTree(file, source=text)
        head = self._parse(raw[0], "clause")
        if head is None or head.kind != "card_head":
            if head is not None:
                self._report(Mistake("S006", "a card begins with its number and title", head.span, 'card 1 "Title"'))
            self._clauses(tree, raw[0].block if head is None else raw)  # for their own mistakes
            return None
        *numbers, title = [t for t in head.parts if isinstance(t, Token)]
        tree.numbers = tuple(int(t.text) for t in numbers)
        tree.title = title.text
        if len(set(tree.numbers)) < len(tree.numbers):
            self._report(Mistake("H004", "the same number twice", numbers[-1].span))
        for extra in raw[1:]:
            self._report(
                Mistake(
                    "S007",
                    "a card's lines are indented under its title",
                    Span(extra.number, extra.indent + 1, extra.indent + 1 + len(extra.text)),
                    "One file holds one card; indent its lines by two spaces.",
                )
            )
        self._clauses(tree, raw[0].block)
        if not tree.association:
            self._report(
                Mistake(
                    "H001",
                    "the card does not say whose event it is",
                    head.span,
                    f"Write one of: {', '.join((*self.vocabulary.sides, 'unassociated'))}.",
                )
            )
        if not tree.ops:
            self._report(Mistake("H002", "the card has no operations value", head.span, "Write for example: 2 ops"))
        if tree.target is None and any(limit == THERE for _, limit in tree.blocked_by):
            self._report(Mistake("H007", "blocked there, but the card has no `play in` to say where", head.span))
        return tree

    def _clauses(self, tree: CardTree, raw: Iterable[RawLine]) -> None:
        scope = Scope()
        parsed = [(r, self._parse(r, "clause")) for r in raw]
        # Properties first, wherever they stand: a lasting effect is that of the mark that they name.
        for r, line in sorted(parsed, key=lambda pair: pair[1] is None or pair[1].kind != "properties"):
            if line is not None:
                self._guard(self._clause, tree, r, line, scope)
            elif r.text.startswith("while"):
                self._effects(r.block, Scope())
            else:
                self._lost(r, scope)
                self._statements(r.block, scope.inner())

    def _clause(self, tree: CardTree, raw: RawLine, line: Line, scope: Scope) -> None:
        if line.kind not in BLOCKS:
            self._no_block(raw)
        if line.kind == "properties":
            for phrase in line.parts:
                assert isinstance(phrase, Phrase)
                self._guard(self._property, tree, phrase)
        elif line.kind in ("blocks", "allows", "requires"):
            setattr(tree, line.kind, getattr(tree, line.kind) + _names(line.parts[0]))
        elif line.kind == "blocked_by":
            limit = line.parts[1].text if isinstance(line.parts[1], Token) else ""
            if limit and limit not in (*self.vocabulary.sides, THERE):
                raise Mistake("N007", f"{limit!r} is not a side", line.parts[1].span)
            if limit == THERE and tree.target is not None:
                raise Mistake("H007", "this stands above the `play in` that it limits", line.span)
            tree.blocked_by += tuple((name, limit) for name in _names(line.parts[0]))
        elif line.kind == "play_if":
            for node in _conjuncts(line.parts[0]):
                value = self._truth(node, scope)
                tree.conditions.append(Condition(_words(raw, node), value, node.span))
        elif line.kind == "play_in":
            self._target(tree, raw, line, scope)
        elif line.kind == "event":
            if tree.event is not None:
                raise Mistake("H005", "a second `event:`", line.span, "A card has one event; divide it with `if`.")
            tree.event = self._statements(raw.block, scope.inner())
            if not raw.block:
                raise Mistake("S009", "an empty block", line.span, "Write what happens, indented under `event:`.")
        elif line.kind == "while_block":
            tree.lasting.append(self._lasting(tree, raw, line))
        elif line.kind == "card_head":
            raise Mistake("S007", "one file holds one card", line.span)

    def _target(self, tree: CardTree, raw: RawLine, line: Line, scope: Scope) -> None:
        phrase, where = line.parts[0]
        if tree.target is not None:
            scope.lose(self.resolver.unknown_words(phrase.tokens))
            raise Mistake("H009", "a second `play in`", line.span, "Choose the second target in the event.")
        things = self._unblocked(tree, self._chosen(phrase, where, scope))
        tree.target = Choose("", things, "", None, line.span, f"choose {things.text}")
        if where is not None:
            text = _source(raw, Span(line.span.line, phrase.span.column, line.span.end))
        else:
            text = _source(raw, phrase.span)
        there = "there are" if things.many else "there is"
        tree.conditions.append(Condition(f"{there} {text}", self._enough(things, line.span), line.span))

    def _unblocked(self, tree: CardTree, things: Things) -> Things:
        """The candidates where no mark stands that blocks the event there (`blocked by ... if there`)."""
        for name in (name for name, limit in tree.blocked_by if limit == THERE):
            word = next(w for w in self.vocabulary.of_kind("adjective") if w.id == self.vocabulary.standing)
            here, mark = Variable(things.type, things.variable, things.span), Constant(TEXT, name, things.span)
            free = Op("not", (Call(word, (here, mark), TRUTH, things.span),), TRUTH, things.span)
            things = evolve(things, conditions=(*things.conditions, free))
        return things

    def _property(self, tree: CardTree, phrase: Phrase) -> None:
        words = phrase.text.split()
        first = phrase.tokens[0]
        sides = self.vocabulary.sides
        if phrase.text in (*sides, "unassociated"):
            tree.association = phrase.text
        elif first.kind == "NUMBER" and words[1:] in (["op"], ["ops"]):
            tree.ops = int(first.text)
            low, high = self.vocabulary.ops
            if not low <= tree.ops <= high:
                help_ = f"Cards have {low} to {high} operations."
                raise Mistake("H003", f"a card of {first.text} operations", first.span, help_)
        elif words[0] in ("remove", "lapsing") and (
            len(words) == 1 or (len(words) == 3 and words[1] == "if" and words[2] in sides)
        ):
            setattr(tree, words[0], "always" if len(words) == 1 else f"{words[2]}-only")
        elif phrase.text == "auto":
            tree.auto = True
        elif words[:2] == ["goes", "to"]:
            tree.goes = " ".join(words[2:]).removeprefix("the ")
            if tree.goes not in self.vocabulary.destinations:
                places = ", ".join(self.vocabulary.destinations)
                raise Mistake("H008", f"a card cannot go to {tree.goes!r}", phrase.span, f"It may go to: {places}.")
        elif words[0] in ("mark", "marker"):
            self._mark(tree, phrase, words[0])
        elif phrase.text in self.vocabulary.symbols or (
            words[-2:-1] == ["if"] and words[-1] in sides and " ".join(words[:-2]) in self.vocabulary.symbols
        ):
            tree.symbols = tuple(dict.fromkeys((*tree.symbols, phrase.text)))
        else:
            place = next(iter(self.vocabulary.names), "Somewhere")
            known = (
                *sides,
                "unassociated",
                "2 ops",
                "remove",
                "lapsing",
                "auto",
                "mark",
                f"mark in {place}",
                'marker "X"',
                *(f"goes to the {place}" for place in self.vocabulary.destinations),
                *self.vocabulary.symbols,
            )
            apart = _apart(
                words, (*sides, "unassociated", "remove", "lapsing", "auto", "mark", *self.vocabulary.symbols)
            )
            near = f"A comma is missing: {apart}." if apart else nearest_names(phrase.text, known)
            raise Mistake(
                "H006",
                f"I do not know the property {phrase.text!r}",
                phrase.span,
                f"{near} Properties are: {', '.join(known)}.".strip(),
            )

    def _mark(self, tree: CardTree, phrase: Phrase, word: str) -> None:
        tokens = phrase.tokens[1:]
        name = tree.title
        if tokens and tokens[0].kind == "STRING":
            name, tokens = tokens[0].text, tokens[1:]
        if tokens:
            if len(tokens) != 2 or tokens[0].text != "in" or tokens[1].kind != "NAME":
                place = next(iter(self.vocabulary.names), "Somewhere")
                raise Mistake(
                    "H006",
                    f"I do not know the property {phrase.text!r}",
                    phrase.span,
                    f'Write: mark, mark in {place}, mark "Name" in {place}.',
                )
            if tokens[1].text not in self.vocabulary.names:
                self.resolver.expression(Phrase((tokens[1],)), Scope())
            tree.mark_place = tokens[1].text
        tree.marker = name
        if word == "mark":
            tree.mark = name

    def _lasting(self, tree: CardTree, raw: RawLine, line: Line) -> Lasting:
        mark = line.parts[0].text if isinstance(line.parts[0], Token) else ""
        place = line.parts[1].text if isinstance(line.parts[1], Token) else ""
        scope = Scope()
        if place:
            type_ = next(iter(self.vocabulary.types))  # places are the game's first type: its spaces
            scope.bind(place, type_)
            scope.it = (place, type_)
        answers, triggers, ends = self._effects(raw.block, scope)
        if not raw.block:
            self._report(Mistake("S009", "an empty block", line.span, "Write the lasting effects, indented."))
        return Lasting(
            mark or tree.marker or tree.title, place, tuple(answers), tuple(triggers), tuple(ends), line.span
        )


def _apart(words: list[str], known: Sequence[str]) -> str:
    """Two properties that stand together without a comma, with one; nothing if that is not what they are."""
    for i in range(1, len(words)):
        parts = [words[:i], words[i:]]
        if all(" ".join(p) in known or (len(p) == 2 and p[0].isdecimal() and p[1] in ("op", "ops")) for p in parts):
            return ", ".join(" ".join(p) for p in parts)
    return ""


def _names(tokens: Any) -> tuple[str, ...]:
    return tuple(t.text for t in tokens)


def _conjuncts(node: Any) -> Sequence[Any]:
    return node.parts if isinstance(node, Operation) and node.op == "and" else (node,)


def _words(raw: RawLine, node: Node) -> str:
    """A condition as it is written; the span of a negation begins after its `not`."""
    negated = isinstance(node, Operation) and node.op == "not"
    return ("not " if negated else "") + _source(raw, node.span)


def _source(raw: RawLine, span: Span) -> str:
    return raw.source[span.column - 1 : span.end - 1].strip()
