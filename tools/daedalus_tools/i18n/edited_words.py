"""Words that a message has now for others, or besides, by what they mean (`meanings`). Only small changes are judged
so: who writes a sentence anew says it in other words, of which only figures, names and what is put in are compared."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence

from daedalus.kit.definition import Definition
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.counted import said as numbers
from daedalus_tools.i18n.counted import spelled
from daedalus_tools.i18n.edited_pairs import Pair, Says, another_instead, may_oppose
from daedalus_tools.i18n.edited_places import joints
from daedalus_tools.i18n.edited_senses import TINY, Change, said_otherwise
from daedalus_tools.i18n.edits import Edit, Text, Token
from daedalus_tools.i18n.listed import is_small
from daedalus_tools.i18n.meanings import NOTHING, Meant, Said, meaning_of, things, words_of
from daedalus_tools.i18n.opposed import BY, NOT, NOUNS, PAIRS_ALIKE
from daedalus_tools.i18n.synonyms import in_phrases, unlike

FEW, SHARE = 6, 0.2  # words that are gone or have come in a small change, or so many of all
HALF = 0.5  # of all words, if they are only left out
UNTIL = "until"
CLAUSE = re.compile(r"[,.:;()]")
SEVERAL = 4  # words that are others than those where they stand
LONG = 4  # letters of a word that is no small one
Found = Iterator[tuple[str, str]]


def another_number(e: Edit, language: str) -> Found:
    """Another number, in figures or in words."""
    here, there = (Counter(number.n for number in numbers(text.text, language)) for text in (e.now, e.was))
    wrong, right = here - there, there - here
    known = spelled(language)
    for a, b in e.in_place if e.as_long else ():  # *one*, which elsewhere may be an article
        if known.get(a.said, known.get(b.said)) != known.get(b.said, known.get(a.said)):
            yield "number", f"{b.said} instead of {a.said}"
    if _is_small(e) and wrong.total() == right.total():
        for one, other in zip(sorted(wrong), sorted(right), strict=False):
            yield "number", f"{one} instead of {other}"


def another_word(e: Edit, game: Definition | None, english: str, language: str) -> Found:
    if not _is_small(e):
        return
    was, now = meaning_of(e.was.text, language), meaning_of(e.now.text, language)
    tokens = _unlike(e, was, now, language)
    if e.gone and e.come and not any(tokens):  # all of them are said in other words
        return
    gone, come = _at(was, tokens[0], language), _at(now, tokens[1], language)
    known = (things(game) if game is not None else frozenset()) | NOUNS
    lost, new = _only(gone, come), _only(come, gone)
    old, free = (any(NOT not in one.perhaps for one in _free(words, language)) for words in (gone, come))
    if free:  # *is not settled* for *is left open*
        new = [(one, sense) for one, sense in new if sense != NOT or not gone]
    if free and old:  # *is going on* for *is not over*
        lost = [(one, sense) for one, sense in lost if sense != NOT]
    theirs = meaning_of(english, ENGLISH)
    change = Change(
        language,
        was,
        now,
        theirs,
        gone,
        come,
        lost,
        new,
        known,
        formed=len(e.formed),
        other_words=len(tokens[0]) < len(e.gone) or len(tokens[1]) < len(e.come),
        old_words=bool(e.gone),
        new_words=bool(e.come),
        still_denies=_still_denies(e, language),
        denied_otherwise=any(not one.perhaps.isdisjoint(BY[NOT]) for one in _at(was, e.gone, language)),
    )
    yield from itertools.chain.from_iterable(map(another_instead, _pairs(e, tokens, change, language)))
    yield from _turned_phrases(e, was, now, language)
    if _all_small(e, tokens, language):  # *one of them*, *both*
        yield "another-thing", f"{_spelled(e.come)} instead of {_spelled(e.gone)}"
    yield from _denied_besides(e, theirs, language)
    yield from said_otherwise(change)


def _turned_phrases(e: Edit, was: Said, now: Said, language: str) -> Found:
    """A word that makes a phrase say the contrary: *downwards*, *upwards* in two words."""
    for a, b in e.in_place if e.as_long and len(e.in_place) <= SEVERAL else ():
        one, other = (
            next((x for x in said.every if x.start <= t.start < x.end), None) for said, t in ((was, a), (now, b))
        )
        if one is not None and other is not None and a in e.gone and b in e.come and not in_phrases(e, a, b, language):
            if any((x, y) in PAIRS_ALIKE for x in one.sure - other.sure for y in other.sure - one.sure):
                yield "contrary", f"{other.words} instead of {one.words}"
                return


def _free(words: Sequence[Meant], language: str) -> list[Meant]:
    """Those that are no small words."""
    return [one for one in words if len(one.words) >= LONG and not is_small(one.words, language)]


def _all_small(e: Edit, unlike: tuple[list[Token], list[Token]], language: str) -> bool:
    """Whether nothing but small words are others, none of which may stand for another: *one of them*, *both*."""
    changed = [*e.gone, *e.come]
    if any(len(_from_first(text, those)) != len(those) for text, those in ((e.was, e.gone), (e.now, e.come))):
        return False  # not in one place
    was, now = (
        frozenset[str]().union(*(one.perhaps for one in meaning_of(_spelled(x), language).every))
        for x in (e.gone, e.come)
    )
    denied = all(any(NOT in words_of(language).says(x.said)[0] for x in those) for those in (e.gone, e.come))
    whole = len(unlike[0]) == len(e.gone) > 0 and len(unlike[1]) == len(e.come) > 0
    none = whole and not denied and may_oppose(was, now)
    return none and not e.formed and len(changed) <= TINY and all(is_small(x.said, language) for x in changed)


def _from_first(text: Text, tokens: Sequence[Token]) -> list[Token]:
    """All words of a text from the first of these to the last."""
    return [x for x in text.tokens if tokens and tokens[0].start <= x.start <= tokens[-1].start]


def _spelled(tokens: Sequence[Token]) -> str:
    return " ".join(token.said for token in tokens)


def _unlike(e: Edit, was: Said, now: Said, language: str) -> tuple[list[Token], list[Token]]:
    """The words on both sides that stand for none of the other side; contraries never do, nor what only denies."""
    gone, come = unlike(e, language)
    for here, those, left in ((e.gone, e.come, gone), (e.come, e.gone, come)):
        left += [x for x in here if x not in left and not those and NOT in words_of(language).says(x.said)[0]]
    for a, b in e.in_place if e.as_long else ():
        if a in e.gone and b in e.come and a not in gone and b not in come:
            one, other = _one(was, a, language), _one(now, b, language)
            opposed = any((x, y) in PAIRS_ALIKE for x in one.sure - other.sure for y in other.sure - one.sure)
            if opposed and not in_phrases(e, a, b, language):
                gone.append(a)
                come.append(b)
    return gone, come


def _pairs(e: Edit, unlike: tuple[list[Token], list[Token]], c: Change, language: str) -> Iterator[Pair]:
    """The words that stand where others stood; only few of them, and not those that may stand for each other."""
    gone, come = unlike
    if c.is_one_word:
        pairs, only, turned = [(c.gone[0], c.come[0])], True, False
        alone = sole = True
    elif e.as_long and len(e.in_place) <= SEVERAL:
        these = [(a, b) for a, b in e.in_place if a in gone and b in come]
        pairs, only = [(_one(c.was, a, language), _one(c.now, b, language)) for a, b in these], False
        alone, sole = (len({(a.said, b.said) for a, b in every}) == 1 for every in (these, e.in_place))
        turned = c.was.surely[NOT] != c.now.surely[NOT]
    else:
        return
    for one, other in pairs:
        denies = c.denies_besides(one, other)
        yield Pair(
            one, other, c.theirs, c.known, language, alone=alone, only=only, sole=sole, denies=denies, turned=turned
        )


def _is_small(e: Edit) -> bool:
    words = len(e.gone) + len(e.come) + len(e.formed)
    return words <= max(FEW, SHARE * len(e.was.tokens)) or (not e.come and words <= HALF * len(e.was.tokens))


def _at(said: Said, tokens: Sequence[Token], language: str) -> list[Meant]:
    """What these words say: alone, if others that they stand with are still there (*too long*, *too short*)."""
    where = {place for token in tokens for place in range(token.start, token.end)}
    found = []
    for one in said.every:
        touched = [token for token in tokens if token.start < one.end and one.start < token.end]
        if touched and ((len(one.words.split()) == 1 and "-" not in one.words) or _whole(one, where)):
            found.append(one)
        else:
            found += [Meant(t.said, *words_of(language).says(t.said), t.start, t.end) for t in touched]
    return found


def _one(said: Said, token: Token, language: str) -> Meant:
    """What one word says; nothing if it is quoted."""
    return next(iter(_at(said, [token], language)), Meant(token.said, *NOTHING, token.start, token.end))


def _whole(one: Meant, where: Container[int]) -> bool:
    """Whether all of its letters are among these places."""
    return all(one.start + i in where for i, letter in enumerate(one.words) if letter.isalnum())


def _only(these: Sequence[Meant], those: Sequence[Meant]) -> list[Says]:
    """What these words surely say, and those may not."""
    return [(one, sense) for one in these for sense in sorted(one.sure) if all(sense not in x.perhaps for x in those)]


def _still_denies(e: Edit, language: str) -> bool:
    """Whether something that has come only denies, or stood beside what has gone: *no card has not*."""
    denying = [token for token in e.was.tokens if NOT in words_of(language).says(token.said)[0]]
    gone = [token for token in denying if token in e.gone]
    clauses = [_clause(e.was, token, language) for token in gone]
    new = any(NOT in words_of(language).says(x.said)[0] for x in (*e.come, *(form for _, form in e.formed)))
    same = {token.said for token in gone} & {*e.now.words}
    return new or bool(same) or any(token in clause for clause in clauses for token in denying if token not in gone)


def _clause(text: Text, token: Token, language: str) -> list[Token]:
    """What stands in one clause with a word."""
    joined = [x.start for x in text.tokens if x.said in joints(language)]
    ends = [0, *(found.end() for found in CLAUSE.finditer(text.text)), *joined, len(text.text) + 1]
    begins, end = max(x for x in ends if x <= token.start), min(x for x in ends if x > token.start)
    return [x for x in text.tokens if begins <= x.start < end]


def _denied_besides(e: Edit, theirs: Said, language: str) -> Found:
    """Nothing but a word of denial has come, where nothing was denied; *as long as* may be *until not*."""
    if e.gone or len(e.come) != 1 or UNTIL in theirs.perhaps:
        return
    [come] = e.come
    if [token for token in _clause(e.now, come, language) if NOT in words_of(language).says(token.said)[0]] == [come]:
        yield "added", come.said
