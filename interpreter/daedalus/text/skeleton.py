"""The files of a new language: every message of English as a comment, with what its arguments are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from daedalus.core.errors import DaedalusError
from daedalus.data import folder
from daedalus.kit.definition import Definition
from daedalus.language.vocabulary import Word
from daedalus.text.bundle import ENGLISH
from daedalus.text.speech import plural_categories, text_files

PREFIXES = ("point-", "moment-")


def write(game: Definition, language: str, to: Path) -> list[Path]:
    """Writes the files; one that is there is left alone."""
    try:
        plurals = plural_categories(language)
    except Exception as e:  # whatever the list of languages finds wrong with the name
        raise DaedalusError(f"no language is called {language!r}: write its code, such as 'fr' or 'uk'") from e
    made = []
    english = folder("locale") / ENGLISH
    for file in text_files(game, ENGLISH):
        target = to / language / file.relative_to(english)
        if target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(_lines(file, game, language, plurals)) + "\n", encoding="utf-8")
        made.append(target)
    return made


def _lines(file: Path, game: Definition, language: str, plurals: frozenset[str]) -> Iterator[str]:
    yield f"### {file.stem}, {language}. Plurals of this language: {', '.join(sorted(plurals))}."
    yield "### Each message stands here in English, as a comment: take the # away, translate what is right of the =."
    yield "### What is still a comment is said in English. How messages are written: docs/translators-guide.md."
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            yield from ("", f"## {entry.content}")
        elif isinstance(entry, ast.Message):
            yield ""
            yield from (f"# {line}" for line in _about(entry, game))
            entry.comment = None
            yield from (f"# {line}" for line in FluentSerializer().serialize_entry(entry).rstrip().split("\n"))


def _about(entry: ast.Message, game: Definition) -> Iterator[str]:
    """What the message is for."""
    if entry.comment is not None:
        yield from (entry.comment.content or "").split("\n")
    word = _word(entry.id.name, game)
    if word is None:
        return
    yield f"Says: {word.pattern}"
    for hole in word.holes:
        what = getattr(word.roles[hole.name], "told", "") or hole.type
        yield f"${hole.name}: {what}"


def _word(key: str, game: Definition) -> Word | None:
    for prefix in PREFIXES:
        key = key.removeprefix(prefix)
    return game.words.by_key.get(key)
