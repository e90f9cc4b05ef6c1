"""What only several cards together can get wrong: numbers used twice, and words about each other that do not agree.

D001  two files hold a card of the same number
D002  one card blocks another (6.2.8), and the other does not say so, or the other way round
D003  a card names one that does not exist
D005  one card allows another, which does not require it, or the other way round
D006  two different cards of a set have the same title
D007  a card waits for another, or is blocked by it, that is never in effect
L008  two cards answer the same question of the rules differently, and neither blocks the other (6.2.3)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

from daedalus.language.findings import Finding, Span
from daedalus.language.typed import Answer, CardTree, Constant, Lasting
from daedalus.language.vocabulary import Hole
from daedalus_tools.analysis.conditions import Asked
from daedalus_tools.analysis.figures import Names, Thing
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.references import lasting_names, marks_put, titles_named

NEVER_IN_EFFECT = "Give that card a mark, or name the mark that it has."
_QUOTED = re.compile(r'"([^"\n]*)"')


def check(trees: Sequence[CardTree], beyond: Callable[[], Sequence[CardTree]]) -> list[Finding]:
    """All findings about cards read together; `beyond` gives the cards that were not asked for but may be named."""
    return [
        *same_numbers(trees),
        *_same_titles(trees),
        *(finding for tree, others in _with_names(trees, trees) for finding in _one_sided(tree, others)),
        *_unknown(trees, beyond),
        *_contradictions(trees),
    ]


def check_alone(tree: CardTree, others: Sequence[CardTree]) -> list[Finding]:
    """The same about one card, beside those of the project that it may have to do with."""
    [(_, named)] = _with_names([tree], [tree, *others])
    at_odds = [f for f in _contradictions([tree, *others]) if f.file == tree.file]
    return [*_one_sided(tree, named), *_unknown([tree], lambda: others), *at_odds]


def has_company(tree: CardTree) -> bool:
    """Whether a card can be at odds with another at all: it names one, or has a lasting effect."""
    return bool(tree.lasting) or bool(tree.named()) or any(True for _ in titles_named(tree))


def akin(tree: CardTree, texts: dict[Path, str]) -> list[Path]:
    """The files that a card may have to do with: they name it or are named by it, or answer the same questions."""
    names = {entry.value for entry in tree.named()} | {name for name, _ in titles_named(tree)} | names_of(tree)
    questions = [_words(answer) for block in tree.lasting for answer in block.answers]
    return [
        path
        for path, text in texts.items()
        if any(f'"{name}"' in text for name in names) or any(all(w in text for w in words) for words in questions)
    ]


def _words(answer: Answer) -> list[str]:
    """The words that every answer to the same question holds."""
    return ["while", *(min(part) for part in answer.point.parts if not isinstance(part, Hole))]


def _with_names(
    trees: Sequence[CardTree], among: Sequence[CardTree]
) -> Iterator[tuple[CardTree, dict[str, list[CardTree]]]]:
    """Each card with all others by their names."""
    names: dict[str, list[CardTree]] = {}
    for tree in among:
        for name in names_of(tree):
            names.setdefault(name, []).append(tree)
    for tree in trees:
        yield tree, names


def same_numbers(trees: Sequence[CardTree]) -> Iterator[Finding]:
    first: dict[int, CardTree] = {}
    for tree in trees:
        for number in tree.numbers:
            other = first.setdefault(number, tree)
            if other is not tree:
                message = f"card {number} is already in {other.file}"
                yield Finding("D001", message, tree.file, tree.span, _line(tree, tree.span))


def _line(tree: CardTree, span: Span) -> str:
    """The line of the card's text where something stands."""
    return tree.source.split("\n")[span.line - 1].rstrip("\r")


def _same_titles(trees: Sequence[CardTree]) -> Iterator[Finding]:
    """Copies of a card share a file; two files of one folder with one title are a slip."""
    first: dict[tuple[Path, str, str], CardTree] = {}
    for tree in trees:
        other = first.setdefault((Path(tree.file).parent, tree.title, tree.association), tree)
        if other is not tree and not set(other.numbers) & set(tree.numbers):
            help_ = 'Copies of a card share one file: card 1, 2 "Title".'
            message = f"{other.file} holds a card of this title too"
            yield Finding("D006", message, tree.file, tree.title_span, _line(tree, tree.title_span), help_)


def names_of(tree: CardTree) -> set[str]:
    """What other cards may call this one: its title, and every mark that it puts on the board."""
    marks = {tree.title, tree.mark, tree.marker, *(block.mark for block in tree.lasting)}
    return (marks | marks_put(tree)) - {""}


def _one_sided(tree: CardTree, names: dict[str, list[CardTree]]) -> Iterator[Finding]:
    """D002, D005, D007: what one card says of another, and the other does not say back or cannot keep."""
    own = names_of(tree)
    for name in tree.blocks:
        others = _others(name, tree, names)
        if others and not any(n in own for other in others for n, _ in other.blocked_by):
            yield _at(tree, "blocks", name, "D002", f"{name} does not say `blocked by` {tree.title}")
    for name, _ in tree.blocked_by:
        others = _others(name, tree, names)
        if others and not any(n in own for other in others for n in other.blocks):
            yield _at(tree, "blocked_by", name, "D002", f"{others[0].title} does not say `blocks` {tree.title}")
        elif others and not any(name in lasting_names(other) for other in others):
            yield _at(tree, "blocked_by", name, "D007", f"{name!r} is never in effect", NEVER_IN_EFFECT)
    for name in tree.allows:
        others = _others(name, tree, names)
        if others and not any(
            n in own for other in others for n in (*other.requires, *other.requires_any, *_asked(other))
        ):
            yield _at(tree, "allows", name, "D005", f"{name} does not say `requires` {tree.title}")
    for name in tree.requires:
        others = _others(name, tree, names)
        said = [n for other in others for n in other.allows]  # not every card that is waited for says so
        if said and own.isdisjoint(said):
            yield _at(tree, "requires", name, "D005", f"{others[0].title} does not say `allows` {tree.title}")
        elif others and not any(name in lasting_names(other) for other in others):
            yield _at(tree, "requires", name, "D007", f"{name!r} is never in effect", NEVER_IN_EFFECT)


def _others(name: str, tree: CardTree, names: dict[str, list[CardTree]]) -> list[CardTree]:
    """The other cards of that name, of the same folder if it has one; one that names itself is told so by H013."""
    others = [other for other in names.get(name, []) if other is not tree]
    near = [other for other in others if Path(other.file).parent == Path(tree.file).parent]
    return near or others


def _asked(tree: CardTree) -> list[str]:
    """Events whose being in effect the card asks for in a condition."""
    return [str(node.value) for node in _constants([c.value for c in tree.conditions])]


def _constants(node: object) -> Iterator[Constant]:
    from daedalus_tools.analysis.references import nodes

    return (found for found in nodes(node) if isinstance(found, Constant))


def _unknown(trees: Sequence[CardTree], beyond: Callable[[], Sequence[CardTree]]) -> Iterator[Finding]:
    known = {name for tree in trees for name in names_of(tree)}
    missing = [(t, place, name) for t in trees for place, name in _references(t, known) if name not in known]
    if not missing:
        return
    known = known.union(*(names_of(t) for t in beyond()))
    for tree, place, name in missing:
        if name not in known:
            from difflib import get_close_matches  # rarely needed, and slow to load

            near = get_close_matches(name, sorted(known), n=1)
            help_ = f"Did you mean {near[0]!r}?" if near else ""
            message = f"no card or mark is called {name!r}"
            yield Finding("D003", message, tree.file, place, _line(tree, place), help_)


def _references(tree: CardTree, known: set[str]) -> Iterator[tuple[Span, str]]:
    """Where a card names others: in its clauses, and in the sentences and conditions of its event."""
    yield from ((entry.span, entry.value) for entry in tree.named())
    if not known.issuperset(_QUOTED.findall(tree.source)):  # a look at the text spares most cards a walk
        yield from ((span, name) for name, span in titles_named(tree))


# -- 6.2.3 ----------------------------------------------------------------------------------------------


def _contradictions(trees: Sequence[CardTree]) -> Iterator[Finding]:
    """L008: both in force, the later one would win; a card should not leave that to chance."""
    by_point: dict[str, list[tuple[CardTree, Lasting, Answer]]] = {}
    for tree in trees:
        for block in tree.lasting:
            for answer in block.answers:
                if not answer.adds and isinstance(answer.value, Constant):
                    by_point.setdefault(answer.point.key, []).append((tree, block, answer))
    for rows in by_point.values():
        for (a, _, x), (b, _, y) in combinations(rows, 2):
            if a is not b and _differ(x, y) and not _settled(a, b):
                for one, answer, other in ((b, y, a), (a, x, b)):
                    message = f"{other.title} says otherwise, and neither blocks the other"
                    help_ = (
                        f'Say which wins: blocks "{other.title}", or let the answer add (+ or -) instead of replace.'
                    )
                    yield Finding("L008", message, one.file, answer.span, _line(one, answer.span), help_, "6.2.3")


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
            if isinstance(one.equals, Constant) and one.type == "country" and other.equals is None:
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
        if any(str(c.value) in theirs for c in _constants(one.event) if c.type == "text"):
            return True
    return False


_RULES = {"D002": "6.2.8", "D005": "6.2.6"}


def _at(tree: CardTree, clause: str, name: str, code: str, message: str, help_: str = "") -> Finding:
    """A finding at the place where the card names another."""
    span = tree.places(clause, name)[0]
    return Finding(code, message, tree.file, span, _line(tree, span), help_, _RULES.get(code, ""))
