"""The register of codes: every code of the sources is in it, and its examples show what it says they show."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus_tools.deep.trials import check as play
from daedalus_tools.lint import registry, rulebook
from daedalus_tools.lint.checking import check
from daedalus_tools.lint.examples import FILE

ROOT = Path(__file__).parents[2]
EVERY = registry.every()
DECK_WIDE = ("D", "L008")  # shown by the cards of a folder together


def files_of(example: str, name: str) -> dict[str, str]:
    """The files of an example by name; one that names none is one file, a card or a scenario by how it begins."""
    if not example.startswith(FILE):
        ending = "yaml" if example.startswith("name:") else "card"
        return {f"{name}.{ending}": example}
    parts = example.removeprefix(FILE).split(f"\n{FILE}")
    return {part.split("\n", 1)[0]: part.split("\n", 1)[1].rstrip("\n") + "\n" for part in parts}


def lint(to: Path, example: str, code: str, encoding: str = "utf-8") -> set[str]:
    """The codes that are found in an example."""
    files = files_of(example, "bridge")
    for name, text in files.items():
        (to / name).parent.mkdir(exist_ok=True)
        (to / name).write_bytes(text.encode(encoding))
    path = to if len(files) > 1 or code.startswith(DECK_WIDE) else to / next(iter(files))
    deep = functools.partial(play, states=40) if code[0] == "X" else None
    return {finding.code for finding in check([path], deep=deep).findings}


@pytest.mark.parametrize("code", EVERY)
def test_the_bad_example_has_the_finding(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is run; the safety net for what nobody can write (S017) is let down by hand."""
    if code == "S017":

        def too_deep(*_: object) -> None:
            raise RecursionError

        monkeypatch.setattr("daedalus.kit.library.SURELY_RUNS", 0)
        monkeypatch.setattr("ast.parse", too_deep)
    assert code in lint(tmp_path, EVERY[code].bad, code, EVERY[code].encoding)


@pytest.mark.parametrize("code", EVERY)
def test_the_good_example_is_clean(code: str, tmp_path: Path) -> None:
    assert lint(tmp_path, EVERY[code].good, code) == set()


def test_every_code_of_the_sources_is_explained() -> None:
    """A finding that nobody can look up is none."""
    used = set()
    for path in [*(ROOT / "tools").rglob("*.py"), *(ROOT / "interpreter").rglob("*.py")]:
        if path.parent.name != "rules":
            used |= set(re.findall(r'"([SNTHRLDYX]\d{3})"', path.read_text(encoding="utf-8")))
    assert len(used) > 50
    assert used <= set(EVERY)


def test_every_entry_tells_something() -> None:
    """A title without a full stop, and two to four sentences of why."""
    for code, entry in EVERY.items():
        assert entry.code == code
        assert code[0] in registry.GROUPS
        assert entry.title
        assert not entry.title.endswith(".")
        sentences = re.findall(r"[.?!](?=\s|$)", entry.why)
        assert 2 <= len(sentences) <= 4, code


def test_every_rule_is_found_by_somebody() -> None:
    """By a check of its own, or by code elsewhere that names it."""
    rules = ROOT / "tools" / "daedalus_tools" / "lint" / "rules"
    modules = [path for room in ("interpreter", "tools") for path in (ROOT / room).rglob("*.py")]
    elsewhere = "".join(path.read_text(encoding="utf-8") for path in modules if path.parent != rules)
    for path in sorted(rules.glob("[a-z]???_*.py")):
        has_checks = "@checks(" in path.read_text(encoding="utf-8")
        assert has_checks or f'"{path.stem[:4].upper()}"' in elsewhere, path.stem


def test_titles_are_all_different() -> None:
    assert len({entry.title for entry in EVERY.values()}) == len(EVERY)


def test_every_rule_of_an_entry_is_in_the_rulebook() -> None:
    cited = {number for entry in EVERY.values() for number in entry.rules}
    assert len(cited) > 20
    assert cited <= set(rulebook.rules())


def test_rules_and_nothing_else_without_a_number() -> None:
    """Every finding about the rules names the rule."""
    assert [code for code, entry in EVERY.items() if code[0] == "R" and not entry.rules] == []


def test_the_rulebook_is_read_as_yaml_reads_it() -> None:
    """The quick reader of one fixed form and the real one agree."""
    data = load_plain(folder("rules") / "labyrinth.yaml")
    assert rulebook.rules() == {**data["rules"], **data["exempt"]}


def test_rules_in_diagnostics() -> None:
    first, second, unknown = rulebook.lines("4.3.2, 4.3.3 and 99.9")
    assert first.startswith("rule 4.3.2: Non-Muslim countries have a posture")
    assert second == "rule 4.3.3: Israel's posture is always Hard."
    assert unknown == "rule 99.9"


def test_the_nearest_code() -> None:
    assert registry.nearest("n0001") == "N001"
    assert registry.nearest("R1") == "R001"
    assert registry.nearest("whatever") == ""


def test_files_of_an_example() -> None:
    """Several files in one text, each under its name."""
    assert files_of("# file: a.card\none\n# file: b.card\ntwo\n", "x") == {"a.card": "one\n", "b.card": "two\n"}
    assert files_of("name: Test\n", "x") == {"x.yaml": "name: Test\n"}
    assert files_of('card 1 "A"\n', "x") == {"x.card": 'card 1 "A"\n'}
