"""With several games in the house, a test cites the rulebook of its own."""

from __future__ import annotations

from typing import cast

import pytest
from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.kit.registry import default, known
from daedalus_tools.docs import citations
from daedalus_tools.docs.citations import Citation, in_order, of_game


@frozen
class Another:
    id: str


def cited(file: str) -> Citation:
    return Citation("6.1", file, 1, "test_it")


def test_a_folder_called_as_a_game_holds_its_citations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "known", lambda: [*known(), "chess"])
    first, chess = default(), cast(Definition, Another("chess"))
    own, others, shared = cited(f"{first.id}/test_a.py"), cited("chess/test_b.py"), cited("cards/test_c.py")
    assert of_game([own, others, shared], first) == [own, shared]
    assert of_game([own, others, shared], chess) == [others]
    assert of_game([own, shared], chess) == [shared]


def test_parts_of_a_rule_by_letters_come_in_order() -> None:
    numbers = ["4.5.B", "4.10", "nonsense", "4.5", "4.5.A", "4.4"]
    assert sorted(numbers, key=in_order) == ["nonsense", "4.4", "4.5", "4.5.A", "4.5.B", "4.10"]
