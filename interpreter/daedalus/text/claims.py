"""Conditions as sentences: that something is so, or how one figure compares with another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daedalus.text import plan as p
from daedalus.text.nouns import Agrees

if TYPE_CHECKING:
    from daedalus.text.speech import Speaker

IS, IS_NOT = "is", "is-not"
SOME, NONE = "some", "none"
OPS = {"=": "eq", "<>": "ne", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}


class Claims:
    """Claims as a speaker makes them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def told(self, part: p.Is) -> str:
        holds, what = part.what.holds, part.what.what
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
            return self.speaker.joined([self.speaker.say(x) for x in alone], what.how)
        agrees = Agrees(self.speaker.gender(part.subject), self.speaker.number(part.subject), "nom", "")
        said = [self.speaker.nouns.predicate(item, agrees) for item in what.items if isinstance(item, p.Said)]
        about = {"it": part.subject, "what": p.Title(self.speaker.joined(said, what.how))}
        return self.speaker.message("is", about, raw=("what",))

    def _is_none_of(self, part: p.Is, what: p.Several) -> str:
        """`it is neither Good nor under Islamist Rule`; one denied after another, where a language does not say so."""
        said = [item for item in what.items if isinstance(item, p.Said) and not self.speaker.has(item.key, IS_NOT)]
        if len(said) != 2 or len(what.items) != 2 or not self.speaker.has("is", "neither"):
            alone = [p.Is(part.subject, p.Quality(item, holds=False)) for item in what.items]
            return self.speaker.joined([self.speaker.say(x) for x in alone], p.AND)
        agrees = Agrees(self.speaker.gender(part.subject), self.speaker.number(part.subject), "nom", "")
        one, other = (p.Title(self.speaker.nouns.predicate(item, agrees)) for item in said)
        return self.speaker.message("is", {"it": part.subject, "a": one, "b": other}, "neither", raw=("a", "b"))

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


def _unless_itself(place: p.Part) -> p.Part:
    """A place; nowhere worth saying, if it is the thing that all this is said of."""
    itself = isinstance(place, p.Again) and isinstance(place.what, p.Thing) and place.what.determiner == p.THE
    return p.Thing(place.noun, p.ANY) if itself and isinstance(place, p.Again) else place
