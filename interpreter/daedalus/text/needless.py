"""What a text need not say, because the orders of the card say it: that there is something to choose, that pieces are
left, that a track is not at its end, that a place is open to what is placed there, that an order changes anything."""

from __future__ import annotations

import re
from collections.abc import Sequence

from attrs import evolve

from daedalus.language import typed
from daedalus.language.records import Adds, Moves, Puts, Removes, Sets, Shifts
from daedalus.language.roles import Place, Side
from daedalus.language.typed import Call, Do, Expr, Op, Quantifier, Statement
from daedalus.language.vocabulary import NUMBER, TEXT, Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus.text.expressions import alike, all_of, equals_one, every_of, on_track, within, zero

CARDS = "cards"  # as a piece


class Orders:
    """The orders of a body, and what they make needless to say."""

    def __init__(self, body: Sequence[Statement], words: Vocabulary) -> None:
        self.words = words
        self.calls = [s.call for s in within(body) if isinstance(s, Do)]
        self.chosen = [
            s.things
            for s in within(body)
            if isinstance(s, (typed.Choose, typed.ForEach)) and isinstance(s.things, typed.Things)
        ]

    def left(self, condition: Expr) -> Expr | None:
        """What is left to say of a condition."""
        if self.needless(condition) or any(map(self.pointless, _either(condition))):
            return None
        rest = [e for e in all_of(condition) if not self.needless(e)]
        if not isinstance(condition, Op) or not rest:
            return condition if rest else None
        return rest[0] if len(rest) == 1 else evolve(condition, op="and", parts=tuple(rest))

    def needless(self, e: Expr) -> bool:
        seen = self.supply(e) or self.wanted(e) or self._needed(e)
        return seen or self.pointless(e) or self._in_hand(e) or self._of_side(e) or self._among(e)

    def pointless(self, e: Expr) -> bool:
        """That an order can do something: there is what it removes, or what it makes so is not so yet."""
        return self._idle(e) or self._there(e) or self._picked(e)

    def needed(self, e: Expr) -> bool:
        """Of a thing that is chosen for these orders: what each such thing has anyhow."""
        named = isinstance(e, Call) and " " not in e.word.pattern  # the name of a kind of place is said
        return self.supply(e) or (not named and self._needed(e)) or self.wanted(e)

    def supply(self, e: Expr) -> bool:
        """That a track is not at its end, or that there are pieces left."""
        tracks = {change.track for call in self.calls for change in call.word.change(Shifts)}
        pieces = {change.piece for call in self.calls for change in call.word.change(Adds)}

        def one(e: Expr) -> bool:
            if isinstance(e, Op) and e.op == "or":  # one piece, or another where it may stand
                return all(one(x) or self._needed(x) or any(map(one, all_of(x))) for x in e.parts)
            if isinstance(e, Op) and e.op == "and":
                return all(one(x) or self._needed(x) for x in e.parts)
            left = e.parts[0] if isinstance(e, Op) and e.op in ("<", ">", "<>", ">=") else e
            if not isinstance(left, Call) or left.word.kind != "value":
                return False
            reads = {*left.word.reads, on_track(left.word)}
            here = any(hole.type not in (NUMBER,) for hole in left.word.holes)
            return not here and bool(reads & (tracks | pieces))

        return (one(e) or self._told(e)) and not (isinstance(e, Op) and all(map(self._needed, e.parts)))

    def _told(self, e: Expr) -> bool:
        """That something of the whole board has the value that an order takes from it."""
        left = e.parts[0] if isinstance(e, Op) and e.op == ">" else None
        used = [node for call in self.calls for node in nodes(call.args) if isinstance(node, Call) and not node.args]
        alone = isinstance(left, Call) and not left.args and len(left.word.reads) > 1
        return alone and any(isinstance(left, Call) and node.word.reads == left.word.reads for node in used)

    def _among(self, e: Expr) -> bool:
        """What is asked of the places among which pieces are only moved about."""
        some = e.parts[0] if isinstance(e, Op) and e.op in (">", ">=") else e
        if isinstance(some, Op) and some.op == "and":
            return all(map(self._among, some.parts))
        domain = some.things.domain if isinstance(some, Quantifier) else None
        moving = [
            call for call in self.calls if call.word.changes and [*call.word.change(Moves)] == [*call.word.changes]
        ]
        return isinstance(domain, Call) and any(alike(domain.args, call.args) for call in moving)

    def _of_side(self, e: Expr) -> bool:
        """That a side has what is taken from it."""
        left = e.parts[0] if isinstance(e, Op) and e.op == ">" else None
        tracks = {change.track for call in self.calls for change in call.word.change(Shifts)}
        if not isinstance(left, Call) or not list(left.word.role(Side)) or on_track(left.word) not in tracks:
            return False
        return any(alike(left.args, call.args) for call in self.calls)

    def wanted(self, e: Expr) -> bool:
        """That there is something to choose."""
        some = e.parts[0] if isinstance(e, Op) and e.op == ">=" else e
        if self._amount(e):
            return True
        if not isinstance(some, Quantifier) or some.kind == "no":
            return False
        return any(alike(some.things, thing) for thing in self.chosen) or self._one_place(some) or self._anywhere(some)

    def _amount(self, e: Expr) -> bool:
        """That there are some of what an order says how many: it does nothing with none."""
        left = e.parts[0] if isinstance(e, Op) and e.op == ">" and zero(e.parts[1]) else None
        figures = [arg for call in self.calls for arg in call.args if arg.type == NUMBER]
        return isinstance(left, Quantifier) and any(alike(left, figure) for figure in figures)

    def _anywhere(self, e: Quantifier) -> bool:
        """That there is a place with pieces, for orders about pieces wherever they are."""
        calls = [call for call in self.calls if not list(call.word.role(Place))]
        pieces = {change.piece for call in calls for change in call.word.change(Moves)}
        pieces |= {change.piece for call in calls for change in call.word.change(Removes)}
        values = [c.parts[0] for c in e.things.conditions if isinstance(c, Op) and c.op == ">"]
        return len(values) == len(e.things.conditions) > 0 and all(
            isinstance(value, Call) and bool(pieces & {*value.word.reads}) for value in values
        )

    def _one_place(self, e: Quantifier) -> bool:
        """That there is one of the places of these orders: `c = Egypt or ...`, of which the rest is what is chosen."""
        asked = [x for x in every_of(e.things.conditions) if not self._needed(x)]
        if e.kind != "any" or len(asked) != 1 or not isinstance(asked[0], Op) or asked[0].op != "or":
            return False
        named = [arg for call in self.calls for arg in call.args if isinstance(arg, typed.Constant)]
        chosen = [x for thing in self.chosen for x in every_of(thing.conditions)]

        def one(x: Expr) -> bool:
            if equals_one(x, e.things.variable) and isinstance(x, Op):
                return any(alike(x.parts[1], name) for name in named)
            return any(alike(x, y) for y in chosen)

        return all(map(one, asked[0].parts))

    def _needed(self, e: Expr) -> bool:
        """What an order needs of its place: that it is open to a piece, or that the operation is possible there."""
        asked = _phrase(e)
        return bool(asked) and any(asked in (need.that, need.say) for call in self.calls for need in call.word.needs)

    def _in_hand(self, e: Expr) -> bool:
        """That there are cards in a hand from which some are taken."""
        if not isinstance(e, Op) or e.op != ">" or not isinstance(e.parts[0], Call):
            return False
        [*piles] = e.parts[0].args
        owners = [arg for pile in piles if isinstance(pile, Call) and list(pile.word.role(Side)) for arg in pile.args]
        taking = [call for call in self.calls if any(change.piece == CARDS for change in call.word.change(Moves))]
        return any(alike(owner, arg) for owner in owners for call in taking for arg in call.args)

    def _there(self, e: Expr) -> bool:
        """That there are pieces to remove."""
        if isinstance(e, Op) and e.op == "or":
            return all(map(self.pointless, e.parts))
        if not isinstance(e, Op) or e.op != ">":
            return False
        value = e.parts[0]
        if isinstance(value, Op) and value.op == "+":
            return all(self._there(evolve(e, parts=(x, e.parts[1]))) for x in value.parts)
        pieces = {change.piece for call in self.calls for change in call.word.change(Removes)}
        figures = {self.words.pieces[piece].figure for piece in pieces if piece in self.words.pieces}
        anywhere = isinstance(value, Call) and not value.args and bool(pieces & {*value.word.reads})
        return anywhere or (isinstance(value, Call) and value.word.key in figures)

    def _picked(self, e: Expr) -> bool:
        """That there is one of the pieces in a place of which an order picks one itself."""
        domain = e.things.domain if isinstance(e, Quantifier) and e.kind == "any" else None
        if not isinstance(domain, Call) or not domain.args:
            return False
        calls = [call for call in self.calls if alike(call.args, domain.args)]
        return any({change.piece for change in call.word.change(Moves)} & {*domain.word.reads} for call in calls)

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
        """`posture of c <> hard`, before it is set to that; `posture of c = x`, before it is set to its opposite."""
        now = e.parts[1]
        args = [arg for call in self.calls if list(call.word.change(Sets)) for arg in call.args[1:]]
        if not equal:
            return any(alike(arg, now) for arg in args)
        return any(isinstance(arg, Call) and arg.type == now.type and alike(arg.args, (now,)) for arg in args)


def _without_effect(call: Call, what: Call, holds: bool) -> bool:
    if not holds and what.word.kind == "adjective" and list(call.word.change(Sets)):  # set to what it is not yet
        levels = {_first(arg.word) for arg in call.args if isinstance(arg, Call) and not arg.args}
        return _first(what.word) in levels and alike(call.args[0], what.args[0])
    if (
        not holds and list(call.word.change(Puts)) and any(arg.type == TEXT for arg in what.args)
    ):  # a mark not there yet
        return all(any(alike(arg, other) for other in call.args) for arg in what.args[1:])
    said = _first(what.word) if not holds else f"not {_first(what.word)}"
    if said not in {idle.when for idle in call.word.idle}:
        return False
    own = what.args if what.word.kind == "value" else what.args[1:]
    return all(any(alike(arg, other) for other in call.args) for arg in own)


def paid(e: Expr, body: Sequence[Statement]) -> bool:
    """That there is as much as an order takes away."""
    value = e.parts[0] if isinstance(e, Op) and e.op == ">=" else None
    if not isinstance(e, Op) or not isinstance(value, Call) or value.type != NUMBER:
        return False
    figure = e.parts[1]
    for s in within(body):
        if isinstance(s, Do) and (s.sign < 0 or list(s.call.word.change(Removes))):
            others = tuple(arg for arg in s.call.args if arg.type != NUMBER)
            amounts = [arg for arg in s.call.args if arg.type == NUMBER]
            pieces = {getattr(change, "piece", "") for change in s.call.word.changes}
            if alike(others, value.args) and pieces & {*value.word.reads} and alike(amounts, [figure]):
                return True
    return False


def _either(e: Expr) -> tuple[Expr, ...]:
    return e.parts if isinstance(e, Op) and e.op == "or" else ()


def _phrase(e: Expr) -> str:
    """A condition as a declaration writes it of `it`."""
    if isinstance(e, Op) and e.op == ">" and isinstance(e.parts[1], typed.Constant):
        left = _phrase(e.parts[0])
        return f"{left} > {e.parts[1].value}" if left else ""
    if not isinstance(e, Call):
        return ""
    return e.word.pattern if e.word.kind == "adjective" else re.sub(r"\{\w+:\w+\}", "it", e.word.pattern)


def _first(word: Word) -> str:
    """The first way to write a word, with the names of its holes."""
    return re.sub(r"\{(\w+):\w+\}", r"\1", word.pattern.split("|")[0])
