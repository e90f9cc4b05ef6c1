"""Cards and countries as logs call them: capitals, quotation marks and dots do not matter; a few have other names."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

OTHER_NAMES = {"mideastscoring": "middleeastscoring"}


def plain(name: str) -> str:
    text = re.sub(r"[^a-z0-9]", "", name.lower())
    return OTHER_NAMES.get(text, text)


class Names:
    """Things by their names. A name in a log may be the beginning of the whole one, or nearly it."""

    def __init__(self, things: Mapping[str, object]) -> None:
        self._things = {plain(name): thing for name, thing in things.items()}
        self._found: dict[str, object] = {}

    def __getitem__(self, name: str) -> object:
        if name not in self._found:
            self._found[name] = self._look(plain(name))
        return self._found[name]

    def _look(self, name: str) -> object:
        if name in self._things:
            return self._things[name]
        longer = [whole for whole in self._things if len(name) > 5 and whole.startswith(name)]
        near = longer or difflib.get_close_matches(name, self._things, n=1, cutoff=0.8)
        if not near:
            raise KeyError(f"nothing is called {name!r}")
        return self._things[near[0]]

    def knows(self, names: Iterable[str]) -> bool:
        try:
            return all(self[name] is not None for name in names)
        except KeyError:
            return False
