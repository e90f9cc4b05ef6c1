"""What a text by hand says of the cards that must be in effect, or must not, for this one to be played."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.kit.library import Card
from daedalus.text.figures import NO_WORD, Reader
from daedalus_tools.i18n.meanings import Meant, meaning_of, words_of
from daedalus_tools.i18n.opposed import NOT

SENTENCE, CLAUSE = re.compile(r"[.;\n]"), re.compile(r"[,:]")
KEY = re.compile(r"<([\w-]+)>")
PLAYED = frozenset({"play", "playable"})
SURELY = frozenset({"not", "outside", "forbidden", "without"})
BLOCKING = {"block", "prevent", "not"}
DENYING = SURELY | {"except", "missing"}


def turned_headers(card: Card, text: str, reads: Reader) -> Iterator[str]:
    """A card that blocks this one and is said to allow it, or the other way round."""
    sentences = SENTENCE.split(reads.keyed(text))
    allowing, blocking = (*card.requires, *card.requires_any), [by for by, _ in card.blocked_by]
    for titles, others, blocks in ((allowing, blocking, False), (blocking, allowing, True)):
        for title in titles:
            said = [sentence for sentence in sentences if _key(title) in sentence]
            alone = len(said) == 1 and not any(_key(other) in said[0] for other in others)
            if alone and _blocked(said[0], title, reads.language) is (not blocks):
                yield f"“{title}” {'blocks this card' if blocks else 'must be in effect'}"
                return


def unblocked(card: Card, text: str, reads: Reader) -> Iterator[str]:
    """A card that this one blocks, and of which no such thing is said."""
    sentences = SENTENCE.split(reads.keyed(text))
    for title in card.blocks:
        said = [
            meaning_of(KEY.sub(" ", sentence), reads.language).each for sentence in sentences if _key(title) in sentence
        ]
        if said and all(found.isdisjoint(DENYING | BLOCKING) for found in said):
            yield f"“{title}” is blocked"
            return


def _blocked(sentence: str, title: str, language: str) -> bool | None:
    """Whether a sentence says that this card is not played; nothing if it is not sure."""
    clauses = [meaning_of(KEY.sub(" ", clause), language) for clause in CLAUSE.split(sentence)]
    if not clauses[0].sure & PLAYED:
        return None
    denied = [bool(clause.sure & DENYING) for clause in clauses]
    if denied[0] and sum(denied) == 1:
        return True
    here = [_key(title) in clause for clause in CLAUSE.split(sentence)]
    if _nots(sentence, language) == here and not denied[0]:
        return True  # *playable only if X is not in effect*
    return None if any(_may_deny(one, language) for clause in clauses for one in clause.every) else False


def _nots(sentence: str, language: str) -> list[bool]:
    """Whether each clause has a word that is *not*."""
    known = words_of(language)
    clauses = (KEY.sub(" ", clause).lower().split() for clause in CLAUSE.split(sentence))
    return [any(NOT in known.says(word)[0] for word in clause) for clause in clauses]


def _may_deny(one: Meant, language: str) -> bool:
    if any(NOT in words_of(language).says(word)[0] for word in one.words.split()):  # *is not in effect*
        return True
    return bool(one.sure & DENYING) or (not one.sure and bool(one.perhaps & SURELY))


def _key(title: str) -> str:
    return f"<title-{NO_WORD.sub('-', title)}>"
