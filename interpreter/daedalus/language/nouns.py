"""Noun phrases: which things there are to choose from, by which conditions, how many, and the name they get."""

from __future__ import annotations

import re
from itertools import pairwise

from daedalus.language.findings import TYPE, Mistake, Span
from daedalus.language.phrases import Phrases, Tokens, over, plain
from daedalus.language.scope import ANY, Scope
from daedalus.language.tree import Node, Phrase, join
from daedalus.language.typed import Call, Expr, Quantifier, Things, Variable
from daedalus.language.vocabulary import NUMBER, TRUTH, Hole, Part, Word


class NounPhrases(Phrases):
    """Reads `up to 2 poor countries c in (...)`, alone or after `any`, `no`, `every` and `number of`."""

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
        """`up to 2 poor countries c in (...)`: the candidates, with all conditions on them.

        Their name is new; only a choice may `reuse` one, so that `any country c` never seems to ask about a known c.
        """
        if not tokens:
            return None
        span = join(tokens[0].span, tokens[-1].span)
        text = " ".join(t.text for t in tokens)
        tokens = plain(tokens)
        count, up_to, tokens = self._count(tokens, scope)
        tokens = tuple(t for t in tokens if t.text != "different")
        by_lot = reuse and len(tokens) > 1 and tokens[0].text == "random"  # nobody but a choice can ask chance
        tokens = tokens[by_lot:]
        many = count is not None
        for at in range(len(tokens)):
            for word in self._starts["noun"].get(tokens[at].text, ()):
                read = self._noun_at(word, tokens, at, scope, variable, reuse, many)
                if read is None:
                    continue
                domain, name, conditions, plural = read
                inner = scope.inner()
                inner.bind(name, word.subject)
                inner.it = (name, word.subject)
                checks = tuple(self._condition(c, word.subject, name, inner) for c in conditions)
                if where is not None:
                    checks += (self.expression(where, inner, TRUTH),)
                return Things(word.subject, domain, checks, name, count, up_to, many or plural, text, span, by_lot)
        if optional:
            return None
        if len(tokens) == 1 and tokens[0].text in scope.variables:  # a set that has a name already
            plural_type = scope.variables[tokens[0].text]
            single = ANY if plural_type == ANY else self.vocabulary.single_of(plural_type)
            if single is not None:
                name = variable or (_unnamed(plural_type) if reuse else "_it")
                inner = scope.inner()
                inner.bind(name, single)
                inner.it = (name, single)
                checks = (self.expression(where, inner, TRUTH),) if where is not None else ()
                domain = Variable(plural_type, tokens[0].text, span)
                return Things(single, domain, checks, name, count, up_to, True, text, span, by_lot)
        for at, token in enumerate(tokens):  # what stands after the noun is a new name
            if token.text in scope.partial and (at == 0 or tokens[at - 1].text not in self._starts["noun"]):
                raise self._unknown_word(token, scope)
        trouble = (None if reuse else self._name_in_use(tokens, scope)) or self._unknown_adjective(tokens)
        if trouble is not None:
            raise trouble
        nouns = sorted(
            {lit for w in self.vocabulary.of_kind("noun") for p in w.parts[:1] if not isinstance(p, Hole) for lit in p}
        )
        for token in tokens:
            near, fix = self._meant(token.span, token.text, nouns)
            if near:
                raise Mistake("N003", span, fix=fix, text=text, near=near)
        raise Mistake("N003", span, "known", text=text, known=tuple(nouns))

    def _name_in_use(self, tokens: Tokens, scope: Scope) -> Mistake | None:
        """A name after the noun that stands for something else already."""
        for noun, name in pairwise(tokens):
            if noun.text in self._starts["noun"] and name.text in scope.variables:
                return Mistake("N008", name.span, name=name.text)
        return None

    def _unknown_adjective(self, tokens: Tokens) -> Mistake | None:
        """The word before a noun, or the words after it and its name, that are no adjective of it."""
        for at, token in enumerate(tokens):
            for noun in self._starts["noun"].get(token.text, ()):
                words = [w for w in self.vocabulary.of_kind("adjective") if w.subject == noun.subject]
                known = sorted({lit for w in words for p in w.parts if not isinstance(p, Hole) for lit in p})
                for before in tokens[:at]:
                    if before.kind == "WORD" and before.text not in known:
                        return self._no_property((before,), noun.subject)
                rest = tokens[at + 1 :]
                if len(rest) > 1 and rest[0].kind == "WORD" and not self._opens(rest, noun):
                    rest = rest[1:]
                literals = {lit for p in noun.parts for lit in (() if isinstance(p, Hole) else p)}
                if rest and rest[0].kind == "WORD" and rest[0].text not in literals:
                    return self._no_property(rest, noun.subject)
        return None

    def _count(self, tokens: Tokens, scope: Scope) -> tuple[Expr | None, bool, Tokens]:
        up_to = len(tokens) > 2 and tokens[0].text == "up" and tokens[1].text == "to"
        if up_to:
            tokens = tokens[2:]
        if len(tokens) > 1 and tokens[0].kind in ("NUMBER", "GROUP"):
            count = self._value(tokens[:1], scope, NUMBER)
            if count is not None:
                return count, up_to, tokens[1:]
        return None, up_to, tokens

    def _noun_at(
        self, word: Word, tokens: Tokens, at: int, scope: Scope, variable: str, reuse: bool, many: bool
    ) -> tuple[Expr, str, list[Tokens], bool] | None:
        fixed = 0
        while fixed < len(word.parts) and not isinstance(word.parts[fixed], Hole):
            fixed += 1
        complement_words = 1 if fixed < len(word.parts) else 0  # the preposition before the first hole
        nouns = word.parts[: fixed - complement_words]
        if at + len(nouns) > len(tokens):
            return None
        for part, token in zip(nouns, tokens[at:], strict=False):
            if isinstance(part, Hole) or token.text not in part:
                return None
        before = self._adjectives_before(tokens[:at], word.subject)
        if before is None:
            return None
        rest = tokens[at + len(nouns) :]
        plural = tokens[at].text == self.vocabulary.plural_of(word.subject)
        type_ = self.vocabulary.plural_of(word.subject) if many or plural else word.subject
        name = variable or (_unnamed(type_) if reuse else "_it")
        free = reuse or not rest or rest[0].text not in scope.variables
        if free and rest and rest[0].kind == "WORD" and not self._opens(rest, word):
            name, rest = rest[0].text, rest[1:]
        span = join(tokens[0].span, tokens[-1].span)
        complement = word.parts[fixed - complement_words :]
        for size in range(len(rest) + 1) if complement else (0,):
            args = self._match(complement, rest[:size], scope) if complement else ()
            if args is not None:
                after = self._adjectives_before(rest[size:], word.subject) if size < len(rest) else []
                if after is not None:
                    return Call(word, args, self.vocabulary.plural_of(word.subject), span), name, before + after, plural
        return None

    def _opens(self, rest: Tokens, noun: Word) -> bool:
        """Whether the next word begins a complement or an adjective rather than being a new name."""
        literals = {lit for p in noun.parts[1:] if not isinstance(p, Hole) for lit in p}
        if rest[0].text in literals:
            return True
        return any(w.subject == noun.subject for w in self._starts["adjective"].get(rest[0].text, ()))

    def _adjectives_before(self, tokens: Tokens, subject: str) -> list[Tokens] | None:
        """Split `small coastal` into adjectives of the subject; None when something else stands there."""
        if not tokens:
            return []
        for size in range(len(tokens), 0, -1):
            for word in self._starts["adjective"].get(tokens[0].text, ()):
                if word.subject == subject and self._could(word.parts, tokens[:size]):
                    rest = self._adjectives_before(tokens[size:], subject)
                    if rest is not None:
                        return [tokens[:size], *rest]
        return None

    @staticmethod
    def _could(parts: tuple[Part, ...], tokens: Tokens) -> bool:
        literals = [p for p in parts if not isinstance(p, Hole)]
        if len(literals) == len(parts):
            return len(parts) == len(tokens) and all(t.text in p for p, t in zip(literals, tokens, strict=True))
        first = parts[0]
        return len(tokens) >= len(parts) and not isinstance(first, Hole) and tokens[0].text in first

    def _condition(self, tokens: Tokens, subject: str, name: str, scope: Scope) -> Expr:
        span = join(tokens[0].span, tokens[-1].span)
        found = self._adjective(tokens, Variable(subject, name, span), scope)
        if found is None:
            raise self._no_property(tokens, subject)
        if any(isinstance(arg, Variable) and arg.name == name for arg in found.args[1:]):
            raise Mistake("N009", span, type=self.vocabulary.term(TYPE, subject))
        return found

    def quantified(self, tokens: Tokens, where: Node | None, scope: Scope, span: Span) -> Expr:
        tokens = plain(tokens)
        if tokens[0].text in ("any", "no", "every"):
            kind, rest, type_ = tokens[0].text, tokens[1:], TRUTH
        elif len(tokens) > 2 and tokens[0].text == "number" and tokens[1].text == "of":
            kind, rest, type_ = "number", tokens[2:], NUMBER
        elif over(tokens):
            return self._total(tokens, where, scope, span)
        else:
            things = self.things(tokens, where, scope)
            assert things is not None
            return Quantifier("all", things, self.vocabulary.plural_of(things.type), span)
        if not rest:
            raise Mistake("N003", span, "of-what", word=kind)
        things = self.things(rest, where, scope)
        assert things is not None
        return Quantifier(kind, things, type_, span)

    def _total(self, tokens: Tokens, where: Node | None, scope: Scope, span: Span) -> Expr:
        """`total pieces over poor countries`: the figure of each, and then of which things."""
        at = over(tokens)
        things = self.things(tokens[at + 1 :], where, scope)
        assert things is not None
        inner = scope.inner()
        inner.bind(things.variable, things.type)
        inner.it = (things.variable, things.type)
        by = self.expression(Phrase(tokens[1:at]), inner, NUMBER)
        return Quantifier(tokens[0].text, things, NUMBER, span, by)


def _unnamed(type_: str) -> str:
    """What is chosen without a name is called so inside: one name a type, so that `it` keeps its type."""
    return f"_{re.sub(r'[^a-z0-9]', '_', type_)}"
