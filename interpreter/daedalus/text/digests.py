"""What a numbered rule says, in a language: `locale/<language>/<game>/rules.ftl`, a message `rule-8-4-2` for rule
8.4.2. English stands in the game's own list of rules, and is said where a language has no message."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from daedalus.kit.definition import Definition
from daedalus.text.places import ENGLISH, homes_of

FILE = "rules.ftl"
KEY = "rule-"


def key(number: str) -> str:
    """The key of a rule's message."""
    return KEY + number.replace(".", "-")


def told(game: Definition, language: str, rules: Mapping[str, str]) -> dict[str, str]:
    """Rules by number, in a language as far as it has them."""
    own = digests(game, language)
    return {number: own.get(key(number), says) for number, says in rules.items()}


@functools.cache
def digests(game: Definition, language: str) -> dict[str, str]:
    """All digests of a language, by the keys of their messages."""
    files = [home / FILE for home in homes_of(game, language) if (home / FILE).is_file()]
    if language == ENGLISH or not files:
        return {}
    from daedalus.text.resources import Bundle

    found = {}
    for file in files:
        bundle = Bundle(language, [file])
        for name in bundle.keys:
            if name.startswith(KEY) and (value := bundle.get_message(name).value) is not None:
                found[name] = " ".join(str(bundle.format_pattern(value)[0]).split())
    return found
