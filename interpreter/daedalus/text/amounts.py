"""How many an order is about: all that there are, a share of them, or a figure with its sign."""

from __future__ import annotations

from attrs import evolve

from daedalus.language import typed
from daedalus.language.records import Removes
from daedalus.language.typed import Expr
from daedalus.language.vocabulary import NUMBER, TEXT, Vocabulary
from daedalus.text import plan as p
from daedalus.text.described import MORE_FORM
from daedalus.text.expressions import alike


def all_there(call: typed.Call) -> bool:
    """`remove (cells in c) cells from c`: all that there are."""
    pieces = {change.piece for change in call.word.change(Removes)}
    figures = [arg for arg in call.args if isinstance(arg, typed.Call) and pieces & {*arg.word.reads}]
    return any(figure.args and alike(figure.args, places(call)) for figure in figures)


def share(call: typed.Call, words: Vocabulary) -> bool:
    """`remove (half of cells in c) cells from c`: of those that there are; the figure tells where."""
    pieces = [words.pieces.get(change.piece) for change in call.word.change(Removes)]
    figures = {piece.figure for piece in pieces if piece is not None}
    outer = [arg for arg in call.args if isinstance(arg, typed.Call) and arg.type == NUMBER]
    parts = [x for arg in outer for x in arg.args if isinstance(x, typed.Call) and x.word.key in figures]
    return any(part.args and alike(part.args, places(call)) for part in parts)


def places(call: typed.Call) -> tuple[Expr, ...]:
    return tuple(arg for arg, hole in zip(call.args, call.word.holes, strict=True) if hole.type not in (NUMBER, TEXT))


def signed(amount: p.Part, sign: int) -> p.Part | None:
    """A figure with its sign, or one for each of two cases."""
    if isinstance(amount, p.Number):
        return p.Number(sign * amount.value)
    if not isinstance(amount, p.Said) or amount.key != "by-case":
        return None
    n, otherwise = signed(amount.args["n"], sign), signed(amount.args["otherwise"], sign)
    if n is None or otherwise is None:
        return None
    if amount.form == MORE_FORM:  # so many more, up or down
        return evolve(amount, args={**amount.args, "otherwise": otherwise})
    return evolve(amount, args={**amount.args, "n": n, "otherwise": otherwise}, form="signed")
