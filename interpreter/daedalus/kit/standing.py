"""Which marks a card may put in force, how many of one, and whether the end of one has come."""

from __future__ import annotations

import functools

from daedalus.kit.effects import EffectsGame, Mark
from daedalus.kit.library import Card
from daedalus.language.records import Puts
from daedalus.language.typed import Constant
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import sentences


@functools.lru_cache(maxsize=1024)
def marks_of(card: Card) -> tuple[str, ...]:
    """The names of the marks that a card may put in force."""
    lapsing = [card.title] if card.lapsing != "never" and not any(block.placed for block in card.lasting) else []
    calls = [do.call.args for do in sentences(card.tree) if any(do.call.word.change(Puts))]
    put = [str(a.value) for args in calls for a in args if isinstance(a, Constant) and a.type == TEXT]
    return tuple(dict.fromkeys([*lapsing, *([card.mark] if card.mark else []), *put]))


def may_be_several(card: Card, name: str) -> bool:
    """Whether the card has a sentence that puts the mark beside others of its name."""
    return any(
        any(put.more for put in do.call.word.change(Puts))
        and any(isinstance(arg, Constant) and arg.value == name for arg in do.call.args)
        for do in sentences(card.tree)
    )


def is_over(g: EffectsGame, mark: Mark) -> bool:
    """Whether the end of a lasting event has come; after any step it is then out of force."""
    blocks = [block for block in g.blocks(mark) if not block.placed or mark.place >= 0]
    return any(end(g, *((g.place(mark.place),) if block.placed else ())) for block in blocks for end in block.ends)
