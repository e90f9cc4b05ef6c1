"""How far the files of a language are: what is wanted of each, what is there and what is not, which texts of cards are
by hand, and what is stale: messages whose English has changed since, and texts about another effect."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.text import locales, overrides
from daedalus.text.places import ENGLISH, FOLDER
from daedalus.text.plain import in_own_words, parts


@frozen
class State:
    """One file of a language."""

    language: str
    file: str  # by its place in the folder of the language
    wanted: int  # messages and their forms
    missing: tuple[str, ...] = ()
    by_hand: tuple[str, ...] = ()  # texts of cards that a translator wrote
    stale: tuple[str, ...] = ()  # messages whose English is another now, and texts whose effect is

    @property
    def translated(self) -> int:
        return self.wanted - len(self.missing)


def states(games: Sequence[Definition], language: str) -> Iterator[State]:
    """All files that a language should have, those that all games share first."""
    from daedalus_tools.i18n.seen import seen as what_was_seen

    seen: set[str] = set()
    stale = defaultdict(list)
    for name, key in what_was_seen(games, language).stale() if language != ENGLISH else ():
        stale[name].append(key)
    for i, game in enumerate(games):
        for part in parts(game, shared=not i):
            lacks = () if language == ENGLISH else tuple(part.missing(language))
            yield State(language, part.name, len(part.english), lacks, stale=tuple(stale[part.name]))
        said = ((part.name, len(part.entries(language))) for part in in_own_words(game))
        yield from (State(language, name, n) for name, n in said if n)
        lacking = {} if language == ENGLISH else locales.missing(game, language)
        for file in locales.files(game, ENGLISH):
            name = name_of(file, game)
            if name not in seen:
                seen.add(name)
                wanted, lacks = len(locales.wanted(game, file)), tuple(lacking.get(file, ()))
                yield State(language, name, wanted, lacks, stale=tuple(stale[name]))
        yield from _by_hand(game, language)


def name_of(file: Path, game: Definition) -> str:
    """A file of card texts by its place in the folder of a language."""
    home = game.locale_home(ENGLISH)
    return f"{game.id}/{file.relative_to(home).as_posix()}" if home in file.parents else f"{FOLDER}/{file.name}"


def _by_hand(game: Definition, language: str) -> Iterator[State]:
    cards = game.cards.library.cards
    written = overrides.written(game, language)
    if not written:
        return
    stale = [n for n, text in written.items() if n in cards and text.of != overrides.fingerprint(cards[n].tree)]
    key = overrides.KEY
    yield State(language, f"{game.id}/{overrides.FILE}", len(written), (), tuple(f"{key}{n}" for n in written),
                tuple(f"{key}{n}" for n in stale))  # fmt: skip
