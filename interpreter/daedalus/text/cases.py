"""One order whose figure hangs on a condition instead of two orders: `place 1 cell there (2 if it is Poor)`, and
`place 1 cell there (1 more if it is Poor)`. The figure is an operation, of which `described` makes a part."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from daedalus.language import typed
from daedalus.language.typed import Expr, Statement
from daedalus.language.vocabulary import NUMBER, Vocabulary
from daedalus.language.walking import nodes
from daedalus.text.expressions import alike, named_side, on_track

CASE, MORE = "by case", "more by case"  # operations: a figure, another one, and the condition for the first


def cased(body: Sequence[Statement], words: Vocabulary) -> list[Statement]:
    """The same orders, of which those that only differ in a figure are one."""
    found: list[Statement] = []
    for s in body:
        before = found[-1] if found else None
        more = _more(before, s, words) if before is not None else None
        if more is not None:
            found[-1] = more
        else:
            found.append(_either(s) or s)
    return found


def _either(s: Statement) -> Statement | None:
    """`if x: place 2 cells in c; else: place 1 cell in c`."""
    if not isinstance(s, typed.If) or len(s.branches) != 2 or s.branches[1][0] is not None:
        return None
    (condition, one), (_, other) = s.branches
    if condition is None or named_side(condition) or len(one) != 1 or len(other) != 1:
        return None
    return _in_one(other[0], one[0], CASE, condition)


def _more(before: Statement, s: Statement, words: Vocabulary) -> Statement | None:
    """`place 1 cell in c; if x: place 1 cell in c`, if the first does not change what is asked for the second."""
    if not isinstance(s, typed.If) or len(s.branches) != 1 or len(s.branches[0][1]) != 1:
        return None
    condition, [then] = s.branches[0]
    if condition is None or not isinstance(before, typed.Do):
        return None
    changed = {getattr(change, name, "") for change in before.call.word.changes for name in ("piece", "track")}
    figures = {words.pieces[piece].figure for piece in changed if piece in words.pieces}
    asked = [node.word for node in nodes(condition) if isinstance(node, typed.Call)]
    read = {what for word in asked for what in (*word.reads, on_track(word))} - {""}
    told = any(word.key in figures for word in asked)
    return None if told or changed & read else _in_one(before, then, MORE, condition)


def _in_one(plain: Statement, other: Statement, how: str, condition: Expr) -> Statement | None:
    """The plain order, with the figure of the other under the condition."""
    if not (isinstance(plain, typed.Do) and isinstance(other, typed.Do)) or plain.call.word is not other.call.word:
        return None
    if plain.sign != other.sign or plain.bind or other.bind or plain.answers or other.answers:
        return None
    pairs = list(zip(plain.call.args, other.call.args, strict=True))
    figures = [i for i, pair in enumerate(pairs) if all(isinstance(x, typed.Constant) for x in pair)]
    figures = [i for i in figures if pairs[i][0].type == NUMBER]
    differ = [i for i, (x, y) in enumerate(pairs) if not alike(x, y)]
    same = [i for i, (x, y) in enumerate(pairs) if i not in figures and _names(x) != _names(y)]
    if same or len(figures) != 1 or differ not in ([], figures) or (how == CASE and not differ):
        return None
    [i] = figures
    figure = typed.Op(how, (pairs[i][1], pairs[i][0], condition), NUMBER, plain.span)
    return evolve(plain, call=evolve(plain.call, args=(*plain.call.args[:i], figure, *plain.call.args[i + 1 :])))


def _names(e: Expr) -> list[str]:
    return [node.name for node in nodes(e) if isinstance(node, typed.Variable)]
