"""The files of a new language: every message of English as a comment, with what its arguments are; and the English
digests of rules as a file of messages, for tools that want one to translate from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.messages import declared
from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.language.vocabulary import NUMBER, Word
from daedalus.text.digests import KEY
from daedalus.text.places import ENGLISH, FOLDER, SENSES, homes
from daedalus.text.plain import Part, parts
from daedalus.text.speech import plural_categories, text_files

PREFIXES = ("point-", "moment-")
KEPT = "keep.txt"
KEEP = (
    "# Words that stay as they are in English, one a line: board words that the rulebook of this language keeps, and",
    "# words that only look English. `daedalus i18n check` finds all other English words in the messages.",
)


def write(game: Definition, language: str, to: Path) -> list[Path]:
    """Writes the files of a language for a game; one that is there is left alone. Of English only the digests."""
    try:
        plurals = plural_categories(language)
    except Exception as e:  # whatever the list of languages finds wrong with the name
        raise DaedalusError(
            trouble(
                "trouble-no-language-is-called",
                "no language is called '{language}': write its code, such as 'fr' or 'uk'",
                language=language,
            )
        ) from e
    every = parts(game)
    if language == ENGLISH:
        return [_written(to / language / part.name, digests(part)) for part in every if part.is_rules]
    made = []
    if not (kept := to / language / KEPT).exists():
        made.append(_written(kept, iter(KEEP)))
    for at, home in ((to / language, homes(ENGLISH)[0]), (to / language / game.id, game.locale_home(ENGLISH))):
        if (home / SENSES).is_file() and not (at / SENSES).exists():
            made.append(_written(at / SENSES, _senses(home / SENSES)))
    for name, file in _texts(game).items():
        target = to / language / name
        if not target.exists():
            made.append(_written(target, _lines(read_text(file), game, language, plurals, name)))
    for part in every:
        target = to / language / part.name
        if not target.exists():
            text = "\n".join(digests(part)) if part.is_rules else read_text(part.file)
            made.append(_written(target, _lines(text, game, language, plurals, part.name)))
    return made


def _senses(file: Path) -> Iterator[str]:
    """The words that English has for each sense, as comments: what a language does not list is not judged."""
    yield from (line if line.startswith("#") else f"# {line}".rstrip() for line in read_text(file).splitlines())


def _texts(game: Definition) -> dict[str, Path]:
    """The English files that card texts are made with, by their place in the folder of a language."""
    home = game.locale_home(ENGLISH)
    return {
        f"{game.id}/{file.relative_to(home).as_posix()}" if home in file.parents else f"{FOLDER}/{file.name}": file
        for file in text_files(game, ENGLISH)
    }


def _written(target: Path, lines: Iterator[str]) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def digests(part: Part) -> Iterator[str]:
    """The digests of rules as messages, chapter by chapter."""
    assert part.game is not None
    yield f"# What each rule says, in one sentence: {KEY}8-4-2 is rule 8.4.2. `daedalus i18n new en` writes this file"
    yield "# from the game's list of rules: what is to be changed is changed there."
    chapter = ""
    for entry in part.english.values():
        number = entry.key.removeprefix(KEY).partition("-")[0]
        if number != chapter:
            chapter = number
            yield from ("", f"## Chapter {number}", "")
        yield f"{entry.key} = {_escaped(entry.text)}"


def _escaped(text: str) -> str:
    return text.replace("{", '{ "{" }').replace("}", '{ "}" }') if "{" in text else text


def _lines(text: str, game: Definition, language: str, plurals: frozenset[str], name: str) -> Iterator[str]:
    yield f"### {name}, {language}. Plurals of this language: {', '.join(sorted(plurals))}."
    yield "### Each message stands here in English, as a comment: take the # away, translate what is right of the =."
    yield "### What is still a comment is said in English. How messages are written: docs/translators-guide.md."
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.GroupComment):
            yield from ("", *(f"## {line}".rstrip() for line in (entry.content or "").split("\n")))
        elif isinstance(entry, ast.Message):
            yield ""
            yield from (f"# {line}".rstrip() for line in _about(entry, game, name))
            entry.comment = None
            yield from (f"# {line}" for line in FluentSerializer().serialize_entry(entry).rstrip().split("\n"))


def _about(entry: ast.Message, game: Definition, name: str) -> Iterator[str]:
    """What the message is for, and what it is given."""
    if entry.comment is not None:
        yield from (entry.comment.content or "").split("\n")
    word = _word(entry.id.name, game) if f"{FOLDER}/" in name else None
    if word is not None:
        yield f"Says: {word.pattern}"
        for hole in word.holes:
            what = getattr(word.roles[hole.name], "told", "") or hole.type
            agrees = "" if hole.type == NUMBER else f"; GENDER(${hole.name}) and NUMBER(${hole.name}) to select by"
            yield f"${hole.name}: {what}{agrees}"
        return
    catalogue = name.partition("/")[0].removesuffix(".ftl")
    said = declared(catalogue).get(entry.id.name)
    if said is not None and said.args:
        yield "Variables: " + ", ".join(f"${arg}: {type_}" for arg, type_ in said.args.items()) + "."


def _word(key: str, game: Definition) -> Word | None:
    for prefix in PREFIXES:
        key = key.removeprefix(prefix)
    return game.words.by_key.get(key)
