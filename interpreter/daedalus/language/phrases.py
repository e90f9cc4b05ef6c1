"""Phrases to values of the vocabulary: finds the pattern that fits, fills its holes, checks types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from daedalus.language.findings import TYPE, Edit, Mistake, Span
from daedalus.language.scope import ANY, Scope
from daedalus.language.suggest import certain, filled, nearest_names, nearest_sentences
from daedalus.language.tree import Being, Node, Phrase, Quantified, Token, join
from daedalus.language.typed import DONE, TOTALS, Call, Constant, Expr, Op, Quantifier, Things, Variable
from daedalus.language.vocabulary import (
    ARTICLES,
    NUMBER,
    OPPONENT,
    PLAYER,
    SIDE,
    TEXT,
    TRUTH,
    Hole,
    Part,
    Vocabulary,
    Word,
)

Tokens = tuple[Token, ...]
MOST_WORDS = 12  # of what was written, to look for the sentence that was meant
PRONOUNS = ("it", "there")


class Phrases(ABC):
    """Reads expressions; noun phrases, which stand inside them, are read by who completes this class."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.suggests = True  # whether a mistake says what may have been meant, which takes its time
        self._starts: dict[str, dict[str, list[Word]]] = {}
        for kind in ("value", "adjective", "noun", "verb", "change", "point", "moment"):
            index: dict[str, list[Word]] = {}
            for word in vocabulary.of_kind(kind):
                first = word.parts[0]
                for key in ("",) if isinstance(first, Hole) else first:
                    index.setdefault(key, []).append(word)
            self._starts[kind] = index

    @abstractmethod
    def things(
        self,
        tokens: Tokens,
        where: Node | None,
        scope: Scope,
        *,
        optional: bool = False,
        variable: str = "",
        reuse: bool = False,
    ) -> Things | None:
        """The things that a noun phrase lists, or None if it is none and need not be one."""

    @abstractmethod
    def quantified(self, tokens: Tokens, where: Node | None, scope: Scope, span: Span) -> Expr:
        """What is said of a noun phrase: `any`, `no`, `every`, `number of`, or all of them."""

    # -- expressions ------------------------------------------------------------------------------

    def expression(self, node: Node, scope: Scope, want: str | None = None) -> Expr:
        """The typed tree of an expression; raises Mistake when it has no meaning or the wrong type."""
        result = self._node(node, scope, want)
        if want is not None and result.type not in (want, ANY):
            raise Mistake(
                "T001",
                result.span,
                type=self.vocabulary.term(TYPE, result.type),
                wanted=self.vocabulary.term(TYPE, want),
            )
        return result

    def _node(self, node: Node, scope: Scope, want: str | None) -> Expr:
        if isinstance(node, Phrase):
            return self.phrase(node, scope, want)
        if isinstance(node, Quantified):
            return self.quantified(node.phrase.tokens, node.where, scope, node.span)
        if isinstance(node, Being):
            return self._being(node, scope)
        if node.op in ("and", "or", "not"):
            return Op(node.op, tuple(self.expression(p, scope, TRUTH) for p in node.parts), TRUTH, node.span)
        if node.op in ("+", "-", "*"):
            return Op(node.op, tuple(self.expression(p, scope, NUMBER) for p in node.parts), NUMBER, node.span)
        left = self._node(node.parts[0], scope, None)
        right = self._node(node.parts[1], scope, left.type)
        if ANY in (left.type, right.type):
            return Op(node.op, (left, right), TRUTH, node.span)
        if left.type != right.type:
            raise Mistake(
                "T002",
                node.span,
                left=self.vocabulary.term(TYPE, left.type),
                right=self.vocabulary.term(TYPE, right.type),
            )
        if node.op not in ("=", "<>") and left.type != NUMBER:
            raise Mistake("T003", node.span, sign=node.op, type=self.vocabulary.term(TYPE, left.type))
        return Op(node.op, (left, right), TRUTH, node.span)

    def _being(self, node: Being, scope: Scope) -> Expr:
        subject = self._subject(node.subject, scope)
        found: Expr | None = self._adjective(plain(node.phrase.tokens), subject, scope)
        if found is None:
            value = self._value(plain(node.phrase.tokens), scope, subject.type)
            if value is None:
                raise self._no_property(node.phrase.tokens, subject.type, "being")
            found = Op("=", (subject, value), TRUTH, node.span)
        return Op("not", (found,), TRUTH, node.span) if node.negated else found

    def _subject(self, node: Node, scope: Scope) -> Expr:
        """What something is said of; the name of a side means the side here, not who plays the event."""
        if isinstance(node, Phrase) and len(node.tokens) == 1 and node.tokens[0].text in self.vocabulary.sides:
            return Constant(SIDE, node.tokens[0].text, node.span)
        return self._node(node, scope, None)

    def phrase(self, phrase: Phrase, scope: Scope, want: str | None) -> Expr:
        tokens = plain(phrase.tokens)
        found = self._value(tokens, scope, want) if tokens else None
        if found is None and want is not None:
            found = self._value(tokens, scope, None)
        if found is None:
            raise self._unknown(phrase, scope, want)
        return found

    def _value(self, tokens: Tokens, scope: Scope, want: str | None) -> Expr | None:
        """A value of the wanted type (any, if None) that the tokens stand for."""
        if not tokens:
            return None
        span = join(tokens[0].span, tokens[-1].span)
        if len(tokens) == 1:
            single = self._single(tokens[0], scope, want)
            if single is not None and (want is None or single.type == want):
                return single
        for word in self._candidates("value", tokens):
            if want is not None and word.result != want:
                continue
            args = self._match(word.parts, tokens, scope)
            if args is not None:
                return Call(word, args, word.result, span)
            if scope.it is not None:
                args = self._match_bare(word, tokens, scope, span)
                if args is not None:
                    return Call(word, args, word.result, span)
        if want in (None, TRUTH):
            if scope.it is not None:
                subject = Variable(scope.it[1], scope.it[0], span)
                found = self._adjective(tokens, subject, scope)
                if found is not None:
                    return found
            if tokens[0].text in ("any", "no", "every"):
                return self.quantified(tokens, None, scope, span)
            if len(tokens) == 1 and tokens[0].text in self.vocabulary.sides:
                return Op("side", (Constant(TEXT, tokens[0].text, span),), TRUTH, span)
        if want in (None, NUMBER) and (tokens[0].text == "number" or over(tokens)):
            figure = self.quantified(tokens, None, scope, span)
            if want is None or figure.type == want:
                return figure
        if want is None or self.vocabulary.single_of(want):
            things = self.things(tokens, None, scope, optional=True)
            if things is not None and things.many and (want is None or want == self.vocabulary.plural_of(things.type)):
                return Quantifier("all", things, self.vocabulary.plural_of(things.type), span)
        return None

    def _single(self, token: Token, scope: Scope, want: str | None) -> Expr | None:
        if token.kind == "NUMBER":
            return Constant(NUMBER, int(token.text), token.span)
        if token.kind == "GROUP":
            single = self.vocabulary.single_of(want) if want else None
            if len(token.group) == 1:
                found = self._node(token.group[0], scope, want)
                return Op("set", (found,), want, token.span) if want and found.type == single else found
            parts = tuple(self.expression(n, scope, single) for n in token.group)
            if len({p.type for p in parts}) > 1:
                raise Mistake("T004", token.span)
            return Op("set", parts, self.vocabulary.plural_of(parts[0].type), token.span)
        if token.kind in ("NAME", "STRING"):
            if token.text in self.vocabulary.names and want != TEXT:
                type_, value = self.vocabulary.names[token.text]
                return Constant(type_, value, token.span)
            if token.kind == "STRING" or want == TEXT:
                return Constant(TEXT, token.text, token.span)
            raise self._no_name(token)
        if token.text in scope.variables:
            return Variable(_fitting(scope.variables[token.text], want), token.text, token.span)
        if token.text in PRONOUNS and scope.it is not None:
            return Variable(_fitting(scope.it[1], want), scope.it[0], token.span)
        if token.text in self.vocabulary.sides and want == SIDE:
            return Constant(SIDE, token.text, token.span)
        if token.text in (PLAYER, OPPONENT) and want in (None, SIDE):
            return Op(token.text, (), SIDE, token.span)
        if token.text in ("yes", "no") and want in (None, TRUTH):
            return Constant(TRUTH, token.text == "yes", token.span)
        if token.text == DONE and want in (None, TRUTH) and scope.above:
            return Op(DONE, (), TRUTH, token.span)
        return None

    # -- patterns ---------------------------------------------------------------------------------

    def _candidates(self, kind: str, tokens: Tokens) -> Iterable[Word]:
        index = self._starts[kind]
        yield from index.get(tokens[0].text, ())
        yield from index.get("", ())

    def _match(self, parts: tuple[Part, ...], tokens: Tokens, scope: Scope) -> tuple[Expr, ...] | None:
        if not parts:
            return () if not tokens else None
        if len(tokens) < len(parts):
            return None
        part = parts[0]
        if not isinstance(part, Hole):
            if tokens[0].kind == "WORD" and tokens[0].text in part:
                return self._match(parts[1:], tokens[1:], scope)
            return None
        for size in range(1, len(tokens) - len(parts) + 2):
            if len(parts) > 1 and not isinstance(parts[1], Hole) and tokens[size].text not in parts[1]:
                continue
            if len(parts) == 1 and size < len(tokens):
                continue
            value = self._value(plain(tokens[:size]), scope, part.type)
            if value is None:
                continue
            rest = self._match(parts[1:], tokens[size:], scope)
            if rest is not None:
                return (value, *rest)
        return None

    def _match_bare(self, word: Word, tokens: Tokens, scope: Scope, span: Span) -> tuple[Expr, ...] | None:
        """`cells` for `cells in it`: the last hole and the preposition before it may be left out."""
        if scope.it is None or len(word.parts) < 3:
            return None
        last = word.parts[-1]
        if not isinstance(last, Hole) or scope.it[1] not in (last.type, ANY) or isinstance(word.parts[-2], Hole):
            return None
        args = self._match(word.parts[:-2], tokens, scope)
        return None if args is None else (*args, Variable(scope.it[1], scope.it[0], span))

    def _adjective(self, tokens: Tokens, subject: Expr, scope: Scope) -> Call | None:
        if not tokens:
            return None
        for word in self._candidates("adjective", tokens):
            if subject.type in (word.subject, ANY):
                args = self._match(word.parts, tokens, scope)
                if args is not None:
                    return Call(word, (subject, *args), TRUTH, join(tokens[0].span, tokens[-1].span))
        return None

    # -- suggestions ------------------------------------------------------------------------------

    def _unknown(self, phrase: Phrase, scope: Scope, want: str | None) -> Mistake:
        tokens = plain(phrase.tokens)
        for token in tokens:  # a name that does not exist is the likeliest cause
            if token.kind == "NAME" and token.text not in self.vocabulary.names:
                return self._no_name(token)
            if token.text in scope.partial or token.text in scope.gone.keys() - scope.variables.keys():
                return self._unknown_word(token, scope)
        words = [w for kind in ("value", "adjective", "noun") for w in self.vocabulary.of_kind(kind)]
        if len(tokens) == 1:
            return self._unknown_word(
                tokens[0], scope, (lit for w in words for p in w.parts if not isinstance(p, Hole) for lit in p)
            )
        near = self._near_sentences(tokens, words)
        return Mistake(
            "N006", phrase.span, "phrase", text=phrase.text, wanted=self.vocabulary.term(TYPE, want or ""), near=near
        )

    def _no_name(self, token: Token) -> Mistake:
        near, fix = self._meant(token.span, token.text, self.vocabulary.names)
        return Mistake("N001", token.span, fix=fix, name=token.text, near=near)

    def _no_property(self, tokens: Tokens, type_: str, key: str = "") -> Mistake:
        """Words that say nothing of a thing, with the adjectives that do."""
        text, span = " ".join(t.text for t in tokens), join(tokens[0].span, tokens[-1].span)
        words = [w for w in self.vocabulary.of_kind("adjective") if w.subject == type_]
        known = [filled(w, [_written(t) for t in tokens], self.vocabulary)[1] for w in words if self.suggests]
        near, fix = self._meant(span, text, known)
        return Mistake("N002", span, key, fix=fix, type=self.vocabulary.term(TYPE, type_), text=text, near=near)

    def _unknown_word(self, token: Token, scope: Scope, words: Iterable[str] = ()) -> Mistake:
        """A single word that means nothing here, with what could be meant: a name in force, or one of the words."""
        if token.text in scope.partial:
            return Mistake("N006", token.span, "partial", name=token.text)
        if token.text in scope.gone and token.text not in scope.variables:
            return Mistake("N006", token.span, "gone", name=token.text, block=scope.gone[token.text])
        if token.text == DONE:
            return Mistake("N006", token.span, "done")
        known = [*(name for name in scope.variables if not name.startswith("_")), *words]
        near, fix = self._meant(token.span, token.text, known)
        return Mistake("N006", token.span, fix=fix, name=token.text, near=near)

    def _meant(self, span: Span, text: str, known: Iterable[str]) -> tuple[tuple[str, ...], Edit | None]:
        """The names that may have been meant, and the edit if only one of them can be."""
        if not self.suggests:
            return (), None
        names = list(known)
        return nearest_names(text, names), certain(span, text, names)

    def _near_sentences(self, tokens: Tokens, words: Iterable[Word]) -> tuple[str, ...]:
        if not self.suggests:
            return ()
        return nearest_sentences([_written(t) for t in tokens[:MOST_WORDS]], words, self.vocabulary)


def over(tokens: Tokens) -> int:
    """Where `total cells over countries` says of which things; 0 if it is nothing of the kind."""
    if tokens[0].text not in TOTALS:
        return 0
    return next((i for i in range(2, len(tokens) - 1) if tokens[i].text == "over"), 0)


def plain(tokens: Tokens) -> Tokens:
    """Without articles, which mean nothing."""
    return tuple(t for t in tokens if t.text not in ARTICLES)


def _written(token: Token) -> str:
    return f'"{token.text}"' if token.kind == "STRING" else token.text


def _fitting(type_: str, want: str | None) -> str:
    return want if type_ == ANY and want is not None else type_
