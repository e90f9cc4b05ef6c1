"""What beginners get wrong: the message shows the right spelling of the whole line, with their own words in it."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from ruamel.yaml import YAML

from daedalus_tools.lint import slips as tables
from daedalus_tools.lint.checking import check
from daedalus_tools.lint.diagnostics import text
from daedalus_tools.lint.repairing import advised
from daedalus_tools.world import game
from tests.tools.linting import SCENARIO

CORPUS = Path(__file__).parent.parent / "corpus"
NOTHING_LEFT = "Take this line away"


class Slip(NamedTuple):
    """A line that is wrong in one way, and the same line right; an empty one is to be taken away."""

    place: str
    wrong: str
    right: str
    before: str = ""
    after: str = ""

    def file(self, folder: Path) -> Path:
        """The smallest card or scenario with the line in it."""
        lines = "\n".join(part for part in (self.before, self.wrong, self.after) if part)
        if self.place == "scenario":
            path = folder / "s.yaml"
            kept = [line for line in SCENARIO.splitlines() if line.split(":")[0] not in self.right]
            path.write_text("\n".join([*kept, lines, ""]), encoding="utf-8")
            return path
        path = folder / "a.card"
        path.write_text(self._card(lines), encoding="utf-8")
        return path

    def _card(self, lines: str) -> str:
        title = lines if self.place == "title" else 'card 901 "Bridge"'
        head = lines if self.place == "head" else "us, 2 ops, mark" if self.place == "effect" else "us, 2 ops"
        event = lines if self.place == "event" else "+1 prestige"
        body = f"{head}\n"
        if self.place == "effect":
            body += f"while in effect:\n{_indented(lines)}\n"
        elif not (self.place == "head" and ("event" in self.right or "while" in self.right)):
            body += f"event:\n{_indented(event)}\n"
        return f"{title}\n{_indented(body)}\n"

    def says(self, folder: Path) -> list[str]:
        """The messages, without the line as it was written."""
        checked = check([self.file(folder)])
        found = [text(finding) for finding in advised(checked, game())]
        return ["\n".join(line for line in one.split("\n") if " | " not in line[:8]) for one in found]

    def shown(self, folder: Path) -> bool:
        wanted = self.right or NOTHING_LEFT
        return any(wanted in one for one in self.says(folder))


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.split("\n"))


@functools.cache
def slips(name: str = "beginners") -> list[Slip]:
    written = YAML(typ="safe").load(CORPUS / f"{name}.yaml")
    return [Slip(place, **slip) for place, some in written.items() for slip in some]


@pytest.mark.parametrize("name", ["beginners", "beginners-unseen", "beginners-third", "beginners-words"])
def test_the_right_line_is_shown(name: str, tmp_path: Path) -> None:
    missed = [slip for slip in slips(name) if not slip.shown(tmp_path)]
    assert len(missed) <= len(slips(name)) * 0.05, missed


# -- reasons -------------------------------------------------------------------------------------------------


def said(folder: Path, *lines: str) -> str:
    """All messages about an event of these lines."""
    return "\n".join(Slip("event", "\n".join(lines), "").says(folder))


def test_no_message_shows_a_pattern(tmp_path: Path) -> None:
    """`{n:number} cell[s]` is for who declares words."""
    for slip in (*slips(), *slips("beginners-unseen")):
        for one in slip.says(tmp_path):
            assert not re.search(r"\{\w:|\w\[s\]", one), one


def test_a_list_says_why_it_is_one(tmp_path: Path) -> None:
    text = said(tmp_path, "choose 1 country c", "place 1 cell in c")
    assert "'c' is a list because you chose '1 country c'" in text


def test_a_name_of_an_option_says_that_it_lives_there(tmp_path: Path) -> None:
    option = ("do 1 of:", "  option:", "    choose a muslim country c", "    test c", "  option: +1 prestige")
    assert "'c' lives only inside its option" in said(tmp_path, *option, "place 1 cell in c")
    assert "'c' lives only inside its loop" in said(tmp_path, "for each c in countries: test c", "place 1 cell in c")


def test_an_open_bracket_is_pointed_at(tmp_path: Path) -> None:
    text = said(tmp_path, "if (prestige > 3 and (funding < 5 or prestige > 8):", "  +1 prestige")
    assert "the bracket in column 8 is still open" in text
    assert "write: if (prestige > 3 and (funding < 5 or prestige > 8)):" in text


def test_what_nothing_is_at_once(tmp_path: Path) -> None:
    text = said(tmp_path, "choose a country c where ally and adversary", "test c")
    assert "did you mean `or`?" in text
    assert "write: choose a country c where ally or adversary" in text


def test_both_lines_of_a_key_that_is_there_twice(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO + "funding: 4\n", encoding="utf-8")
    [finding] = check([path]).findings
    first = SCENARIO.split("\n").index("funding: 5") + 1
    assert f"the key 'funding' is there already, in line {first}" in text(finding)
    assert finding.span.line == SCENARIO.count("\n") + 1


def test_the_tables_hold_what_a_game_says() -> None:
    """Right words can be looked up by what people say for them."""
    known = tables.of(game())
    assert known.akin("destroy", "remove")
    assert known.akin("Kill", "remove")
    assert not known.akin("remove", "destroy")


def test_a_wrong_line_of_the_set_up_is_shown_rightly(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(SCENARIO + "setup: |\n  place two cells in iraq\n", encoding="utf-8")
    checked = check([path])
    assert any("write: place 2 cells in Iraq" in text(finding) for finding in advised(checked, game()))
