"""Words that are declined like others in nearly all forms, and in one have the ending of another case, which none of
those has there: it was mistaken for that."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from daedalus.kit import registry
from daedalus.text.locales import META, Message, Problem, having
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.forms import VERB, kind_of, row_of

NO_FORMS = (*META, "not", "after", "is")  # what a quality says in several words
OWN = ("det-", VERB)  # words that are declined like nothing else
SHORT, SAME = 3, 5  # letters of a word that is no article or preposition, and of an end that is declined in one way
LIKE, SHARED, APART = 3, 4, 2  # so many words with so many forms, of which at most so many are not declined alike
FEW = 2  # words with the same end
Kind = tuple[str, str, str, int, str]  # country or noun, gender, last letter; which word from the end; singular, plural
Change = tuple[str, str, str]  # how words before it begin, what it loses at its end, what it gets there
NAMED: Change = ("", "", "")


@frozen
class Word:
    """A word of a term, and what becomes of it in the forms of the term."""

    key: str
    text: str
    changes: Mapping[str, Change]


def check_declined(c: Checked) -> Iterator[Problem]:
    """Compared with the words of all games: one may have few of a kind."""
    others = [having(game, c.language) for game in map(registry.game, registry.ours()) if game.id != c.game.id]
    kinds: dict[Kind, list[Word]] = {}
    for kind, word in itertools.chain.from_iterable(_words(messages) for messages in (c.messages, *others)):
        kinds.setdefault(kind, []).append(word)
    for kind, word in _words(c.messages):
        mistaken = list(_mistaken(word, kinds[kind])) or list(_unlike(word, kinds[kind]))
        for form, like in mistaken if len(mistaken) == 1 else ():  # of several: it is declined in its own way
            m = c.messages[f"{word.key}.{form}"]
            if (c.where[m.full], m.key) not in c.past.edited:  # that is compared with what it said
                yield c.problem(m, "another-form", f"{m.text} is not declined like {', '.join(like)}")


def _mistaken(word: Word, words: Iterable[Word]) -> Iterator[tuple[str, list[str]]]:
    """The forms in which a word differs from all that are otherwise declined like it."""
    alike: dict[str, dict[str, Change]] = {}
    endings = {NAMED}
    for other in words:
        shared = word.changes.keys() & other.changes.keys()
        differ = [form for form in shared if word.changes[form] != other.changes[form]]
        if other.text != word.text and len(shared) > SHARED and len(differ) <= APART:
            for form in shared:
                alike.setdefault(form, {})[other.text] = other.changes[form]
            endings |= set(other.changes.values())
    for form, found in alike.items():
        mine = word.changes[form]
        if len(found) >= LIKE and len(set(found.values())) == 1 and mine not in found.values() and mine in endings:
            yield form, sorted(found)[:LIKE]


def _unlike(word: Word, words: Iterable[Word]) -> Iterator[tuple[str, list[str]]]:
    """The forms in which a word differs from all that end as it does: *Reaktionsmarker*, *Hilfsmarker*."""
    like = {w.text: w.changes for w in words if w.text != word.text and w.text[-SAME:] == word.text[-SAME:]}
    for form, mine in word.changes.items():
        theirs = {changes[form] for changes in like.values() if form in changes}
        shown = sum(form in changes for changes in like.values())
        if shown >= FEW and len(theirs) == 1 and mine not in theirs:
            yield form, sorted(like)[:LIKE]


def _words(messages: Mapping[str, Message]) -> Iterator[tuple[Kind, Word]]:
    terms: dict[str, dict[str, Message]] = {}
    for m in messages.values():
        if not m.names and not m.functions and not m.key.startswith(OWN):
            terms.setdefault(m.key, {})[m.form] = m
    for key, own in terms.items():
        name = own[""].text.lower().split() if "" in own else []
        gender = own["gender"].text if "gender" in own else ""
        forms = {form: m.text.lower().split() for form, m in own.items() if form and form not in NO_FORMS}
        forms = {form: text for form, text in forms.items() if len(text) >= len(name)}
        for (i, text), row in itertools.product(enumerate(name), sorted({row_of(form) for form in forms})):
            behind, together = i - len(name), {form: said for form, said in forms.items() if row_of(form) == row}
            changes = {form: _change(text, said[behind], said[: -len(name)]) for form, said in together.items()}
            if len(text) >= SHORT and text.isalpha():
                yield (kind_of(key), gender, text[-1], behind, row), Word(key, text, changes)


def _change(text: str, said: str, before: Iterable[str]) -> Change:
    kept = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(text, said, strict=False)))
    return "".join(word[0] for word in before), text[kept:], said[kept:]  # Russian *с* and *со* are the same
