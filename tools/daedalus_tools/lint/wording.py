"""What can stand in a line of a game: its words and names, those that look like some, and the nearest sentences."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator

from daedalus.kit.definition import Definition
from daedalus.language.header import AUTO, LAPSING, MARK, MARKER, REMOVE
from daedalus.language.reader import Reader
from daedalus.language.suggest import nearest
from daedalus.language.vocabulary import OPPONENT, PLAYER
from daedalus_tools.lint import slips
from daedalus_tools.lint.slips import Token, tokens

ALIKE = 0.7
Step = tuple[float, str]
_NOT = frozenset({"not", "no", "never"})
# Words of the grammar, which no vocabulary declares.
_GRAMMAR = """
card blocks blocked by if allows requires any of play in event while effect else for each may do does times done option
with choose chooses let as when ends where is not and or highest lowest up to number every different there it
random total over yes
"""
KEYWORDS = frozenset(_GRAMMAR.split())


class Words:
    """What can stand in a line of a game."""

    def __init__(self, definition: Definition) -> None:
        self.vocabulary = vocabulary = definition.cards.reader.vocabulary
        self.reader = Reader(vocabulary)
        self.reader.resolver.suggests = False
        self.slips = slips.of(definition)
        header = vocabulary.header
        extra = " ".join((*header.symbols, *header.destinations, header.nobody, REMOVE, LAPSING, AUTO, MARK, MARKER))
        said = {*vocabulary.sides, PLAYER, OPPONENT, *extra.split(), "op", "ops", "goes"}
        self.known = self.reader.resolver.literals | KEYWORDS | said
        self.names = {name.lower(): name for name in vocabulary.names}  # by their small letters
        self.kept = {*_NOT, *vocabulary.sides, PLAYER, OPPONENT, *self.names}  # never simply left out
        one = "|".join(re.escape(name) for name in sorted(vocabulary.names, key=len, reverse=True))
        self.two_names = re.compile(rf"\(?({one})(?: and |, | & | or )(?:in |from )?({one})\)?(?!\w)")
        self._alike: dict[str, list[Step]] = {}
        self._near: dict[tuple[str, tuple[str, ...]], list[Step]] = {}

    def alike(self, text: str) -> list[Step]:
        """The words and names that look like some, and how unlike they are."""
        if text not in self._alike:
            words = [] if " " in text else difflib.get_close_matches(text, self.known, n=3, cutoff=ALIKE)
            names = difflib.get_close_matches(text, self.names, n=2, cutoff=ALIKE)
            self._alike[text] = [(_unlike(text, word), word) for word in words]
            self._alike[text] += [(_unlike(text, name), self.names[name]) for name in names]
        return self._alike[text]

    def nearest(self, text: str, kinds: tuple[str, ...]) -> list[Step]:
        """The sentences of some kinds that are nearest to a text."""
        if (text, kinds) not in self._near:
            written = [token.text for token in _grouped(text, self.names.values())]
            words = [word for kind in kinds for word in self.vocabulary.of_kind(kind)]
            self._near[text, kinds] = nearest(written, words, self.vocabulary, 5, self.slips.akin)
        return self._near[text, kinds]


words_of = functools.cache(Words)


def _grouped(text: str, names: Iterable[str]) -> Iterator[Token]:
    """The words of a phrase, names of several words and lists in brackets as one."""
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    for match in re.finditer(rf"\([^()]*\)|(?:{known})(?!\w)|\S+", text):
        whole = match[0][0] in '("' or match[0] in names
        yield from [Token(match[0], match.start(), match.end())] if whole else tokens(match[0])


def _unlike(text: str, other: str) -> float:
    return 1 - difflib.SequenceMatcher(None, text, other).ratio()
