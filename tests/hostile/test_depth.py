"""Texts of any size and depth: refused in words, at once, and what lies beside them is still read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile.cards import READING, Attacker, event, lasting, nested

FOUND = {  # name: the card, and what the linter finds
    "3,000 else if": (event("if prestige > 1: test Iraq", *["else if prestige > 2: test Iraq"] * 3000), "S018"),
    "70 else if": (event("if prestige > 1: test Iraq", *["else if prestige > 2: test Iraq"] * 70), "S014"),
    "70 options": (event("do 1 of:", *['  option "x": test Iraq'] * 70), "S014"),
    "5,000 brackets": (event(f"let n = {'(' * 5000}1{')' * 5000}"), "S016"),
    "100 brackets": (event(f"let n = {'(' * 100}1{')' * 100}"), "S014"),
    "5,000 open brackets": (event(f"let n = {'(' * 5000}"), "S016"),
    "not not not": (event(f"if {'not ' * 90}prestige > 3: test Iraq"), ""),
    "not without end": (event(f"if {'not ' * 5000}prestige > 3: test Iraq"), "S016"),
    "10,000 terms": (event(f"let n = {' + '.join(['prestige'] * 10000)}"), "S016"),
    "190 terms": (event(f"let n = {'+'.join('1' * 190)}", "place n aid in Iraq"), ""),
    "190 factors": (event(f"let n = {'*'.join('1' * 190)}", "place n aid in Iraq"), ""),
    "a chain of and": (event(f"if {' and '.join(['prestige > 3'] * 25)}: test Iraq"), ""),
    "a chain of where": (
        event("if any country b where any country c where any country d where any country e where any country f "
              "where any country g where any country h where any country i where prestige > 9: test Iraq"),
        ""),
    "5,000 blocks": (event(*nested(["may:"] * 5000, "test Iraq")), "S018"),
    "20 blocks": (event(*nested(["may:"] * 20, "test Iraq")), "S014"),
    "blocks of options": (event(*nested(["do 1 of:", '  option "x":'] * 8, "test Iraq")), "S009"),
    "a line of a megabyte": (event("test " + "Iraq " * 200_000), "S018"),
    "a line of 100 thousand": (event("test " + "Iraq " * 20_000), "S016"),
    "a word of a megabyte": (event("x" * 1_000_000), "S018"),
    "a text in quotes of 100 thousand": (event(f'mark Iraq with "{"x" * 100_000}"'), "S016"),
    "a title of a megabyte": (event("test Iraq", title="x" * 1_000_000), "S018"),
    "a title of 100 thousand": (event("test Iraq", title="x" * 100_000), "S016"),
    "a comment of a megabyte": (event("test Iraq") + "#" * 1_000_000, "S018"),
    "a comment of 200 thousand": (event("test Iraq") + "#" * 200_000 + "\n", ""),
    "90 lines": (event(*["test Iraq"] * 90), ""),
    "90 choices": (event(*["choose a country c", "test c"] * 45), ""),
    "90 names": (event(*[f"let n{i} = n{i - 1} + 1" if i else "let n0 = 1" for i in range(90)]), ""),
    "10,000 lines": (event(*["test Iraq"] * 10_000), "S018"),
    "90 wrong lines": (event(*["spend recruitable sees attrition played back take toward"] * 90), "S024"),
    "90 long wrong lines": (event(*["attrition played non-muslim " * 14] * 90), "S024"),
    "90 lines that are no lines": (event(*["::: ((( ???"] * 90), "S024"),
    "empty lines without end": (event("test Iraq") + "\n" * 200_000, ""),
    "blanks at the end": (event("test Iraq" + " " * 200_000), "S019"),
    "tabs": (event(*["\t" * 50 + "test Iraq"] * 80), "S003"),
    "90 answers": (lasting(*["jihad modifier in c: +1 when c = Iraq"] * 90), ""),
    "80 triggers": (lasting(*["when turn ends: +1 prestige"] * 80), ""),
    "loops deep and long": (event(*nested([f"for each {n} in countries:" for n in "bcdefgh"], "test b"),
                                  *[f"{' ' * 14}test c"] * 80), ""),
    "ifs deep and long": (event(*nested(["if prestige > 3:"] * 9, "test Iraq"), *[f"{' ' * 18}test Iran"] * 80), ""),
    "names that may be empty": (
        event("for each b in countries:",
              *[f"  let s{i} = s{i + 1}" for i in range(1, 80)], "  choose a country s80"), ""),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND)
def test_a_text_of_any_size(name: str, attacker: Attacker) -> None:
    text, code = FOUND[name]
    done = attacker.all(text, READING)
    assert code in done["lint"].text
    if code in ("S014", "S016", "S018", "S024"):
        assert done["lint"].code == 1
        assert done["try"].code == 2


@pytest.mark.parametrize(
    ("command", "other"), [("lint {}", "small.card:4:5: N004"), ("fmt --check {}", "1 file unchanged")]
)
def test_a_million_lines_beside_a_card(command: str, other: str, attacker: Attacker) -> None:
    """The other one is read all the same."""
    attacker.file("large.card", event(*["test Iraq"] * 1_000_000))
    attacker.file("small.card", event("tset Iraq"))
    done = attacker.run(*command.format(attacker.folder).split())
    assert done.code == 1
    assert other in done.text
    assert "large.card:1:1: S018" in done.text


def test_a_lone_card_does_not_look_into_a_large_neighbour(attacker: Attacker) -> None:
    attacker.file("large.card", event(*['mark Iraq with "Bridge"'] * 1_000_000))
    card = attacker.file("small.card", lasting("cells in c: +1"))
    assert attacker.run("lint", card).code == 0


@pytest.mark.parametrize(
    "words", ["lint {}", "inspect {}", "play {} --us random --jihadist random", "try 1 --as us --scenario {}"]
)
@pytest.mark.parametrize("key", ["setup", "cards"])
def test_a_long_text_in_a_scenario(key: str, words: str, attacker: Attacker) -> None:
    lines = ["test Iraq"] * 5000 if key == "setup" else event(*["test Iraq"] * 5000).splitlines()
    text = "".join(f"    {line}\n" for line in lines)
    head = "setup: |\n" if key == "setup" else "cards:\n  - |\n"
    path = attacker.file("long.yaml", f"name: Test\ngame: labyrinth\nextends: lets-roll\n{head}{text}")
    done = attacker.run(*words.format(path).split())
    assert done.code in (1, 2)
    assert "S018" in done.text


def test_a_folder_within_folders(attacker: Attacker) -> None:
    """A path as deep as the system allows."""
    at: Path = attacker.folder
    for _ in range(60):
        at = at / ("d" * 20)
    at.mkdir(parents=True)
    (at / "small.card").write_text(event("tset Iraq"), encoding="utf-8")
    assert "N004" in attacker.run("lint", attacker.folder).text
