"""A card or mark that does not exist.

The card refers to another by its title, or by the name of its mark, and none is called so. The reference would never
come true: nothing would be blocked, and what is required would never be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from daedalus.language.findings import Finding, Span
from daedalus.language.typed import CardTree
from daedalus_tools.analysis.references import titles_named
from daedalus_tools.lint.checking import Checked
from daedalus_tools.lint.decks import Cards, found, names_of
from daedalus_tools.lint.examples import pair
from daedalus_tools.lint.registry import checks
from daedalus_tools.lint.remedies import Remedy

BAD = pair('blocks "Tunel"')
GOOD = pair('blocks "Tunnel"', 'blocked by "Bridge"')
_QUOTED = re.compile(r'"([^"\n]*)"')


@checks("cards")
def check(cards: Cards) -> Iterator[Finding]:
    known = {name for tree in cards.trees for name in names_of(tree)}
    missing = [(t, place, name) for t in cards.trees for place, name in _references(t, known) if name not in known]
    if not missing:
        return
    known = known.union(*(names_of(t) for t in cards.beyond()))
    for tree, place, name in missing:
        if name not in known:
            from difflib import get_close_matches  # rarely needed, and slow to load

            near = tuple(get_close_matches(name, sorted(known), n=1))
            yield found(tree, place, "D003", name=name, near=near)


def _references(tree: CardTree, known: set[str]) -> Iterator[tuple[Span, str]]:
    """Where a card names others: in its clauses, and in the sentences and conditions of its event."""
    yield from ((entry.span, entry.value) for entry in tree.named())
    if not known.issuperset(_QUOTED.findall(tree.source)):  # a look at the text spares most cards a walk
        yield from ((span, name) for name, span in titles_named(tree))


def fix(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    """The one card or mark of all, here and in the project, that was surely meant."""
    from daedalus.language.suggest import certain
    from daedalus_tools.world import game

    every = game().cards.library.cards.values()
    known = {name for card in every for name in (card.title, card.marker)}.union(*map(names_of, checked.trees))
    name, at = finding.about("name"), finding.span
    quoted = Span(at.line, at.column + 1, at.column + 1 + len(name))
    edit = certain(quoted, name, sorted(known - {""}))
    if edit is not None:
        yield Remedy.of(finding, edit, old=name, new=edit.text)
