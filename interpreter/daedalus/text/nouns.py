"""Noun phrases: a thing with its qualities, each before its noun or behind it and in agreement with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from fluent.runtime.types import fluent_number

from daedalus.language.records import LINKS
from daedalus.text import plan as p
from daedalus.text.asking import counted
from daedalus.text.having import Having
from daedalus.text.tidying import tidy
from daedalus.text.wording import MANY, ONE

if TYPE_CHECKING:
    from daedalus.text.speech import Speaker

VOWELS = tuple("aeiouAEIO")  # a capital U is read as a consonant: a US card
CLAUSE = "clause"  # behind all that stands after the noun, but before LAST
SHORT = 5  # words that may be said again
COMPOUND = "compound"  # of a quality: the term that says it and its noun
LISTED = "listed"  # of a quality that is two: both, as they stand before others
NOT = "not"  # of an adjective that says in its own forms that something is not so: `not-f-acc`
BEFORE, BEHIND, AFTER, LAST = "before", "behind", "after", "last"  # where a quality stands: an attribute says so


class Agrees(NamedTuple):
    """What an adjective agrees with."""

    gender: str
    number: str
    case: str
    determiner: str


class Nouns:
    """Noun phrases as a speaker says them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.having = Having(speaker)

    def thing(self, part: p.Thing, wants: Mapping[str, str]) -> str:
        """A noun phrase in full; such a thing, if that is shorter."""
        full = self._described(part, wants)
        kind = {p.A: p.SUCH, p.OTHER: p.OTHER_SUCH}.get(part.determiner, "")
        if part.such is None or not self.speaker.has(f"det-{kind}") or len(full.split()) <= SHORT:
            return full
        own = tuple(quality for quality in part.qualities if quality not in part.such)
        return self._described(evolve(part, determiner=kind, qualities=own, of=None, source=None), wants)

    def _described(self, part: p.Thing, wants: Mapping[str, str]) -> str:
        part = self._compound(part)
        determiner = p.BARE if part.count is not None or wants.get("number") == MANY else part.determiner
        agrees = Agrees(
            self.speaker.gender(part),
            wants.get("number", self.speaker.number(part)),
            wants.get("case", "nom"),
            determiner,
        )
        if part.source is not None and self._form_of(p.Quality(part.source)):
            part = evolve(part, qualities=(p.Quality(part.source), *part.qualities), source=None)
        if part.source is not None and self._ahead(part.source, wants):
            taken, what = self.attribute(part.source, agrees)[1], self._described(evolve(part, source=None), wants)
            if " " in what:
                return f"{taken} {what}"
        heads = [q for q in part.qualities if self._form_of(q)]
        placed: dict[str, list[str]] = {BEFORE: [], BEHIND: [], AFTER: [], LAST: []}
        if part.by_lot:
            place, text = self.attribute(p.Said("by-lot"), agrees)
            placed[place].append(text)
        having: list[p.Part] = []  # what it has, which is said in one
        likewise: list[tuple[str, str]] = []  # where else something stands that begins as this does
        denied: list[str] = []
        clauses: list[str] = []  # clauses with one of several names, behind all but other clauses
        links: list[str] = []  # what it lies beside, behind what is said of itself
        for quality in _merged(part.qualities):
            if quality in heads:
                continue
            if _has_something(quality.what):
                having.append(quality.what)
                continue
            place, text = self.attribute(quality, agrees)
            behind_clause = bool(placed[LAST]) and isinstance(quality.what, p.Said) and quality.what.key == "apart"
            if _denied(quality) and place == AFTER:
                denied.append(text)
            elif place == CLAUSE:
                clauses.append(text)
            elif place == BEHIND and self._links(quality):
                links.append(text)
            else:
                placed[LAST if behind_clause else place].append(text)
                if place in (BEHIND, AFTER) and isinstance(_innermost(quality), p.Said) and self.having.begin([text]):
                    likewise.append((place, text))
        had, in_one = self.having.phrase(having, agrees, placed[AFTER], [text for _, text in likewise])
        for place, text in likewise if in_one else ():
            placed[place].remove(text)
        placed[AFTER].append(had)
        if part.of is not None:
            names = isinstance(part.of, p.Several)
            form = "" if names or not self.speaker.has("out-of", "set") else "set"
            text = self.speaker.message("out-of", {"list": part.of}, form)
            placed[AFTER].insert(len(placed[AFTER]) if names else 0, text)
        if denied:
            clauses_of_own = any(text.startswith(",") or text.endswith(",") for text in denied)
            placed[AFTER].append(", ".join(denied) if clauses_of_own else self.speaker.joined(denied, p.AND))
        placed[AFTER] = sorted([*placed[AFTER], *links], key=_is_clause)
        if denied and placed[LAST]:
            placed[LAST].insert(0, "")  # a comma between them
        placed[LAST] = [*clauses, ", ".join(placed[LAST])]
        if heads:
            noun = self._head(heads[0], part.determiner in (p.EACH, p.ALL))
        elif part.count is not None:
            noun, figure = self._counted(part, agrees)
            placed[BEFORE].insert(0, figure)
        else:
            noun = self.speaker.term(part.noun, number=agrees.number, case=agrees.case)
        if part.source is not None:
            place, text = self.attribute(part.source, agrees)
            placed[LAST if place == AFTER else place].append(text)
        words = list(filter(None, [*placed[BEFORE], noun, *placed[BEHIND], *placed[AFTER], *placed[LAST]]))
        if part.up_to:
            return self.speaker.message("up-to", {"what": p.Title(tidy(" ".join(words)))}, raw=True)
        counted = part.count is not None
        if counted and (form := f"{MANY}-{agrees.case}") and self.speaker.has("det-bare", form):
            words.insert(0, self.speaker.form("det-bare", form))
        if not heads and not counted and words == [noun]:
            for form in (f"det-{determiner}-{agrees.case}", f"det-{determiner}"):
                if self.speaker.has(part.noun, form):
                    return self.speaker.form(part.noun, form)
        if heads or counted or not self.speaker.has(f"det-{determiner}"):
            return tidy(" ".join(words))
        article = self._agreeing(p.Said(f"det-{determiner}"), agrees)
        if words[0].startswith(VOWELS) and self.speaker.has(f"det-{determiner}", "vowel"):
            article = self.speaker.form(f"det-{determiner}", "vowel")
        return tidy(" ".join([article, *words]))

    def _head(self, quality: p.Quality, every: bool) -> str:
        what = _innermost(quality)
        assert isinstance(what, p.Said)
        return self.speaker.message(
            what.key, what.args, "head-all" if every and self.speaker.has(what.key, "head-all") else "head"
        )

    def _counted(self, part: p.Thing, agrees: Agrees) -> tuple[str, str]:
        """The noun after a figure, and the figure."""
        n = part.count
        if not isinstance(n, p.Number):
            assert n is not None
            return self.speaker.term(part.noun, number=MANY, case=agrees.case), self.speaker.say(n)
        number = fluent_number(n.value, useGrouping=0)
        case = "gen" if part.up_to and self.speaker.has("up-to", "gen") else agrees.case
        figure, _, noun = counted(self.speaker, number, part.noun, case=case).partition(" ")
        return noun, figure

    def _form_of(self, q: p.Quality) -> str:
        what = q.what
        while isinstance(what, p.Quality):
            q, what = what, what.what
        return "head" if isinstance(what, p.Said) and q.holds and self.speaker.has(what.key, "head") else ""

    def attribute(self, part: p.Part, agrees: Agrees, holds: bool = True) -> tuple[str, str]:
        """A quality beside a noun, and where it stands: before it, right behind it, or after it."""
        if isinstance(part, p.Quality):
            return self.attribute(part.what, agrees, holds if part.holds else not holds)
        if isinstance(part, p.Several):
            pieces = [self.having.some_of(item) for item in part.items]
            if all(pieces):
                return AFTER, self.having.some(pieces, part.how)
            together = self._around(part, agrees) or self._one_of(part, agrees)
            if together:
                return CLAUSE, together
            part = self._listed(part)
            found = [self.attribute(item, agrees) for item in part.items]
            where = {place for place, _ in found}
            mixed = [isinstance(item, p.Several) and item.how != part.how for item in part.items]
            if len(where) == 1:
                texts = [text for _, text in found]
                return where.pop(), self.speaker.joined(texts if any(mixed) else self.having.once(texts), part.how)
            texts = [
                self._beside(item, place, text, agrees) for item, (place, text) in zip(part.items, found, strict=True)
            ]
            return AFTER, self.speaker.joined(
                [f"({t})" if m else t for t, m in zip(texts, mixed, strict=True)], part.how
            )
        if isinstance(part, p.Compare):
            return AFTER, self.speaker.claims.compared(part)
        if isinstance(part, p.BySide):
            return LAST, self.by_side(part, agrees)
        assert isinstance(part, p.Said)
        if part.key == "provided" and part.shared:
            return LAST, self._fused(part.args["what"]) or self._provided(part, agrees)
        if not holds and self.speaker.has(part.key, f"{NOT}-{_gender(agrees)}-{agrees.case}"):
            return BEHIND if self.speaker.has(part.key, BEHIND) else BEFORE, self._agreeing(part, agrees, NOT)
        if not holds:
            return AFTER, self._not(part, agrees)
        if part.form == LISTED:
            return AFTER, self.speaker.message(part.key, part.args, part.form)
        if _unsaid(part.args) and self.speaker.has(part.key, "alone"):
            return AFTER, self.speaker.message(part.key, part.args, "alone")
        if part.form == "there":
            return AFTER, self.speaker.message(part.key, part.args, part.form)
        for place in (AFTER, BEHIND):
            if self.speaker.has(part.key, place):
                several = f"{AFTER}-{MANY}"
                form = several if agrees.number == MANY and self.speaker.has(part.key, several) else AFTER
                said = (
                    self.speaker.message(part.key, part.args, form) if place == AFTER else self._agreeing(part, agrees)
                )
                return place, said
        if part.shared and part.key != "other":
            about: dict[str, p.Part] = {"number": p.Title(agrees.number)} if part.key == "being" else {}
            return AFTER, self.speaker.message(part.key, {**part.args, **about}, part.form, raw=("number",))
        return BEFORE, self._agreeing(part, agrees)

    def _listed(self, part: p.Several) -> p.Several:
        """One of several that is two things itself: `in civil war, in regime change or under Islamist Rule`."""
        two = [item for item in part.items if self._is_two(item)]
        if part.how != p.OR or len(two) != 1:
            return part
        said = _innermost(two[0])
        assert isinstance(said, p.Said)
        others = (item for item in part.items if item is not two[0])
        return evolve(part, items=(p.Quality(evolve(said, form=LISTED)), *others))

    def _is_two(self, item: p.Part) -> bool:
        what = _innermost(item)
        denied = isinstance(item, p.Quality) and _denied(item)
        return isinstance(what, p.Said) and not denied and self.speaker.has(what.key, LISTED)

    def _around(self, part: p.Several, agrees: Agrees) -> str:
        """`that is Syria or adjacent to it`."""
        items = [item.what if isinstance(item, p.Quality) else item for item in part.items]
        if len(items) != 2 or not all(isinstance(x, p.Said) for x in items) or not self.speaker.has("around"):
            return ""
        being, near = items
        assert isinstance(being, p.Said)
        assert isinstance(near, p.Said)
        word = self.speaker.game.words.by_key.get(near.key)
        if word is None or word.known != LINKS or being.key != "being" or [*near.args.values()] != [being.args["what"]]:
            return ""
        about: dict[str, p.Part] = {"what": being.args["what"], "number": p.Title(agrees.number)}
        return self.speaker.message("around", about, raw=("number",))

    def _one_of(self, part: p.Several, agrees: Agrees) -> str:
        """`that is Shia-Mix, Jordan or Morocco`: kinds and names in one clause, where a language can say it so."""
        if not self.speaker.has("that-is", "names"):
            return ""
        said = []
        for item in part.items:
            what = item.what if isinstance(item, p.Quality) and item.holds else item
            if not isinstance(what, p.Said):
                return ""
            if what.key == "being" and what.shared:
                said.append(self.speaker.say(what.args["what"]))
            elif not what.shared and self.attribute(what, agrees)[0] in (BEFORE, BEHIND):
                said.append(self.predicate(what, agrees))
            else:
                return ""
        if not any(isinstance(x, p.Said) and x.key == "being" for x in part.items):
            return ""
        return self.speaker.message("that-is", _relative(self.speaker.joined(said, part.how), agrees), "names", True)

    def _compound(self, part: p.Thing) -> p.Thing:
        """A thing and a quality that a language has one term for: German `USA-Karte`, Polish `Państwo Strategiczne`."""
        for quality in part.qualities:
            what = _innermost(quality)
            if not _denied(quality) and isinstance(what, p.Said) and self.speaker.has(what.key, COMPOUND):
                others = tuple(other for other in part.qualities if other is not quality)
                return evolve(part, noun=self.speaker.form(what.key, COMPOUND), qualities=others)
        return part

    def _links(self, quality: p.Quality) -> bool:
        """Whether a quality says beside what something lies."""
        what = _innermost(quality)
        word = self.speaker.game.words.by_key.get(what.key) if isinstance(what, p.Said) and what.args else None
        return word is not None and word.known == LINKS

    def _ahead(self, source: p.Part, wants: Mapping[str, str]) -> bool:
        """Whether a language says where something lies, or is taken from, before what it is: `odrzuć z ręki kartę`."""
        if not isinstance(source, p.Said) or not self.speaker.has(source.key, "ahead"):
            return False
        return source.form == "there" or (wants.get("case") == "acc" and wants.get("number") != MANY)

    def by_side(self, part: p.BySide, agrees: Agrees) -> str:
        said = []
        for side, qualities in part.items:
            what = [self._alone(quality, *self.attribute(quality, agrees), agrees) for quality in qualities]
            about: dict[str, p.Part] = {"side": side, "what": p.Title(self.speaker.joined(what, ","))}
            form = "quality" if self.speaker.has("for-side", "quality") else ""
            said.append(self.speaker.message("for-side", about, form, raw=("what",)))
        return f"({'; '.join(said)})"

    def _provided(self, part: p.Said, agrees: Agrees) -> str:
        """A condition about the noun before it, which its message may agree with."""
        about = {name: arg for name, arg in _relative("", agrees).items() if name not in part.args}
        form = part.form if self.speaker.has(part.key, part.form) else ""
        return self.speaker.message(part.key, {**part.args, **about}, form, raw=tuple(about))

    def _fused(self, what: p.Part) -> str:
        """A condition that its message can say as a clause about the noun before it: `that may be attacked`."""
        if not isinstance(what, p.Said) or not self.speaker.has(what.key, AFTER):
            return ""
        return self.speaker.message(what.key, what.args, AFTER if not what.form else f"{AFTER}-{what.form}")

    def _not(self, part: p.Said, agrees: Agrees) -> str:
        if _unsaid(part.args) and self.speaker.has(part.key, "alone-not"):
            return self.speaker.message(part.key, part.args, "alone-not")
        if self.speaker.has(part.key, "not"):
            return self.speaker.message(part.key, part.args, "not")
        what = self.predicate(part, agrees)
        return self.speaker.message("that-is", _relative(what, agrees), "not", raw=True)

    def _beside(self, item: p.Part, place: str, text: str, agrees: Agrees) -> str:
        """One of several qualities that stand after a noun: what would stand before it as a clause."""
        item = _innermost(item)
        if place in (BEFORE, BEHIND) and isinstance(item, p.Said):
            if self.speaker.has(item.key, "beside"):
                return self.speaker.message(item.key, item.args, "beside")
            if place == BEHIND and self.speaker.has("that-is", "beside"):
                return text.strip(", ")  # it needs no clause
            text = self.predicate(item, agrees)
        return self._after(place, text, agrees)

    def _alone(self, item: p.Part, place: str, text: str, agrees: Agrees) -> str:
        """A quality that stands for itself, apart from its noun."""
        item = _innermost(item)
        if place not in (BEFORE, BEHIND) or not isinstance(item, p.Said) or self.speaker.has(item.key, "beside"):
            return self._beside(item, place, text, agrees)
        return self.predicate(item, agrees)

    def _after(self, place: str, text: str, agrees: Agrees) -> str:
        if place in (AFTER, CLAUSE, LAST):
            return text
        return self.speaker.message("that-is", _relative(text, agrees), raw=True)

    def predicate(self, part: p.Said, agrees: Agrees) -> str:
        several = (f"{AFTER}-{MANY}",) if agrees.number == MANY else ()
        for form in ("pred", *several, AFTER):
            if self.speaker.has(part.key, form):
                return self.speaker.message(part.key, part.args, form)
        return self._agreeing(part, Agrees(agrees.gender, agrees.number, "nom", ""))

    def _agreeing(self, part: p.Said, agrees: Agrees, kind: str = "") -> str:
        """An adjective in the form of its noun."""
        determiner = f"det-{agrees.determiner}"
        if not kind:
            declined = self.speaker.has(determiner, "declension")
            kind = self.speaker.form(determiner, "declension") if declined else "strong"
        gender = _gender(agrees)
        forms = [f"{kind}-{gender}-{agrees.case}", f"{gender}-{agrees.case}", gender]
        return self.speaker.message(
            part.key, part.args, next((form for form in forms if self.speaker.has(part.key, form)), "")
        )


def _innermost(part: p.Part) -> p.Part:
    """What a quality says, however often it was said that it holds."""
    return _innermost(part.what) if isinstance(part, p.Quality) else part


def _gender(agrees: Agrees) -> str:
    return agrees.gender if agrees.number == ONE else MANY


def _is_clause(text: str) -> bool:
    """Whether it stands between commas, behind what does not."""
    return text.startswith(",")


def _denied(quality: p.Quality) -> bool:
    return not quality.holds or (isinstance(quality.what, p.Quality) and _denied(quality.what))


def _merged(qualities: tuple[p.Quality, ...]) -> tuple[p.Quality, ...]:
    """`other than Iran and Syria` instead of one after the other."""
    apart = [q for q in qualities if isinstance(q.what, p.Said) and q.what.shared and q.what.key == "apart"]
    if len(apart) < 2:
        return qualities
    names = tuple(q.what.args["what"] for q in apart if isinstance(q.what, p.Said))
    one = p.Quality(p.Said("apart", {"what": p.Several(p.AND, names)}, shared=True))
    return (*(q for q in qualities if q not in apart), one)


def _has_something(part: p.Part) -> bool:
    """Whether it is said by what a thing has."""
    if isinstance(part, p.Several):
        return any(map(_has_something, part.items))
    return isinstance(part, p.Compare)


def _relative(what: str, agrees: Agrees) -> dict[str, p.Part]:
    """What a clause about a noun is given."""
    return {"what": p.Title(what), "gender": p.Title(_gender(agrees)), "number": p.Title(agrees.number)}


def _unsaid(args: Mapping[str, p.Part]) -> bool:
    """Whether all that a quality is about is a place that was not worth naming."""
    things = [a.what for a in args.values() if isinstance(a, p.Again)]
    return len(things) == len(args) > 0 and all(
        isinstance(t, p.Thing) and t.determiner in (p.ANY, p.THE) for t in things
    )
