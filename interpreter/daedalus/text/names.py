"""What the things of a game are called where they stand alone, in a language: fields and their values, spaces, answers
to a question. Each is found by what the game itself calls it; what has no message is called so in every language.

- `field-<name>` in `locale/<language>/<game>/fields.ftl`: a field of the state, an attribute for each value;
- `option-<id>` in `options.ftl` there, or in that of all games: an answer, an operation, what came of a die;
- the terms of card texts: a space by its form `.bare`, if it has one.
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any

from daedalus.core.reading import read_text
from daedalus.core.schema import Field
from daedalus.kit import registry
from daedalus.text.places import ENGLISH, FOLDER, homes, homes_of

if TYPE_CHECKING:
    from daedalus.text.resources import Bundle

FIELD, FIELDS = "field-", "fields"
OPTION, OPTIONS = "option-", "options"
BARE = "bare"
IN = ": "  # between a space and what is there, in an id
_NUMBER = re.compile(r"\d+")
SIDE = "side"


def slug(name: str) -> str:
    """A name as a part of a key: `islamist rule` is `islamist-rule`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Names:
    """The names of one game in one language."""

    def __init__(self, catalogue: str, language: str = ENGLISH) -> None:
        self.catalogue = catalogue
        self.language = language
        self._known: dict[tuple[str, str], str] = {}

    def field(self, name: str, otherwise: str = "") -> str:
        """A field inside a line; `otherwise`: what it is called if it has no message."""
        return self._found(FIELD + slug(name), "") or otherwise or name

    def value(self, field: Field, value: Any) -> str:
        """What a field holds; numbers and texts as they are."""
        word = field.show(value)
        return self.part(field.name, word) if field.kind in ("choice", "flag") else word

    def part(self, name: str, word: str) -> str:
        """A value or level of a field."""
        return self._found(FIELD + slug(name), slug(word)) or word

    def count(self, name: str, n: int, otherwise: str) -> str:
        """So many pieces of a field: its attribute `.count`; `otherwise`: if it has none."""
        return self._say(FIELD + slug(name), "count", {"n": n}) or otherwise

    def marker(self, name: str, word: str) -> str:
        """A marker that shows a value of a field: its attribute `.shown`."""
        value = self.part(name, word)
        return self._say(FIELD + slug(name), "shown", {"value": value}) or f"{value} {self.field(name)}"

    def item(self, field: str, item: Any) -> str:
        """A thing in a list, by what it consists of: `field-plots.item`."""
        parts = item._asdict() if hasattr(item, "_asdict") else None
        return (parts and self._say(FIELD + slug(field), "item", parts)) or self.thing(str(item))

    def space(self, name: str) -> str:
        """A space, standing alone."""
        return name if self.language == ENGLISH else self._named(name) or name

    def side(self, id_: str, otherwise: str = "") -> str:
        """A side, standing alone; `otherwise`: how it is printed."""
        return self._term(SIDE, id_) or otherwise or id_

    def _term(self, type_: str, name: str) -> str:
        """A term of card texts without its article; nothing if there is none."""
        key = f"{type_}-{slug(name)}"
        for language in dict.fromkeys((self.language, ENGLISH)):
            terms = _terms(self.catalogue, f"{type_}-", language)
            if terms.has_message(key):
                message = terms.get_message(key)
                pattern = message.attributes.get(BARE, message.value)
                return str(terms.format_pattern(pattern)[0]) if pattern is not None else ""
        return ""

    def thing(self, id_: str) -> str:
        """A space, or an answer by its id: one that is made of a space and a thing by both; numbers stay numbers."""
        if self.language == ENGLISH:
            return id_
        if named := self._named(id_):
            return named
        place, _, what = id_.partition(IN)
        if what and (named := self._named(place)):
            return self._say(OPTION + "in", "", {"place": named, "what": self.thing(what)})
        numbers = dict(zip("nm", map(int, _NUMBER.findall(id_)), strict=False))
        return self._say(OPTION + slug(_NUMBER.sub("n", id_)), "", numbers) or id_

    def _named(self, name: str) -> str:
        """A proper name of the game; nothing if it is none."""
        names = registry.game(self.catalogue).words.names
        return self._term(names[name][0], name) if name in names else ""

    # -- messages -----------------------------------------------------------------------------------

    def _found(self, key: str, form: str) -> str:
        """A message or one of its attributes; nothing if there is none."""
        if (key, form) not in self._known:
            self._known[key, form] = self._say(key, form, {})
        return self._known[key, form]

    def _say(self, key: str, form: str, about: dict[str, Any]) -> str:
        from daedalus.text.bundle import bundle, filled

        given = {name: ("no", "yes")[v] if isinstance(v, bool) else v for name, v in about.items()}
        for language in dict.fromkeys((self.language, ENGLISH)):
            part = FIELDS if key.startswith(FIELD) else OPTIONS
            for catalogue in (f"{self.catalogue}:{part}", *((OPTIONS,) if part == OPTIONS else ())):
                messages = bundle(catalogue, language)
                if not messages.has_message(key):
                    continue
                message = messages.get_message(key)
                pattern = message.attributes.get(form) if form else message.value
                if pattern is not None:
                    return filled(messages, pattern, given, f"{catalogue}:{key}")
        return ""


@functools.cache
def _terms(catalogue: str, prefix: str, language: str) -> Bundle:
    """The terms of a language with a prefix, out of the files that have such."""
    from daedalus.text.resources import Bundle

    every = (*homes(language), *homes_of(registry.game(catalogue), language))
    files = (file for home in every for file in sorted((home / FOLDER).glob("*.ftl")))
    return Bundle(language, (file for file in files if re.search(rf"^{prefix}", read_text(file), re.MULTILINE)))
