"""The rows for programs add up to the report for people, and anybody's positions get an answer and an exit code."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from tests.differential.__main__ import CLEAN, FINDINGS, WRONG_USE, main
from tests.differential.compare import NOT_DRIVEN, Disagreement, explanation, explanations
from tests.differential.conditions import CONDITIONS, phrase
from tests.differential.folder import NEEDED, Row, lines
from tests.differential.outcomes import Comparison, Outcome, not_driven
from tests.differential.record import states
from tests.differential.rows import KINDS, SETS, as_json, as_rows

# What the report says of the sample of 93 positions: compared, agreeing, not driven.
SAMPLE = 93
FIGURES = {
    ("derived", "base"): (27692, 27692, 0),
    ("derived", "awakening"): (34825, 34811, 0),
    ("operations", "base"): (731, 730, 0),
    ("operations", "awakening"): (889, 888, 0),
    ("playable", "base"): (11040, 10887, 0),
    ("playable", "awakening"): (11280, 11187, 0),
    ("targets", "base"): (1392, 1080, 0),
    ("targets", "awakening"): (1602, 1278, 0),
    ("effects", "base"): (661, 645, 0),
    ("effects", "awakening"): (714, 684, 1),
    ("bots", "base"): (20734, 20711, 0),
    ("bots", "awakening"): (22661, 22557, 0),
}

Folder = dict[str, list[Row]]
Said = tuple[int, list[Row], str]


def _rows(kind: str, set_: str) -> list[Row]:
    return [json.loads(as_json(row)) for row in as_rows(kind, set_, KINDS[kind](SETS[set_]))]


def _sums(rows: list[Row]) -> tuple[int, int, int]:
    compared = sum(row.get("values", 1) for row in rows)
    agreeing = sum(row.get("agreeing", int(row["agrees"])) for row in rows)
    return compared, agreeing, sum(not row["driven"] for row in rows)


@pytest.mark.parametrize(("kind", "set_"), FIGURES)
def test_rows_add_up_to_the_report(kind: str, set_: str) -> None:
    """One row for each record, and their sums are the figures of the report."""
    comparison, rows = KINDS[kind](SETS[set_]), _rows(kind, set_)
    assert _sums(rows) == (comparison.compared, comparison.agreeing, len(comparison.undriven))
    if len(states()) == SAMPLE:
        assert _sums(rows) == FIGURES[kind, set_]
    assert len({json.dumps(row["record"]) for row in rows}) == len(rows)


@pytest.mark.parametrize(("kind", "set_"), FIGURES)
def test_rows_say_why(kind: str, set_: str) -> None:
    """Only a row that agrees has nothing to say, and one that was not driven does not agree."""
    for row in _rows(kind, set_):
        assert (row["kind"], row["set"]) == (kind, set_)
        assert bool(row["why"]) is not row["agrees"], row
        assert row["driven"] or not row["agrees"], row
        assert bool(row["differences"]) is (row["driven"] and not row["agrees"]), row
        assert not (row["agrees"] and row["explained"]), row


# -- reasons are conditions -------------------------------------------------------------------------------------


def test_every_reason_has_a_condition_that_can_be_asked() -> None:
    """A phrase of the card language, or one of the conditions about rows, each of which is used."""
    for entry in explanations():
        assert entry.position or entry.row, entry
        assert not entry.row or entry.row in CONDITIONS, entry
        if entry.position:
            phrase(entry.position.replace("{country}", "Iraq"))
    assert {entry.row for entry in explanations()} - {""} == {*CONDITIONS}


def test_a_reason_is_tied_to_no_position() -> None:
    text = (Path(__file__).parent / "explained.yaml").read_text(encoding="utf-8")
    assert not [name for name in states() if name in text]


def test_a_reason_explains_only_where_its_condition_holds() -> None:
    """Nowhere else, or not the other way round: the same difference where the reason is not so is not explained."""
    found = [d for kind in KINDS for set_ in SETS for d in KINDS[kind](SETS[set_]).found]
    explained = {explanation(d) for d in found}
    assert len(explained) > 30
    for entry in explained:
        assert entry is not None
        shown = [d for d in found if explanation(d) == entry]
        elsewhere = (evolve(d, where=name, row={}) for d in shown[:3] for name in states() if d.where != name)
        turned = (evolve(d, ours=d.theirs, theirs=d.ours) for d in shown)
        assert not all(map(entry.fits, [*elsewhere, *turned])), f"holds everywhere: {entry}"


def test_a_wildcard_explains_no_row_that_was_not_driven() -> None:
    """Why an event could not be carried out is another question than why its values differ."""
    for kind, set_ in FIGURES:
        for found in KINDS[kind](SETS[set_]).found:
            known = explanation(found)
            assert known is not None
            if NOT_DRIVEN not in known.path:
                assert not known.fits(evolve(found, path=NOT_DRIVEN))


def test_a_row_that_is_not_driven_is_a_disagreement() -> None:
    outcome = not_driven(Disagreement("effect", "1", NOT_DRIVEN, "mine", "no die", "carried out"))
    made = Comparison("effect", "base", (outcome, Outcome()))
    assert (made.compared, made.agreeing, made.open) == (2, 1, [outcome])


# -- positions of one's own -------------------------------------------------------------------------------------


@pytest.fixture
def mine() -> Folder:
    """One position of each game under names of their own, with all their rows."""
    names: dict[Any, str] = {}
    for state in states().values():
        if state["mode"] not in (states()[name]["mode"] for name in names):
            names[state["id"]] = f"mine {len(names)}"
    kept: Folder = {}
    for file in NEEDED:
        key = NEEDED[file][0]
        # A copy by way of JSON, so that a test may change it.
        kept[file] = [
            json.loads(json.dumps(row)) | {key: names[row[key]]} for _, row in lines(file) if row[key] in names
        ]
    return kept


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Puts positions into a folder and runs the command with it: exit code, rows, complaint."""

    def run_on(folder: Folder, *options: str) -> Said:
        for file, rows in folder.items():
            (tmp_path / f"{file}.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        code = main(["--positions", str(tmp_path), "--json", *options])
        said = capsys.readouterr()
        return code, [json.loads(line) for line in said.out.splitlines()], said.err

    return run_on


def test_own_positions_under_any_name(mine: Folder, run: Callable[..., Said]) -> None:
    """To which set a position belongs is told by its mode, and no row is left out."""
    code, rows, complaint = run(mine)
    assert code == CLEAN
    assert not complaint
    assert {row["record"]["position"] for row in rows} == {"mine 0", "mine 1"}
    verdicts = sum(len(row["cards"]) for row in mine["playable"])
    carried_out = sum(row["driven"] for row in rows if row["kind"] in ("effects", "operations"))  # and looked back on
    questions = sum(row["record"].get("file") == "bot_priorities" for row in rows)
    assert questions > 800
    each = ("derived", "effects", "operations", "bot_decisions")
    assert len(rows) == carried_out + verdicts + questions + sum(len(mine[file]) for file in each)


def test_kind_and_set_restrict_the_rows(mine: Folder, run: Callable[..., Said]) -> None:
    """Either may be repeated; the files of other kinds need not be there."""
    del mine["effects"]
    _, rows, _ = run(mine, "--kind", "playable", "--kind", "derived", "--set", "awakening")
    assert {(row["kind"], row["set"]) for row in rows} == {("derived", "awakening"), ("playable", "awakening")}


def test_bots_are_left_out_if_nothing_is_told_of_them(mine: Folder, run: Callable[..., Said]) -> None:
    """Unless they are asked for."""
    del mine["bot_priorities"], mine["bot_decisions"]
    code, rows, _ = run(mine)
    assert code == CLEAN
    assert "bots" not in {row["kind"] for row in rows}
    code, rows, complaint = run(mine, "--kind", "bots")
    assert (code, rows) == (WRONG_USE, [])
    assert "bot_priorities" in complaint


def test_a_broken_record_of_a_bot_says_so(mine: Folder, run: Callable[..., Said]) -> None:
    """Its questions are not driven, and those of the others come all the same."""
    mine["bot_priorities"][0]["rank"] = {"chess": [["Iraq"]]}
    del mine["bot_priorities"][0]["movable_cells"]
    del mine["bot_priorities"][1]["by_ops"]
    code, rows, complaint = run(mine, "--kind", "bots")
    assert code == FINDINGS
    assert not complaint
    lost = {row["record"]["card"] for row in rows if not row["driven"]}
    assert lost == {"rank: chess", "movable cells", "questions"}


def test_a_new_disagreement_is_a_finding(mine: Folder, run: Callable[..., Said]) -> None:
    """The row names the value with what each side says, and the values beside it still agree."""
    mine["derived"][0]["gwot_penalty"] = 99
    code, (row,), _ = run(mine, "--kind", "derived", "--set", "base")
    assert code == FINDINGS
    assert (row["agrees"], row["explained"], row["driven"]) == (False, False, True)
    assert row["values"] - row["agreeing"] == 1
    assert [(d["path"], d["recorded"], d["reason"]) for d in row["differences"]] == [("gwot_penalty", 99, None)]
    assert "gwot_penalty" in row["why"]


def test_a_position_that_we_cannot_set_up_is_not_driven(mine: Folder, run: Callable[..., Said]) -> None:
    """Its rows say why, and the rows of the other position come all the same."""
    mine["states"][0]["countries"][0]["name"] = "Atlantis"
    code, rows, complaint = run(mine, "--kind", "operations", "--kind", "derived")
    assert code == FINDINGS
    assert not complaint
    lost = [row for row in rows if not row["driven"]]
    assert {row["record"]["position"] for row in lost} == {"mine 0"}
    assert all("Atlantis" in row["why"] and not row["explained"] for row in lost)
    assert any(row["agrees"] for row in rows)


def test_to_agree_on_nothing_is_not_to_agree(mine: Folder, run: Callable[..., Said]) -> None:
    """A row of which we know no value was not driven."""
    mine["derived"] = [{"id": "mine 0", "countries": []}]
    code, (row,), _ = run(mine, "--kind", "derived")
    assert code == FINDINGS
    assert (row["agrees"], row["driven"], row["values"], row["agreeing"]) == (False, False, 1, 0)


BROKEN: dict[str, Callable[[Folder], Any]] = {
    "neither derived.jsonl.gz nor derived.jsonl": lambda folder: folder.pop("derived"),
    "neither states.jsonl.gz nor states.jsonl": lambda folder: folder.pop("states"),
    "derived, line 1: there is no position 'x'": lambda folder: folder["derived"][0].update(id="x"),
    "line 2: 'mode' is wanting": lambda folder: folder["states"][1].pop("mode"),
    "the mode is 'Chess'": lambda folder: folder["states"][0].update(mode="Chess"),
    "the mode is []": lambda folder: folder["states"][0].update(mode=[]),
    "another position 'mine 0'": lambda folder: folder["states"].append(folder["states"][0]),
    "nothing to compare": lambda folder: folder["derived"].clear(),
}


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_folder_is_one_message(message: str, mine: Folder, run: Callable[..., Said]) -> None:
    """It is found before anything is printed."""
    BROKEN[message](mine)
    code, rows, complaint = run(mine, "--kind", "derived")
    assert (code, rows) == (WRONG_USE, [])
    assert message in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    "data",
    [b"no archive", gzip.compress(b"{}")[:-9], gzip.compress(b"no JSON"), gzip.compress(b"[]")],
    ids=["no archive", "cut off", "no JSON", "a list"],
)
def test_a_broken_file_is_one_message(data: bytes, tmp_path: Path, mine: Folder, run: Callable[..., Said]) -> None:
    """Not packed, cut off, no JSON, no object."""
    (tmp_path / "derived.jsonl.gz").write_bytes(data)
    code, rows, complaint = run(mine, "--kind", "derived")
    assert (code, rows) == (WRONG_USE, [])
    assert "derived.jsonl.gz" in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("options", [["--positions", "nowhere"], ["--kind", "chess"], ["--set", "awk"], ["--jso"]])
def test_wrong_use(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that is not there, a kind, a set and an option that do not exist."""
    assert main(options) == WRONG_USE
    said = capsys.readouterr()
    assert not said.out
    assert options[-1] in said.err


def test_the_report_is_restricted_too(mine: Folder, run: Callable[..., Said], tmp_path: Path, capsys: Any) -> None:
    """Without `--json` the same options give the report for people."""
    run(mine, "--kind", "derived")
    assert main(["--positions", str(tmp_path), "--kind", "derived", "--set", "base"]) == CLEAN
    said = capsys.readouterr().out
    assert said.startswith("derived, base: ")
    assert said.count("\n") == 1
