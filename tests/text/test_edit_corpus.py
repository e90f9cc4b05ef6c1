"""Changes that translators might make, in `edits/<language>.jsonl`: of a message with its English, what it was and what
it is now, and whether that is told. The right ones say the same in other words or another order; in the wrong ones one
thing is not as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.outcomes import forms
from daedalus_tools.i18n.edited import Read, differences, english_forms
from daedalus_tools.i18n.seen import seen

FILES = sorted(Path(__file__).with_name("edits").glob("*.jsonl"))
GAMES = {name: registry.game(name) for name in ("labyrinth", "twilight")}
LEAST = 50  # changes of each kind


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_right_changes_are_told_from_wrong_ones(file: Path) -> None:
    read = Read(seen(list(GAMES.values()), file.stem))
    every = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    mistaken = []
    for x in every:
        english, was, now = english_forms(x["english"]), forms(x["was"]), forms(x["now"])
        found = list(differences(GAMES.get(x["game"]), was, now, english, file.stem, read))
        if bool(found) is not x["told"]:
            mistaken.append((x["was"], x["now"], found))
    assert mistaken == []
    assert min(sum(x["told"] for x in every), sum(not x["told"] for x in every)) >= LEAST
