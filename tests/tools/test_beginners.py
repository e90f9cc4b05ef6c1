"""What beginners get wrong: the message shows the right spelling of the whole line, with their own words in it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

import pytest
from ruamel.yaml import YAML

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


@pytest.mark.parametrize("name", ["beginners", "beginners-unseen"])
def test_the_right_line_is_shown(name: str, tmp_path: Path) -> None:
    missed = [slip for slip in slips(name) if not slip.shown(tmp_path)]
    assert len(missed) <= len(slips(name)) * 0.05, missed
