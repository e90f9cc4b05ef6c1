"""Messages as they are written, whatever their comments and however they are laid out; and fingerprints, which tell
whether one is still what it was."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from daedalus.core.keeping import kept, made_by
from daedalus.core.reading import read_text

LETTERS = 6
MAKERS = ("fluent.syntax.parser", "fluent.syntax.ast", "fluent.syntax.serializer", __name__)


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def written(file: Path) -> Mapping[str, str]:
    """Every message of a file, with all of its forms, by its key."""
    return _written(file, file.stat().st_mtime_ns)


@functools.cache
def _written(file: Path, _: int) -> Mapping[str, str]:
    text = read_text(file)
    return kept(made_by(*MAKERS) + text.encode(), lambda: _made(text))


def _made(text: str) -> dict[str, str]:
    found = {}
    serializer = FluentSerializer()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            found[entry.id.name] = serializer.serialize_entry(entry).rstrip()
    return found
