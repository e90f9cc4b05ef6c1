"""The expressions of one card as functions, and what trying to make them hold has taught so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from daedalus.kit.game import CardGame
from daedalus.language.compile import Compiler
from daedalus.language.expressions import variable
from daedalus.language.findings import Span
from daedalus.language.naming import free
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import TEXT, Vocabulary
from daedalus.language.walking import constants

Names = dict[str, Any]


class Expressions:
    """Expressions of one card as functions, each compiled once."""

    def __init__(self, file: str, vocabulary: Vocabulary, space_type: str) -> None:
        self.file = file
        self.vocabulary = vocabulary
        self.space_type = space_type  # how the language calls it
        self.made: dict[int, tuple[Expr, list[str], Callable[..., Any]]] = {}
        self.hopeless: Counter[tuple[object, ...]] = Counter()  # how often no move made a condition hold
        self.in_vain: Counter[tuple[int, bool]] = Counter()  # moves that did not help a condition
        self.failed: Counter[tuple[int, str]] = Counter()  # how often a thing could not be made to fit a choice
        self.worked: dict[Span, Counter[str]] = {}  # which moves gave a sentence something to change
        self.lucky: dict[tuple[int, bool], Counter[str]] = {}  # which moves have made a condition hold before

    def value(self, e: Expr, g: CardGame, me: str | None, names: Names) -> Any:
        """Its value now; None if a name that it needs is not known."""
        if id(e) not in self.made:
            needed = sorted(free(e))
            params = ["g", "me", *map(variable, needed)]
            self.made[id(e)] = e, needed, Compiler(self.vocabulary, self.file).expression(e, params)
        _, needed, function = self.made[id(e)]
        if any(names.get(name) is None for name in needed):
            return None
        return function(g, me, *(names[name] for name in needed))


def texts_of(e: Expr) -> list[str]:
    """The names in quotation marks in a condition."""
    return [str(constant.value) for constant in constants(e, TEXT)]
