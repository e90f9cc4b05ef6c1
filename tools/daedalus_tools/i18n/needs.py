"""Which messages some cards still need in a language: all that their English texts are made with and the language does
not have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.definition import Definition
from daedalus.text import plan as p
from daedalus.text.header import Heading
from daedalus.text.locales import files, having, read
from daedalus.text.places import ENGLISH
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.status import name_of

HEADER = "header.ftl"


class Noting(Speaker):
    """Says texts, and notes the messages that they are made with."""

    def __init__(self, game: Definition) -> None:
        self.used: set[str] = set()
        super().__init__(game)

    def message(self, key: str, args: Mapping[str, p.Part], form: str = "", raw: Any = ()) -> str:
        self.used.add(key)
        return super().message(key, args, form, raw)

    def form(self, key: str, *forms: str) -> str:
        self.used.add(key)
        return super().form(key, *forms)


def needs(game: Definition, language: str, numbers: Iterable[int]) -> dict[str, list[str]]:
    """The keys that are still missing for these cards, by the file that they belong into."""
    said, head = Noting(game), Heading(game, language)
    library = game.cards.library
    for number in numbers:
        if number not in library.cards:
            raise DaedalusError(
                trouble(
                    "trouble-no-card-of-game",
                    "there is no card {number} in {name}",
                    number=number,
                    name=game.name,
                ),
                remedy=trouble("trouble-daedalus-cards-lists-them", "`daedalus cards` lists them."),
            )
        card = library.cards[number]
        said.text(planned(card.tree, game.words))
        head.line(card)
        list(head.links(card, library))
    own = {m.key for m in having(game, language).values()}
    found: dict[str, list[str]] = {}
    for file in files(game, ENGLISH):
        keys = dict.fromkeys(m.key for m in read(file)[0] if m.key in said.used and m.key not in own)
        found.setdefault(name_of(file, game), []).extend(keys)
    found[HEADER] = sorted(head.missing)
    return {name: keys for name, keys in found.items() if keys}
