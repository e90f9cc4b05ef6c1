"""Brackets and quotation marks stand in pairs, around a whole choice or in one of its variants."""

from __future__ import annotations

import pytest

from daedalus.text.locales import APART
from daedalus_tools.i18n.comparing import unpaired


def choice(before: str, *variants: str, after: str = "") -> str:
    return before + APART + (APART * 2).join(variants) + APART + after


@pytest.mark.parametrize(
    "text",
    ["a (b) \u201ec\u201c", choice("a (", "one line", "many lines", after=") b"), choice("a ", "(one)", "(many)")],
)
def test_pairs_may_stand_around_a_choice(text: str) -> None:
    assert [*unpaired(text)] == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a (b", "brackets"),
        ("a \u201eb", "quotation-marks"),
        (choice("a (", "one", "many", after=" b"), "brackets"),
        (choice("a ", "(one", "(many)"), "brackets"),
    ],
)
def test_one_of_a_pair_is_told(text: str, what: str) -> None:
    assert [told for told, _ in unpaired(text)] == [what]
