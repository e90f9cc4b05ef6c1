"""Which words of a change stand for others that a language lists beside them (`listed`): an editor who puts one for
another has not changed what is said."""

from __future__ import annotations

from collections.abc import Sequence, Set

from attrs import frozen

from daedalus_tools.i18n.edits import Edit, Text, Token
from daedalus_tools.i18n.listed import OF, groups_of
from daedalus_tools.i18n.meanings import BEGINS, LONGEST, TOKEN, apart, follow

Places = Set[str]


def unlike(e: Edit, language: str) -> tuple[list[Token], list[Token]]:
    """The words that are gone, and those that have come, which stand for none of the other side."""
    was, now = (_Listed.of(text, language) for text in (e.was, e.now))
    return _apart(e.gone, was, e.come, now), _apart(e.come, now, e.gone, was)


def in_phrases(e: Edit, one: Token, other: Token, language: str) -> bool:
    """Whether two words stand in phrases that may stand for each other: *face down*, *back up*."""
    was, now = (_Listed.of(text, language) for text in (e.was, e.now))
    return not was.phrased(one).isdisjoint(now.phrased(other))


def _apart(these: Sequence[Token], here: _Listed, those: Sequence[Token], there: _Listed) -> list[Token]:
    others = frozenset[str]().union(*(there.groups(token) for token in those))
    return [token for token in these if here.groups(token).isdisjoint(others) and not here.is_by_part(token, there)]


@frozen
class _Listed:
    """The groups that the words of a text are in: alone, and with those beside them, by where they begin."""

    alone: dict[int, frozenset[str]]
    together: dict[int, list[tuple[frozenset[str], frozenset[str]]]]  # groups, and the words that are in them together
    said: dict[str, frozenset[str]]  # the groups of each word that stands alone

    @classmethod
    def of(cls, text: Text, language: str) -> _Listed:
        known, low = groups_of(language), apart(text.text.lower())
        words = list(TOKEN.finditer(low))
        alone = {token.start: _groups(known.says(token.said)[0]) for token in text.tokens}
        together: dict[int, list[tuple[frozenset[str], frozenset[str]]]] = {}
        for i, word in enumerate(words):
            behind = [word[0], *(other[0] for _, other in follow(low, words[i : i + LONGEST]))]
            for phrase in known.together.get(word[0][:BEGINS], ()):
                if phrase.fits(behind):
                    found = _groups(phrase.meaning[0]), frozenset(behind[: len(phrase.words)])
                    for place in range(word.start(), words[i + len(phrase.words) - 1].end()):
                        together.setdefault(place, []).append(found)
        return cls(alone, together, {token.said: alone[token.start] for token in text.tokens})

    def phrased(self, token: Token) -> frozenset[str]:
        """The groups of the phrases that a word stands in."""
        return frozenset[str]().union(*(groups for groups, _ in self.together.get(token.start, ())))

    def groups(self, token: Token) -> frozenset[str]:
        return self.alone[token.start] | self.phrased(token)

    def is_by_part(self, token: Token, there: _Listed) -> bool:
        """Whether it only makes a phrase of another word that says the same alone: *appena*, *non appena*."""
        phrases = self.together.get(token.start, ())
        others = ((groups, there.said.get(x, frozenset())) for groups, words in phrases for x in words - {token.said})
        return any(not groups.isdisjoint(own) for groups, own in others)


def _groups(places: Places) -> frozenset[str]:
    return frozenset(place.partition(OF)[0] for place in places)
