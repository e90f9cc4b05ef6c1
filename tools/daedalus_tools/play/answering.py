"""What a person may type for an option: what stands before it, its name in any of two languages, or the beginning."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TypeVar

from daedalus.core.decision import Decision, Option
from daedalus.core.errors import DaedalusError
from daedalus.core.messages import CARD, Choice
from daedalus.kit.game import CardGame
from daedalus_tools.names import MOST, begun_with
from daedalus_tools.play.words import Words, ui

LONGEST = 60
T = TypeVar("T")


def labels(decision: Decision) -> dict[str, Option]:
    """What to type for each option: numbers stand for themselves, so texts beside them get letters."""
    words = [o for o in decision.options if not str(o).isdecimal()]
    numbered = len(words) < len(decision.options)
    marks = iter([letter(i) if numbered else str(i + 1) for i in range(len(words))])
    return {str(o) if str(o).isdecimal() else next(marks): o for o in decision.options}


def letter(i: int) -> str:
    return chr(ord("a") + i) if i < 26 else letter(i // 26 - 1) + letter(i % 26)


def answered(g: CardGame, words: Words, decision: Decision, line: str) -> Option:
    """The option that is meant, or one message that says which there are."""
    by_label = labels(decision)
    if line.lower() in by_label:
        return by_label[line.lower()]
    cards = {g.card(int(o)).title: o for o, type_ in decision.choices if type_ == CARD}
    names: dict[str, Option] = words.typed(decision) | cards
    found = begun_with(line, names)
    if len(set(found.values())) > 1:
        raise _several(line, list(found))
    for option in found.values():
        return option
    for option in decision.options:
        if str(option).casefold() == line.casefold():
            return option
    raise _none(line, [_legal(g, words, choice) for choice in decision.choices], list(names))


def _several(line: str, found: list[str]) -> DaedalusError:
    more = ", ..." if len(found) > MOST else ""
    said = ui("which", answer=repr(line), names=", ".join(found[:MOST]) + more)
    return DaedalusError(said, remedy=ui("which-more"))


def one_of(line: str, names: Mapping[str, T], none: str) -> T:
    """The thing of that name; else one message, of which there are two kinds."""
    found = begun_with(line, names)
    things = list(found.values())
    if things and all(thing is things[0] for thing in things):
        return things[0]
    if found:
        raise _several(line, list(found))
    every = {name.casefold(): name for name in names}
    near = difflib.get_close_matches(line[:LONGEST].casefold(), list(every), n=1)
    raise DaedalusError(ui(none, name=repr(line[:LONGEST])), remedy=ui("mean", name=every[near[0]]) if near else "")


def _legal(g: CardGame, words: Words, choice: Choice) -> str:
    return g.title(int(choice.id)) if choice.type == CARD else words.option(choice)


def _none(line: str, legal: list[str], names: list[str]) -> DaedalusError:
    shown = line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
    every = {name.casefold(): name for name in names}
    near = [] if shown.isdecimal() else difflib.get_close_matches(shown.casefold(), list(every), n=1)
    hint = f"{ui('mean', name=every[near[0]])} " if near else ""
    return DaedalusError(ui("not-legal", answer=repr(shown)), remedy=hint + ui("legal", names=", ".join(legal)))
