"""The quick reader of plain YAML reads what the reader of all of YAML reads, or leaves it alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from daedalus.core.plainyaml import NotPlain, read
from daedalus.core.yamlfile import load_marked
from daedalus.data import folder
from daedalus.games.labyrinth.scenario_file import flatten

OURS = sorted([*folder("scenarios").rglob("*.yaml"), *folder("rules").glob("*.yaml")])
SMALL = [
    "a: 1\nb:\n  - x\n  - {c: d, e: [1, 2]}\nt: |\n  foo\n    bar\n\n  baz\nz: 'q'\n",
    'links:\n- [a, b]\n- word\nx: "y"\n',
    "a:\n  b:\n    c: true\n  d: false # e\n",
    "s: |\n  one\n# c\nk: v\n",
    "a: {b: c,\n    d: [e,   # f\n        g]}\n",
]
SLIPS = (
    [
        "\n",
        " ",
        "#",
        " #",
        ": ",
        ":",
        "- ",
        "'",
        '"',
        "[",
        "]",
        "{",
        "}",
        ",",
        "|",
        "\n  ",
        "\n\n",
        "null",
        "yes",
        "~",
        "1",
    ]
    + [
        "01",
        "1.5",
        "-1",
        "&a ",
        "*a",
        "!x ",
        "? ",
        "%",
        "\\",
        "a",
        "true",
        "...",
        "\n---\n",
        "<<: ",
        "\n  - x",
        "\t",
        "é",
    ]
    + ["\r\n", "0x1", "1_0", "1e3", ".5", "a: ", "|-", ">", "@", "`"]
)


def both(text: str) -> tuple[Any, Any]:
    """What each of the two readers makes of a text: data with places, and plain data."""
    quick = flatten(read(text, marked=True), "f"), read(text, marked=False)
    return quick, (flatten(YAML(typ="rt").load(text), "f"), YAML(typ="safe").load(text))


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_our_own_files_are_plain(path: Path) -> None:
    """They are read at once, and as they always were."""
    quick, thorough = both(path.read_text(encoding="utf-8"))
    assert quick == thorough
    assert json.dumps(quick[1]) == json.dumps(thorough[1])


@pytest.mark.parametrize("text", SMALL)
def test_plain_texts_are_read_with_their_places(text: str) -> None:
    quick, thorough = both(text)
    assert quick == thorough


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "a: 1",  # how the last line ends may matter
        "a:\n",
        "a: ~\n",
        "a: yes\n",
        "a: True\n",
        "yes: 1\n",
        "a: 1\na: 2\n",
        "a: 1.5\n",
        "a: 012\n",
        "a: 0x1F\n",
        "a: 2003-01-01\n",
        "a: one\n  two\n",
        "a: b: c\n",
        "a: [b, c: d]\n",
        "a: [b, ]\n",
        "a: {b, c}\n",
        'a: {"b":1}\n',
        "a: [b\n]\n",
        "a: &x 1\nb: *x\n",
        "a: !!str 1\n",
        "a: >\n  text\n",
        "a: |-\n  text\n",
        "a: |\n\n  text\n",
        'a: "b\\n"\n',
        "a: 'it''s'\n",
        "a:\n - b: 1\n   c: 2\n",
        "- - a\n",
        "a:\tb\n",
        "a: é\n",
        "---\na: 1\n",
        "a: 1\n...\n",
        "a: 1\n  b: 2\n",
        "  a: 1\n b: 2\n",
        "a: [" + "[" * 3000 + "\n",
    ],
)
def test_what_is_not_plain_is_left_to_the_other_reader(text: str) -> None:
    """Also what the other reader would take: here only what is beyond doubt is read."""
    with pytest.raises(NotPlain):
        read(text, marked=False)


@settings(max_examples=400)
@given(
    st.sampled_from(SMALL),
    st.lists(st.tuples(st.integers(0, 80), st.integers(0, 3), st.sampled_from(SLIPS)), max_size=3),
)
def test_whatever_is_read_is_read_as_the_other_reader_reads_it(text: str, slips: list[tuple[int, int, str]]) -> None:
    """Texts with slips of the pen: where the quick reader answers at all, it answers the same, places and all."""
    for at, less, more in slips:
        text = text[:at] + more + text[at + less :]
    try:
        read(text, marked=True)
    except NotPlain:
        return
    quick, thorough = both(text)
    assert quick == thorough
    assert json.dumps(quick[1]) == json.dumps(thorough[1])


def test_places_are_counted_from_the_start_of_the_file() -> None:
    marked = load_marked("# c\na: 1\nb:\n  - x\n  - [y,\n     z]\n", "f")
    assert (marked.lc.key("b"), marked["b"].lc.item(1), marked["b"][1].lc.item(1)) == ((2, 0), (4, 4), (5, 5))
