"""What a pattern says in each case that its choices tell apart, so that two of them can be compared however their
choices are written: around a word or a whole sentence, with a variant for each plural or with a default."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from daedalus.text.variants import FIGURES, PLURALS
from daedalus.text.wording import plural_of

MOST = 400  # cases of a pattern that are looked at
ANY, OTHER = "*", "other"  # all that have no variant; the variant for them
GAP = "\u25a1"
HIGHEST = 200  # figures up to it have all plurals that whole numbers have


class Piece(NamedTuple):
    """Words, or what is put in, as it is written."""

    text: str
    is_put_in: bool = False


Outcome = tuple[Piece, ...]
Taken = Mapping[str, str]  # by what a choice is made, and a value that tells which variant is taken


def outcomes(patterns: Sequence[Any], language: str) -> Iterator[tuple[Taken, tuple[Outcome, ...]]]:
    """Each case that any of the patterns tells apart, with what each of them says."""
    keys: dict[str, set[str]] = {}
    for pattern in patterns:
        for by, variants in _choices(pattern):
            keys.setdefault(by, set()).update(variants)
    names = sorted(keys)
    values = [_cases(keys[name], language) for name in names]
    told: set[tuple[Outcome, ...]] = set()
    for case in itertools.islice(itertools.product(*values), MOST):
        taken = dict(zip(names, case, strict=True))
        said = tuple(tuple(_joined(_said(pattern, taken, language))) for pattern in patterns)
        if said not in told:
            told.add(said)
            yield taken, said


@functools.lru_cache(256)
def forms(written: str) -> Mapping[str, Any]:
    """The patterns of a message: its own by the empty name, and those of its forms."""
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse(written).body:
        if isinstance(entry, ast.Message):
            found |= {"": entry.value} if entry.value is not None else {}
            found |= {attribute.id.name: attribute.value for attribute in entry.attributes}
    return found


def figures(pattern: Any) -> frozenset[tuple[str, str]]:
    """The figures that have variants of their own, with what is chosen by."""
    return frozenset((by, key) for by, variants in _choices(pattern) for key in variants if key in FIGURES)


def text(outcome: Outcome) -> str:
    """What it says, with gaps for what is put in."""
    return "".join(GAP if piece.is_put_in else piece.text for piece in outcome)


def _cases(keys: set[str], language: str) -> list[str]:
    """The variants, or, where there is one for each plural, a figure of each."""
    figures = keys & FIGURES
    if not keys & PLURALS - {OTHER} or keys - PLURALS - FIGURES:
        return sorted({*keys - {OTHER}, ANY})
    of = {plural_of(language, n): str(n) for n in reversed(range(HIGHEST)) if str(n) not in figures}
    return sorted({*figures, *of.values()}, key=int)


def _choices(pattern: Any) -> Iterator[tuple[str, list[str]]]:
    """By what each choice of a pattern is made, and its variants."""
    for part in pattern.elements:
        inside = _inside(part)
        if isinstance(inside, ast.SelectExpression):
            yield _written(inside.selector), [_key(v) for v in inside.variants]
            for variant in inside.variants:
                yield from _choices(variant.value)


def _said(pattern: Any, taken: Taken, language: str) -> Iterator[Piece]:
    for part in pattern.elements:
        inside = _inside(part)
        if isinstance(inside, ast.TextElement):
            yield Piece(inside.value)
        elif isinstance(inside, ast.StringLiteral):
            yield Piece(str(inside.parse()["value"]))
        elif isinstance(inside, ast.SelectExpression):
            yield from _said(_variant(inside, taken[_written(inside.selector)], language), taken, language)
        else:
            yield Piece(_written(inside), is_put_in=True)


def _variant(choice: Any, value: str, language: str) -> Any:
    """What is taken: a figure has its own variant, or that of its plural."""
    names = [value, *([plural_of(language, int(value))] if value.isdecimal() else [])]
    for name in names:
        for variant in choice.variants:
            if _key(variant) == name:
                return variant.value
    return next(variant.value for variant in choice.variants if variant.default)


def _joined(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Words that follow each other are one piece."""
    for is_put_in, several in itertools.groupby(pieces, key=lambda piece: piece.is_put_in):
        if is_put_in:
            yield from several
        else:
            yield Piece("".join(piece.text for piece in several))


def _inside(part: Any) -> Any:
    inside = part.expression if isinstance(part, ast.Placeable) else part
    return _inside(inside) if isinstance(inside, ast.Placeable) else inside


def _written(expression: Any) -> str:
    whole = ast.Pattern([ast.Placeable(expression)])
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), whole)).partition("{ ")[2].rstrip(" }\n")


def _key(variant: Any) -> str:
    return str(getattr(variant.key, "name", getattr(variant.key, "value", "")))
