"""What is wrong with the messages of a language that are said as they are, compared with those of English: questions,
log, findings, names, heads of cards, player aids, digests of rules."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text import overrides
from daedalus.text.bundle import FUNCTIONS
from daedalus.text.locales import FUNCTIONS as TERM_FUNCTIONS
from daedalus.text.locales import Problem
from daedalus.text.places import ENGLISH, homes, homes_of
from daedalus.text.plain import APART, GAP, Entry, Part, in_own_words, parts, read
from daedalus.text.variants import FIGURES, PLURALS
from daedalus_tools.i18n.arguments import exchanged_arguments
from daedalus_tools.i18n.beside import Place
from daedalus_tools.i18n.chosen import aligned, exchanged_plurals, exchanged_variants, unlike
from daedalus_tools.i18n.comparing import plurals, signs, unpaired, unsigned
from daedalus_tools.i18n.contraries import turned_round
from daedalus_tools.i18n.copies import copied_in
from daedalus_tools.i18n.counted import numbers
from daedalus_tools.i18n.denial import ENGLISH_DENIAL, ENGLISH_REFUSAL, denies, denies_alone
from daedalus_tools.i18n.digested import digest
from daedalus_tools.i18n.exchanging import changed_places
from daedalus_tools.i18n.left import left_in_english
from daedalus_tools.i18n.lexicon import misnamed
from daedalus_tools.i18n.limits import turned
from daedalus_tools.i18n.lost import lost
from daedalus_tools.i18n.meanings import meaning_of, things
from daedalus_tools.i18n.names import another_place, another_side, nameless, titles
from daedalus_tools.i18n.ordered import changed_order, changed_sides
from daedalus_tools.i18n.others import texts_of
from daedalus_tools.i18n.partners import changed_partners
from daedalus_tools.i18n.past import NOTHING_READ, Past
from daedalus_tools.i18n.senses import Compared, another_sense, changed_senses, contrary_sense, may_deny
from daedalus_tools.i18n.strange import disguised, strange, vocabulary
from daedalus_tools.i18n.things import mistaken
from daedalus_tools.i18n.typed import QUOTED, typed
from daedalus_tools.i18n.untranslated import untranslated_words
from daedalus_tools.i18n.written import check_lines

BUILT_IN = {"NUMBER", "DATETIME"}
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b|\?\?\?")
NOWHERE: dict[str, str] = {}  # what other languages say of a variant is not looked up
AID, LINT, EXPLAINED = "aid", "lint.ftl", "explained.ftl"
# Files about mistakes and boards, whose denials other languages turn round: *a position that cannot be* is impossible.
FREE = (EXPLAINED, LINT, "named.ftl", "shown.ftl", "titles.ftl", "trouble.ftl", "understood.ftl")


def check_plain(
    game: Definition,
    language: str,
    *,
    shared: bool = True,
    root: Path | None = None,
    past: Past = NOTHING_READ,
) -> list[Problem]:
    """What is wrong with these files of a language; `root`: with those in this folder of languages. What the messages
    say is not judged where somebody has read them as they are."""
    wanted = parts(game, shared=shared)
    known = {full: part for part in wanted for full in part.english}
    every = [*wanted, *in_own_words(game)]
    found: list[Problem] = []
    for part in every:
        files = part.files(language, root)
        for file in files:
            found += _file(game, part, file, language, known, past)
        if language != ENGLISH:
            near = files[0] if files else _home(part, language, root)
            found += [Problem(near, 1, "missing", full) for full in part.missing(language, root)]
    return found + list(_strangers(game, language, every, shared=shared, root=root))


def _home(part: Part, language: str, root: Path | None) -> Path:
    """Where a file should be that is not there."""
    if root is not None:
        return root / language / part.name
    home = homes(language)[0] if part.game is None else homes_of(part.game, language)[0]
    return home / (part.name if part.game is None else part.name.partition("/")[2])


def _strangers(
    game: Definition, language: str, every: Sequence[Part], *, shared: bool, root: Path | None
) -> Iterator[Problem]:
    """Files that nobody reads."""
    if root is not None:
        places = [*([root / language] if shared else ()), root / language / game.id]
    else:
        places = [*(homes(language) if shared else ()), *homes_of(game, language)]
    names = {Path(part.name).name for part in every} | {overrides.FILE}
    for place in places:
        for file in sorted(place.glob("*.ftl")):
            if file.name not in names:
                yield Problem(file, 1, "unknown-file", "nobody reads a file of this name")


def _file(
    game: Definition,
    part: Part,
    file: Path,
    language: str,
    known: Mapping[str, Part],
    past: Past,
) -> Iterator[Problem]:
    found = read(file)
    yield from (Problem(file, line, "syntax", text) for line, text in found.broken)
    yield from check_lines(file)
    yield from (Problem(file, e.line, "twice", f"{e.full} is there twice") for e in found.twice)
    about = _About(game, language, part, part.known, found.entries, file, past)
    if language != ENGLISH:
        copies = copied_in(part, language, found.entries)
        yield from (Problem(file, e.line, "pasted", f"{e.full}: says the same as {other}", e.key) for e, other in copies
                    if (file, e.key) not in past.same)  # fmt: skip
    for entry in found.entries.values():
        same = about.english.get(entry.full)
        problems = _strange(entry, known) if same is None else _entry(about, entry, same)
        yield from (Problem(file, entry.line, what, f"{entry.full}: {text}") for what, text in problems)
        if same is not None and language != ENGLISH and (file, entry.key) not in past.same:
            judged = _judged(about, entry, same)
            yield from (Problem(file, entry.line, what, f"{entry.full}: {text}", entry.key) for what, text in judged)


@frozen(slots=False)
class _About:
    """What the messages of one file are compared with."""

    game: Definition
    language: str
    part: Part
    english: Mapping[str, Entry]  # what may be said here
    own: Mapping[str, Entry]
    file: Path
    past: Past

    @functools.cached_property
    def every(self) -> Mapping[str, Entry]:
        """The messages that one of the file may say: the language's own, else those of English."""
        return {**self.english, **self.own}

    @functools.cached_property
    def keys(self) -> set[str]:
        return {e.key for e in self.every.values()}


def _strange(e: Entry, known: Mapping[str, Part]) -> Iterator[tuple[str, str]]:
    other = known.get(e.full)
    if other is not None:
        yield "another-file", f"belongs into {other.name}"
    else:
        yield "unknown-key", "no message of this name is asked for"


def _entry(about: _About, e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    language, part = about.language, about.part
    for name in sorted(e.functions - {*FUNCTIONS, *BUILT_IN, *(TERM_FUNCTIONS if _aid(part) else ())}):
        yield "unknown-function", name
    for name in sorted(e.references - about.keys):
        yield "unknown-message", name
    given = _names(same, about.english)
    yield from (("unknown-argument", f"${name}") for name in sorted(e.names - given))
    yield from _written(e, same)
    for select in e.selects:
        yield from plurals(select, language)
    if language != ENGLISH:
        said = _names(e, about.every)
        yield from (("missing-argument", f"${name}") for name in sorted(same.shown - said))
        yield from _variants(e, same)
        if not e.references:
            some = same.always & e.shown - e.always
            yield from (("missing-argument", f"${name} in some of the variants") for name in sorted(some))


def _judged(about: _About, e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    """What a message says otherwise than English: by its figures, names and signs, and what it has of other languages;
    and by its words, unless these are compared with what it said before (`edited`)."""
    game, language, part = about.game, about.language, about.part
    yield from _another_term(e, same)
    place = (part.game.id if part.game else "", part.name, e.full)
    mine, theirs = (titles(game).sub(" ", QUOTED.sub(" ", x.text)) for x in (e, same))
    yield from numbers(mine, theirs, language, small=True)
    yield from signs(e.text, same.text)
    yield from unsigned(e.text, same.text)
    edited = (about.file, e.key) in about.past.edited
    if not edited:
        yield from changed_places(place, mine, theirs, language)
        yield from _meaning(about, place, e, same)
        yield from _arguments_and_variants(about, place, e, same)
    yield from typed(e.text, same.text, language)
    yield from digest(game, e.text, same.text, language) if part.is_rules else ()
    yield from untranslated_words(game, e.text, same.text, language)
    yield from left_in_english(place, QUOTED.sub(" ", e.text), same.text, language)
    if part.game is not None:
        sides = list(another_side(game, e.text, same.text, language))
        yield from sides
        if not (sides or edited):
            yield from changed_sides(game, e.full, e.text, same.text, language, functools.partial(texts_of, part))
    yield from _elsewhere(part, e, same, language) if not part.is_rules else ()
    yield from disguised(e.text, language)
    yield from strange(QUOTED.sub(" ", titles(game).sub(" ", e.text)), language)


def _meaning(about: _About, place: Place, e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    """What the words of a message say otherwise than English, by all that is known of the language."""
    game, language, part = about.game, about.language, about.part
    yield from turned(e.text, same.text, language)
    yield from turned_round(place, e.text, same.text, language) if part.name != EXPLAINED else ()
    elsewhere = functools.partial(texts_of, part)
    yield from contrary_sense(e.full, e.text, same.text, language, elsewhere)
    of_game = things(part.game) if part.game is not None else frozenset[str]()
    own = meaning_of(nameless(part.game, e.text, language), language)
    meant = meaning_of(nameless(part.game, same.text), ENGLISH)
    compared = Compared(e.full, own, meant, language, elsewhere, of_game)
    changed = list(changed_senses(compared))
    yield from changed
    yield from changed_partners(part.game, e.full, e.told, same.told, language, elsewhere)
    if part.game is not None:
        yield from another_sense(compared)
        found = [] if part.is_rules else list(mistaken(game, place, e.text, same.text, language))
        yield from found or misnamed(game, place, e.text, same.text, language)
        yield from changed_order(game, place, e.text, same.text, language)
    denial = ENGLISH_DENIAL if part.is_rules else ENGLISH_REFUSAL
    refused = Path(part.name).name not in FREE and denial.search(same.text)
    otherwise = len(e.text.split()) == 1 or may_deny(compared)  # one word may deny by its ending
    if any(what == "not-denied" for what, _ in changed):
        pass  # told already
    elif refused and not otherwise and not denies(e.text, language):
        yield "not-denied", "English says never or not"
    elif not otherwise and lost(e.full, e.text, same.text, language, elsewhere):
        yield "not-denied", "English denies it, and so do all other languages"
    if Path(part.name).name not in FREE and denies_alone(QUOTED.sub(" ", e.text), same.text, language):
        yield "denied", "English says neither not nor anything like it"


def _elsewhere(part: Part, e: Entry, same: Entry, language: str) -> Iterator[tuple[str, str]]:
    """Another place than English names, in the game of the file, or in any."""
    games = [part.game] if part.game else map(registry.game, registry.ours())
    found = (problem for game in games for problem in another_place(game, e.text, same.text, language))
    yield from itertools.islice(found, 1)


def _arguments_and_variants(about: _About, place: Place, e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    """What is said of another argument or in another variant than in English."""
    language, game = about.language, about.part.game
    yield from exchanged_arguments(place, e.told, same.told, language)
    yield from exchanged_variants(place, e.choices, same.choices, language)
    yield from exchanged_plurals(place, e.choices, language)
    yield from unlike(place, e.choices, same.choices, same.text, language)
    for key, text, english in aligned(e.choices, same.choices):
        found = [*exchanged_arguments(place, text, english, language), *turned_round(place, text, english, language)]
        found += contrary_sense(key, text, english, language, lambda _: NOWHERE)
        if game is not None:
            found += [*another_side(game, text, english, language), *another_place(game, text, english, language)]
        yield from ((what, f"[{key}] {says}") for what, says in found)


def _aid(part: Part) -> bool:
    return f"/{AID}/" in part.name


def _names(e: Entry, among: Mapping[str, Entry], seen: frozenset[str] = frozenset()) -> set[str]:
    """The arguments of a message and of those that it says."""
    said = (among[key] for key in e.references - seen if key in among)
    return set(e.names).union(*(_names(other, among, seen | {e.key}) for other in said))


def _written(e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    if UNFINISHED.search(e.text):
        yield "unfinished", e.text.strip()
    if same.text.strip() and not e.text.strip(f" \n{APART}"):
        yield "empty", "nothing is said"
    single = same.text.count("(") != same.text.count(")")
    yield from ((what, says) for what, says in unpaired(e.text) if what != "brackets" or not single)
    for piece in e.text.split(APART):
        if re.search(rf"[^\W\d]{{2}}{GAP}|{GAP}[^\W\d]{{2}}", piece) and not re.search(rf"\w{GAP}|{GAP}\w", same.text):
            yield "no-space", piece.strip().replace(GAP, "{ }")


def _another_term(e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    """An argument that counts another term than in English."""
    for name in sorted({name for name, _ in e.counted}):
        mine, theirs = ({term for x, term in counted if x == name} for counted in (e.counted, same.counted))
        if theirs and mine.isdisjoint(theirs):
            yield "another-term", f"{', '.join(sorted(mine))} instead of {', '.join(sorted(theirs))}"


def _variants(e: Entry, same: Entry) -> Iterator[tuple[str, str]]:
    """Variants that English has by the same argument: no others, and none is forgotten."""
    theirs = {select.by: select for select in same.selects}
    for select in e.selects:
        other = theirs.get(select.by)
        if other is not None and other.is_plural:
            strange = select.keys - PLURALS - FIGURES - other.keys
            yield from (("unknown-plural", f"[{key}]") for key in sorted(strange))
            differ = len({piece.strip() for piece in same.text.split(APART) if GAP in piece}) > 1  # one and several
            if differ and select.keys & FIGURES and "1" not in select.keys and not select.is_plural:
                yield "missing-plural", "only figures have variants"
        elif other is None and not select.is_plural:  # a choice of its own, by words that are known
            yield from (("unknown-variant", f"[{key}]") for key in sorted(select.keys - vocabulary(ENGLISH).keys()))
        if other is None or other.is_plural or select.is_plural:
            continue
        if other.default != "other":  # else there may be more than English names
            yield from (("unknown-variant", f"[{key}]") for key in sorted(select.keys - other.keys - {"other"}))
        lost = other.keys - select.keys - {other.default, "other"}
        yield from (("missing-variant", f"[{key}]") for key in sorted(lost))
