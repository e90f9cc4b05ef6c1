"""The messages of a language beside their English: what others say is how one is judged. Learnt from them are the words
that go with an English word nearly always, so that no language need be known to the program."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from attrs import frozen

from daedalus.kit import registry
from daedalus.text.locales import META, Message, having
from daedalus.text.places import ENGLISH
from daedalus.text.plain import APART, parts
from daedalus.text.variants import Choice

WORD = re.compile(r"[^\W\d_]{2,}")
QUOTED = re.compile("`[^`]*`")  # words of the card language, which all languages write alike
NAMED = re.compile("<[a-z-]+>")  # a term or a verb that a message names by its key
WORDS_OF_CARDS = "words of cards"  # where a message stands that card texts are made with
Place = tuple[str, str, str]  # the game, or nothing; the file, and the message


@frozen
class Beside:
    """A message and its English."""

    english: str
    text: str
    choices: tuple[Choice, ...] = ()


@functools.cache
def messages(language: str) -> Mapping[Place, Beside]:
    """All that a language says and English too, in all games."""
    found: dict[Place, Beside] = {}
    for game in map(registry.game, registry.ours()):
        english = having(game, ENGLISH)
        for full, m in having(game, language).items():
            if full in english and m.form not in META and m.text.strip():
                found[game.id, WORDS_OF_CARDS, full] = Beside(with_terms(english[full]), in_own(m), m.choices)
        for part in parts(game):
            theirs, at = part.english, part.game.id if part.game else ""
            for full, e in part.entries(language).items():
                if full in theirs:
                    found[at, part.name, full] = Beside(theirs[full].text, e.text, e.choices)
    return found


def with_terms(m: Message) -> str:
    """What an English message of card texts says, with the terms that it names."""
    return " ".join((m.text, *sorted(term.replace("-", " ") for term in m.terms)))


def in_own(m: Message) -> str:
    """The same of another language, in which terms and verbs have names that are no words."""
    return " ".join((m.text, *sorted(f"<{key}>" for key in m.terms | m.verbs)))


def pieces(text: str) -> list[str]:
    """The variants of a message and what stands around them."""
    return NAMED.sub(" ", QUOTED.sub(" ", text)).split(APART)


class Counted:
    """In how many messages words stand, and in how many of these English says something; any of them can be left out,
    since a message is judged by the others."""

    def __init__(
        self,
        among: Mapping[Place, Beside],
        words: Callable[[str], Iterable[str]],
        theirs: Callable[[str], Iterable[str]],
    ) -> None:
        self.own = {place: frozenset(words(one.text)) for place, one in among.items()}
        self.theirs = {place: frozenset(theirs(one.english)) for place, one in among.items()}
        self.times: Counter[str] = Counter(word for own in self.own.values() for word in own)
        self.said: Counter[str] = Counter(word for said in self.theirs.values() for word in said)
        self.both: Counter[tuple[str, str]] = Counter(
            (word, meant) for place, own in self.own.items() for meant in self.theirs[place] for word in own
        )

    def often(self, word: str, without: Place) -> int:
        """In how many other messages it stands."""
        return self.times[word] - (word in self.own.get(without, ()))

    def meaning(self, word: str, meant: str, without: Place) -> int:
        """And in how many of them English says that."""
        here = word in self.own.get(without, ()) and meant in self.theirs.get(without, ())
        return self.both[word, meant] - here
