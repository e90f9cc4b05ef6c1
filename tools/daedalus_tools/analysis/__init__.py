"""What a card means, looked at before it is played: rules that it would break, and lines that can do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Finding
from daedalus.language.lines import findings
from daedalus.language.typed import Call, CardTree
from daedalus.language.walking import nodes
from daedalus_tools.analysis.headers import contradictions
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.said import speaks_of
from daedalus_tools.analysis.walk import Walk


def check(tree: CardTree, *, sound: bool = True) -> Iterator[Finding]:
    """What the head, the rules and the logic of a card get wrong. If some of its lines could not be read, only what the
    rules forbid is said: logic is a matter of the whole."""
    parts = nodes((tree.conditions, tree.target, tree.event, tree.lasting))
    said = {node.word for node in parts if isinstance(node, Call)}
    universe().prepare([*said, *(other for word in said for other in speaks_of(word))])
    found = [*contradictions(tree), *Walk(tree).mistakes()]
    kept = found if sound else [mistake for mistake in found if mistake.code.startswith(("R", "N"))]
    return iter(findings(kept, tree.source, tree.file))
