"""The forms of terms, compared with those of other terms of their kind: one that is missing, one that belongs to
another term, and forms of verbs that should differ and do not. What is spelled as another form is in `spelled.py`."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping

from daedalus.kit import registry
from daedalus.text.locales import META, TERMS, Message, Problem, files, read
from daedalus_tools.i18n.by_hand import OPPOSITE, VERB
from daedalus_tools.i18n.checked import Checked

NAMES = ("country-", "side-", "region-", VERB)  # kinds of terms with forms of their own
ALONE = ("in", "to", "from", "gender", "bare", "own", "whose")  # forms that are no row of others
AGREEING = ("m", "f", "n", "many", "f-many")  # forms of a quality where there are no cases
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "pre")
DECLINED = ("one", "many", "n", "m", "f", "few", "pl", "strong", "mixed", "weak")
DENIED, ONE = "-not", "one"
QUALITIES, MANY = "qualities.ftl", "many"
SEVERAL = ("many", "n-")  # how forms of the plural begin
BEGINS = 3  # letters that forms of a word share, and forms that are enough
SAID = 4  # letters of a word, and words of a kind, that are no chance
USUAL, FEWEST = 0.85, 2  # so many of a kind have a form, or all but one: that which lacks it has been forgotten


def check_forms(c: Checked) -> Iterator[Problem]:
    yield from _forms(c)
    yield from _names(c)
    yield from _strangers(c)
    yield from _alike(c)


def _forms(c: Checked) -> Iterator[Problem]:
    """A form that nearly all terms of a kind have, and one lacks; or nearly all of that kind and gender."""
    kinds: dict[tuple[str, str, str], dict[str, list[Message]]] = {}
    for m in c.messages.values():
        name = c.where[m.full].name
        if name in TERMS:
            kind = kind_of(m.key)
            kinds.setdefault((name, kind, ""), {}).setdefault(m.key, []).append(m)
            gender = c.messages.get(f"{m.key}.gender")
            if gender is not None:
                kinds.setdefault((name, kind, gender.text), {}).setdefault(m.key, []).append(m)
    lacking = {
        found
        for (name, kind, gender), terms in kinds.items()
        for found in _lacking(terms, _elsewhere(c, name, kind, gender), alike=bool(gender))
    }
    found = ((c.where[m.full], m.line, text) for m, text in lacking)
    yield from (Problem(file, line, "missing-form", text) for file, line, text in sorted(found))


def _lacking(
    terms: Mapping[str, list[Message]], elsewhere: Mapping[str, set[str]], *, alike: bool
) -> Iterator[tuple[Message, str]]:
    """`alike`: of one gender, where a few are no rule yet."""
    every = {**elsewhere, **{key: {m.form for m in messages} for key, messages in terms.items()}}
    times = Counter(form for forms in every.values() for form in forms)
    enough = min(USUAL * len(every), max(SAID if alike else FEWEST, len(every) - 1))
    usual = {form for form, n in times.items() if form and n >= enough}
    for key, messages in terms.items():
        own = every[key]
        begun = {row_of(form) for form in own - {"", MANY}} | {*ALONE}  # a word that has none of a row is not declined
        begun |= {MANY} if own & {*AGREEING} - {MANY} else set()
        if len({m.text for m in messages if m.form in ("", *CASES)}) == 1:  # it is the same in all that it has
            begun.discard(row_of(CASES[0]))
        for form in sorted((usual | (set() if alike else _implied(key, every))) - own):
            if row_of(form) in begun or key.startswith("do-") or (alike and row_of(form) == ONE):
                yield messages[0], f"{key}: .{form}"


def kind_of(key: str) -> str:
    return key.partition("-")[0] if key.startswith(NAMES) else ""


def _elsewhere(c: Checked, name: str, kind: str, gender: str) -> dict[str, set[str]]:
    """The forms of such terms in other games: one game may have few of them."""
    found: dict[str, set[str]] = {}
    for game in map(registry.game, registry.ours()):
        for other in files(game, c.language) if game.id != c.game.id else ():
            if other.name == name and other not in c.files:
                messages = read(other)[0]
                genders = {m.key: m.text for m in messages if m.form == "gender"}
                for m in messages:
                    if kind_of(m.key) == kind and (not gender or genders.get(m.key) == gender):
                        found.setdefault(f"{game.id}:{m.key}", set()).add(m.form)
    return found


def _implied(key: str, every: Mapping[str, set[str]]) -> set[str]:
    """What a term should have because each of several others that has one form of a row has the other too."""
    others = [forms for other, forms in every.items() if other != key]
    found = set()
    for one in every[key]:
        with_it = [forms for forms in others if one in forms]
        if len(with_it) >= SAID:
            found |= {form for form in set.intersection(*with_it) if _alike_row(form, one)}
    return found


def _alike_row(form: str, other: str) -> bool:
    """Counted forms (`n-few`, `n-many`), what goes to the end (`s3-end`, `p3-end`), what denies (`is`, `is-not`)."""
    if form.removesuffix(DENIED) == other.removesuffix(DENIED):
        return True
    if {form, other} <= {*CASES} or {form, other} <= {*AGREEING}:
        return True
    same_beginning = form.partition("-")[0] == other.partition("-")[0]
    return "-" in form and "-" in other and (same_beginning or form.rpartition("-")[2] == other.rpartition("-")[2])


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
    for own in nouns.values():
        if own[""].key.startswith(NAMES[0]) and not any(_related(own[""].text, m.text) for f, m in own.items() if f):
            yield c.problem(own[""], "another-name", "its other forms are those of another name")
    for term in sorted({term for m in c.messages.values() for term in m.terms} & nouns.keys()):
        if not any(form.startswith(SEVERAL) for form in nouns[term]):
            m = nouns[term][""]
            yield Problem(c.where[m.full], m.line, "missing-form", f"{term}: .many")


def _related(name: str, form: str) -> bool:
    """Whether two forms of a name may be of one name: they begin alike."""
    begins = {word.lower()[:3] for word in re.findall(r"\w{3,}", name)}
    return not begins or any(word.lower()[:3] in begins for word in re.findall(r"\w{3,}", form))


def _strangers(c: Checked) -> Iterator[Problem]:
    """A form of a term with a word that begins as none of its other forms do, where these share all theirs."""
    terms: dict[str, dict[str, list[str]]] = {}
    for m in c.messages.values():
        declined = {*m.form.split("-")} <= {"", *CASES, *DECLINED} and not m.key.startswith(NAMES)
        if declined and not (m.names or m.functions) and c.where[m.full].name in (*TERMS, QUALITIES):
            terms.setdefault(m.key, {})[m.form] = re.findall(r"\w{3,}", m.text.lower())
    for key, forms in terms.items():
        times = Counter(begins for words in forms.values() for begins in {word[:BEGINS] for word in words})
        alone = [form for form, words in forms.items() if any(times[x[:BEGINS]] == 1 and len(x) > SAID for x in words)]
        if len(forms) >= BEGINS and len(alone) == 1:
            m = c.messages[f"{key}.{alone[0]}" if alone[0] else key]
            yield c.problem(m, "another-name", f"{m.text} has a word that no other form has")


def _alike(c: Checked) -> Iterator[Problem]:
    """Forms of a verb that are the same, and differ nearly everywhere else; and verbs that say the contrary of each
    other by the same word."""
    forms: dict[str, dict[str, Message]] = {}
    for m in c.messages.values():
        if m.key.startswith(VERB):
            forms.setdefault(m.key, {})[m.form] = m
    for one, other in OPPOSITE:
        first, second = (forms.get(f"{VERB}{verb}", {}) for verb in (one, other))
        for form in sorted(first.keys() & second.keys()):
            if len(first[form].text) >= SAID and first[form].text == second[form].text:
                yield c.problem(second[form], "another-name", f"{first[form].text} is said of do-{one} too")
    yield from _of_another_verb(c, forms)
    for one, other in itertools.combinations(sorted({form for own in forms.values() for form in own}), 2):
        both = [own for own in forms.values() if one in own and other in own]
        same = [own[other] for own in both if own[one].text == own[other].text]
        if len(both) >= SAID and len(same) <= (1 - USUAL) * len(both):
            yield from (c.problem(m, "same-form", f"{m.text} is .{one or m.key} too") for m in same)


def _of_another_verb(c: Checked, forms: Mapping[str, Mapping[str, Message]]) -> Iterator[Problem]:
    """The form of a verb that is that of another, with which it shares no other."""
    for own, (other, theirs) in itertools.product(forms.values(), forms.items()):
        both = [form for form in own if form in theirs and own[form].text.strip()]
        same = [form for form in both if form and own[form].text == theirs[form].text and len(own[form].text) >= SAID]
        begins = {x.text[:BEGINS] for form, x in own.items() if form not in same}
        if own is not theirs and len(same) == 1 and len(both) >= BEGINS and own[same[0]].text[:BEGINS] not in begins:
            yield c.problem(own[same[0]], "another-name", f"{own[same[0]].text} is said of {other} too")


def row_of(form: str) -> str:
    """The forms that belong together: cases of the singular, of the plural, places ..."""
    if form in ALONE or form in META or form == MANY:
        return form
    return form.rpartition("-")[0]
