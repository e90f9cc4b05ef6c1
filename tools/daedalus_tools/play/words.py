"""The words of the table in one language: its own, those for what a board shows, and names of spaces and options.

A game names things by keys (`sleeper cells`, `war of ideas`); `locale/<language>/<game>/table/` has short words for
them, and `interface.ftl` those of any game. A key without words is shown as it is, so that any game can be played.
"""

from __future__ import annotations

from typing import Any

from daedalus.core.decision import Decision
from daedalus.core.messages import CARD, SIDE, Choice
from daedalus.kit.definition import Definition
from daedalus.text import table
from daedalus.text.bundle import bundle, render
from daedalus.text.names import Names, slug
from daedalus_tools.language import spoken


def ui(key: str, **args: str | int) -> str:
    """A text of the table itself."""
    return render(f"ui-{key}", args, language=spoken(), catalogue="interface")


class Words:
    """What things of one game are called at the table."""

    def __init__(self, game: Definition, language: str) -> None:
        self.game = game
        self.language = language
        self.names = Names(game.id, language)

    def ui(self, key: str, **args: str | int) -> str:
        """A text of the table itself, as this game says it: what a turn or an event is called."""
        return render(f"ui-{key}", args, language=self.language, catalogue="interface", game=self.game.id)

    def word(self, key: str, n: int | None = None) -> str:
        """A thing, or so many of it: in the short words of the table, else as the game names it anywhere."""
        if key in self.game.sides:
            return self.side(key)
        own = table.word(self.game, self.language, slug(key), n or 0) if key and not key[0].isdigit() else ""
        if own:
            return own
        said = self._common(key) or self._named(key)
        return said if n is None else f"{n} {said}"

    def _common(self, key: str) -> str:
        id_ = f"word-{slug(key)}"
        return render(id_, {}, language=self.language, game=self.game.id) if key and bundle().has_message(id_) else ""

    def _named(self, key: str) -> str:
        field = self.names.field(key)
        return field if field != key else self.names.thing(key)

    def title(self, key: str, n: int | None = None) -> str:
        """The same at the beginning of a line."""
        said = self.word(key, n)
        return said[:1].upper() + said[1:]

    def side(self, side: str) -> str:
        return table.word(self.game, self.language, f"side-{slug(side)}") or self.game.sides.get(side, side)

    def space(self, name: str) -> str:
        return self.names.space(name)

    def option(self, choice: Choice) -> str:
        """An option of a question that is no card."""
        return self.side(str(choice.id)) if choice.type == SIDE else self.names.thing(str(choice.id))

    def typed(self, decision: Decision) -> dict[str, Any]:
        """What may be typed for the options that are no cards and no numbers, in this language and in English."""
        found = [c for c in decision.choices if c.type != CARD and not str(c.id).isdecimal()]
        return {str(c.id): c.id for c in found} | {self.option(c): c.id for c in found}
