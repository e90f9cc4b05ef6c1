"""What follows at a moment for one side, and then the same for the other with another track, is said once: `the same
applies to the Jihadist and funding`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, fields, has

from daedalus.language.records import Shifts
from daedalus.language.vocabulary import Vocabulary
from daedalus.text import plan as p
from daedalus.text.expressions import on_track


class Mirrored:
    """Looks for parts that only differ in a side and a track."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def folded(self, parts: Iterable[p.Part]) -> Iterator[p.Part]:
        """The parts, of which one that mirrors the one before is said by what is other in it."""
        before: p.Part | None = None
        for part in parts:
            other = self._likewise(before, part) if before is not None else None
            yield part if other is None else other
            before = part

    def _likewise(self, a: p.Part, b: p.Part) -> p.Part | None:
        found = list(self._differing(a, b))
        sides = {(x.key, y.key) for x, y in found if isinstance(x, p.Name) and isinstance(y, p.Name)}
        tracks = {(self._track(x), self._track(y)) for x, y in found if isinstance(x, p.Said) and isinstance(y, p.Said)}
        if len(sides) != 1 or len(tracks) != 1 or any("" in pair for pair in tracks):
            return None
        if any(not isinstance(x, (p.Name, p.Said)) or type(x) is not type(y) for x, y in found):
            return None
        [(_, side)] = sides
        figure = next((y for _, y in found if isinstance(y, p.Said) and self.words.by_key[y.key].kind == "value"), None)
        return p.shared("likewise", side=p.Name(side, "side"), figure=figure) if figure is not None else None

    def _track(self, part: p.Said) -> str:
        """The track that a value reads, or that an order moves."""
        word = self.words.by_key.get(part.key) if not part.shared else None
        if word is None:
            return ""
        return on_track(word) or next((change.track for change in word.change(Shifts)), "")

    def _differing(self, a: Any, b: Any) -> Iterator[tuple[Any, Any]]:
        """Pairs of what is not the same in two parts."""
        if p.same(a, b) or p.same(b, a):
            return
        if type(a) is not type(b):
            yield a, b
        elif isinstance(a, p.Said) and a.key != b.key:
            yield a, b
            yield from self._differing(dict(a.args), dict(b.args))
        elif isinstance(a, dict):
            if a.keys() != b.keys():
                yield a, b
            else:
                for name in a:
                    yield from self._differing(a[name], b[name])
        elif isinstance(a, tuple):
            if len(a) != len(b):
                yield a, b
            else:
                for x, y in zip(a, b, strict=True):
                    yield from self._differing(x, y)
        elif isinstance(a, p.Name):
            if a != b:
                yield (a, b) if a.type == b.type == "side" else (a, None)
        elif has(type(a)):
            for f in fields(type(a)):
                yield from self._differing(getattr(a, f.name), getattr(b, f.name))
        elif a != b:
            yield a, b


def joined(parts: Iterable[p.Part]) -> Iterator[p.Part]:
    """Moments one after another from which the same follows are one."""
    before: p.Said | None = None
    for part in parts:
        if isinstance(part, p.Said) and before is not None and _same_follows(before, part):
            both = p.shared("or-when", a=before.args["moment"], b=part.args["moment"])
            before = evolve(before, args={**before.args, "moment": both})
            continue
        if before is not None:
            yield before
        before = part if isinstance(part, p.Said) and part.key == "when" and part.shared else None
        if before is None:
            yield part
    if before is not None:
        yield before


def _same_follows(a: p.Said, b: p.Said) -> bool:
    return b.key == "when" and b.shared and not b.form and a.args["what"] == b.args["what"]
