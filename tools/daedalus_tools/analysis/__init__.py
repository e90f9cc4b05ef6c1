"""What a card means, looked at before it is played: rules that it would break, and lines that can do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.language.findings import Finding
from daedalus.language.lines import findings
from daedalus.language.typed import CardTree
from daedalus_tools.analysis.walk import Walk


def check(tree: CardTree) -> Iterator[Finding]:
    """Every finding of the groups R and L about one card."""
    return iter(findings(list(Walk(tree).mistakes()), tree.source, tree.file))
