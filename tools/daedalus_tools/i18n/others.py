"""What the other languages say: if English and all of them agree in something, one language hardly differs. Their files
are read as they stand, which is quick; only the words of a message count, not how it is made."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from daedalus.kit.definition import Definition
from daedalus.text.locales import files
from daedalus.text.places import ENGLISH, homes, languages
from daedalus.text.plain import GAP, Part

Texts = Mapping[str, str]  # what messages say, by key and form
HEAD = re.compile(r"^(?:([a-zA-Z][\w-]*)|[ \t]+\.([\w-]+)) *= *", re.MULTILINE)
MADE = re.compile(r"\{[^{}]*\}|\{[^{}]*->")
VARIANT = re.compile(r"^#.*$|^\s*\*?\[[\w-]+\]", re.MULTILINE)
WORD = re.compile(r"[^\W\d_]+")
DENIED = re.compile(r"\b(?:cannot|neither|never|no|nobody|none|not|nothing|without)\b", re.IGNORECASE)
OFTEN, NEARLY = 18, 0.95  # a word in so many messages, nearly always where English denies: it denies
MANY, MOSTLY = 200, 0.75  # or in very many, and mostly


@functools.cache
def others(language: str) -> tuple[str, ...]:
    return tuple(name for name in languages() if name not in (language, ENGLISH))


@functools.cache
def texts_of(part: Part, language: str) -> Texts:
    """The messages of a file that are said as they are."""
    return {full: text for file in part.files(language) for full, text in _texts(file).items()}


@functools.cache
def texts_of_cards(game: Definition, language: str) -> Texts:
    """What card texts are made with."""
    return {full: text for file in files(game, language) for full, text in _texts(file).items()}


def denied_in(text: str, language: str) -> bool:
    """Whether a text of another language denies something."""
    return not _denials(language).isdisjoint(WORD.findall(text.lower()))


@functools.cache
def _denials(language: str) -> frozenset[str]:
    """The words that stand nearly always where English denies something."""
    times: Counter[str] = Counter()
    denying: Counter[str] = Counter()
    [home, *_], [english, *_] = homes(language), homes(ENGLISH)
    for file in sorted(english.glob("*.ftl")):  # findings and errors, which deny most
        own = home / file.relative_to(english)
        theirs = _texts(file)
        for full, text in _texts(own).items() if own.is_file() else ():
            found = set(WORD.findall(text.lower())) if full in theirs else set()
            times.update(found)
            denying.update(found if found and DENIED.search(theirs[full]) else ())
    return frozenset(
        word for word, n in denying.items() if n >= (NEARLY if n < MANY else MOSTLY) * times[word] and n >= OFTEN
    )


@functools.cache
def _texts(file: Path) -> Texts:
    text = VARIANT.sub("", MADE.sub(GAP, file.read_text(encoding="utf-8")))
    found: dict[str, str] = {}
    key, heads = "", list(HEAD.finditer(text))
    for head, after in zip(heads, [*heads[1:], None], strict=True):
        key = head[1] or key
        says = " ".join(text[head.end() : after.start() if after else len(text)].split())
        found[key if head[1] else f"{key}.{head[2]}"] = says
    return {full: says for full, says in found.items() if says}
