"""Texts of cards that a translator wrote by hand: `locale/<language>/<game>/cards.ftl`, a message `card-<number>` each.
Its attribute `.of` is the fingerprint of the effect that it was written for: when the effect changes, it is stale."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.language.typed import CardTree
from daedalus.text.places import ENGLISH, homes_of

FILE = "cards.ftl"
KEY = "card-"
OF = "of"


@frozen
class Written:
    """A text by hand, and the fingerprint of the effect that it is about."""

    text: str
    of: str
    file: Path


def fingerprint(tree: CardTree) -> str:
    """Of what a card does: its program, however it is set out and commented."""
    lines = (line.partition("#")[0].split() for line in tree.source.splitlines())
    return hashlib.sha256("\n".join(" ".join(line) for line in lines if line).encode()).hexdigest()[:8]


def override(tree: CardTree, game: Definition, language: str) -> str:
    """The text that was written by hand for a card as it is now; nothing if there is none or it is stale."""
    found = next((written(game, language)[n] for n in tree.numbers if n in written(game, language)), None)
    return found.text if found is not None and found.of == fingerprint(tree) else ""


@functools.cache
def written(game: Definition, language: str) -> dict[int, Written]:
    """All texts by hand of a language, by the number of their card."""
    files = (home / FILE for home in homes_of(game, language))
    return {number: text for file in files if file.is_file() for number, text in read(file).items()}


def read(file: Path) -> dict[int, Written]:
    from daedalus.text.resources import Bundle

    bundle = Bundle(ENGLISH, [file])
    found = {}
    for key in bundle.keys:
        number = key.removeprefix(KEY)
        if not key.startswith(KEY) or not number.isdigit():
            continue
        message = bundle.get_message(key)
        text = bundle.format_pattern(message.value)[0] if message.value is not None else ""
        of = message.attributes.get(OF)
        found[int(number)] = Written(" ".join(str(text).split()), str(bundle.format_pattern(of)[0]) if of else "", file)
    return found
