"""Fluent files, read once: the messages of a file are kept in the user's cache, as with our other data files, ready to
be said, and each is opened when somebody first asks for it."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser, ast

from daedalus.core.keeping import kept, made_by
from daedalus.core.reading import read_text

# What messages are made by and of.
MAKERS = ("fluent.syntax.parser", "fluent.syntax.ast", "fluent.runtime.prepare", "fluent.runtime.resolver", __name__)
TERM = "-"  # what the key of a term of Fluent begins with


class Bundle(FluentBundle):  # type: ignore[misc]
    """The messages of some files of a language; of two with one key the later counts."""

    def __init__(self, language: str, files: Iterable[Path], functions: dict[str, Any] | None = None) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._closed: dict[str, bytes] = {}
        self._opened: dict[str, resolver.Message] = {}
        for file in files:
            self._closed.update(messages(file))

    @property
    def keys(self) -> list[str]:
        return [key for key in self._closed if not key.startswith(TERM)]

    def has_message(self, message_id: str) -> bool:
        return message_id in self._closed

    def _lookup(self, entry_id: str, term: bool = False) -> resolver.Message:
        """Where Fluent looks for a message, or for a term that a message says."""
        key = f"{TERM}{entry_id}" if term else entry_id
        if key not in self._opened:
            self._opened[key] = pickle.loads(self._closed[key])
        return self._opened[key]


def messages(file: Path) -> Mapping[str, bytes]:
    """The messages of a file by their keys, closed; where nothing can be kept, they are made anew."""
    text = read_text(file)
    return kept(made_by(*MAKERS) + text.encode(), lambda: _made(text))


def _made(text: str) -> dict[str, bytes]:
    """Without comments and places, which only those who check a file want."""
    made = {}
    compiler = Compiler()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            entry.comment = None
            key = f"{TERM}{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            made[key] = pickle.dumps(compiler(entry))
    return made
