"""What is wrong with the files of a language: what cannot be read, what asks for something that is not there, what was
left in English, and texts that do not say what the effects of their cards do."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from daedalus.kit.definition import Definition
from daedalus.text.bundle import ENGLISH
from daedalus.text.figures import Figures, Reader
from daedalus.text.locales import APART, FUNCTIONS, GAP, META, TERMS, Message, Problem, files, missing, read
from daedalus.text.overrides import FILE
from daedalus.text.plan import Sentence
from daedalus.text.planner import planned
from daedalus.text.speech import CLITIC, Speaker
from daedalus_tools.i18n.arguments import exchanged_arguments
from daedalus_tools.i18n.beside import WORDS_OF_CARDS, in_own, with_terms
from daedalus_tools.i18n.by_hand import OPPOSITE, check_by_hand
from daedalus_tools.i18n.checked import Checked
from daedalus_tools.i18n.chosen import exchanged_plurals, unlike, unlimited
from daedalus_tools.i18n.comparing import plurals, signs, unpaired
from daedalus_tools.i18n.contraries import turned_round
from daedalus_tools.i18n.copies import check_copies
from daedalus_tools.i18n.counted import IN_WORDS, check_words, numbers
from daedalus_tools.i18n.declined import check_declined
from daedalus_tools.i18n.denial import DENIED, LESS, denies, denies_alone, unopposed
from daedalus_tools.i18n.forms import CASES, NAMES, check_forms
from daedalus_tools.i18n.gendered import check_genders
from daedalus_tools.i18n.left import left_in_english
from daedalus_tools.i18n.lexicon import misnamed, roots
from daedalus_tools.i18n.limits import turned
from daedalus_tools.i18n.lost import lost
from daedalus_tools.i18n.meanings import Said, meaning_of, things
from daedalus_tools.i18n.names import nameless
from daedalus_tools.i18n.opposed import check_senses
from daedalus_tools.i18n.others import texts_of_cards
from daedalus_tools.i18n.partners import changed_partners
from daedalus_tools.i18n.past import NOTHING_READ, Past
from daedalus_tools.i18n.senses import Compared, another_sense, changed_senses, contrary_sense, may_deny
from daedalus_tools.i18n.senses_by_hand import contrary_of
from daedalus_tools.i18n.spelled import check_spelled
from daedalus_tools.i18n.strange import disguised, strange
from daedalus_tools.i18n.things import mistaken
from daedalus_tools.i18n.written import check_cases, check_ends, check_lines

GIVEN = {"it", "than", "gender", "number", "what", "mark"}  # what every such message may use
SPARE = {"mark", "side", "x", "y", "s", "number", "gender"}  # what a sentence need not say again
# Verbs that no language takes for these of English, besides those that are opposed.
CONTRARY = (
    ("add", "lower"),
    ("add", "remove"),
    ("add", "lose"),
    ("remove", "raise"),
    ("remove", "add"),
    ("remove", "gain"),
)
FORM = "FORM"
PLACES = ("FROM", "TO")  # ways to say a place that no language takes for each other
GENDERS, YES = ("m", "f", "n", "pl"), "yes"
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b|\?\?\?")


def check(
    game: Definition,
    language: str,
    of: Sequence[Path] = (),
    by_hand: Path | None = None,
    past: Past = NOTHING_READ,
) -> list[Problem]:
    """What is wrong with a language; `of`: with these files of it; `by_hand`: with these texts of cards. What the
    messages say is not judged where somebody has read them as they are."""
    paths = tuple(of or files(game, language))
    english = {m.full: m for file in files(game, ENGLISH) for m in read(file)[0]}
    where = {m.full: file for file in paths for m in read(file)[0]}
    every = {m.full: m for file in paths for m in read(file)[0]}
    messages = {full: m for full, m in every.items() if not _is_needless(m, every, where[full], past)}
    checked = Checked(game, language, paths, messages, english, where, past)
    found = [problem for file in paths for problem in read(file)[1]]
    for file in paths:
        found += [*check_lines(file), *check_cases(file, language), *check_ends(file, language)]
    found += _twice(checked)
    for m in messages.values():
        found += [Problem(where[m.full], m.line, what, f"{m.full}: {text}") for what, text in _message(checked, m)]
        if (where[m.full], m.key) not in past.same:
            judged = _judged(checked, m)
            found += [Problem(where[m.full], m.line, what, f"{m.full}: {text}", m.key) for what, text in judged]
    found += [*check_forms(checked), *check_spelled(checked), *check_declined(checked), *check_genders(checked)]
    found += [*check_words(checked), *check_senses(language)]
    found += [
        Problem(where[m.full], m.line, "not-denied", f"{m.full}: says the same as {f'.{form}' if form else m.key}")
        for m, form in unopposed(messages)
    ]
    if language != ENGLISH:
        found += check_copies(checked)
        found += _missing(checked)
        found += _texts(checked)
    file = by_hand or game.locale_home(language) / FILE
    if file.is_file():
        found += check_by_hand(game, file, Speaker(game, language, paths), messages)
    return found


def _is_needless(m: Message, messages: Mapping[str, Message], file: Path, past: Past) -> bool:
    """Whether somebody has added a form that says what was said without it."""
    instead = messages.get(f"{m.key}.{m.form.rpartition('-')[0]}".rstrip("."), messages.get(m.key))
    return (file, m.full) in past.added and instead is not None and instead.text == m.text and m.form not in META


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
        spare = _spare(same)
        yield from (("missing-argument", f"${name}") for name in sorted(same.names - m.names - spare))
        said = same.always & m.names - m.always - spare
        yield from (("missing-argument", f"${name} in some of the variants") for name in sorted(said))


def _spare(same: Message) -> set[str]:
    """What a message need not say: where a marker is has been said."""
    return SPARE | ({"c"} if "mark" in same.names else set())


def _judged(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    """What a message says otherwise than English: by its figures, terms and ways, and by its words, unless these are
    compared with what it said before (`edited`)."""
    same = c.english.get(m.full)
    edited = (c.where[m.full], m.key) in c.past.edited
    yield from _denied_once(c, m) if not edited else ()
    if same is not None and c.language != ENGLISH:
        yield from _compared(c, m, same)
        yield from _meaning(c, m, same) if not edited else ()
    elif (named := c.english.get(m.key)) is not None and m.form not in META and c.language != ENGLISH:
        place = (c.game.id, WORDS_OF_CARDS, m.full)  # a form of its own, of what English says of the whole
        yield from misnamed(c.game, place, in_own(m), with_terms(named), c.language)
        whole = c.messages.get(m.key)
        if whole is not None and LESS.isdisjoint(m.form.split("-")):  # in another case it says the same
            yield from (("contrary", says) for says in contrary_of(m.text, whole.text, c.language))


def _denied_once(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    """A variant that denies what another does not, where they only agree with something or all of them deny."""
    chosen = [[text for _, text in choice.says] for choice in m.choices] if m.form in DENIED else []
    for variants in (*m.agreeing, *chosen) if c.language != ENGLISH else ():
        if len({denies(text, c.language) for text in variants if text.strip()}) > 1:
            yield "not-denied", "in one of its variants"


def _own(m: Message) -> bool:
    """Messages that only some languages have."""
    return m.key.startswith(("det-", "colon-", "side-", "do-", "noun-")) or m.key in ("comma", "it-clitic")


def _asked_for(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    for term in sorted(m.terms - c.keys):
        yield "unknown-term", term
    for verb in sorted(m.verbs):
        if f"do-{verb}" not in c.keys:
            yield "unknown-verb", verb
    for case in sorted(m.cases - (c.cases | c.asked | {"bare", CLITIC}) | (m.cases & {*CASES} - c.declined - c.asked)):
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
        "compound": value in c.keys,
    }
    if not known.get(m.form, True) and (m.form != "plural" or c.where[m.full].name in TERMS):
        yield "unknown-value", value


def _written(c: Checked, m: Message) -> Iterator[tuple[str, str]]:
    if UNFINISHED.search(m.text):
        yield "unfinished", m.text.strip()
    yield from unpaired(m.text)
    for part in m.text.split(APART):
        if re.search(rf"{GAP}{GAP}|[^\W\d]{{2}}{GAP}|{GAP}[^\W\d]{{2}}", part):
            yield "no-space", part.strip().replace(GAP, "{ }")
    if c.language != ENGLISH and m.form not in META and not m.key.startswith((*NAMES[:3], IN_WORDS)):
        left = [w for w in _words(m.text) if w in _vocabulary(c) and w not in c.kept]
        if left:
            yield "english", ", ".join(dict.fromkeys(left))
        yield from disguised(m.text, c.language)
        yield from strange(m.text, c.language)


def _words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)]


_english_words: dict[str, frozenset[str]] = {}


def _vocabulary(c: Checked) -> frozenset[str]:
    """The words that English messages are written with."""
    if c.game.name not in _english_words:
        _english_words[c.game.name] = frozenset(
            w for m in c.english.values() if not m.key.startswith(IN_WORDS) for w in _words(m.text)
        )
    return _english_words[c.game.name]


def _compared(c: Checked, m: Message, same: Message) -> Iterator[tuple[str, str]]:
    language = c.language
    if not m.variants and not same.variants:
        yield from numbers(m.text, same.text, language)
    yield from signs(m.text, same.text)
    for one, other in (*OPPOSITE, *((b, a) for a, b in OPPOSITE), *CONTRARY):
        if one in same.verbs and other in m.verbs and other not in same.verbs:
            yield "another-verb", f"{other} instead of {one}"
    if m.terms and same.terms and m.terms != same.terms:
        yield "another-term", f"{', '.join(sorted(m.terms))} instead of {', '.join(sorted(same.terms))}"
    yield from _another_term(c, m, same)
    yield from left_in_english((c.game.id, WORDS_OF_CARDS, m.full), m.text, same.text, language)
    for place in PLACES:
        mine, theirs = ({name for function, name in x.given if function == place} for x in (m, same))
        if mine and theirs and not mine & theirs:
            yield "another-place", f"{place}({_dollars(mine)}) instead of {place}({_dollars(theirs)})"
        ways = {name: {f for f, given in m.given if given == name} for name in theirs}
        for name, other in ((name, way) for name in theirs for way in PLACES if way != place and way in ways[name]):
            if place not in ways[name] and other not in {f for f, given in same.given if given == name}:
                yield "another-place", f"{other}(${name}) instead of {place}(${name})"
        bare = {name for name in theirs if {f for f, given in m.given if given == name} == {FORM}}
        if bare and not m.cases:  # without any word for the way
            yield "another-place", f"{FORM}({_dollars(bare)}) instead of {place}({_dollars(bare)})"
    if same.text.strip() and not m.text.strip():
        yield "empty", "nothing is said"


def _another_term(c: Checked, m: Message, same: Message) -> Iterator[tuple[str, str]]:
    """A term that English does not name, where it names another in so many words."""
    said = roots(same.text)
    for term in sorted(m.terms if not same.terms else ()):
        meant = [key for key in c.counted if key not in m.terms and c.called(key) <= said]
        if c.called(term).isdisjoint(said) and meant:
            yield "another-term", f"{term} instead of {meant[0]}"


def _meaning(c: Checked, m: Message, same: Message) -> Iterator[tuple[str, str]]:
    """What the words of a message say otherwise than English, by all that is known of the language."""
    yield from turned(m.text, same.text, c.language)
    yield from _words_say(c, m, same) if m.form not in META else ()
    yield from _arguments_and_variants(c, m, same)
    elsewhere = functools.partial(texts_of_cards, c.game)
    if lost(m.full, in_own(m), with_terms(same), c.language, elsewhere) and not may_deny(_compare(c, m, same)):
        yield "not-denied", "English denies it, and so do all other languages"
    if LESS.isdisjoint(m.form.split("-")) and denies_alone(m.text, with_terms(same), c.language):
        yield "denied", "English says neither not nor anything like it"


def _words_say(c: Checked, m: Message, same: Message) -> Iterator[tuple[str, str]]:
    """The contrary of what English says, or another thing."""
    place = (c.game.id, WORDS_OF_CARDS, m.full)
    yield from turned_round(place, in_own(m), with_terms(same), c.language)
    found = list(mistaken(c.game, place, in_own(m), with_terms(same), c.language))
    yield from found or misnamed(c.game, place, in_own(m), with_terms(same), c.language)
    elsewhere = functools.partial(texts_of_cards, c.game)
    yield from contrary_sense(m.full, m.text, with_terms(same), c.language, elsewhere)
    compared = _compare(c, m, same)
    yield from changed_senses(compared)
    yield from another_sense(compared)
    yield from changed_partners(c.game, m.full, m.told, same.told, c.language, elsewhere)


def _compare(c: Checked, m: Message, same: Message) -> Compared:
    own, meant = _said(c, m, c.language), _said(c, same, ENGLISH)
    return Compared(m.full, own, meant, c.language, functools.partial(texts_of_cards, c.game), things(c.game))


def _said(c: Checked, m: Message, language: str) -> Said:
    """What a message says, with the terms that it names by their keys, which are English."""
    named = " ".join(key.replace("-", " ") for key in sorted(m.terms))
    return meaning_of(nameless(c.game, m.text, language), language) + meaning_of(named, ENGLISH)


def _arguments_and_variants(c: Checked, m: Message, same: Message) -> Iterator[tuple[str, str]]:
    """What is said of another argument than in English, of the same kind; a variant that says another thing."""
    place = (c.game.id, WORDS_OF_CARDS, m.full)
    yield from exchanged_arguments(place, m.told, same.told, c.language, _kinds(c.game, m))
    yield from exchanged_plurals(place, m.choices, c.language)
    yield from unlimited(m.choices, same.text)
    yield from unlike(place, m.choices, same.choices, with_terms(same), c.language)


def _kinds(game: Definition, m: Message) -> dict[str, str]:
    """What the arguments of a message are: by the holes of its word, and by how it says them."""
    words = game.words.by_key
    key = next((x for x in (m.key, m.key.partition("-")[2]) for x in (x, x.replace("-", " ")) if x in words), "")
    holes = {hole.name: hole.type for hole in words[key].holes} if key else {}
    said: dict[str, str] = {}
    for function, name in sorted(m.given):
        said[name] = f"{said.get(name, holes.get(name, ''))} {function}"
    return said


def _dollars(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


# -- texts -------------------------------------------------------------------------------------------------------------


def _texts(c: Checked) -> Iterator[Problem]:
    """Cards whose text in the language does not say what their effect does."""
    said = Speaker(c.game, c.language, c.files)
    reads = Reader(c.game, said)
    effects = in_english(c.game)
    titles = frozenset(title for _, right in effects.values() for title in right.titles)
    for number, (plan, right) in effects.items():
        said.missing.clear()
        text = said.text(plan)
        if not said.missing:
            for what, name in reads.read(text).differences(right, titles):
                yield Problem(c.files[0].parent, 0, "disagrees", f"card {number}: {what} {name}")


@functools.cache
def in_english(game: Definition) -> dict[int, tuple[list[Sentence], Figures]]:
    """What the effect of each card says before any language, and what a reader takes from its English text: the same
    for all languages that are checked."""
    english = Speaker(game)
    theirs = Reader(game, english)
    plans = {card.number: planned(card.tree, game.words) for card in game.cards.library.cards.values()}
    return {number: (plan, theirs.read(english.text(plan))) for number, plan in plans.items()}
