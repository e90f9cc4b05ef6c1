"""Phrases to words of the vocabulary: finds the pattern that fits, fills its holes, checks types, suggests."""

from __future__ import annotations

from collections.abc import Iterable

from daedalus.language.findings import Mistake, Span
from daedalus.language.suggest import nearest_names, nearest_sentences, with_article
from daedalus.language.tree import Being, Node, Phrase, Quantified, Token, join
from daedalus.language.typed import Binding, Call, Constant, Expr, Op, Quantifier, Things, Variable
from daedalus.language.vocabulary import ARTICLES, NUMBER, TEXT, TRUTH, Hole, Part, Vocabulary, Word

Tokens = tuple[Token, ...]
PRONOUNS = ("it", "there")
ANY = "anything"  # the type of a name whose own line has a mistake: it fits everywhere, and nothing more is said of it


class Scope:
    """The names in force at a place: variables with their types, and what `it` stands for."""

    def __init__(self, variables: dict[str, str] | None = None, it: tuple[str, str] | None = None) -> None:
        self.variables = dict(variables or {})
        self.it = it  # (name, type)
        self.used: set[str] = set()

    def inner(self) -> Scope:
        scope = Scope(self.variables, self.it)
        scope.used = self.used
        return scope

    def bind(self, name: str, type_: str) -> None:
        self.variables[name] = type_

    def lose(self, names: Iterable[str]) -> None:
        """Names of a line that could not be read: whatever uses them is not to blame."""
        for name in names:
            self.bind(name, ANY)
        self.it = self.it or ("_it", ANY)


class Resolver:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._starts: dict[str, dict[str, list[Word]]] = {}
        for kind in ("value", "adjective", "noun", "verb", "change", "point", "moment"):
            index: dict[str, list[Word]] = {}
            for word in vocabulary.of_kind(kind):
                first = word.parts[0]
                for key in ("",) if isinstance(first, Hole) else first:
                    index.setdefault(key, []).append(word)
            self._starts[kind] = index

    # -- expressions ------------------------------------------------------------------------------

    def expression(self, node: Node, scope: Scope, want: str | None = None) -> Expr:
        """The typed tree of an expression; raises Mistake when it has no meaning or the wrong type."""
        result = self._node(node, scope, want)
        if want is not None and result.type not in (want, ANY):
            raise Mistake(
                "T001", f"this is {with_article(result.type)}, but {with_article(want)} is needed here", result.span
            )
        return result

    def _node(self, node: Node, scope: Scope, want: str | None) -> Expr:
        if isinstance(node, Phrase):
            return self.phrase(node, scope, want)
        if isinstance(node, Quantified):
            return self._quantified(node.phrase.tokens, node.where, scope, node.span)
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
                "T002", f"{with_article(left.type)} cannot be compared with {with_article(right.type)}", node.span
            )
        if node.op not in ("=", "<>") and left.type != NUMBER:
            raise Mistake("T003", f"{node.op} compares numbers, and this is {with_article(left.type)}", node.span)
        return Op(node.op, (left, right), TRUTH, node.span)

    def _being(self, node: Being, scope: Scope) -> Expr:
        subject = self._subject(node.subject, scope)
        found: Expr | None = self._adjective(_plain(node.phrase.tokens), subject, scope)
        if found is None:
            value = self._value(_plain(node.phrase.tokens), scope, subject.type)
            if value is None:
                words = [w.pattern for w in self.vocabulary.of_kind("adjective") if w.subject == subject.type]
                raise Mistake(
                    "N002",
                    f"I do not know what it means that {with_article(subject.type)} is {node.phrase.text!r}",
                    node.phrase.span,
                    nearest_names(node.phrase.text, words),
                )
            found = Op("=", (subject, value), TRUTH, node.span)
        return Op("not", (found,), TRUTH, node.span) if node.negated else found

    def _subject(self, node: Node, scope: Scope) -> Expr:
        """What something is said of; the name of a side means the side here, not who plays the event."""
        if isinstance(node, Phrase) and len(node.tokens) == 1 and node.tokens[0].text in self.vocabulary.sides:
            return Constant("side", node.tokens[0].text, node.span)
        return self._node(node, scope, None)

    def phrase(self, phrase: Phrase, scope: Scope, want: str | None) -> Expr:
        tokens = _plain(phrase.tokens)
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
                return self._quantified(tokens, None, scope, span)
            if len(tokens) == 1 and tokens[0].text in self.vocabulary.sides:
                return Op("side", (Constant(TEXT, tokens[0].text, span),), TRUTH, span)
        if want in (None, NUMBER) and tokens[0].text == "number":
            return self._quantified(tokens, None, scope, span)
        if want is None or self.vocabulary.single_of(want):
            things = self.things(tokens, None, scope, optional=True)
            if things is not None and things.many and (want is None or want == self.vocabulary.plural_of(things.type)):
                return Quantifier("all", things, self.vocabulary.plural_of(things.type), span)
        return None

    def _single(self, token: Token, scope: Scope, want: str | None) -> Expr | None:
        if token.kind == "NUMBER":
            return Constant(NUMBER, int(token.text), token.span)
        if token.kind == "GROUP":
            if len(token.group) == 1:
                return self._node(token.group[0], scope, want)
            single = self.vocabulary.single_of(want) if want else None
            parts = tuple(self.expression(n, scope, single) for n in token.group)
            if len({p.type for p in parts}) > 1:
                raise Mistake("T004", "a list in brackets holds things of one kind", token.span)
            return Op("set", parts, self.vocabulary.plural_of(parts[0].type), token.span)
        if token.kind in ("NAME", "STRING"):
            if token.text in self.vocabulary.names and want != TEXT:
                type_, value = self.vocabulary.names[token.text]
                return Constant(type_, value, token.span)
            if token.kind == "STRING" or want == TEXT:
                return Constant(TEXT, token.text, token.span)
            raise Mistake(
                "N001", f"there is no {token.text!r}", token.span, nearest_names(token.text, self.vocabulary.names)
            )
        if token.text in scope.variables:
            scope.used.add(token.text)
            return Variable(_fitting(scope.variables[token.text], want), token.text, token.span)
        if token.text in PRONOUNS and scope.it is not None:
            scope.used.add(scope.it[0])
            return Variable(_fitting(scope.it[1], want), scope.it[0], token.span)
        if token.text in self.vocabulary.sides and want == "side":
            return Constant("side", token.text, token.span)
        if token.text in ("yes", "no") and want in (None, TRUTH):
            return Constant(TRUTH, token.text == "yes", token.span)
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
            value = self._value(_plain(tokens[:size]), scope, part.type)
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
                    if isinstance(subject, Variable):
                        scope.used.add(subject.name)
                    return Call(word, (subject, *args), TRUTH, join(tokens[0].span, tokens[-1].span))
        return None

    # -- noun phrases -----------------------------------------------------------------------------

    def things(
        self, tokens: Tokens, where: Node | None, scope: Scope, *, optional: bool = False, variable: str = ""
    ) -> Things | None:
        """`up to 2 poor countries c in (...)`: the candidates, with all conditions on them."""
        if not tokens:
            return None
        span = join(tokens[0].span, tokens[-1].span)
        text = " ".join(t.text for t in tokens)
        tokens = _plain(tokens)
        count, up_to, tokens = self._count(tokens, scope)
        tokens = tuple(t for t in tokens if t.text != "different")
        many = count is not None
        for at in range(len(tokens)):
            for word in self._starts["noun"].get(tokens[at].text, ()):
                read = self._noun_at(word, tokens, at, scope, variable)
                if read is None:
                    continue
                domain, name, conditions, plural = read
                inner = scope.inner()
                inner.bind(name, word.subject)
                inner.it = (name, word.subject)
                checks = tuple(self._condition(c, word.subject, name, inner) for c in conditions)
                if where is not None:
                    checks += (self.expression(where, inner, TRUTH),)
                return Things(word.subject, domain, checks, name, count, up_to, many or plural, text, span)
        if optional:
            return None
        if len(tokens) == 1 and tokens[0].text in scope.variables:  # a set that has a name already
            plural_type = scope.variables[tokens[0].text]
            single = ANY if plural_type == ANY else self.vocabulary.single_of(plural_type)
            if single is not None:
                scope.used.add(tokens[0].text)
                name = variable or "_it"
                inner = scope.inner()
                inner.bind(name, single)
                inner.it = (name, single)
                checks = (self.expression(where, inner, TRUTH),) if where is not None else ()
                domain = Variable(plural_type, tokens[0].text, span)
                return Things(single, domain, checks, name, count, up_to, True, text, span)
        unknown = self._unknown_adjective(tokens)
        if unknown is not None:
            raise unknown
        nouns = sorted(
            {lit for w in self.vocabulary.of_kind("noun") for p in w.parts[:1] if not isinstance(p, Hole) for lit in p}
        )
        raise Mistake(
            "N003",
            f"I do not know what {text!r} is to choose from",
            span,
            (next(filter(None, (nearest_names(t.text, nouns) for t in tokens)), "") if tokens else "")
            or f"Things to choose from: {', '.join(nouns)}.",
        )

    def _unknown_adjective(self, tokens: Tokens) -> Mistake | None:
        """The word before a noun that is no adjective of it."""
        for at, token in enumerate(tokens):
            for noun in self._starts["noun"].get(token.text, ()):
                words = [w for w in self.vocabulary.of_kind("adjective") if w.subject == noun.subject]
                known = sorted({lit for w in words for p in w.parts if not isinstance(p, Hole) for lit in p})
                for before in tokens[:at]:
                    if before.kind == "WORD" and before.text not in known:
                        message = f"I do not know what {before.text!r} means for {with_article(noun.subject)}"
                        return Mistake("N002", message, before.span, nearest_names(before.text, known))
        return None

    def unknown_words(self, tokens: Tokens) -> list[str]:
        """The words of a phrase that the vocabulary does not have: names, or slips of the pen."""
        known = {lit for w in self.vocabulary.words for p in w.parts if not isinstance(p, Hole) for lit in p}
        return [t.text for t in tokens if t.kind == "WORD" and t.text not in known]

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
        self, word: Word, tokens: Tokens, at: int, scope: Scope, variable: str
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
        name = variable or "_it"
        if rest and rest[0].kind == "WORD" and rest[0].text not in scope.variables and not self._opens(rest, word):
            name, rest = rest[0].text, rest[1:]
        span = join(tokens[0].span, tokens[-1].span)
        plural = tokens[at].text == self.vocabulary.plural_of(word.subject)
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
            text = " ".join(t.text for t in tokens)
            raise Mistake("N002", f"I do not know what {text!r} means for {with_article(subject)}", span)
        return found

    def _quantified(self, tokens: Tokens, where: Node | None, scope: Scope, span: Span) -> Expr:
        tokens = _plain(tokens)
        if tokens[0].text in ("any", "no", "every"):
            kind, rest, type_ = tokens[0].text, tokens[1:], TRUTH
        elif len(tokens) > 2 and tokens[0].text == "number" and tokens[1].text == "of":
            kind, rest, type_ = "number", tokens[2:], NUMBER
        else:
            things = self.things(tokens, where, scope)
            assert things is not None
            return Quantifier("all", things, self.vocabulary.plural_of(things.type), span)
        if not rest:
            raise Mistake("N003", f"{kind!r} of what?", span)
        things = self.things(rest, where, scope)
        assert things is not None
        return Quantifier(kind, things, type_, span)

    # -- sentences, rule points and moments -------------------------------------------------------

    def sentence(self, phrase: Phrase, scope: Scope, kind: str = "verb") -> Call:
        tokens = _plain(phrase.tokens)
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
        what = {"verb": "sentence", "change": "track"}[kind]
        raise Mistake("N004", f"I do not know the {what} {phrase.text!r}", phrase.span, self._near_word(kind, tokens))

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
            return Mistake("N006", f"I do not know {name.text!r}", name.span, nearest_names(name.text, scope.variables))
        return None

    def head(self, phrase: Phrase, scope: Scope, kind: str) -> tuple[Word, tuple[Binding, ...]]:
        """The rule point or moment of an answer or trigger; unknown single words in holes become names."""
        tokens = _plain(phrase.tokens)
        for word in self._candidates(kind, tokens) if tokens else ():
            bindings = self._bind(word.parts, tokens, scope)
            if bindings is not None:
                for binding in bindings:
                    if binding.equals is None:
                        scope.bind(binding.name, binding.type)
                return word, bindings
        what = {"point": "rule point", "moment": "moment"}[kind]
        raise Mistake(
            "N005", f"no procedure knows the {what} {phrase.text!r}", phrase.span, self._near_word(kind, tokens)
        )

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
            and token.text not in self.vocabulary.sides
        ):
            return (Binding(part.type, token.text), *rest)
        value = self._value((token,), scope, part.type)
        return None if value is None else (Binding(part.type, "", value), *rest)

    # -- suggestions ------------------------------------------------------------------------------

    def _near_word(self, kind: str, tokens: Tokens) -> str:
        """The declared sentences that share most words with what was written."""
        written = [t.text for t in tokens]
        return nearest_sentences(written, self.vocabulary.of_kind(kind))

    def _unknown(self, phrase: Phrase, scope: Scope, want: str | None) -> Mistake:
        tokens = _plain(phrase.tokens)
        for token in tokens:  # a name that does not exist is the likeliest cause
            if token.kind == "NAME" and token.text not in self.vocabulary.names:
                return Mistake(
                    "N001", f"there is no {token.text!r}", token.span, nearest_names(token.text, self.vocabulary.names)
                )
        words = [w for kind in ("value", "adjective", "noun") for w in self.vocabulary.of_kind(kind)]
        if len(tokens) == 1:
            known = [*scope.variables, *(lit for w in words for p in w.parts if not isinstance(p, Hole) for lit in p)]
            return Mistake("N006", f"I do not know {phrase.text!r}", phrase.span, nearest_names(phrase.text, known))
        need = f" as {with_article(want)}" if want else ""
        return Mistake(
            "N006",
            f"I do not understand {phrase.text!r}{need}",
            phrase.span,
            nearest_sentences([t.text for t in tokens], words),
        )


def _plain(tokens: Tokens) -> Tokens:
    return tuple(t for t in tokens if t.text not in ARTICLES)


def _fitting(type_: str, want: str | None) -> str:
    return want if type_ == ANY and want is not None else type_
