"""A place, side or thing that a text by hand names for another, in a sentence or clause that is nearly one of the made
text. Both may stand elsewhere in the text, and then neither is missing nor too many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set

from daedalus.text.figures import Reader
from daedalus_tools.i18n.branches_by_hand import KEY
from daedalus_tools.i18n.exchanging import root_of
from daedalus_tools.i18n.meanings import meaning_of
from daedalus_tools.i18n.meanings import things as known_things
from daedalus_tools.i18n.together import NEARLY, in_one, marks_of, sentences

SIDE, THING = "side", "thing"
PLACE = "country|region"
WHOSE = re.compile(r"([^\W\d_]{4,})(?:\s+[^\W\d_]{1,3})?\s+<(side-[\w-]+)>")  # with a preposition perhaps
Divided = Callable[[str], Sequence[str]]
SAME = 0.8  # so many words of two sentences are the same: what is named twice there counts twice
FEW = 3  # names
SEVERAL = 3  # words besides the names


def named_otherwise(mine: str, made: str, reads: Reader, joint: re.Pattern[str]) -> Iterator[str]:
    """`joint` divides clauses."""
    own, right = (_keyed(text, reads) for text in (mine, made))
    here, there = _whose(own), _whose(right)
    for thing in sorted(here.keys() & there.keys()):
        if len(here[thing]) == len(there[thing]) == 1 and here[thing] != there[thing]:
            yield "{} instead of {}".format(*map(_called, (*here[thing], *there[thing])))
            return
    clauses: Divided = joint.split
    ways: list[tuple[str, Divided]] = [(kind, sentences) for kind in (SIDE, PLACE, THING)]
    ways += [(PLACE, clauses), (THING, clauses)]  # who does it is often said before
    for kind, divided in ways:
        parts, theirs = ([_Part(x, kind) for x in divided(in_one(text, joint))] for text in (own, right))
        elsewhere = _listed(theirs) - _listed(parts)  # *2 in Iraq, 1 in Syria*
        for part in parts:
            found = part.otherwise(theirs, elsewhere)
            if found:
                yield "{} instead of {}".format(*map(_called, found))
                return


def _keyed(text: str, reads: Reader) -> str:
    """A text with keys for names, and for words that surely are one thing of the game."""
    keyed = reads.keyed(reads.untitled(text))
    low = KEY.sub(lambda found: " " * len(found[0]), keyed)
    known = known_things(reads.game)
    for one in reversed(meaning_of(low, reads.language).every):
        if len(one.sure & known) == 1 and not one.sure - known:
            keyed = f"{keyed[: one.start]}<{THING}-{min(one.sure)}>{keyed[one.end :]}"
    return keyed


def _whose(text: str) -> dict[str, set[str]]:
    """The sides whose things are named, by the beginnings of these: *the hand of the US*."""
    found: dict[str, set[str]] = {}
    for thing in WHOSE.finditer(text):
        found.setdefault(root_of(thing[1]), set()).add(thing[2])
    return found


class _Part:
    """What is named of a kind in a sentence or clause, and all else that is said there."""

    def __init__(self, text: str, kind: str) -> None:
        name = re.compile(rf"<((?:{kind})-[\w-]+)>")
        self.kind, self.names = kind, Counter(name.findall(text))
        self.marks = marks_of(name.sub(" ", text))

    def likeness(self, other: _Part) -> float:
        return len(self.marks & other.marks) / max(len(self.marks), len(other.marks), 1)

    def otherwise(self, theirs: Sequence[_Part], elsewhere: Set[str]) -> tuple[str, str] | None:
        """The name that it has for another, and that other; those `elsewhere` it may have besides."""
        right = max(theirs, key=self.likeness)
        likeness = self.likeness(right)
        same = any(self.names == other.names and self.likeness(other) >= NEARLY for other in theirs)
        if likeness < NEARLY or len(self.marks) < SEVERAL or same:
            return None
        here, there = self.names, right.names
        if max(here.total(), there.total()) > FEW:  # a list, which may be divided otherwise
            return None
        if likeness < SAME:
            here, there = (Counter({*names} if self.kind != THING else ()) for names in (here, there))
        here -= Counter({name: here[name] for name in elsewhere})
        wrong, lost = [*(here - there).elements()], [*(there - here).elements()]
        return (wrong[0], lost[0]) if len(wrong) == len(lost) == 1 else None


def _listed(parts: Sequence[_Part]) -> set[str]:
    """The names of parts that say hardly anything else."""
    return {name for part in parts if len(part.marks) < SEVERAL for name in part.names}


def _called(name: str) -> str:
    return name.partition("-")[2].replace("-", " ")
