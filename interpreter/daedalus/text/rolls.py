"""What follows from a roll: `on 4 or more, set it to Neutral`, and several such orders as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve

from daedalus.text import plan as p

RESULT = "result"  # the form of a message that says what came of an order
FEWEST = 3  # rows of a table


def on(condition: p.Part, what: p.Part) -> p.Said | None:
    """What is done on some results of the one roll of a card."""
    value = _value(condition)
    return _row(condition, what) if value is not None and value.form == RESULT else None


def tabled(parts: Iterable[p.Part]) -> Iterator[p.Part]:
    """The parts of a card, in which several conditions one after another about one result are a table."""
    run: list[p.Said] = []
    for part in parts:
        value = _asked(part)
        if run and (value is None or value != _asked(run[0])):
            yield from _table(run)
            run = []
        if value is not None and isinstance(part, p.Said):
            run.append(part)
        else:
            yield part
    yield from _table(run)


def _table(run: list[p.Said]) -> Iterator[p.Part]:
    if len(run) < FEWEST:
        yield from run
        return
    value = _asked(run[0])
    assert value is not None
    rows = tuple(_row(part.args["condition"], part.args["what"]) for part in run)
    yield p.shared("by-value", value=value, rows=p.Line(rows, ";"))


def _asked(part: p.Part) -> p.Said | None:
    """The result that a part hangs on."""
    return _value(part.args["condition"]) if isinstance(part, p.Said) and part.key == "if" and part.shared else None


def _value(condition: p.Part) -> p.Said | None:
    """The result that a condition compares with figures, and nothing else."""
    one = condition.items[0] if isinstance(condition, p.Several) and condition.how == p.OR else condition
    if not isinstance(one, p.Compare) or not isinstance(one.value, p.Said) or not one.value.form.startswith(RESULT):
        return None
    return one.value if all(_figures(x, one.value) for x in _each(condition)) else None


def _figures(part: p.Part, value: p.Said) -> bool:
    if not isinstance(part, p.Compare) or part.value != value or part.op not in ("=", ">=", "<="):
        return False
    return all(isinstance(x, p.Number) for x in _each(part.than))


def _each(part: p.Part) -> tuple[p.Part, ...]:
    return part.items if isinstance(part, p.Several) else (part,)


def _row(condition: p.Part, what: p.Part) -> p.Said:
    figures: list[p.Part] = []
    for x in _each(condition):
        assert isinstance(x, p.Compare)
        key = {">=": "at-least", "<=": "at-most"}.get(x.op)
        figures += [p.shared(key, n=x.than)] if key else _each(x.than)
    if len(figures) > 1:
        figures = [evolve(x, form="among") if isinstance(x, p.Said) else x for x in figures]
    return p.shared("on", n=p.Several(p.OR, tuple(figures)), what=what)
