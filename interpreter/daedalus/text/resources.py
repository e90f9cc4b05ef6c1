"""Fluent files, parsed once: what a file says is kept in the user's cache, as with our other data files."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.syntax import FluentParser, ast

from daedalus.core.keeping import kept
from daedalus.core.reading import read_text


def resource(file: Path) -> ast.Resource:
    """The messages of a file; where nothing can be kept, it is parsed anew."""
    text = read_text(file)
    return kept(_parser() + text.encode(), lambda: _messages(text))


def _messages(text: str) -> ast.Resource:
    """Without comments and places, which only those who check a file want."""
    entries: list[ast.EntryType] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            entry.comment = None
            entries.append(entry)
    return ast.Resource(entries)


@functools.cache
def _parser() -> bytes:
    """What the nodes of a parsed file are: those of another version of the parser are not taken for ours."""
    return Path(ast.__file__).read_bytes()
