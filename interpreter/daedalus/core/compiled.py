"""What the compiled build asks of the source, and whether it is what runs (`make fast`).

A class that others may build upon, compiled or not, says so by `mypyc_attr(allow_interpreted_subclasses=True)`; in
plain Python that means nothing. This module itself is never compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

COMPILED, PURE = "compiled", "pure"  # the builds
T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**about: bool) -> Callable[[T], T]:
        return lambda thing: thing


def alike(thing: T, of: type[T] | None = None) -> T:
    """Another of the same class, or of one built upon it, with the same attributes, which a compiled class keeps
    elsewhere than in a dict."""
    class_: Any = of or thing.__class__
    twin: T = class_.__new__(class_)
    for name in _compiled_attributes(class_):
        try:
            setattr(twin, name, getattr(thing, name))
        except AttributeError:  # has no value yet
            continue
    if hasattr(thing, "__dict__"):
        twin.__dict__.update(thing.__dict__)
    return twin


@cache
def _compiled_attributes(class_: type) -> tuple[str, ...]:
    every = (name for c in class_.__mro__ for name in getattr(c, "__mypyc_attrs__", ()))
    return tuple(name for name in dict.fromkeys(every) if name != "__dict__")


def build() -> str:
    """Which build runs: where there is a compiled module, Python takes it before the source."""
    beside = os.listdir(os.path.dirname(__file__))
    return COMPILED if any(name.startswith("game.") and name.endswith((".so", ".pyd")) for name in beside) else PURE
