"""What things are called when a game shows itself. The kit knows no language: a room that does calls them otherwise."""

from __future__ import annotations

from typing import Any, Protocol

from daedalus.core.messages import Said, by_key
from daedalus.kit.game import CardGame
from daedalus.language.typed import CardTree, Expr


class Naming(Protocol):
    """What sides and values are called."""

    def part(self, name: str, word: str) -> str: ...

    def side(self, id_: str, otherwise: str = "") -> str: ...


class Called(Naming, Protocol):
    """What things are called where they stand alone, and the words around them; this room knows no language."""

    def field(self, name: str, otherwise: str = "") -> str: ...

    def count(self, name: str, n: int, otherwise: str) -> str: ...

    def marker(self, name: str, word: str) -> str: ...

    def item(self, name: str, item: Any) -> str: ...

    def space(self, name: str) -> str: ...

    def thing(self, id_: str) -> str: ...

    def word(self, key: str) -> str: ...

    def set(self, name: str) -> str: ...

    def say(self, g: CardGame, said: Said) -> str: ...

    def condition(self, node: Expr, source: str) -> str: ...

    def effects(self, card: CardTree, mark: str) -> list[str]: ...


class AsWritten:
    """Things as the game itself calls them."""

    def field(self, name: str, otherwise: str = "") -> str:
        return otherwise or name

    def part(self, name: str, word: str) -> str:
        """A value or level of a field."""
        return word

    def count(self, name: str, n: int, otherwise: str) -> str:
        """So many pieces of a field."""
        return otherwise

    def marker(self, name: str, word: str) -> str:
        """A marker that shows a value of a field."""
        return f"{word} {name}"

    def item(self, name: str, item: Any) -> str:
        """A thing in a list."""
        return str(item)

    def space(self, name: str) -> str:
        return name

    def side(self, id_: str, otherwise: str = "") -> str:
        return otherwise or id_

    def thing(self, id_: str) -> str:
        """An answer or operation."""
        return id_

    def word(self, key: str) -> str:
        """Anything that has a key."""
        return key

    def set(self, name: str) -> str:
        """A set of cards."""
        return name

    def say(self, g: CardGame, said: Said) -> str:
        return by_key(said.key, said.values)

    def condition(self, node: Expr, source: str) -> str:
        """A condition that a scenario or pack adds to the rules."""
        return source

    def effects(self, card: CardTree, mark: str) -> list[str]:
        """What a lasting event does, in sentences; nothing if there are none for it."""
        return []
