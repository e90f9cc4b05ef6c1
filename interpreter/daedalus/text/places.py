"""Where the texts of a language lie: with the code, in a folder of the translator's own, and in the packs that are
played with. Of two messages with one key the later counts, so a translator can try another word without touching what
came with Daedalus. Loads nothing, for it is asked whenever a command starts."""

from __future__ import annotations

import os
from pathlib import Path

from daedalus.data import data_folder, folder, installed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.definition import Definition

ENGLISH = "en"
LOCALE = "locale"
FOLDER = "text"  # of a language, and of a game in a language: what card texts are made with
SYNONYMS = "synonyms.txt"  # of a language: words that may stand for each other, for the same people
SMALL_WORDS = "small-words.txt"  # and those of which only these may
SENSES = "senses.txt"  # of a language, and of a game: what words mean, for those who check texts
VARIABLE = "DAEDALUS_LOCALE"


def own() -> Path | None:
    """The folder for languages of one's own: that which DAEDALUS_LOCALE names, or one beside installed packs."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    home = data_folder()
    return home / LOCALE if home is not None else None


def new_language() -> Path:
    """Where a new language is begun: in a checkout with the others, else in the folder of one's own."""
    mine = own()
    return mine if mine is not None and (installed() or VARIABLE in os.environ) else folder(LOCALE)


def _there() -> Path | None:
    """The folder of one's own if there is one; a name that no folder can have is none."""
    mine = own()
    return mine if mine is not None and os.path.isdir(mine) else None


def homes(language: str) -> list[Path]:
    """The folders with what a language says in every game."""
    mine = _there()
    return [folder(LOCALE) / language, *([mine / language] if mine is not None else ())]


def homes_of(game: Definition, language: str) -> list[Path]:
    """The folders with what it says in one game, with its packs."""
    mine = _there()
    return [
        game.locale_home(language),
        *([mine / language / game.id] if mine is not None else ()),
        *(pack.folder / LOCALE / language for pack in game.packs),
    ]


def languages() -> list[str]:
    """The languages that card texts are written in, English first."""
    mine = _there()
    all_homes = [folder(LOCALE), *([mine] if mine is not None else ())]
    found = {at.parent.name for home in all_homes for at in home.glob(f"*/{FOLDER}")}
    return sorted(found, key=lambda name: (name != ENGLISH, name))
