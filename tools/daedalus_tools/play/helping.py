"""Help at the prompt: how this question is answered, and what else can be typed."""

from __future__ import annotations

from daedalus.core.decision import Decision
from daedalus.core.messages import CARD
from daedalus_tools.play.painting import out
from daedalus_tools.play.screen import Screen
from daedalus_tools.play.words import Words, ui

COMMANDS = {
    "board": "board",
    "hand": "hand",
    "card N": "card",
    "country NAME": "country",
    "what if OPTION": "what-if",
    "why": "why",
    "log": "log",
    "explain": "explain",
    "piles": "piles",
    "undo": "undo",
    "redo": "redo",
    "save FILE": "save",
    "quit": "quit",
}


def helped(screen: Screen, words: Words, decision: Decision) -> None:
    from rich.table import Table

    cards = any(choice.type == CARD for choice in decision.choices)
    out(ui("help-cards" if cards else "help-numbers"))
    out(ui("help-more"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for command, key in COMMANDS.items():
        table.add_row(screen.text(f"  {command}", "head"), screen.text(words.ui(f"help-{key}")))
    screen.out(table)
