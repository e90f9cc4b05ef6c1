"""What is typed as it stands, in all languages alike: options, commands, names of files and words of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from daedalus.text.places import ENGLISH
from daedalus_tools.cli import COMMANDS
from daedalus_tools.i18n.strange import vocabulary

COMMAND = r"\bdaedalus\b(?:" + "|".join(f" {command}" for command in COMMANDS) + r")?"
# Words of the card language, of options and files, commands, and what stands for something else in them (FOLDER).
QUOTED = re.compile(
    r"`[^`]*`|\"[^\"]*\"|--[\w-]+|# .*|"
    + COMMAND
    + r"(?: (?:build|install|list|new|pack|seen)\b)?|\b[A-Z_]{4,}\b|\w*\.(?:card|yaml)\b"
)
TYPED = re.compile(
    rf"(?<![\w-])--\w[\w-]*|{COMMAND}|\b[A-Z]+_[A-Z_]+\b|(?<!\w)[\w-]*\.(?:card|yaml|ftl|html|json|toml|txt)\b"
)
OPTION, MAYBE = "--", re.compile(r"--|_|daedalus|\.[a-z]")  # what may be of the kind is found more quickly
TICKED, TICKED_WHOLE = re.compile(r"`([^`]*)`"), re.compile(r"`[^`]*`")
WORD = re.compile(r"[^\W\d_]{2,}")


def typed(text: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    """What cannot be typed, since English has nothing of the kind; an option that is not told."""
    mine, theirs = (set(TYPED.findall(x)) if MAYBE.search(x) else set() for x in (text, english))
    lost = {x for x in theirs - mine if x.startswith(OPTION) or mine - theirs}
    if mine - theirs or lost:
        yield "quoted", " instead of ".join(", ".join(sorted(x)) for x in (mine - theirs, lost) if x)
        return
    here, there = (_first(x) for x in (text, english))
    if here - there and there - here:
        yield "quoted", f"{_ticked(here - there)} instead of {_ticked(there - here)}"
    elif more := _one_other(text, english):
        yield "quoted", f"{_ticked(more)} is not in English"
    elif translated := {word for word in _inside(text) if not _akin(word, english)} & _known(language):
        yield "quoted", f"{_ticked(translated)} is not in English"


def _first(text: str) -> set[str]:
    """Commands and words of cards; what follows them may be an example."""
    return {ticked.split()[0] for ticked in TICKED.findall(text) if ticked.strip()}


def _one_other(text: str, english: str) -> set[str]:
    """The word that a quoted line has in the place of another, where all its other words are those of English."""
    theirs = [_inside(ticked) for ticked in TICKED_WHOLE.findall(english)]
    for ticked in TICKED_WHOLE.findall(text):
        own = _inside(ticked)
        if own not in theirs and any(len(own & x) > 1 and len(own - x) == len(x - own) == 1 for x in theirs):
            return own - {*WORD.findall(english)}
    return set()


def _inside(text: str) -> set[str]:
    """All words in them, besides those that stand for something (NAME), which are said in any language."""
    return {word for ticked in TICKED.findall(text) for word in WORD.findall(ticked) if word.islower()}


def _akin(word: str, english: str) -> bool:
    """Whether English has a word, or one that only ends otherwise."""
    return any(word.startswith(other) or other.startswith(word) for other in WORD.findall(english))


def _known(language: str) -> Set[str]:
    return vocabulary(language).keys() | vocabulary(ENGLISH).keys()


def _ticked(found: set[str]) -> str:
    return ", ".join(f"`{text}`" for text in sorted(found))
