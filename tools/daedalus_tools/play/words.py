"""The words of the table in one language: its own, those for what a board shows, and names of spaces and options.

A game names things by keys (`sleeper cells`, `war of ideas`); `locale/<language>/<game>/table/` has short words for
them, and `interface.ftl` those of any game. A key without words is shown as it is, so that any game can be played.
"""

from __future__ import annotations

import re
from typing import Any

from daedalus.core.decision import Decision
from daedalus.core.messages import CARD, SIDE, WAY, Choice
from daedalus.kit.definition import Definition
from daedalus.text import table
from daedalus.text.bundle import ENGLISH, bundle, render
from daedalus.text.cards import speaks
from daedalus_tools.language import spoken


def ui(key: str, **args: str | int) -> str:
    """A text of the table itself."""
    return render(f"ui-{key}", args, language=spoken())


def slug(key: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", key.lower()).strip("-")


class Words:
    """What things of one game are called at the table."""

    def __init__(self, game: Definition, language: str) -> None:
        self.game = game
        self.language = language
        self._spaces: dict[str, str] = {}

    def known(self, key: str) -> bool:
        return table.known(self.game, slug(key))

    def word(self, key: str, n: int | None = None) -> str:
        """A thing, or so many of it."""
        if key in self.game.sides:
            return self.side(key)
        own = table.word(self.game, self.language, slug(key), n or 0) if key and not key[0].isdigit() else ""
        if own:
            return own
        said = self._common(key) or self.space(key)
        return said if n is None else f"{n} {said}"

    def _common(self, key: str) -> str:
        id_ = f"word-{slug(key)}"
        return render(id_, {}, language=self.language) if key and bundle().has_message(id_) else ""

    def title(self, key: str, n: int | None = None) -> str:
        """The same at the beginning of a line."""
        said = self.word(key, n)
        return said[:1].upper() + said[1:]

    def side(self, side: str) -> str:
        return table.word(self.game, self.language, f"side-{slug(side)}") or self.game.sides.get(side, side)

    def space(self, name: str) -> str:
        """The name of a space, as card texts say it."""
        if self.language == ENGLISH or not name:
            return name
        if name not in self._spaces:
            self._spaces[name] = self._space(name)
        return self._spaces[name]

    def _space(self, name: str) -> str:
        if not speaks(self.game):
            return name
        from daedalus.text.speech import speaker

        own, key = speaker(self.game, self.language), f"{self.game.show.space}-{slug(name)}"
        return own.form(key, "nom") if own.has(key) else name

    def option(self, choice: Choice) -> str:
        """An option of a question that is no card."""
        name = str(choice.id)
        if choice.type == SIDE:
            return self.side(name)
        if choice.type == WAY or self.known(name):
            return self.word(name)
        place, colon, rest = name.partition(": ")  # `Iraq: active cell`
        return f"{self.space(place)}{colon}{self.word(rest) if rest else ''}"

    def names(self, decision: Decision) -> dict[str, Any]:
        """What may be typed for the options that are no cards and no numbers, in this language and in English."""
        found = [c for c in decision.choices if c.type != CARD and not str(c.id).isdecimal()]
        return {str(c.id): c.id for c in found} | {self.option(c): c.id for c in found}
