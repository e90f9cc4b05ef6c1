"""How a game went: the tracks over the turns as a small chart of signs, with the figures where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.text.summary import as_it_was, turns
from daedalus_tools.language import spoken
from daedalus_tools.play.opening import Position
from daedalus_tools.play.screen import Screen, blocks
from daedalus_tools.play.words import Words

FIGURE = 4  # columns of a figure


def course(position: Position) -> dict[str, list[int]]:
    """Where each track stood at the end of each turn."""
    g, show = position.game, position.definition.show
    begins = [since for since, _ in turns(g)][1:]
    moments = [as_it_was(g, entry) for entry in begins]
    found = [show.course(then) for then in (*moments, g)]
    return {name: [figures[name] for figures in found] for name in found[0]} if found[0] else {}


def spark(values: Sequence[int]) -> str:
    """Signs that rise and fall with the figures."""
    signs = blocks()
    low, high = min(values), max(values)
    return "".join(signs[(value - low) * (len(signs) - 1) // (high - low) if high > low else 0] for value in values)


def chart(position: Position) -> list[str]:
    """One line a track: its signs, where it began and ended or, with room, where it stood after every turn."""
    from rich.table import Table

    rows = course(position)
    if not rows:
        return []
    screen, words = Screen(tuple(position.definition.sides)), Words(position.definition, spoken())
    count = len(next(iter(rows.values())))
    names = max(len(words.title(name)) for name in rows)
    whole = names + 2 + count + 2 + FIGURE * count <= screen.wide
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=screen.wide >= names * 2)
    table.add_column(no_wrap=True, overflow="crop")
    for _ in range(count if whole else 1):
        table.add_column(justify="right", no_wrap=True)
    if whole:
        table.add_row("", "", *(screen.text(str(turn), "dim") for turn in range(1, count + 1)))
    for name, values in rows.items():
        figures = [str(value) for value in values] if whole else [f"{values[0]} -> {values[-1]}"]
        table.add_row(words.title(name), screen.text(spark(values), "fair"), *figures)
    return [*screen.lines(screen.text(words.ui("course"), "head")), *screen.lines(table)]


def tell_course(position: Position) -> None:
    lines = chart(position)
    print("\n".join(["", *lines]) if lines else "", end="\n" if lines else "")
