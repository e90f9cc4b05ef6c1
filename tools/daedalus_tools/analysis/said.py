"""The phrases in the declarations of words: parsed when they are first needed, and asked like those of a card.

A phrase speaks of `it`, the country that the word is about, and of the holes of the word by their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from daedalus.language.findings import Span
from daedalus.language.records import Becomes, Between, Printed, Removes
from daedalus.language.scope import Scope
from daedalus.language.syntax import parse_line
from daedalus.language.typed import Call, Expr, Variable
from daedalus.language.vocabulary import TRUTH, Hole, Word
from daedalus.language.walking import nodes, rebuilt
from daedalus_tools.world import per_game, study

IT = "it"


@per_game
def condition(text: str, holes: tuple[Hole, ...] = ()) -> Expr:
    """A phrase as a condition over `it` and the holes."""
    space = next(iter(study().vocabulary.types))
    scope = Scope({hole.name: hole.type for hole in holes}, it=(IT, space))
    line = parse_line(f"if {text}:", "statement", 1, 0)
    return study().reader.resolver.expression(line.parts[0], scope, TRUTH)


def put(e: Expr, args: Mapping[str, Expr], span: Span) -> Expr:
    """A phrase with arguments for its names, as if it stood at a place of a card."""
    if isinstance(e, Variable) and e.name in args:
        return args[e.name]
    return rebuilt(e, lambda part: put(part, args, span), span)


def about(call: Call, it: Expr | None) -> dict[str, Expr]:
    """The arguments of a sentence by the names that phrases have for them."""
    args = {hole.name: arg for hole, arg in zip(call.word.holes, call.args, strict=True)}
    return args if it is None else {**args, IT: it}


def of_sentence(text: str, call: Call, it: Expr | None = None) -> Expr:
    """A phrase of the declaration of a sentence, with what the sentence says put in."""
    return put(condition(text, call.word.holes), about(call, it), call.span)


def speaks_of(word: Word) -> Iterator[Word]:
    """The words in the phrases of a declaration that a check of the word will come to."""
    texts = [text for need in word.needs for text in (need.that, need.spare, *(case.that for case in need.cases))]
    texts += [text for change in word.change(Becomes) for text in (change.so, change.where)]
    texts += [idle.when for idle in word.idle]
    figures = [study().vocabulary.pieces[change.piece].figure for change in word.change(Removes) if change.only]
    for gives in (word.gives, *(study().vocabulary.by_key[key].gives for key in figures if key)):
        texts += [gives.where] if isinstance(gives, (Between, Printed)) else []
    texts += [word.means, word.among, study().in_flux if word.needs else ""]
    for text in filter(None, texts):
        yield from (part for part in nodes(condition(text, word.holes)) if isinstance(part, Word))
