"""A place or side that a text by hand names for another, in a sentence or clause that is nearly one of the made text.
Both may stand elsewhere in the text, and then neither is missing nor too many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from daedalus.text.figures import Reader
from daedalus_tools.i18n.exchanging import root_of
from daedalus_tools.i18n.together import NEARLY, marks_of, sentences

NAME = re.compile(r"<((?:side|country|region)-[\w-]+)>")
SIDE = "side-"
WHOSE = re.compile(r"([^\W\d_]{4,})(?:\s+[^\W\d_]{1,3})?\s+<(side-[\w-]+)>")  # with a preposition perhaps
SAME = 0.8  # so many words of two sentences are the same: what is named twice there counts twice
FEW = 3  # names
SEVERAL = 3  # words besides the names


def named_otherwise(mine: str, made: str, reads: Reader, joint: re.Pattern[str]) -> Iterator[str]:
    """`joint` divides clauses."""
    own, right = (reads.keyed(text) for text in (mine, made))
    here, there = _whose(own), _whose(right)
    for thing in sorted(here.keys() & there.keys()):
        if len(here[thing]) == len(there[thing]) == 1 and here[thing] != there[thing]:
            yield "{} instead of {}".format(*map(_called, here[thing] | there[thing]))
            return
    listed = re.compile(rf"(?<=>)\s*(?:{joint.pattern}|\s)+(?=<)", re.IGNORECASE)
    for divided in (sentences, joint.split):
        theirs = [_Part(text) for text in divided(listed.sub(" ", right))]
        for part in map(_Part, divided(listed.sub(" ", own))):
            found = part.otherwise(theirs)
            if found:
                yield "{} instead of {}".format(*map(_called, found))
                return


def _whose(text: str) -> dict[str, set[str]]:
    """The sides whose things are named, by the beginnings of these: *the hand of the US*."""
    found: dict[str, set[str]] = {}
    for thing in WHOSE.finditer(text):
        found.setdefault(root_of(thing[1]), set()).add(thing[2])
    return found


class _Part:
    """What is named in a sentence or clause, and the words around it."""

    def __init__(self, text: str) -> None:
        self.names = Counter(NAME.findall(text))
        self.marks = marks_of(NAME.sub(" ", text))

    def likeness(self, other: _Part) -> float:
        return len(self.marks & other.marks) / max(len(self.marks), len(other.marks), 1)

    def otherwise(self, theirs: list[_Part]) -> tuple[str, str] | None:
        """The name that it has for another, and that other."""
        right = max(theirs, key=self.likeness)
        likeness = self.likeness(right)
        if likeness < NEARLY or len(self.marks) < SEVERAL or any(self.names == other.names for other in theirs):
            return None
        here, there = self.names, right.names
        if max(here.total(), there.total()) > FEW:  # a list, which may be divided otherwise
            return None
        if likeness < SAME:
            here, there = Counter({*here}), Counter({*there})
        elsewhere = {name for other in theirs if len(other.marks) < SEVERAL for name in other.names}
        here -= Counter({name: here[name] for name in elsewhere})  # *2 in Iraq, 1 in Syria*
        wrong, lost = [*(here - there).elements()], [*(there - here).elements()]
        if len(wrong) == len(lost) == 1 and _is_side(*wrong) is _is_side(*lost):
            return wrong[0], lost[0]
        return None


def _is_side(name: str) -> bool:
    return name.startswith(SIDE)


def _called(name: str) -> str:
    return name.partition("-")[2].replace("-", " ")
