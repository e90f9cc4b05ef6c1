"""What is wrong with the files of a language: what cannot be read, what asks for something that is not there, what was
left in English, and texts that do not say what the effects of their cards do."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.text.bundle import ENGLISH
from daedalus.text.figures import Reader
from daedalus.text.locales import APART, FUNCTIONS, GAP, TERMS, Message, Problem, files, missing, read
from daedalus.text.overrides import FILE
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.by_hand import OPPOSITE, check_by_hand
from daedalus_tools.i18n.comparing import numbers, plurals, signs
from daedalus_tools.i18n.denial import unopposed
from daedalus_tools.i18n.plain import kept_words

GIVEN = {"it", "than", "gender", "number", "what", "mark"}  # what every such message may use
SPARE = {"mark", "side", "x", "y", "s", "number", "gender"}  # what a sentence need not say again
NAMES = ("country-", "side-", "do-")  # kinds of terms with forms of their own
META = ("gender", "plural", "behind", "declension", "counts", "fused")  # attributes that are no text
ALONE = ("in", "to", "from", "gender")  # forms that are no row of others
DECLENSION = re.compile(r"^(?:(?:strong|mixed|weak)-)?(?:(?:one|many|m|f|n|pl)-)?([a-z]+)$")
SEVERAL = ("many", "n-")  # how forms of the plural begin
USUAL = 0.85  # so many of a kind have a form: one that lacks it has been forgotten
GENDERS, YES = ("m", "f", "n", "pl"), "yes"
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b|\?\?\?")


@frozen(slots=False)
class Checked:
    """The files of a language, and what they are compared with."""

    game: Definition
    language: str
    files: tuple[Path, ...]
    messages: dict[str, Message]
    english: dict[str, Message]
    where: dict[str, Path]

    @functools.cached_property
    def keys(self) -> set[str]:
        return {m.key for m in (*self.messages.values(), *self.english.values())}

    @functools.cached_property
    def by_key(self) -> dict[str, list[Message]]:
        """The English messages and their forms."""
        found: dict[str, list[Message]] = {}
        for m in self.english.values():
            found.setdefault(m.key, []).append(m)
        return found

    @functools.cached_property
    def cases(self) -> set[str]:
        """The cases that terms of the language have, and what else a form is called."""
        forms = {m.form for m in self.messages.values()}
        return forms | {matched[1] for form in forms if (matched := DECLENSION.match(form))}

    @functools.cached_property
    def kept(self) -> set[str]:
        return kept_words(self.language)


def check(game: Definition, language: str, of: Sequence[Path] = (), by_hand: Path | None = None) -> list[Problem]:
    """What is wrong with a language; `of`: with these files of it; `by_hand`: with these texts of cards."""
    paths = tuple(of or files(game, language))
    english = {m.full: m for file in files(game, ENGLISH) for m in read(file)[0]}
    messages = {m.full: m for file in paths for m in read(file)[0]}
    where = {m.full: file for file in paths for m in read(file)[0]}
    checked = Checked(game, language, paths, messages, english, where)
    found = [problem for file in paths for problem in read(file)[1]]
    found += _twice(checked)
    for m in messages.values():
        found += [Problem(where[m.full], m.line, what, f"{m.full}: {text}") for what, text in _message(checked, m)]
    found += _forms(checked)
    found += _names(checked)
    found += [
        Problem(where[m.full], m.line, "not-denied", f"{m.full}: says the same as {f'.{form}' if form else m.key}")
        for m, form in unopposed(messages)
    ]
    if language != ENGLISH:
        found += _missing(checked)
        if not found or all(problem.what != "syntax" for problem in found):
            found += _texts(checked)
    file = by_hand or game.locale_home(language) / FILE
    if file.is_file():
        found += check_by_hand(game, file, Speaker(game, language, paths), messages)
    return found


def _twice(c: Checked) -> Iterator[Problem]:
    for file in c.files:
        times = Counter(m.full for m in read(file)[0])
        yield from (
            Problem(file, c.messages[key].line, "twice", f"{key} is there {n} times")
            for key, n in times.items()
            if n > 1
        )


def _missing(c: Checked) -> Iterator[Problem]:
    keys = {m.key for m in c.messages.values()}
    for file, lacks in missing(c.game, c.language, c.files).items():
        near = next((path for path in c.files if path.name == file.name), c.files[0])
        yield from (Problem(near, 1, "missing", key) for key in lacks if key not in keys or "." in key)


# -- one message -------------------------------------------------------------------------------------------------------


def _message(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    for name in sorted(m.functions - set(FUNCTIONS)):
        yield "unknown-function", name
    same = c.english.get(m.full)
    alike = c.by_key.get(m.key, [])
    if not alike and not _own(m):
        yield "unknown-key", "no message of this name is asked for"
        return
    given = {name for e in alike for name in e.names} | GIVEN
    if alike and not m.key.startswith(("do-", "det-")):
        yield from (("unknown-argument", f"${name}") for name in sorted(m.names - given))
    yield from _asked_for(c, m)
    yield from _written(c, m)
    if same is not None and c.language != ENGLISH:
        yield from _compared(m, same)


def _own(m: Message) -> bool:
    """Messages that only some languages have."""
    return m.key.startswith(("det-", "colon-", "side-", "do-")) or m.key == "comma"


def _asked_for(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    for term in sorted(m.terms - c.keys):
        yield "unknown-term", term
    for verb in sorted(m.verbs):
        if f"do-{verb}" not in c.keys:
            yield "unknown-verb", verb
    for case in sorted(m.cases - c.cases - {"acc", "gen", "bare", "nom"}):
        yield "unknown-case", case
    for select in m.selects:
        yield from plurals(select, c.language)
    yield from _meta(c, m)


def _meta(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    """Forms that are no text name something that must be there."""
    value = m.text.strip()
    known = {
        "gender": value in GENDERS,
        "plural": value == YES,
        "behind": value == YES,
        "counts": value in c.keys,
        "fused": f"fused-{value}" in c.keys,
    }
    if not known.get(m.form, True) and (m.form != "plural" or c.where[m.full].name in TERMS):
        yield "unknown-value", value


def _written(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    if UNFINISHED.search(m.text):
        yield "unfinished", m.text.strip()
    for part in m.text.split(APART):
        if part.count("(") != part.count(")"):
            yield "brackets", part.strip()
        if len(re.findall("[“„«”»]", part)) % 2:
            yield "quotation-marks", part.strip()
        if re.search(rf"{GAP}{GAP}|[^\W\d]{{2}}{GAP}|{GAP}[^\W\d]{{2}}", part):
            yield "no-space", part.strip().replace(GAP, "{ }")
    if c.language != ENGLISH and m.form not in META and not m.key.startswith(NAMES[:2]):
        left = [w for w in _words(m.text) if w in _vocabulary(c) and w not in c.kept]
        if left:
            yield "english", ", ".join(dict.fromkeys(left))


def _words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)]


_english_words: dict[str, frozenset[str]] = {}


def _vocabulary(c: Checked) -> frozenset[str]:
    """The words that English messages are written with."""
    if c.game.name not in _english_words:
        _english_words[c.game.name] = frozenset(w for m in c.english.values() for w in _words(m.text))
    return _english_words[c.game.name]


def _compared(m: Message, same: Message) -> Iterator[tuple[str, str]]:
    spare = SPARE | ({"c"} if "mark" in same.names else set())  # where the marker is has been said
    yield from (("missing-argument", f"${name}") for name in sorted(same.names - m.names - spare))
    said = same.always & m.names - m.always - spare
    yield from (("missing-argument", f"${name} in some of the variants") for name in sorted(said))
    if not m.variants and not same.variants:
        yield from numbers(m.text, same.text)
    yield from signs(m.text, same.text)
    for one, other in (*OPPOSITE, *((b, a) for a, b in OPPOSITE)):
        if one in same.verbs and other in m.verbs and other not in same.verbs:
            yield "another-verb", f"{other} instead of {one}"
    if m.terms and same.terms and m.terms != same.terms:
        yield "another-term", f"{', '.join(sorted(m.terms))} instead of {', '.join(sorted(same.terms))}"
    if same.text.strip() and not m.text.strip():
        yield "empty", "nothing is said"


# -- all of a kind -----------------------------------------------------------------------------------------------------


def _forms(c: Checked) -> Iterator[Problem]:
    """A form that nearly all terms of a kind have, and one lacks."""
    kinds: dict[tuple[Path, str], dict[str, list[Message]]] = {}
    for m in c.messages.values():
        if c.where[m.full].name in TERMS:
            kind = m.key.partition("-")[0] if m.key.startswith(NAMES) else ""
            kinds.setdefault((c.where[m.full], kind), {}).setdefault(m.key, []).append(m)
    for (file, _), terms in kinds.items():
        having = Counter(m.form for messages in terms.values() for m in messages)
        usual = {form for form, n in having.items() if form and n >= USUAL * len(terms) and n >= 4}
        for key, messages in terms.items():
            own = {m.form for m in messages}
            begun = {_row(form) for form in own if form} | {*ALONE}  # a word that has none of a row is not declined
            for form in sorted(form for form in usual - own if _row(form) in begun or key.startswith("do-")):
                yield Problem(file, messages[0].line, "missing-form", f"{key}: .{form}")


def _names(c: Checked) -> Iterator[Problem]:
    """A term that has the words of another in one of its forms, and one that is counted and has no plural."""
    forms: dict[str, dict[str, Message]] = {}
    for m in c.messages.values():
        forms.setdefault(m.key, {})[m.form] = m
    nouns = {key: own for key, own in forms.items() if "gender" in own and "" in own and not key.startswith("do-")}
    said: dict[tuple[str, str], list[str]] = {}
    for key, own in nouns.items():
        for form, m in own.items():
            if form and form not in META and len(m.text) > len("in X"):
                said.setdefault((form, m.text), []).append(key)
    for (form, text), keys in said.items():
        if len({nouns[key][""].text for key in keys}) > 1:
            for key in keys:
                others = ", ".join(other for other in keys if other != key)
                m = nouns[key][form]
                yield Problem(c.where[m.full], m.line, "another-name", f"{m.full}: {text} is said of {others} too")
    for term in sorted({term for m in c.messages.values() for term in m.terms} & nouns.keys()):
        if not any(form.startswith(SEVERAL) for form in nouns[term]):
            m = nouns[term][""]
            yield Problem(c.where[m.full], m.line, "missing-form", f"{term}: .many")


def _row(form: str) -> str:
    """The forms that belong together: cases of the singular, of the plural, places ..."""
    if form in ALONE or form in META:
        return form
    return form.rpartition("-")[0]


# -- texts -------------------------------------------------------------------------------------------------------------


def _texts(c: Checked) -> Iterator[Problem]:
    """Cards whose text in the language does not say what their effect does."""
    said, english = Speaker(c.game, c.language, c.files), Speaker(c.game)
    reads, theirs = Reader(c.game, said), Reader(c.game, english)
    plans = {card.number: planned(card.tree, c.game.words) for card in c.game.cards.library.cards.values()}
    right = {number: theirs.read(english.text(plan)) for number, plan in plans.items()}
    titles = frozenset(title for figures in right.values() for title in figures.titles)
    for number, plan in plans.items():
        said.missing.clear()
        text = said.text(plan)
        if not said.missing:
            for what, name in reads.read(text).differences(right[number], titles):
                yield Problem(c.files[0].parent, 0, "disagrees", f"card {number}: {what} {name}")
