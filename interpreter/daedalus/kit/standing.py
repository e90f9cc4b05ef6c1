"""Which marks a card may put in force, how many of one, and whether the end of one has come."""

from __future__ import annotations

import functools
from collections.abc import Collection

from daedalus.kit.effects import EffectsGame, Mark
from daedalus.kit.library import Card
from daedalus.kit.parts import sentences
from daedalus.language.typed import Constant
from daedalus.language.vocabulary import TEXT


@functools.lru_cache(maxsize=1024)
def marks_of(card: Card, puts: Collection[str] = frozenset()) -> tuple[str, ...]:
    """The names of the marks that a card may put in force; `puts` are the ids of verbs that do it."""
    lapsing = [card.title] if card.lapsing != "never" and not any(block.placed for block in card.lasting) else []
    calls = [do.call.args for do in sentences(card.tree) if do.call.word.id in puts]
    put = [str(a.value) for args in calls for a in args if isinstance(a, Constant) and a.type == TEXT]
    return tuple(dict.fromkeys([*lapsing, *([card.mark] if card.mark else []), *put]))


def may_be_several(card: Card, name: str, adds: Collection[str] = frozenset()) -> bool:
    """Whether the card puts the mark beside others of its name; `adds` are the ids of verbs that do it."""
    return any(
        do.call.word.id in adds and any(isinstance(arg, Constant) and arg.value == name for arg in do.call.args)
        for do in sentences(card.tree)
    )


def is_over(g: EffectsGame, mark: Mark) -> bool:
    """Whether the end of a lasting event has come; after any step it is then out of force."""
    blocks = [block for block in g.blocks(mark) if not block.placed or mark.place >= 0]
    return any(end(g, *((g.place(mark.place),) if block.placed else ())) for block in blocks for end in block.ends)
