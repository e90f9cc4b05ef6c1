"""How a game shows itself, in a language: its own names for things, and words for all that it says of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.messages import Said
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.show import Show
from daedalus.language.typed import CardTree, Expr
from daedalus.text import table
from daedalus.text.cards import speaks
from daedalus.text.messages import Voice
from daedalus.text.names import FIELD, Names, slug
from daedalus.text.places import ENGLISH


def shown(game: Definition, language: str = ENGLISH) -> Show:
    """How a game shows itself, in words."""
    return game.show.calling(Calling(game, language))


class Calling(Names):
    """What a game needs to show itself: names, and the words around them."""

    def __init__(self, game: Definition, language: str = ENGLISH) -> None:
        super().__init__(game.id, language)
        self.game = game
        self._voice: Voice | None = None

    def side(self, id_: str, otherwise: str = "") -> str:
        """The short word of the table, as it stands before figures."""
        return table.word(self.game, self.language, f"side-{slug(id_)}") or super().side(id_, otherwise)

    def say(self, g: CardGame, said: Said) -> str:
        if self._voice is None or self._voice.game is not g:
            self._voice = Voice(g, self.language, self.game.sides)
        return self._voice(said)

    def word(self, key: str) -> str:
        """Anything by its key: a field, one of the short words of the table, an answer."""
        return self._found(FIELD + slug(key), "") or table.word(self.game, self.language, slug(key)) or self.thing(key)

    def set(self, name: str) -> str:
        from daedalus.text.header import Heading

        return Heading(self.game, self.language)(f"set-{slug(name)}") or name

    def condition(self, node: Expr, source: str) -> str:
        """A condition of the rules or of a scenario; in English as it is written, for that is English."""
        return source if self.language == ENGLISH or not speaks(self.game) else clause(node, self.game, self.language)

    def effects(self, card: CardTree, mark: str) -> list[str]:
        return list(effects(card, mark, self.game, self.language)) if speaks(self.game) else []


def clause(node: Expr, game: Definition, language: str, *, holds: bool = True) -> str:
    """A condition about named things, as it stands behind `if`; or that it does not hold."""
    from daedalus.text.described import Known
    from daedalus.text.speech import speaker
    from daedalus.text.tidying import tidy

    return tidy(speaker(game, language).say(Known(game.words).clause(node, holds))).rstrip(", ")


def effects(card: CardTree, mark: str, game: Definition, language: str) -> Iterator[str]:
    """What a card says of its lasting event, a sentence each."""
    from daedalus.text import plan as p
    from daedalus.text.described import Known
    from daedalus.text.lasting import Lasting
    from daedalus.text.repeating import such
    from daedalus.text.speech import speaker

    lasting = Lasting(card, game.words, Known(game.words))
    for block in card.lasting:
        if block.mark == mark:
            parts: list[Any] = list(lasting.sentences(block))
            yield from filter(None, (speaker(game, language).sentence(p.Sentence(part)) for part in such(parts)))
