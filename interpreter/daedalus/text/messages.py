"""What a game says, in words: messages from `locale/<language>`, filled with their arguments.

Fluent is loaded with the first message that somebody wants to read; games that nobody reads never need it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from daedalus.core.messages import (
    ADDED,
    CARD,
    MODIFIER,
    SIDE,
    TEXT,
    TITLE,
    WORDS,
    Clause,
    Reason,
    Said,
    by_key,
    choices,
)
from daedalus.kit import registry
from daedalus.text.names import Names

if TYPE_CHECKING:
    from daedalus.kit.definition import Definition
    from daedalus.text.resources import Bundle

LANGUAGE = "en"
CHANGES = "changes"  # the catalogue of what is said of changes


class Voice:
    """Says things in one language about one game, which knows the titles of its cards."""

    def __init__(
        self,
        game: Any,
        language: str = LANGUAGE,
        sides: Mapping[str, str] | None = None,
        definition: Definition | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.definition = definition  # whose sentences say parts of cards; else they are told as they are written
        self.sides = sides or {}  # how they are printed, for a game without words of its own for them
        self.names = Names(game.catalogue, language)

    def __call__(self, said: Said | Reason) -> str:
        if isinstance(said, Reason):
            return f"{self(said.said)} ({said.rule})" if said.rule else self(said.said)
        message, values = said
        types = message.args.items()
        about = {name: self.value(type_, value) for (name, type_), value in zip(types, values, strict=True)}
        return self._format(message.catalogue, message.key, about)

    def value(self, type_: str, value: Any) -> str | int:
        """An argument in words; a number stays one, because the message may depend on it."""
        if isinstance(value, (Said, Reason)):
            return self(value)
        if isinstance(value, Clause):
            return self.clause(value)
        if type(value) is tuple:
            return ", ".join(str(self.value(type_, item)) for item in value)
        if type_ == WORDS:
            return str(value)
        if type_ == ADDED:
            return self(MODIFIER(f"{value:+}")) if value else ""
        if type_ in (CARD, TITLE):
            card = self.game.card(value)
            return str(card) if type_ == CARD else str(card.title)
        return self._word(type_, value)

    def option(self, said: Said, option: str | int) -> str:
        """An option of a question: a card with its title, anything else as it is called."""
        [choice] = choices(said, (option,))
        return str(self.value(CARD, option)) if choice.type == CARD else self.names.thing(str(option))

    def change(self, key: str, **about: str) -> str:
        """What the log says of a change, from the words that all games share."""
        return self._format(CHANGES, key, about)

    def clause(self, clause: Clause) -> str:
        """A part of a card, about what its names stand for now."""
        from daedalus.text.clauses import told

        if self.definition is not None or self.language != LANGUAGE:
            from daedalus.text.asked import sentence

            game = self.definition or registry.game(self.game.catalogue)
            said = sentence(clause, game, self.language, lambda card: str(self.game.card(card).title))
            if said:
                return said

        def named(type_: str, value: Any) -> str:
            return str(self.value(type_ if type_ in (CARD, SIDE) else TEXT, value))  # the rest by its name as an option

        return told(clause.written.node, clause.names, named)

    def _word(self, type_: str, value: Any) -> str | int:
        """A value as its type is called; by its own id where no other name is written."""
        catalogue, key = self.game.catalogue, f"word-{type_}"
        if not self._messages(catalogue, key).has_message(key):
            if type_ == SIDE and value in self.sides:
                return self.sides[value]
            whole = isinstance(value, int) and not isinstance(value, bool)
            return value if whole else self.names.thing(str(value))
        parts = value._asdict() if hasattr(value, "_asdict") else {"id": value}
        return self._format(catalogue, key, {name: _plain(part) for name, part in parts.items()})

    def _messages(self, catalogue: str, key: str) -> Bundle:
        """The messages of the language, in the game's own words where it has such; those of English, if the language
        does not have this one."""
        from daedalus.text.bundle import bundle

        game = self.game.catalogue if self.game.catalogue != catalogue else ""
        own = bundle(catalogue, self.language, game)
        return own if self.language == LANGUAGE or own.has_message(key) else bundle(catalogue, LANGUAGE, game)

    def _format(self, catalogue: str, key: str, about: dict[str, Any]) -> str:
        from daedalus.text.bundle import filled

        messages = self._messages(catalogue, key)
        if not messages.has_message(key):  # a game that is being made: better its key than nothing
            return by_key(key, about.values())
        return filled(messages, messages.get_message(key).value, about, f"{catalogue}:{key}")


def _plain(value: Any) -> Any:
    return ("no", "yes")[value] if isinstance(value, bool) else value
