"""The campaign that measures the search (`make search`): what it plays, what it keeps and how it counts."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from daedalus.kit import registry

FILE = Path(__file__).parents[2] / "benchmarks" / "search.py"


@pytest.fixture
def measures(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")  # which it sets itself, for its workers
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("measures_the_search", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("won", "drawn", "lost", "low", "high"), [(50, 0, 50, 0.404, 0.596), (0, 20, 0, 0.299, 0.701), (20, 0, 0, 0.839, 1)]
)
def test_a_share_has_an_interval(
    measures: ModuleType, won: int, drawn: int, lost: int, low: float, high: float
) -> None:
    """As Wilson's tables have it; a draw is half a victory, and all of twenty is not all of every game."""
    assert measures.Row(won, drawn, lost).interval() == pytest.approx((low, high), abs=0.001)


def test_every_deal_is_played_as_each_side(measures: ModuleType) -> None:
    jobs = measures.plan(games=50, duels=1000)
    assert len(jobs) == len(set(jobs))
    for step in {(name, more, less) for name, _, more, less in jobs}:
        numbers = sorted(n for name, n, more, less in jobs if (name, more, less) == step)
        assert len(numbers) % 2 == 0
        assert numbers == list(range(len(numbers)))
    for name in measures.GAMES:
        assert sum(job[0] == name and job[2:] == (measures.USUAL, 0.0) for job in jobs) == 100
        assert sum(job[0] == name and job[3] > 0 for job in jobs) > 0


def test_it_goes_on_with_what_is_kept_and_says_what_is_not_clear(measures: ModuleType, tmp_path: Path) -> None:
    """No game that is in the file is played again; a step that was lost is named."""
    jobs = measures.plan(games=5, duels=10)
    lost = ("spring", measures.USUAL, measures.LESS)
    kept = tmp_path / "kept.jsonl"
    with kept.open("w", encoding="utf-8") as file:
        for job in jobs:
            name, _, more, less = job
            winner = "other" if (name, more, less) == lost else "one"
            print(json.dumps([job, ["one", winner, 10, 0.5]]), file=file)
    before = kept.read_text(encoding="utf-8")
    found = measures.campaign(jobs, kept, workers=1)
    assert kept.read_text(encoding="utf-8") == before
    *_, verdict = measures.tables(jobs, found)
    assert "Two Rivers (the toy), 0.05 s against 0.005 s" in verdict
    assert "Labyrinth, 0.05 s against 0.005 s" not in verdict
