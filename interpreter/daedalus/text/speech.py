"""Says a plan in a language: the messages of `locale/<language>/text` and of the game, each asking for the forms that
it wants of what stands in its holes.

A message that a language does not have is said in English. What a message may ask for:

- `FORM($x, case: "gen")`: a thing, name or list in a case, and `number: "many"` for its plural;
- `IN($c)`, `TO($c)`, `FROM($c)`: a place with its preposition;
- `N($n, "cell", case: "acc")`: a number with its noun, as the language counts;
- `DO("place")`: a verb in the mood of the sentence; `DO("place", part: "end")` where the clause ends;
- `TERM("cell", case: "gen", number: "many")`: a term by its key;
- `OR($s)`, `AND($s)`: a list; `GENDER($x)`, `NUMBER($x)`: to select by; `KNOWN($c)`: whether it was named before.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from attrs import evolve
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.language.records import Adds, Moves, OnTrack, Removes, Shifts
from daedalus.text import plan as p
from daedalus.text.bundle import ENGLISH
from daedalus.text.described import SELF
from daedalus.text.places import FOLDER, homes, homes_of

ONE, MANY = "one", "many"
ORDER, MAY_DO = "imp", "inf"  # moods: an order to who plays; after `may`
ADDED = {Adds: "added-place", Removes: "added-remove", Moves: "added-move"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of options that are long
MINUS = "\u2212"
VOWELS = tuple("aeiouAEIO")  # a capital U is read as a consonant: a US card
BEFORE, BEHIND, AFTER, LAST = (
    "before",
    "behind",
    "after",
    "last",
)  # where a quality stands; a message says so by an attribute
IS, IS_NOT = "is", "is-not"
OPTIONAL = ("where", "all", "inner")  # forms that a language may do without
SOME, NONE = "some", "none"
OPS = {"=": "eq", "<>": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}


class Hole(FluentType):
    """What stands in a hole; the message says in which form it wants it."""

    def __init__(self, part: p.Part, speaker: Speaker) -> None:
        self.part = part
        self.speaker = speaker

    def format(self, locale: Any) -> str:
        return self.speaker.say(self.part)


class Agrees(NamedTuple):
    """What an adjective agrees with."""

    gender: str
    number: str
    case: str
    determiner: str


class Speaker:
    """Says plans about one game in one language."""

    def __init__(self, game: Definition, language: str = ENGLISH, files: Sequence[Path] = ()) -> None:
        """`files`: instead of those of the language."""
        self.game = game
        self.language = language
        self.missing: set[str] = set()  # keys that were said in English, or not at all
        self._bundle = _bundle(game, language, self, files)
        self._english = self if language == ENGLISH else Speaker(game)
        self._mood = ORDER
        self._plural = _plural_rule(language)
        self._verbs = 0  # how many verbs have been said

    # -- sentences ----------------------------------------------------------------------------------

    def text(self, sentences: list[p.Sentence]) -> str:
        return " ".join(filter(None, map(self.sentence, sentences)))

    def sentence(self, sentence: p.Sentence) -> str:
        """A whole sentence; nothing if its message says nothing."""
        said = _tidy(self.say(sentence.part))
        said = said.rstrip(", ")  # a clause may close with a comma
        if not said:
            return ""
        said = said[:1].upper() + said[1:]
        said = re.sub(r"(?<=[.!?] )(\w)", lambda m: m[1].upper(), said)
        if self.has("colon-capital"):
            said = re.sub(r"(?<=: )(\w)", lambda m: m[1].upper(), said)
        return said if said.endswith((".", "!", "?")) else f"{said}."

    def say(self, part: p.Part, **wants: str) -> str:
        """A part in the form that is wanted: `case`, `number`."""
        return _SAY[type(part)](self, part, wants)

    def _said(self, part: p.Said, wants: Mapping[str, str]) -> str:
        if part.key in ("may", "side-does") and part.shared:
            return self._moody(part)
        if part.key == "there-is" and part.shared:
            return self.message(part.key, {"what": _being_there(part.args["what"], self)}, part.form)
        form = part.form
        if form in OPTIONAL and not self.has(part.key, form):
            form = ""
        if not form and any(arg == p.Title(SELF) for arg in part.args.values()) and self.has(part.key, "bare"):
            form = "bare"
        if not form and (case := wants.get("case")) and self.has(part.key, case):
            form = case
        if form and (case := wants.get("case")) and self.has(part.key, f"{form}-{case}"):
            form = f"{form}-{case}"
        return self.message(part.key, part.args, form)

    def _moody(self, part: p.Said) -> str:
        """Somebody may, or does: the verbs of what follows stand in the form that this wants."""
        side = part.args.get("side")
        if part.key == "may":
            mood = MAY_DO
        else:
            assert side is not None
            mood = "p3" if self.number(side) == MANY else "s3"
        before = self._verbs
        if part.key == "may" and not side and _done_by_others(part.args["what"]):
            return self.message("may", {"what": p.Title(self.say(part.args["what"]))}, "plain", raw=("what",))
        with self.mood(mood):
            what = self.say(part.args["what"])
        form = part.form or ("" if self._verbs > before else "plain")
        if not form and not side:
            form = "you"
        with self.mood(ORDER):
            return self.message(part.key, {**part.args, "what": p.Title(what)}, form, raw=("what",))

    @contextmanager
    def mood(self, mood: str) -> Iterator[None]:
        before, self._mood = self._mood, mood
        yield
        self._mood = before

    def _line(self, part: p.Line, wants: Mapping[str, str]) -> str:
        parts: list[str] = []
        orders = 0
        for x in part.parts:
            before = self._verbs
            said = _tidy(self.say(x, **wants))
            if said:
                parts.append(said)
                orders += self._verbs > before
        named = any(isinstance(x, p.Said) and x.shared and x.key != "choose" for x in part.parts)
        how = ";" if part.how == p.AND and (named or orders != len(parts)) else part.how
        if how == p.OPTIONS:
            inner = any(";" in text for text in parts)
            return "; ".join(
                f"({letter}) {text}" if inner else text for letter, text in zip(LETTERS, parts, strict=False)
            )
        return self._joined(parts, how)

    def _several(self, part: p.Several, wants: Mapping[str, str]) -> str:
        return self._joined([self._within(x, part.how, wants) for x in part.items], part.how)

    def _within(self, part: p.Part, how: str, wants: Mapping[str, str]) -> str:
        """A part of a list; a list that is joined otherwise stands in brackets."""
        said = self.say(part, **wants)
        other = isinstance(part, p.Several) and part.how != how and len(part.items) > 1
        return f"({said})" if other else said

    def _joined(self, items: list[str], how: str) -> str:
        if not items:
            return ""
        *before, last = items
        if not before:
            return last
        if how in (";", ","):
            return f"{how} ".join(item.rstrip(", ") for item in items)
        return self.message(f"list-{how}", {"before": p.Title(", ".join(before)), "last": p.Title(last)}, raw=True)

    # -- messages -----------------------------------------------------------------------------------

    def has(self, key: str, form: str = "") -> bool:
        return self._pattern(key, form) is not None

    def _pattern(self, key: str, form: str = "") -> Any:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(form) if form else message.value

    def message(self, key: str, args: Mapping[str, p.Part], form: str = "", raw: bool | tuple[str, ...] = ()) -> str:
        """A message with its holes filled; English where the language has none."""
        if not form and "n" in args and not self._countable(args["n"]) and self.has(key, "figure"):
            form = "figure"
        n = args.get("n")
        if not form and isinstance(n, p.Number) and n.value < 0 and self.has(key, "minus"):
            form, args = "minus", {**args, "n": p.Number(-n.value)}
        pattern = self._pattern(key, form)
        if pattern is None and not self._english.has(key) and (generic := self._added(key)) is not None:
            key, name = generic
            args = {**args, "name": p.Title(name)}
            form = (
                form
                if form and self._english.has(key, form)
                else ""
                if "n" in args or not self.has(key, "all")
                else "all"
            )
            raw = ("name",)
            pattern = self._pattern(key, form)
        if pattern is None:
            self.missing.add(f"{key}.{form}" if form else key)
            if self is not self._english:
                with self._english.mood(self._mood if self._mood in (ORDER, MAY_DO) else "s3"):
                    return self._english.message(key, args, form, raw)
            words = key.replace("-", " ")  # a word without a sentence: better its key than nothing
            return " ".join([words, *(f"({self.say(a)})" for a in args.values())])
        about: dict[str, Any] = {}
        for name, part in args.items():
            if isinstance(part, p.Number):
                about[name] = fluent_number(part.value, useGrouping=0)
            elif isinstance(part, p.Title) and (raw is True or (raw and name in raw)):
                about[name] = part.text[:1000]
            else:
                about[name] = Hole(part, self)
        text, errors = self._bundle.format_pattern(pattern, about)
        if errors and self is not self._english:  # what cannot be said is said in English; `i18n check` tells why
            self.missing.add(f"{key}.{form}" if form else key)
            return self._english.message(key, args, form, raw)
        if errors:
            raise ValueError(f"{self.language} {key}.{form}: {errors[0]!r}")
        return str(text)

    def _added(self, key: str) -> tuple[str, str] | None:
        """For a word of a track or marker that a pack brings: the message that serves all of these, and its name."""
        word = self.game.words.by_key.get(key)
        if word is None:
            return None
        for change in word.changes:
            if isinstance(change, Shifts):
                return ("added-set" if word.kind == "verb" else "added-change"), change.track
            if isinstance(change, (Adds, Removes, Moves)):
                return ADDED[type(change)], change.piece
        if isinstance(word.gives, OnTrack):
            return "added-track", word.gives.track
        if word.kind == "value" and word.reads and word.reads[0] in self.game.words.pieces:
            return ("added-in" if word.holes else "added-on-map"), word.reads[0]
        return ("added-track", word.pattern) if word.kind == "value" and not word.holes else None

    def _countable(self, part: p.Part) -> bool:
        """Whether a noun can stand behind it: a number, several to choose from, or one for each of two cases."""
        if isinstance(part, p.Several):
            return all(isinstance(x, p.Number) for x in part.items)
        by_case = isinstance(part, p.Said) and part.key == "by-case" and self.has("by-case", "rest")
        return isinstance(part, p.Number) or (by_case and isinstance(part.args["n"], p.Number))  # type: ignore[union-attr]

    def form(self, key: str, *forms: str) -> str:
        """The first of the forms that a term has."""
        for form in forms:
            if self.has(key, form):
                return self.message(key, {}, form)
        return self.message(key, {})

    def forms(self, key: str, apart: Sequence[str] = ()) -> Iterator[str]:
        """All forms of a term, but those."""
        if self.has(key):
            yield self.message(key, {})
        if self._bundle.has_message(key):
            for form in self._bundle.get_message(key).attributes:
                if form not in apart:
                    yield self.message(key, {}, form)

    # -- things -------------------------------------------------------------------------------------

    def _number(self, part: p.Number, wants: Mapping[str, str]) -> str:
        return str(part.value).replace("-", MINUS)

    def _title(self, part: p.Title, wants: Mapping[str, str]) -> str:
        return self.message("title", {"text": part}, raw=True)

    def _name(self, part: p.Name, wants: Mapping[str, str]) -> str:
        case = wants.get("case", "nom")
        if not self.has(key_of(part)) and not self._english.has(key_of(part)):
            return part.key  # of a pack: as it is written there
        return self.form(key_of(part), case, "nom")

    def term(self, key: str, **wants: str) -> str:
        number, case = wants.get("number", ONE), wants.get("case", "nom")
        return self.form(key, f"{number}-{case}", number)

    def gender(self, part: p.Part) -> str:
        noun = _noun(part.items[-1] if isinstance(part, p.Several) else part)
        return self.form(noun, "gender") if noun and self.has(noun, "gender") else "m"

    def number(self, part: p.Part) -> str:
        if isinstance(part, p.Again):
            return self.number(part.what)
        if isinstance(part, p.Thing):
            several = part.count is not None and part.count != p.Number(1)
            return MANY if part.determiner == p.ALL or several else ONE
        if isinstance(part, p.Several) and part.how == p.AND:
            return MANY
        noun = _noun(part)
        return MANY if noun and self.has(noun, "plural") else ONE

    def _thing(self, part: p.Thing, wants: Mapping[str, str]) -> str:
        determiner = p.BARE if part.count is not None or wants.get("number") == MANY else part.determiner
        agrees = Agrees(self.gender(part), wants.get("number", self.number(part)), wants.get("case", "nom"), determiner)
        heads = [q for q in part.qualities if self._form_of(q)]
        placed: dict[str, list[str]] = {BEFORE: [], BEHIND: [], AFTER: [], LAST: []}
        if part.by_lot:
            place, text = self.attribute(p.Said("by-lot"), agrees)
            placed[place].append(text)
        having: list[p.Part] = []  # what it has, which is said in one
        for quality in _merged(part.qualities):
            if quality in heads:
                continue
            if _has_something(quality.what):
                having.append(quality.what)
                continue
            place, text = self.attribute(quality, agrees)
            behind_clause = bool(placed[LAST]) and isinstance(quality.what, p.Said) and quality.what.key == "apart"
            placed[LAST if behind_clause or _denied(quality) else place].append(text)
        if having:
            placed[AFTER].append(self._having(having, agrees))
        if part.of is not None:
            names = isinstance(part.of, p.Several)
            placed[AFTER].append(
                self.message("out-of", {"list": part.of}, "" if names or not self.has("out-of", "set") else "set")
            )
        placed[LAST] = [", ".join(placed[LAST])]
        if heads:
            noun = self._head(heads[0], part.determiner in (p.EACH, p.ALL))
        elif part.count is not None:
            noun, figure = self._counted(part, agrees)
            placed[BEFORE].insert(0, figure)
        else:
            noun = self.term(part.noun, number=agrees.number, case=agrees.case)
        words = [*placed[BEFORE], noun, *placed[BEHIND], *placed[AFTER], *placed[LAST]]
        if part.up_to:
            return self.message("up-to", {"what": p.Title(_tidy(" ".join(words)))}, raw=True)
        counted = part.count is not None
        if counted and (form := f"{MANY}-{agrees.case}") and self.has("det-bare", form):
            words.insert(0, self.form("det-bare", form))
        if heads or counted or not self.has(f"det-{determiner}"):
            return _tidy(" ".join(words))
        article = self._agreeing(p.Said(f"det-{determiner}"), agrees)
        if determiner == p.A and words[0].startswith(VOWELS) and self.has("det-a", "vowel"):
            article = self.form("det-a", "vowel")
        return _tidy(" ".join([article, *words]))

    def _having(self, parts: list[p.Part], agrees: Agrees) -> str:
        """`with cells and troops`; an alternative among several stands in brackets."""
        some: list[p.Part] = []
        said: list[str] = []
        for part in parts:
            counted = self._some_of(part)
            if counted:
                some.append(p.Thing(counted, p.ALL))
            else:
                text = self.attribute(part, agrees)[1]
                said.append(f"({text})" if isinstance(part, p.Several) and len(parts) > 1 else text)
        if some:
            what = p.Several(p.AND, tuple(some)) if len(some) > 1 else some[0]
            said.insert(0, self.message("with", {"what": what}, SOME))
        return self._joined(said, p.AND)

    def _some_of(self, part: p.Part) -> str:
        """The piece of which a thing must have some."""
        if not isinstance(part, p.Compare) or not isinstance(part.value, p.Said) or not part.own:
            return ""
        more_than_none = (part.op, part.than) in ((">", p.Number(0)), (">=", p.Number(1)))
        key = part.value.key
        if not more_than_none or self.has(key, f"own-{SOME}") or not self.has(key, "counts"):
            return ""
        return self.form(key, "counts")

    def _head(self, quality: p.Quality, every: bool) -> str:
        what = quality.what
        while isinstance(what, p.Quality):
            what = what.what
        assert isinstance(what, p.Said)
        return self.message(what.key, what.args, "head-all" if every and self.has(what.key, "head-all") else "head")

    def _counted(self, part: p.Thing, agrees: Agrees) -> tuple[str, str]:
        """The noun after a figure, and the figure."""
        n = part.count
        if not isinstance(n, p.Number):
            assert n is not None
            return self.term(part.noun, number=MANY, case=agrees.case), self.say(n)
        number = fluent_number(n.value, useGrouping=0)
        case = "gen" if part.up_to and self.has("up-to", "gen") else agrees.case
        figure, _, noun = self.counted(number, part.noun, case=case).partition(" ")
        return noun, figure

    def _form_of(self, q: p.Quality) -> str:
        what = q.what
        while isinstance(what, p.Quality):
            q, what = what, what.what
        return "head" if isinstance(what, p.Said) and q.holds and self.has(what.key, "head") else ""

    def attribute(self, part: p.Part, agrees: Agrees, holds: bool = True) -> tuple[str, str]:
        """A quality beside a noun, and where it stands: before it, right behind it, or after it."""
        if isinstance(part, p.Quality):
            return self.attribute(part.what, agrees, holds if part.holds else not holds)
        if isinstance(part, p.Several):
            pieces = [self._some_of(item) for item in part.items]
            if all(pieces):
                what = p.Several(part.how, tuple(p.Thing(piece, p.ALL) for piece in pieces))
                return AFTER, self.message("with", {"what": what}, SOME)
            found = [self.attribute(item, agrees) for item in part.items]
            where = {place for place, _ in found}
            if len(where) == 1:
                return where.pop(), self._joined([text for _, text in found], part.how)
            texts = [
                self._beside(item, place, text, agrees) for item, (place, text) in zip(part.items, found, strict=True)
            ]
            mixed = [isinstance(item, p.Several) and item.how != part.how for item in part.items]
            return AFTER, self._joined([f"({t})" if m else t for t, m in zip(texts, mixed, strict=True)], part.how)
        if isinstance(part, p.Compare):
            return AFTER, self.compared(part)
        if isinstance(part, p.BySide):
            return LAST, self._by_side(part, agrees)
        assert isinstance(part, p.Said)
        if part.key == "provided" and part.shared:
            return LAST, self._fused(part.args["what"]) or self._said(part, {})
        if not holds:
            return AFTER, self._not(part, agrees)
        if _unsaid(part.args) and self.has(part.key, "alone"):
            return AFTER, self.message(part.key, part.args, "alone")
        if part.form == "there":
            return AFTER, self.message(part.key, part.args, part.form)
        for place in (AFTER, BEHIND):
            if self.has(part.key, place):
                several = f"{AFTER}-{MANY}"
                form = several if agrees.number == MANY and self.has(part.key, several) else AFTER
                said = self.message(part.key, part.args, form) if place == AFTER else self._agreeing(part, agrees)
                return place, said
        if part.shared and part.key != "other":
            about: dict[str, p.Part] = {"number": p.Title(agrees.number)} if part.key == "being" else {}
            return AFTER, self.message(part.key, {**part.args, **about}, part.form, raw=("number",))
        return BEFORE, self._agreeing(part, agrees)

    def _by_side(self, part: p.BySide, agrees: Agrees) -> str:
        said = []
        for side, qualities in part.items:
            what = [self._beside(quality, *self.attribute(quality, agrees), agrees) for quality in qualities]
            about: dict[str, p.Part] = {"side": side, "what": p.Title(self._joined(what, p.AND))}
            said.append(self.message("for-side", about, raw=("what",)))
        return f"({'; '.join(said)})"

    def _fused(self, what: p.Part) -> str:
        """A condition that its message can say as a clause about the noun before it: `that may be attacked`."""
        if not isinstance(what, p.Said) or not self.has(what.key, AFTER):
            return ""
        return self.message(what.key, what.args, AFTER if not what.form else f"{AFTER}-{what.form}")

    def _not(self, part: p.Said, agrees: Agrees) -> str:
        if _unsaid(part.args) and self.has(part.key, "alone-not"):
            return self.message(part.key, part.args, "alone-not")
        if self.has(part.key, "not"):
            return self.message(part.key, part.args, "not")
        what = self._predicate(part, agrees)
        return self.message("that-is", _relative(what, agrees), "not", raw=True)

    def _beside(self, item: p.Part, place: str, text: str, agrees: Agrees) -> str:
        """One of several qualities that stand after a noun: what would stand before it as a clause."""
        while isinstance(item, p.Quality):
            item = item.what
        if place in (BEFORE, BEHIND) and isinstance(item, p.Said):
            text = self._predicate(item, agrees)
        return self._after(place, text, agrees)

    def _after(self, place: str, text: str, agrees: Agrees) -> str:
        if place in (AFTER, LAST):
            return text
        return self.message("that-is", _relative(text, agrees), raw=True)

    def _predicate(self, part: p.Said, agrees: Agrees) -> str:
        for form in ("pred", AFTER):
            if self.has(part.key, form):
                return self.message(part.key, part.args, form)
        return self._agreeing(part, Agrees(agrees.gender, agrees.number, "nom", ""))

    def _is(self, part: p.Is, wants: Mapping[str, str]) -> str:
        holds, what = part.what.holds, part.what.what
        if isinstance(what, p.Several):
            return self._is_one_of(part, what)
        assert isinstance(what, p.Said)
        own = IS if holds else IS_NOT
        args = {**what.args, "it": part.subject}
        if self.has(what.key, own):
            return self.message(what.key, args, own)
        agrees = Agrees(self.gender(part.subject), self.number(part.subject), "nom", "")
        about = {"it": part.subject, "what": p.Title(self._predicate(what, agrees))}
        return self.message("is", about, "" if holds else "not", raw=("what",))

    def _is_one_of(self, part: p.Is, what: p.Several) -> str:
        """`it is Fair or Good`; in full where one of these is said by a sentence of its own."""
        alone = [p.Is(part.subject, p.Quality(item)) for item in what.items]
        if any(isinstance(item, p.Said) and self.has(item.key, IS) for item in what.items):
            return self._joined([self.say(x) for x in alone], what.how)
        agrees = Agrees(self.gender(part.subject), self.number(part.subject), "nom", "")
        said = [self._predicate(item, agrees) for item in what.items if isinstance(item, p.Said)]
        about = {"it": part.subject, "what": p.Title(self._joined(said, what.how))}
        return self.message("is", about, raw=("what",))

    def _compare(self, part: p.Compare, wants: Mapping[str, str]) -> str:
        return self.compared(part)

    def _counts(self, part: p.Part) -> bool:
        if isinstance(part, p.Said) and part.key == "reckoned":
            return all(isinstance(x, p.Number) or self._counts(x) for x in part.args.values())
        return isinstance(part, p.Said) and self.has(part.key, "counts")

    def compared(self, part: p.Compare) -> str:
        """A value against another: as what a thing has, as what there is somewhere, or as two figures."""
        value, op = part.value, OPS[part.op]
        some = {("gt", 0): SOME, ("ge", 1): SOME, ("ne", 0): SOME, ("eq", 0): NONE, ("lt", 1): NONE}
        number = part.than.value if isinstance(part.than, p.Number) else None
        op = some.get((op, number if number is not None else -1), op)
        if isinstance(value, p.Said):
            form = f"own-{op}" if part.own else op
            if self.has(value.key, form):
                return self.message(value.key, {**value.args, "than": part.than}, form)
            counts = self.form(value.key, "counts") if self.has(value.key, "counts") else ""
            if counts and (number is not None or part.own):
                about: dict[str, p.Part] = {"what": p.Thing(counts, p.ALL), "n": part.than}
                place = next(iter(value.args.values()), None)
                if part.own:
                    return self.message("with", about, op)
                if place is not None:
                    return self.message("has", {**about, "c": place}, op)
        form = f"own-{op}" if part.own else op
        if not part.own and self._counts(value) and self._counts(part.than):
            form = f"pieces-{op}"
        if part.own and isinstance(value, p.Said) and self.has(value.key, "bare"):
            value = p.Said(value.key, value.args, "bare")
        return self.message("compare", {"a": value, "b": part.than}, form)

    def _agreeing(self, part: p.Said, agrees: Agrees) -> str:
        """An adjective in the form of its noun."""
        determiner = f"det-{agrees.determiner}"
        kind = self.form(determiner, "declension") if self.has(determiner, "declension") else "strong"
        gender = agrees.gender if agrees.number == ONE else MANY
        forms = [f"{kind}-{gender}-{agrees.case}", f"{gender}-{agrees.case}", gender]
        return self.message(part.key, part.args, next((form for form in forms if self.has(part.key, form)), ""))

    def _again(self, part: p.Again, wants: Mapping[str, str]) -> str:
        case = wants.get("case", "nom")
        if isinstance(part.what, (p.Name, p.Said)):
            return self.say(part.what, **wants)
        many = self.number(part.what) == MANY
        key = f"that-{part.noun}"
        if self.has(key) and not (isinstance(part.what, p.Thing) and part.what.determiner == p.THE):
            return self.form(key, *([f"{MANY}-{case}", MANY] if many else []), case)
        return self.form("it", *([f"{MANY}-{case}", MANY] if many else []), f"{self.gender(part)}-{case}", case)

    def _alone(self, part: p.Quality, wants: Mapping[str, str]) -> str:
        return self.say(part.what)

    def place(self, part: p.Part, way: str) -> str:
        """A place with its preposition."""
        if isinstance(part, p.Several):
            return self._joined([self.place(item, way) for item in part.items], part.how)
        if isinstance(part, p.Thing) and part.determiner == p.ANY and not part.qualities:
            return ""  # anywhere: nothing to say
        if isinstance(part, p.Again):
            several = not isinstance(part.what, p.Name) and self.number(part.what) == MANY
            return self.message(f"there-{way}", {}, MANY if several else "")
        if isinstance(part, p.Name) and self.has(key_of(part), way):
            return self.form(key_of(part), way)
        return self.message(f"way-{way}", {"what": part})

    # -- what messages ask for ----------------------------------------------------------------------

    def counted(self, n: Any, noun: Any, **wants: str) -> str:
        """`2 cells`; of a number that is not a figure, `cells equal to ...`."""
        case = wants.get("case", "acc")
        noun = _noun(noun.part) if isinstance(noun, Hole) else noun
        if isinstance(n, Hole) and isinstance(n.part, p.Several):  # 1, 2 or 3 cells
            *others, last = n.part.items
            figures = [str(x.value) for x in others if isinstance(x, p.Number)]
            assert isinstance(last, p.Number)
            return self._joined([*figures, self.counted(fluent_number(last.value, useGrouping=0), noun, **wants)], p.OR)
        if (
            isinstance(n, Hole)
            and isinstance(n.part, p.Said)
            and n.part.key == "by-case"
            and self.has("by-case", "rest")
        ):
            most = n.part.args["n"]
            if isinstance(most, p.Number):
                figure = self.counted(fluent_number(most.value, useGrouping=0), noun, **wants)
                return f"{figure} {self.message('by-case', n.part.args, 'rest')}"
        if isinstance(n, Hole):
            what = self.term(noun, number=MANY, case=case)
            return self.message("as-many", {"what": p.Title(what), "n": n.part}, raw=("what",))
        category = self._plural(n)
        figure = str(n).replace("-", MINUS)
        if category == ONE or not (case in ("nom", "acc") and self.has(noun, f"n-{category}")):
            return f"{figure} {self.term(noun, number=ONE if category == ONE else MANY, case=case)}"
        return f"{figure} {self.form(noun, f'n-{category}')}"

    def verb(self, verb: str, part: str = "") -> str:
        key = f"do-{verb}"
        form = "" if self._mood == ORDER else self._mood
        if not part:
            self._verbs += 1
        if part == "end":
            return self.form(key, f"{self._mood}-end") if self.has(key, f"{self._mood}-end") else ""
        if form and not self.has(key, form) and form != MAY_DO:
            self.missing.add(f"{key}.{form}")
        return self.form(key, *([form] if form else []))

    def functions(self) -> dict[str, Any]:
        def form(hole: Any, **wants: str) -> str:
            return self.say(hole.part, **wants) if isinstance(hole, Hole) else str(hole)

        def list_of(how: str) -> Any:
            def joined(hole: Any, **wants: str) -> str:
                if not isinstance(hole, Hole):
                    return str(hole)
                part = hole.part
                items = part.items if isinstance(part, p.Several) else (part,)
                return self._joined([self.say(item, **wants) for item in items], how)

            return joined

        def way(name: str) -> Any:
            return lambda hole: self.place(hole.part, name)

        return {
            "FORM": form,
            "IN": way("in"),
            "TO": way("to"),
            "FROM": way("from"),
            "N": self.counted,
            "DO": self.verb,
            "TERM": lambda key, **wants: self.term(key, **wants),
            "OR": list_of(p.OR),
            "AND": list_of(p.AND),
            "GENDER": lambda hole: self.gender(hole.part) if isinstance(hole, Hole) else "m",
            "NUMBER": lambda hole: self.number(hole.part) if isinstance(hole, Hole) else ONE,
            "KNOWN": lambda hole: "yes" if isinstance(hole, Hole) and isinstance(hole.part, p.Again) else "no",
            "SIGNED": lambda n: f"+{n}" if not str(n).startswith("-") else f"{MINUS}{str(n)[1:]}",
        }


def key_of(name: p.Name) -> str:
    """The key of a proper name among the terms: `country-saudi-arabia`."""
    slug = re.sub(r"[^a-z0-9]+", "-", name.key.lower()).strip("-")
    return f"{name.type}-{slug}"


def _denied(quality: p.Quality) -> bool:
    return not quality.holds or (isinstance(quality.what, p.Quality) and _denied(quality.what))


def _being_there(part: p.Part, speaker: Speaker) -> p.Part:
    """What there is: where it lies is said otherwise than where it is taken from."""
    if not isinstance(part, p.Thing):
        return part

    def there(quality: p.Quality) -> p.Quality:
        what = quality.what
        if isinstance(what, p.Said) and not what.form and speaker.has(what.key, "there"):
            return evolve(quality, what=evolve(what, form="there"))
        return quality

    return evolve(part, qualities=tuple(map(there, part.qualities)))


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
    gender = agrees.gender if agrees.number == ONE else MANY
    return {"what": p.Title(what), "gender": p.Title(gender), "number": p.Title(agrees.number)}


def _unsaid(args: Mapping[str, p.Part]) -> bool:
    """Whether all that a quality is about is a place that was not worth naming."""
    things = [a.what for a in args.values() if isinstance(a, p.Again)]
    return len(things) == len(args) > 0 and all(
        isinstance(t, p.Thing) and t.determiner in (p.ANY, p.THE) for t in things
    )


def _noun(part: p.Part) -> str:
    if isinstance(part, p.Again):
        return _noun(part.what) or part.noun
    if isinstance(part, p.Thing):
        return part.noun
    return key_of(part) if isinstance(part, p.Name) else ""


def _done_by_others(part: p.Part) -> bool:
    """Whether some of what is done is done by a side that is named."""
    if isinstance(part, p.Line):
        return any(map(_done_by_others, part.parts))
    return isinstance(part, p.Said) and part.shared and part.key == "side-does"


def _tidy(text: str) -> str:
    text = re.sub(r"[ \n]+", " ", text).strip()
    text = re.sub(r" ([,.;:)])", r"\1", text)
    text = re.sub(r",+([,.;:)])", r"\1", text)
    return text.replace("( ", "(").replace("::", ":").replace(",,", ",")


def text_files(game: Definition, language: str) -> list[Path]:
    """The files that a language makes texts of a game with."""
    every = (*homes(language), *homes_of(game, language))
    return [file for home in every for file in sorted((home / FOLDER).glob("*.ftl"))]


def _bundle(game: Definition, language: str, speaker: Speaker, files: Sequence[Path]) -> FluentBundle:
    made = FluentBundle([language], functions=speaker.functions(), use_isolating=False)
    for file in files or text_files(game, language):
        resource = FluentResource(read_text(file))
        made.add_resource(resource, allow_overrides=True)  # a game may say what all share in words of its own
    return made


@functools.cache
def plural_categories(language: str) -> frozenset[str]:
    """The plurals that a language tells apart in whole numbers."""
    rule = _plural_rule(language)
    return frozenset(rule(n) for n in range(200))


@functools.cache
def _plural_rule(language: str) -> Any:
    return Locale.parse(language).plural_form


_SAY: dict[type, Any] = {
    p.Number: Speaker._number,
    p.Name: Speaker._name,
    p.Title: Speaker._title,
    p.Several: Speaker._several,
    p.Said: Speaker._said,
    p.Quality: Speaker._alone,
    p.Thing: Speaker._thing,
    p.Again: Speaker._again,
    p.Compare: Speaker._compare,
    p.Is: Speaker._is,
    p.Line: Speaker._line,
    p.BySide: lambda speaker, part, wants: speaker._by_side(part, Agrees("m", ONE, "nom", "")),
}


@functools.cache
def speaker(game: Definition, language: str = ENGLISH) -> Speaker:
    return Speaker(game, language)
