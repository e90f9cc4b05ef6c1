"""What each message said when somebody last read it, and which English it was translated from.

A language keeps that in `seen.txt`. A message whose English is another now, while it is not, is stale. One that has
changed while its English has not is compared with what it said before (`edited`). Whoever changes a translation, or
says that it is right (`daedalus i18n seen de KEY`), makes it fresh. The files of messages stay as they are, for tools
that know nothing of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from attrs import frozen

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.text import locales
from daedalus.text.fingerprints import fingerprint, written
from daedalus.text.outcomes import forms
from daedalus.text.places import ENGLISH, FOLDER, homes, homes_of, new_language
from daedalus.text.plain import Part, in_own_words, parts
from daedalus_tools.i18n.past import Past
from daedalus_tools.i18n.status import name_of

FILE = "seen.txt"
HEAD = (
    "# What each message said when somebody last read it, under a fingerprint of its English then.",
    "# Written by `daedalus i18n seen`; a message that is not here counts as read. No text is made with this.",
)
OF_FILE, OF_ENGLISH = "## ", "# "  # how the lines begin that name a file, and the fingerprint of an English message


class Pair(NamedTuple):
    english: str  # its fingerprint
    own: str


Place = tuple[str, str]  # an English file by its place in the folder of a language, and a key
Record = dict[Place, Pair]


@frozen
class Seen:
    """What a language has, and what was seen of it."""

    games: frozenset[str]  # whose messages were looked at, besides those of all games
    now: Record  # messages that are translated
    before: Record
    where: Mapping[Place, Path]  # the files of the translations
    english: Mapping[Place, str]

    def stale(self) -> list[Place]:
        """Messages whose English is another than it was, while their translation is not."""
        return [
            place
            for place, now in self.now.items()
            if (before := self.before.get(place)) is not None
            and before.english != now.english
            and before.own == now.own
        ]

    def past(self) -> Past:
        """The files and keys of messages that were read, with the English that they have."""
        same = {(self.where[place], place[1]) for place, now in self.now.items() if self.before.get(place) == now}
        edited = frozenset((self.where[place], place[1]) for place, _, _ in self.edited())
        added = frozenset(
            (self.where[place], f"{place[1]}.{form}")
            for place, was, now in self.edited()
            for form in forms(now).keys() - forms(was).keys()
        )
        return Past(frozenset(same), edited, added)

    def edited(self) -> Iterator[tuple[Place, str, str]]:
        """Messages that have changed while their English has not: what each said before, and what it says now."""
        for place, now in self.now.items():
            before = self.before.get(place)
            if before is not None and before.own != now.own and before.english == now.english:
                yield place, before.own, now.own

    def of_another_game(self, place: Place) -> bool:
        folder, _, inside = place[0].partition("/")
        return bool(inside) and folder not in (FOLDER, *self.games)

    def unrecorded(self) -> list[Place]:
        """Messages that have been translated, or translated anew, since somebody last wrote down what was seen."""
        stale = set(self.stale())
        return [place for place, now in self.now.items() if place not in stale and self.before.get(place) != now]


def seen(games: Sequence[Definition], language: str) -> Seen:
    now: Record = {}
    where: dict[Place, Path] = {}
    said: dict[Place, str] = {}
    for place, english, files in (*_messages(games, language), *_of_its_own(games, language)):
        for file in files:
            if own := written(file).get(place[1]):
                now[place], where[place], said[place] = Pair(fingerprint(english), own), file, english
    return Seen(frozenset(game.id for game in games), now, read(language), where, said)


def confirm(found: Seen, language: str, keys: Iterable[str] = (), doubtful: Iterable[Place] = ()) -> tuple[Path, int]:
    """Writes down what is there: all that is neither stale nor doubtful, and of those what these keys or files name;
    the file, and how many of these were confirmed."""
    named = set(keys)
    every = {*found.stale(), *doubtful}
    left = {place for place in every if place[0] not in named and place[1] not in named}
    others = {place: pair for place, pair in found.before.items() if found.of_another_game(place)}
    record = others | {place: found.before[place] if place in left else pair for place, pair in found.now.items()}
    file = _home(language) / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join((*HEAD, *_lines(record), "")), encoding="utf-8")
    return file, len(every) - len(left)


# -- the list ----------------------------------------------------------------------------------------------------------


def read(language: str) -> Record:
    """What was seen, by the lists in all folders of the language."""
    found: Record = {}
    for home in homes(language):
        if (home / FILE).is_file():
            found.update(_read(read_text(home / FILE)))
    return found


def _read(text: str) -> Iterator[tuple[Place, Pair]]:
    name = ""
    for part in text.split("\n" + OF_FILE)[1:]:
        name, *entries = part.split("\n" + OF_ENGLISH)
        for english, _, own in (entry.partition("\n") for entry in entries):
            yield (name.strip(), own.partition(" =")[0]), Pair(english.strip(), own.rstrip())


def _lines(record: Record) -> Iterator[str]:
    name = ""
    for file, key in sorted(record):
        if file != name:
            yield from ("", OF_FILE + file)
            name = file
        yield from ("", OF_ENGLISH + record[file, key].english, record[file, key].own)


def _home(language: str) -> Path:
    """Where the list is written: with the files of the language, in the folder of one's own if they are there."""
    there = [home for home in homes(language) if home.is_dir()]
    return there[-1] if there else new_language() / language


# -- messages ----------------------------------------------------------------------------------------------------------


def _messages(games: Sequence[Definition], language: str) -> Iterator[tuple[Place, str, list[Path]]]:
    """Every English message, and the files of a language that may have it."""
    done: set[str] = set()
    for i, game in enumerate(games):
        for part in parts(game, shared=not i):
            english = _of_rules(part) if part.is_rules else written(part.file)
            files = part.files(language)
            yield from (((part.name, key), of, files) for key, of in english.items())
        for part in in_own_words(game):
            yield from (((part.name, key), of, part.files(language)) for key, of in written(part.file).items())
        own = homes_of(game, language)
        texts = locales.files(game, language)
        for file in locales.files(game, ENGLISH):
            name = name_of(file, game)
            if name not in done:
                done.add(name)
                ours = name.startswith(f"{game.id}/")
                files = [text for text in texts if any(home in text.parents for home in own) == ours]
                yield from (((name, key), of, files) for key, of in written(file).items())


def _of_its_own(games: Sequence[Definition], language: str) -> Iterator[tuple[Place, str, list[Path]]]:
    """The messages that card texts are made with in this language, and in English not: verbs, articles."""
    for game in games:
        english = {key for file in locales.files(game, ENGLISH) for key in written(file)}
        own = homes_of(game, language)
        for file in locales.files(game, language):
            name = (
                f"{game.id}/{FOLDER}/{file.name}"
                if any(home in file.parents for home in own)
                else f"{FOLDER}/{file.name}"
            )
            yield from (((name, key), "", [file]) for key in written(file) if key not in english)


def _of_rules(part: Part) -> Mapping[str, str]:
    """Of the digests of rules, whose English is the game's own list."""
    return {key: entry.text for key, entry in part.english.items()}
