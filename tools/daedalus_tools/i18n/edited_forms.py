"""A change to the form of a word, of what is put in, or of a whole message, while the words around it are the same."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from daedalus.kit import registry
from daedalus.text.locales import META, having
from daedalus.text.outcomes import Taken
from daedalus_tools.i18n.edits import Edit, Text, Token, is_form
from daedalus_tools.i18n.listed import are_bound
from daedalus_tools.i18n.strange import vocabulary
from daedalus_tools.i18n.synonyms import unlike

GENDER = "gender"
AGREED = (GENDER, "plural")  # what belongs to a word, and changes with it alone
THE, WITH_THE = "det-the", "the-"
ENDING = 2  # letters in which forms differ
BEGINS = 3  # letters that all forms of a word begin with
WORDS = 2  # so many words may agree with each other
AGREEING = re.compile(r"NUMBER\(|GENDER\(|\$(?:number|gender|n)$|FORM\(\$n\)$")  # by what a choice is one of forms
PLAIN = re.compile(r"(?:FORM\()?\$([\w-]+)\)?")  # *FORM($n)* is $n
Found = Iterator[tuple[str, str]]


def another_gap(e: Edit) -> Found:
    """The same words, and something else is put in between them, or in another case; or one thing less."""
    if e.was.words != e.now.words:
        return
    here, there = [_plain(x) for x in e.now.put_in], [_plain(x) for x in e.was.put_in]
    if len(here) == len(there) and Counter(here) != Counter(there) and e.as_long:
        for was, now in e.in_place:
            if was.is_put_in and now.is_put_in and _plain(was.said) != _plain(now.said):
                yield "put-in", f"{{ {now.said} }} instead of {{ {was.said} }}"
                return
    gone = Counter(there) - Counter(here)
    if gone and not Counter(here) - Counter(there):
        yield "put-in", f"{{ {next(iter(gone))} }} is left out"


def misspelled(e: Edit, language: str) -> Found:
    """A word whose letters are others, or in another order, and that is no word of the language any more."""
    if len(e.in_place) == 1 and e.as_long:
        [(was, now)] = e.in_place
        letters = len(was.said) > 2 and was.said.isalpha() and _letters(was.said, now.said)
        if letters and not is_form(was, now, language) and vocabulary(language)[now.said] <= 1:
            yield "another-form", f"{now.said} instead of {was.said}"


def _letters(one: str, other: str) -> bool:
    """Whether two letters beside each other have changed places, or one in the middle is another or is lost."""
    if len(one) == len(other):
        differ = [i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        turned = len(differ) == 2 and differ[1] - differ[0] == 1 and one[differ[0]] == other[differ[1]]
        return turned or (len(differ) == 1 and 0 < differ[0] < len(one) - ENDING)
    return len(one) == len(other) + 1 and any(one[:i] + one[i + 1 :] == other for i in range(1, len(one) - ENDING))


def another_form(e: Edit, language: str, *, among: bool) -> Found:
    """A word or two in other forms, and nothing else: what stands around them asks for what was there. `among`:
    others of its variants are what they were, so that any word for a word is another form of it."""
    if not e.as_long or any(x.is_put_in for pair in e.in_place for x in pair):
        return
    if any(_abbreviated(a, e.was, b) or _abbreviated(b, e.now, a) for a, b in e.in_place):
        return
    both = [token.said for pair in e.in_place for token in pair]
    formed = not e.gone and not e.come and len(e.in_place) == len(e.formed) <= WORDS
    formed = formed or (len(e.in_place) == 1 and articles(language).issuperset(both))
    if formed or (among and len(e.in_place) == len(e.gone) == 1 and any(unlike(e, language))):
        yield "another-form", ", ".join(f"{now.said} instead of {was.said}" for was, now in e.in_place)


def _abbreviated(one: Token, text: Text, other: Token) -> bool:
    """Whether a word is short for another."""
    return text.text[one.end : one.end + 1] == "." and other.said.startswith(one.said)


@functools.cache
def articles(language: str) -> frozenset[str]:
    """The articles that terms are said with, in all genders and cases."""
    found: set[str] = set()
    for m in (m for name in registry.ours() for m in having(registry.game(name), language).values()):
        first = m.text.lower().split()[:1]
        if m.key == THE or (m.form.startswith(WITH_THE) and len(m.text.split()) > 1):
            found.update(first)
    return frozenset(found)


def like_another_case(every: Sequence[tuple[Taken, Edit]]) -> Found:
    """What was said of several things is said of one, or what was said of a woman of a man."""
    for taken, e in every:
        for other, was in ((other, x.was) for other, x in every if e.changed):
            differ = [by for by in taken if taken[by] != other[by]]
            if len(differ) == 1 and AGREEING.match(differ[0]) and _same(e.now, was) and not _same(e.was, was):
                yield "another-form", f"[{taken[differ[0]]}] says what [{other[differ[0]]}] said"
                return


def like_another_form(form: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> Found:
    """A form that says what another one did; a gender that is another while its word is not."""
    before, after = was[form], now[form]
    if form in AGREED:
        if "" in was and "" in now and was[""].equals(now[""]):
            yield "gender", f"{_value(after)} instead of {_value(before)}, and the word is the same"
        return
    for other, pattern in was.items():
        if other not in (form, *AGREED) and pattern.equals(after) and not pattern.equals(before):
            yield "another-form", f"it says what {f'.{other}' if other else 'the message itself'} says"
            return


def of_another_word(form: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> Found:
    """A form that begins otherwise than all others, with which it began alike: *senke*, *senken*, *sinkt*."""
    before, after = _value(was[form]).lower(), _value(now[form]).lower()
    others = [_value(now[other]).lower() for other in now if other != form and other not in META]
    alike = [before[:BEGINS] == other[:BEGINS] for other in others if other.isalpha()]
    if len(alike) > 1 and all(alike) and after.isalpha() and after[:BEGINS] != before[:BEGINS]:
        yield "another-name", f"{after} instead of {before}, and no other form begins so"


def in_another_way(form: str, was: Mapping[str, Any], every: Sequence[tuple[Taken, Edit]], language: str) -> Found:
    """A form of a noun with another preposition or article, of those among which the noun decides (`listed`)."""
    for _, e in every if GENDER in was and form else ():
        for a, b in e.in_place if e.as_long and len(e.in_place) == 1 and len(e.now.tokens) > 1 else ():
            if are_bound(a.said, b.said, language):
                yield "another-form", f"{b.said} instead of {a.said}"
                return


def _same(one: Text, other: Text) -> bool:
    return [token.said for token in one.tokens] == [token.said for token in other.tokens]


def _plain(put_in: str) -> str:
    found = PLAIN.fullmatch(put_in)
    return found[1] if found else put_in


def _value(pattern: Any) -> str:
    return "".join(str(getattr(element, "value", "")) for element in pattern.elements)
