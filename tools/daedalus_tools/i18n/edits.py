"""What has changed between two texts of one language, word by word: what is gone, what has come, and which words only
stand in another form."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import NamedTuple

from attrs import frozen

from daedalus.text.outcomes import GAP, Outcome
from daedalus.text.outcomes import text as said
from daedalus_tools.i18n.counted import spelled
from daedalus_tools.i18n.inflected import are_forms
from daedalus_tools.i18n.listed import same_form, share_a_group

TOKEN = re.compile(r"\u25a1|[^\W\d_]+|\d+|[+\-\u2212<>\u2264\u2265=\u2190\u2192]")
BEGINS = 3  # letters that all forms of a small word begin with
ENDS = 5  # and letters that some of them end with
SHORT = 4  # letters of a word that may be in a compound, and that it must be longer by


class Token(NamedTuple):
    """A word in small letters, a figure, a sign, or what is put in, as it is written."""

    said: str
    start: int
    end: int
    is_put_in: bool = False


@frozen
class Text:
    """What an outcome says, with gaps for what is put in."""

    text: str
    tokens: tuple[Token, ...]

    @property
    def words(self) -> list[str]:
        """All but what is put in."""
        return [token.said for token in self.tokens if not token.is_put_in]

    @property
    def put_in(self) -> list[str]:
        return [token.said for token in self.tokens if token.is_put_in]


@frozen
class Edit:
    """Two texts, and what differs; a word that only stands elsewhere does not."""

    was: Text
    now: Text
    gone: tuple[Token, ...]
    come: tuple[Token, ...]
    formed: tuple[tuple[Token, Token], ...]  # words that have another form now

    @property
    def changed(self) -> bool:
        return not self.as_long or bool(self.in_place)

    @property
    def in_place(self) -> list[tuple[Token, Token]]:
        """What differs token by token, if as many are there as before."""
        return [(a, b) for a, b in zip(self.was.tokens, self.now.tokens, strict=False) if a.said != b.said]

    @property
    def as_long(self) -> bool:
        return len(self.was.tokens) == len(self.now.tokens)


def text_of(outcome: Outcome) -> Text:
    text = said(outcome)
    put_in = iter([piece.text for piece in outcome if piece.is_put_in])
    tokens = (
        Token(next(put_in, ""), found.start(), found.end(), True)
        if found[0] == GAP
        else Token(found[0].lower(), found.start(), found.end())
        for found in TOKEN.finditer(text)
    )
    return Text(text, tuple(tokens))


def edit(was: Text, now: Text, language: str) -> Edit:
    gone, come = _differing(was.tokens, now.tokens)
    for token in list(gone):  # what only stands elsewhere
        same = next((other for other in come if other.said == token.said), None)
        if same is not None:
            gone.remove(token)
            come.remove(same)
    for token in list(gone):
        other = next((x for x in come if _is_same(token.said, x.said, language)), None)
        if other is not None:
            gone.remove(token)
            come.remove(other)
    formed = []
    for token in list(gone):
        form = next((other for other in come if is_form(token, other, language)), None)
        if form is not None:
            formed.append((token, form))
            gone.remove(token)
            come.remove(form)
    every = [*come, *(form for _, form in formed)]
    gone = [token for token in gone if not any(_is_part(token, other) for other in every)]
    return Edit(was, now, tuple(gone), tuple(come), tuple(formed))


def _differing(was: Sequence[Token], now: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    gone: list[Token] = []
    come: list[Token] = []
    matched = difflib.SequenceMatcher(None, [t.said for t in was], [t.said for t in now], autojunk=False)
    for tag, i, j, k, m in matched.get_opcodes():
        if tag != "equal":
            gone += was[i:j]
            come += now[k:m]
    return gone, come


def _is_part(one: Token, other: Token) -> bool:
    """Whether a word is in a compound: *end* of the game, *Spielende*."""
    longer = len(other.said) - len(one.said) > SHORT  # *un-*, *miss-*
    return not one.is_put_in and len(one.said) >= SHORT and longer and one.said in other.said


def is_form(one: Token, other: Token, language: str) -> bool:
    """Whether two words may be forms of one."""
    if one.is_put_in or other.is_put_in or not (one.said[0].isalpha() and other.said[0].isalpha()):
        return False
    return are_forms(one.said, other.said, language) or _are_listed(one.said, other.said, language)


def _is_same(one: str, other: str, language: str) -> bool:
    """Whether two words stand in the same form, or one is the figure of the other."""
    figure = one.isdecimal() != other.isdecimal()
    known = spelled(language)
    return same_form(one, other, language) or (figure and str(known.get(one, one)) == str(known.get(other, other)))


def _are_listed(one: str, other: str, language: str) -> bool:
    """Whether two small words are listed in one group, and begin or end alike: *jeden*, *jednego*, *derselbe*,
    *dasselbe*."""
    alike = one[:BEGINS] == other[:BEGINS] or (one[0] == other[0] and one[-ENDS:] == other[-ENDS:] and len(one) > ENDS)
    return alike and share_a_group(one, other, language)
