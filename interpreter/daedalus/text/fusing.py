"""Orders as they are said one after another: what one verb does is said with it once.

Messages tell by what verb they are said (`.fused`), and what without it (`.what`): then `place 1 cell and 1 reaction
marker there`, `place 1 cell in Iraq and 1 aid marker in Syria`, and of things to choose from `place 1 cell or
1 reaction marker there` and `place or remove 1 cell there`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from daedalus.language.records import Adds, Removes
from daedalus.text import plan as p

if TYPE_CHECKING:
    from daedalus.text.speech import Speaker

AGAIN = "again"  # the form of a message that was just said with other arguments
FUSED, EITHER = "fused-", "fused-either"


class Fusing:
    """Orders as a speaker says them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def orders(self, line: p.Line) -> list[p.Part]:
        """What is done in one place by one verb in one, `1 in Egypt` after `add 1 influence in Syria`, and a condition
        behind what hangs on it if more follows."""
        spoken: list[p.Part] = []
        for i, x in enumerate(line.parts):
            before = spoken[-1] if spoken else None
            both = self._in_one(before, x, p.AND)
            if both is not None:
                spoken[-1] = both
            elif isinstance(before, p.Said) and isinstance(x, p.Said) and self._once_more(before, x):
                spoken.append(evolve(x, form=AGAIN))
            elif i + 1 < len(line.parts) and isinstance(x, p.Said) and x.key in ("if", "on") and self._has(x, "after"):
                spoken.append(evolve(x, form="after"))
            else:
                spoken.append(x)
        return spoken

    def options(self, line: p.Line) -> list[p.Part]:
        """Things to choose one from: what can be placed or removed in one place by one verb is one of them."""
        spoken: list[p.Part] = []
        for x in line.parts:
            before = spoken[-1] if spoken else None
            if isinstance(before, p.Said) and isinstance(x, p.Said) and self._undone(before, x):
                what = evolve(before, form="what")
                spoken[-1] = p.Said(EITHER, {"what": what, "c": before.args["c"]}, shared=True)
            elif isinstance(before, p.Said) and isinstance(x, p.Said) and self._up_and_down(before, x):
                spoken[-1] = evolve(before, form="either")
            else:
                spoken.append(x)
        fused: list[p.Part] = []
        for x in spoken:
            both = self._in_one(fused[-1] if fused else None, x, p.OR)
            if both is not None:
                fused[-1] = both
            else:
                fused.append(x)
        return fused

    def either(self, options: Sequence[p.Part]) -> bool:
        """Whether two options are short enough for `either ... or ...`."""
        return len(options) == 2 and self.speaker.has("either") and all(map(self._plain, options))

    def _plain(self, part: p.Part) -> bool:
        if isinstance(part, p.Line):
            return len(inner := self.orders(part)) == 1 and self._plain(inner[0])
        return isinstance(part, p.Said) and (not part.shared or part.key.startswith(FUSED) or part.key == "side-does")

    def _has(self, part: p.Said, form: str) -> bool:
        return self.speaker.has(part.key, form)

    def _in_one(self, a: p.Part | None, b: p.Part, how: str) -> p.Said | None:
        """Two orders by one verb in one place."""
        if not isinstance(a, p.Said) or not isinstance(b, p.Said):
            return None
        verb = self._verb(a)
        if not verb or verb != self._verb(b) or not p.same(a.args["c"], b.args["c"]):
            return None
        what = p.Several(how, (*self._what(a, how), *self._what(b, how)))
        return p.Said(f"{FUSED}{verb}", {"what": what, "c": a.args["c"]}, shared=True)

    def elsewhere(self, orders: Sequence[p.Part]) -> list[p.Part]:
        """Orders in one list with `and`: the same verb at once for another place is not said again."""
        spoken: list[p.Part] = []
        for x in orders:
            verb = self._verb(x) if isinstance(x, p.Said) else ""
            before = orders[len(spoken) - 1] if spoken else None
            same = bool(verb) and isinstance(before, p.Said) and self._verb(before) == verb
            if isinstance(x, p.Said) and same and self.speaker.has(f"{FUSED}{verb}", AGAIN):
                what = p.Several(p.AND, self._what(x, p.AND))
                spoken.append(p.Said(f"{FUSED}{verb}", {"what": what, "c": x.args["c"]}, AGAIN, shared=True))
            else:
                spoken.append(x)
        return spoken

    def _what(self, part: p.Said, how: str) -> tuple[p.Part, ...]:
        if not part.shared:
            return (evolve(part, form="what"),)
        what = part.args["what"]
        return what.items if isinstance(what, p.Several) and what.how == how else (what,)

    def _verb(self, part: p.Said) -> str:
        """The verb that a message shares with others."""
        if part.shared:
            return part.key.removeprefix(FUSED) if part.key.startswith(FUSED) and not part.form else ""
        figure = "n" in part.args and not isinstance(part.args["n"], p.Number)
        return self.verb_of(part.key) if not part.form and not figure and "c" in part.args else ""

    def verb_of(self, key: str) -> str:
        return self.speaker.form(key, "fused") if self.speaker.has(key, "fused") else ""

    def _undone(self, a: p.Said, b: p.Said) -> bool:
        """Whether one order places what the other removes."""
        words = self.speaker.game.words.by_key
        one, other = words.get(a.key), words.get(b.key)
        if one is None or other is None or not self.speaker.has(EITHER) or not self._verb(a) or not self._verb(b):
            return False
        pieces = {change.piece for change in one.change(Adds)}
        return bool(pieces) and pieces == {change.piece for change in other.change(Removes)} and a.args == b.args

    def _up_and_down(self, a: p.Said, b: p.Said) -> bool:
        """Whether one order raises what the other lowers by as much."""
        one, other = a.args.get("n"), b.args.get("n")
        turned = isinstance(one, p.Number) and isinstance(other, p.Number) and one.value == -other.value > 0
        return turned and a.key == b.key and len(a.args) == len(b.args) == 1 and self._has(a, "either")

    def _once_more(self, a: p.Said, b: p.Said) -> bool:
        """The same again, somewhere else or so many."""
        if a.key != b.key or a.shared or a.form not in ("", AGAIN) or b.form or not self._has(b, AGAIN):
            return False
        varies = ("n", "c")
        one, other = a.args.get("n"), b.args.get("n")
        turned = isinstance(one, p.Number) and isinstance(other, p.Number) and one.value * other.value < 0
        same = all(p.same(a.args[name], b.args[name]) for name in a.args if name not in varies)
        return same and not turned and not isinstance(b.args.get("c"), p.Again)
