"""Conditions as sentences: that something is so, or how one figure compares with another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from daedalus.text import plan as p
from daedalus.text.nouns import Agrees
from daedalus.text.tidying import ended_once

if TYPE_CHECKING:
    from daedalus.text.speech import Speaker

IS, IS_NOT = "is", "is-not"
DASH = "\u2014 "  # stands for a verb in some languages, and not where another does
SOME, NONE = "some", "none"
OPS = {"=": "eq", "<>": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}


class Claims:
    """Claims as a speaker makes them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def told(self, part: p.Is) -> str:
        holds, what = part.what.holds, part.what.what
        if isinstance(part.subject, p.Several) and part.subject.how == p.NOR:  # some languages deny the verb too
            holds = not self.speaker.has(f"list-{p.NOR}", "denies")
        if isinstance(what, p.Several):
            return self._is_one_of(part, what) if holds else self._is_none_of(part, what)
        assert isinstance(what, p.Said)
        own = IS if holds else IS_NOT
        args = {**what.args, "it": part.subject}
        if self.speaker.has(what.key, own):
            return self.speaker.message(what.key, args, own)
        agrees = Agrees(self.speaker.gender(part.subject), self.speaker.number(part.subject), "nom", "")
        about = {"it": part.subject, "what": p.Title(self.speaker.nouns.predicate(what, agrees))}
        return self.speaker.message("is", about, "" if holds else "not", raw=("what",))

    def _is_one_of(self, part: p.Is, what: p.Several) -> str:
        """`it is Fair or Good`; in full where one of these is said by a sentence of its own."""
        alone = [p.Is(part.subject, p.Quality(item)) for item in what.items]
        if any(isinstance(item, p.Said) and self.speaker.has(item.key, IS) for item in what.items):
            said = self.in_one([(x, self.speaker.say(x)) for x in alone])
            return self.speaker.joined(ended_once(said), what.how)
        agrees = Agrees(self.speaker.gender(part.subject), self.speaker.number(part.subject), "nom", "")
        said = [self.speaker.nouns.predicate(item, agrees) for item in what.items if isinstance(item, p.Said)]
        about = {"it": part.subject, "what": p.Title(self.speaker.joined(said, what.how))}
        return self.speaker.message("is", about, raw=("what",))

    def _is_none_of(self, part: p.Is, what: p.Several) -> str:
        """`it is neither Good nor under Islamist Rule`; one denied after another, where a language does not say so."""
        said = [item for item in what.items if isinstance(item, p.Said) and not self.speaker.has(item.key, IS_NOT)]
        if len(said) != 2 or len(what.items) != 2 or not self.speaker.has("is", "neither"):
            alone = [p.Is(part.subject, p.Quality(item, holds=False)) for item in what.items]
            return self.speaker.joined(self.in_one([(x, self.speaker.say(x)) for x in alone]), p.AND)
        agrees = Agrees(self.speaker.gender(part.subject), self.speaker.number(part.subject), "nom", "")
        one, other = (p.Title(self.speaker.nouns.predicate(item, agrees)) for item in said)
        return self.speaker.message("is", {"it": part.subject, "a": one, "b": other}, "neither", raw=("a", "b"))

    def in_one(self, claims: Sequence[tuple[p.Part, str]]) -> list[str]:
        """Claims as they are said one after another: what they are about, and where, is said once."""
        return self._one_place(claims) or self._one_verb(claims) or self._one_subject(claims)

    def some_that_is(self, part: p.Several) -> p.Part:
        """That one of several is this and that: where a language cannot say so in one, that there is such a one."""
        first = part.items[0]
        if part.how != p.AND or not isinstance(first, p.Is) or not isinstance(subject := first.subject, p.Several):
            return part
        claims = [x for x in part.items if isinstance(x, p.Is) and x.subject == subject]
        types = {x.type for x in subject.items if isinstance(x, p.Name)}
        begins = self.speaker.say(subject)
        if len(claims) < len(part.items) or len(types) != 1 or subject.how != p.OR:
            return part
        if all(self.speaker.say(x).startswith(f"{begins} ") for x in claims):
            return part
        thing = p.Thing(types.pop(), p.A, tuple(x.what for x in claims), of=subject)
        return p.shared("there-is", what=thing)

    def _one_subject(self, claims: Sequence[tuple[p.Part, str]]) -> list[str]:
        """What one is about, if that begins the next too: `the country is Poor, is not an Ally or ...`."""
        said: list[str] = []
        before = ""
        for part, text in claims:
            about = _about(part)
            subject = f"{self.speaker.say(about)} " if about is not None else ""
            again = bool(subject) and subject == before and text.startswith(subject)
            said.append(text.removeprefix(subject).lstrip(DASH) if again else text)
            before = subject if text.startswith(subject) else ""
        return said

    def _one_verb(self, claims: Sequence[tuple[p.Part, str]]) -> list[str]:
        """All of one thing, and by one word: `Iraq is tested and not Good`."""
        first = claims[0][0]
        if len(claims) < 2 or not isinstance(first, p.Is) or not first.what.holds:
            return []
        subject = self.speaker.say(first.subject)
        about = all(isinstance(part, p.Is) and part.subject == first.subject for part, _ in claims)
        verb = claims[0][1].removeprefix(f"{subject} ").partition(" ")[0]
        beginning = f"{subject} {verb} "
        if not about or not all(text.startswith(beginning) for _, text in claims):
            return []
        said = [claims[0][1], *(text.removeprefix(beginning) for _, text in claims[1:])]
        return ended_once(said, len(beginning.split()))

    def _one_place(self, claims: Sequence[tuple[p.Part, str]]) -> list[str]:
        """All of what is in one place: `there are no cells and there is no cadre there`."""
        places = [_place(part) for part, _ in claims]
        if len(claims) < 2 or not isinstance(places[0], (p.Again, p.Name)) or any(x != places[0] for x in places):
            return []
        there = self.speaker.place(places[0], "in")
        texts = [text for _, text in claims]
        if all(text.endswith(f" {there}") for text in texts):
            return [*(text.removesuffix(f" {there}") for text in texts[:-1]), texts[-1]]
        if all(text.startswith(f"{there} ") for text in texts):
            return ended_once([texts[0], *(x.removeprefix(f"{there} ") for x in texts[1:])], len(there.split()))
        return []

    def compared(self, part: p.Compare) -> str:
        """A value against another: as what a thing has, as what there is somewhere, or as two figures."""
        value, op = part.value, OPS[part.op]
        some = {("gt", 0): SOME, ("ge", 1): SOME, ("ne", 0): SOME, ("eq", 0): NONE, ("lt", 1): NONE}
        number = part.than.value if isinstance(part.than, p.Number) else None
        op = some.get((op, number if number is not None else -1), op)
        if isinstance(value, p.Said):
            form = f"own-{op}" if part.own else op
            if self.speaker.has(value.key, form):
                return self.speaker.message(value.key, {**value.args, "than": part.than}, form)
            counts = self.speaker.form(value.key, "counts") if self.speaker.has(value.key, "counts") else ""
            if counts and (number is not None or part.own):
                about: dict[str, p.Part] = {"what": p.Thing(counts, p.ALL), "n": part.than}
                place = next(iter(value.args.values()), None)
                if part.own:
                    return self.speaker.message("with", about, op)
                if place is not None:
                    return self.speaker.message("has", {**about, "c": place}, op)
        form = f"own-{op}" if part.own else op
        if not part.own and self._counts(value) and self._counts(part.than):
            form = f"pieces-{op}"
            here = [*self._places(value), *self._places(part.than)]
            if all(place == here[0] for place in here) and self.speaker.has("compare", "pieces-here"):
                bare = {"a": self._bare(value), "b": self._bare(part.than)}
                about = {"what": p.Title(self.speaker.message("compare", bare, form)), "c": _unless_itself(here[0])}
                return self.speaker.message("compare", about, "pieces-here", ("what",))
        if part.own and isinstance(value, p.Said) and self.speaker.has(value.key, "bare"):
            value = p.Said(value.key, value.args, "bare")
        return self.speaker.message("compare", {"a": value, "b": part.than}, form)

    def _places(self, part: p.Part) -> list[p.Part]:
        """Where the pieces are that are counted."""
        if isinstance(part, p.Said) and part.key == "reckoned":
            return [place for x in part.args.values() for place in self._places(x)]
        return list(part.args.values()) if isinstance(part, p.Said) else []

    def _bare(self, part: p.Part) -> p.Part:
        """The pieces without their place."""
        if isinstance(part, p.Said) and part.key == "reckoned":
            return p.Said(part.key, {name: self._bare(x) for name, x in part.args.items()}, part.form, part.shared)
        return p.Said(part.key, part.args, "bare") if isinstance(part, p.Said) else part

    def _counts(self, part: p.Part) -> bool:
        if isinstance(part, p.Said) and part.key == "reckoned":
            return all(isinstance(x, p.Number) or self._counts(x) for x in part.args.values())
        return isinstance(part, p.Said) and self.speaker.has(part.key, "counts")


def _about(part: p.Part) -> p.Part | None:
    """What a claim, or each of several, is about."""
    if isinstance(part, p.Several):
        first, *others = map(_about, part.items)
        return first if all(x == first for x in others) else None
    return _place(part) if isinstance(part, (p.Is, p.Compare)) else None


def _place(part: p.Part) -> p.Part | None:
    """Where a claim says something to be."""
    if isinstance(part, p.Is):
        return part.subject
    value = part.value if isinstance(part, p.Compare) else part
    return value.args.get("c") if isinstance(value, p.Said) else None


def _unless_itself(place: p.Part) -> p.Part:
    """A place; nowhere worth saying, if it is the thing that all this is said of."""
    itself = isinstance(place, p.Again) and isinstance(place.what, p.Thing) and place.what.determiner == p.THE
    return p.Thing(place.noun, p.ANY) if itself and isinstance(place, p.Again) else place
