"""Sentences, rule points and moments: a whole line to the word of the vocabulary that it is."""

from __future__ import annotations

from functools import cached_property

from daedalus.language.findings import TYPE, Mistake
from daedalus.language.nouns import NounPhrases
from daedalus.language.phrases import PRONOUNS, Tokens, plain
from daedalus.language.scope import Scope
from daedalus.language.tree import Phrase
from daedalus.language.typed import Binding, Call
from daedalus.language.vocabulary import OPPONENT, PLAYER, Hole, Part, Word


class Resolver(NounPhrases):
    """Finds the word for whatever a card says."""

    def sentence(self, phrase: Phrase, scope: Scope, kind: str = "verb") -> Call:
        tokens = plain(phrase.tokens)
        trouble: Mistake | None = None
        for word in self._candidates(kind, tokens) if tokens else ():
            try:
                args = self._match(word.parts, tokens, scope)
            except Mistake as mistake:
                trouble = trouble or mistake
                continue
            if args is not None:
                return Call(word, args, word.result, phrase.span)
        trouble = trouble or self._unknown_name(kind, tokens, scope)
        if trouble is not None:
            raise trouble
        self._list(kind, phrase, scope)
        raise Mistake("N004", phrase.span, kind=kind, text=phrase.text, near=self._near_words(kind, tokens))

    def _unknown_name(self, kind: str, tokens: Tokens, scope: Scope) -> Mistake | None:
        """The name nobody has given, when that alone keeps a sentence from being understood."""
        unknown = [t for t in tokens if t.text in self.unknown_words(tokens) and t.text not in scope.variables]
        given = scope.inner()
        given.lose(t.text for t in unknown)
        for word in self._candidates(kind, tokens) if unknown else ():
            try:
                if self._match(word.parts, tokens, given) is None:
                    continue
            except Mistake:
                continue
            name = unknown[0]
            return self._unknown_word(name, scope)
        return None

    def _list(self, kind: str, phrase: Phrase, scope: Scope) -> None:
        """A list where one thing is wanted, when that alone keeps a sentence from being understood."""
        tokens, single = plain(phrase.tokens), self.vocabulary.single_of
        several = [t for t in tokens if t.text in scope.chosen and single(scope.variables.get(t.text, ""))]
        alone = scope.inner()
        for token in several:
            alone.bind(token.text, single(scope.variables[token.text]) or "")
        for word in self._candidates(kind, tokens) if several else ():
            if self._match(word.parts, tokens, alone) is not None:
                name = several[0].text
                chosen, wanted = scope.chosen[name], self.vocabulary.term(TYPE, alone.variables[name])
                raise Mistake("N004", phrase.span, "list", name=name, chosen=chosen, wanted=wanted)

    def head(self, phrase: Phrase, scope: Scope, kind: str) -> tuple[Word, tuple[Binding, ...]]:
        """The rule point or moment of an answer or trigger; unknown single words in holes become names."""
        tokens = plain(phrase.tokens)
        for word in self._candidates(kind, tokens) if tokens else ():
            bindings = self._bind(word.parts, tokens, scope)
            if bindings is not None:
                for binding in bindings:
                    if binding.equals is None:
                        scope.bind(binding.name, binding.type)
                return word, bindings
        raise Mistake("N005", phrase.span, kind=kind, text=phrase.text, near=self._near_words(kind, tokens))

    def _bind(self, parts: tuple[Part, ...], tokens: Tokens, scope: Scope) -> tuple[Binding, ...] | None:
        if not parts:
            return () if not tokens else None
        if len(tokens) < len(parts):
            return None
        part = parts[0]
        if not isinstance(part, Hole):
            return self._bind(parts[1:], tokens[1:], scope) if tokens[0].text in part else None
        token = tokens[0]
        rest = self._bind(parts[1:], tokens[1:], scope)
        if rest is None:
            return None
        if (
            token.kind == "WORD"
            and token.text not in scope.variables
            and token.text not in PRONOUNS
            and token.text not in (*self.vocabulary.sides, PLAYER, OPPONENT)
        ):
            return (Binding(part.type, token.text), *rest)
        value = self._value((token,), scope, part.type)
        return None if value is None else (Binding(part.type, "", value), *rest)

    def unknown_words(self, tokens: Tokens) -> list[str]:
        """The words of a phrase that the vocabulary does not have: names, or slips of the pen."""
        return [t.text for t in tokens if t.kind == "WORD" and t.text not in self.literals]

    @cached_property
    def literals(self) -> frozenset[str]:
        """All plain words of all patterns, and those that mean a side."""
        words = {lit for w in self.vocabulary.words for p in w.parts if not isinstance(p, Hole) for lit in p}
        return frozenset({*words, *self.vocabulary.sides, PLAYER, OPPONENT})

    def _near_words(self, kind: str, tokens: Tokens) -> tuple[str, ...]:
        """The declared sentences that share most words with what was written."""
        return self._near_sentences(tokens, self.vocabulary.of_kind(kind))
