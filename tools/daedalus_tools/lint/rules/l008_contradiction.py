"""Two cards that answer the same question differently.

When two lasting events contradict each other the later one wins, so at the table the outcome hangs on the order of
play. If that is meant, say so by letting one block the other; if not, one of them should say when it does not apply.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from daedalus.language.findings import Finding
from daedalus.language.typed import Answer, CardTree, Constant
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import constants
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.lint.decks import Cards, found, names_of
from daedalus_tools.lint.examples import MARK, card, several
from daedalus_tools.lint.registry import checks
from daedalus_tools.world import cites, study

RULES = ("6.2.3",)
_YES = ("while in effect:", "  may recruit in Iraq: yes")
_NO = ("while in effect:", "  may recruit in Iraq: no")
BAD = several(
    {
        "bridge.card": card(*_YES, head=MARK),
        "tunnel.card": card(*_NO, head=MARK, number=902, title="Tunnel"),
    }
)
GOOD = several(
    {
        "bridge.card": card('blocks "Tunnel"', *_YES, head=MARK),
        "tunnel.card": card('blocked by "Bridge"', *_NO, head=MARK, number=902, title="Tunnel"),
    }
)


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    """Both in force, the later one would win; a card should not leave that to chance."""
    asked = {tree.file for tree in cards.trees}
    by_point: dict[str, list[tuple[CardTree, Answer]]] = {}
    for tree in cards.beside:
        for answer in (answer for block in tree.lasting for answer in block.answers):
            if not answer.adds and isinstance(answer.value, Constant):
                by_point.setdefault(answer.point.key, []).append((tree, answer))
    for rows in by_point.values():
        for (a, x), (b, y) in combinations(rows, 2):
            if a is not b and _differ(x, y) and not _settled(a, b):
                for one, answer, other in ((b, y, a), (a, x, b)):
                    if one.file in asked:
                        yield found(one, answer.span, "L008", cites("later"), other=other.title)


def _differ(x: Answer, y: Answer) -> bool:
    """Whether two answers say different things of the same case."""
    assert isinstance(x.value, Constant)
    assert isinstance(y.value, Constant)
    if x.value.value == y.value.value:
        return False
    names = Names()
    for a, b in zip(x.bindings, y.bindings, strict=True):
        if isinstance(a.equals, Constant) and isinstance(b.equals, Constant) and a.equals.value != b.equals.value:
            return False
        for one, other in ((a, b), (b, a)):
            if isinstance(one.equals, Constant) and one.type == study().space and other.equals is None:
                names.give(other.name, Thing(universe().country(str(one.equals.value))))
    if x.when is not None and y.when is not None:
        return False
    return all(Asked(names).truth(when).may for when in (x.when, y.when) if when is not None)


def _settled(a: CardTree, b: CardTree) -> bool:
    """Whether one of the cards says what becomes of the other."""
    for one, other in ((a, b), (b, a)):
        theirs = names_of(other)
        if theirs & {*one.blocks, *(name for name, _ in one.blocked_by)}:
            return True
        if any(str(c.value) in theirs for c in constants(one.event, TEXT)):
            return True
    return False
