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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

from daedalus.kit.definition import Definition
from daedalus.text import asking
from daedalus.text import plan as p
from daedalus.text.bundle import ENGLISH
from daedalus.text.claims import Claims
from daedalus.text.described import SELF
from daedalus.text.fusing import AGAIN, Fusing
from daedalus.text.nouns import Agrees, Nouns
from daedalus.text.tidying import tidy
from daedalus.text.wording import MANY, MAY_DO, ONE, ORDER, Wording, noun_of
from daedalus.text.wording import key_of as key_of
from daedalus.text.wording import plural_categories as plural_categories
from daedalus.text.wording import text_files as text_files

_BEGINNING, _AFTER_COLON = re.compile(r"(?<=[.!?] )(\w)"), re.compile(r"(?<=: )(\w)")
# Of what a side has to do: with verbs as after `may`; in the third person; if another side does some of it.
MUST, DOES, EITHER = "must", "does", "either"
LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of options that are long
EACH, UP_TO = "each", "up-to"  # of a place that is one of several
CLITIC = "clitic"  # of a pronoun that is written on to its verb
PRONOUNS = {"acc": "it-object", CLITIC: "it-clitic"}  # what a message asks for, and what says it
PLAIN = ("choose", "fused-place", "fused-remove", "fused-either")  # shared messages that are orders like any other
# Forms that a language may do without, and what is said instead if not the plain one.
OPTIONAL = {
    "where": "",
    "all": "",
    "share": "",
    "inner": "",
    "own": "",
    "your": "own",
    "mark": "",
    "more-there": "more",
}


class Speaker(Wording):
    """Says plans about one game in one language."""

    def __init__(self, game: Definition, language: str = ENGLISH, files: Sequence[Path] = ()) -> None:
        """`files`: instead of those of the language."""
        super().__init__(game, language, files)
        self.nouns = Nouns(self)
        self.claims = Claims(self)
        self.fusing = Fusing(self)
        self.verbs = 0  # how many verbs have been said
        self.named: p.Part | None = None  # the thing that was named last, if nothing else was named since

    def functions(self) -> dict[str, Any]:
        return asking.functions(self)

    # -- sentences ----------------------------------------------------------------------------------

    def text(self, sentences: list[p.Sentence]) -> str:
        return " ".join(filter(None, map(self.sentence, sentences)))

    def sentence(self, sentence: p.Sentence) -> str:
        """A whole sentence; nothing if its message says nothing."""
        self.named = None
        said = tidy(self.say(sentence.part))
        said = said.rstrip(", ")  # a clause may close with a comma
        if not said:
            return ""
        said = said[:1].upper() + said[1:]
        said = _BEGINNING.sub(lambda m: m[1].upper(), said)
        if self.has("colon-capital"):
            said = _AFTER_COLON.sub(lambda m: m[1].upper(), said)
        return said if said.endswith((".", "!", "?")) else f"{said}."

    def say(self, part: p.Part, **wants: str) -> str:
        """A part in the form that is wanted: `case`, `number`."""
        return _SAY[type(part)](self, part, wants)

    def _said(self, part: p.Said, wants: Mapping[str, str]) -> str:
        if part.key in ("may", "side-does") and part.shared:
            return self._moody(part)
        if part.key == "there-is" and part.shared:
            return self.message(part.key, {"what": _being_there(part.args["what"], self)}, part.form)
        if part.key == "some-of" and part.shared:
            return self._some_of(part)
        if part.key == "when" and part.shared:
            return self._when(part)
        if part.key == "while" and part.shared:
            return self._while(part)
        if part.key == "do-some" and part.shared and (either := self._either(part)):
            return either
        if inner := self._of_itself(part):
            part = inner
        if part.form == "share" and (verb := self.fusing.verb_of(part.key)) and self.has(f"fused-{verb}", "share"):
            return self.message(f"fused-{verb}", part.args, "share")
        form = part.form
        if form in OPTIONAL and not self.has(part.key, form):
            form = OPTIONAL[form] if self.has(part.key, OPTIONAL[form]) else ""
        if not form and any(arg == p.Title(SELF) for arg in part.args.values()) and self.has(part.key, "bare"):
            form = "bare"
        if not form and (case := wants.get("case")) and self.has(part.key, case):
            form = case
        if form and (case := wants.get("case")) and self.has(part.key, f"{form}-{case}"):
            form = f"{form}-{case}"
        return self.message(part.key, part.args, form)

    def _when(self, part: p.Said) -> str:
        """What follows at a moment: several orders, or one, before which a comma may be enough."""
        moment, what = (p.Title(tidy(self.say(part.args[name]))) for name in ("moment", "what"))
        one = f"{part.form}-one" if part.form else "one"
        form = one if ";" not in what.text and self.has(part.key, one) else part.form
        return self.message(part.key, {"moment": moment, "what": what}, form, raw=True)

    def _while(self, part: p.Said) -> str:
        """What holds for a time: several facts, or one, before which a comma may be enough."""
        facts = p.Title(tidy(self.say(part.args["facts"])))
        one = f"{part.form}-one" if part.form else "one"
        form = one if ";" not in facts.text and self.has(part.key, one) else part.form
        return self.message(part.key, {**part.args, "facts": facts}, form, raw=("facts",))

    def _some_of(self, part: p.Said) -> str:
        """A side has to choose among orders: as it is told to, or in the mood that its message wants."""
        forms = (DOES, EITHER, MUST) if _either_side(part.args["what"]) else (MUST,)
        form = next((form for form in forms if self.has(part.key, form)), "")
        must = MAY_DO if self.has(part.key, MUST) else self.now
        with self.mood(self._third_person(part.args["side"]) if form == DOES else must):
            what = p.Title(self.say(part.args["what"]))
        return self.message(part.key, {**part.args, "what": what}, form, raw=("what",))

    def _of_itself(self, part: p.Said) -> p.Said | None:
        """Half of half of something: a quarter, where a message can say so (`.twice`)."""
        inner = next(iter(part.args.values()), None) if len(part.args) == 1 and not part.form else None
        if not isinstance(inner, p.Said) or inner.key != part.key or not self.has(part.key, "twice"):
            return None
        return evolve(part, args=inner.args, form="twice")

    def _either(self, part: p.Said) -> str:
        """One of two short orders, or of several that are one."""
        line = part.args["options"]
        if not isinstance(line, p.Line) or line.how != p.EITHER:
            return ""
        options = self.fusing.options(line)
        if len(options) == 1:
            return self.say(options[0])
        if not self.fusing.either(options):
            return ""
        said = []
        for option in options:
            before = self.verbs
            said.append(p.Title(tidy(self.say(option))))
            if self.verbs == before:
                return ""
        return self.message("either", dict(zip(("a", "b"), said, strict=True)), raw=True)

    def _moody(self, part: p.Said) -> str:
        """Somebody may, or does: the verbs of what follows stand in the form that this wants."""
        side = part.args.get("side")
        if part.key == "may":
            mood = MAY_DO
        else:
            assert side is not None
            mood = self._third_person(side)
        before = self.verbs
        if part.key == "may" and not side and _done_by_others(part.args["what"]):
            return self.message("may", {"what": p.Title(self.say(part.args["what"]))}, "plain", raw=("what",))
        with self.mood(mood):
            what = self.say(part.args["what"])
        form = part.form or ("" if self.verbs > before else "plain")
        if not form and not side:
            form = "you"
        with self.mood(ORDER):
            return self.message(part.key, {**part.args, "what": p.Title(what)}, form, raw=("what",))

    def _third_person(self, side: p.Part) -> str:
        return "p3" if self.number(side) == MANY else "s3"

    def _line(self, part: p.Line, wants: Mapping[str, str]) -> str:
        said: list[tuple[p.Part, str]] = []
        orders = 0
        spoken: Sequence[p.Part] = part.parts
        if part.how == p.AND:
            spoken = self.fusing.orders(part)
        elif part.how == p.EITHER:
            spoken = self.fusing.options(part)
        for x in spoken:
            before = self.verbs
            self.named = self.named if part.how == p.AND else None
            text = tidy(self.say(x, **wants))
            if text:
                said.append((x, text))
                orders += self.verbs > before or (isinstance(x, p.Said) and x.form == AGAIN)
        named = any(isinstance(x, p.Said) and x.shared and x.key not in PLAIN for x in spoken)
        mixed = 0 < orders < len(said)  # `set Jordan to Ally; +1 prestige`, but `+1 prestige and -1 funding`
        how = ";" if part.how == p.AND and (named or mixed) else part.how
        parts = [text for _, text in said]
        if how == p.AND:
            again = self.fusing.elsewhere([x for x, _ in said])
            parts = [text if x is y else tidy(self.say(y)) for (x, text), y in zip(said, again, strict=True)]
        if how in (p.OPTIONS, p.EITHER):
            inner = any(";" in text for text in parts)
            return "; ".join(
                f"({letter}) {text}" if inner else text for letter, text in zip(LETTERS, parts, strict=False)
            )
        return self.joined(parts, how)

    def _several(self, part: p.Several, wants: Mapping[str, str]) -> str:
        one = self.claims.some_that_is(part)
        if one is not part:
            return self.say(one)
        said = self.claims.in_one([(x, self.say(x, **wants)) for x in part.items])
        other = [isinstance(x, p.Several) and x.how != part.how and len(x.items) > 1 for x in part.items]
        key = f"list-{part.how}"
        if any(other) and len(said) == 2 and self.has(key, "wide"):  # a comma tells enough
            return self.message(key, {"before": p.Title(said[0]), "last": p.Title(said[1])}, "wide", raw=True)
        return self.joined([f"({x})" if inner else x for x, inner in zip(said, other, strict=True)], part.how)

    def joined(self, items: list[str], how: str) -> str:
        if not items:
            return ""
        *before, last = items
        if not before:
            return last
        if how in (";", ","):
            return f"{how} ".join(item.rstrip(", ") for item in items)
        return self.message(f"list-{how}", {"before": p.Title(", ".join(before)), "last": p.Title(last)}, raw=True)

    # -- names, and what was named before -----------------------------------------------------------

    def _number(self, part: p.Number, wants: Mapping[str, str]) -> str:
        return str(part.value).replace("-", asking.MINUS)

    def _title(self, part: p.Title, wants: Mapping[str, str]) -> str:
        return self.message("title", {"text": part}, raw=True)

    def _name(self, part: p.Name, wants: Mapping[str, str]) -> str:
        case = wants.get("case", "nom")
        if not self.has(key_of(part)) and not self._english.has(key_of(part)):
            return part.key  # of a pack: as it is written there
        return self.form(key_of(part), case, "nom")

    def _again(self, part: p.Again, wants: Mapping[str, str]) -> str:
        case = wants.get("case", "nom")
        if isinstance(part.what, (p.Name, p.Said)):
            return self.say(part.what, **wants)
        many = self.number(part.what) == MANY
        key = f"that-{part.noun}"
        if self.has(key) and not (isinstance(part.what, p.Thing) and part.what.determiner == p.THE):
            return self.form(key, *([f"{MANY}-{case}", MANY] if many else []), case)
        return self.form("it", *([f"{MANY}-{case}", MANY] if many else []), f"{self.gender(part)}-{case}", case)

    def pronoun(self, part: p.Part, wants: Mapping[str, str]) -> str:
        """What something is done to right after it was named: `test Pakistan and shift it`."""
        before, what = self.named, part.what if isinstance(part, p.Again) else part
        kinds = isinstance(what, p.Thing) or (isinstance(what, p.Name) and what.type != "side")
        self.named = what if kinds and not isinstance(part, p.Several) else None
        key = PRONOUNS.get(wants.get("case", ""), "")
        again = isinstance(part, (p.Again, p.Name)) and what == before and kinds and key
        noun = part.noun if isinstance(part, p.Again) else part.type if isinstance(part, p.Name) else ""
        if not again or not self.has(key) or not self.has(f"that-{noun}"):
            return ""
        if wants["case"] == CLITIC and self.now not in (ORDER, MAY_DO):  # before its verb in other moods
            return ""
        return self.form(key, MANY if self.number(part) == MANY else self.gender(part))

    def _alone(self, part: p.Quality, wants: Mapping[str, str]) -> str:
        return self.say(part.what)

    def gender(self, part: p.Part) -> str:
        noun = noun_of(part.items[-1] if isinstance(part, p.Several) else part)
        return self.form(noun, "gender") if noun and self.has(noun, "gender") else "m"

    def number(self, part: p.Part) -> str:
        if isinstance(part, p.Again):
            return self.number(part.what)
        if isinstance(part, p.Thing):
            several = part.count is not None and part.count != p.Number(1)
            return MANY if part.determiner == p.ALL or several else ONE
        if isinstance(part, p.Several) and part.how == p.AND:
            return MANY
        noun = noun_of(part)
        return MANY if noun and self.has(noun, "plural") else ONE

    def place(self, part: p.Part, way: str) -> str:
        """A place with its preposition."""
        self.named = None
        if isinstance(part, p.Several) and self.has(f"way-{way}", "list"):
            return self.message(f"way-{way}", {"what": part}, "list")
        if isinstance(part, p.Several):
            return self.joined([self.place(item, way) for item in part.items], part.how)
        if isinstance(part, p.Thing) and part.determiner == p.ANY and not part.qualities and part.source is None:
            return ""  # anywhere: nothing to say
        if isinstance(part, p.Thing) and (form := self._way_of_several(part, way)):
            return self.message(f"way-{way}", {"what": evolve(part, up_to=False) if form == UP_TO else part}, form)
        if isinstance(part, p.Again):
            several = not isinstance(part.what, p.Name) and self.number(part.what) == MANY
            return self.message(f"there-{way}", {}, MANY if several else "")
        if isinstance(part, p.Name) and self.has(key_of(part), way):
            return self.form(key_of(part), way)
        said = self.message(f"way-{way}", {"what": part})
        if self.has(f"way-{way}", "sounds") and said.partition(" ")[2].startswith(
            tuple(self.form(f"way-{way}", "sounds").split())
        ):
            return self.message(f"way-{way}", {"what": part}, "sounded")  # `во враждебной стране`
        return said

    def _way_of_several(self, part: p.Thing, way: str) -> str:
        """How a message says a place that is each of so many, or of up to so many."""
        each = part.determiner == p.EACH and part.count is not None
        forms = {f"{EACH}-{UP_TO}": each and part.up_to, UP_TO: part.up_to, EACH: each}
        return next((form for form, wanted in forms.items() if wanted and self.has(f"way-{way}", form)), "")


def _being_there(part: p.Part, speaker: Speaker) -> p.Part:
    """What there is: where it lies is said otherwise than where it is taken from."""
    if not isinstance(part, p.Thing):
        return part

    def there(what: p.Part) -> p.Part:
        lies = isinstance(what, p.Said) and not what.form and speaker.has(what.key, "there")
        return evolve(what, form="there") if lies and isinstance(what, p.Said) else what

    qualities = tuple(evolve(quality, what=there(quality.what)) for quality in part.qualities)
    return evolve(part, qualities=qualities, source=there(part.source) if part.source is not None else None)


def _done_by_others(part: p.Part) -> bool:
    """Whether some of what is done is done by a side that is named."""
    if isinstance(part, p.Line):
        return any(map(_done_by_others, part.parts))
    return isinstance(part, p.Said) and part.shared and part.key == "side-does"


def _either_side(part: p.Part) -> bool:
    """Whether a side chooses among orders of which some are done by another."""
    options = part.args.get("options") if isinstance(part, p.Said) else None
    return (
        isinstance(options, p.Line)
        and len(options.parts) == 2
        and any(isinstance(x, p.Said) and _done_by_others(x) for x in options.parts)
    )


_SAY: dict[type, Any] = {
    p.Number: Speaker._number,
    p.Name: Speaker._name,
    p.Title: Speaker._title,
    p.Several: Speaker._several,
    p.Said: Speaker._said,
    p.Quality: Speaker._alone,
    p.Thing: lambda speaker, part, wants: speaker.nouns.thing(part, wants),
    p.Again: Speaker._again,
    p.Compare: lambda speaker, part, wants: speaker.claims.compared(part),
    p.Is: lambda speaker, part, wants: speaker.claims.told(part),
    p.Line: Speaker._line,
    p.BySide: lambda speaker, part, wants: speaker.nouns.by_side(part, Agrees("m", ONE, "nom", "")),
}


@functools.cache
def speaker(game: Definition, language: str = ENGLISH) -> Speaker:
    return Speaker(game, language)
