"""What a thing has, behind its noun: `with cells and troops`; as a clause of its own where much stands before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daedalus.text import plan as p
from daedalus.text.tidying import said_once, tidy

if TYPE_CHECKING:
    from daedalus.text.nouns import Agrees
    from daedalus.text.speech import Speaker

SOME = "some"
ONCE = "said-once"  # words that are said once before several phrases: `with`; `z/ze o`, of which `z` and `ze` are one
LONG = 5  # words of a phrase, behind which another is hard to read
OPS = {"=": "eq", "<": "lt", ">": "gt", "<=": "le", ">=": "ge"}


class Having:
    """Phrases of what things have, as a speaker says them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def phrase(self, parts: list[p.Part], agrees: Agrees, before: list[str], likewise: list[str]) -> tuple[str, bool]:
        """`with cells and troops`, and whether it is in one with what else is said by the same word, `likewise`:
        `with a cadre, cells and troops`. `before`: all that is said before it."""
        if self._crowded(before) and (clause := self._clause(parts, agrees)):
            rest = [part for part in parts if not self._there(part)]
            return f"{self.phrase(rest, agrees, [], [])[0]} {clause}", False
        some, others = self._had(parts, agrees)
        every = [*likewise, *map(self._some, some), *others]
        if likewise and len(every) > 1 and self.begin(every):
            return self.speaker.joined(self.once(every), p.AND), True
        said = [self.some(some, p.AND), *others] if some else others
        return self.speaker.joined(self.once(said), p.AND), False

    def _had(self, parts: list[p.Part], agrees: Agrees) -> tuple[list[str], list[str]]:
        """The pieces of which it has some, and what else it has; an alternative among several stands in brackets."""
        some: list[str] = []
        said: list[str] = []
        for part in parts:
            if counted := self.some_of(part):
                some.append(counted)
            else:
                text = self.speaker.nouns.attribute(part, agrees)[1]
                said.append(f"({text})" if isinstance(part, p.Several) and len(parts) > 1 else text)
        return some, said

    def some(self, pieces: list[str], how: str) -> str:
        """`with cells or troops`."""
        return self.speaker.joined(self.once([*map(self._some, pieces)], alike=True), how)

    def _some(self, piece: str) -> str:
        return self.speaker.message("with", {"what": p.Thing(piece, p.ALL)}, SOME)

    def begin(self, texts: list[str]) -> bool:
        """Whether all begin with one of the words that are said once, and have it once."""
        return any(all(_begins(text, spellings) for text in texts) for spellings in self._words())

    def once(self, texts: list[str], *, alike: bool = False) -> list[str]:
        """Qualities of which a word that begins all of them is said once; `alike`: and what follows it in all."""
        words = self._words()
        return said_once(texts, words, alike=alike) if words else texts

    def some_of(self, part: p.Part) -> str:
        """The piece of which a thing must have some."""
        if not isinstance(part, p.Compare) or not isinstance(part.value, p.Said) or not part.own:
            return ""
        more_than_none = (part.op, part.than) in ((">", p.Number(0)), (">=", p.Number(1)))
        key = part.value.key
        if not more_than_none or self.speaker.has(key, f"own-{SOME}") or not self.speaker.has(key, "counts"):
            return ""
        return self.speaker.form(key, "counts")

    def _words(self) -> list[list[str]]:
        """The words that are said once, each with its other spellings."""
        return [word.split("/") for word in self.speaker.form(ONCE).split()] if self.speaker.has(ONCE) else []

    def _crowded(self, before: list[str]) -> bool:
        """Whether a phrase stands before it that is long, or begins as it would."""
        words = self._words()[:1]
        begins = tuple(f"{word} " for alike in words for word in alike)
        return any(text.startswith(begins) or len(text.split()) > LONG for text in before if begins)

    def _clause(self, parts: list[p.Part], agrees: Agrees) -> str:
        """`where there are cells and troops`: of what can be said so."""
        if not self.speaker.has("with", "where"):
            return ""
        some = [p.Thing(piece, p.ALL) for part in parts if (piece := self.some_of(part))]
        said = [text for part in parts if not self.some_of(part) and (text := self._there(part))]
        if some:
            said.insert(0, self._some_there(p.AND, some))
        what = self.speaker.joined(said, p.AND)
        about = {"what": p.Title(what), "number": p.Title(agrees.number), "gender": p.Title(agrees.gender)}
        return self.speaker.message("with", about, "where", raw=True) if said else ""

    def _there(self, part: p.Part) -> str:
        """What there is of something, if it can be counted."""
        if counted := self.some_of(part):
            return self._some_there(p.AND, [p.Thing(counted, p.ALL)])
        if isinstance(part, p.Several):
            pieces = [self.some_of(item) for item in part.items]
            return self._some_there(part.how, [p.Thing(piece, p.ALL) for piece in pieces]) if all(pieces) else ""
        if not isinstance(part, p.Compare) or not isinstance(part.value, p.Said) or not part.own:
            return ""
        key, op = part.value.key, OPS.get(part.op, "")
        countable = self.speaker.has(key, "counts") and isinstance(part.than, p.Number) and part.than.value > 0
        if not op or not countable or self.speaker.has(key, f"own-{op}"):
            return ""
        what = p.Thing(self.speaker.form(key, "counts"), p.ALL)
        return self._has(op, {"what": what, "n": part.than})

    def _some_there(self, how: str, pieces: list[p.Thing]) -> str:
        texts = [self.speaker.term(piece.noun, number="many") for piece in pieces]
        what = self.speaker.joined(said_once(texts, [], alike=True), how)
        return self._has(SOME, {"what": p.Title(what)})

    def _has(self, op: str, about: dict[str, p.Part]) -> str:
        nowhere = p.Thing("country", p.ANY)  # the clause says where
        return tidy(self.speaker.message("has", {**about, "c": nowhere}, op, raw=("what",)))


def _begins(text: str, spellings: list[str]) -> bool:
    first, *others = text.split(" ")
    return first in spellings and not set(spellings).intersection(others) and not text.endswith(",")
