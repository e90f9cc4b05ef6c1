"""Records: classes that are nothing but their typed fields, made while the program starts and therefore made cheaply.

They look like classes of attrs, and `attrs.fields` and `attrs.has` know them; importing attrs and making half a hundred
classes with it takes longer than reading a card. Records have slots, their methods may not call `super()`.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform, overload

R = TypeVar("R")
_OF_THE_CLASS = ("__dict__", "__weakref__")  # what belongs to the class that was written, not to the one with slots


class Attribute:
    """A field of a record, with the names that attrs has for what a reader of fields asks."""

    __slots__ = ("alias", "init", "name")

    def __init__(self, name: str) -> None:
        self.name = self.alias = name
        self.init = True


class _Made:
    """What stands in the place of a default: made anew for each record."""

    def __init__(self, factory: Callable[[], Any], eq: bool) -> None:
        self.factory = factory
        self.eq = eq


def field(*, factory: Callable[[], Any], eq: bool = True) -> Any:
    """A field that begins as what `factory` makes; without `eq`, it is not compared and not shown."""
    return _Made(factory, eq)


@overload
def frozen(cls: type[R]) -> type[R]: ...


@overload
def frozen(*, eq: bool = True) -> Callable[[type[R]], type[R]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[R] | None = None, *, eq: bool = True) -> type[R] | Callable[[type[R]], type[R]]:
    """A record that never changes; without `eq` it is like no other, and equal only to itself."""
    if cls is None:
        return lambda cls: _record(cls, True, eq)
    return _record(cls, True, eq)


@dataclass_transform(field_specifiers=(field,))
def define(cls: type[R]) -> type[R]:
    """A record whose fields may be set."""
    return _record(cls, False, True)


def evolve(record: R, **changes: Any) -> R:
    """The record with some fields changed, as a new one."""
    cls: Any = type(record)
    made: R = cls(**({name: getattr(record, name) for name in cls.__match_args__} | changes))
    return made


def _record(cls: type[R], is_frozen: bool, eq: bool) -> type[R]:
    names = tuple(cls.__annotations__)
    body: dict[str, Any] = {name: value for name, value in vars(cls).items() if name not in (*names, *_OF_THE_CLASS)}
    defaults = {name: vars(cls)[name] for name in names if name in vars(cls)}
    aside = {name for name, default in defaults.items() if isinstance(default, _Made) and not default.eq}
    told = tuple(name for name in names if name not in aside)
    body.update(
        __slots__=(*names, "__weakref__"),
        __match_args__=names,
        __attrs_attrs__=tuple(map(Attribute, names)),
        __qualname__=cls.__qualname__,
        __reduce__=_reduce,
        __repr__=_repr(told),
    )
    if eq:
        body.update(_comparison(told))
        if not is_frozen:
            body["__hash__"] = None
    if is_frozen:
        body.update(__setattr__=_refuse, __delattr__=_refuse)
    record: Any = type(cls.__name__, cls.__bases__, body)
    record.__init__ = _init(record, names, defaults, is_frozen)
    result: type[R] = record
    return result


def _init(cls: Any, names: tuple[str, ...], defaults: dict[str, Any], is_frozen: bool) -> Any:
    """The method that fills a new record; a frozen one is filled through its slots."""
    space: dict[str, Any] = {}
    parameters, lines = [], []
    for name in names:
        default = defaults.get(name, _Made)
        value = name
        if isinstance(default, _Made):
            space[f"make_{name}"] = default.factory
            parameters.append(f"{name}=None")
            value = f"make_{name}() if {name} is None else {name}"
        elif default is _Made:
            parameters.append(name)
        else:
            space[f"default_{name}"] = default
            parameters.append(f"{name}=default_{name}")
        if is_frozen:
            space[f"set_{name}"] = getattr(cls, name).__set__
            lines.append(f"  set_{name}(self, {value})")
        else:
            lines.append(f"  self.{name} = {value}")
    exec(f"def __init__(self, {', '.join(parameters)}):\n" + ("\n".join(lines) or "  pass"), space)
    return space["__init__"]


def _comparison(names: tuple[str, ...]) -> dict[str, Any]:
    """Records are alike when they are of one class and their fields are alike."""
    values: Callable[[Any], Any] = attrgetter(*names) if names else lambda record: ()

    def alike(self: Any, other: object) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: Any) -> int:
        return hash(values(self))

    return {"__eq__": alike, "__hash__": hashed}


def _repr(names: tuple[str, ...]) -> Callable[[Any], str]:
    return lambda self: f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def _reduce(self: Any) -> tuple[Any, ...]:
    return type(self), tuple(getattr(self, name) for name in self.__match_args__)


def _refuse(self: Any, name: str, *value: object) -> NoReturn:
    raise AttributeError(f"{type(self).__name__}.{name} never changes")
