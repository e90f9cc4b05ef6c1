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
from daedalus.text.figures import Reader, number_words
from daedalus.text.locales import APART, FUNCTIONS, GAP, TERMS, Message, Problem, files, missing, read
from daedalus.text.overrides import FILE, KEY, OF, fingerprint
from daedalus.text.overrides import read as read_by_hand
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker, plural_categories
from daedalus_tools.i18n.plain import kept_words

GIVEN = {"it", "than", "gender", "number", "what", "mark"}  # what every such message may use
SPARE = {"mark", "side", "x", "y", "s", "number", "gender"}  # what a sentence need not say again
NAMES = ("country-", "side-", "do-")  # kinds of terms with forms of their own
META = ("gender", "plural", "behind", "declension", "counts", "fused")  # attributes that are no text
ALONE = ("in", "to", "from", "gender")  # forms that are no row of others
DECLENSION = re.compile(r"^(?:(?:strong|mixed|weak)-)?(?:(?:one|many|m|f|n|pl)-)?([a-z]+)$")
USUAL = 0.85  # so many of a kind have a form: one that lacks it has been forgotten
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
    if language != ENGLISH:
        found += _missing(checked)
        if not found or all(problem.what != "syntax" for problem in found):
            found += _texts(checked)
    return found + list(_by_hand(checked, by_hand or game.locale_home(language) / FILE))


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
    categories = plural_categories(c.language)
    for variants in m.variants:
        if variants & {"few", "many", "two", "zero"} and variants & {"one", "few"} and "other" not in variants:
            yield from (("missing-plural", x) for x in sorted(categories - variants - {"other"}))


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
    for what, pattern in (("number", r"[1-9]\d*"), ("sign", r"[+\u2212](?=\u25a1)")):
        mine, theirs = set(re.findall(pattern, m.text)), set(re.findall(pattern, same.text))
        spelled = {str(n) for n in number_words(same.text)}
        wrong = mine - theirs - spelled or theirs - mine
        if wrong and not m.variants and not same.variants and (what == "number" or (mine and theirs)):
            yield what, f"{', '.join(sorted(mine)) or 'none'} instead of {', '.join(sorted(theirs)) or 'none'}"
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
            for form in sorted(form for form in usual - own if _row(form) in begun):
                yield Problem(file, messages[0].line, "missing-form", f"{key}: .{form}")


def _row(form: str) -> str:
    """The forms that belong together: cases of the singular, of the plural, places ..."""
    if form in ALONE or form in META:
        return form
    return form.rpartition("-")[0]


# -- texts -------------------------------------------------------------------------------------------------------------


def _by_hand(c: Checked, file: Path) -> Iterator[Problem]:
    """Texts of cards that a translator wrote: those of another effect, and those that say something else."""
    if not file.is_file():
        return
    said, english = Speaker(c.game, c.language, c.files), Speaker(c.game)
    reads, theirs = Reader(c.game, said), Reader(c.game, english)
    cards = c.game.cards.library.cards
    titles = {card.title for card in cards.values()}
    yield from read(file)[1]
    for m in read(file)[0]:
        if not re.fullmatch(rf"{KEY}\d+", m.key) or m.form not in ("", OF):
            yield Problem(file, m.line, "unknown-key", f"{m.full}: texts of cards are called {KEY}49, with .{OF}")
    for number, text in read_by_hand(file).items():
        if number not in cards:
            yield Problem(file, 0, "unknown-card", f"there is no card {number}")
            continue
        tree = cards[number].tree
        if text.of != fingerprint(tree):
            yield Problem(file, 0, "stale", f"card {number}: its effect is .of = {fingerprint(tree)} now")
        right = theirs.read(english.text(planned(tree, c.game.words)))
        for what, name in reads.read(text.text).differences(right, titles):
            yield Problem(file, 0, "disagrees", f"card {number}: {what} {name}")


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
