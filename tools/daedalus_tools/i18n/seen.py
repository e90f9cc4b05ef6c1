"""Which English every message was translated from, so that a message whose English has changed since is found.

A language keeps a list, `seen.txt`: for each message a fingerprint of the English and one of the translation, as they
were when somebody last saw both. The English is another now and the translation is not: it is stale. Whoever changes
the translation, or says that it is still right (`daedalus i18n seen de KEY`), makes it fresh. The files of messages
stay as they are, for tools that know nothing of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from attrs import frozen

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.text import locales
from daedalus.text.fingerprints import fingerprint, fingerprints
from daedalus.text.places import ENGLISH, FOLDER, homes, homes_of, new_language
from daedalus.text.plain import Part, parts
from daedalus_tools.i18n.status import name_of

FILE = "seen.txt"
HEAD = (
    "# Which English each message was translated from: fingerprints of the English and of the translation, as they",
    "# were when somebody last saw both. Written by `daedalus i18n seen`; a message that is not here counts as seen.",
)


class Pair(NamedTuple):
    english: str
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

    def stale(self) -> list[Place]:
        """Messages whose English is another than it was, while their translation is not."""
        return [
            place
            for place, now in self.now.items()
            if (before := self.before.get(place)) is not None
            and before.english != now.english
            and before.own == now.own
        ]

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
    for place, english, files in _messages(games, language):
        for file in files:
            if own := fingerprints(file).get(place[1]):
                now[place], where[place] = Pair(english, own), file
    return Seen(frozenset(game.id for game in games), now, read(language), where)


def confirm(found: Seen, language: str, keys: Iterable[str] = ()) -> tuple[Path, int]:
    """Writes down what is there: all that is not stale, and of the stale ones those of these keys or files; the file,
    and how many of the stale ones were confirmed."""
    named = set(keys)
    stale = {place for place in found.stale() if place[0] not in named and place[1] not in named}
    others = {place: pair for place, pair in found.before.items() if found.of_another_game(place)}
    record = others | {place: found.before[place] if place in stale else pair for place, pair in found.now.items()}
    file = _home(language) / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join((*HEAD, *_lines(record), "")), encoding="utf-8")
    return file, len(found.stale()) - len(stale)


# -- the list ----------------------------------------------------------------------------------------------------------


def read(language: str) -> Record:
    """What was seen, by the lists in all folders of the language."""
    found: Record = {}
    for home in homes(language):
        name = ""
        lines = read_text(home / FILE).splitlines() if (home / FILE).is_file() else []
        for words in (line.split() for line in lines if not line.startswith("#")):
            if len(words) == 1:
                [name] = words
            elif len(words) == 3:
                found[name, words[0]] = Pair(*words[1:])
    return found


def _lines(record: Record) -> Iterator[str]:
    name = ""
    for file, key in sorted(record):
        if file != name:
            yield from ("", file)
            name = file
        yield f"  {key} {' '.join(record[file, key])}"


def _home(language: str) -> Path:
    """Where the list is written: with the files of the language, in the folder of one's own if they are there."""
    there = [home for home in homes(language) if home.is_dir()]
    return there[-1] if there else new_language() / language


# -- messages ----------------------------------------------------------------------------------------------------------


def _messages(games: Sequence[Definition], language: str) -> Iterator[tuple[Place, str, list[Path]]]:
    """Every English message with its fingerprint, and the files of a language that may have it."""
    done: set[str] = set()
    for i, game in enumerate(games):
        for part in parts(game, shared=not i):
            english = _of_rules(part) if part.is_rules else fingerprints(part.file)
            files = part.files(language)
            yield from (((part.name, key), of, files) for key, of in english.items())
        own = homes_of(game, language)
        texts = locales.files(game, language)
        for file in locales.files(game, ENGLISH):
            name = name_of(file, game)
            if name not in done:
                done.add(name)
                ours = name.startswith(f"{game.id}/")
                files = [text for text in texts if any(home in text.parents for home in own) == ours]
                yield from (((name, key), of, files) for key, of in fingerprints(file).items())


def _of_rules(part: Part) -> Mapping[str, str]:
    """Of the digests of rules, whose English is the game's own list."""
    return {key: fingerprint(entry.text) for key, entry in part.english.items()}
