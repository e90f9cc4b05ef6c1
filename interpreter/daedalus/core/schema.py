"""What a game's state consists of, declared as data: attributes of spaces, tracks, counters and zones.

A state is one flat list of immutable values. The schema says which slot of the list holds what, which
values it may hold, how to name it in a log, and from whom it is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from attrs import frozen

from daedalus.core.errors import DaedalusError, trouble

KINDS: Final = ("count", "choice", "flag", "list", "text", "secret")


@frozen
class Field:
    """One kind of value: a track, a counter, a choice from named values, a flag or an ordered list."""

    name: str
    kind: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    default: Any = 0
    hidden_from: tuple[str, ...] = ()
    says: str = ""

    def show(self, value: Any) -> str:
        """The value as a person reads it."""
        if self.kind == "choice":
            return str(self.choices[value])
        if self.kind == "flag":
            return "yes" if value else "no"
        if self.kind == "list":
            return ", ".join(str(item) for item in value) or "nothing"
        return str(value)

    def read(self, text: Any) -> Any:
        """The value for what a person wrote; a DaedalusError says what would be right."""
        if self.kind == "choice":
            if text in self.choices:
                return self.choices.index(text)
            raise DaedalusError(
                trouble("trouble-value-cannot-be", "{name} cannot be '{text}'", name=self.name, text=text),
                remedy=trouble("trouble-use-one-of", "Use one of: {known}.", known=", ".join(self.choices)),
            )
        if self.kind == "flag":
            if isinstance(text, bool):
                return int(text)
            raise DaedalusError(
                trouble(
                    "trouble-must-be-true-or", "{name} must be true or false, not '{text}'", name=self.name, text=text
                )
            )
        if isinstance(text, bool) or not isinstance(text, int) or not self.low <= text <= self.high:
            raise DaedalusError(
                trouble(
                    "trouble-must-be-a-number",
                    "{name} must be a number from {low} to {high}, not '{text}'",
                    name=self.name,
                    low=self.low,
                    high=self.high,
                    text=text,
                )
            )
        return text


def _field(name: str, about: Mapping[str, Any]) -> Field:
    kind = next((k for k in KINDS if k in about), None)
    if kind is None:
        raise DaedalusError(
            trouble("trouble-say-one-of", "{name}: say one of {known}", name=name, known=", ".join(KINDS))
        )
    low, high, default = 0, 0, about.get("default", 0)
    choices: tuple[str, ...] = ()
    if kind == "count":
        low, high = about[kind]
        default = about.get("default", low)
    elif kind == "choice":
        choices = tuple(str(c) for c in about[kind])
        default = choices.index(about.get("default", choices[0]))
    elif kind == "flag":
        high = 1
        default = int(about.get("default", 0))
    elif kind == "list":
        default = ()
    elif kind == "text":
        default = about.get("default", "")
    hidden = tuple(about.get("hidden from", ()))
    return Field(name, kind, low, high, choices, default, hidden, str(about.get("says", "")))


class Schema:
    """The slots of a state. `base[attribute] + space index` and `slot[name]` address them."""

    def __init__(
        self, spaces: Iterable[str], attributes: Mapping[str, Any], globals_: Mapping[str, Any], sides: Iterable[str]
    ) -> None:
        self.sides = tuple(sides)
        self.spaces = tuple(spaces)
        self.index = {name: i for i, name in enumerate(self.spaces)}
        self.attributes = {name: _field(name, about or {}) for name, about in attributes.items()}
        self.globals = {name: _field(name, about or {}) for name, about in globals_.items()}
        self.base: dict[str, int] = {}
        self.slot: dict[str, int] = {}
        self.fields: list[Field] = []
        self.space_of: list[int] = []
        for name, field in self.globals.items():
            self.slot[name] = len(self.fields)
            self.fields.append(field)
            self.space_of.append(-1)
        for name, field in self.attributes.items():
            self.base[name] = len(self.fields)
            self.fields += [field] * len(self.spaces)
            self.space_of += range(len(self.spaces))
        # Slots without limits get none; the door compares only where there is something to compare.
        self.limits = [
            None
            if f.kind in ("list", "text", "secret")
            else (0, len(f.choices) - 1)
            if f.kind == "choice"
            else (f.low, f.high)
            for f in self.fields
        ]

    def defaults(self) -> list[Any]:
        return [field.default for field in self.fields]

    def name_of(self, slot: int) -> str:
        """The slot as a log names it: `score`, or `Rome legions`."""
        space = self.space_of[slot]
        name = self.fields[slot].name
        return name if space < 0 else f"{self.spaces[space]} {name}"

    def show(self, slot: int, value: Any) -> str:
        return self.fields[slot].show(value)
