"""The quick look at a schema says yes only where the library for JSON schemas finds nothing wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daedalus.core.fitting import fits
from daedalus.core.yamlfile import load_plain
from daedalus.data import folder

SCHEMA = json.loads((folder("scenarios") / "labyrinth" / "scenario.schema.json").read_text(encoding="utf-8"))
LIBRARY = jsonschema.Draft7Validator(SCHEMA)
HOME = folder("scenarios") / "labyrinth"
SCENARIOS = [path for path in sorted(HOME.glob("*.yaml")) if path.stem not in ("tables", "schema")]
ODD = st.sampled_from(
    [None, True, False, 0, 1, -1, 99, 5000, "", "hard", "base", "Iraq", [], ["base", "base"], [1, True], {}]
)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_our_scenarios_fit(path: Path) -> None:
    """So that the library need not be loaded for them."""
    assert fits(load_plain(path), SCHEMA)


@settings(max_examples=300)
@given(st.sampled_from(SCENARIOS), st.data())
def test_what_fits_is_what_the_library_accepts(path: Path, data: st.DataObject) -> None:
    """A scenario in which some value was changed, taken away or added."""
    scenario: Any = load_plain(path)
    for _ in range(data.draw(st.integers(1, 2))):
        node: Any = scenario
        while True:
            key = data.draw(st.sampled_from([*(node if isinstance(node, dict) else range(len(node))), None]))
            inner = node[key] if key is not None else None
            if isinstance(inner, (dict, list)) and inner and data.draw(st.booleans()):
                node = inner
                continue
            break
        if key is None:
            key = data.draw(st.sampled_from(["extends", "year", "length", "board", "marks", "Iran", "cells", "colour"]))
        if isinstance(node, list):
            node.insert(0, data.draw(ODD))
        elif data.draw(st.booleans()):
            node[key] = data.draw(ODD)
        else:
            node.pop(key, None)
    assert fits(scenario, SCHEMA) == LIBRARY.is_valid(scenario)


@pytest.mark.parametrize(
    ("schema", "data"),
    [
        ({"pattern": "x"}, "x"),
        ({"oneOf": [{"type": "string"}]}, "x"),
        ({"type": ["string", "integer"]}, "x"),
        ({"type": "string", "format": "date"}, "2003-01-01"),
        ({"$ref": "other.json"}, "x"),
        ({"$ref": "#/nowhere"}, "x"),
        ({"items": [{"type": "string"}]}, ["x"]),
        ({"uniqueItems": True}, [[1], [2]]),
        ({"properties": {"a": True}}, {"a": 1}),
    ],
)
def test_where_a_schema_is_not_understood_nothing_fits_for_sure(schema: dict[str, Any], data: Any) -> None:
    """Only the library can tell then."""
    assert not fits(data, schema)


def test_a_keyword_for_other_kinds_of_data_is_no_hindrance() -> None:
    assert fits("x", {"minimum": 3, "required": ["a"], "items": {"type": "integer"}})
