"""What a text need not say, because the orders of the card say it: that there is something to choose, that pieces are
left, that a track is not at its end, that a place is open to what is placed there, that an order changes anything."""

from __future__ import annotations

import re
from collections.abc import Sequence

from attrs import evolve

from daedalus.language import typed
from daedalus.language.records import Adds, Removes, Sets, Shifts
from daedalus.language.typed import Call, Do, Expr, Op, Quantifier, Statement
from daedalus.language.vocabulary import NUMBER, Vocabulary, Word
from daedalus.text.expressions import alike, all_of, on_track, within


class Orders:
    """The orders of a body, and what they make needless to say."""

    def __init__(self, body: Sequence[Statement], words: Vocabulary) -> None:
        self.words = words
        self.calls = [s.call for s in within(body) if isinstance(s, Do)]
        self.chosen = [s.things for s in within(body) if isinstance(s, typed.Choose)]

    def left(self, condition: Expr) -> Expr | None:
        """What is left to say of a condition."""
        if self.needless(condition):
            return None
        rest = [e for e in all_of(condition) if not self.needless(e)]
        if not isinstance(condition, Op) or not rest:
            return condition if rest else None
        return rest[0] if len(rest) == 1 else evolve(condition, op="and", parts=tuple(rest))

    def needless(self, e: Expr) -> bool:
        return self.supply(e) or self.wanted(e) or self._needed(e) or self._idle(e) or self._there(e)

    def needed(self, e: Expr) -> bool:
        """Of a thing that is chosen for these orders: what each such thing has anyhow."""
        phrase = isinstance(e, Call) and " " in e.word.pattern  # the name of a kind, such as that of a place, is said
        return self.supply(e) or (phrase and self._needed(e)) or self.wanted(e)

    def supply(self, e: Expr) -> bool:
        """That a track is not at its end, or that there are pieces left."""
        tracks = {change.track for call in self.calls for change in call.word.change(Shifts)}
        pieces = {change.piece for call in self.calls for change in call.word.change(Adds)}

        def one(e: Expr) -> bool:
            if isinstance(e, Op) and e.op in ("and", "or"):
                return all(one(x) or self._needed(x) for x in e.parts)
            left = e.parts[0] if isinstance(e, Op) and e.op in ("<", ">", "<>", ">=") else e
            if not isinstance(left, Call) or left.word.kind != "value":
                return False
            reads = {*left.word.reads, on_track(left.word)}
            here = any(hole.type not in (NUMBER,) for hole in left.word.holes)
            return not here and bool(reads & (tracks | pieces))

        return one(e) and not (isinstance(e, Op) and all(map(self._needed, e.parts)))

    def wanted(self, e: Expr) -> bool:
        """That there is something to choose."""
        some = e.parts[0] if isinstance(e, Op) and e.op == ">=" else e
        return (
            isinstance(some, Quantifier)
            and some.kind != "no"
            and any(alike(some.things, thing) for thing in self.chosen)
        )

    def _needed(self, e: Expr) -> bool:
        """A place that is open to a piece."""
        if not isinstance(e, Call) or e.word.kind != "adjective":
            return False
        return any(e.word.pattern in (need.that, need.say) for call in self.calls for need in call.word.needs)

    def _there(self, e: Expr) -> bool:
        """That there are pieces to remove."""
        if isinstance(e, Op) and e.op == "or":
            return all(map(self._there, e.parts))
        if not isinstance(e, Op) or e.op != ">":
            return False
        value = e.parts[0]
        if isinstance(value, Op) and value.op == "+":
            return all(self._there(evolve(e, parts=(x, e.parts[1]))) for x in value.parts)
        pieces = {change.piece for call in self.calls for change in call.word.change(Removes)}
        figures = {self.words.pieces[piece].figure for piece in pieces if piece in self.words.pieces}
        return isinstance(value, Call) and value.word.key in figures

    def _idle(self, e: Expr) -> bool:
        """That an order changes anything: what it makes so is not so yet."""
        holds = not (isinstance(e, Op) and e.op == "not")
        what = e if holds else e.parts[0]  # type: ignore[union-attr]
        if isinstance(what, Op) and what.op in ("=", "<>"):
            return self._set_already(what, (what.op == "=") == holds)
        if not isinstance(what, Call):
            return False
        return any(_without_effect(call, what, holds) for call in self.calls)

    def _set_already(self, e: Op, equal: bool) -> bool:
        """`posture of c <> hard`, before it is set to that."""
        return not equal and any(
            alike(arg, e.parts[1]) for call in self.calls if list(call.word.change(Sets)) for arg in call.args[1:]
        )


def _without_effect(call: Call, what: Call, holds: bool) -> bool:
    if not holds and what.word.kind == "adjective" and list(call.word.change(Sets)):  # set to what it is not yet
        levels = {_first(arg.word) for arg in call.args if isinstance(arg, Call) and not arg.args}
        return _first(what.word) in levels and alike(call.args[0], what.args[0])
    said = _first(what.word) if not holds else f"not {_first(what.word)}"
    if said not in {idle.when for idle in call.word.idle}:
        return False
    own = what.args if what.word.kind == "value" else what.args[1:]
    return all(any(alike(arg, other) for other in call.args) for arg in own)


def _first(word: Word) -> str:
    """The first way to write a word, with the names of its holes."""
    return re.sub(r"\{(\w+):\w+\}", r"\1", word.pattern.split("|")[0])
